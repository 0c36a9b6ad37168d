### Why the adviser prefers a move of Aquileia.

aq-hint-pecunia = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for Pecunia than the next best move.
aq-hint-arena = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for the arena than the next best move.
aq-hint-forum = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for buildings that score at once than the next best move.
aq-hint-workshops = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for workshops than the next best move.
aq-hint-laurels = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for laurels with a number than the next best move.
aq-hint-villas = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for villas and their laurels than the next best move.
aq-hint-rival-pecunia = It denies a rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for Pecunia.
aq-hint-rival-arena = It denies a rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for the arena.
aq-hint-rival-forum = It denies a rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for buildings that score at once.
aq-hint-rival-workshops = It denies a rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for workshops.
aq-hint-rival-laurels = It denies a rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for laurels with a number.
aq-hint-rival-villas = It denies a rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for villas and their laurels.
aq-hint-only = It is the only thing you can do.
aq-hint-close = Several moves are about equally good here; this one is a little ahead.

## What the move it names does

aq-advice-track = You take place { $n }: the smallest number wins ties and starts the next round.
aq-advice-track-last = Only place { $n } is left for you, now or later: taken now, it keeps your henchmen for your next turns.
aq-advice-arena = You fight for up to three copper, and twice your strength in points or a Servi card.
aq-advice-stadium = You race for a laurel and up to three { $is_gold ->
    [yes] gold
   *[no] silver
 }.
aq-outlook = coins, cards to use
