### Aquileia: spaces, buildings, cards, actions, events, reasons. The board’s Latin names stay as they are.

aq-title = Aquileia
aq-about = Patricians of Roman Aquileia send their henchmen to market, arena, stadium, theatre, forum and port. Six rounds, three metals, and laurels that make villas shine.
aq-stretch = Round { $n }
aq-stretches = Round
aq-by-stretch = Points by round

## Metals

aq-metal-copper = copper
aq-metal-silver = silver
aq-metal-gold = gold
aq-coins = { $count } { $metal ->
    [copper] copper
    [silver] silver
   *[gold] gold
 }
aq-coins-none = nothing

## Spaces

aq-area-market = Mercatus
aq-area-arena = Arena
aq-area-stadium = Stadium
aq-area-theatre = Theatrum
aq-area-forum = Forum
aq-area-port = Portus
aq-space-dolus = Dolus
aq-space-dolus-text = Roll two red dice and take one coin for each die, of the metal it shows; a double gives two.
aq-space-pecunia = Pecunia
aq-space-pecunia-text = Make one exchange, once, and score 4 points.
aq-space-equi_left = Equi et Arma, left
aq-space-equi_left-text = Buy the card here for one copper; the top card of the deck comes with it, unseen by others.
aq-space-equi_middle = Equi et Arma, middle
aq-space-equi_middle-text = Buy the card here for one copper.
aq-space-equi_right = Equi et Arma, right
aq-space-equi_right-text = Buy the card here for one copper.
aq-space-servi_top = Servi, left
aq-space-servi_top-text = One slave card for one copper.
aq-space-servi_middle = Servi, middle
aq-space-servi_middle-text = Up to two slave cards for one silver each.
aq-space-servi_bottom = Servi, right
aq-space-servi_bottom-text = Up to three slave cards for one gold each.
aq-space-potentia = Potentia
aq-space-potentia-text = The four blue dice are yours for this round, in arena and stadium together.
aq-space-arena_1 = Arena 2
aq-space-arena_1-text = Fight with strength 2. Copper faces count.
aq-space-arena_2 = Arena 1
aq-space-arena_2-text = Fight with strength 1. Copper faces count.
aq-space-arena_3 = Arena 1
aq-space-arena_3-text = Fight with strength 1. Copper faces count.
aq-space-stadium_gold_1 = Stadium, gold 2
aq-space-stadium_gold_1-text = Race on the gold side with strength 2. Gold faces and gold horses count.
aq-space-stadium_gold_2 = Stadium, gold 1
aq-space-stadium_gold_2-text = Race on the gold side with strength 1. Gold faces and gold horses count.
aq-space-stadium_gold_3 = Stadium, gold 1
aq-space-stadium_gold_3-text = Race on the gold side with strength 1. Gold faces and gold horses count.
aq-space-stadium_silver_1 = Stadium, silver 2
aq-space-stadium_silver_1-text = Race on the silver side with strength 2. Silver faces and silver horses count.
aq-space-stadium_silver_2 = Stadium, silver 1
aq-space-stadium_silver_2-text = Race on the silver side with strength 1. Silver faces and silver horses count.
aq-space-stadium_silver_3 = Stadium, silver 1
aq-space-stadium_silver_3-text = Race on the silver side with strength 1. Silver faces and silver horses count.
aq-space-theatrum = Theatrum
aq-space-theatrum-text = Reveal the top theatre laurel and auction it. The winner pays you.
aq-space-forum_1 = Forum 1
aq-space-forum_1-text = Build first.
aq-space-forum_2 = Forum 2
aq-space-forum_2-text = Build second and score the building’s points.
aq-space-forum_3 = Forum 3
aq-space-forum_3-text = Build third, up to two buildings.
aq-space-forum_4 = Forum 4
aq-space-forum_4-text = Build fourth.
aq-space-forum_5 = Forum 5
aq-space-forum_5-text = Build fifth and score the building’s points.
aq-space-latro = Latro
aq-space-latro-text = Roll two red dice; for each die, take one coin of that metal lying in the port.
aq-space-portus_copper = Portus, copper
aq-space-portus_copper-text = Pay one copper: all your workshops and banks yield.
aq-space-portus_silver = Portus, silver
aq-space-portus_silver-text = Pay one silver: all your workshops and banks yield.
aq-space-portus_gold = Portus, gold
aq-space-portus_gold-text = Pay one gold: all your workshops and banks yield.
aq-track = Tie-breaker track

## Buildings

aq-site-pistrina = Pistrina
aq-site-fullonica = Fullonica
aq-site-figlina = Figlina
aq-site-textrina = Textrina
aq-site-ferraria = Ferraria
aq-site-vitraria = Vitraria
aq-site-gemmaria = Gemmaria
aq-site-mensa_aenea = Mensa aenea
aq-site-mensa_aurea = Mensa aurea
aq-site-mensa_maior = Mensa maior
aq-site-villa_white_6 = White villa 6
aq-site-villa_white_10 = White villa 10
aq-site-villa_blue_6 = Blue villa 6
aq-site-villa_blue_10 = Blue villa 10
aq-site-villa_yellow_6 = Yellow villa 6
aq-site-villa_yellow_10 = Yellow villa 10
aq-site-villa_purple_6 = Purple villa 6
aq-site-villa_purple_10 = Purple villa 10

## Cards and laurels

aq-card-servi_1 = one slave
aq-card-servi_2 = two slaves
aq-card-weapon_1 = a weapon of 1
aq-card-weapon_2 = a weapon of 2
aq-card-weapon_3 = a weapon of 3
aq-card-gold_horse_1 = a gold horse of 1
aq-card-gold_horse_2 = a gold horse of 2
aq-card-silver_horse_1 = a silver horse of 1
aq-card-silver_horse_2 = a silver horse of 2
aq-card-unknown_servi = a slave card
aq-card-unknown_gear = an Equi et Arma card
aq-colour-white = white
aq-colour-blue = blue
aq-colour-yellow = yellow
aq-colour-purple = purple
aq-laurel-white = the white laurel
aq-laurel-blue = the blue laurel
aq-laurel-yellow = the yellow laurel
aq-laurel-purple = the purple laurel
aq-laurel-points_10 = the laurel of 10 points
aq-laurel-points_7 = the laurel of 7 points
aq-laurel-points_5 = the laurel of 5 points
aq-laurel-points_3 = the laurel of 3 points
aq-laurel-white_blue = the white and blue laurel
aq-laurel-blue_yellow = the blue and yellow laurel
aq-laurel-blue_purple = the blue and purple laurel
aq-laurel-white_purple = the white and purple laurel
aq-laurel-yellow_purple = the yellow and purple laurel
aq-laurel-white_yellow = the white and yellow laurel
aq-laurel-unknown_stadium = a stadium laurel
aq-laurel-unknown_theatre = a theatre laurel

## Actions

aq-do-place = Place a henchman: { $space }
aq-do-tiebreaker = Place the tie-breaker
aq-do-pass = Pass
aq-do-decline = Decline
aq-do-roll = Roll the dice
aq-do-exchange = { $give } for { $get }
aq-do-buy = { $count ->
    [one] Buy one card
   *[other] Buy { $count } cards
 }
aq-do-take = Take the blue dice
aq-do-play = Play { $card }
aq-do-stand = No more cards
aq-do-blue = { $count ->
    [0] Roll no blue die
    [one] Roll one blue die
   *[other] Roll { $count } blue dice
 }
aq-do-points = Twice the strength in points
aq-do-card = A slave card
aq-do-keep-shown = Keep the face-up laurel
aq-do-keep-drawn = Keep the laurel of the deck
aq-do-reveal = Reveal the laurel
aq-do-bid = { $is_first ->
    [yes] Open with one { $metal }
   *[no] Raise by one { $metal }
 }
aq-do-build = { $paid ->
    [none] Build { $site }
   *[other] Build { $site } with { $paid }
 }
aq-do-activate = Activate workshops and banks

## What to do now

aq-dealing = Coins for all; three cards and a laurel are turned up.
aq-prompt-place = Place a henchman or the tie-breaker, or pass.
aq-prompt-dolus = Dolus: roll two dice for two coins, one for each die.
aq-prompt-pecunia = Pecunia: choose one exchange, for 4 points.
aq-prompt-equi = Equi et Arma: buy this card for one copper?
aq-prompt-servi = Servi: how many cards?
aq-prompt-potentia = Potentia: take the blue dice?
aq-prompt-roll = Roll the three red dice.
aq-prompt-cards = Play cards, or stand.
aq-prompt-blue = How many blue dice will you roll?
aq-prompt-prize = You are first. Choose your prize.
aq-prompt-reveal = Reveal the theatre laurel.
aq-prompt-bid = Bid one coin more, or pass for good.
aq-prompt-build = Build on a free site, or decline.
aq-prompt-latro = Latro: roll two dice; each steals a coin of its metal from the port.
aq-prompt-port = Pay and activate your workshops and banks?

## Scores

aq-score-pecunia = Pecunia
aq-score-pecunia-sum = 4 for each exchange
aq-score-arena = Arena
aq-score-arena-sum = twice the strength
aq-score-forum = Forum
aq-score-forum-sum = buildings from spaces 2 and 5
aq-score-workshops = Workshops
aq-score-workshops-sum = what they yielded at the port
aq-score-laurels = Laurels
aq-score-laurels-sum = laurels with a number
aq-score-villas = Villas
aq-score-villas-sum = numbers of villas × laurels of their colour
aq-score-hidden = Laurels taken unseen are counted at the end.

## Events

aq-event-henchman-placed = { $seat_is ->
    [you] You place a henchman: { $space }.
   *[other] { $seat } places a henchman: { $space }.
 }
aq-event-port-coin-laid = { $seat_is ->
    [you] You lay one { $metal } under your henchman in the port.
   *[other] { $seat } lays one { $metal } under the henchman in the port.
 }
aq-event-tiebreaker-placed = { $seat_is ->
    [you] Your tie-breaker takes place { $place }.
   *[other] { $seat }’s tie-breaker takes place { $place }.
 }
aq-event-passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
 }
aq-event-action-declined = { $seat_is ->
    [you] { $at ->
        [double] You build nothing more at { $space }.
        [forum] You build nothing at { $space }.
       *[other] You decline { $space }.
     }
   *[other] { $at ->
        [double] { $seat } builds nothing more at { $space }.
        [forum] { $seat } builds nothing at { $space }.
       *[other] { $seat } declines { $space }.
     }
 }
aq-event-dice-rolled = { $seat_is ->
    [you] You roll { $faces }.
   *[other] { $seat } rolls { $faces }.
 }
aq-event-coins-taken = { $seat_is ->
    [you] You take { $coins }.
   *[other] { $seat } takes { $coins }.
 }
aq-event-coins-exchanged = { $seat_is ->
    [you] You exchange { $given } for { $taken }.
   *[other] { $seat } exchanges { $given } for { $taken }.
 }
aq-event-points-scored = { $seat_is ->
    [you] You score { $points ->
        [one] one point.
       *[other] { $points } points.
     }
   *[other] { $seat } scores { $points ->
        [one] one point.
       *[other] { $points } points.
     }
 }
aq-event-card-bought = { $seat_is ->
    [you] You buy { $card } for one copper.
   *[other] { $seat } buys { $card } for one copper.
 }
aq-event-servi-bought = { $seat_is ->
    [you] You buy { $count ->
        [one] one slave card
       *[other] { $count } slave cards
     } for { $metal }.
   *[other] { $seat } buys { $count ->
        [one] one slave card
       *[other] { $count } slave cards
     } for { $metal }.
 }
aq-event-card-drawn = { $seat_is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
 }
aq-event-card-drawn-hidden = { $seat_is ->
    [you] You draw { $is_servi ->
        [yes] a slave card.
       *[no] an Equi et Arma card.
     }
   *[other] { $seat } draws { $is_servi ->
        [yes] a slave card.
       *[no] an Equi et Arma card.
     }
 }
aq-event-deck-reshuffled = { $is_servi ->
    [yes] The discards become the new slave deck.
   *[no] The discards become the new Equi et Arma deck.
 }
aq-event-row-refilled = Equi et Arma is refilled: { $row }.
aq-event-potentia-taken = { $seat_is ->
    [you] You take the blue dice.
   *[other] { $seat } takes the blue dice.
 }
aq-event-contest-begun = { $is_arena ->
    [yes] The fight begins: { $fighters }.
   *[no] The race begins: { $fighters }.
 }
aq-event-strength-rolled = { $seat_is ->
    [you] You roll { $faces }: strength { $strength }.
   *[other] { $seat } rolls { $faces }: strength { $strength }.
 }
aq-event-card-played = { $seat_is ->
    [you] You play { $card }: strength { $strength }.
   *[other] { $seat } plays { $card }: strength { $strength }.
 }
aq-event-fighter-stood = { $seat_is ->
    [you] You stand with strength { $strength }.
   *[other] { $seat } stands with strength { $strength }.
 }
aq-made-arena = { $seat_is ->
    [you] You come
   *[other] { $seat } comes
 } { $rank ->
    [1] first
    [2] second
   *[other] number { $rank }
 } in the arena with strength { $strength }.
aq-event-contest-decided = { $is_arena ->
    [yes] The fight ends: { $fighters }.{ $is_tied ->
        [yes] {" "}On a tie the track decides.
       *[no] {""}
    }
   *[no] The race ends: { $fighters }.{ $is_tied ->
        [yes] {" "}On a tie the track decides.
       *[no] {""}
    }
 }
aq-event-laurel-seen = { $seat_is ->
    [you] You look at the deck’s laurel: { $laurel }.
   *[other] { $seat } looks at the deck’s laurel: { $laurel }.
 }
aq-event-laurel-seen-hidden = { $seat_is ->
    [you] You look at the deck’s laurel.
   *[other] { $seat } looks at the deck’s laurel.
 }
aq-event-laurel-taken = { $seat_is ->
    [you] You take { $laurel }.
   *[other] { $seat } takes { $laurel }.
 }
aq-event-laurel-taken-hidden = { $seat_is ->
    [you] You take the deck’s laurel, unseen by others.
   *[other] { $seat } takes the deck’s laurel, unseen by others.
 }
aq-event-laurel-discarded = Discarded: { $laurel }.
aq-event-laurel-discarded-hidden = A laurel is discarded unseen.
aq-event-laurel-revealed = { $seat_is ->
    [you] You offer { $laurel } for auction.
   *[other] { $seat } offers { $laurel } for auction.
 }
aq-event-laurel-turned-up = Face up at the stadium: { $laurel }.
aq-event-bid-made = { $seat_is ->
    [you] You bid { $bid }.
   *[other] { $seat } bids { $bid }.
 }
aq-event-bid-passed = { $seat_is ->
    [you] You pass in the auction.
   *[other] { $seat } passes in the auction.
 }
aq-event-auction-won = { $owner_is ->
    [nobody] { $seat_is ->
        [you] You win the laurel for { $bid }, paid to the bank.
       *[other] { $seat } wins the laurel for { $bid }, paid to the bank.
     }
    [you] { $seat } wins the laurel and pays you { $bid }.
   *[other] { $seat_is ->
        [you] You win the laurel and pay { $owner } { $bid }.
       *[other] { $seat } wins the laurel and pays { $owner } { $bid }.
     }
 }
aq-event-auction-won-free = { $seat_is ->
    [you] Nobody bids: you take the laurel for nothing.
   *[other] Nobody bids: { $seat } takes the laurel for nothing.
 }
aq-event-building-built = { $seat_is ->
    [you] You build { $site }.
   *[other] { $seat } builds { $site }.
 }
aq-event-coins-stolen = { $seat_is ->
    [you] Latro brings you { $coins }.
   *[other] Latro brings { $seat } { $coins }.
 }
aq-event-port-paid = { $seat_is ->
    [you] You pay one { $metal } at the port.
   *[other] { $seat } pays one { $metal } at the port.
 }
aq-event-buildings-activated = { $seat_is ->
    [you] Your workshops and banks yield { $yield }.
   *[other] The workshops and banks of { $seat } yield { $yield }.
 }
aq-event-round-begun = { $seat_is ->
    [you] Round { $round }. You begin.
   *[other] Round { $round }. { $seat } begins.
 }
aq-event-match-ended = The match is over.
aq-foretold-roll = { $seat_is ->
    [you] You roll the dice …
   *[other] { $seat } rolls the dice …
 }
aq-foretold-end = The laurels are turned up, and the villas are scored.

## Why not

aq-why-not-now = Not possible now.
aq-why-match-over = The match is over.
aq-why-must-take-part = Whoever stands in the arena or the stadium takes part.
aq-why-no-henchman = You have no henchman left.
aq-why-space-taken = This space is taken.
aq-why-on-silver-side = Your henchmen stand on the silver side of the stadium.
aq-why-on-gold-side = Your henchmen stand on the gold side of the stadium.
aq-why-one-workshop-space = You already hold a workshop space of the port; one is allowed.
aq-why-no-port-coin = A coin is laid under this henchman: you have no { $metal }.
aq-why-tiebreaker-placed = Your tie-breaker is already placed.
aq-why-only-pass = No space is left for you: you can only pass.
aq-why-only-tiebreaker = Only your tie-breaker is left to place.
aq-why-one-card = Only one card is sold here.
aq-why-nothing-sold = No card lies here.
aq-why-servi-limit = { $most ->
    [one] Only one card is sold here.
   *[other] At most { $most } cards are sold here.
 }
aq-why-servi-gone = { $have ->
    [0] No slave card is left.
    [one] Only one slave card is left.
   *[other] Only { $have } slave cards are left.
 }
aq-why-coins = You need { $need } { $metal } and have { $have }. No other metal counts.
aq-why-card-not-here = { $card } does not count in this contest.
aq-why-not-in-hand = You do not hold enough of this card: { $card }.
aq-why-blue-left = { $have ->
    [0] No blue die is left.
    [one] One blue die is left.
   *[other] { $have } blue dice are left.
 }
aq-why-site-taken = This site is taken.
aq-why-houses = All your { $most } houses stand.
aq-why-servi = This takes { $need } slaves; your cards show { $have }.
aq-why-servi-paid = { $need } slaves are needed; these cards show { $paid }.
aq-why-servi-wasted = You can pay { $need } slaves without these extra cards.
aq-why-port-unpaid = The coin is gone and you have no { $metal } to pay.
