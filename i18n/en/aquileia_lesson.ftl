### Aquileia: the lesson.

aq-lesson-title = Lesson

aq-lesson-aim-head = The aim
aq-lesson-aim-text = Six rounds. Your henchmen fetch coins, cards and laurels; with them you build. [b]Most points win[/b]; coins and cards count nothing at the end.

aq-lesson-place-head = Placing
aq-lesson-place-text = First everybody places, one piece in turn. You have [b]five henchmen[/b]. Nothing happens yet: the spaces act later.
aq-lesson-place-task-1 = Place a henchman on Forum 2, which builds and scores

aq-lesson-tiebreaker-head = The tie-breaker
aq-lesson-tiebreaker-text = It goes on the first free place of its track. The best place [b]wins all ties[/b] and starts the next round; but it costs a turn of placing.
aq-lesson-tiebreaker-task-1 = Place your tie-breaker

aq-lesson-pass-head = Passing
aq-lesson-pass-text = No good space left? Who passes places no more this round; [b]henchmen left over do nothing[/b]. Then the areas act in their [b]fixed order[/b], the market first.
aq-lesson-pass-task-1 = Press Pass, then confirm it

aq-lesson-metals-head = Three currencies
aq-lesson-metals-text = Gold, silver and copper: [b]no change, none replaces another[/b]. Dolus brings two coins by dice; only Pecunia exchanges, and scores 4.
aq-lesson-metals-task-1 = Dolus: roll the dice
aq-lesson-metals-task-2 = Pecunia: 2 copper for 1 silver

aq-lesson-cards-head = Cards
aq-lesson-cards-text = Weapons fight in the arena, horses run in the stadium. [b]Slaves[/b] help in the arena and pay for buildings. You may always decline.
aq-lesson-cards-task-1 = Buy the weapon for 1 copper
aq-lesson-cards-task-2 = Buy a slave card for 1 copper

aq-lesson-arena-head = Arena
aq-lesson-arena-text = Potentia lends four [b]blue dice[/b] for this round. In the arena your spaces count 2 or 1, [b]two henchmen add up[/b]; each copper face of three red dice adds 1.
aq-lesson-arena-task-1 = Take the blue dice
aq-lesson-arena-task-2 = Roll the red dice

aq-lesson-fight-head = The fight
aq-lesson-fight-text = Then cards, last the blue dice. First: 3 copper, and [b]twice the strength[/b] in points or a slave card. Second: 2 copper, and what the first leaves.
aq-lesson-fight-task-1 = Play the weapon, then Stand
aq-lesson-fight-task-2 = Try two blue dice; then keep the points

aq-lesson-stadium-head = Stadium
aq-lesson-stadium-text = The same with horses; faces and horses of your side’s metal count. First chooses a [b]laurel[/b]: at the end colours multiply villas, numbers are points.
aq-lesson-stadium-task-1 = Roll, then play your horse
aq-lesson-stadium-task-2 = Keep the blue laurel

aq-lesson-theatre-head = Theatre
aq-lesson-theatre-text = A laurel of two colours counts for [b]only one[/b] of them. It is auctioned: match the bid’s [b]exact coins[/b], and add one. The winner pays the henchman’s owner: you.
aq-lesson-theatre-task-1 = Reveal, and open with a copper
aq-lesson-theatre-task-2 = Pass, so that Bianca pays you

aq-lesson-forum-head = Forum
aq-lesson-forum-text = In the order 1 to 5 each builds, paying exact coins and slaves. Spaces 2 and 5 also score the [b]number at the building’s left[/b] at once; 3 builds two.
aq-lesson-forum-task-1 = Build the blue villa of 6

aq-lesson-port-head = Port
aq-lesson-port-text = A coin is laid when placing; Latro acts first and may steal it. Who pays here lets [b]all own workshops and banks[/b] yield. Only one such space a round.
aq-lesson-port-task-1 = Latro: roll the dice
aq-lesson-port-task-2 = Activate your buildings

aq-lesson-villas-head = Villas and laurels
aq-lesson-villas-text = At the end each colour scores the [b]points of your villas × your laurels[/b] of it. Without one a villa is worth nothing. A laurel of two colours counts for one of them.
aq-lesson-villas-question = What will your blue villas score?
aq-lesson-villas-sentence = You have the blue villas of 6 and 10, a blue laurel, and one of blue and yellow.
aq-lesson-villas-answer-1 = 16 points
aq-lesson-villas-why-1 = That would be with one laurel. The one of two colours counts as blue too: you have no yellow villa.
aq-lesson-villas-answer-2 = 26 points
aq-lesson-villas-why-2 = Both laurels multiply both villas, not only the large one.
aq-lesson-villas-answer-3 = 32 points
aq-lesson-villas-why-3 = (6 + 10) × 2 laurels = 32: without yellow villas the laurel of two colours counts as blue.

aq-lesson-over-head = The end
aq-lesson-over-text = It ends after six rounds. Then laurels with a number (10, 7, 5 or 3 points) and the villas are scored. This is the last action of the match.
aq-lesson-over-task-1 = Activate your buildings once more
