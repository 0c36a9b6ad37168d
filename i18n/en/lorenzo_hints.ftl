### One sentence of reason for a hint of Lorenzo il Magnifico.

lo-hint-played = It brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } during the rounds than the next best move.
lo-hint-faith = Compared with the next best move it brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for the faith track.
lo-hint-territories = Compared with the next best move it brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for territories.
lo-hint-characters = Compared with the next best move it brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for characters.
lo-hint-ventures = Compared with the next best move it brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for ventures.
lo-hint-military = Compared with the next best move it brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for military rank.
lo-hint-goods = Compared with the next best move it brings you about { $points ->
    [one] 1 more point
   *[other] { $points } more points
 } for goods.
lo-hint-excommunication = It spares you about { $points ->
    [one] 1 point
   *[other] { $points } points
 } that excommunications would cost.
lo-hint-rival-played = It costs { $rival } about { $points ->
    [one] 1 point
   *[other] { $points } points
 } during the rounds.
lo-hint-rival-faith = It costs { $rival } about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for the faith track.
lo-hint-rival-territories = It costs { $rival } about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for territories.
lo-hint-rival-characters = It costs { $rival } about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for characters.
lo-hint-rival-ventures = It costs { $rival } about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for ventures.
lo-hint-rival-military = It costs { $rival } about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for military rank.
lo-hint-rival-goods = It costs { $rival } about { $points ->
    [one] 1 point
   *[other] { $points } points
 } for goods.
lo-hint-rival-excommunication = It leaves { $rival } the cost of an excommunication: about { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
lo-aim-points = Look for { $type ->
    [territory] a territory
    [character] a character
    [building] a building
   *[venture] a venture
 } that scores { $n ->
    [one] 1 point
   *[other] { $n } points
 } at once.
lo-aim-end = Look for { $type ->
    [territory] a territory
    [character] a character
    [building] a building
   *[venture] a venture
 } that scores { $n ->
    [one] 1 point
   *[other] { $n } points
 } at the end.
lo-aim-faith = Look for { $type ->
    [territory] a territory
    [character] a character
    [building] a building
   *[venture] a venture
 } with faith for the church after round { $round }.
lo-aim-action = Look for { $type ->
    [territory] a territory
    [character] a character
    [building] a building
   *[venture] a venture
 } that brings one more action at once.
lo-aim-territory = Look for a territory that yields more in every harvest.
lo-aim-character = Look for a character that helps in all rounds to come.
lo-aim-building = Look for a building that yields more in every production.
lo-aim-venture = Look for a venture.
lo-aim-harvest = Let your territories work.
lo-aim-production = Let your buildings work.
lo-aim-council = The aim: a privilege, and your place in the next round.
lo-aim-market = The aim: more to pay with in your next turns.
lo-aim-leader = The aim: make something of a leader.
lo-aim-tile = The aim: what you will lack in most rounds.
lo-advice-brings = It brings { $amounts }.
lo-advice-servants = { $left ->
    [0] It takes { $n ->
        [one] your last servant.
       *[other] all your { $n } servants.
     }
   *[other] It takes { $n ->
        [one] 1 servant.
       *[other] { $n } servants.
     }
 }
lo-advice-order = You would play { $place ->
    [1] first
    [2] second
   *[3] third
 } in the next round.
lo-advice-privilege = The best privilege then: { $amounts }
lo-hint-only = It is the only thing you can do.
lo-hint-close = Several moves are about equally good here; this one is a little ahead.
lo-outlook = goods, cards to use
