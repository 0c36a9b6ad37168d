### Il regolamento di Aquileia: titoli, regole e decisioni nostre (`-ours`).

aq-rule-differences = Di questo gioco si sono trovate le regole giapponesi, ma nessuna immagine leggibile del tabellone. Tipi e numeri di carte, dadi e allori, premi e prezzi sono quelli della scatola. I cambi di Pecunia, i valori dello stadio e tutti i lotti tranne uno sono nostri: nomi, costi e rendite. Dove le regole lasciano un dubbio, decidiamo come elencato qui sotto.

aq-rule-1-title = Panoramica e componenti
aq-rule-1 =
    Un gioco da tre a cinque giocatori, di circa 90 minuti. Aquileia, grande città dell’impero romano: sei un patrizio e mandi i tuoi servitori al mercato, all’arena, allo stadio, al teatro, al foro e al porto.

    Ciascuno dei sei round ha due parti. Prima tutti piazzano cinque servitori e uno spareggio. Poi gli spazi agiscono, uno dopo l’altro.

    I servitori portano monete, carte e allori. Monete e schiavi pagano gli edifici: botteghe e banche rendono più volte al porto, le ville danno punti alla fine, moltiplicate per i tuoi allori del loro colore.

    Dopo sei round vince chi ha più punti.

aq-rule-1-1-title = Monete
aq-rule-1-1 = Ci sono monete d’oro, d’argento e di rame. Sono tre valute distinte: non si dà resto e nessuna sostituisce un’altra. Solo Pecunia le cambia. Le monete di tutti sono visibili.
aq-rule-1-1-ours = Nella scatola ce ne sono 39 per metallo. Qui non finiscono mai.

aq-rule-1-2-title = Schiavi, cavalli e armi
aq-rule-1-2 = Ci sono 22 carte schiavi, undici con uno schiavo e undici con due. Ci sono 17 carte Equi et Arma: cavalli d’oro (due carte da due, tre da uno), cavalli d’argento (due da due, tre da uno) e armi (una da tre, tre da due, tre da una). La mano non va mostrata. Le carte usate vanno fra gli scarti del loro tipo; un mazzo vuoto si rifà con quelli.

aq-rule-1-3-title = Allori
aq-rule-1-3 = Gli allori dello stadio sono dodici: due bianchi, due blu, due gialli, due viola, e uno ciascuno da 10, 7, 5 e 3 punti. Gli allori del teatro sono sei: uno per ogni coppia dei quattro colori.

aq-rule-1-4-title = Dadi
aq-rule-1-4 = Tre dadi sono rossi e quattro blu. Ognuno ha due facce d’oro, due d’argento e due di rame.

aq-rule-1-5-title = Che cosa ha ogni giocatore
aq-rule-1-5 = Cinque servitori, uno spareggio e case che segnano gli edifici.
aq-rule-1-5-ours = Nove case ciascuno, come nella scatola. La forza la mostra il tavolo, perciò non ci sono scudi.

aq-rule-2-title = Preparazione
aq-rule-2 = Il programma prepara tutto da sé.

aq-rule-2-1-title = Con che cosa si comincia
aq-rule-2-1 = Tutti cominciano con 0 punti, una moneta d’oro, una d’argento e due di rame.

aq-rule-2-2-title = Carte e dadi blu
aq-rule-2-2 = Cavalli e armi si mescolano; tre stanno scoperti accanto al mazzo. Si mescolano gli schiavi. I dadi blu stanno su Potentia.

aq-rule-2-3-title = Allori
aq-rule-2-3 = Gli allori dello stadio si mescolano; uno sta scoperto accanto al mazzo. Gli allori del teatro si mescolano, coperti. Entrambi i mazzi bastano per sei round esatti.

aq-rule-2-4-title = Primo giocatore
aq-rule-2-4 = Un giocatore comincia il primo round.
aq-rule-2-4-ours = Il primo giocatore si estrae a sorte, dal seme della partita.

aq-rule-3-title = Piazzamento
aq-rule-3 = Nella prima parte di un round si piazzano tutti i pezzi. Non si fa ancora nulla.

aq-rule-3-1-title = Un pezzo alla volta
aq-rule-3-1 = Dal primo giocatore, in senso orario, ciascuno piazza un pezzo: un servitore su uno spazio libero, o lo spareggio sul suo tracciato. Si continua finché tutti hanno piazzato tutto.

aq-rule-3-2-title = Passare
aq-rule-3-2 = Puoi passare; allora non piazzi più servitori in questo round. Lo spareggio va piazzato.
aq-rule-3-2-ours = Chi passa con lo spareggio ancora in mano lo piazza passando. Se nessuno spazio ti è aperto, devi passare.

aq-rule-3-3-title = Dove possono stare i servitori
aq-rule-3-3 =
    Ogni spazio accoglie un pezzo. Puoi avere più servitori in un’area, con due limiti:
    – Nello stadio i tuoi stanno tutti dalla parte dell’oro o tutti da quella dell’argento.
    – Nel porto puoi usare uno solo dei tre spazi di rame, argento e oro. Piazzandoti lì, una moneta di quel metallo va sotto il servitore. Latro si può usare in più.
aq-rule-3-3-ours = Senza quella moneta lì non ci si piazza. Un edificio non serve ancora: il foro agisce prima del porto.

aq-rule-3-4-title = Lo spareggio
aq-rule-3-4 = Il tracciato ha cinque posti e si riempie da sinistra. Un numero più piccolo è migliore: vince le parità nell’arena e nello stadio, e il migliore comincia il round seguente. Non è un’azione.

aq-rule-4-title = Azioni
aq-rule-4 = Poi le aree agiscono in quest’ordine: mercato, arena, stadio, teatro, foro, porto; in ognuna, spazio per spazio. Un servitore torna a casa dopo la sua azione.
aq-rule-4-ours = Puoi rinunciare a ogni azione, tranne partecipare nell’arena e nello stadio e rivelare l’alloro del teatro.

aq-rule-4-1-title = Mercato: Mercatus
aq-rule-4-1 = Cinque tipi di spazi, in quest’ordine: Dolus, Pecunia, Equi et Arma, Servi, Potentia.

aq-rule-4-1-1-title = Dolus, il truffatore
aq-rule-4-1-1 = Tira due dadi rossi. Prendi una moneta per ogni dado, del metallo che mostra; due facce uguali danno due monete dello stesso metallo.

aq-rule-4-1-2-title = Pecunia, il cambiavalute
aq-rule-4-1-2 = Fai uno dei cambi, una volta, e ottieni 4 punti.
aq-rule-4-1-2-ours = I cambi sono nostri: due monete di rame per una d’argento o viceversa, due d’argento per una d’oro o viceversa, tre di rame per una d’oro o viceversa. Senza un cambio non ci sono punti.

aq-rule-4-1-3-title = Equi et Arma, cavalli e armi
aq-rule-4-1-3 = Compra la carta scoperta del tuo spazio per una moneta di rame. Lo spazio di sinistra dà anche la prima carta del mazzo, che gli altri non vedono.
aq-rule-4-1-3-ours = La fila si completa quando il mercato è finito. Uno spazio che resta vuoto perché non ci sono più carte non vende nulla.

aq-rule-4-1-4-title = Servi, gli schiavi
aq-rule-4-1-4 =
    Le carte si pescano dal mazzo senza vederle.
    – Spazio a sinistra: una carta per una moneta di rame.
    – Spazio al centro: una carta per una moneta d’argento, o due per due.
    – Spazio a destra: fino a tre carte per una moneta d’oro ciascuna.
aq-rule-4-1-4-ours = Dici quante e paghi prima di pescare. Se ne restano meno, compri e paghi solo quelle.

aq-rule-4-1-5-title = Potentia, il potente
aq-rule-4-1-5 = Prendi i quattro dadi blu per questo round. Servono nell’arena e nello stadio insieme; poi tornano al loro posto.

aq-rule-4-2-title = L’arena
aq-rule-4-2 = Combatte chiunque abbia un servitore nell’arena.

aq-rule-4-2-1-title = Forza di base
aq-rule-4-2-1 = Somma i valori dei tuoi spazi: 2, 1 e 1.
aq-rule-4-2-1-ours = Anche con più servitori tiri una volta, hai un posto in classifica e un premio. Chi combatte da solo tira e gioca come sempre.

aq-rule-4-2-2-title = Dadi rossi
aq-rule-4-2-2 = In ordine di turno ciascuno tira i tre dadi rossi. Ogni faccia di rame aggiunge 1.

aq-rule-4-2-3-title = Carte
aq-rule-4-2-3 = In ordine di turno ciascuno può giocare quante carte di schiavi e armi vuole. Aggiungono ciò che mostrano e si scartano.
aq-rule-4-2-3-ours = Le carte si giocano una alla volta, finché ti fermi.

aq-rule-4-2-4-title = Dadi blu
aq-rule-4-2-4 = Chi ha i dadi blu può tirarne fino a quattro. Ogni faccia di rame aggiunge 1.
aq-rule-4-2-4-ours = Dici il numero una volta e li tiri insieme. Ogni dado serve una volta per round; gli altri restano per lo stadio.

aq-rule-4-2-5-title = Chi vince
aq-rule-4-2-5 = Vince la forza più alta. In caso di parità prevale il posto migliore sul tracciato degli spareggi.

aq-rule-4-2-6-title = Premi dell’arena
aq-rule-4-2-6 =
    – Primo: tre monete di rame e, a scelta, il doppio della forza in punti o una carta schiavi.
    – Secondo: due monete di rame e ciò che il primo non ha scelto.
    – Terzo: una moneta di rame.
    Agli altri nulla.
aq-rule-4-2-6-ours = I punti del secondo sono il doppio della sua forza. Se non restano carte schiavi, il primo prende i punti e il secondo solo le monete.

aq-rule-4-3-title = Lo stadio
aq-rule-4-3 = Corre chiunque abbia un servitore nello stadio. Oro e argento corrono una sola corsa.

aq-rule-4-3-1-title = Forza di base
aq-rule-4-3-1 = Come nell’arena, dalla tua parte.
aq-rule-4-3-1-ours = Ogni parte ha spazi da 2, 1 e 1. Questi valori sono nostri; quelli della scatola si potevano solo dedurre.

aq-rule-4-3-2-title = Dadi rossi
aq-rule-4-3-2 = In ordine di turno ciascuno tira i tre dadi rossi. Ogni faccia del proprio metallo aggiunge 1.

aq-rule-4-3-3-title = Cavalli
aq-rule-4-3-3 = In ordine di turno ciascuno può giocare cavalli del proprio metallo. Aggiungono il loro numero e si scartano.

aq-rule-4-3-4-title = Dadi blu
aq-rule-4-3-4 = I dadi blu non usati nell’arena si possono tirare qui. Ogni faccia del proprio metallo aggiunge 1.

aq-rule-4-3-5-title = Premi dello stadio
aq-rule-4-3-5 =
    – Primo: tre monete del proprio metallo. Guardi l’alloro scoperto e il primo del mazzo, ne tieni uno e dai l’altro al secondo.
    – Secondo: due monete del proprio metallo e quell’alloro.
    – Terzo: una moneta del proprio metallo.
aq-rule-4-3-5-ours = Se non c’è un secondo, l’altro alloro si scarta.

aq-rule-4-4-title = Teatro: Theatrum
aq-rule-4-4 = Se qualcuno sta qui, il primo alloro del teatro si rivela e va all’asta.

aq-rule-4-4-1-title = Offerte
aq-rule-4-4-1 = Il proprietario del servitore apre con una moneta di un metallo qualsiasi. Poi, in senso orario, ciascuno passa per sempre, oppure posa esattamente le monete dell’offerta più alta, metallo per metallo, e una in più di un metallo qualsiasi.
aq-rule-4-4-1-ours = Le monete che hai già offerto contano. Chi non può pareggiare deve passare. Le monete posate nel porto non si possono offrire.

aq-rule-4-4-2-title = Pagamento
aq-rule-4-4-2 = Chi vince prende l’alloro e paga l’offerta al proprietario del servitore; se è lui stesso, alla banca. Gli altri riprendono le loro monete.

aq-rule-4-4-3-title = Se nessuno apre
aq-rule-4-4-3 = Se il proprietario non può o non vuole aprire, può farlo il giocatore seguente in senso orario. Se nessuno apre, il proprietario prende l’alloro gratis.
aq-rule-4-4-3-ours = Chi non apre è fuori da quest’asta, anche il proprietario.

aq-rule-4-5-title = Il foro
aq-rule-4-5 = Qui si costruisce. A sinistra ci sono botteghe e banche private, che rendono al porto. A destra ci sono ville di quattro colori, che danno punti alla fine. Su ogni lotto si costruisce una volta.
aq-rule-4-5-ours = Ci sono sette botteghe, tre banche e otto ville, una da 6 e una da 10 per colore. La villa blu da 10 è come nella scatola; tutti gli altri nomi, costi e rendite sono nostri.

aq-rule-4-5-1-title = Costruire e pagare
aq-rule-4-5-1 = In ordine da 1 a 5 ciascuno costruisce su un lotto libero: paga esattamente le monete, e gli schiavi con carte schiavi. Una delle tue case lo segna.
aq-rule-4-5-1-ours = Chi non può pagare esattamente il numero di schiavi paga il meno possibile in più; il resto va perso. Una carta non può servire a due edifici. Non si è mai obbligati a costruire.

aq-rule-4-5-2-title = I cinque spazi
aq-rule-4-5-2 =
    – Spazi 1 e 4: costruisci.
    – Spazi 2 e 5: costruisci, e ottieni subito i punti dell’edificio.
    – Spazio 3: costruisci fino a due edifici, pagati ciascuno per sé.
aq-rule-4-5-2-ours = Anche i punti di botteghe e banche sono nostri; quelli di una bottega sono pari alla sua rendita.

aq-rule-4-6-title = Porto: Portus
aq-rule-4-6 = Prima agisce il ladro, poi gli spazi di rame, argento e oro.

aq-rule-4-6-1-title = Latro, il ladro
aq-rule-4-6-1 = Tira due dadi rossi. Per ogni dado prendi una moneta di quel metallo che sta sugli spazi del porto; nulla, se non ce n’è.
aq-rule-4-6-1-ours = Di ogni metallo può stare lì una sola moneta: due facce uguali ne prendono una. Può essere anche la tua.

aq-rule-4-6-2-title = Pagamento
aq-rule-4-6-2 = Prima il rame, poi l’argento, poi l’oro: paghi con la moneta sotto il tuo servitore. Se l’ha presa il ladro, paghi con un’altra moneta di quel metallo. Se non ne hai, l’azione va persa.
aq-rule-4-6-2-ours = Una moneta posata non paga altro, ed è persa anche se rinunci.

aq-rule-4-6-3-title = La rendita
aq-rule-4-6-3 = Tutte le tue botteghe danno i loro punti, e tutte le tue banche le loro monete.

aq-rule-4-7-title = Fine del round
aq-rule-4-7 = Tutti gli spazi hanno agito.

aq-rule-4-7-1-title = Allori non usati
aq-rule-4-7-1 = Se nessuno era nello stadio, si scartano l’alloro scoperto e il primo del mazzo. Se nessuno era nel teatro, si scarta il suo primo alloro. Poi si scopre un alloro dello stadio, ma non dopo il sesto round.

aq-rule-4-7-2-title = Nuovo primo giocatore
aq-rule-4-7-2 = Chi ha il posto migliore sul tracciato degli spareggi comincia il round seguente. Tutti riprendono i loro pezzi.

aq-rule-5-title = La fine
aq-rule-5 = Dopo sei round si contano gli allori e si aggiungono ai punti che hai.

aq-rule-5-1-title = Allori con un numero
aq-rule-5-1 = Ognuno dà il suo numero: 10, 7, 5 o 3.

aq-rule-5-2-title = Ville
aq-rule-5-2 =
    Per ogni colore si moltiplica: i numeri delle tue ville di quel colore, sommati, per i tuoi allori di quel colore. Senza un alloro le ville di un colore non danno nulla.
    Un alloro di due colori conta per uno di essi.
aq-rule-5-2-ours = Il programma sceglie il colore che dà più punti.

aq-rule-5-3-title = Chi vince
aq-rule-5-3 = Monete e carte non valgono nulla. Vince chi ha più punti.
aq-rule-5-3-ours = In caso di parità la vittoria è condivisa.

aq-rule-6-title = Esempi
aq-rule-6 = Sei momenti al tavolo, contati passo per passo.

aq-rule-6-1-title = Un combattimento
aq-rule-6-1 =
    Stefan è sull’1 e tira un rame: 2. Giorgio è sul 2 e non ne tira: 2. Kiko è sull’1 e tira tre rami: 4.
    Stefan non gioca carte. Giorgio gioca due armi e uno schiavo, 3 in tutto: 5. Kiko gioca due armi: 6. Giorgio tira due dei suoi quattro dadi blu, un rame: 6.
    Kiko è al posto 2 degli spareggi, Giorgio al 4: Kiko è primo. Prende tre monete di rame e 12 punti, Giorgio due di rame e una carta schiavi, Stefan una di rame.

aq-rule-6-2-title = Una corsa
aq-rule-6-2 =
    Dopo i dadi rossi Stefan (argento) ha 3, Walter (oro) 3, Giorgio (argento) 3 e Kiko (oro) 4.
    Stefan aggiunge due cavalli d’argento: 5. Giorgio aggiunge due carte da uno: 5. Con i suoi due dadi blu Giorgio tira un argento: 6.
    Giorgio prende tre monete d’argento e sceglie un alloro. Stefan ne prende due d’argento e l’altro alloro, Kiko una d’oro.

aq-rule-6-3-title = Un’asta
aq-rule-6-3 =
    Walter apre con una moneta d’argento. Giorgio ne posa una d’argento e ne aggiunge una d’argento. Kiko passa. Stefan ne posa due d’argento e ne aggiunge una di rame.
    Walter non ha rame e deve passare. Giorgio passa. Stefan prende l’alloro e paga a Walter due monete d’argento e una di rame.

aq-rule-6-4-title = Una villa
aq-rule-6-4 = La villa blu da 10 costa due monete di rame, due d’argento, una d’oro e tre schiavi. Kiko ha solo carte da due schiavi: paga le monete e due di quelle carte; uno schiavo va perso. È sullo spazio 2 e ottiene subito 10 punti.

aq-rule-6-5-title = Al porto
aq-rule-6-5 =
    Il ladro tira rame e oro e prende quelle due monete, di Kiko e di Giorgio.
    Kiko paga un’altra moneta di rame: la sua banca dà una moneta d’argento e una d’oro, la sua bottega 4 punti. Giorgio non ha più oro: la sua azione va persa.

aq-rule-6-6-title = Il conto finale
aq-rule-6-6 = Kiko ha le ville blu da 10 e da 6, l’alloro blu e quello blu e giallo, che conta come blu: 16 × 2 = 32 punti. Il suo alloro da 5 punti ne aggiunge 5.

aq-rule-7-title = Che cosa è nascosto
aq-rule-7 = Sono nascoste le mani, quali carte e quante, e tutti i mazzi. Tutto il resto è visibile.
aq-rule-7-ours = Le carte comprate scoperte il tavolo le ricorda. Chi prende l’alloro scoperto dello stadio si sa; quello del mazzo lo vede il primo, e il secondo solo se gli viene passato. I punti mostrati in partita non contano gli allori presi coperti.

aq-rule-8-title = Come si fa qui
aq-rule-8 = Il programma tira i dadi, mescola, conta e tiene l’ordine. Questo capitolo dice che cosa fai tu, e come. Non cambia nessuna regola.

aq-rule-8-1-title = Piazzare
aq-rule-8-1 = Tutti gli spazi aperti a te sono illuminati; premine uno, o il tuo spareggio. Uno spazio scuro dice perché è chiuso.

aq-rule-8-2-title = Agire
aq-rule-8-2 = Il nastro nomina lo spazio che agisce. Le piccole scelte si aprono lì accanto; il pulsante dorato è la risposta consueta. Si chiede anche quando la risposta è una sola, così la domanda non tradisce nulla di una mano.

aq-rule-8-3-title = Pagare con gli schiavi
aq-rule-8-3 = Premi un lotto illuminato. Se ci sono più modi di pagare gli schiavi, appaiono lì accanto con ciò che ti resta.

aq-rule-8-4-title = Il conto in anticipo
aq-rule-8-4 = In ogni momento il tavolo mostra quanti punti avrebbe ciascuno se la partita finisse ora, con gli allori che tutti hanno visto.
