### One sentence of reason for a hint of San Gimignano.

sg-hint-completed = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for completed towers than the next best move.
sg-hint-tallest = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for the highest tower of a number.
sg-hint-banded = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for banded towers.
sg-hint-grace = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for your plain 7s.
sg-hint-piece = It makes the tower piece likelier to be yours: worth about { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
sg-hint-santa-fina = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for the church of Santa Fina.
sg-hint-penalty = It spares you the penalty for an early end: about { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
sg-hint-rival-completed = It costs your rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for completed towers.
sg-hint-rival-tallest = It costs your rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for the highest tower of a number.
sg-hint-rival-banded = It costs your rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for banded towers.
sg-hint-rival-grace = It costs your rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for plain 7s.
sg-hint-rival-piece = It keeps the tower piece from your rival: about { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
sg-hint-rival-santa-fina = It costs your rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for the church of Santa Fina.
sg-hint-rival-penalty = It leaves your rival the penalty for an early end: about { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
sg-hint-only = It is the only thing you can do.
sg-hint-close = Several moves are about equally good here; this one is a little ahead.
sg-outlook = hand, future towers
