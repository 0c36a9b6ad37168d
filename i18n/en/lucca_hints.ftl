### One sentence of reason for a hint of Lucca Città.

lc-hint-windows = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for windows than the next best move.
lc-hint-openings = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for openings than the next best move.
lc-hint-walls = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for walls than the next best move.
lc-hint-towers = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for towers than the next best move.
lc-hint-largest = It makes the largest address likelier to be yours: worth about { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
lc-hint-smallest = It spares you the smallest address: about { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
lc-hint-rival-windows = It costs a rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for windows.
lc-hint-rival-openings = It costs a rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for openings.
lc-hint-rival-walls = It costs a rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for walls.
lc-hint-rival-towers = It costs a rival about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for towers.
lc-hint-rival-largest = It keeps the largest address from a rival: about { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
lc-hint-rival-smallest = It leaves the smallest address to a rival: about { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
lc-hint-only = It is the only thing you can do.
lc-hint-close = Several moves are about equally good here; this one is a little ahead.
lc-outlook = sites and turn order
lc-prospect-keep = A colour that lies in several triplets can soon be built on.
lc-prospect-take = Cards in the colours of your site bring a palace nearer to its points; shields an early turn.
lc-advice-keep = { $n ->
    [0] No triplet has { $colour }.
    [one] One triplet has { $colour }.
   *[other] { $n } triplets have { $colour }.
 }
