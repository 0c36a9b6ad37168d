### Una frase di motivo per i suggerimenti di San Gimignano.

sg-hint-completed = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le torri completate.
sg-hint-tallest = Ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per la torre uniforme più alta di un numero.
sg-hint-banded = Ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le torri a fasce.
sg-hint-grace = Ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le torri uniformi di 7.
sg-hint-piece = Ti avvicina al segnalino torre: circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
sg-hint-santa-fina = Ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per la chiesa di Santa Fina.
sg-hint-penalty = Ti risparmia la penalità per la fine dichiarata: circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
sg-hint-rival-completed = Costa all’avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le torri completate.
sg-hint-rival-tallest = Costa all’avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per la torre uniforme più alta di un numero.
sg-hint-rival-banded = Costa all’avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le torri a fasce.
sg-hint-rival-grace = Costa all’avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le torri uniformi di 7.
sg-hint-rival-piece = Allontana l’avversario dal segnalino torre: circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
sg-hint-rival-santa-fina = Costa all’avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per la chiesa di Santa Fina.
sg-hint-rival-penalty = Lascia all’avversario la penalità per la fine dichiarata: circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
sg-hint-only = È l’unica cosa che puoi fare.
sg-hint-close = Qui diverse mosse si equivalgono; questa è un poco avanti.
sg-outlook = mano, torri future
