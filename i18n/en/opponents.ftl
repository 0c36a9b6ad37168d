### How the opponents think: the page about them, and the tempers that New game offers.

opponents-title = How the opponents think
opponents-fair = An opponent knows what you would know in its seat: never your hand, never a deck, never a die to come. The program refuses to tell it more. What it cannot see it imagines, each time anew, so that everything fits what it has seen.
opponents-judgement = All of them judge alike. What a coin, a card or a place is worth at this moment they have learned from thousands of matches with each other, game by game and for every number of seats.
opponents-apprentice = The Apprentice takes one of the better moves, often not the best, and nothing foolish.
opponents-artisan = The Artisan wavers only where moves are close.
opponents-merchant = The Merchant plays its five best moves on in its mind, many times over, and takes the one that ends best. That takes half a second at most.
opponents-magnifico = The Magnifico tries eight moves and looks more than twice as far. It takes up to two seconds; where nothing is in doubt it moves at once.
opponents-hint = A hint is what the Magnifico would do in your place, with the reason that counts most.
opponents-tempers = Opponents of one level can differ in temper: in what they like, not in how well they play.

temper-none = None
temper-by-chance = By chance
temper-steward = Steward
temper-steward-note = loves what yields again and again
temper-builder = Builder
temper-builder-note = loves great works
temper-captain = Captain
temper-captain-note = loves contest and strength
temper-courtier = Courtier
temper-courtier-note = loves favour and ornament

temper-none-note = weighs everything as it has learned
temper-by-chance-note = drawn by the seed; no two at a table are alike
temper-of-place = Temper: { $temper }
temper-of-level = { $level }, { $temper }
temper-choose = What is { $name } fond of?
opponents-tool = Opponents
opponents-tempers-title = Their tempers
opponents-temper = [b]{ $name }[/b]: { $note }.
opponents-strength = How strong they are
opponents-strength-note = One opponent of the higher level played against opponents of the level below and changed places from match to match. The bar is its share of the wins; the notch is where it would stand among equals.
opponents-seats = { $seats } seats
opponents-rung = { $upper } over { $lower }
opponents-share = { $share } % of { $games }
opponents-strength-none = Not yet measured with enough matches.
