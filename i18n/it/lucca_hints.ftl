### Una frase di motivo per i suggerimenti di Lucca Città.

lc-hint-windows = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le finestre.
lc-hint-openings = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le inaugurazioni.
lc-hint-walls = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le mura.
lc-hint-towers = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le torri.
lc-hint-largest = Ti avvicina al numero civico più alto: circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
lc-hint-smallest = Ti risparmia il numero civico più basso: circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
lc-hint-rival-windows = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le finestre.
lc-hint-rival-openings = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le inaugurazioni.
lc-hint-rival-walls = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le mura.
lc-hint-rival-towers = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le torri.
lc-hint-rival-largest = Toglie a un avversario il numero civico più alto: circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
lc-hint-rival-smallest = Lascia a un avversario il numero civico più basso: circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
lc-hint-only = È l’unica cosa che puoi fare.
lc-hint-close = Qui diverse mosse si equivalgono; questa è un poco avanti.
lc-outlook = cantieri e ordine
lc-prospect-keep = Un colore presente in più terzine si può ampliare presto.
lc-prospect-take = Carte dei colori del tuo cantiere avvicinano un palazzo ai suoi punti; gli scudi un turno anticipato.
lc-advice-keep = { $n ->
    [0] Nessuna terzina ha il { $colour }.
    [one] Una terzina ha il { $colour }.
   *[other] { $n } terzine hanno il { $colour }.
 }
