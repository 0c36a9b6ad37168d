### Lucca Città: la lezione.

lc-lesson-title = Lezione

lc-lesson-aim-head = Lo scopo
lc-lesson-aim-text = Le famiglie costruiscono palazzi, li inaugurano con feste e rinforzano le mura. [b]Vince chi ha più punti dopo l’ultimo turno[/b]; in basso vedi quanti ne avrebbe ciascuno se ora tutti inaugurassero.

lc-lesson-keep-head = Le prime due carte
lc-lesson-keep-text = Ogni [b]finestra[/b] vale 1 punto a palazzo completo. Chi ha più [b]scudi[/b] nel cantiere gioca prima. Alla fine il [b]numero civico[/b] (sulla porta) più alto vale +3, il più basso −3.
lc-lesson-keep-task-1 = Scegli verde 86 e rosso 90, poi premi Tieni

lc-lesson-order-head = Ordine di turno
lc-lesson-order-text = Cinque scudi: giochi per primo. L’ordine si rifà [b]prima di ogni turno[/b]; a parità vale il civico più alto. Chi è primo sceglie la terzina migliore.

lc-lesson-take-head = Prendi una terzina
lc-lesson-take-text = Gioca le tre carte nell’ordine che vuoi. Un colore nuovo [b]inizia[/b] un palazzo; lo stesso lo [b]amplia[/b] da sotto.
lc-lesson-take-task-1 = Premi la prima terzina
lc-lesson-take-task-2 = Amplia due volte il verde, inizia il blu

lc-lesson-addresses-head = I numeri civici
lc-lesson-addresses-text = Di ogni palazzo conta solo il [b]civico più recente[/b]. [b]+3[/b] segna il più alto di tutti, [b]−3[/b] il più basso: per ora sono entrambi tuoi, ma fino alla fine ogni carta può cambiarli.

lc-lesson-complete-head = Un palazzo completo
lc-lesson-complete-text = Un palazzo vuole [b]cinque carte[/b] in tre giocatori, quattro in quattro, tre in cinque. Completato, dà subito 1 punto per finestra, ma lascia il cantiere e porta via i suoi scudi.
lc-lesson-complete-task-1 = Premi la terzina con il verde 36
lc-lesson-complete-task-2 = Amplia verde, blu e rosso

lc-lesson-feast-head = Pagano gli altri
lc-lesson-feast-text = Quando inauguri un palazzo, [b]fai punti per le carte altrui del suo colore[/b]: 1 per ognuna in un cantiere, 2 per ogni palazzo completato e non ancora inaugurato. Gli altri non perdono nulla.
lc-lesson-feast-question = Quanto darà la tua festa verde?
lc-lesson-feast-sentence = Bianca ha due carte verdi nel cantiere; Adso ha un palazzo verde completato, non ancora inaugurato.
lc-lesson-feast-answer-1 = 2 punti
lc-lesson-feast-why-1 = Sono le due carte di Bianca; paga anche il palazzo chiuso di Adso.
lc-lesson-feast-answer-2 = 4 punti
lc-lesson-feast-why-2 = 2 × 1 per le carte in cantiere + 2 per il palazzo chiuso.
lc-lesson-feast-answer-3 = 7 punti
lc-lesson-feast-why-3 = Un palazzo completato paga 2, quante che siano le sue carte.

lc-lesson-open-head = Inaugura
lc-lesson-open-text = Si inaugura [b]prima di prendere una terzina[/b]: un palazzo completato ora apre al più presto nel turno dopo. Non aspettare troppo: ciò che gli altri hanno aperto non paga.
lc-lesson-open-task-1 = Premi il palazzo, o Inaugura accanto

lc-lesson-wall-head = Mura
lc-lesson-wall-text = Ogni colore si costruisce una volta: questi verdi possono solo diventare [b]mura o scarti[/b]. Alla fine ogni carta mura vale 1 punto per ogni tuo palazzo inaugurato.
lc-lesson-wall-task-1 = Prendi la terzina di carte verdi
lc-lesson-wall-task-2 = Due diventano mura, poi scarta l’ultima

lc-lesson-deal-head = Il turno seguente
lc-lesson-deal-text = Tutti hanno giocato; la terzina rimasta se ne va quando arrivano le nuove. I palazzi completati degli avversari hanno portato via i loro scudi: ora giochi per primo e le disponi.
lc-lesson-deal-task-1 = Premi per disporre le nuove terzine

lc-lesson-support-head = Le mura vogliono scudi
lc-lesson-support-text = Lo dimenticano tutti: nel tuo cantiere servono [b]due scudi per ogni carta mura[/b]. Se mancano, le mura non danno proprio nulla.
lc-lesson-support-question = Che cosa porterebbe un sesto scudo?
lc-lesson-support-sentence = Hai tre carte mura e due palazzi inaugurati; nel cantiere ci sono cinque scudi. Ne arriva un sesto: quanto valgono allora le mura?
lc-lesson-support-answer-1 = 6 punti
lc-lesson-support-why-1 = Sei scudi reggono tutte e tre le mura: 3 mura × 2 palazzi.
lc-lesson-support-answer-2 = 2 punti
lc-lesson-support-why-2 = Non una in più, ma tutte e tre: con cinque scudi non ne conta nessuna.
lc-lesson-support-answer-3 = Nulla
lc-lesson-support-why-3 = Con cinque non danno nulla; con sei reggono tutte e tre.

lc-lesson-tower-head = Salvale
lc-lesson-tower-text = L’ultimo turno. Una torre conta come le mura e [b]non vuole scudi[/b], ma cade con le mura che non ne hanno. Due carte da tre scudi nel cantiere reggono tutto.
lc-lesson-tower-task-1 = Prendi la terzina con la torre
lc-lesson-tower-task-2 = Erigi la torre, amplia blu e grigio

lc-lesson-over-head = La fine
lc-lesson-over-text = In tre si finisce dopo sette turni, in quattro dopo sei, in cinque dopo cinque. Tutti inaugurano ciò che è chiuso; poi si contano mura e torri, per te 4 × 2 = 8, e i numeri civici.
