### Lorenzo il Magnifico: the game, its options, spaces, events, reasons and score.

lo-title = Lorenzo il Magnifico
lo-about = Florence, the age of Lorenzo the Magnificent. Over six rounds noble families send their members to towers, harvest, market and council, and gather territories, buildings, characters and ventures.
lo-stretch = Round { $n }
lo-stretches = Round
lo-by-stretch = Points by round
lo-option-game = Game
lo-option-game-hint = The advanced game adds leaders, drafted at the start, and bonus tiles that differ.
lo-option-game-advanced = Advanced
lo-option-game-basic = Basic
lo-option-privilege-faith = Faith privilege
lo-option-privilege-faith-hint = Faith points of a council privilege. With two, faith and the council count most; with one, cards do.
lo-option-privilege-faith-2 = 2 faith points
lo-option-privilege-faith-1 = 1, as in the first printing
lo-type-territory = Territory
lo-type-character = Character
lo-type-building = Building
lo-type-venture = Venture
lo-member-white = white
lo-member-black = black
lo-member-orange = orange
lo-member-neutral = neutral
lo-work-harvest = Harvest
lo-work-production = Production
lo-work-take = take a card
lo-source-floor = floor bonus
lo-source-bonus_tile = bonus tile
lo-source-privilege = council privilege
lo-source-market = Market
lo-source-church = supporting the church
lo-purpose-fee = tower fee
lo-privilege-goods = 1 wood and 1 stone
lo-privilege-servants = 2 servants
lo-privilege-coins = 2 coins
lo-privilege-military = 2 military points
lo-privilege-faith = { $n ->
    [one] 1 faith point
   *[other] { $n } faith points
 }

## Spaces

lo-space-territory-1 = Territory tower, floor of 1
lo-space-territory-2 = Territory tower, floor of 3
lo-space-territory-3 = Territory tower, floor of 5
lo-space-territory-4 = Territory tower, floor of 7
lo-space-character-1 = Character tower, floor of 1
lo-space-character-2 = Character tower, floor of 3
lo-space-character-3 = Character tower, floor of 5
lo-space-character-4 = Character tower, floor of 7
lo-space-building-1 = Building tower, floor of 1
lo-space-building-2 = Building tower, floor of 3
lo-space-building-3 = Building tower, floor of 5
lo-space-building-4 = Building tower, floor of 7
lo-space-venture-1 = Venture tower, floor of 1
lo-space-venture-2 = Venture tower, floor of 3
lo-space-venture-3 = Venture tower, floor of 5
lo-space-venture-4 = Venture tower, floor of 7
lo-space-harvest-small = Harvest
lo-space-harvest-large = Large harvest space
lo-space-production-small = Production
lo-space-production-large = Large production space
lo-space-market-1 = Market, 5 coins
lo-space-market-2 = Market, 5 servants
lo-space-market-3 = Market, 2 coins and 3 military
lo-space-market-4 = Market, 2 privileges
lo-space-council = Council palace

## What happened

lo-event-bonus-tile-chosen = { $seat_is ->
    [you] You choose bonus tile { $tile }.
   *[other] { $seat } chooses bonus tile { $tile }.
 }
lo-event-leader-kept = { $seat_is ->
    [you] You keep { $leader }.
   *[other] { $seat } keeps { $leader }.
 }
lo-event-leader-kept-hidden = { $seat_is ->
    [you] You keep a leader.
   *[other] { $seat } keeps a leader.
 }
lo-foretold-round = Round { $round } begins.
lo-event-round-begun = Round { $round } begins. Dice (white, black, orange): { $dice }.
lo-event-member-placed = { $seat_is ->
    [you] You place your { $member } member: { $space }.
   *[other] { $seat } places the { $member } member: { $space }.
 }
lo-event-servants-paid = { $seat_is ->
    [you] Servants sent: { $servants }. The action is worth { $value }.
   *[other] { $seat } sends servants: { $servants }. The action is worth { $value }.
 }
lo-event-goods-paid = { $seat_is ->
    [you] You pay { $amounts } ({ $purpose }).
   *[other] { $seat } pays { $amounts } ({ $purpose }).
 }
lo-made-goods-gained = { $source }: { $amounts }.
lo-event-goods-gained = { $seat_is ->
    [you] You receive { $amounts } ({ $source }).
   *[other] { $seat } receives { $amounts } ({ $source }).
 }
lo-event-faith-lapsed = { $seat_is ->
    [you] Your faith is at its height: { $n } more is lost.
   *[other] { $seat }’s faith is at its height: { $n } more is lost.
 }
lo-event-goods-lost = { $seat_is ->
    [you] Your excommunication costs you 1 { $resource }.
   *[other] The excommunication costs { $seat } 1 { $resource }.
 }
lo-event-card-taken = { $seat_is ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
 }
lo-event-work-done = { $seat_is ->
    [you] { $work } of value { $value }: { $cards }.
   *[other] { $seat }: { $work } of value { $value } with { $cards }.
 }
lo-event-work-idle = { $seat_is ->
    [you] { $work } of value { $value }: it brings nothing.
   *[other] { $seat }: { $work } of value { $value }, which brings nothing.
 }
lo-event-action-offered = { $seat_is ->
    [you] You may carry out one more action: { $kind }, value { $value }.
   *[other] { $seat } may carry out one more action: { $kind }, value { $value }.
 }
lo-event-action-lost = { $seat_is ->
    [you] You do without the extra action.
   *[other] { $seat } does without the extra action.
 }
lo-event-privilege-chosen = { $seat_is ->
    [you] Your council privilege: { $privilege }.
   *[other] { $seat } chooses as council privilege: { $privilege }.
 }
lo-event-leader-played = { $seat_is ->
    [you] You play { $leader }.
   *[other] { $seat } plays { $leader }.
 }
lo-event-leader-discarded = { $seat_is ->
    [you] You discard { $leader }.
   *[other] { $seat } discards { $leader }.
 }
lo-event-leader-used = { $seat_is ->
    [you] You use { $leader }.
   *[other] { $seat } uses { $leader }.
 }
lo-event-leader-copied = { $seat_is ->
    [you] Your Lorenzo copies { $leader }.
   *[other] The Lorenzo of { $seat } copies { $leader }.
 }
lo-event-member-raised = { $seat_is ->
    [you] Your { $member } member counts as { $value } this round.
   *[other] The { $member } member of { $seat } counts as { $value } this round.
 }
lo-event-passed = { $seat_is ->
    [you] You pass and place no more members this round.
   *[other] { $seat } passes and places no more members this round.
 }
lo-event-turn-skipped = { $seat_is ->
    [you] Your first turn is skipped.
   *[other] The first turn of { $seat } is skipped.
 }
lo-event-church-supported = { $seat_is ->
    [you] You support the church with { $faith } faith: { $points } points.
   *[other] { $seat } supports the church with { $faith } faith: { $points } points.
 }
lo-event-excommunicated = { $seat_is ->
    [you] You are excommunicated: { $tile }.
   *[other] { $seat } is excommunicated: { $tile }.
 }
lo-event-refused = { $seat_is ->
    [you] You refuse the church, keep { $faith } faith and are excommunicated: { $tile }.
   *[other] { $seat } refuses the church, keeps { $faith } faith and is excommunicated: { $tile }.
 }
lo-event-order-renewed = Order of play, and in ties: { $order }.
lo-event-game-ended = The match is over.

## What happened, in short

lo-brief-round = Round { $round } { $dice }
lo-brief-work = { $sign } { $work } { $value }
lo-brief-leader-kept = { $leader } kept
lo-brief-leader-played = { $leader } played
lo-brief-leader-discarded = { $leader } discarded
lo-brief-leader-used = { $leader } used
lo-brief-leader-copied = { $leader } copied
lo-brief-passed = Passed
lo-brief-turn-skipped = First turn skipped
lo-brief-church-supported = Church supported
lo-brief-excommunicated = Excommunicated: { $tile }

## Why not

lo-why-finish-first = First answer the choice at hand.
lo-why-not-now = Not possible now.
lo-why-match-over = The match is over.
lo-why-tile-taken = This bonus tile has been chosen already.
lo-why-choose-tile-first = First the bonus tiles are chosen.
lo-why-not-in-pack = This leader is not among those you may keep.
lo-why-draft-first = First the leaders are chosen.
lo-why-one-member = You have placed your member; one each turn.
lo-why-place-first = First place a member, or pass.
lo-why-servants-too-few = Servants needed: { $need }; { $have } would be too few.
lo-why-servants-too-many = Servants that can be spared: { $most }; { $have } would be too many.
lo-why-not-this-price = The card cannot be paid for like this.
lo-why-privileges-differ = These privileges must differ from one another.
lo-why-card-not-owned = You do not own this card.
lo-why-other-work = This card does not take part in this action.
lo-why-work-value = The action is worth { $value }; this card needs { $need }: { $missing } more.
lo-why-used-once = Each card is used once, in one way.
lo-why-no-such-option = There is no such conversion on this card.
lo-why-not-enough = { $resource }: you have { $have } and need { $need }: { $missing } more.
lo-why-not-used = This card is not being used.
lo-why-member-away = Your { $member } member has been placed already.
lo-why-covered = This space is covered with { $seats } players.
lo-why-market-ban = Your excommunication forbids you the market.
lo-why-occupied = This space is taken.
lo-why-own-colour-tower = A member of yours already stands in this tower; only one coloured one and the neutral one may.
lo-why-own-colour-area = A member of yours already stands in this area; only one coloured one and the neutral one may.
lo-why-no-card = There is no card on this floor.
lo-why-six-cards = You already have six cards of this type.
lo-why-fee = The tower is occupied: the fee is { $need } coins and you have { $have }: { $missing } more.
lo-why-card-coins = { $bonus ->
    [0] Coins: the card costs { $need }, the fee is { $fee } and you have { $have }: { $missing } more.
   *[other] Coins: the card costs { $need }, the fee is { $fee }; you have { $have } and the floor gives { $bonus }: { $missing } more.
 }
lo-why-card-goods = { $bonus ->
    [0] { $resource }: the card costs { $need } and you have { $have }: { $missing } more.
   *[other] { $resource }: the card costs { $need }; you have { $have } and the floor gives { $bonus }: { $missing } more.
 }
lo-why-slot-military = Your next territory needs { $need } military points and you have { $have }: { $missing } more.
lo-why-military-needed = The card needs { $need } military points and you have { $have }: { $missing } more.
lo-why-value = The member is worth { $value } here; { $need } is needed. { $servants ->
    [0] You have no servants to add: { $missing } short.
    [one] Even with your 1 servant it is { $missing } short.
   *[other] Even with all { $servants } servants it is { $missing } short.
 }
lo-why-servants-for-card = Servants: the action needs { $need }, the card costs { $cost } and you have { $have }: { $missing } more.
lo-why-not-this-type = This action takes other cards.
lo-why-leader-not-in-hand = This leader is not in your hand.
lo-why-leader-goods = The leader asks for { $need } { $resource } and you have { $have }: { $missing } more.
lo-why-leader-cards = { $type ->
    [territory] The leader asks for { $need } territories and you have { $have }: { $missing } more.
    [character] The leader asks for { $need } characters and you have { $have }: { $missing } more.
    [building] The leader asks for { $need } buildings and you have { $have }: { $missing } more.
   *[venture] The leader asks for { $need } ventures and you have { $have }: { $missing } more.
 }
lo-why-leader-alike = The leader asks for { $need } cards of one type; you have { $have } at most: { $missing } more.
lo-why-nobody-to-copy = No other player has a leader in play.
lo-why-leader-not-played = You have not played this leader.
lo-why-leader-face-down = This leader has been used in this round.
lo-why-leader-always = This leader’s ability always works.
lo-why-no-member-to-raise = You have no coloured member left to place.
lo-why-nowhere = Your { $member } member can be placed nowhere now.
lo-why-extra-value = The action would be worth { $value }; servants sent ({ $servants }) included, it is { $missing } short.

## Score

lo-tie-order = level on points, ahead by the turn order
lo-score-played = Points in play
lo-score-played-sum = in the rounds, church included
lo-score-faith = Faith
lo-score-faith-sum = never given to the church
lo-score-territories = Territories
lo-score-territories-sum = 3, 4, 5, 6 cards: 1, 4, 10, 20
lo-score-characters = Characters
lo-score-characters-sum = 1 to 6 cards: 1, 3, 6, 10, 15, 21
lo-score-ventures = Ventures
lo-score-ventures-sum = as printed
lo-score-military = Military
lo-score-military-sum = first 5, second 2
lo-score-goods = Goods
lo-score-goods-sum = 1 for every five
lo-score-excommunication = Excommunication
lo-score-excommunication-sum = lost by a tile
