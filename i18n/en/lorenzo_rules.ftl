### The rule book of Lorenzo il Magnifico: titles, rules, and what is our own ruling (`-ours`).

lo-rule-differences = The figures of the 96 cards, the tiles, the leaders and the board are those of the printed components, compared field by field with many independent sources. The pictures are our own. Wherever the rules leave a question open, we decide it as listed below; R1 to R43 are the rulings on single cards.

lo-rule-1-title = Overview
lo-rule-1 =
    A game for two to four players, one to two hours at a table. Florence in the age of Lorenzo the Magnificent: noble families compete for fame over six rounds.

    In each round you send four family members out, one per turn: up the towers for cards, to the harvest, the production, the market or the council. Three of them are as strong as the dice of the round; servants make them stronger.

    Territories and buildings work for you again and again, characters help for good, ventures score at the end. Three times the church asks for your faith.

    After the sixth round everything is counted. The most victory points win.

lo-rule-1-1-title = The basic game
lo-rule-1-1 = Without leaders. Everybody has the same bonus tile. Good for a first match.

lo-rule-1-2-title = The advanced game
lo-rule-1-2 = Before the first round each player drafts four leaders and chooses one of four different bonus tiles.
lo-rule-1-2-ours = The table offers both games; the advanced one is set unless you change it.

lo-rule-2-title = Setup
lo-rule-2 = The program lays everything out. These are the numbers behind it.

lo-rule-2-1-title = The four towers
lo-rule-2-1 = There are four towers: territories (green), characters (blue), buildings (yellow) and ventures (purple). Each has 24 cards, eight of each period. The eight of a period are shuffled; period I comes first, then II, then III. A period lasts two rounds.

lo-rule-2-2-title = Excommunication tiles
lo-rule-2-2 = For each period one of seven tiles is drawn. All three lie face up from the start, so everybody knows what the church threatens.

lo-rule-2-3-title = Covered spaces
lo-rule-2-3 = With two players the large harvest space, the large production space and the third and fourth market spaces are covered. With three players only the third and fourth market spaces are.

lo-rule-2-4-title = What you begin with
lo-rule-2-4 = Each player has four family members, white, black, orange and neutral, and 2 wood, 2 stone and 3 servants. The first player takes 5 coins, the second 6, the third 7 and the fourth 8. All tracks begin at 0.
lo-rule-2-4-ours = The first turn order is drawn by lot, from the match’s seed.

lo-rule-2-5-title = Bonus tiles and leaders
lo-rule-2-5 = In the advanced game the players choose bonus tiles in reverse turn order. Then each gets four leaders, keeps one and passes the rest to the right, again and again, until everybody has kept four.

lo-rule-2-6-title = Enough for everybody
lo-rule-2-6 = Goods and coins never run out.

lo-rule-3-title = A round
lo-rule-3 = New cards come, the dice are rolled, and then the players place their members in turn until nobody has any left.

lo-rule-3-1-title = Cards and dice
lo-rule-3-1 = Each tower gets four cards, the first one on its lowest floor. Then the three dice are rolled, white, black and orange. They count for everybody.

lo-rule-3-2-title = Turns
lo-rule-3-2 = In turn order each player takes one turn, then everybody again, until all members are placed. In your turn you place one member on a space it may enter, and carry out the action of that space.

lo-rule-3-3-title = What a member is worth
lo-rule-3-3 =
    A white, black or orange member is worth what the die of its colour shows. The neutral member is worth 0.
    Each servant you pay adds 1; you may pay any number at once.
    A space needs at least the value printed beside it.

lo-rule-3-4-title = Leaders
lo-rule-3-4 =
    In the advanced game you may do the following in your own turn, as often as you like:
    – discard a leader from your hand and take a council privilege;
    – play a leader whose requirement you meet; it is checked only now, and nothing of it is paid;
    – use a leader you have played whose ability works once each round. It then lies face down until the next round.
    Leaders that always work need no use.
lo-rule-3-4-ours = You can do this before you place your member, or after its whole action, but not in the middle.

lo-rule-3-5-title = Passing
lo-rule-3-5 = A turn needs a member that can be placed.
lo-rule-3-5-ours = If none of your members can be placed, you pass. You may also pass when you could place one. Whoever has passed places no more members in this round.

lo-rule-3-6-title = Council privileges
lo-rule-3-6 =
    A council privilege is one of these, as you like:
    – 1 wood and 1 stone;
    – 2 servants;
    – 2 coins;
    – 2 military points;
    – faith points.
lo-rule-3-6-ours = The newer rules give 2 faith points, the board of the first printing shows 1. Here it is 2; a choice before the match makes it 1.

lo-rule-4-title = The spaces
lo-rule-4 = There are five kinds of places: towers, harvest, production, market and the council palace.

lo-rule-4-1-title = Towers
lo-rule-4-1 = Every floor of a tower holds one card and has one space for a member. From the foot upwards the floors need the values 1, 3, 5 and 7. The upper two floors also give a bonus: wood in the territory tower, stone in the character tower, military points in the building tower, coins in the venture tower; 1 on the floor of 5, 2 on the floor of 7.

lo-rule-4-1-1-title = An occupied tower
lo-rule-4-1-1 = If any other member stands in the tower, also one of your own, you first pay 3 coins. You may have one coloured member in each tower, and your neutral one besides.
lo-rule-4-1-1-ours = Neutral members of different players may share a tower.

lo-rule-4-1-2-title = Taking the card
lo-rule-4-1-2 =
    Everything happens in this order:
    – you pay the 3 coins, if they are due;
    – you receive the bonus of the floor;
    – you pay the cost of the card;
    – you put the card on your board;
    – you receive its immediate effect.
    So the bonus may help to pay for the card, but not for the 3 coins.

lo-rule-4-1-3-title = Room on your board
lo-rule-4-1-3 = You can have six cards of each type at most. Territories cost nothing, but from the third on they need military points that you must have and do not pay: 3 for the third, 7 for the fourth, 12 for the fifth and 18 for the sixth.

lo-rule-4-1-4-title = No floor without its card
lo-rule-4-1-4 = Placing a member in a tower means taking a card.
lo-rule-4-1-4-ours = You may only choose a floor whose card you can take and pay, and then you take it. A floor that is empty, or its bonus alone, cannot be chosen.

lo-rule-4-1-5-title = Lasting effects
lo-rule-4-1-5 = The lasting effects of a card work from the moment it lies on your board.

lo-rule-4-2-title = Harvest and production
lo-rule-4-2 = Harvest makes your territories work, production your buildings.

lo-rule-4-2-1-title = Small and large space
lo-rule-4-2-1 = The small space takes one member. The large one takes any number, but there the value is 3 less. You cannot place a member if the value would end below 1.
lo-rule-4-2-1-ours = In each of the two areas, small and large space together, you may have one coloured member, and your neutral one besides.

lo-rule-4-2-2-title = The action
lo-rule-4-2-2 = Your bonus tile works, and every card whose number is not larger than the value of the action: territories in a harvest, buildings in a production. Each is used once at most, in one of its ways; you may leave any of them out. All that you pay must be yours before the action begins. What you receive can be spent afterwards.

lo-rule-4-3-title = Market
lo-rule-4-3 =
    Each space takes one member. You may use several of them.
    – First space: 5 coins.
    – Second: 5 servants.
    – Third: 3 military points and 2 coins.
    – Fourth: two different council privileges.

lo-rule-4-4-title = Council palace
lo-rule-4-4 = Any number of members may come, from left to right. Each brings 1 coin and a council privilege. Who is here first plays first in the next round.

lo-rule-5-title = Between rounds
lo-rule-5 = When all members are placed, the round is over. After every second round the church reports.

lo-rule-5-1-title = Church report
lo-rule-5-1 =
    After rounds 2, 4 and 6 you need 3, 4 and 5 faith points.
    If you have fewer, you are excommunicated: the tile of the period weighs on you until the end of the game. Your faith stays.
    If you have enough, you choose. Either you support the church: you score the points of your step on the faith track, and your faith goes back to 0. Or you let yourself be excommunicated and keep your faith.
lo-rule-5-1-ours = The players are asked in turn order.

lo-rule-5-2-title = A new round begins
lo-rule-5-2 = Leaders that have been used turn face up again. Cards left in the towers leave the game.

lo-rule-5-3-title = New turn order
lo-rule-5-3 = The players in the council palace come first, from left to right; only the first member of each counts. The others follow in their old order. All members go home.

lo-rule-6-title = Final scoring
lo-rule-6 = After the sixth round and its church report more points are added to those you have.

lo-rule-6-1-title = Faith
lo-rule-6-1 =
    Your step on the faith track scores, and your faith goes back to 0.
    Steps 0 to 15 are worth 0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25 and 30 points.

lo-rule-6-2-title = Cards
lo-rule-6-2 =
    – Three, four, five or six territories: 1, 4, 10 or 20 points.
    – One to six characters: 1, 3, 6, 10, 15 or 21 points.
    – Ventures: the points printed on them.
    Buildings have scored already.

lo-rule-6-3-title = Military
lo-rule-6-3 = The most military points score 5, the second most 2. If several share the first place, each scores 5 and nobody is second. If several share the second place, each scores 2.

lo-rule-6-4-title = Goods
lo-rule-6-4 = Wood, stone, servants and coins are added up: 1 point for every five.

lo-rule-6-5-title = Who wins
lo-rule-6-5 = Excommunication III.4 is worked out before all this, III.5 to III.7 after it. The player with the most points wins. A tie goes to whoever is earlier in the order that the council palace set after round 6.

lo-rule-7-title = What is hidden
lo-rule-7 = Hidden are the order of the cards still to come, the leaders in everybody’s hand, and the leaders passed on during the draft, except to those who held them. Everything else is open, the scores included.

lo-rule-8-title = Cards, tiles and leaders in detail
lo-rule-8 = Rulings on single effects, numbered R1 to R43. What is marked as ours is our own reading where no source decides.

lo-rule-8-1-title = Values: R1–R9
lo-rule-8-1 =
    R1: Warlord, Stonemason, Dame, Knight, Farmer, Artisan, Peasant and Scholar raise every such action, made with a member or through a card.
    R2: Servants raise a member, and also an action that a card gives you.
    R3: In the extra harvests and productions of Cardinal, Bishop, Improving the Canals and Improving the Roads, servants and lasting bonuses count. In those of Francesco Sforza and Leonardo da Vinci only servants count; Leonardo’s production of value 0 needs at least one.
    R4: Excommunications I.5, I.6 and II.1 to II.4 lower every such action, made with a member or through a card. I.5 and I.6 come on top of the −3 of the large space. Servants and cards may raise the action again.
    R5: Excommunication I.7 lowers the three coloured members whenever they are placed, never the neutral one.
    R6: Ludovico il Moro (5) and Federico (6) replace the die. Lucrezia’s +2, excommunication I.7, bonuses of characters and servants come afterwards.
    R7: Federico’s ability lasts for the round.
    R8: Sigismondo makes the neutral member worth 3, so that it needs no servants on spaces of value 1 and 3. Lucrezia, il Moro and Federico never help the neutral one.
    R9: With excommunication II.6 two servants give +1, four give +2.
lo-rule-8-1-ours =
    R1: Several bonuses add up.
    R4: Excommunications I.5 and I.6 also lower Sforza’s and Leonardo’s actions.
    R5: I.7 does not touch actions without a member.
    R6: Lucrezia and I.7 also change a value that il Moro or Federico has set. Federico wins over il Moro.
    R7: The member is chosen when the ability is used, before it is placed.
    R9: An odd servant does nothing. Servants paid as a cost are not affected.

lo-rule-8-2-title = Towers: R10–R20
lo-rule-8-2 =
    R10: First the 3 coins, then the bonus of the floor, the cost, the card onto the board, its immediate effect.
    R11: The 3 coins are due for any other member in the tower, your own neutral one included.
    R12: If a card lets you take a card, no member is placed. The 3 coins are due if the tower holds a member, the bonus of the floor is received, the value must reach the floor.
    R13: Filippo Brunelleschi spares you the 3 coins when you place a member.
    R14: With the Preacher you receive no bonus from the floors of 5 and 7 for the rest of the game. Their values stay.
    R15: Pico takes 3 coins off the coins on a card, never off the 3 coins of an occupied tower. Of a card with two costs he helps with the one in coins.
    R17: For a venture with military you must have the larger number and lose the smaller. Support to the Bishop, the Cardinal and the Pope have two costs; you choose one.
    R18: Cesare Borgia lets you take territories without military points.
lo-rule-8-2-ours =
    R12: You may do this also where your own member stands.
    R13: Brunelleschi does not help when a card lets you take a card.
    R14: The bonus that came with taking the Preacher is kept.
    R15: Pico’s discount adds to Dame and Patron. A cost never falls below zero.
    R16: Stonemason and Architect can both lower the cost of one card.
    R19: A card that counts cards of its own type counts itself, as Paramour does.
    R20: You may decline an extra action; if it is impossible, it is lost. The other parts of the effect are received. You choose the order of the parts.

lo-rule-8-3-title = Harvest, production: R21–R24
lo-rule-8-3 =
    R21: One coloured member of yours in each area, and the neutral one besides. Actions that a card gives place nobody.
    R22: All that is paid must be yours before the action. Each card is used once at most, in one way.
    R24: Ludovico Ariosto may enter occupied spaces.
lo-rule-8-3-ours =
    R21: Small and large space count as one area.
    R23: The bonus tile’s yield cannot be spent in the same action.
    R24: Ariosto keeps the other limits: one coloured member in each tower and area, and the 3 coins.

lo-rule-8-4-title = Gains and losses: R25–R31
lo-rule-8-4 =
    R25: Excommunications I.1 to I.3 take 1 from each source: each card, each floor, each space. In a harvest or production every card is a source of its own.
    R29: Santa Rita doubles the coins, wood, stone and servants that a card gives you at once. Not doubled are the bonuses of floors, spaces, points, privileges, harvests and productions.
    R30: Privileges with the sign ≠ must differ from each other.
lo-rule-8-4-ours =
    R25: The bonus tile is one more source.
    R26: Each privilege is a source too.
    R27: I.4 takes 1 in all, wood or stone; if a source gives both, you choose.
    R28: A gain never falls below zero. A conversion costs its full price all the same.
    R29: What Santa Rita doubles is doubled first and lessened once.
    R30: Privileges from different sources may repeat.
    R31: Faith beyond step 15 is lost. Military points may pass 25.

lo-rule-8-5-title = Leaders: R32–R36
lo-rule-8-5 =
    R32: A requirement is checked only when the leader is played, and nothing is paid. Lucrezia’s six cards may be of any one type.
    R33: A discarded leader gives a privilege. A leader in play cannot be discarded.
    R35: Lorenzo de’ Medici copies a leader that another player has in play. The choice is final.
    R36: Sisto IV brings 5 points whenever you support the church.
lo-rule-8-5-ours =
    R33: Leaders may act before or after the placement.
    R34: An ability of once each round may be used in the round in which its leader is played.
    R35: The requirement of the copied leader does not matter. Each owner uses the ability once each round. Lorenzo cannot be played while nobody else has a leader in play, and there is only one Lorenzo to copy.
    R36: Sisto also works at the last church report.

lo-rule-8-6-title = Church and end: R37–R43
lo-rule-8-6 =
    R37: Below the number of the period you are excommunicated and keep your faith. From it on you choose.
    R38: After round 6 the church reports first. Then the faith that is left scores once more for everybody.
    R39: With excommunication II.7 your first turn of each round is skipped. When everybody has placed all members, you place your last one.
    R40: II.5 forbids the market; what cards give is not affected.
    R41: III.4 takes 1 point for every 5 before the final scoring, rounded down: with 26 you lose 5. III.6 counts wood and stone in the printed costs of your buildings, whatever you paid.
    R42: III.1, III.2 and III.3 take away the final points of characters, ventures and territories, nothing else.
    R43: Several firsts in military: 5 each, and nobody is second.
lo-rule-8-6-ours =
    R39: Several owners of II.7 place their last members in turn order. Whoever has passed counts as finished and loses the late turn. In a skipped turn leaders cannot act.
    R41: The faith points of the end belong to the final scoring.
    R42: A total never falls below zero.
    R43: With two players the second scores 2 as well. Zero military points can be ranked too.

lo-rule-9-title = Worked examples
lo-rule-9 = Three moments at the table, counted step by step.

lo-rule-9-1-title = A card in an occupied tower
lo-rule-9-1 =
    Bianca’s orange member is worth 6. She wants Improving the Canals on the floor of 5 in the venture tower. Two members stand in the tower.
    She pays 3 coins, receives the floor’s bonus of 1 coin and pays the card: 3 coins and 2 servants. In coins she is 5 poorer.
    The card gives her a harvest of value 4 at once, and 5 points at the end.

lo-rule-9-2-title = A production
lo-rule-9-2 =
    Adso places his orange member, 6, on the large production space: 6 − 3 = 3. With three servants the value is 6.
    He has the Sculptors’ Guild (from 5) and the Carpenter’s Shop (from 4). He pays 3 stone for 7 points and 2 wood for 5 coins. His bonus tile works as well.
    The 5 coins cannot pay for anything in this production.

lo-rule-9-3-title = A church report
lo-rule-9-3 =
    Round 4 is over, 4 faith points are needed.
    Michele has 3: he is excommunicated and keeps his 3.
    Bianca has 6. She may support the church: 7 points, and back to 0. Then she needs 5 new faith points in two rounds. Or she takes the tile and keeps her 6.

lo-rule-10-title = How it is done here
lo-rule-10 = The program deals, rolls, counts and keeps the order. This chapter tells what you do yourself, and how. It changes no rule.

lo-rule-10-1-title = The draft
lo-rule-10-1 = The players choose their leaders one after the other, unseen; the packs move on when all have chosen. If several people sit at one screen, a curtain covers the cards in between.

lo-rule-10-2-title = Placing and paying
lo-rule-10-2 = Choose a member, then a glowing space. The servants that the space needs are sent by themselves; add more with plus. Where there is one way to pay, it is paid at once; otherwise the ways stand beside the card with what is left afterwards.

lo-rule-10-3-title = The end of a turn, and taking back
lo-rule-10-3 = Your turn ends when you say so; until then leaders may act, and everything can be taken back as long as nothing new was revealed.

lo-rule-10-4-title = Counting ahead
lo-rule-10-4 = At any time the table shows what everybody would score if the game ended now: tracks, cards, military, goods and excommunications as they stand.
