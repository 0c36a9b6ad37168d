### Lorenzo il Magnifico: what stands on the table, what can be done there, and what it brings.

# `$colour` and `$good` are ids of a member and of a resource; `$member`, `$resource`, `$work` and `$kind` are words, as in the events.

## Rounds and turns

lo-round-of = Round { $round } of { $rounds }
lo-period = Period { $numeral }
lo-numeral-1 = I
lo-numeral-2 = II
lo-numeral-3 = III
lo-church-next = { $rounds ->
    [0] Church report after this round
    [one] Church report after the next round
   *[other] Church report in { $rounds } rounds
 }
lo-if-ended = If it ended now
lo-if-ended-help = Points so far, faith track, cards, military, goods and excommunications as they stand.
lo-if-ended-of = { $name }: { $categories }
lo-has-passed = has passed

## What to do now

lo-prompt-turn = Your turn: choose a family member to place, or use a leader.
lo-prompt-turn-basic = Your turn: choose a family member to place.
lo-prompt-turn-pass = None of your members can be placed: use a leader, or pass.
lo-prompt-turn-member = { $colour ->
    [white] White member
    [black] Black member
    [orange] Orange member
   *[neutral] Neutral member
 }, worth { $value }: choose a glowing space.
lo-prompt-turn-space = { $space }: choose the member that goes there.
lo-prompt-turn-last = { $space }: the last member of the round. It is done with End turn, and new dice fall.
lo-prompt-last = { $deed }. This is chosen; End turn does it, and new dice fall.
lo-prompt-turn-leader = { $leader }: play, or discard for a council privilege?
lo-prompt-turn-leader-use = { $leader }: use the ability now?
lo-prompt-board = The board of { $name }. { $key }, or the panel once more, brings back your own.
lo-prompt-leaders-discard = Your member is placed. End your turn, or discard a leader first.
lo-prompt-leaders = Your member is placed. You may still use a leader; then end your turn.
lo-prompt-servants = How many servants do you send?
lo-prompt-servants-extra = { $card }: how many servants do you send for this action?
lo-prompt-take = Choose the card you take, or do without it.
lo-prompt-take-of = { $card }: take { $type ->
    [territory] a territory
    [character] a character
    [building] a building
    [venture] a venture
   *[any] a card of any type
 } with value { $value }, or do without it.
lo-prompt-pay = Choose how to pay.
lo-prompt-pay-for = { $card }: choose how to pay.
lo-prompt-part = Choose which part of the effect comes first.
lo-prompt-part-of = { $card }: which part comes first?
lo-prompt-privilege = Choose a council privilege.
lo-prompt-privilege-of = { $n ->
    [one] { $source }: choose a council privilege.
   *[other] { $source }: choose { $n } different council privileges.
 }
lo-prompt-lose = Your excommunication takes 1 wood or 1 stone: choose which.
lo-prompt-work = Choose what each of your cards does.
lo-prompt-work-of = { $work }, value { $value }: choose what each of your cards does.
lo-prompt-raise = Choose the member that is raised for this round.
lo-prompt-raise-to = { $leader }: choose the member that counts as { $value } this round.
lo-prompt-copy = Lorenzo copies a leader of another player: choose which, for good.
lo-prompt-church = Church report: support the church, or be excommunicated.
lo-prompt-church-of = Church report { $numeral }: support the church, or be excommunicated.
lo-prompt-tile = Choose your bonus tile: it works in each of your harvests and productions.
lo-prompt-draft = Choose a leader to keep; the others go on to the right.
lo-prompt-draft-last = The last leader of this pack is yours.

## Keys at the right of the prompt

lo-keys-enlarge = { $key } enlarges
lo-keys-let-go = { $key } lets go
lo-keys-board = { $key }: next family
lo-keys-lines = keys 1 to { $n }
lo-keys-place = Click places · Z enlarges
lo-keys-take = Click takes · Z enlarges
lo-keys-church = Left and right choose · Enter confirms · Esc lets you look at the table first

## Buttons

lo-verb-white = White member
lo-verb-black = Black member
lo-verb-orange = Orange member
lo-verb-neutral = Neutral member
lo-verb-board = Next family’s board
lo-verb-pass = Pass
lo-verb-pass-help = You place no more members in this round.
lo-verb-pass-sure = Pass? { $members ->
    [one] One member stays at home
   *[other] { $members } members stay at home
 } until the next round.
lo-verb-back = Back
lo-verb-back-help = Takes back the step before.
lo-verb-own-board = Your board
lo-verb-next = Next
lo-round-ends = The next round begins; this turn can no longer be taken back.
lo-verb-decline = Do without
lo-verb-decline-help = The action is lost; the rest of the effect is received.
lo-verb-keep = Keep
lo-verb-keep-help = The leader goes to your hand, the others to your right neighbour.
lo-verb-tile = Take
lo-verb-play = Play
lo-verb-play-help = The leader lies open on your board and works from now on. Nothing is paid.
lo-verb-discard = Discard
lo-verb-discard-help = The leader leaves the game; you take a council privilege.
lo-verb-use = Use
lo-verb-use-help = The leader then lies face down until the next round.
lo-verb-take = Take
lo-verb-harvest = Harvest
lo-verb-production = Produce
lo-verb-omit = Not used
lo-verb-best = Best of all
lo-verb-best-help = Chooses what brings most, as a hint would. You can still change it.
lo-verb-support = Support
lo-verb-refuse = Refuse
lo-verb-more-servants = { $n ->
    [one] One servant more
   *[other] { $n } servants more
 }
lo-verb-fewer-servants = { $n ->
    [one] One servant fewer
   *[other] { $n } servants fewer
 }

## Actions in a few words

lo-do-place = { $colour ->
    [white] White member
    [black] Black member
    [orange] Orange member
   *[neutral] Neutral member
 }: { $space }
lo-do-place-card = { $colour ->
    [white] White member
    [black] Black member
    [orange] Orange member
   *[neutral] Neutral member
 }: take { $card }
lo-do-servants = { $n ->
    [0] Send no servants
    [one] Send 1 servant
   *[other] Send { $n } servants
 }
lo-do-take = Take { $card }
lo-do-pay = Pay { $amounts }
lo-do-pay-nothing = Pay nothing
lo-do-part = First: { $effect }
lo-do-privilege = Council privilege: { $privilege }
lo-do-lose = Give up 1 { $resource }
lo-do-activate = { $card }: { $option }
lo-do-omit = Leave out { $card }
lo-do-finish = Carry out the action
lo-do-raise = Raise the { $colour ->
    [white] white
    [black] black
   *[orange] orange
 } member
lo-do-copy = Copy { $leader }
lo-do-play = Play { $leader }
lo-do-discard = Discard { $leader } for a council privilege
lo-do-use = Use { $leader }
lo-do-keep = Keep { $leader }
lo-do-tile = Take bonus tile { $tile }
lo-do-support = Support the church
lo-do-refuse = Be excommunicated and keep your faith
lo-do-pass = Pass
lo-do-end = End the turn
lo-do-decline = Do without the action

## The account of a space: what it needs, costs and leaves

lo-account-value = Value
lo-account-enough = enough
lo-account-sent = Servants sent
lo-account-idle = { $n } not needed
lo-account-fee = Tower fee
lo-account-fee-why = tower occupied
lo-account-fee-waived = spared by Brunelleschi
lo-account-bonus = Floor bonus
lo-account-no-bonus = no bonus: Preacher
lo-account-cost = Cost
lo-account-or = or
lo-account-left = You keep
lo-account-at-once = At once
lo-account-later = From now on
lo-account-end = At the end
lo-account-brings = Brings
lo-account-order = Next round
lo-account-order-place = { $place ->
    [1] you play first
    [2] you play second
    [3] you play third
   *[4] you play fourth
 }
lo-value-terms = Here: { $terms }
lo-points-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}: { $sources }
lo-points-from = { $source } { $points }
lo-who-could = Could go here: { $members }.
lo-who-could-go = { $colour ->
    [white] white
    [black] black
    [orange] orange
   *[neutral] neutral
 } { $value }{ $servants ->
    [0] { "" }
    [one] { " " }(+1 servant)
   *[other] { " " }(+{ $servants } servants)
 }

## A card in words

lo-card-kind = { $kind }, card { $number }
lo-card-cost = Cost: { $cost }
lo-card-cost-or = Cost: { $cost }, or { $other }
lo-card-costs-nothing = Costs nothing.
lo-card-at-once = At once: { $effects }
lo-card-later = Afterwards: { $effects }
lo-card-no-effect = nothing
lo-card-for-you = For you now: { $amounts }
lo-card-for-you-nothing = For you now: nothing
lo-card-fee-in = with { $fee } coins for the occupied tower
lo-card-discount-in = with a discount of { $amounts }
lo-card-left = Left after: { $amounts }
lo-unknown-leader = A leader you cannot see
lo-leader-needs = needs

## Towers and floors

lo-tower-territory = Territory tower
lo-tower-character = Character tower
lo-tower-building = Building tower
lo-tower-venture = Venture tower
lo-tower-help-free = Nobody stands here: no fee.
lo-tower-help-fee = A member stands here: placing another costs { $fee } coins first.
lo-tower-help-waived = A member stands here; Brunelleschi spares you the fee.
lo-tower-help-own = Your coloured member stands here: only your neutral one may follow.
lo-tower-help-own-neutral = Your neutral member stands here; a coloured one may follow.
lo-tower-help-cards = { $type ->
    [territory] You have { $n } of 6 territories.
    [character] You have { $n } of 6 characters.
    [building] You have { $n } of 6 buildings.
   *[venture] You have { $n } of 6 ventures.
 }
lo-tower-help-next = The next one brings the end total of the type from { $before } to { $after } points.
lo-floor-help = Value { $value }. Take the card and pay its cost.
lo-floor-help-bonus = Value { $value }. Receive { $bonus }, then take the card and pay its cost.
lo-floor-fee = Somebody is in this tower: [b]{ $fee }[/b] coins come on top.
lo-floor-fee-total = Somebody is in this tower: [b]{ $fee }[/b] coins come on top, [b]{ $total }[/b] coins in all.
lo-floor-empty = The card of this floor is gone.

## Other spaces

lo-gives-harvest = Your bonus tile and your territories work, up to the value of the action.
lo-gives-production = Your bonus tile and your buildings work, up to the value of the action.
lo-gives-small = Room for one member, from value 1.
lo-gives-large = Room for any number of members, each at −3.
lo-gives-privileges = { $n ->
    [one] a council privilege
   *[other] { $n } different council privileges
 }
lo-market-help = Room for one member, from value 1: { $gives }.
lo-council-help = Room for any number of members, from value 1: { $gives }. Whoever is here first plays first in the next round.
lo-harvest = Harvest
lo-production = Production
lo-council = Council palace
lo-from-players = from { $n } players
lo-space-holds = Here: { $names }.
lo-work-would = Would use: { $cards }. Receives { $amounts }.

## Dice, order, tracks, tiles

lo-dice = Dice of the round
lo-dice-help = The dice count for everybody: each coloured member is worth the die of its colour.
lo-order = Order
lo-order-help = Next round: first the members in the council palace from left to right, then the others in their old order.
lo-order-next = Next round, as it stands: { $order }
lo-faith-help = { $faith } faith: supporting the church here scores { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
lo-faith-cells = Above your steps of faith, below the points that supporting brings there.
lo-faith-threshold = The church asks for { $need } faith after round { $round }.
lo-military-help = Rank as it stands: { $ranks }. First 5 points, second 2.
lo-military-rank = { $name } { $points }
lo-tile-heading = Excommunication
lo-tile-period = Excommunication { $numeral }
lo-tile-faith-below = faith < { $need }, or refusal
lo-tile-unasked = Nobody has been asked yet.
lo-tile-nobody = nobody yet
lo-tile-holders = On it: { $names }
lo-tile-supporters = The church was supported by { $names }
lo-tile-help = { $effect } It strikes after round { $round } whoever has less than { $need } faith or refuses.
lo-you-need-faith = { $missing ->
    [0] Your faith is enough.
   *[other] You need { $missing } more.
 }

## The board

lo-slot-territory = Space { $n } for territories: { $need ->
    [0] no military points needed.
   *[other] { $need } military points needed; you have { $have }.
 }
lo-slot-waived = Space { $n } for territories: no military points needed, thanks to Cesare Borgia.
lo-slot-building = Space { $n } for buildings.
lo-slot-character = Space { $n } for characters.
lo-slot-venture = Space { $n } for ventures.
lo-slot-points = With { $n } of them: { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end.
lo-slot-no-points = An excommunication takes these points away.
lo-bonus-tile = Bonus tile
lo-bonus-tile-number = Bonus tile { $tile }
lo-bonus-gives = { $work }: { $amounts }
lo-member-home = { $colour ->
    [white] White member
    [black] Black member
    [orange] Orange member
   *[neutral] Neutral member
 }: worth { $value }, still at home.
lo-member-away = { $colour ->
    [white] White member
    [black] Black member
    [orange] Orange member
   *[neutral] Neutral member
 }: { $space }.
lo-member-rests = { $colour ->
    [white] White member
    [black] Black member
    [orange] Orange member
   *[neutral] Neutral member
 }: not placed; you have passed.
lo-leader-in-hand = In hand: play or discard.
lo-leader-lacks = Still missing: { $needs }.
lo-leader-ready = In play: can be used in this round.
lo-leader-always = In play: always works.
lo-leader-used-up = Used: it turns face up again in the next round.
lo-leader-copies = Copies { $leader }.
lo-leader-have = you have { $n }
lo-leader-missing = Missing: { $needs }.
lo-leader-met = You meet the requirement.
lo-rival-help = Press to see { $name }’s board in the place of yours.
lo-rival-goods = { $name }: { $amounts }
lo-rival-spent = Since your last turn: { $amounts } spent
lo-rival-gained = Since your last turn: { $amounts } gained

## Paying, privileges, harvest and production

lo-pay-ways = { $n ->
    [2] Two ways to pay
   *[other] { $n } ways to pay
 }
lo-pay-then = then
lo-privilege = Council privilege
lo-privilege-chosen = { $n } of { $of } chosen, all must differ
lo-privilege-several = choose { $n }, all different
lo-privilege-lost = { $n } lost
lo-work-intro = Everything paid must be owned now; what you receive can be spent afterwards.
lo-work-from = from { $least }
lo-work-beyond = { $missing } more needed
lo-work-large = large space
lo-work-fewer = { $n ->
    [one] 1 servant fewer
   *[other] { $n } servants fewer
 } would leave out { $cards }
lo-work-more = { $n ->
    [one] 1 servant more
   *[other] { $n } servants more
 } would add { $cards }
lo-work-lacks = { $good ->
    [coins] not enough coins
    [wood] not enough wood
    [stone] not enough stone
    [servants] not enough servants
   *[faith] not enough faith
 }
lo-work-used-up = { $good ->
    [coins] coins are used up above
    [wood] wood is used up above
    [stone] stone is used up above
    [servants] servants are used up above
   *[faith] faith is used up above
 }
lo-work-pay = You pay
lo-work-receive = You receive
lo-work-then = You have then
lo-work-nothing = nothing

## Church report

lo-church-title = Church report · Period { $numeral }
lo-church-intro = Asked in turn order; who has less than { $need } faith is excommunicated at once.
lo-church-look = Look at the table first
lo-church-decides = decides now
lo-church-waits = waits
lo-church-excommunicated = excommunicated
lo-church-has-supported = supported
lo-church-refused = refused
lo-church-supported = supported: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
lo-church-support = Support the church
lo-church-support-note = your faith goes back to 0
lo-church-support-text = With { $faith } faith the track gives { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
lo-church-support-more = Sisto IV adds { $points }.
lo-church-support-next = One more faith would give { $points }.
lo-church-support-again = The next report, in two rounds, asks for { $need }.
lo-church-refuse-end = At the end your { $faith } faith scores { $points }.
lo-church-total = Then { $now } points; if it ended now { $end }
lo-church-refuse = Keep the faith
lo-church-refuse-note = your faith stays
lo-church-refuse-text = You keep your { $faith } faith and take this tile to the end of the game.

## Draft

lo-draft-title = Leaders
lo-draft-pick = Pick { $n } of { $of }
lo-draft-first = Choose one first.
lo-draft-kept = Kept so far
lo-draft-turn-order = Turn order
lo-draft-passes = Who passes to whom
lo-draft-order = { $place ->
    [1] plays first
    [2] plays second
    [3] plays third
   *[4] plays fourth
 }
lo-draft-reports = Church reports to come
lo-draft-tiles = Bonus tiles
lo-draft-tiles-intro = The last in turn order chooses first.
lo-draft-tile-of = { $name } has chosen this tile.
lo-draft-waits = { $name } chooses.

## The lines behind a number of the score

lo-scored-church = church supported with { $faith } faith
