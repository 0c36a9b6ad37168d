### San Gimignano in one page: aim, a turn, what scores, how it ends.

sg-how-aim = Two noble families build towers. Three or more cards make one: [b]plain[/b], all of one number, or [b]banded[/b], of consecutive numbers. Most points at the end win.
sg-how-caption-1 = plain tower
sg-how-caption-2 = banded tower
sg-how-caption-3 = completed
sg-how-turn = Do [b]one[/b] of seven actions: one of these five, declare the end, or pass.
sg-how-way-1 = Buy
sg-how-way-1-text = take two cards, at most seven in hand; only an empty market is filled again
sg-how-way-2 = Exchange
sg-how-way-2-text = lay two or more cards into the market, take as many of other kinds
sg-how-way-3 = Build
sg-how-way-3-text = three or more cards make a tower
sg-how-way-4 = Extend
sg-how-way-4-text = add on top, then take as many cards
sg-how-way-5 = Complete
sg-how-way-5-text = 5 points and safe, but it grows no more
sg-how-score-1 = Completed
sg-how-score-1-text = 5 for each completed tower
sg-how-score-2 = Tallest of its number
sg-how-score-2-text = the tallest plain tower of 7s earns 7, that of 10s 10, and so on
sg-how-score-3 = Banded
sg-how-score-3-text = how many you have × all their levels: two of 3 levels, 2 × 6 = 12
sg-how-score-4 = Tower piece and grace
sg-how-score-4-text = 10 for the highest tower of all; 2 for each card of plain 7s
sg-how-end = The end phase begins when the deck is empty, or when somebody with four completed towers declares it. Then no more cards come and [b]no tower can be completed[/b]; both build on until both pass.
sg-how-forgotten-1 = Numbers do things
sg-how-forgotten-1-text = Once, when a plain tower is built: an 8 brings cards, a 9 takes cards of your rival, a 10 tears a tower down. A 5 in hand cancels a 9 or 10.
sg-how-forgotten-2 = Only open towers fall
sg-how-forgotten-2-text = Completed towers and plain 6s are safe.
sg-how-forgotten-3 = Higher, not as high
sg-how-forgotten-3-text = The tower piece needs a tower higher than every other.
