### The final score.

scores-over = The match is over
scores-seed = seed { $seed }
scores-practice = practice match
scores-wins = { $seat_is ->
    [you] You win
   *[other] { $name } wins
}
scores-shared = A shared win
scores-points = points
scores-ahead = { $count ->
    [one] one point ahead
   *[other] { $count } points ahead
}
scores-equal = level at the top
scores-tie = level in place { $place }
scores-resigned = { $name } resigned.
scores-against = against { $rivals }
scores-rival = { $n ->
    [one] { $level }
   *[other] { $level } ×{ $n }
}
scores-best-now = your best so far (before: { $points })
scores-best = your best: { $points }
scores-streak = { $n } wins in a row
scores-table = Final score
scores-press = press a number to see what made it
scores-total = Total
scores-game = Game { $n }
scores-nothing-open = Press a number in the table, and the moves that made it stand here.
scores-opened = { $name }: { $category } { $points }
scores-no-lines = Nothing was scored here.
scores-at-start = at the start, all still even
scores-as-it-stood = as the table stood at the end
scores-line-hint = press a line to see the board of that moment
scores-board = The board
scores-coach = Look back
scores-replay = Replay
scores-rematch = Rematch
scores-another = Another city
scores-title = Title
scores-rematch-note = Rematch: same places and levels, a new seed. The match is kept in the records.
scores-keys = Arrows move over the numbers, Enter opens

## The finale

finale-scores = To the scores
finale-ahead = { $ahead }, above all by { $category } ({ $points })
finale-any-key = Any key goes on.
finale-order = In order of points
finale-you = you

## The story

scores-story = The story
scores-story-deed = { $deed }, { $points }{ $has_rival ->
    [yes] { "" }, rival { $rival }
   *[no] { "" }
 }.
scores-story-rest = The rest
scores-story-changes = After that the lead changes { $n ->
    [one] once
   *[other] { $n } times
 }.
scores-as-if-ended = as if it had ended then
scores-at-end = Turned up at the end: { $told }
scores-times = { $told } (×{ $n })
scores-story-first = { $stretch }: { $name } takes the lead, { $points ->
    [one] one point
   *[other] { $points } points
 } ahead.
scores-story-tide = { $stretch } turns the tide: { $name } { $seats ->
    [2] gains { $points ->
        [one] one point
       *[other] { $points } points
    } on { $rival }
   *[other] scores { $points ->
        [one] one point
       *[other] { $points } points
    }
 } and leads.
scores-story-gain = { $stretch }, a great stroke: { $name } { $seats ->
    [2] gains { $points ->
        [one] one point
       *[other] { $points } points
    } on { $rival }
   *[other] scores { $points ->
        [one] one point
       *[other] { $points } points
    }
 }{ $leads ->
    [yes] { " " }and leads.
   *[no] .
 }
scores-story-last = { $stretch }, the last stroke: { $points ->
    [one] one point
   *[other] { $points } points
 } for { $name }.

## With even luck

scores-even = { $was ->
    [won] You won by { $a };
    [lost] You lost by { $a };
   *[level] You were level;
} { $would ->
    [won] with even luck you would have won by { $b } (± { $error }).
    [lost] with even luck you would have lost by { $b } (± { $error }).
   *[level] with even luck it would have been level, give or take { $error }.
}
scores-even-help = Your lead over the best rival, without what cards, dice and hidden things gave or took, as the coach has measured it. The deal at the start is not counted, nor what came to light in the first turn where it cannot be measured. The error is one standard error.
