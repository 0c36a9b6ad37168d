### New game: places, levels, options, seed.

new-game-cities = Choose the city
new-game-places = Places at the table
new-game-seats = { $city }: { $count } seats
new-game-seats-range = { $city }: { $low } to { $high } seats; taken: { $taken }
new-game-options = Options
new-game-names = Agnese, Bianca, Adso, Michele, Lucia
new-game-name = Name
new-game-colour = Change the colour
new-game-person = Person
new-game-opponent = Opponent
new-game-empty = Empty
new-game-person-note = plays at this screen
new-game-empty-note = nobody plays here
new-game-nobody = nobody sits here
new-game-change-later = You can change this during the match.
new-game-curtain-none = Only opponents: you watch them play.
new-game-curtain-one = One person at the screen: no curtain is needed.
new-game-curtain-several = Several people and hidden cards: the curtain will be used.
new-game-curtain-open = Several people, nothing hidden: no curtain is needed.
new-game-seed = Seed
new-game-seed-new = New
new-game-seed-today = Today
new-game-seed-today-hint = The date as seed: everyone who plays today gets the same cards.
new-game-seed-note = The same seed deals the same cards again.
new-game-length = Length
new-game-length-minutes = about { $count } minutes a game
new-game-length-range = { $low } to { $high } minutes a game
new-game-start = Start
new-game-start-note = { $names } · { $key }
new-game-last-time = As last time
new-game-last-time-none = This game has not been started before.
new-game-shuffle = Shuffle the places
new-game-why-seats = { $low } to { $high } can play; { $count ->
    [one] one is seated.
   *[other] { $count } are seated.
}
new-game-why-name = Every taken place needs a name.
new-game-why-same-name = Two places bear the same name.

option-practice = Practice
option-practice-hint = Everything can be taken back, rivals’ turns and luck too. The match stays out of the statistics.

colour-L = Red lion
colour-F = Blue lily
colour-Q = Green oak
colour-T = Violet tower
colour-S = Orange sun

level-human = Person
level-apprentice = Apprentice
level-apprentice-note = kind, never foolish
level-apprentice-pace = answers at once
level-artisan = Artisan
level-artisan-note = sound, errs now and then
level-artisan-pace = answers at once
level-merchant = Merchant
level-merchant-note = plans ahead; the usual one
level-merchant-pace = thinks up to half a second
level-magnifico = Magnifico
level-magnifico-note = searches every move
level-magnifico-pace = thinks up to two seconds
level-random = Chance
level-random-note = plays anything
level-random-pace = answers at once
level-greedy = Greedy
level-greedy-note = takes the most at once
level-greedy-pace = answers at once
