### San Gimignano: the lesson.

sg-lesson-title = Lesson

sg-lesson-aim-head = The aim
sg-lesson-aim-text = Two families build towers; you are Agnese, the red lion below. [b]Most points at the end win[/b]; each panel counts its family’s points as if the game ended now. Cards left in hand are worth nothing.

sg-lesson-buy-head = Buy cards
sg-lesson-buy-text = A turn is [b]one[/b] action. Buying takes two cards, one at a time: from the open market or from the deck. Your hand holds seven. The market is filled up to four again only [b]once it is empty[/b].
sg-lesson-buy-task-1 = Press Buy
sg-lesson-buy-task-2 = Take the 7 of the market, then one from the deck
sg-lesson-buy-task-2-then = Now take one from the deck

sg-lesson-plain-head = A plain tower
sg-lesson-plain-text = Three or more of [b]one number[/b] make a plain tower. The tallest of its number earns that number; each 7 adds 2. And the tallest of all wins the [b]tower piece[/b]: 10 points.
sg-lesson-plain-task-1 = Lift the three 7s, then press New tower or Build

sg-lesson-extend-head = Higher, not as high
sg-lesson-extend-text = Bianca’s four 6s took the piece from you: it goes to whoever stands [b]higher than all[/b]. Put two 7s on top; then you take as many cards as you added.
sg-lesson-extend-task-1 = Lift both 7s, then press your tower or Extend
sg-lesson-extend-task-2 = Take an 8 of the market, then one from the deck
sg-lesson-extend-task-2-then = Now take one from the deck

sg-lesson-banded-head = A banded tower
sg-lesson-banded-text = Consecutive numbers, one of each, make a banded tower. All your banded towers count together: [b]how many you have × all their levels[/b]. One of three levels is 3; two of them are already 12.
sg-lesson-banded-task-1 = Press Build: it lifts 8, 9 and 10, the only tower there is; press again

sg-lesson-exchange-head = Exchange
sg-lesson-exchange-text = Lay two or more cards into the market and take as many, from market or deck; of the market [b]none of a kind you have just laid[/b]. Keep a 5 in hand: you will need it.
sg-lesson-exchange-task-1 = Lift a 5 and the 6, then press Exchange
sg-lesson-exchange-task-2 = Take the 8 of the market, then one from the deck
sg-lesson-exchange-task-2-then = Now take one from the deck

sg-lesson-donation-head = Numbers do things
sg-lesson-donation-text = When a plain tower is first built, its number may make a [b]donation[/b].
sg-lesson-donation-picture-1 = [b]8[/b]: take a card for each level.
sg-lesson-donation-picture-2 = [b]9[/b]: take as many from your rival, give back one fewer.
sg-lesson-donation-picture-3 = [b]10[/b]: tear a tower down; 6s never fall.
sg-lesson-donation-task-1 = Press Build: it lifts the three 8s, the only tower there is; press again
sg-lesson-donation-task-2 = Use the donation: press Take 3 cards, then take them
sg-lesson-donation-task-2-then = Now take the cards, one at a time

sg-lesson-protect-head = Your 5 protects
sg-lesson-protect-text = Bianca built 10s: the tallest open tower no higher than hers would fall, and she names your 8s. A [b]5 from your hand[/b] cancels a 9 or a 10, and goes under the deck.
sg-lesson-protect-task-1 = Protect the tower with your 5

sg-lesson-complete-head = Complete
sg-lesson-complete-text = A completed tower earns [b]5 points[/b] and can never be torn down, but it grows no more. One action may complete several, [b]only before the end phase[/b].
sg-lesson-complete-task-1 = Press your tower of 7s, then Complete

sg-lesson-worth-head = Every point counts
sg-lesson-worth-text = One tower can score in several ways at once. Your panel shows it: [b]Completed[/b], [b]Tallest of its number[/b] and [b]Grace[/b] all come from the 7s.
sg-lesson-worth-question = What are your five 7s worth now?
sg-lesson-worth-sentence = A completed plain tower of five 7s, taller than any other of 7s. Leave the 10 for the tower piece aside.
sg-lesson-worth-answer-1 = 7 points
sg-lesson-worth-why-1 = That is for the tallest of 7s; completed and grace are missing.
sg-lesson-worth-answer-2 = 12 points
sg-lesson-worth-why-2 = 5 completed + 7 tallest; but each 7 also brings 2.
sg-lesson-worth-answer-3 = 22 points
sg-lesson-worth-why-3 = 5 completed + 7 tallest + 5 × 2 grace = 22.

sg-lesson-declare-head = The end of works
sg-lesson-declare-text = Later: four of your towers are completed, so you may declare the end. Otherwise the end phase begins when [b]the deck is empty[/b]. You lead: declare.
sg-lesson-declare-task-1 = Press Declare

sg-lesson-end-phase-head = The end phase
sg-lesson-end-phase-text = Deck and market are closed: no more buying, exchanging or completing, and no donations. But both go on [b]building and extending[/b]; so save a last tower in your hand.
sg-lesson-end-phase-task-1 = Press Build: it lifts the three 5s, the only tower there is; press again

sg-lesson-pass-head = Two passes end it
sg-lesson-pass-text = Bianca has passed. Whenever both pass [b]one after the other[/b], the game is over at once, even long before the end phase.
sg-lesson-pass-task-1 = Press Pass

sg-lesson-over-head = How it is scored
sg-lesson-over-text = 5 for each completed tower, the number of each tallest plain tower, banded towers × their levels, 2 for each card of plain 7s, 10 for the tower piece. You won. A tie goes to the holder of the piece.
