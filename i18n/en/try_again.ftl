### Trying one's own costly moments again, and the deck of them.

keys-in-coach = Look back
key-coach-try = Try the moment again
keys-in-try-again = Try again
key-try-again-show = Show the answer
key-try-again-next = Next moment
key-try-again-before = Moment before
keys-in-deck = Your moments
key-deck-out = Take a moment out

## On the coach's page and in the replay

coach-try = Try again
coach-try-help = The table stands as it did then, and the answer is hidden: find something better than what was played.
coach-try-all = Try all again
coach-try-later = Not weighed at full length yet.
coach-try-nothing = There is no costly moment to try.

## At the table

try-again = Try again
try-find = { $turn }: find something better than what you played.
try-own = what you played
try-give-or-take = give or take { $points }
try-help = Anything as good as the best found counts. The table works as ever; a try costs nothing.
try-yours = Your tries
try-nth = try { $n }
try-weighing = Weighing it ...
try-still = still loses { $points }
try-still-some = still weaker
try-still-much = still much weaker
try-loses = loses { $points }
try-wrong = { $deed }: { $told }.
try-unknown = That could not be weighed in time. Try something else.
try-good = { $nth ->
    [1] As good as the best found: { $deed }, at the first try.
    [2] As good as the best found: { $deed }, at the second try.
    [3] As good as the best found: { $deed }, at the third try.
   *[other] As good as the best found: { $deed }, at try { $nth }.
}
try-answer = The best found: { $deed }.
try-found = Well found
try-shown = Shown
try-best = best found
try-as-good = as good
try-ways = all the ways, against the best
try-worth = { $sure ->
    [sure] Worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than what you played.
    [much] Much better than what you played.
   *[some] Better than what you played.
}
try-where = Where to look
try-where-help = Frames the area where the best way found lies. Asked again, the answer is shown.
try-show = Show me
try-show-help = Shows all ways that were weighed. The moment then begins again in the deck.
try-next = Next moment
try-next-help = On to the next moment; nothing is lost by leaving this one.
try-before = Before
try-before-help = Back to the moment before.
try-before-none = This is the first moment.
try-end = Finish
try-end-help = What came of these moments, and where to go from here.
try-play-on = Play on
try-play-on-help = A practice match of its own begins at this decision.
try-replay = Replay
try-replay-help = The replay of the match, at this moment.
try-not-now = Only before a try.
try-comes-back = { $found ->
    [0] not found yet; back after { $n ->
        [one] 1 more match
       *[other] { $n } more matches
    }
   *[other] found; back after { $n ->
        [one] 1 more match
       *[other] { $n } more matches
    }
}
try-put-away = found on two days: put away
try-sum = { $n ->
    [one] 1 moment: { $found } found, { $shown } shown.
   *[other] { $n } moments: { $found } found, { $shown } shown.
}
try-stay = Stay here
try-none = No moment of this match can be tried yet.

## The deck

deck-title = Your moments
deck-subtitle = what cost you points, to be tried again
deck-every = All
deck-due = Due now
deck-due-note = latest match first; the answer is hidden
deck-later = Coming back
deck-away = Put away
deck-away-note = each found on two days
deck-sums = { $due } due  ·  { $later } coming back  ·  { $away } put away
deck-after = { $n ->
    [one] after 1 more match
   *[other] after { $n } more matches
}
deck-played = played { $day } { $month }
deck-some = { $n } of { $of }
deck-foot = Found on two days, a moment is put away. Until then it comes back after 1, 3 and 10 matches. Nothing is lost by leaving it.
deck-try = { $n ->
    [0] Nothing is due
    [one] Try the one that is due
   *[other] Try the { $n } that are due
}
deck-shuffled = All { $n }, shuffled
deck-open = Open
deck-close = Close
deck-out = Take out
deck-out-help = Takes this moment out of the deck.
deck-taken-out = Taken out of the deck. { $key } puts it back.
deck-none = Your costly moments come here after you have looked back on a match.
deck-look-back = Look back on the last match
deck-none-due = Nothing is due now. Moments come back as you play.
deck-none-away = Nothing has been put away yet.
deck-all-found = All found. New ones come with the next match.
deck-damaged = The file of your moments was damaged; it was set aside, and all moments begin anew.
