### Il regolamento di Lorenzo il Magnifico: titoli, regole e decisioni nostre (`-ours`).

lo-rule-differences = I valori delle 96 carte, delle tessere, dei leader e del tabellone sono quelli stampati, confrontati voce per voce con molte fonti indipendenti. Le illustrazioni sono nostre. Dove le regole lasciano un dubbio, decidiamo come elencato qui sotto; da R1 a R43 sono le decisioni sulle singole carte.

lo-rule-1-title = Panoramica
lo-rule-1 =
    Un gioco da due a quattro giocatori, da una a due ore al tavolo. Nella Firenze di Lorenzo il Magnifico le famiglie nobili gareggiano per la fama in sei round.

    In ogni round mandi quattro familiari, uno per turno: nelle torri a prendere carte, al raccolto, alla produzione, al mercato o al consiglio. Tre di loro valgono quanto i dadi del round; i servitori li rafforzano.

    Territori ed edifici lavorano per te più volte, i personaggi aiutano per sempre, le imprese danno punti alla fine. Tre volte la Chiesa chiede conto della tua fede.

    Dopo il sesto round si conta tutto. Vince chi ha più punti vittoria.

lo-rule-1-1-title = Il gioco base
lo-rule-1-1 = Senza leader. Tutti hanno la stessa tessera bonus. Adatto alla prima partita.

lo-rule-1-2-title = Il gioco avanzato
lo-rule-1-2 = Prima del primo round ciascun giocatore sceglie quattro leader e una di quattro tessere bonus diverse.
lo-rule-1-2-ours = Il tavolo offre entrambi i giochi; se non cambi nulla si gioca quello avanzato.

lo-rule-2-title = Preparazione
lo-rule-2 = Il programma prepara tutto da sé. Questi sono i numeri.

lo-rule-2-1-title = Le quattro torri
lo-rule-2-1 = Ci sono quattro torri: territori (verde), personaggi (blu), edifici (giallo) e imprese (viola). Ognuna ha 24 carte, otto per periodo. Le otto di un periodo si mescolano; prima viene il periodo I, poi il II, poi il III. Un periodo dura due round.

lo-rule-2-2-title = Tessere scomunica
lo-rule-2-2 = Per ogni periodo se ne estrae una su sette. Tutte e tre sono scoperte dall’inizio: ognuno sa che cosa minaccia la Chiesa.

lo-rule-2-3-title = Spazi coperti
lo-rule-2-3 = In due giocatori sono coperti lo spazio grande del raccolto, quello della produzione e il terzo e il quarto spazio del mercato. In tre sono coperti solo il terzo e il quarto spazio del mercato.

lo-rule-2-4-title = Con che cosa si comincia
lo-rule-2-4 = Ogni giocatore ha quattro familiari, bianco, nero, arancione e neutro, e 2 legni, 2 pietre e 3 servitori. Il primo giocatore prende 5 monete, il secondo 6, il terzo 7 e il quarto 8. Tutti i tracciati partono da 0.
lo-rule-2-4-ours = Il primo ordine di turno si estrae a sorte, dal seme della partita.

lo-rule-2-5-title = Tessere bonus e leader
lo-rule-2-5 = Nel gioco avanzato i giocatori scelgono le tessere bonus in ordine di turno inverso. Poi ciascuno riceve quattro leader, ne tiene uno e passa gli altri a destra, e così via, finché tutti ne hanno tenuti quattro.

lo-rule-2-6-title = Ce n’è per tutti
lo-rule-2-6 = Risorse e monete non finiscono mai.

lo-rule-3-title = Un round
lo-rule-3 = Arrivano nuove carte, si tirano i dadi, e poi i giocatori piazzano a turno i loro familiari finché nessuno ne ha più.

lo-rule-3-1-title = Carte e dadi
lo-rule-3-1 = Ogni torre riceve quattro carte, la prima al piano più basso. Poi si tirano i tre dadi, bianco, nero e arancione. Valgono per tutti.

lo-rule-3-2-title = I turni
lo-rule-3-2 = In ordine di turno ciascuno gioca un turno, poi di nuovo tutti, finché i familiari sono tutti piazzati. Nel tuo turno piazzi un familiare su uno spazio in cui può entrare ed esegui l’azione di quello spazio.

lo-rule-3-3-title = Quanto vale un familiare
lo-rule-3-3 =
    Un familiare bianco, nero o arancione vale quanto il dado del suo colore. Il familiare neutro vale 0.
    Ogni servitore che paghi aggiunge 1; puoi pagarne quanti vuoi insieme.
    Uno spazio richiede almeno il valore stampato accanto.

lo-rule-3-4-title = I leader
lo-rule-3-4 =
    Nel gioco avanzato, nel tuo turno, puoi fare quante volte vuoi quanto segue:
    – scartare un leader dalla mano e prendere un privilegio del consiglio;
    – giocare un leader di cui soddisfi il requisito; si controlla solo ora, e non si paga nulla;
    – usare un leader giocato la cui abilità vale una volta per round. Resta poi coperto fino al round successivo.
    I leader che valgono sempre non vanno usati.
lo-rule-3-4-ours = Si può fare prima di piazzare il familiare o dopo tutta la sua azione, ma non nel mezzo.

lo-rule-3-5-title = Passare
lo-rule-3-5 = Per giocare un turno serve un familiare che si possa piazzare.
lo-rule-3-5-ours = Se non puoi piazzare nessun familiare, passi. Puoi passare anche quando potresti piazzarne uno. Chi ha passato non piazza più familiari in quel round.

lo-rule-3-6-title = Privilegi del consiglio
lo-rule-3-6 =
    Un privilegio del consiglio è una di queste cose, a tua scelta:
    – 1 legno e 1 pietra;
    – 2 servitori;
    – 2 monete;
    – 2 punti militari;
    – punti fede.
lo-rule-3-6-ours = Le regole più recenti danno 2 punti fede, il tabellone della prima edizione ne mostra 1. Qui sono 2; una scelta prima della partita lo riporta a 1.

lo-rule-4-title = Gli spazi
lo-rule-4 = I luoghi sono di cinque tipi: torri, raccolto, produzione, mercato e palazzo del consiglio.

lo-rule-4-1-title = Le torri
lo-rule-4-1 = Ogni piano di una torre ha una carta e uno spazio per un familiare. Dal basso i piani richiedono i valori 1, 3, 5 e 7. I due piani superiori danno anche un bonus: legno nella torre dei territori, pietra in quella dei personaggi, punti militari in quella degli edifici, monete in quella delle imprese; 1 al piano da 5, 2 al piano da 7.

lo-rule-4-1-1-title = Una torre occupata
lo-rule-4-1-1 = Se nella torre c’è già un altro familiare, anche tuo, paghi prima 3 monete. In ogni torre puoi avere un familiare colorato e, in più, quello neutro.
lo-rule-4-1-1-ours = I familiari neutri di giocatori diversi possono stare nella stessa torre.

lo-rule-4-1-2-title = Prendere la carta
lo-rule-4-1-2 =
    Tutto avviene in quest’ordine:
    – paghi le 3 monete, se dovute;
    – ricevi il bonus del piano;
    – paghi il costo della carta;
    – metti la carta sulla tua plancia;
    – ricevi il suo effetto immediato.
    Il bonus può quindi servire a pagare la carta, ma non le 3 monete.

lo-rule-4-1-3-title = Posto sulla plancia
lo-rule-4-1-3 = Puoi avere al massimo sei carte di ogni tipo. I territori non costano nulla, ma dal terzo in poi richiedono punti militari che devi avere e che non paghi: 3 per il terzo, 7 per il quarto, 12 per il quinto e 18 per il sesto.

lo-rule-4-1-4-title = Nessun piano senza la sua carta
lo-rule-4-1-4 = Piazzare un familiare in una torre significa prendere una carta.
lo-rule-4-1-4-ours = Puoi scegliere solo un piano di cui puoi prendere e pagare la carta, e allora la prendi. Non si può scegliere un piano vuoto, né solo il suo bonus.

lo-rule-4-1-5-title = Effetti permanenti
lo-rule-4-1-5 = Gli effetti permanenti di una carta valgono dal momento in cui sta sulla tua plancia.

lo-rule-4-2-title = Raccolto e produzione
lo-rule-4-2 = Il raccolto fa lavorare i tuoi territori, la produzione i tuoi edifici.

lo-rule-4-2-1-title = Spazio piccolo e spazio grande
lo-rule-4-2-1 = Lo spazio piccolo accoglie un solo familiare. Quello grande ne accoglie quanti si vuole, ma lì il valore è minore di 3. Non puoi piazzare un familiare se il valore finisse sotto 1.
lo-rule-4-2-1-ours = In ciascuna delle due aree, spazio piccolo e grande insieme, puoi avere un familiare colorato e, in più, quello neutro.

lo-rule-4-2-2-title = L’azione
lo-rule-4-2-2 = Lavorano la tua tessera bonus e ogni carta il cui numero non supera il valore dell’azione: i territori nel raccolto, gli edifici nella produzione. Ognuna si usa al massimo una volta, in uno dei suoi modi; puoi anche lasciarla fuori. Tutto ciò che paghi deve essere tuo prima dell’azione. Ciò che ricevi si può spendere dopo.

lo-rule-4-3-title = Mercato
lo-rule-4-3 =
    Ogni spazio accoglie un familiare. Puoi usarne più d’uno.
    – Primo spazio: 5 monete.
    – Secondo: 5 servitori.
    – Terzo: 3 punti militari e 2 monete.
    – Quarto: due privilegi del consiglio diversi.

lo-rule-4-4-title = Palazzo del consiglio
lo-rule-4-4 = Possono venirci quanti familiari si vuole, da sinistra a destra. Ognuno porta 1 moneta e un privilegio del consiglio. Chi arriva prima gioca prima nel round successivo.

lo-rule-5-title = Tra un round e l’altro
lo-rule-5 = Quando tutti i familiari sono piazzati il round è finito. Ogni due round c’è il rapporto alla Chiesa.

lo-rule-5-1-title = Rapporto alla Chiesa
lo-rule-5-1 =
    Dopo i round 2, 4 e 6 servono 3, 4 e 5 punti fede.
    Se ne hai meno, sei scomunicato: la tessera del periodo pesa su di te fino alla fine della partita. La tua fede resta.
    Se ne hai abbastanza, scegli. Sostieni la Chiesa: ottieni i punti della tua casella del tracciato fede e la fede torna a 0. Oppure ti lasci scomunicare e tieni la fede.
lo-rule-5-1-ours = Si chiede ai giocatori in ordine di turno.

lo-rule-5-2-title = Comincia un nuovo round
lo-rule-5-2 = I leader usati tornano scoperti. Le carte rimaste nelle torri escono dal gioco.

lo-rule-5-3-title = Nuovo ordine di turno
lo-rule-5-3 = Per primi vengono i giocatori nel palazzo del consiglio, da sinistra a destra; di ciascuno conta solo il primo familiare. Gli altri seguono nel vecchio ordine. Tutti i familiari tornano a casa.

lo-rule-6-title = Conteggio finale
lo-rule-6 = Dopo il sesto round e il suo rapporto alla Chiesa si aggiungono altri punti a quelli che hai.

lo-rule-6-1-title = Fede
lo-rule-6-1 =
    La tua casella del tracciato fede dà punti, e la fede torna a 0.
    Le caselle da 0 a 15 valgono 0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25 e 30 punti.

lo-rule-6-2-title = Carte
lo-rule-6-2 =
    – Tre, quattro, cinque o sei territori: 1, 4, 10 o 20 punti.
    – Da uno a sei personaggi: 1, 3, 6, 10, 15 o 21 punti.
    – Imprese: i punti stampati.
    Gli edifici hanno già dato i loro punti.

lo-rule-6-3-title = Forza militare
lo-rule-6-3 = Chi ha più punti militari ottiene 5 punti, il secondo 2. Se più giocatori sono primi, ciascuno ne ottiene 5 e nessuno è secondo. Se più giocatori sono secondi, ciascuno ne ottiene 2.

lo-rule-6-4-title = Risorse
lo-rule-6-4 = Si sommano legno, pietra, servitori e monete: 1 punto ogni cinque.

lo-rule-6-5-title = Chi vince
lo-rule-6-5 = La scomunica III.4 si calcola prima di tutto questo, da III.5 a III.7 dopo. Vince chi ha più punti. In caso di parità vince chi viene prima nell’ordine stabilito dal palazzo del consiglio dopo il sesto round.

lo-rule-7-title = Che cosa è nascosto
lo-rule-7 = Sono nascosti l’ordine delle carte che verranno, i leader in mano a ciascuno e i leader passati durante la scelta, salvo a chi li ha avuti in mano. Tutto il resto è visibile, anche i punti.

lo-rule-8-title = Carte, tessere e leader in dettaglio
lo-rule-8 = Decisioni su singoli effetti, numerate da R1 a R43. Quelle segnate come nostre sono la nostra lettura, dove nessuna fonte decide.

lo-rule-8-1-title = Valori: R1–R9
lo-rule-8-1 =
    R1: Condottiero, Costruttore, Dama, Cavaliere, Contadino, Artigiano, Fattore e Studioso rafforzano ogni azione di quel tipo, fatta con un familiare o grazie a una carta.
    R2: I servitori rafforzano un familiare, e anche un’azione data da una carta.
    R3: Nei raccolti e nelle produzioni dati da Cardinale, Vescovo, Scavare Canalizzazioni e Migliorare le Strade contano servitori e bonus permanenti. In quelli di Francesco Sforza e Leonardo da Vinci contano solo i servitori; la produzione di Leonardo, di valore 0, ne richiede almeno uno.
    R4: Le scomuniche I.5, I.6 e da II.1 a II.4 indeboliscono ogni azione di quel tipo, fatta con un familiare o grazie a una carta. I.5 e I.6 si sommano al −3 dello spazio grande. Servitori e carte possono rialzare l’azione.
    R5: La scomunica I.7 indebolisce i tre familiari colorati ogni volta che si piazzano, mai quello neutro.
    R6: Ludovico il Moro (5) e Federico (6) sostituiscono il dado. Il +2 di Lucrezia, la scomunica I.7 e i bonus di personaggi e servitori vengono dopo.
    R7: L’abilità di Federico dura per il round.
    R8: Con Sigismondo il familiare neutro vale 3: non gli servono servitori sugli spazi di valore 1 e 3. Lucrezia, il Moro e Federico non aiutano mai quello neutro.
    R9: Con la scomunica II.6 due servitori danno +1, quattro danno +2.
lo-rule-8-1-ours =
    R1: Più bonus si sommano.
    R4: Le scomuniche I.5 e I.6 indeboliscono anche le azioni di Sforza e di Leonardo.
    R5: I.7 non tocca le azioni senza familiare.
    R6: Lucrezia e I.7 cambiano anche un valore stabilito dal Moro o da Federico. Federico prevale sul Moro.
    R7: Il familiare si sceglie quando si usa l’abilità, prima di piazzarlo.
    R9: Un servitore spaiato non serve. I servitori pagati come costo non cambiano.

lo-rule-8-2-title = Torri: R10–R20
lo-rule-8-2 =
    R10: Prima le 3 monete, poi il bonus del piano, il costo, la carta sulla plancia, il suo effetto immediato.
    R11: Le 3 monete sono dovute per qualsiasi altro familiare nella torre, anche il tuo neutro.
    R12: Se una carta ti fa prendere una carta, non si piazza nessun familiare. Le 3 monete sono dovute se nella torre c’è un familiare, il bonus del piano si riceve, il valore deve bastare per il piano.
    R13: Filippo Brunelleschi ti risparmia le 3 monete quando piazzi un familiare.
    R14: Con il Predicatore non ricevi più il bonus dei piani da 5 e da 7 per il resto della partita. I loro valori restano.
    R15: Pico toglie 3 monete da quelle stampate su una carta, mai dalle 3 monete di una torre occupata. Di una carta con due costi aiuta quello in monete.
    R17: Per un’impresa con punti militari devi avere il numero più grande e perdi il più piccolo. Il sostegno al vescovo, al cardinale e al papa ha due costi; ne scegli uno.
    R18: Con Cesare Borgia prendi territori senza punti militari.
lo-rule-8-2-ours =
    R12: Si può fare anche dove c’è un tuo familiare.
    R13: Brunelleschi non aiuta quando una carta ti fa prendere una carta.
    R14: Il bonus ricevuto prendendo il Predicatore resta tuo.
    R15: Lo sconto di Pico si somma a quelli di Dama e Mecenate. Un costo non scende mai sotto zero.
    R16: Costruttore e Architetto possono abbassare entrambi il costo di una carta.
    R19: Una carta che conta le carte del proprio tipo conta anche sé stessa.
    R20: Puoi rinunciare a un’azione supplementare; se è impossibile va persa. Le altre parti dell’effetto si ricevono. L’ordine delle parti lo scegli tu.

lo-rule-8-3-title = Raccolto, produzione: R21–R24
lo-rule-8-3 =
    R21: Un tuo familiare colorato in ciascuna area e, in più, quello neutro. Le azioni date da carte non piazzano nessuno.
    R22: Tutto ciò che si paga deve essere tuo prima dell’azione. Ogni carta si usa al massimo una volta, in un modo.
    R24: Ludovico Ariosto può entrare in spazi occupati.
lo-rule-8-3-ours =
    R21: Spazio piccolo e spazio grande contano come una sola area.
    R23: Ciò che dà la tessera bonus non si può spendere nella stessa azione.
    R24: Per Ariosto restano gli altri limiti: un familiare colorato per torre e per area, e le 3 monete.

lo-rule-8-4-title = Guadagni e perdite: R25–R31
lo-rule-8-4 =
    R25: Le scomuniche da I.1 a I.3 tolgono 1 a ogni fonte: ogni carta, ogni piano, ogni spazio. In un raccolto o in una produzione ogni carta è una fonte a sé.
    R29: Santa Rita raddoppia monete, legno, pietra e servitori che una carta ti dà subito. Non raddoppia bonus dei piani, spazi, punti, privilegi, raccolti e produzioni.
    R30: I privilegi con il segno ≠ devono essere diversi fra loro.
lo-rule-8-4-ours =
    R25: Anche la tessera bonus è una fonte.
    R26: Lo è anche ogni privilegio.
    R27: I.4 toglie 1 in tutto, legno o pietra; se una fonte dà entrambi, scegli tu.
    R28: Un guadagno non scende mai sotto zero. Una conversione costa comunque il prezzo intero.
    R29: Ciò che Santa Rita raddoppia si raddoppia prima e si riduce una sola volta.
    R30: Privilegi di fonti diverse possono ripetersi.
    R31: La fede oltre la casella 15 va persa. I punti militari possono superare 25.

lo-rule-8-5-title = Leader: R32–R36
lo-rule-8-5 =
    R32: Un requisito si controlla solo quando il leader si gioca, e non si paga nulla. Le sei carte di Lucrezia possono essere di un tipo qualsiasi.
    R33: Un leader scartato dà un privilegio. Un leader in gioco non si può scartare.
    R35: Lorenzo de’ Medici copia un leader che un altro giocatore ha in gioco. La scelta è definitiva.
    R36: Sisto IV porta 5 punti ogni volta che sostieni la Chiesa.
lo-rule-8-5-ours =
    R33: I leader possono agire prima o dopo il piazzamento.
    R34: Un’abilità che vale una volta per round si può usare già nel round in cui il leader è giocato.
    R35: Il requisito del leader copiato non conta. Ogni proprietario usa l’abilità una volta per round. Lorenzo non si può giocare finché nessun altro ha un leader in gioco, e di Lorenzo ce n’è uno solo.
    R36: Sisto vale anche all’ultimo rapporto alla Chiesa.

lo-rule-8-6-title = Chiesa e fine: R37–R43
lo-rule-8-6 =
    R37: Sotto il numero del periodo sei scomunicato e tieni la fede. Da quel numero in su scegli.
    R38: Dopo il sesto round c’è prima il rapporto alla Chiesa. Poi la fede rimasta dà ancora punti a tutti.
    R39: Con la scomunica II.7 il tuo primo turno di ogni round si salta. Quando tutti hanno piazzato i loro familiari, piazzi il tuo ultimo.
    R40: II.5 vieta il mercato; ciò che danno le carte non cambia.
    R41: III.4 toglie 1 punto ogni 5 prima del conteggio finale, per difetto: con 26 ne perdi 5. III.6 conta legno e pietra dei costi stampati dei tuoi edifici, qualunque cosa tu abbia pagato.
    R42: III.1, III.2 e III.3 tolgono i punti finali di personaggi, imprese e territori, nient’altro.
    R43: Più primi per forza militare: 5 ciascuno, e nessuno è secondo.
lo-rule-8-6-ours =
    R39: Più proprietari di II.7 piazzano l’ultimo familiare in ordine di turno. Chi ha passato ha finito e perde il turno finale. In un turno saltato i leader non agiscono.
    R41: I punti fede della fine fanno parte del conteggio finale.
    R42: Un totale non scende mai sotto zero.
    R43: Anche in due giocatori il secondo ottiene 2 punti. Si è in classifica anche con zero punti militari.

lo-rule-9-title = Esempi
lo-rule-9 = Tre momenti al tavolo, contati passo per passo.

lo-rule-9-1-title = Una carta in una torre occupata
lo-rule-9-1 =
    Il familiare arancione di Bianca vale 6. Vuole Scavare Canalizzazioni, al piano da 5 della torre delle imprese. Nella torre ci sono due familiari.
    Paga 3 monete, riceve 1 moneta di bonus e paga la carta: 3 monete e 2 servitori. In tutto ha 5 monete in meno.
    La carta le dà subito un raccolto di valore 4, e 5 punti alla fine.

lo-rule-9-2-title = Una produzione
lo-rule-9-2 =
    Adso piazza il familiare arancione, 6, sullo spazio grande della produzione: 6 − 3 = 3. Con tre servitori il valore è 6.
    Ha la Gilda degli Scultori (da 5) e la Falegnameria (da 4). Paga 3 pietre per 7 punti e 2 legni per 5 monete. Lavora anche la sua tessera bonus.
    Le 5 monete non possono pagare nulla in questa produzione.

lo-rule-9-3-title = Un rapporto alla Chiesa
lo-rule-9-3 =
    Il quarto round è finito, servono 4 punti fede.
    Michele ne ha 3: è scomunicato e tiene i suoi 3.
    Bianca ne ha 6. Può sostenere la Chiesa: 7 punti, e si torna a 0. Poi le servono 5 nuovi punti fede in due round. Oppure prende la tessera e tiene i suoi 6.

lo-rule-10-title = Come si fa qui
lo-rule-10 = Il programma distribuisce, tira i dadi, conta e tiene l’ordine. Questo capitolo dice che cosa fai tu, e come. Non cambia nessuna regola.

lo-rule-10-1-title = La scelta dei leader
lo-rule-10-1 = I giocatori scelgono i leader uno dopo l’altro, senza essere visti; i mazzetti passano quando tutti hanno scelto. Se più persone giocano allo stesso schermo, un sipario copre le carte fra l’una e l’altra.

lo-rule-10-2-title = Piazzare e pagare
lo-rule-10-2 = Scegli un familiare, poi uno spazio illuminato. I servitori che servono si impiegano da sé; con il più ne aggiungi altri. Dove c’è un solo modo di pagare, si paga subito; altrimenti i modi appaiono accanto alla carta, con ciò che resta.

lo-rule-10-3-title = Fine del turno e annullare
lo-rule-10-3 = Il turno finisce quando lo dici tu; fino ad allora i leader possono agire, e tutto si può annullare finché non si è rivelato nulla di nuovo.

lo-rule-10-4-title = Il conto in anticipo
lo-rule-10-4 = In ogni momento il tavolo mostra quanti punti avrebbe ciascuno se la partita finisse ora: tracciati, carte, forza militare, risorse e scomuniche, così come stanno.
