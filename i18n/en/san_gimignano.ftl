### San Gimignano: cards, actions, events, reasons.

sg-title = San Gimignano
sg-stretch = Turn { $n }
sg-stretches = Turn
sg-by-stretch = Points by turn

## Cards

sg-card-5 = Protection
sg-card-5-text = When the donation of a 9 or 10 strikes you, play a 5 from hand: it is cancelled. The 5 goes under the deck.
sg-card-6 = Contract
sg-card-6-text = A plain tower of 6s can never be torn down.
sg-card-7 = Grace
sg-card-7-text = At the end, 2 points for each card of your plain 7 towers.
sg-card-8 = Funding
sg-card-8-text = Donation, when you build a plain 8: take as many cards as it has levels, from deck, market or both.
sg-card-9 = Deal
sg-card-9-text = Donation, when you build a plain 9: take as many unseen cards from your rival’s hand as it has levels; then give back one fewer than its levels.
sg-card-10 = Conspiracy
sg-card-10-text = Donation, when you build a plain 10: the highest other tower no higher than it is torn down, yours or your rival’s. Completed towers and plain 6s are safe.
sg-card-fine-stone = Fine stone
sg-card-fine-stone-text = Counts in a tower as one card of any number; in a banded tower also as a 4 or an 11. May also be played from hand as a 5.
sg-card-pilgrimage = Pilgrimage
sg-card-pilgrimage-text = As your action: draw from the two decks, in any mix, up to your hand limit.
sg-card-joust = Joust
sg-card-joust-text = At once, when your rival uses a noble card: that card is cancelled and leaves the game.
sg-card-rognosa = Rognosa
sg-card-rognosa-text = As your action: put two hand cards under their decks. From now on your rival may not build higher than your highest tower. If your rival already stands higher, returning both is optional and this card leaves the game.
sg-card-santa-fina = Santa Fina
sg-card-santa-fina-text = At the end, 5 points for each of your towers of five or more levels.
sg-card-city-wall = City wall
sg-card-city-wall-text = From now on your hand limit is nine instead of seven.
sg-card-unknown = Tower card
sg-card-unknown-noble = Noble card
sg-stones-plain = { $count ->
    [one] one { $number }
    [2] two { $number }s
    [3] three { $number }s
    [4] four { $number }s
    [5] five { $number }s
    [6] six { $number }s
    [7] seven { $number }s
   *[other] { $count } { $number }s
 }

## The seven actions and the nobles

sg-verb-buy = Buy
sg-verb-buy-short = { sg-verb-buy }
sg-verb-buy-help = { $cards ->
    [1] The tower deck holds its last card: take that one or another, but only one.
   *[other] Take { $cards } cards from deck, market or both, one at a time.
 }
sg-verb-exchange = Exchange
sg-verb-exchange-short = { sg-verb-exchange }
sg-verb-exchange-help = Lay two or more cards into the market, then take as many; from the market, none of a kind you have just laid.
sg-verb-build = Build
sg-verb-build-short = { sg-verb-build }
sg-verb-build-help = Three or more cards: all one number, or consecutive numbers.
sg-verb-extend = Extend
sg-verb-extend-short = { sg-verb-extend }
sg-verb-extend-help = { $closed ->
    [yes] Add cards on top of one of your towers under construction. In the end phase none are taken for them.
   *[no] Add cards on top of one of your towers under construction, then take as many.
 }
sg-verb-complete = Complete
sg-verb-complete-short = { sg-verb-complete }
sg-verb-complete-help = Finish one or more towers: 5 points each, safe, and no longer extended. { sg-verb-complete-late }
sg-verb-complete-late = In the end phase it is too late for that.
sg-verb-declare = Declare
sg-verb-declare-short = { sg-verb-declare }
sg-verb-declare-help = With four or more completed towers: the end phase begins.
sg-verb-pass = Pass
sg-verb-pass-short = { sg-verb-pass }
sg-passes = Passes
sg-verb-pass-help = Do nothing. When both pass in a row, the game ends at once.
sg-verb-play = Noble
sg-verb-play-short = { sg-verb-play }
sg-verb-play-help = Play a noble card as your action.
sg-follows-exchange = They go into the market; then you take { $count } cards, from the market none of a kind just laid ({ $cards }).
sg-follows-extend = Then you take { $count ->
    [one] one card.
   *[other] { $count } cards.
 }
sg-verb-pass-ends = Your rival has just passed: passing now ends the game at once, with { $scores }.
sg-verb-declare-now = Nobody may then buy, exchange or complete, and there is no donation. It stands now at { $scores }.
sg-verb-declare-open = { $open ->
    [one] Your open tower could then not be completed: { $points } points fewer.
   *[other] Your { $open } open towers could then not be completed: { $points } points fewer.
 }
sg-tower-named = { $kind ->
    [plain] plain tower of { $number }s, { $levels } levels
   *[banded] banded tower topped by { $number }, { $levels } levels
 }
sg-deed-topple-mine = Tear down your own { $stones }
sg-deed-topple-theirs = Tear down your rival’s { $stones }
sg-choice-topple-mine = [icon:warning] Your { $stones }: { $lost }
sg-choice-topple-theirs = Rival’s { $stones }: { $lost }
sg-deed-extend = { $has_stones ->
    [yes] Extend the { $tower }, with { $numbers } (fine stone as { $stones })
   *[no] Extend the { $tower }, with { $numbers }
 }
sg-deed-buy = { $cards ->
    [1] Buy one card only
   *[other] Buy { $cards } cards
 }
sg-deed-donate = { $number ->
    [8] Take { $levels } cards
   *[other] Take { $taken ->
        [0] no card
        [one] one card
       *[other] { $taken } cards
     }, give back { $back }
 }
sg-deed-forgo = { $number ->
    [10] Tear nothing down
   *[other] Take no cards
 }
sg-deed-suffer = { $number ->
    [9] Give the cards up
   *[other] Let the tower fall
 }

sg-do-buy = Buy two cards
sg-do-exchange = Exchange { $cards }
sg-do-build = { $has_stones ->
    [yes] Build { $numbers } (fine stone as { $stones })
   *[no] Build { $numbers }
 }
sg-do-extend = { $has_stones ->
    [yes] Extend tower { $tower } with { $numbers } (fine stone as { $stones })
   *[no] Extend tower { $tower } with { $numbers }
 }
sg-do-complete = { $towers ->
    [one] Complete one tower
   *[other] Complete { $towers } towers
 }
sg-do-declare = Declare the end of works
sg-do-pass = Pass
sg-do-play = Play { $card }
sg-do-draw = Take { $card } from the market
sg-do-draw-deck = Take a tower card from the deck
sg-do-draw-nobles = Take a noble card from its deck
sg-do-give = Give back { $card }
sg-do-return = Return { $card }
sg-do-keep = Return nothing
sg-do-donate = Use the donation
sg-do-forgo = Do without
sg-do-topple = { $owner ->
    [mine] Tear down your own tower { $tower }
   *[theirs] Tear down your rival’s tower { $tower }
 }
sg-do-joust = Joust!
sg-do-allow = Let it happen
sg-do-protect = Protect with { $card }
sg-do-suffer = Accept it
sg-do-proceed = Lay the other stones
sg-do-take-back = Take the stones back
sg-do-deal = Deal the next game

## What to do now

sg-dealing = The hands are dealt, then the market is laid out.
sg-prompt-turn = Your turn, one action: press a button, take a card of the market, or lift cards of your hand.
sg-prompt-lifted-one = Lift more: two or more can be exchanged, three or more that fit make a tower.
sg-prompt-lifted-unfit = These cards make no tower: lift others, or put some back.
sg-prompt-lifted-exchange = Lifted: { $cards }. Press Exchange or the market to get { $count } other cards for them, or lift more.
sg-prompt-lifted-build = Lifted: { $stones }. Press Build or New tower, or lift more.
sg-prompt-lifted-build-only = Lifted: { $stones }. Press Build or New tower; { $closed ->
    [yes] in the end phase there is no donation.
   *[no] no tower can fall.
 }
sg-prompt-lifted-extend = Lifted: { $cards }. Press the glowing tower to build it higher, or lift more.
sg-prompt-lifted-extend-build = Lifted: { $stones }. Press Build for a new tower, or the glowing one to build it higher.
sg-prompt-lifted-play = Lifted: { $cards }. Press Noble to play this card.
sg-prompt-carried = Let go on { $ways }
sg-carried-separator = { "; on " }
sg-carried-build = New tower: build
sg-carried-extend = a glowing tower: extend
sg-carried-exchange = market or deck: exchange
sg-prompt-rival-passed = { $rival } has passed: { $only ->
    [yes] nothing is left for you but to pass too, and the game is over.
   *[no] if you pass too, the game is over at once.
 }
sg-prompt-marked = Marked: { $gains }. Press Complete, or towers to mark and unmark them.
sg-prompt-late = { $by ->
    [rival] { $rival } may declare now:
   *[deck] { $cards ->
        [one] One last card left:
       *[other] Only { $cards } cards left:
     }
 } in the end phase open towers cannot be completed ({ $points } points).
sg-prompt-end-phase = End phase: lift cards to build or extend, or pass.
sg-prompt-only-pass = Nothing is left for you to do but pass.
sg-prompt-no-cards = Your turn: choose an action.
sg-prompt-last-card = Your turn. The deck holds one last card: who buys now takes only one.
sg-prompt-full-hand = Your turn: lift cards, or choose an action; your hand is too full to buy two.
sg-prompt-draw = { $left ->
    [one] Take one more card from a glowing pile{ $is_banned ->
        [yes] ; from the market none of a kind just laid ({ $banned }).
       *[no] .
     }
   *[other] Take { $left } cards, one at a time{ $is_banned ->
        [yes] ; from the market none of a kind just laid ({ $banned }).
       *[no] , from the glowing piles.
     }
 }
sg-prompt-give = { $left ->
    [one] Give back one card of your hand.
   *[other] Give back { $left } cards of your hand.
 }
sg-prompt-return = { $left ->
    [one] Put one card under its deck.
   *[other] Put { $left } cards under their decks.
 }
sg-prompt-donate = Your tower stands. Will you use its donation, the power of its number?
sg-prompt-donate-guarded = { $rival } holds a 5 that can cancel your donation; that 5 would then be gone. Use it?
sg-prompt-joust = Your rival plays a noble card. Will you joust?
sg-prompt-protect = A 9 or a 10 of your rival is about to strike you. Will you cancel it with a 5?
sg-prompt-proceed = A joust has taken a fine stone. Will you go on?
sg-prompt-deal = The next game of the series waits to be dealt.
sg-resign-text = { $series ->
    [single] The match ends and your rival wins. It is kept in the records.
   *[other] The whole series ends, also the games not yet dealt, and your rival wins it. It is kept in the records.
 }
sg-question-draw = { $source ->
    [market] { $left ->
        [one] One more card: click a card of the market; the deck is empty.
       *[other] { $left } cards: click cards of the market; the deck is empty.
     }
    [both] { $left ->
        [one] One more card: click the deck or a card of the market.
       *[other] { $left } cards: click the deck or a card of the market.
     }
   *[no] { $left ->
        [one] One more card from the tops of the decks.
       *[other] { $left } cards from the tops of the decks.
     }
 } { $ends ->
    [at_once] Then your turn ends.
    [light] { $source ->
        [both] Your turn ends at once if the last comes from the deck or empties the market.
       *[no] Then your turn ends.
     }
   *[asked] Then end your turn.
 }
sg-question-give = { $left ->
    [one] Click the card to give back to { $rival }.
   *[other] Click { $left } cards to give back to { $rival }, one after the other.
 }
sg-question-return = { $left ->
    [one] Click one more card to put under its deck.
   *[other] Click { $left } cards to put under their decks.
 }
sg-question-donate = { $number ->
    [8] Funding: take { $levels } cards?
    [9] Deal: take { $taken ->
        [0] no card
        [one] one unseen card
       *[other] { $taken } unseen cards
     } from { $rival }, then give back { $back } of your choice?
   *[other] Conspiracy: which tower shall fall? Click it, or choose here.
 }
sg-question-joust = { $rival } uses { $card }. A joust would cancel it.
sg-question-protect = { $is_own ->
    [yes] Your own
   *[no] { $rival }’s
 } { $number ->
    [9] Deal takes { $taken ->
        [0] no card
        [one] one card
       *[other] { $taken } cards
     } from your hand, unseen, and gives { $back } back.
   *[other] Conspiracy tears down your { $stones }: { $lost } points.
 } A 5 from your hand prevents it, and goes under the deck.
sg-question-proceed = A fine stone is gone. Lay the other stones, or take them back? The action is used either way.
sg-question-deal = Shuffle and deal?
sg-ask-buy = Buy takes two cards.
sg-ask-exchange = Lift two or more cards of your hand first, then press Exchange.
sg-ask-build = Lift three or more cards that make a tower, then press Build.
sg-ask-extend = Lift the cards to add, then press the glowing tower.
sg-ask-declare = You need four completed towers.
sg-ask-pass = Pass does nothing.
sg-ask-play = Lift the noble card to play, then press Noble.
sg-ask-which = What does the fine stone stand for?
sg-buys = { $cards ->
    [1] Buys this one card only, for the deck holds its last.
   *[other] Buys, beginning with this one: { $cards } cards in all.
 }
sg-ask-rival-tower = This tower is your rival’s. Only Conspiracy, a plain tower of 10s, tears towers down.
sg-ask-rival-cards = These cards are your rival’s. Only Deal, a plain tower of 9s, takes some of them.

## The table

sg-deck = Towers
sg-deck-help = Tower deck: { $n ->
    [one] one card
   *[other] { $n } cards
 } left. { $closed ->
    [yes] In the end phase nothing is drawn any more.
   *[no] { $n ->
        [0] The end phase begins after this action.
       *[other] When it is empty, the end phase begins: then nothing is drawn and no tower completed any more.
     }
 }
sg-deck-known = You know its top card: it was laid there before your eyes.
sg-noble-deck = Nobles
sg-noble-deck-help = Noble deck: { $n ->
    [one] one card
   *[other] { $n } cards
 } left.
sg-market = Market
sg-market-closed = Market: closed
sg-market-help = The market is filled up to four cards only when it is empty: after a purchase, an extension or the donation of an 8.
sg-piece = Tower piece: nobody
sg-piece-help = The tower piece is worth 10 points at the end. It goes to whoever builds or extends a tower to stand higher than every other.
sg-plot = New tower: 3+
sg-plot-gain = New tower: { $gain }
sg-plot-help = Lift three or more cards and build here.
sg-rival-hand = { $name }: { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
sg-known-card = A card you know: it was taken in the open, or has been in your hand.
sg-unknown-card = { $nobles ->
    [yes] A hidden card. Backs are public: blue for towers, violet for nobles.
   *[no] A hidden card.
 }
sg-hand-count = hand { $have }/{ $limit }
sg-nobles-used = nobles used { $n }
sg-tower-tag = { $kind ->
    [plain] Plain · { $levels }
   *[banded] Banded · { $levels }
 }
sg-tower-help = { $kind ->
    [plain] Plain tower of { $number }s, { $levels } levels
   *[banded] Banded tower topped by { $number }, { $levels } levels
 }, { $state ->
    [complete] completed.
   *[open] under construction.
 }
sg-mark-tower = Press to mark it for completion: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
sg-tower-late = The end phase is near: there it cannot be completed any more.
sg-tower-too-late = In the end phase it cannot be completed any more.
sg-end-phase = End phase
sg-end-phase-note = No more cards, no completing, no donations; both build on until both pass.
sg-begins = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
 }
sg-begins-note = Two families, one action in turn: whoever has most points at the end wins.
sg-series-two = Game { $game } of 2
sg-series-to120 = Game { $game }, up to 120
sg-series-so-far = So far { $scores }

## Scores

sg-tie-piece = level on points, ahead by the tower piece
sg-score-completed = Completed
sg-row-completed = { sg-score-completed }
sg-score-completed-sum = 5 for each completed tower
sg-score-tallest = Tallest of its number
sg-score-tallest-sum = the tallest plain tower of 7s earns 7, and so on
sg-score-banded = Banded
sg-score-banded-sum = towers × levels
sg-score-grace = Grace
sg-row-grace = { sg-score-grace }
sg-score-grace-sum = 2 for each card of plain 7s
sg-score-piece = Tower piece
sg-score-piece-sum = 10 for its holder
sg-score-santa_fina = Santa Fina
sg-row-santa_fina = { sg-score-santa_fina }
sg-score-santa_fina-sum = 5 for each tower of five or more
sg-score-penalty = Early end
sg-row-penalty = { sg-score-penalty }
sg-score-penalty-sum = declared, but not first
sg-told-completed = { $count ->
    [one] 1 tower × 5 = { $points }
   *[other] { $count } towers × 5 = { $points }
 }
sg-told-tallest = { $count ->
    [0] no number led: 0
   *[other] { $numbers } = { $points }
 }
sg-told-banded = { $count ->
    [one] 1 tower × { $levels } levels = { $points }
   *[other] { $count } towers × { $levels } levels = { $points }
 }
sg-told-grace = { $count ->
    [one] 1 card × 2 = { $points }
   *[other] { $count } cards × 2 = { $points }
 }
sg-told-piece = { $count ->
    [0] not held: 0
   *[other] held: { $points }
 }
sg-told-santa_fina = { $count ->
    [one] 1 tower × 5 = { $points }
   *[other] { $count } towers × 5 = { $points }
 }
sg-told-penalty = { $points }

## What a hint adds

sg-advice-empty = Your hand is empty: fetch cards.
sg-advice-build = With the { $card } of the market you can build { $stones } next turn.
sg-advice-extend = The { $card } of the market fits on one of your towers.
sg-advice-pair = The { $card } of the market goes with the { $beside } in your hand.
sg-advice-deck = Nothing in the market helps you now: the deck may.
sg-advice-take = { $count ->
    [0] { $rest ->
        [one] Take one from the deck.
       *[other] Look at the deck first, then choose.
     }
   *[other] Take the { $cards } of the market{ $rest ->
        [0] .
       *[other] , then look at the deck.
     }
 }
sg-advice-guard = A { $card } in your hand cancels a 9 or a 10 of your rival.
sg-advice-idle = What you lay goes with nothing else you hold.
sg-advice-at-once = It brings at once: { $gains }.
sg-advice-donation = { $number ->
    [8] Its donation brings { $levels } cards.
    [9] Its donation takes { $taken ->
        [0] no card
        [one] one card
       *[other] { $taken } cards
     } of your rival.
   *[other] Its donation can tear down a tower of your rival.
 }
sg-no-donation = { $closed ->
    [yes] In the end phase there is no donation.
   *[no] No tower can fall now: all others are higher, completed or 6s.
 }
sg-advice-protected = But your rival holds a { $card } that can cancel it; that { $card } would then be gone.
sg-advice-rather = { $deed } now: { $standing ->
    [close] about as good.
    [weaker] it wins less often, { $chance } % against { $best } %.
    [gains] { $gains }, but what comes after is judged weaker.
   *[other] judged weaker.
 }
sg-advice-pass = Any other move would cost you more than it brings.

## Events

sg-event-game-dealt = Game { $game } is dealt by { $dealer }. Market: { $market }.
sg-event-stone-bought = { $seat_is ->
    [you] You buy.
   *[other] { $seat } buys.
 }
sg-event-cards-exchanged = { $seat_is ->
    [you] You lay { $cards } into the market.
   *[other] { $seat } lays { $cards } into the market.
 }
sg-unasked-card-drawn = { $seat_is ->
    [you] Nothing else may be taken: you draw from the deck.
   *[other] Nothing else may be taken: { $seat } draws from the deck.
 }
sg-event-card-drawn = { $seat_is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
 }
sg-event-card-drawn-hidden = { $seat_is ->
    [you] You draw { $noble_deck ->
        [yes] a noble card.
       *[no] a tower card.
     }
   *[other] { $seat } draws { $noble_deck ->
        [yes] a noble card.
       *[no] a tower card.
     }
 }
sg-event-card-taken = { $seat_is ->
    [you] You take { $card } from the market.
   *[other] { $seat } takes { $card } from the market.
 }
sg-events-card-drawn = { $seat_is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
 }
sg-events-card-drawn-hidden = { $seat_is ->
    [you] You draw { $noble_deck ->
        [yes] { $count } noble cards.
       *[no] { $count } tower cards.
     }
   *[other] { $seat } draws { $noble_deck ->
        [yes] { $count } noble cards.
       *[no] { $count } tower cards.
     }
 }
sg-events-card-taken = { $seat_is ->
    [you] You take { $cards } from the market.
   *[other] { $seat } takes { $cards } from the market.
 }
sg-events-card-traded = { $seat_is ->
    [you] You take { $cards } from your rival’s hand.
   *[other] { $seat } takes { $cards } from the rival’s hand.
 }
sg-events-card-given-back = { $seat_is ->
    [you] You give back { $cards }.
   *[other] { $seat } gives back { $cards }.
 }
sg-events-tower-completed = { $seat_is ->
    [you] You complete { $count } towers.
   *[other] { $seat } completes { $count } towers.
 }
sg-points-of-rival = { $rival }: { $points }
sg-points-sum = { $parts } ={"\u00A0"}{ $sum }
sg-foretold-market-refilled = The market is refilled.
sg-event-market-refilled = The market is refilled: { $cards }.
sg-event-stones-laid = { $seat_is ->
    [you] You lay { $numbers }, fine stone among them.
   *[other] { $seat } lays { $numbers }, fine stone among them.
 }
sg-event-tower-built = { $seat_is ->
    [you] You build { $kind ->
        [plain] a plain tower: { $numbers }.
       *[banded] a banded tower: { $numbers }.
     }
   *[other] { $seat } builds { $kind ->
        [plain] a plain tower: { $numbers }.
       *[banded] a banded tower: { $numbers }.
     }
 }
sg-event-tower-extended = { $seat_is ->
    [you] You extend a tower with { $numbers } to { $levels } levels.
   *[other] { $seat } extends a tower with { $numbers } to { $levels } levels.
 }
sg-event-stones-taken-back = { $seat_is ->
    [you] { $count ->
        [0] You have no stone left to lay.
       *[other] You take the stones back.
     }
   *[other] { $count ->
        [0] { $seat } has no stone left to lay.
       *[other] { $seat } takes the stones back.
     }
 }
sg-event-tower-completed = { $seat_is ->
    [you] You complete { $is_plain ->
        [yes] a plain tower of { $number }s.
       *[no] a banded tower of { $levels } levels.
     }
   *[other] { $seat } completes { $is_plain ->
        [yes] a plain tower of { $number }s.
       *[no] a banded tower of { $levels } levels.
     }
 }
sg-event-piece-moved = { $seat_is ->
    [you] The tower piece is yours.
    [nobody] Nobody holds the tower piece any more.
   *[other] The tower piece goes to { $seat }.
 }
sg-event-end-declared = { $seat_is ->
    [you] You declare the end of works.
   *[other] { $seat } declares the end of works.
 }
sg-event-end-phase-begun = { $by_deck ->
    [yes] The deck is empty: the end phase begins.
   *[no] The end phase begins.
 }
sg-event-passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
 }
sg-event-donation-used = { $seat_is ->
    [you] You use { $number ->
        [8] Funding, the donation of the 8s.
        [9] Deal, the donation of the 9s.
       *[other] Conspiracy, the donation of the 10s.
     }
   *[other] { $seat } uses { $number ->
        [8] Funding, the donation of the 8s.
        [9] Deal, the donation of the 9s.
       *[other] Conspiracy, the donation of the 10s.
     }
 }
sg-event-donation-forgone = { $seat_is ->
    [you] You do without { $number ->
        [8] Funding: no more cards.
        [9] Deal: no cards of your rival.
       *[other] Conspiracy: no tower falls.
     }
   *[other] { $seat } does without { $number ->
        [8] Funding: no more cards.
        [9] Deal: no cards of the rival.
       *[other] Conspiracy: no tower falls.
     }
 }
sg-event-donation-cancelled = { $seat_is ->
    [you] Your { $card } cancels the donation{ $is_tower ->
        [yes] { "" } and goes under the deck.
       *[no] .
    }
   *[other] { $seat }’s { $card } cancels the donation{ $is_tower ->
        [yes] { "" } and goes under the deck.
       *[no] .
    }
 }
sg-foretold-card-traded = { $seat_is ->
    [you] You take a card from your rival’s hand.
   *[other] { $seat } takes a card from the rival’s hand.
 }
sg-event-card-traded = { $seat_is ->
    [you] You take { $card } from your rival’s hand.
   *[other] { $seat } takes { $card } from the rival’s hand.
 }
sg-event-card-given-back = { $seat_is ->
    [you] You give back { $card }.
   *[other] { $seat } gives back { $card }.
 }
sg-event-tower-torn-down = { $owner_is ->
    [you] Your tower { $numbers } is torn down.
   *[other] The tower { $numbers } of { $owner } is torn down.
 }
sg-event-noble-played = { $seat_is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
 }
sg-event-noble-cancelled = { $seat_is ->
    [you] Your joust cancels { $card }.
   *[other] { $seat }’s joust cancels { $card }.
 }
sg-event-noble-removed = { $card } leaves the game.
sg-event-card-returned = { $seat_is ->
    [you] You put { $card } under its deck.
   *[other] { $seat } puts { $card } under its deck.
 }
sg-event-card-returned-hidden = { $seat_is ->
    [you] You put { $noble_deck ->
        [yes] a noble card under its deck.
       *[no] a tower card under its deck.
     }
   *[other] { $seat } puts { $noble_deck ->
        [yes] a noble card under its deck.
       *[no] a tower card under its deck.
     }
 }
sg-event-penalty-taken = { $seat_is ->
    [you] You declared the end and are not first: { $points } points.
   *[other] { $seat } declared the end and is not first: { $points } points.
 }
sg-event-game-ended = The game is over.

## Why not

sg-why-finish-first = First answer the choice at hand.
sg-why-not-now = Not possible now.
sg-why-match-over = The match is over.
sg-why-deal-first = Deal the next game first.
sg-why-not-highest = Only the highest tower no higher than the new one can fall. Completed towers and plain 6s are safe.
sg-why-decks-only = A pilgrimage draws from the decks only.
sg-why-kind-just-laid = You have just laid down { $card }: that kind may not be taken from the market.
sg-why-not-in-market = { $card } is not in the market.
sg-why-no-nobles-here = This action draws from the tower deck and the market only.
sg-why-deck-empty = That deck is empty.
sg-why-not-in-hand = You need { $need } × { $card } and hold { $have }.
sg-why-noble-limit = Nobles used: you { $mine }, your rival { $theirs }. You may be only one ahead.
sg-why-closed = In the end phase nothing can be bought, exchanged, completed or declared.
sg-why-hand-limit = You hold { $have }; taking { $take } would pass your limit of { $limit }.
sg-why-declare-four = You need { $need } completed towers and have { $have }.
sg-why-exchange-two = Lay down at least { $need } cards; you have { $have }.
sg-why-exchange-supply = { $need } cards would have to be taken; only { $have } can be.
sg-why-build-three = A tower needs { $need } fitting cards; you have { $have }.
sg-why-build-shape = A tower is all one number, or consecutive numbers with one card of each.
sg-why-no-such-tower = There is no tower { $tower }.
sg-why-tower-complete = Completed towers cannot be changed.
sg-why-extend-plain = Only { $number }s fit on this tower.
sg-why-extend-banded = { $number ->
    [3] Nothing fits above a 4.
    [4] Only a fine stone fits above a 5.
   *[other] The next card must be a { $number }.
 }
sg-why-no-such-card = There is no card with the number { $number }; only a fine stone can stand for it.
sg-why-rognosa = The Rognosa allows you { $cap } levels; this would be { $levels }.
sg-why-nothing-to-complete = You have no tower under construction.
sg-why-stone-is-laid = A fine stone is laid in a tower, or played as a 5.
sg-why-joust-answers = A joust answers a noble card of your rival.
sg-why-rognosa-two = Two other cards must be returned; you have { $have }.
sg-why-noble-no-stone = Of the nobles, only fine stones can be laid in a tower.
sg-why-no-open-tower = You have no tower under construction.
sg-why-no-fitting-card = No card of your hand fits on your towers.
sg-why-no-tower-fits = These cards fit on none of your towers.
sg-why-no-noble = You hold no noble card.
sg-why-one-noble = One noble at a time.

## In short, for the side of the table: who did what, and what came of it

sg-brief-and = { " and " }
sg-brief-alone = { $deed }.
sg-brief-with-cards = { $is_bought ->
    [yes] { $deed } { $cards }.
   *[no] { $seat_is ->
        [you] { $deed }, take { $cards }.
       *[other] { $deed }, takes { $cards }.
     }
 }
sg-brief-stone-bought = { $seat_is ->
    [you] You buy
   *[other] { $seat } buys
 }
sg-brief-cards-exchanged = { $seat_is ->
    [you] You lay { $cards } into the market
   *[other] { $seat } lays { $cards } into the market
 }
sg-brief-card-drawn = { $cards } from the deck
sg-brief-card-drawn-hidden = { $noble_deck ->
    [yes] { $count ->
        [one] a noble card
       *[other] { $count } noble cards
     }
   *[no] { $count ->
        [one] one card from the deck
       *[other] { $count } cards from the deck
     }
 }
sg-brief-card-taken = { $cards } from the market
sg-brief-card-traded = { $cards } from the rival’s hand
sg-brief-card-given-back = { $seat_is ->
    [you] give { $cards } back
   *[other] gives { $cards } back
 }
sg-brief-tower-built = { sg-event-tower-built }
sg-brief-market-refilled = { sg-event-market-refilled }
sg-brief-donation-cancelled = { sg-event-donation-cancelled }
sg-brief-tower-extended = { $seat_is ->
    [you] You extend a tower with { $numbers } to { $levels } levels
   *[other] { $seat } extends a tower with { $numbers } to { $levels } levels
 }
sg-brief-tower-completed = { $seat_is ->
    [you] You complete
   *[other] { $seat } completes
 } { $is_plain ->
    [yes] a plain tower of { $number }s.
   *[no] a banded tower of { $levels } levels.
 }
sg-brief-piece-moved = { $seat_is ->
    [you] The tower piece is yours.
    [nobody] Nobody holds the tower piece any more.
   *[other] The tower piece goes to { $seat }.
 }
sg-brief-donation-used = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
 } { $number ->
    [8] Funding
    [9] Deal
   *[other] Conspiracy
 }
sg-brief-noble-played = { $seat_is ->
    [you] You play { $card }
   *[other] { $seat } plays { $card }
 }
