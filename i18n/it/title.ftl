### Il titolo, la pagina di benvenuto e i nomi delle città.

title-name = Quattro Città
title-subtitle = quattro città, quattro giochi
title-language = Lingua
title-continue = Continua
title-continue-note = { $name }, turno { $turn }
title-continue-none = Nessuna partita in corso. Iniziane una con Nuova partita.
title-matches = Partite
title-matches-note = { $count ->
    [0] nessuna in corso
    [one] una in corso
   *[other] { $count } in corso
}
title-new-game = Nuova partita
title-new-game-note = città e avversari
title-rules = Regole
title-rules-note = con la ricerca
title-chronicle = Cronaca
title-chronicle-note = replay e risultati
title-settings = Impostazioni
title-settings-note = testo, suoni, moto
title-quit = Esci
title-quit-note = salva da sé
title-keys = Frecce e Invio, o il mouse · { $key } schermo intero
title-chosen = { $city }, { $epithet }
title-licenses = Licenze

city-players = { $count } giocatori
city-players-range = { $low }–{ $high } giocatori
city-minutes = { $count } minuti
city-minutes-range = { $low }–{ $high } minuti

welcome-heading = Benvenuti
welcome-language = Lingua
welcome-text-size = Dimensione del testo
welcome-sample = Lettere grandi, chiare a colpo d’occhio: tre piani, due carte da pagare.
welcome-later = Si possono cambiare quando si vuole nelle Impostazioni.
welcome-start = Alle quattro città
