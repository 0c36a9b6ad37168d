### Aquileia: what stands on the table, what can be done there, and what it brings. Latin names have their gloss here.

## Rounds and phases

aq-round-of = Round { $round } of { $rounds }
aq-phase-placing = Placing
aq-phase-over = Final score
aq-last-round = Last round
aq-round-begins = Round { $round } begins: { $name } places first.
aq-acting = The henchmen go to work
aq-acting-first = { $area } acts first.
aq-final = Final score
aq-if-ended = If it ended now
aq-if-ended-help = Points in play and villas times laurels, with all the laurels that you know.
aq-if-ended-own = In yours, laurels the others have not seen: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
aq-first = first
aq-first-help = { $name } places first in this round.
aq-your-turn = your turn

## Glosses of the Latin names

aq-gloss-market = the market
aq-gloss-arena = the arena
aq-gloss-stadium = the stadium
aq-gloss-theatre = the theatre
aq-gloss-forum = the forum
aq-gloss-port = the port
aq-gloss-dolus = the swindler
aq-gloss-pecunia = the money changer
aq-gloss-equi = horses and weapons
aq-gloss-servi = the slaves
aq-gloss-potentia = the man of power
aq-gloss-latro = the thief
aq-gloss-pistrina = bakery
aq-gloss-fullonica = fuller’s shop
aq-gloss-figlina = pottery
aq-gloss-textrina = weaving mill
aq-gloss-ferraria = smithy
aq-gloss-vitraria = glassworks
aq-gloss-gemmaria = amber carver
aq-gloss-mensa_aenea = private bank
aq-gloss-mensa_aurea = private bank
aq-gloss-mensa_maior = private bank
aq-glossed = { $name }, { $gloss }
aq-site-mensa_aenea-short = Aenea
aq-site-mensa_aurea-short = Aurea
aq-site-mensa_maior-short = Maior
aq-equi = Equi et Arma
aq-servi = Servi

## Areas

aq-area-market-help = Five kinds of spaces for coins, cards and the blue dice. They act first, in printed order.
aq-area-arena-help = Everybody who stands here fights. Copper faces, slaves and weapons add strength.
aq-area-stadium-help = Everybody who stands here races, on the gold or on the silver side. Faces and horses of that metal add strength.
aq-area-theatre-help = The theatre’s top laurel is auctioned; whoever stands here receives the price.
aq-area-forum-help = Buildings are built in the order 1 to 5. Spaces 2 and 5 score at once, space 3 builds two.
aq-area-port-help = Latro first, then copper, silver and gold: your workshops and banks yield.
aq-area-order = The number on its sign: acts { $n } of 6.
aq-track-help = Tie-breakers: number 1 wins ties and starts the next round.
aq-track-note = 1 wins ties and starts next

## What to do now

aq-prompt-place-both = Place a henchman on a glowing space, or your tie-breaker; or pass.
aq-prompt-place-henchman = Place a henchman on a glowing space, or pass.
aq-prompt-place-tiebreaker = Place your tie-breaker.
aq-prompt-place-pass = No space is open to you: pass.
aq-prompt-equi-of = { $space }: buy { $card } for one copper?
aq-prompt-servi-of = { $space }: how many cards for one { $metal } each?
aq-prompt-servi-one = { $space }: buy one card for one { $metal }?
aq-prompt-roll-of = { $is_arena ->
    [yes] Arena
   *[no] Stadium
 }: roll the three red dice.
aq-prompt-cards-of = { $is_arena ->
    [yes] Arena
   *[no] Stadium
 }: play cards to add to your strength, or stand.
aq-prompt-blue-of = { $is_arena ->
    [yes] Arena
   *[no] Stadium
 }: how many blue dice do you roll?
aq-prompt-prize-arena = Arena: you are first. Points or a slave card?
aq-prompt-prize-stadium = Stadium: you are first. Keep one laurel; the other goes to { $name }.
aq-prompt-prize-stadium-alone = Stadium: you are first. Keep one laurel; the other is discarded.
aq-prompt-bid-open = Auction: open with one coin, or pass for good.
aq-prompt-bid-raise = Auction: bid one coin more, or pass for good.
aq-prompt-bid-unable = Auction: you cannot match the bid and must pass.
aq-prompt-build-of = { $space }: build on a glowing site, or decline.
aq-prompt-build-scores = { $space }: build on a glowing site; it scores its points at once.
aq-prompt-build-second = { $space }: build a second building, or decline.
aq-prompt-build-unable = { $space }: you can pay for none of the free sites.
aq-prompt-port-of = { $space }: pay one { $metal } and let your workshops and banks yield?
aq-prompt-port-laid = { $space }: the { $metal } under your henchman pays. Let your workshops and banks yield?
aq-prompt-port-nothing = { $space }: you have no workshop and no bank, so nothing would yield.
aq-prompt-port-unpaid = { $space }: the thief has your coin, and you have no other { $metal }.

## Keys at the right of the prompt

aq-keys-enlarge = { $key } enlarges
aq-keys-decline = { $key } declines
aq-keys-roll = { $key } rolls
aq-keys-stand = { $key } stands
aq-keys-tiebreaker = { $key } places the tie-breaker
aq-keys-bid = 1 2 3 add a coin, Enter bids
aq-keys-lines = keys 1 to { $n }
aq-keys-contest = { $n ->
    [one] Click the card, or press 1, to play it
   *[other] Click a card, or press 1 to { $n }, to play it
 } · Enter stands · Z enlarges

## Buttons

aq-verb-pass = Pass
aq-verb-pass-help = You place no more henchmen in this round.
aq-verb-pass-help-tiebreaker = You place no more henchmen in this round; your tie-breaker takes the first free place.
aq-verb-pass-sure = Pass? { $henchmen ->
    [0] Only your tie-breaker is placed.
    [one] One henchman stays unused in this round.
   *[other] { $henchmen } henchmen stay unused in this round.
 }
aq-verb-tiebreaker = Tie-breaker
aq-verb-back = Back
aq-verb-decline = Decline
aq-verb-decline-help = The henchman goes home; nothing happens.
aq-verb-decline-help-port = The henchman goes home; a coin under it goes to the bank, as it would if it paid.
aq-verb-roll = Roll
aq-verb-exchange = Exchange
aq-verb-buy = Buy
aq-verb-take = Take
aq-verb-stand = Stand
aq-verb-stand-help = You play no more cards in this contest.
aq-verb-keep = Keep
aq-verb-reveal = Reveal
aq-verb-open = Open
aq-verb-bid = Bid
aq-verb-pass-for-good = Pass for good
aq-verb-pass-for-good-help = You take no more part in this auction; your coins come back.
aq-verb-pass-for-good-sure = Pass for good? You bid no more for this laurel, and your coins stay with you.
aq-verb-pass-for-good-ends = Pass for good? { $name } gets the laurel for { $bid }.
aq-verb-build = Build
aq-verb-activate = Activate
aq-verb-go-on = Go on

## Spaces

aq-space-acts = Its turn in this area: { $n } of { $of }.
aq-space-free = Nobody stands here.
aq-space-held = { $name } stands here.
aq-space-lays = One { $metal } will be laid under your henchman.
aq-space-lies = One { $metal } lies here.
aq-space-strength = Strength { $n }
aq-port-would = It would yield now: { $yield }.
aq-port-pays-other = The thief has the coin under your henchman: another { $metal } of yours pays, and stays with you if you decline.
aq-port-goes = The coin under your henchman goes to the bank either way.
aq-port-pays-none = The thief has the coin under your henchman, and you have no other { $metal }.
aq-port-would-nothing = You have no workshop and no bank yet.
aq-port-would-of = { $name }: { $yield }
aq-yield = { $points ->
    [0] { $coins }
    [one] 1 point, { $coins }
   *[other] { $points } points, { $coins }
 }
aq-yield-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
aq-track-place = Place { $n } of the tie-breaker track
aq-track-place-help = Whoever has the smallest number wins ties and starts the next round.
aq-prizes = Prizes
aq-prize-first = First
aq-prize-second = Second
aq-prize-third = Third
aq-prize-the-other = the other
aq-prize-arena-help = First: three copper, and twice the strength in points or a slave card. Second: two copper and the other. Third: one copper.
aq-prize-stadium-help = First: three coins of the own metal and the choice of two laurels. Second: two coins and the other laurel. Third: one coin.

## Sites and villas

aq-site-cost = Cost: { $cost }
aq-site-costs = { $coins }{ $servi ->
    [0] { "" }
    [one] , 1 slave
   *[other] , { $servi } slaves
 }
aq-site-lacks = You lack { $lacks }.
aq-site-lacks-servi = { $n ->
    [one] 1 slave
   *[other] { $n } slaves
 }
aq-site-yields = At the port each time: { $yield }.
aq-site-points = Built from space 2 or 5: { $points } points at once.
aq-site-scores-now = now +{ $points }
aq-site-villa = At the end { $number } × your laurels of { $colour ->
    [white] white
    [blue] blue
    [yellow] yellow
   *[purple] purple
 }: now { $number } × { $laurels } = { $points }.
aq-site-owner = Built by { $name }.
aq-villas-sum = { $villas } × { $laurels }
aq-villas-sum-help = { $colour ->
    [white] White
    [blue] Blue
    [yellow] Yellow
   *[purple] Purple
 } villas worth { $villas }, times { $laurels ->
    [one] 1 laurel
   *[other] { $laurels } laurels
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end.

## Cards, laurels, decks

aq-hand = Hand
aq-laurels = Laurels
aq-buildings = Buildings
aq-to-place = To place
aq-at-home = At home
aq-cards-seen = cards seen
aq-card-servi-help = Adds { $n } in the arena, or pays { $n ->
    [one] 1 slave
   *[other] { $n } slaves
 } of a building.
aq-card-weapon-help = Adds { $n } in the arena.
aq-card-gold_horse-help = Adds { $n } in the stadium, on the gold side.
aq-card-silver_horse-help = Adds { $n } in the stadium, on the silver side.
aq-laurel-number-help = Worth { $points } points at the end.
aq-laurel-colour-help = Multiplies your { $colour ->
    [white] white
    [blue] blue
    [yellow] yellow
   *[purple] purple
 } villas at the end.
aq-laurel-two-help = Counts for one of its two colours, whichever scores more.
aq-laurel-two-shared = { $laurel }: counts for one of its colours only, whichever scores more.
aq-laurel-hidden-help = Taken unseen. Known only to { $names }.
aq-laurel-yours-hidden = Only you have seen this laurel.
aq-laurel-shown-help = The face-up laurel of the stadium: the first may keep it or pass it on.
aq-deck-left = { $n ->
    [0] No card is left.
    [one] One card is left.
   *[other] { $n } cards are left.
 }
aq-deck-comes-back = { $n ->
    [one] No card is left: the one that lies discarded comes back when a card is drawn.
   *[other] No card is left: the { $n } that lie discarded are shuffled when a card is drawn.
 }
aq-deck-servi = Slaves: eleven cards of one, eleven of two.
aq-deck-gear = Equi et Arma: seven weapons, five gold and five silver horses.
aq-deck-stadium = Stadium: two laurels of each colour, and 10, 7, 5 and 3.
aq-deck-theatre = Theatre: one laurel for each pair of colours.

## People

aq-coins-of = { $name }: { $coins }
aq-coins-since = Since your last turn: { $change }
aq-henchmen-left = { $n ->
    [0] All henchmen are placed.
    [one] One henchman to place.
   *[other] { $n } henchmen to place.
 }
aq-henchmen-home = { $n ->
    [0] No henchman is at home.
    [one] One henchman is at home.
   *[other] { $n } henchmen are at home.
 }
aq-held-laurels = Laurels: { $held }.
aq-held-sites = Buildings: { $held }.
aq-villas-of = Villas × laurels: { $terms }.
aq-villas-term = { $colour ->
    [white] white
    [blue] blue
    [yellow] yellow
   *[purple] purple
 } { $villas } × { $laurels }
aq-held-cards = Cards seen to be taken: { $held }.
aq-held-unseen = May hold cards drawn unseen; how many is hidden.
aq-tiebreaker-left = The tie-breaker is still to place.
aq-has-passed = has passed
aq-blue-holder = Has the blue dice: { $n } left.
aq-points-from = { $source }: { $points }
aq-points-at-end = At the end, as it stands: { $sources }
aq-points-help = { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
 } in play.

## Small choices

aq-popover-then = then { $coins }
aq-popover-other = your choice
aq-pecunia-note = One exchange, once; then 4 points.
aq-dolus-note = One coin for each die, of the metal it shows.
aq-latro-lies = In the port: { $coins }
aq-latro-coin = { $coin } ({ $seat_is ->
    [you] your own
   *[other] { $seat }
 })
aq-latro-lies-nothing = In the port: no coins
aq-servi-note = Drawn unseen, one or two slaves each.
aq-equi-also = The top card of the deck comes with it.
aq-potentia-note = Four more dice this round: arena and stadium together.

## Contests

aq-stage-red = Red dice
aq-stage-cards = Cards
aq-stage-blue = Blue dice
aq-stage-prizes = Prizes
aq-head-space = spaces
aq-head-red = red dice
aq-head-cards = cards
aq-head-blue = blue dice
aq-head-strength = strength
aq-head-prize = rank and prize
aq-fighter-decides = your choice
aq-fighter-stood = has stood
aq-fighter-after = plays after you
aq-fighter-before = plays before you
aq-fighter-rolls = rolls
aq-fighter-side = { $side ->
    [gold] gold side
   *[silver] silver side
 }
aq-fighter-added = +{ $n } from dice and cards
aq-fighter-place = tie-breaker on { $n }
aq-fighter-no-place = tie-breaker not placed
aq-scale-strength = Strength
aq-cards-count = Your cards that count here
aq-cards-none = None of your cards counts here.
aq-cards-over = Cards: you have stood
aq-cards-arena-only = slaves and weapons count in the arena
aq-cards-stadium-only = horses count in the stadium
aq-cards-other-side = horses of the other side
aq-counts = What counts
aq-counts-space = The number of each space on which one stands.
aq-counts-dice = { $is_arena ->
    [yes] Each die that shows copper: +1.
   *[no] Each die that shows the metal of one’s side: +1.
 }
aq-counts-cards = { $is_arena ->
    [yes] Slaves and weapons: what they show.
   *[no] Horses of one’s side: what they show.
 }
aq-counts-tie = On a tie the smaller number on the tie-breaker track is ahead.
aq-may-come = What may come
aq-may-come-card = { $before } → { $after } with { $card }
aq-may-come-stand = { $before } as it stands
aq-may-come-told = { $told }: { $prize }
aq-rank-brings-arena = { $rank ->
    [1] first, with { $coins } and your choice of { $points } points or a slave card
    [2] second, with { $coins } and what the first does not take: { $points } points or a slave card
    [3] third, with { $coins }
   *[4] no prize
 }
aq-rank-brings-stadium = { $rank ->
    [1] first, with { $coins } and the laurel of your choice
    [2] second, with { $coins } and the other laurel
    [3] third, with { $coins }
   *[4] no prize
 }
aq-may-come-by = { $n ->
    [one] first by one
   *[other] first by { $n }
 }
aq-may-come-dice = 0 to { $n } more: { $holder_is ->
    [you] your blue dice
   *[other] the blue dice of { $holder }
 }
aq-may-come-chance = { $n ->
    [one] One blue die
   *[other] { $n } blue dice
 }: first { $first } %{ $second ->
    [0] { "" }
   *[other] , second { $second } %
 }
aq-may-come-safe = You are first without a blue die.
aq-may-come-kept = Dice that you keep serve you in the stadium.
aq-may-come-cards = { $name } may still play cards.
aq-prize-points = { $strength } × 2 = { $points } points
aq-prize-card = a slave card
aq-prize-decided = first as it stands
aq-laurel-face-up = face up
aq-laurel-of-deck = the deck
aq-laurel-also = you also receive { $coins }
aq-laurel-worth = Keep this: at the end { $points ->
    [one] 1 point
   *[other] { $points } points
 }
aq-laurel-worth-nothing = Keep this: no villa for it yet
aq-laurel-goes-to = goes to { $name }

## Auction

aq-auction = Theatrum: auction
aq-auction-offers = { $seat_is ->
    [you] You offer this laurel; the winner pays you. If you win, you pay the bank.
   *[other] { $seat } offers this laurel; the winner pays { $seat }. If { $seat } wins, the bank is paid.
 }
aq-auction-rule = A bid matches the highest coin for coin and adds one of any metal.
aq-auction-worth = worth to you
aq-auction-worth-help = villas × laurels now → what it adds
aq-auction-worth-or = or
aq-auction-owner-opened = owner, has opened
aq-auction-owner = owner
aq-auction-highest = highest bid
aq-auction-passed = has passed
aq-auction-decides = you decide
aq-auction-after = after you
aq-auction-has = has { $coins }
aq-auction-bid = bid { $coins }
aq-auction-badge = Highest
aq-auction-sold = Winner
aq-auction-wins = wins the laurel
aq-auction-match = Match
aq-auction-add = and add
aq-auction-open = open with
aq-auction-in-bid = { $count ->
    [0] you have no { $metal }
    [one] your one { $metal } is in the bid
   *[other] your { $count } { $metal } are in the bid
 }
aq-auction-keep = You keep

## Building

aq-build-note = Exact coins, no change.
aq-build-note-servi = Exact coins, no change; slaves with whole cards.
aq-build-coins = Coins
aq-build-servi = Slaves
aq-build-your-cards = your cards: { $cards }
aq-build-way = leaves { $kept }
aq-build-way-nothing = leaves no card
aq-build-ones = { $n ->
    [one] one card of 1 slave
   *[other] { $n } cards of 1 slave
 }
aq-build-twos = { $n ->
    [one] one card of 2 slaves
   *[other] { $n } cards of 2 slaves
 }
aq-build-wasted = { $n ->
    [one] one slave is lost
   *[other] { $n } slaves are lost
 }
aq-build-yields = each time at the port: { $yield }

## A turn in one sentence

aq-turn-told = { $seat_is ->
    [you] You { $deeds }.
   *[other] { $seat } { $deeds }.
 }
aq-brief = { $seat_is ->
    [you] [b]You[/b] { $deeds }
   *[other] [b]{ $seat }[/b] { $deeds }
 }
aq-brief-there = [i]{ $area }:[/i] { $deeds }
aq-deed-henchman-placed = { $seat_is ->
    [you] go to { $space }
   *[other] goes to { $space }
 }
aq-deed-port-coin-laid = { $seat_is ->
    [you] lay one { $metal }
   *[other] lays one { $metal }
 }
aq-deed-tiebreaker-placed = { $seat_is ->
    [you] take place { $place } of the tie-breakers
   *[other] takes place { $place } of the tie-breakers
 }
aq-deed-passed = { $seat_is ->
    [you] pass
   *[other] passes
 }
aq-deed-action-declined = { $seat_is ->
    [you] { $at ->
        [double] build nothing more at { $space }
        [forum] build nothing at { $space }
       *[other] decline { $space }
     }
   *[other] { $at ->
        [double] builds nothing more at { $space }
        [forum] builds nothing at { $space }
       *[other] declines { $space }
     }
 }
aq-deed-dice-rolled = { $seat_is ->
    [you] roll { $faces }
   *[other] rolls { $faces }
 }
aq-deed-coins-taken = { $seat_is ->
    [you] take { $coins }
   *[other] takes { $coins }
 }
aq-deed-coins-exchanged = { $seat_is ->
    [you] change { $given } into { $taken }
   *[other] changes { $given } into { $taken }
 }
aq-deed-card-bought = { $seat_is ->
    [you] buy { $card }
   *[other] buys { $card }
 }
aq-deed-card-drawn = { $seat_is ->
    [you] draw { $card }
   *[other] draws { $card }
 }
aq-deed-potentia-taken = { $seat_is ->
    [you] take the blue dice
   *[other] takes the blue dice
 }
aq-deed-strength-rolled = { $seat_is ->
    [you] roll { $faces }: strength { $strength }
   *[other] rolls { $faces }: strength { $strength }
 }
aq-deed-card-played = { $seat_is ->
    [you] play { $card }: strength { $strength }
   *[other] plays { $card }: strength { $strength }
 }
aq-deed-fighter-stood = { $seat_is ->
    [you] stand at { $strength }
   *[other] stands at { $strength }
 }
aq-deed-laurel-taken = { $seat_is ->
    [you] take { $laurel }
   *[other] takes { $laurel }
 }
aq-deed-laurel-taken-hidden = { $seat_is ->
    [you] take a laurel unseen
   *[other] takes a laurel unseen
 }
aq-deed-laurel-revealed = { $seat_is ->
    [you] offer { $laurel } for auction
   *[other] offers { $laurel } for auction
 }
aq-deed-bid-made = { $seat_is ->
    [you] bid { $bid }
   *[other] bids { $bid }
 }
aq-deed-bid-passed = { $seat_is ->
    [you] leave the auction
   *[other] leaves the auction
 }
aq-deed-building-built = { $seat_is ->
    [you] build { $site }
   *[other] builds { $site }
 }
aq-deed-coins-stolen = { $seat_is ->
    [you] steal { $coins }
   *[other] steals { $coins }
 }
aq-deed-port-paid = { $seat_is ->
    [you] pay one { $metal }
   *[other] pays one { $metal }
 }
aq-deed-buildings-activated = { $seat_is ->
    [you] earn { $yield }
   *[other] earns { $yield }
 }
aq-deed-rolled-at = { $seat_is ->
    [you] roll at { $space }
   *[other] rolls at { $space }
 }
aq-deed-points-scored = { $seat_is ->
    [you] score
   *[other] scores
 } { $points ->
    [one] one point
   *[other] { $points } points
 }
aq-deed-servi-bought = { $seat_is ->
    [you] buy
   *[other] buys
 } { $count ->
    [one] one slave card
   *[other] { $count } slave cards
 }
aq-deed-card-drawn-hidden = { $seat_is ->
    [you] draw
   *[other] draws
 } { $is_servi ->
    [yes] a slave card
   *[no] an Equi et Arma card
 }
aq-reached = { $seat } with { $strength }
