### Il titolo, la pagina di benvenuto e i nomi delle città.

title-name = Quattro Città
title-subtitle = quattro città, quattro giochi
title-language = Lingua
title-continue = Continua
title-matches = Partite
title-matches-note = { $count ->
    [one] una in corso
   *[other] { $count } in corso
}
title-new-game = Nuova partita
title-new-game-note = città e avversari
title-rules = Regole
title-rules-note = con la ricerca
title-chronicle = Archivio
title-chronicle-note = replay e risultati
title-settings = Impostazioni
title-settings-note = testo, suoni, moto
title-quit = Esci
title-quit-note = salva da sé
title-keys = Frecce e Invio, o il mouse · { $key } schermo intero
title-chosen = { $city }, { $epithet }
title-licenses = Crediti e licenze

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

credits-heading = Crediti
credits-version = Versione { $version }
credits-unofficial = Questo è un adattamento non ufficiale, fatto da chi ama questi giochi. Nessuno di coloro che li hanno ideati o pubblicati vi ha preso parte. Parole, immagini, suoni e codice sono tutti nostri.
credits-games = I giochi
credits-bundled = Che cosa il programma contiene del lavoro di altri, in inglese
city-san-gimignano-credit = San Gimignano, per due giocatori: le regole stampate non nominano alcun autore. Non è il gioco omonimo di Duilio Carpitella.
city-lucca-credit = Lucca Città: ideato da Alessandro Zucchini, pubblicato da daVinci Games nel 2005.
city-lorenzo-credit = Lorenzo il Magnifico: ideato da Flaminia Brasini, Virginio Gigli e Simone Luciani, pubblicato da Cranio Creations nel 2016.
city-aquileia-credit = Aquileia: ideato da Cielo d’Oro, pubblicato da Zoch nel 2011.
