### Una frase di motivo per i suggerimenti di San Gimignano.

sg-hint-completed = Rispetto alla seconda mossa ti porta circa { $points } punti in più per le torri completate.
sg-hint-tallest = Ti porta circa { $points } punti in più per la torre più alta di un numero.
sg-hint-banded = Ti porta circa { $points } punti in più per le torri a fasce.
sg-hint-grace = Ti porta circa { $points } punti in più per le torri di 7.
sg-hint-piece = Ti avvicina al segnalino torre: circa { $points } punti.
sg-hint-santa-fina = Ti porta circa { $points } punti in più per la chiesa di Santa Fina.
sg-hint-penalty = Ti risparmia la penalità per la fine anticipata: circa { $points } punti.
sg-hint-rival-completed = Costa al rivale circa { $points } punti per le torri completate.
sg-hint-rival-tallest = Costa al rivale circa { $points } punti per la torre più alta di un numero.
sg-hint-rival-banded = Costa al rivale circa { $points } punti per le torri a fasce.
sg-hint-rival-grace = Costa al rivale circa { $points } punti per le torri di 7.
sg-hint-rival-piece = Allontana il rivale dal segnalino torre: circa { $points } punti.
sg-hint-rival-santa-fina = Costa al rivale circa { $points } punti per la chiesa di Santa Fina.
sg-hint-rival-penalty = Lascia al rivale la penalità per la fine anticipata: circa { $points } punti.
sg-hint-only = È l'unica cosa che puoi fare.
sg-hint-close = Qui diverse mosse si equivalgono; questa è un poco avanti.
