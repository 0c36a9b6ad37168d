### The made-up game of the architecture tests.

city-pebbles = Pebbles
city-pebbles-plate = Pebbles
city-pebbles-epithet = the village of small stones

pb-title = Pebbles
pb-stretch = Turn { $n }
pb-stretches = Turn
pb-by-stretch = Points by turn
pb-about = Three heaps of pebbles; whoever takes more wins.
pb-prompt-turn = Take one to three pebbles of one heap.
pb-do-take = Heap { $heap }: take { $count }
pb-event-pebbles-taken = { $seat } took { $count }.
pb-why-too-many = Of the { $have } pebbles there, at most { $most } may be taken at once.
pb-tie-last = Whoever took the last pebble is ahead.
pb-outlook = pebbles to come
pb-score-pebbles = Pebbles

pb-rule-differences = None.
pb-rule-1-title = The heaps
pb-rule-1 = Three, four and five pebbles lie in three heaps.
pb-rule-2-title = Your turn
pb-rule-2 = Take one to three pebbles of one heap.
pb-rule-3-title = The end
pb-rule-3 = Each pebble is a point.
pb-rule-3-1-title = Equal points
pb-rule-3-1 = Whoever took the last pebble is ahead.
