### San Gimignano on the new-game page.

sg-about = Two families build the towers of San Gimignano, card upon card. Tall, complete and graceful towers count; the deck runs out sooner than you think.
sg-option-nobles = Noble cards
sg-option-nobles-hint = Ten noble cards in a deck of their own; each does something no tower can.
sg-option-series = Series
sg-option-series-hint = One game, two games with the scores added, or as many as it takes to reach 120.
sg-option-series-single = One game
sg-option-series-two = Two games
sg-option-series-to120 = To 120
