### Il regolamento di San Gimignano: titoli, regole e decisioni nostre (`-ours`).

sg-rule-differences = Di questo gioco si è trovato soltanto il foglio di regole giapponese, e la sua scansione è rovinata: mancano il nome della donazione 5, il nome e il numero di copie di una carta nobile e il numero di copie della Giostra. Quei nomi e quei numeri sono nostri, come pure tutti i termini inglesi e italiani e le illustrazioni delle carte. La scatola contiene anche carte di riepilogo; qui ogni elemento del tavolo apre la sua regola. Dove il foglio lascia un dubbio, decidiamo come elencato qui sotto.

sg-rule-1-title = Componenti
sg-rule-1 = Un gioco per due giocatori, di circa 20 minuti. Le famiglie nobili di San Gimignano gareggiano per innalzare le torri più belle della città.

sg-rule-1-1-title = Carte torre
sg-rule-1-1 = Ci sono 45 carte torre con i numeri 5, 6, 7, 8, 9 e 10. Ogni numero compare tante volte quanto indica: cinque 5, sei 6 e così via fino a dieci 10.

sg-rule-1-2-title = Carte nobili
sg-rule-1-2 = Le dieci carte nobili si usano solo nel gioco con i nobili: tre Pietre pregiate, due Pellegrinaggi in Vaticano, due Giostre e una ciascuna di Torre Rognosa, Chiesa di Santa Fina e Mura cittadine.
sg-rule-1-2-ours = Il numero di Giostre e il nome e il numero della Torre Rognosa sono perduti nella scansione. Insieme fanno tre carte; giochiamo con due Giostre e una Rognosa.

sg-rule-1-3-title = Il segnalino torre
sg-rule-1-3 = C’è un solo segnalino torre. Va a chi ha costruito la torre più alta di tutte e alla fine vale 10 punti.

sg-rule-2-title = Preparazione
sg-rule-2 = Prima della partita si distribuiscono le carte, si allestisce il mercato e si stabilisce chi comincia.

sg-rule-2-1-title = Distribuire le carte
sg-rule-2-1 = Il mazziere mescola le 45 carte torre e ne dà cinque a ciascun giocatore.
sg-rule-2-1-ours = Secondo la scatola il mazziere è il più anziano. Qui il primo mazziere è sorteggiato dal seme della partita; in una serie i due giocatori si alternano.

sg-rule-2-2-title = Il mercato
sg-rule-2-2 = Quattro carte vengono messe scoperte al centro: sono il mercato. Tutte le altre formano il mazzo coperto, accanto.

sg-rule-2-3-title = Inizio e limite di mano
sg-rule-2-3 = Comincia l’avversario del mazziere. Le mani sono segrete. Il limite di mano è di sette carte.

sg-rule-3-title = Il turno
sg-rule-3 = I giocatori si alternano. Nel tuo turno svolgi esattamente una delle sette azioni. Ogni volta che prendi carte «dal mazzo, dal mercato o da entrambi», le prendi una alla volta e puoi guardare ciascuna prima di decidere da dove prendere la successiva.

sg-rule-3-1-title = Comprare pietra
sg-rule-3-1 = Prendi due carte dal mazzo, dal mercato o da entrambi; con le carte nobili anche dal loro mazzo. Se nel mazzo resta una sola carta, prendine una soltanto, dal mazzo o dal mercato. Non puoi comprare se così la tua mano supererebbe il limite. Alla fine, se il mercato è vuoto, lo si riempie dal mazzo fino a quattro carte, o con quelle che ci sono.

sg-rule-3-2-title = Scambiare pietra
sg-rule-3-2 = Metti scoperte nel mercato due o più carte della tua mano. Poi prendine altrettante dal mazzo, dal mercato o da entrambi. Le carte prese dal mercato non possono essere di un tipo che hai appena messo lì; un tipo è un numero o il nome di un nobile. Non puoi scambiare se non è possibile prendere altrettante carte.

sg-rule-3-3-title = Costruire una torre
sg-rule-3-3 = Metti in gioco dalla mano tre o più carte come una nuova torre. È uniforme, tutta dello stesso numero, oppure a fasce, di numeri consecutivi, una carta per numero. I numeri più piccoli stanno più in alto. La torre comincia in costruzione. Chi costruisce una torre uniforme può usare subito, una volta, la sua donazione. Puoi costruire quante torri vuoi dello stesso tipo.

sg-rule-3-4-title = Ampliare una torre
sg-rule-3-4 = Scegli una tua torre in costruzione e aggiungi in cima una o più carte della tua mano: su una torre uniforme carte dello stesso numero, su una a fasce i numeri via via inferiori, uno per uno. Poi prendi dal mazzo, dal mercato o da entrambi tante carte quante ne hai aggiunte; sono ammesse anche carte dei tipi usati. Infine, se il mercato è vuoto, lo si riempie fino a quattro carte. L’ampliamento non dà donazioni.

sg-rule-3-5-title = Completare torri
sg-rule-3-5 = Gira una o più delle tue torri in costruzione. Una torre completata dà punti alla fine e non può essere abbattuta, ma non può più essere ampliata.

sg-rule-3-6-title = Dichiarare la fine dei lavori
sg-rule-3-6 = Se hai quattro o più torri completate, puoi dichiarare la fine dei lavori. Comincia la fase finale.

sg-rule-3-6a-title = Carte insufficienti
sg-rule-3-6a = A volte ci sono meno carte di quante un’azione ne farebbe prendere.
sg-rule-3-6a-ours = Quando ampli una torre, usi la donazione di un 8 o si riempie il mercato, si prendono le carte che ci sono. L’azione resta permessa.

sg-rule-3-7-title = Passare
sg-rule-3-7 = Non fai nulla. Se i due giocatori passano uno dopo l’altro, la partita finisce subito. Vale in ogni momento, non solo nella fase finale.

sg-rule-4-title = La fase finale
sg-rule-4 = Verso la fine della partita mazzo e mercato chiudono e i giocatori concludono ciò che possono con le carte in mano.

sg-rule-4-1-title = Quando comincia
sg-rule-4-1 = La fase finale comincia quando il mazzo delle torri è vuoto o quando un giocatore dichiara la fine dei lavori.
sg-rule-4-1-ours = Il mazzo esaurito dà inizio alla fase finale quando l’azione che lo ha esaurito è conclusa, riempimento del mercato compreso. Il resto di quell’azione prende carte solo dalle altre fonti permesse. Dopo una dichiarazione tocca all’avversario.

sg-rule-4-2-title = Che cosa è ancora permesso
sg-rule-4-2 = Da qui in poi mazzi e mercato sono chiusi: non si compra, non si scambia, non si completa. Costruire non dà donazioni e ampliare non fa pescare. I giocatori continuano a costruire, ampliare o passare finché entrambi passano uno dopo l’altro.
sg-rule-4-2-ours = Si possono ancora giocare carte nobili, e giocarne una non è passare. Un Pellegrinaggio non fa pescare. Le carte rimesse sotto i mazzi dalla Torre Rognosa non riaprono nulla.

sg-rule-5-title = Donazioni
sg-rule-5 = Ogni numero ha la sua donazione: un effetto che una torre uniforme di quel numero porta a chi la costruisce o che, con il 5, una carta porta dalla mano.

sg-rule-5-1-title = Quando vale una donazione
sg-rule-5-1 = Puoi usare una donazione subito dopo avere costruito una nuova torre uniforme. Non ci sono donazioni quando si amplia, per le torri a fasce e nella fase finale. Chi costruisce più torri uniformi dello stesso numero può usare la donazione ogni volta.

sg-rule-5-2-title = 5: Protezione
sg-rule-5-2 = Una torre di 5 non ha effetto quando la si costruisce. Puoi invece giocare un 5 dalla mano quando la donazione di un 9 o di un 10 sta per colpirti: quella donazione è annullata e il 5 va coperto in fondo al mazzo. La torre appena costruita resta. Un 9 annullato non prende e non restituisce carte.
sg-rule-5-2-ours = Il nome di questa donazione è perduto nella scansione; Protezione è nostro.

sg-rule-5-3-title = 6: Contratto
sg-rule-5-3 = Una torre uniforme di 6 non può essere abbattuta da un 10.

sg-rule-5-4-title = 7: Grazia
sg-rule-5-4 = Alla fine della partita ogni carta delle tue torri uniformi di 7 vale 2 punti in più.

sg-rule-5-5-title = 8: Fondi
sg-rule-5-5 = Prendi dal mazzo, dal mercato o da entrambi tante carte quanti sono i livelli della torre. Poi, se il mercato è vuoto, lo si riempie fino a quattro carte.

sg-rule-5-6-title = 9: Affare
sg-rule-5-6 = Prendi dalla mano dell’avversario, senza vederle e a caso, tante carte quanti sono i livelli della torre, o tutte se sono meno. Poi restituisci carte a tua scelta, una in meno dei livelli. Ne restituisci sempre quel numero, anche se ne hai prese meno, oppure tutte quelle che hai.

sg-rule-5-7-title = 10: Congiura
sg-rule-5-7 = Fra tutte le altre torri, tue e dell’avversario, non più alte di questa, viene abbattuta la più alta. Se più torri sono ugualmente alte, sceglie il giocatore di turno. Le sue carte si mettono scoperte in cima al mazzo, con i numeri più piccoli più in alto.
sg-rule-5-7-ours = Le torri completate e le torri uniformi di 6 si saltano: conta la più alta delle altre. Se non ce n’è nessuna, non succede nulla. Il proprietario della torre indicata può annullare con un 5, anche nel proprio turno; un abbattimento annullato non indica una seconda torre. Una Pietra pregiata nella torre esce dal gioco e conta comunque come usata. Le carte scoperte sul mazzo sono note a entrambi.

sg-rule-6-title = Il segnalino torre
sg-rule-6 = Il segnalino torre mostra chi ha costruito la torre più alta. Può cambiare mano molte volte.

sg-rule-6-1-title = Prendere il segnalino
sg-rule-6-1 = Se costruisci o ampli una torre che ora è più alta di ogni altra, prendi subito il segnalino. La stessa altezza non basta.

sg-rule-6-2-title = Dopo un abbattimento
sg-rule-6-2 = Le regole stampate non dicono di chi è il segnalino dopo che una torre è stata abbattuta.
sg-rule-6-2-ours = Si ricontrolla: chi ha il segnalino lo tiene, a meno che ora l’avversario abbia una torre più alta. Se non resta in piedi nessuna torre, non lo ha nessuno.

sg-rule-6-3-title = Torri completate
sg-rule-6-3 = Una torre completata conserva la sua altezza e continua a contare per il segnalino.

sg-rule-7-title = Punteggio
sg-rule-7 = A fine partita si sommano i punti in quest’ordine. Le carte rimaste in mano non valgono nulla.

sg-rule-7-1-title = Torri completate
sg-rule-7-1 = Ogni torre completata vale 5 punti. Poi tutte le torri vengono scoperte.

sg-rule-7-2-title = Grazia
sg-rule-7-2 = Ogni carta delle tue torri uniformi di 7 vale 2 punti. I 7 nelle torri a fasce non contano.

sg-rule-7-3-title = Torri uniformi più alte
sg-rule-7-3 = Per ogni numero, chi ha la torre uniforme più alta di quel numero riceve tanti punti quanto il numero: 8 punti per gli 8, qualunque sia l’altezza. A parità di altezza li ricevono entrambi. Ciascuno segna ogni numero una volta sola.

sg-rule-7-4-title = Torri a fasce
sg-rule-7-4 = Le torri a fasce non si confrontano. Moltiplica quante ne hai per la somma di tutti i loro livelli: con tre torri di 3, 3 e 4 livelli sono 3 × 10 = 30 punti.

sg-rule-7-5-title = Il segnalino torre
sg-rule-7-5 = Chi ha il segnalino torre riceve 10 punti.

sg-rule-7-6-title = Chi vince
sg-rule-7-6 = Vince chi ha più punti. In caso di parità vince chi ha il segnalino torre.
sg-rule-7-6-ours = In caso di parità, se nessuno ha il segnalino, la vittoria è condivisa.

sg-rule-7-7-title = Una serie
sg-rule-7-7 = Si possono giocare due partite e sommare i punti, o continuare finché qualcuno arriva a 120 punti in totale. In una serie, chi ha dichiarato la fine dei lavori e non è primo in quella partita perde 10 punti.
sg-rule-7-7-ours = A parità di totale alla fine di una serie la vittoria è condivisa. Chi condivide il primo posto in una partita è primo e non perde nulla. Una serie che finisce con la prima partita si decide come una partita sola: in parità vince chi ha il segnalino torre.

sg-rule-8-title = Carte nobili
sg-rule-8 = Chi conosce già il gioco può aggiungere dieci carte con poteri speciali. Si sceglie prima della partita se usarle.
sg-rule-8-ours = I nomi e i numeri perduti nella scansione sono nostri: vedi Carte nobili nei componenti.

sg-rule-8-1-title = Il secondo mazzo
sg-rule-8-1 = Le dieci carte nobili, mescolate coperte, formano un secondo mazzo accanto a quello delle torri. Le mani iniziali non ne contengono. Comprando e scambiando puoi prendere carte nobili da questo mazzo come carte torre, metterle nel mercato e prenderle da lì. Nomi diversi sono tipi diversi. Le carte nobili contano per il limite di mano. Il mazzo dei nobili esaurito non dà inizio alla fase finale.

sg-rule-8-2-title = Giocare un nobile
sg-rule-8-2 = Al posto di una delle sette azioni puoi giocare una carta nobile; la Pietra pregiata e la Giostra si giocano a modo loro. Una carta giocata resta davanti a chi l’ha giocata. Puoi usare carte nobili solo fino a una in più di quelle usate dall’avversario. Una carta usata non torna mai in mano o nel mercato.

sg-rule-8-3-title = Pietra pregiata
sg-rule-8-3 = Tre carte. Costruendo o ampliando, una Pietra pregiata vale come carta torre di un numero qualsiasi, che dichiari quando la giochi; ha la donazione e il punteggio di quel numero. In una torre a fasce può stare anche sopra un 5 o sotto un 10. Conta come nobile usato nel momento in cui è giocata, perciò il limite sui nobili decide quante ne entrano in una costruzione. Se una Giostra la annulla, costruisci o ampli con le altre carte, se bastano, oppure le riprendi, a tua scelta; in ogni caso l’azione è usata.
sg-rule-8-3-ours = Una Pietra pregiata si può anche giocare dalla mano al posto di un 5; allora resta davanti a chi l’ha giocata. Le Giostre si risolvono prima che la torre sia in piedi; donazione e segnalino seguono, sui suoi livelli definitivi. Fra le carte riprese ci sono anche le Pietre pregiate non annullate, che allora non contano come usate.

sg-rule-8-4-title = Pellegrinaggio in Vaticano
sg-rule-8-4 = Due carte. Pesca dalla cima dei due mazzi, in qualsiasi combinazione e una carta alla volta, finché la tua mano è al limite o entrambi i mazzi sono vuoti.

sg-rule-8-5-title = Giostra
sg-rule-8-5 = Due carte. Nel momento in cui l’avversario usa una carta nobile, puoi annullarla: quella carta esce dal gioco e non conta come usata da lui. La Giostra non è l’azione del tuo turno, ma conta come nobile usato da te. Se sei avanti di un nobile e l’avversario ne usa uno, in quel momento siete pari: puoi quindi giostrare e ritrovarti avanti di due.
sg-rule-8-5-ours = Il numero di queste carte è perduto nella scansione; giochiamo con due. A una Giostra si può rispondere con una Giostra. Viene prima di ogni costo o effetto della carta annullata: con una Torre Rognosa le due carte restano in mano. Chi ha giocato la carta annullata ha usato il suo turno.

sg-rule-8-6-title = Torre Rognosa
sg-rule-8-6 = Una carta. Metti due carte della tua mano in fondo ai rispettivi mazzi, nell’ordine che vuoi. Da qui in poi l’avversario non può costruire né ampliare fino a una torre più alta della tua più alta. Se l’avversario ha già una torre più alta, rimettere le due carte è facoltativo, entrambe o nessuna, e la Rognosa esce dal gioco senza altri effetti.
sg-rule-8-6-ours = Nome e numero di questa carta sono perduti nella scansione. Uno statuto del 1255 vietava torri private più alte di quella del podestà, la Rognosa: da qui il nostro nome. Conta la tua torre più alta in piedi in quel momento, ma mai meno di tre livelli. Con meno di due altre carte in mano puoi giocarla solo se l’avversario è già più alto. Anche quando esce dal gioco conta come usata. Se dopo le giostre ti restano meno di due carte, rimetti quelle che ci sono, una o nessuna, e la Rognosa resta valida.

sg-rule-8-7-title = Chiesa di Santa Fina
sg-rule-8-7 = Una carta. Alla fine della partita vale 5 punti per ciascuna delle tue torri di cinque o più livelli, completata o no.

sg-rule-8-8-title = Mura cittadine
sg-rule-8-8 = Una carta. Da qui in poi il tuo limite di mano è nove, anche per un Pellegrinaggio.

sg-rule-8-9-title = Quale mazzo
sg-rule-8-9 = Le regole stampate nominano il mazzo dei nobili solo per comprare, scambiare e per il Pellegrinaggio.
sg-rule-8-9-ours = La donazione di un 8, l’ampliamento e il riempimento del mercato usano solo il mazzo delle torri. Una carta nobile che si trova nel mercato può essere presa ampliando o usando un 8.

sg-rule-9-title = Esempio di punteggio
sg-rule-9 =
    La partita è finita.
    Adso ha tre torri completate: 15 punti. Non ha 7. Le sue torri uniformi di 10, 9, 8 e 6 sono le più alte: 33. Una torre a fasce di cinque livelli: 1 × 5 = 5. Il segnalino torre: 10. In tutto 63.
    Guglielmo ha quattro torri completate: 20 punti. Una torre uniforme di 7 con tre livelli: 6. È la più alta: 7. Torri a fasce di 5, 3 e 3 livelli: 3 × 11 = 33. Non ha il segnalino benché anche una sua torre abbia cinque livelli, perché quella di Adso c’era prima. In tutto 66.
    Vince Guglielmo.

sg-rule-10-title = Che cosa è nascosto
sg-rule-10 = La mano dell’avversario è nascosta, ma le carte prese dal mercato o viste con un 9 sono note a chi le ha viste. Anche i due mazzi sono nascosti, tranne le carte scoperte in cima.
