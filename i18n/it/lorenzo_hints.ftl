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
lo-hint-rival-played = Costa { AD($rival) } circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } durante i round.
lo-hint-rival-faith = Costa { AD($rival) } circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per il tracciato fede.
lo-hint-rival-territories = Costa { AD($rival) } circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per i territori.
lo-hint-rival-characters = Costa { AD($rival) } circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per i personaggi.
lo-hint-rival-ventures = Costa { AD($rival) } circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le imprese.
lo-hint-rival-military = Costa { AD($rival) } circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per la classifica militare.
lo-hint-rival-goods = Costa { AD($rival) } circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le risorse.
lo-hint-rival-excommunication = Lascia { AD($rival) } il costo di una scomunica: circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
lo-aim-points = Cerca { $type ->
    [territory] un territorio
    [character] un personaggio
    [building] un edificio
   *[venture] un’impresa
 } che dà subito { $n ->
    [one] 1 punto
   *[other] { $n } punti
 }.
lo-aim-end = Cerca { $type ->
    [territory] un territorio
    [character] un personaggio
    [building] un edificio
   *[venture] un’impresa
 } che dà alla fine { $n ->
    [one] 1 punto
   *[other] { $n } punti
 }.
lo-aim-faith = Cerca { $type ->
    [territory] un territorio
    [character] un personaggio
    [building] un edificio
   *[venture] un’impresa
 } con fede per la Chiesa dopo il round { $round }.
lo-aim-action = Cerca { $type ->
    [territory] un territorio
    [character] un personaggio
    [building] un edificio
   *[venture] un’impresa
 } che dà subito un’altra azione.
lo-aim-territory = Cerca un territorio che renda di più a ogni raccolto.
lo-aim-character = Cerca un personaggio utile in tutti i round a venire.
lo-aim-building = Cerca un edificio che renda di più a ogni produzione.
lo-aim-venture = Cerca un’impresa.
lo-aim-harvest = Fai lavorare i tuoi territori.
lo-aim-production = Fai lavorare i tuoi edifici.
lo-aim-council = Lo scopo: un privilegio, e il tuo posto nel prossimo round.
lo-aim-market = Lo scopo: di che pagare nei prossimi turni.
lo-aim-leader = Lo scopo: far fruttare un leader.
lo-aim-tile = Lo scopo: ciò che ti mancherà in quasi ogni round.
lo-advice-brings = Porta { $amounts }.
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
lo-advice-privilege = Il privilegio migliore, poi: { $amounts }
lo-hint-only = È l’unica cosa che puoi fare.
lo-hint-close = Qui diverse mosse si equivalgono; questa è un poco avanti.
lo-outlook = risorse, carte da usare
