### The title, its welcome page, and the names of the cities.

title-name = Quattro Città
title-subtitle = four cities, four games
title-language = Language
title-continue = Continue
title-matches = Matches
title-matches-note = { $count ->
    [one] one going on
   *[other] { $count } going on
}
title-new-game = New game
title-new-game-note = city and opponents
title-rules = Rules
title-rules-note = with a search
title-chronicle = Records
title-chronicle-note = replays and results
title-settings = Settings
title-settings-note = text, sound, motion
title-quit = Quit
title-quit-note = saves by itself
title-keys = Arrows and Enter, or the mouse · { $key } full screen
title-chosen = { $city }, { $epithet }
title-licenses = Credits and licences

city-players = { $count } players
city-players-range = { $low }–{ $high } players
city-minutes = { $count } minutes
city-minutes-range = { $low }–{ $high } minutes

welcome-heading = Welcome
welcome-language = Language
welcome-text-size = Text size
welcome-sample = Large letters, clear at a glance: build three floors, pay two cards.
welcome-later = Both can be changed at any time in Settings.
welcome-start = To the four cities

credits-heading = Credits
credits-version = Version { $version }
credits-unofficial = This is an unofficial adaptation by people who like these games. Nobody who made or published them had a part in it. Every word, picture, sound and line of code is our own.
credits-games = The games
credits-bundled = What the program contains of others’ work
city-san-gimignano-credit = San Gimignano, for two players: its printed rules name no author. It is not the game of the same name by Duilio Carpitella.
city-lucca-credit = Lucca Città: designed by Alessandro Zucchini, published by daVinci Games in 2005.
city-lorenzo-credit = Lorenzo il Magnifico: designed by Flaminia Brasini, Virginio Gigli and Simone Luciani, published by Cranio Creations in 2016.
city-aquileia-credit = Aquileia: designed by Cielo d’Oro, published by Zoch in 2011.
