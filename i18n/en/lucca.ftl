### Lucca Città: cards, actions, events, reasons.

lc-title = Lucca Città
lc-about = Rich families build the palaces of Lucca, open them with great parties and reinforce the city walls. Your rivals’ palaces of the same colour make your own party famous.
lc-stretch = Turn { $n }
lc-stretches = Turn
lc-by-stretch = Points by turn

## Cards

lc-colour-red = red
lc-colour-yellow = yellow
lc-colour-green = green
lc-colour-blue = blue
lc-colour-violet = violet
lc-colour-grey = grey
lc-card = { $colour } { $address }
lc-card-short = { $colour } { $address }
lc-card-text = { $windows ->
    [one] 1 window
   *[other] { $windows } windows
 }, { $shields ->
    [one] 1 shield.
   *[other] { $shields } shields.
 }
lc-tower = Tower
lc-tower-text = At the end worth 1 point for each of your opened palaces, if your walls are supported.
lc-wall = Wall
lc-wall-text = At the end worth 1 point for each of your opened palaces, if your building site has two shields for every wall.
lc-unknown-card = A hidden card

## The quarter

lc-area-site = Building site
lc-area-completed = Completed
lc-area-opened = Opened
lc-shields-help = Shields on the building site: they decide the turn order and support the walls.
lc-walls-help = Each of your walls and towers: at the end worth 1 point for each of your opened palaces, if your building site has two shields for every wall.
lc-walls-need = { $walls ->
    [one] One wall needs { $need } shields; there are { $shields } on the site.
   *[other] { $walls } walls need { $need } shields; there are { $shields } on the site.
 }

## Actions

lc-verb-keep = Keep
lc-verb-keep-help = These two begin your building site with { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
 }; most shields play first. The other two go back into the deck.
lc-verb-start = Start
lc-verb-start-help = A colour you have never built goes to your building site.
lc-verb-extend = Extend
lc-verb-extend-help = The card covers half of your palace of this colour; its address is now the visible one.
lc-verb-wall = Wall
lc-verb-wall-help = Lay the card face down as a wall. At the end it brings 1 point for each of your opened palaces, if your building site has two shields for every wall.
lc-verb-raise = Tower
lc-verb-raise-help = The tower stands in your completed area. At the end it brings 1 point for each of your opened palaces, if your walls are supported; it needs no shields itself.
lc-verb-discard = Discard
lc-verb-discard-help = The card leaves the game.
lc-verb-deal-help = Lay out the next triplets.

lc-do-keep = Keep { $cards }
lc-do-open = Open the { $colour } palace
lc-do-take = Take this triplet
lc-deed-take = Take triplet { $n }
lc-do-start = Start a palace with { $card }
lc-do-extend = Extend with { $card }
lc-do-wall = Build a wall with { $card }
lc-do-raise = Raise the tower
lc-do-discard = Discard { $card }
lc-do-deal = Lay out the next triplets

## What a card could become

lc-fate-start = Start { $colour }: 1 of { $goal } cards.
lc-fate-extend = Extend { $colour }: { $size } of { $goal } cards.
lc-fate-complete = Complete { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } for its windows.
lc-fate-wall = A wall, since { $colour } is built already; walls then need { $support }
lc-fate-discard = A discard: { $colour } is built already, and one more wall would lack shields.
lc-fate-tower = A tower: no palace, but points at the end.
lc-fate-address = Address { $before } → { $after }.

## What to do now

lc-dealing = Four starting cards go to each family; then the first triplets are laid out.
lc-prompt-keep = Choose two of your four cards to begin with: windows bring points later, shields an early turn.
lc-prompt-turn = Your turn: open completed palaces if you wish, then take a triplet.
lc-prompt-place = Choose what each card of your triplet becomes, in any order.
lc-prompt-deal = The next triplets wait to be laid out.
lc-question-keep = Two cards of one colour make one palace. Whose address shows?
lc-question-deal = Lay out the triplets?

## The table

lc-deck = Deck
lc-deck-help = { $n ->
    [one] One card
   *[other] { $n } cards
 } in the deck.
lc-turn-of = Turn { $turn } of { $turns }
lc-turn-last = Turn { $turn } of { $turns }: the last
lc-order = Turn order
lc-order-help = Most shields on the building site first; a tie goes to the larger visible address.
lc-last-openings = Last openings
lc-last-openings-note = Everybody opens what is completed; then walls, towers and addresses are counted.
lc-taken-by = taken by { $seat }
lc-triplet-gone = { $seat_is ->
    [you] You have taken this triplet; new ones are laid out next turn.
   *[other] { $seat } has taken this triplet: it is gone for this turn.
 }
lc-ask-own-ground = Palaces go to your building site, walls and towers to the completed.
lc-ask-own-quarter = Only your own quarter takes it.
lc-final = Counted
lc-counted-so-far = Counted so far
lc-if-ended = If it ended now

lc-area-site-short = Site
lc-area-completed-short = Completed
lc-area-opened-short = Opened
lc-area-site-shortest = Site
lc-area-completed-shortest = Done
lc-area-opened-shortest = Open
lc-your-quarter = your quarter
lc-on-site = { $n } on the site
lc-need = needs { $need }
lc-need-shields = needs { $need } shields
lc-open-later = You can open it at the beginning of your turn.
lc-no-walls = no walls
lc-worth = { $kinds ->
    [walls] { $count ->
        [one] 1 wall
       *[other] { $count } walls
     }
    [towers] { $count ->
        [one] 1 tower
       *[other] { $count } towers
     }
   *[both] { $count } cards
 } × { $palaces ->
    [one] 1 palace
   *[other] { $palaces } palaces
 }
lc-quarter-large = { $key }, or the right mouse button, shows the whole quarter large.
lc-quarter-help = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } so far.
lc-palace-site = The { $colour } palace: { $size } of { $goal } cards
lc-palace-completed = The { $colour } palace is complete
lc-palace-opened = The { $colour } palace has been opened
lc-palace-holds = Windows: { $windows }. Shields: { $shields }.
lc-palace-addresses = Addresses, the visible one first: { $addresses }.
lc-palace-largest = The largest address on the table: +3 at the end.
lc-palace-smallest = The smallest address on the table: −3 at the end.
lc-opening-now = Opening it brings { $points ->
    [one] 1 point
   *[other] { $points } points
 } as things stand: { $paid }.
lc-opening-last = The last openings come in the order of shields; here { $points ->
    [one] 1 point
   *[other] { $points } points
 } as things stand: { $paid }.
lc-paid-by = { $points } from { $seat }
lc-nobody-pays = nobody pays
lc-open-points = Open: { $points }
lc-open-points-short = { $points }
lc-order-later = The order is set when the starting cards are revealed: most shields first.
lc-next = Next turn
lc-place-in-order = { $place ->
    [1] You play first of { $seats }
    [2] You play second of { $seats }
    [3] You play third of { $seats }
    [4] You play fourth of { $seats }
   *[5] You play fifth of { $seats }
 }
lc-if-ended-help = With the last openings, walls, towers and addresses as they stand.
lc-fate-shields = Shields { $before } → { $after }.
lc-fate-now = Now { $points }.
lc-fate-later = { $count ->
    [one] [b]At the end:[/b] { $parts }, as things stand.
   *[other] [b]At the end { $points }:[/b] { $parts }, as things stand.
 }
lc-fate-unsupported = Your walls would lack shields: { $shields } of { $need }.
lc-fate-lost-largest = no longer the largest address
lc-fate-lost-smallest = no longer the smallest address
lc-fate-no-gain = No points as things stand.
lc-fate-as-walls = Laid as walls: up to { $points } at the end.
lc-fate-order = { $is_last ->
    [yes] In the last openings
   *[no] Next turn
 } you would be { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
 } of { $seats }.
lc-fate-windows = { $windows ->
    [one] 1 window.
   *[other] { $windows } windows.
 }
lc-note-complete = complete
lc-note-size = card { $size } of { $goal }
lc-note-size-short = { $size }/{ $goal }
lc-shields = { $need } shields
lc-note-tower = needs no shields
lc-note-wall = { $missing ->
    [0] shields  [icon:check]
    [one] lacks 1 shield
   *[other] lacks { $missing } shields
 }
lc-note-discard = leaves the game
lc-note-spared = no longer { $loss }
lc-note-at-end = { $gain } at end
lc-on-door = { $card } on the door
lc-on-door-note = the other address is covered
lc-prompt-turn-open = Your turn: open palaces if you wish ({ $openings }), then take a triplet.
lc-prompt-turn-take = Take one of the triplets; point at one to see what it would bring you.
lc-ask-deck = The next triplets come from the deck when everybody has had a turn. Now take one that lies open.
lc-ask-rival-palace = A rival’s { $colour } palace pays you when you open yours of that colour. Take a triplet with { $colour } cards to build it.

## Scores

lc-tie-address = level on points, ahead by the larger address
lc-score-windows = Windows
lc-score-windows-sum = 1 per window of a completed palace
lc-score-openings = Openings
lc-score-openings-sum = 1 per rival card on a site, 2 per unopened palace
lc-score-walls = Walls
lc-score-walls-sum = walls × opened palaces, if supported
lc-score-towers = Towers
lc-score-towers-sum = towers × opened palaces, if the walls are supported
lc-score-largest = Largest address
lc-score-largest-sum = 3 for its holder
lc-score-smallest = Smallest address
lc-score-smallest-sum = its holder loses 3
lc-told-windows = Windows of completed palaces: { $points }
lc-told-openings = Openings: { $now } so far + { $later } at the end = { $points }
lc-told-walls = { $count ->
    [one] 1 wall
   *[other] { $count } walls
 } × { $opened ->
    [one] 1 palace
   *[other] { $opened } palaces
 } = { $points }
lc-told-towers = { $count ->
    [one] 1 tower
   *[other] { $count } towers
 } × { $opened ->
    [one] 1 palace
   *[other] { $opened } palaces
 } = { $points }
lc-told-unsupported = Walls and towers: 0, since the walls need { $need } shields and have { $shields }
lc-told-largest = Largest address: { $points }
lc-told-smallest = Smallest address: { $points }
lc-scored-windows = { $colour } complete
lc-scored-openings = { $is_last ->
    [yes] { $colour } opened at the end
   *[no] { $colour } opened
 }
lc-scored-walls = { $walls ->
    [one] one wall
   *[other] { $walls } walls
 } × { $opened } opened
lc-scored-towers = { $towers ->
    [one] one tower
   *[other] { $towers } towers
 } × { $opened } opened
lc-scored-unsupported = not supported: { $shields } of { $need } shields
lc-scored-largest = largest: { $card }
lc-scored-smallest = smallest: { $card }

## Events

lc-event-cards-kept = { $seat_is ->
    [you] You keep { $cards }.
   *[other] { $seat } keeps { $cards }.
 }
lc-event-cards-kept-hidden = { $seat_is ->
    [you] You have chosen your starting cards.
   *[other] { $seat } has chosen two starting cards.
 }
lc-event-start-revealed = { $seat_is ->
    [you] You begin with { $cards }.
   *[other] { $seat } begins with { $cards }.
 }
lc-event-deck-prepared = The rest is shuffled with the four towers: { $count } cards.
lc-event-order-set = The order of turn { $turn }: { $order }.
lc-event-triplets-laid = The triplets of turn { $turn } lie on the table.
lc-foretold-triplets = The triplets of turn { $turn } are laid out.
lc-event-palace-opened = { $seat_is ->
    [you] You open { $colour }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
     }
   *[other] { $seat } opens { $colour }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
     }
 }
lc-event-triplet-taken = { $seat_is ->
    [you] You take { $cards }.
   *[other] { $seat } takes { $cards }.
 }
lc-event-palace-started = { $seat_is ->
    [you] You start a palace with { $card }.
   *[other] { $seat } starts a palace with { $card }.
 }
lc-event-palace-extended = { $seat_is ->
    [you] You extend a palace with { $card }: { $size } of { $goal }.
   *[other] { $seat } extends a palace with { $card }: { $size } of { $goal }.
 }
lc-event-palace-completed = { $seat_is ->
    [you] You complete { $colour }: { $points ->
        [one] 1 point for its windows.
       *[other] { $points } points for its windows.
     }
   *[other] { $seat } completes { $colour }: { $points ->
        [one] 1 point for its windows.
       *[other] { $points } points for its windows.
     }
 }
lc-event-wall-built = { $seat_is ->
    [you] You build a wall with { $card }.
   *[other] { $seat } builds a wall with { $card }.
 }
lc-event-tower-raised = { $seat_is ->
    [you] You raise a tower.
   *[other] { $seat } raises a tower.
 }
lc-event-card-discarded = { $seat_is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
 }
lc-event-triplet-discarded = Nobody took { $cards }: they are discarded.
lc-event-last-openings-begun = The last openings, in this order: { $order }.
lc-event-walls-scored = { $seat_is ->
    [you] Your walls and towers bring { $points ->
        [one] 1 point.
       *[other] { $points } points.
     }
   *[other] The walls and towers of { $seat } bring { $points ->
        [one] 1 point.
       *[other] { $points } points.
     }
 }
lc-event-walls-unsupported = { $seat_is ->
    [you] Your walls need { $need } shields and have { $shields }: walls and towers bring nothing.
   *[other] The walls of { $seat } need { $need } shields and have { $shields }: walls and towers bring nothing.
 }
lc-event-largest-address-scored = { $seat_is ->
    [you] You have the largest address, { $card }: { $points } points.
   *[other] { $seat } has the largest address, { $card }: { $points } points.
 }
lc-event-smallest-address-scored = { $seat_is ->
    [you] You have the smallest address, { $card }: { $points } points.
   *[other] { $seat } has the smallest address, { $card }: { $points } points.
 }
lc-event-game-ended = The match is over.

## A turn in one sentence

lc-turn-told = { $seat_is ->
    [you] You: { $deeds }.
   *[other] { $seat }: { $deeds }.
 }
lc-deed-palace-opened = { $colour } opened +{ $points }
lc-deed-palace-started = { $card } started
lc-deed-palace-extended = { $card } ({ $size } of { $goal })
lc-deed-palace-completed = { $colour } complete +{ $points }
lc-deed-wall-built = wall: { $card }
lc-deed-tower-raised = tower raised
lc-deed-card-discarded = discarded: { $card }

## Why not

lc-why-not-now = Not possible now.
lc-why-match-over = The match is over.
lc-why-keep-first = First choose your two starting cards.
lc-why-not-in-hand = Your cards do not include { $card }.
lc-why-keep-two = Choose { $need } cards; you have chosen { $have }.
lc-why-kept-already = The starting cards are chosen.
lc-why-deal-first = First lay out the next triplets.
lc-why-finish-turns = The next triplets come when everybody has had a turn.
lc-why-open-before-taking = Palaces are opened before a triplet is taken. What is completed this turn can open next turn.
lc-why-opens-at-the-end = It opens at the end: the last openings come after this turn, in the order of shields.
lc-why-not-completed = Your { $colour } palace has { $have } of { $need } cards.
lc-why-opened-already = Your { $colour } palace has been opened already.
lc-why-never-built = You have no { $colour } palace.
lc-why-one-triplet = First play the other cards of your triplet: { $left } to go.
lc-why-no-such-triplet = There is no triplet { $triplet }.
lc-why-triplet-taken = { $seat } has taken this triplet.
lc-why-take-first = First take a triplet.
lc-why-not-in-triplet = The cards you have to play do not include { $card }.
lc-why-tower-no-palace = A tower can only be raised or discarded.
lc-why-palace-no-tower = Only a tower card can be raised as a tower.
lc-why-on-site = You are building { $colour } already: the card can extend it.
lc-why-built-already = You have completed { $colour }: further cards can only be walls or discards.
