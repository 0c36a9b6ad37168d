### Una frase di motivo per i suggerimenti di Aquileia.

aq-hint-pecunia = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per Pecunia.
aq-hint-arena = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per l’arena.
aq-hint-forum = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per gli edifici che danno subito punti.
aq-hint-workshops = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le botteghe.
aq-hint-laurels = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per gli allori con un numero.
aq-hint-villas = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le ville e i loro allori.
aq-hint-rival-pecunia = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per Pecunia.
aq-hint-rival-arena = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per l’arena.
aq-hint-rival-forum = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per gli edifici che danno subito punti.
aq-hint-rival-workshops = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le botteghe.
aq-hint-rival-laurels = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per gli allori con un numero.
aq-hint-rival-villas = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le ville e i loro allori.
aq-hint-only = È l’unica cosa che puoi fare.
aq-hint-close = Qui diverse mosse si equivalgono; questa è un poco avanti.

## Che cosa fa la mossa consigliata

aq-advice-track = Prendi il posto { $n }: il numero più basso vince le parità e comincia il prossimo round.
aq-advice-track-last = Ti resta solo il posto { $n }, ora o dopo: preso adesso, lascia i servitori per i tuoi prossimi turni.
aq-advice-arena = Combatti per fino a tre monete di rame, e il doppio della tua forza in punti o una carta schiavi.
aq-advice-stadium = Corri per un alloro e fino a tre monete { $is_gold ->
    [yes] d’oro
   *[no] d’argento
 }.
aq-outlook = monete e carte

## Perché lì, e adesso

aq-now-alone = Lì non c’è ancora nessun altro: da solo arrivi primo.
aq-now-contest = Cominceresti con forza { $own }; l’avversario più forte lì ha { $rival }.
aq-now-dolus = Queste monete non costano nulla, e ne hai solo { $n }.
aq-now-pecunia = Di spazi così ce n’è uno solo, e i suoi 4 punti sono sicuri.
aq-now-equi = Lì si vende per una moneta di rame: { $card }.
aq-now-servi = Le ville chiedono due o tre schiavi; tu ne hai { $n }.
aq-now-theatrum = Di spazi così ce n’è uno solo: tuo è l’alloro, oppure le monete di chi offre di più.
aq-now-forum = Potresti pagare subito { $site }, se nessuno lo prende prima.
aq-now-forum-later = Mercato, arena e stadio vengono prima del foro: possono portare le monete che ti mancano.
aq-now-latro = { $n ->
    [one] Nel porto c’è già una moneta.
   *[other] Nel porto ci sono già { $n } monete.
 }
