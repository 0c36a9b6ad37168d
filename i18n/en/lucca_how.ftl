### Lucca Città in one page: aim, a turn, what scores, how it ends.

lc-how-aim = Your family builds palaces, opens them with parties and strengthens the city’s wall. Most points after the last turn win.
lc-how-caption-1 = building site
lc-how-caption-2 = completed
lc-how-caption-3 = opened
lc-how-turn = First you may [b]open[/b] completed palaces. Then you [b]take one triplet[/b] and play its three cards, each in one of these ways:
lc-how-way-1 = Start
lc-how-way-1-text = a colour you have never built
lc-how-way-2 = Extend
lc-how-way-2-text = the same colour: a floor more; complete with { $seats ->
    [3] 5 cards
    [4] 4 cards
    [5] 3 cards
   *[other] 5, 4 or 3 cards (with 3, 4 or 5 players)
 }
lc-how-way-3 = Wall
lc-how-way-3-text = face down, for the end
lc-how-way-4 = Tower
lc-how-way-4-text = a tower card stands beside
lc-how-way-5 = Discard
lc-how-way-5-text = whatever does not fit
lc-how-score-1 = Windows
lc-how-score-1-text = a palace completed: 1 for each window, at once
lc-how-score-2 = Openings
lc-how-score-2-text = 1 for each rival card of its colour on a site, 2 for each unopened palace
lc-how-score-3 = Walls and towers
lc-how-score-3-text = each × your opened palaces, if the site has two shields for every wall
lc-how-score-4 = Addresses
lc-how-score-4-text = +3 for the largest number in sight, −3 for the smallest; covered ones no longer count
lc-how-end = [b]Most shields on the site[/b] go first, each turn anew. { $seats ->
    [3] You play 7 turns
    [4] You play 6 turns
    [5] You play 5 turns
   *[other] With 3 players you play 7 turns, with 4 it is 6, with 5 it is 5
 }; then all open what is still closed.
lc-how-forgotten-1 = Walls need shields
lc-how-forgotten-1-text = Two shields for every wall must stay on the site. A completed palace takes its shields away.
lc-how-forgotten-2 = Openings feed on others
lc-how-forgotten-2-text = Open a colour while rivals still have it on their sites or closed: an opened palace pays nothing.
lc-how-forgotten-3 = Each colour once
lc-how-forgotten-3-text = After a palace is complete, more cards of its colour are only walls or discards.
