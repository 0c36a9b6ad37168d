### The replay of a match.

replay-heading = Replay
replay-close = Back
replay-chronicle = Log
replay-begins = The match is about to begin. The arrows go on step by step, [icon:play] plays it.
replay-earlier = Earlier turns
replay-later = Later turns
replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-turn-back = One turn back (Page Up)
replay-turn-on = One turn on (Page Down)
replay-last = To the end
replay-no-further = The match goes no further this way.
replay-step = Step { $step } of { $steps }
replay-open = All hands open
replay-eye-help = Whose eyes see the table.
replay-play-on = Play on from here
replay-play-on-help = A new match for practice, which is not counted: it begins with everything up to this step.
replay-play-on-text = A new match begins with everything up to this step, for practice: it is not counted, and the old one stays as it is. Who takes the places?
replay-play-on-start = Play on
replay-no-play-on = Here the match is over. Go back to an earlier step.
replay-play = Plays on by itself
replay-pause = Stops here

keys-in-replay = Replay
key-replay-play = Play or stop
key-replay-moves = Show the moves
