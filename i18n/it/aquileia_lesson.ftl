### Aquileia: la lezione.

aq-lesson-title = Lezione

aq-lesson-aim-head = Lo scopo
aq-lesson-aim-text = Sei round. I tuoi servitori portano monete, carte e allori; con essi costruisci. [b]Vince chi ha più punti[/b]; monete e carte alla fine non contano.

aq-lesson-place-head = Piazzare
aq-lesson-place-text = Prima tutti piazzano, un pezzo alla volta. Hai [b]cinque servitori[/b]. Ancora non succede nulla: gli spazi agiscono dopo.
aq-lesson-place-task-1 = Piazza un servitore sullo spazio 2 del Forum, che costruisce e dà punti

aq-lesson-tiebreaker-head = Lo spareggio
aq-lesson-tiebreaker-text = Va sul primo posto libero del suo tracciato. Il posto migliore [b]vince ogni parità[/b] e comincia il round seguente; ma costa un giro di piazzamento.
aq-lesson-tiebreaker-task-1 = Piazza il tuo spareggio

aq-lesson-pass-head = Passare
aq-lesson-pass-text = Nessuno spazio buono? Chi passa non piazza più: [b]i servitori rimasti non fanno nulla[/b]. Poi le aree agiscono in [b]ordine fisso[/b], per primo il mercato.
aq-lesson-pass-task-1 = Premi Passa, e ancora una volta

aq-lesson-metals-head = Tre valute
aq-lesson-metals-text = Oro, argento e rame: [b]niente resto, nessuna sostituisce un’altra[/b]. Dolus dà due monete con i dadi; cambia solo Pecunia, e vale 4.
aq-lesson-metals-task-1 = Dolus: tira i dadi
aq-lesson-metals-task-2 = Pecunia: 2 rame per 1 argento

aq-lesson-cards-head = Carte
aq-lesson-cards-text = Le armi combattono nell’arena, i cavalli corrono nello stadio. Gli [b]schiavi[/b] aiutano nell’arena e pagano gli edifici. Si può sempre rinunciare.
aq-lesson-cards-task-1 = Compra l’arma per 1 rame
aq-lesson-cards-task-2 = Compra una carta schiavi per 1 rame

aq-lesson-arena-head = Arena
aq-lesson-arena-text = Potentia presta quattro [b]dadi blu[/b] per il round. Nell’arena i tuoi spazi valgono 2 o 1, [b]due servitori si sommano[/b]; ogni rame di tre dadi rossi aggiunge 1.
aq-lesson-arena-task-1 = Prendi i dadi blu
aq-lesson-arena-task-2 = Tira i dadi rossi

aq-lesson-fight-head = Lo scontro
aq-lesson-fight-text = Poi le carte, infine i dadi blu. Primo: 3 rame e [b]il doppio della forza[/b] in punti, o una carta schiavi. Secondo: 2 rame e ciò che il primo lascia.
aq-lesson-fight-task-1 = Gioca l’arma, poi Fermati
aq-lesson-fight-task-2 = Prova due dadi blu; poi tieni i punti

aq-lesson-stadium-head = Stadium
aq-lesson-stadium-text = Lo stesso con i cavalli: contano facce e cavalli del metallo del tuo lato. Il primo sceglie un [b]alloro[/b]: alla fine i colori moltiplicano le ville, i numeri sono punti.
aq-lesson-stadium-task-1 = Tira, poi gioca il tuo cavallo
aq-lesson-stadium-task-2 = Tieni l’alloro blu

aq-lesson-theatre-head = Theatrum
aq-lesson-theatre-text = Un alloro di due colori vale per [b]uno solo[/b]. All’asta pareggia le [b]monete esatte[/b] e aggiungine una. Chi vince paga il padrone del servitore: te.
aq-lesson-theatre-task-1 = Rivela, e apri con un rame
aq-lesson-theatre-task-2 = Passa: lascia che Bianca ti paghi

aq-lesson-forum-head = Forum
aq-lesson-forum-text = Nell’ordine da 1 a 5 ognuno costruisce, con monete esatte e schiavi. Gli spazi 2 e 5 segnano subito anche il [b]numero a sinistra sull’edificio[/b]; dal 3 se ne fanno due.
aq-lesson-forum-task-1 = Costruisci la villa blu da 6

aq-lesson-port-head = Portus
aq-lesson-port-text = Una moneta si posa col servitore; Latro agisce prima e può rubarla. Chi paga qui fa rendere [b]tutte le proprie botteghe e banche[/b]. Un solo spazio così per round.
aq-lesson-port-task-1 = Latro: tira i dadi
aq-lesson-port-task-2 = Attiva i tuoi edifici

aq-lesson-villas-head = Ville e allori
aq-lesson-villas-text = Alla fine ogni colore dà i [b]punti delle tue ville × i tuoi allori[/b] di quel colore. Senza, una villa non vale nulla. Un alloro di due colori vale per uno solo.
aq-lesson-villas-question = Quanto daranno le tue ville blu?
aq-lesson-villas-sentence = Hai le ville blu da 6 e da 10, un alloro blu e uno blu e giallo.
aq-lesson-villas-answer-1 = 16 punti
aq-lesson-villas-why-1 = Così con un alloro. Anche quello di due colori vale come blu: non hai ville gialle.
aq-lesson-villas-answer-2 = 26 punti
aq-lesson-villas-why-2 = I due allori moltiplicano entrambe le ville, non solo la grande.
aq-lesson-villas-answer-3 = 32 punti
aq-lesson-villas-why-3 = (6 + 10) × 2 allori = 32: senza ville gialle l’alloro di due colori vale come blu.

aq-lesson-over-head = La fine
aq-lesson-over-text = Si finisce dopo sei round. Poi si contano gli allori con un numero (10, 7, 5 o 3 punti) e le ville. Questa è l’ultima azione della partita.
aq-lesson-over-task-1 = Attiva ancora una volta i tuoi edifici
