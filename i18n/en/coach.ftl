### Looking back over a match.

## The file beside the record

coach-file-damaged = What had been found out about this match is damaged; it is judged again.
coach-file-older = What had been found out about this match is from another version; it is judged again.
coach-file-foreign = What lay beside this match belongs to another one; it is judged again.

## The page

coach-title = Look back
coach-replay = Replay
coach-figure = { NUMBER($points, minimumFractionDigits: 1) }
coach-percent = { $n } %
coach-chance-under = <{ $n } %
coach-chance-over = >{ $n } %
coach-error = ±{ $points }
coach-chance = Chance to win
coach-swing = From { $before } to { $after }:
coach-swing-luck = From { $before } to { $after }, by chance:
coach-deed-of = { $name }: { $deed }
coach-open = press a mark, or a point of the line, to open that moment
coach-glance = ≈ a first glance: it may still change
coach-not-yet = not looked at yet
coach-luck = Luck
coach-luck-note = what chance gave
coach-luck-help = By how many points more or fewer you could expect after cards, dice or something hidden had come to light. The thin lines are standard errors.
coach-luck-part = { $turn }: { $points }
coach-luck-sum = { $parts }. In all { $total }, give or take { $error }.
coach-accuracy = Accuracy
coach-accuracy-note = 100 = always the best found
coach-accuracy-help = How near the decisions came to the best found. The mean of 100 · e^(−loss / 2) over the decisions on which more than half a point hung. 100: always the best found; 61: a point lost at each decision. A loss below twice its standard error counts as none.
coach-you = you
coach-waits = waits
coach-count = { $n } of { $of } decisions
coach-count-told = costliest at full length: { $n } of { $of }
coach-cost = { $moments ->
    [0] nothing lost
    [one] 1 moment, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $moments } moments, { $points } points
}
coach-rest = smaller sources
coach-parts-help = What the points are made of when the imagining stopped, compared with the other way. “{ $outlook }”: what is held and begun promises for the rest of the match, as the Magnifico judges it. What the best rival gets less counts for you, what it gets more against you.
coach-best-rival = the best rival
coach-rival-less = { $name } gets less
coach-rival-more = { $name } gets more
coach-reason-more = More points: { $parts }.
coach-reason-fewer = Fewer points: { $parts }.
coach-reason-rival-less = { $rival ->
    [sole] Fewer points for { $name }.
   *[best] Fewer points for the best rival.
}
coach-reason-rival-more = { $rival ->
    [sole] More points for { $name }.
   *[best] More points for the best rival.
}
coach-alike = alike
coach-better = better
coach-much-better = much better
coach-weaker = weaker
coach-much-weaker = much weaker
coach-about = ≈{ $n }
coach-unsure = nothing sure yet
coach-cost-unsure = { $moments ->
    [0] nothing lost
    [one] 1 moment
   *[other] { $moments } moments
}
coach-cost-yet = { $moments ->
    [0] nothing lost so far
    [one] 1 moment so far
   *[other] { $moments } moments so far
}
coach-looked-at = { $n ->
    [0] nothing weighed yet
    [one] 1 decision weighed
   *[other] { $n } decisions weighed
}
coach-error-help = { $worlds ->
    [0] Each way is played on in many imagined worlds, the same for all ways, by the Magnifico’s search.
   *[other] Each way was played on in { $worlds } imagined worlds, the same for all ways, by the Magnifico’s search.
 } A loss is told only where it is clearly larger than the doubt about it: beyond twice its standard error.
coach-strength-agreement = Measured: the best way was also that of a search ten times as long in { $hits } of { $of } decisions ({ $percent } %).
coach-strength-told = Where a loss was told: in { $hits } of { $of } ({ $percent } %).
coach-strength-blunders = Planted blunders of four points or more that were listed: { $hits } of { $of } ({ $percent } %).
coach-strength-false = Losses told that the longer search denies: { $hits } in { $of } matches.

## Moments

coach-best = Best
coach-was-played = Played: { $deed }.
coach-was-better = { $sure ->
    [sure] Better: { $deed }. Worth { $points ->
        [one] 1 point more.
       *[other] { $points } points more.
    }
    [much] Much better: { $deed }.
   *[some] Better: { $deed }.
}
coach-better-before = { $sure ->
    [sure] Better, before that: { $deed }. Worth { $points ->
        [one] 1 point more.
       *[other] { $points } points more.
    }
    [much] Much better, before that: { $deed }.
   *[some] Better, before that: { $deed }.
}
coach-then = { $first }, then: { $second }
coach-nothing-near = { $sure ->
    [sure] Nothing else came near: { $points ->
        [one] 1 point
       *[other] { $points } points
    } before the next.
    [much] Nothing else came near.
   *[some] Nothing else was as good.
}
coach-chances-best = to win { $own }, best { $other }
coach-chances-next = to win { $own }, next { $other }
coach-chances-same = to win { $own } either way
coach-none = Nothing you did clearly cost you points.
coach-stopped = Nothing has been found yet.

## At work

coach-working = Looking back over the match
coach-begins = Each decision is weighed against its other ways, all played on many times from what could be seen then. Costly moments and fine moves appear at the left, each with its board; pressing one opens it.
coach-whisker = thin line: how far this may still be off
coach-way-played = { $deed } (played)
coach-fair = judged by what could be seen at that moment
coach-leave = You may leave: it goes on by itself, and is kept with the match.
coach-finer = ≈ is a first glance. It grows finer by itself: { $n } of { $of } decisions at full length.
coach-keys = Arrows move over the moments, Enter opens the replay there, Esc goes back.
coach-stop = Stop here
coach-mine = My seat only
coach-go-on = Go on judging
coach-again = Judge again
coach-to-scores = To the scores

## In the replay

coach-before = Before
coach-next = Next
coach-play-better = Play on with the better
coach-play-better-help = A match of its own begins here with the better move made. It is practice and is not counted; the old one stays as it is.
coach-moves = Moves
coach-moves-help = Shows or hides both moves and the graph over the steps; where there is no moment it leads to the nearest.
coach-moves-none = No move of this match has stood out so far.
coach-nothing-better = What was played is the best that was found.
coach-ways = ways to play it
coach-ways-points = points
coach-ways-win = to win
coach-where = where the points lie
coach-error-worlds = give or take { $error } · { $n } worlds
coach-order-worlds = only the order is sure · { $n } worlds
coach-moment-of = moment { $n } of { $of }
coach-tag-better = better
coach-tag-played = played
coach-tag-best = best
