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
aq-advice-arena = You fight for up to three copper, and twice your strength in points or a slave card.
aq-advice-stadium = You race for a laurel and up to three { $is_gold ->
    [yes] gold
   *[no] silver
 }.
aq-outlook = coins, cards to use

## Why there, and now

aq-now-alone = Nobody else stands there yet: alone you are first.
aq-now-contest = You would begin with strength { $own }; the strongest rival there has { $rival }.
aq-now-dolus = These coins cost nothing, and you have only { $n }.
aq-now-pecunia = There is one such space only, and its 4 points are certain.
aq-now-equi = On sale there: { $card }, for one copper.
aq-now-servi = Villas ask for two or three slaves; you have { $n }.
aq-now-theatrum = There is one such space only: yours is the laurel, or the coins of whoever outbids you.
aq-now-forum = You could pay { $site } at once, if nobody takes it before you.
aq-now-forum-later = Market, arena and stadium come before the forum: they may bring the coins that you lack for a site.
aq-now-latro = { $n ->
    [one] One coin lies in the port by now.
   *[other] { $n } coins lie in the port by now.
 }
