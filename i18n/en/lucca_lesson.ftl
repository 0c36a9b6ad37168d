### Lucca Città: the lesson.

lc-lesson-title = Lesson

lc-lesson-aim-head = The aim
lc-lesson-aim-text = Families build palaces, open them with parties and strengthen the wall. [b]Most points after the last turn win[/b]; below you see what everybody would have if it ended now, all palaces opened.

lc-lesson-keep-head = The first two cards
lc-lesson-keep-text = [b]Windows[/b] bring 1 point each once their palace is complete. With most [b]shields[/b] you go first. At the end the largest visible [b]address[/b], the number on the door, wins 3 points, the smallest loses 3.
lc-lesson-keep-task-1 = Choose green 86 and red 90, then press Keep

lc-lesson-order-head = Turn order
lc-lesson-order-text = Five shields: you go first. The order is found anew [b]before every turn[/b]; a tie goes to the larger address. First come gets the best triplet.

lc-lesson-take-head = Take a triplet
lc-lesson-take-text = Play its cards in any order. A new colour [b]starts[/b] a palace, its own [b]extends[/b] it from below.
lc-lesson-take-task-1 = Press the first triplet
lc-lesson-take-task-2 = Extend green twice, start blue

lc-lesson-addresses-head = Addresses
lc-lesson-addresses-text = Of each palace only the [b]newest address[/b] counts. [b]+3[/b] marks the largest of all, [b]−3[/b] the smallest: both are yours so far, but any card can change that until the end.

lc-lesson-complete-head = A palace is complete
lc-lesson-complete-text = A palace needs [b]five cards[/b] with three players, four with four, three with five. Complete, it brings 1 point for each window at once, but leaves the site and takes its shields along.
lc-lesson-complete-task-1 = Press the triplet with green 36
lc-lesson-complete-task-2 = Extend green, blue and red

lc-lesson-feast-head = Others’ cards pay
lc-lesson-feast-text = When you open a palace, [b]you score for the others’ cards of its colour[/b]: 1 for each on a building site, 2 for each completed palace that is not yet opened. They lose nothing.
lc-lesson-feast-question = What will your green opening bring?
lc-lesson-feast-sentence = Bianca has two green cards on her site; Adso has a completed green palace, not yet opened.
lc-lesson-feast-answer-1 = 2 points
lc-lesson-feast-why-1 = Bianca’s two cards; Adso’s closed palace pays as well.
lc-lesson-feast-answer-2 = 4 points
lc-lesson-feast-why-2 = 2 × 1 for the cards on the site + 2 for the closed palace.
lc-lesson-feast-answer-3 = 7 points
lc-lesson-feast-why-3 = A completed palace pays 2, however many cards it has.

lc-lesson-open-head = Open it
lc-lesson-open-text = Opening comes [b]before taking a triplet[/b], so a palace completed now opens next turn at the earliest. Do not wait too long: what others have opened pays nothing.
lc-lesson-open-task-1 = Press the palace, or Open beside it

lc-lesson-wall-head = Walls
lc-lesson-wall-text = You build each colour once: these greens can only be [b]walls or discards[/b]. At the end each wall brings 1 point for every palace you have opened.
lc-lesson-wall-task-1 = Take the triplet of green cards
lc-lesson-wall-task-2 = Two become walls, then discard the last

lc-lesson-deal-head = The next turn
lc-lesson-deal-text = Everybody has had a turn; the triplet left over goes when new ones come. The rivals’ completed palaces took their shields along, so now you are first and lay them out.
lc-lesson-deal-task-1 = Press to lay out the next triplets

lc-lesson-support-head = Walls need shields
lc-lesson-support-text = This is what everybody forgets: your site must hold [b]two shields for every wall[/b]. If it does not, walls bring nothing at all.
lc-lesson-support-question = What would a sixth shield bring?
lc-lesson-support-sentence = You have three walls and two opened palaces; five shields stand on your building site. A sixth comes: what are your walls worth then?
lc-lesson-support-answer-1 = 6 points
lc-lesson-support-why-1 = Six shields support all three walls: 3 walls × 2 palaces.
lc-lesson-support-answer-2 = 2 points
lc-lesson-support-why-2 = Not one wall more, but all three: with five shields none of them counts.
lc-lesson-support-answer-3 = Nothing
lc-lesson-support-why-3 = With five they bring nothing; with six, three walls are supported.

lc-lesson-tower-head = Save them
lc-lesson-tower-text = The last turn. A tower counts as a wall and [b]needs no shields[/b], but falls with walls that lack theirs. Two cards with three shields each on your site support them all.
lc-lesson-tower-task-1 = Take the triplet with the tower
lc-lesson-tower-task-2 = Raise the tower, extend blue and grey

lc-lesson-over-head = The end
lc-lesson-over-text = With three players it ends after seven turns, with four after six, with five after five. Everybody opens what is still closed; then walls and towers are counted, 4 × 2 = 8 for you, and addresses.
