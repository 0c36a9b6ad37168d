### Una frase di motivo per i suggerimenti di Lorenzo il Magnifico.

lo-hint-played = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } durante i round.
lo-hint-faith = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per il tracciato fede.
lo-hint-territories = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per i territori.
lo-hint-characters = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per i personaggi.
lo-hint-ventures = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le imprese.
lo-hint-military = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per la classifica militare.
lo-hint-goods = Rispetto alla seconda mossa ti porta circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
 } per le risorse.
lo-hint-excommunication = Ti risparmia circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } che le scomuniche costerebbero.
lo-hint-rival-played = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } durante i round.
lo-hint-rival-faith = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per il tracciato fede.
lo-hint-rival-territories = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per i territori.
lo-hint-rival-characters = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per i personaggi.
lo-hint-rival-ventures = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le imprese.
lo-hint-rival-military = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per la classifica militare.
lo-hint-rival-goods = Costa a un avversario circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le risorse.
lo-hint-rival-excommunication = Lascia a un avversario il costo di una scomunica: circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
lo-advice-servants = { $left ->
    [0] Impiega { $n ->
        [one] l’ultimo servitore.
       *[other] tutti i tuoi { $n } servitori.
     }
   *[other] Impiega { $n ->
        [one] 1 servitore.
       *[other] { $n } servitori.
     }
 }
lo-advice-order = Nel prossimo round giocheresti per { $place ->
    [1] primo
    [2] secondo
   *[3] terzo
 }.
lo-advice-privilege = Come privilegio, magari: { $amounts }
lo-hint-only = È l’unica cosa che puoi fare.
lo-hint-close = Qui diverse mosse si equivalgono; questa è un poco avanti.
lo-outlook = beni, carte da usare
