### The rule book of Aquileia: titles, rules, and what is our own ruling (`-ours`).

aq-rule-differences = The Japanese rules of this game could be found, but no readable picture of its board. The kinds and numbers of cards, dice and laurels, the prizes and the prices are as in the box. The exchanges of Pecunia, the values in the stadium, and all sites but one are ours: names, costs and yields. Wherever the rules leave a question open, we decide it as listed below.

aq-rule-1-title = Overview and components
aq-rule-1 =
    A game for three to five players, about 90 minutes at a table. Aquileia, a great city of the Roman empire: you are a patrician and send your henchmen to the market, the arena, the stadium, the theatre, the forum and the port.

    Each of the six rounds has two parts. First everybody places five henchmen and a tie-breaker. Then the spaces act, one after the other.

    Henchmen bring coins, cards and laurels. Coins and slaves pay for buildings: workshops and banks yield again and again at the port, villas score at the end, multiplied by your laurels of their colour.

    After six rounds the most points win.

aq-rule-1-1-title = Coins
aq-rule-1-1 = There are coins of gold, silver and copper. They are three separate currencies: no change is given, and none stands in for another. Only Pecunia exchanges them. Everybody’s coins lie open.
aq-rule-1-1-ours = The box holds 39 of each metal. Here the supply never ends.

aq-rule-1-2-title = Slaves, horses and weapons
aq-rule-1-2 = There are 22 slave cards, eleven with one slave and eleven with two. There are 17 Equi et Arma cards: gold horses (two cards of two, three of one), silver horses (two of two, three of one) and weapons (one of three, three of two, three of one). You need not show your hand. Used cards go to the discards of their kind; an empty deck is made anew from them.

aq-rule-1-3-title = Laurels
aq-rule-1-3 = There are twelve laurels of the stadium: two each of white, blue, yellow and purple, and one each of 10, 7, 5 and 3 points. There are six laurels of the theatre: one for each pair of the four colours.

aq-rule-1-4-title = Dice
aq-rule-1-4 = Three dice are red and four are blue. Each has two gold, two silver and two copper faces.

aq-rule-1-5-title = What each player has
aq-rule-1-5 = Five henchmen, a tie-breaker and houses that mark buildings.
aq-rule-1-5-ours = Nine houses each, as in the box. The table shows strength itself, so there are no shields.

aq-rule-2-title = Setup
aq-rule-2 = The program lays everything out.

aq-rule-2-1-title = What you begin with
aq-rule-2-1 = Everybody begins with 0 points, one gold, one silver and two copper.

aq-rule-2-2-title = Cards and blue dice
aq-rule-2-2 = The horses and weapons are shuffled; three lie face up beside their deck. The slaves are shuffled. The blue dice lie on Potentia.

aq-rule-2-3-title = Laurels
aq-rule-2-3 = The laurels of the stadium are shuffled; one lies face up beside its deck. The laurels of the theatre are shuffled, face down. Both decks last exactly six rounds.

aq-rule-2-4-title = Starting player
aq-rule-2-4 = One player begins the first round.
aq-rule-2-4-ours = The starting player is drawn by lot, from the match’s seed.

aq-rule-3-title = Placing
aq-rule-3 = In the first part of a round all pieces are placed. Nothing is done yet.

aq-rule-3-1-title = One piece at a time
aq-rule-3-1 = From the starting player on, clockwise, each player places one piece: a henchman on a free space, or the tie-breaker on its track. Go round until everybody has placed everything.

aq-rule-3-2-title = Passing
aq-rule-3-2 = You may pass; then you place no more henchmen in this round. The tie-breaker must be placed.
aq-rule-3-2-ours = Whoever passes with the tie-breaker still in hand places it with the pass. If no space is open to you, you must pass.

aq-rule-3-3-title = Where henchmen may stand
aq-rule-3-3 =
    Each space holds one piece. You may have several henchmen in one area, with two limits:
    – In the stadium all of yours stand on the gold side or all on the silver side.
    – In the port you may use one of the three spaces for copper, silver and gold. When you place there, a coin of that metal is laid under the henchman. Latro may be used besides.
aq-rule-3-3-ours = Without such a coin you cannot place there. You need no building yet: the forum acts before the port.

aq-rule-3-4-title = The tie-breaker
aq-rule-3-4 = The track has five places and fills from the left. A smaller number is better: it wins ties in arena and stadium, and number one starts the next round. It is not an action.

aq-rule-4-title = Actions
aq-rule-4 = Then the areas act in this order: market, arena, stadium, theatre, forum, port; in each of them space by space. A henchman goes home after its action.
aq-rule-4-ours = You may decline any action, except to take part in arena and stadium and to reveal the theatre’s laurel.

aq-rule-4-1-title = Market: Mercatus
aq-rule-4-1 = Five kinds of spaces, in this order: Dolus, Pecunia, Equi et Arma, Servi, Potentia.

aq-rule-4-1-1-title = Dolus, the swindler
aq-rule-4-1-1 = Roll two red dice. Take one coin for each die, of the metal it shows; a double gives two coins of one metal.

aq-rule-4-1-2-title = Pecunia, the money changer
aq-rule-4-1-2 = Make one of the exchanges, once, and score 4 points.
aq-rule-4-1-2-ours = The exchanges are ours: two copper for one silver or back, two silver for one gold or back, three copper for one gold or back. Without an exchange there are no points.

aq-rule-4-1-3-title = Equi et Arma, horses and weapons
aq-rule-4-1-3 = Buy the face-up card at your space for one copper. The left space also gives you the top card of the deck, which the others do not see.
aq-rule-4-1-3-ours = The row is filled up when the market is over. A space that stays empty because no card is left sells nothing.

aq-rule-4-1-4-title = Servi, the slaves
aq-rule-4-1-4 =
    Cards are drawn unseen from the deck.
    – Left space: one card for one copper.
    – Middle space: one card for one silver, or two for two.
    – Right space: up to three cards for one gold each.
aq-rule-4-1-4-ours = You say how many and pay before you draw. If fewer are left, you buy and pay for those only.

aq-rule-4-1-5-title = Potentia, the man of power
aq-rule-4-1-5 = Take the four blue dice for this round. They serve in arena and stadium together; then they return.

aq-rule-4-2-title = The arena
aq-rule-4-2 = Everybody with a henchman in the arena fights.

aq-rule-4-2-1-title = Base strength
aq-rule-4-2-1 = Add up the values of your spaces there: 2, 1 and 1.
aq-rule-4-2-1-ours = Also with several henchmen you roll once, have one rank and one prize. Whoever fights alone rolls and plays as usual.

aq-rule-4-2-2-title = Red dice
aq-rule-4-2-2 = In turn order everybody rolls the three red dice. Each copper face adds 1.

aq-rule-4-2-3-title = Cards
aq-rule-4-2-3 = In turn order everybody may play slaves and weapons, as many as wished. They add what they show and are discarded.
aq-rule-4-2-3-ours = Cards are played one by one, until you stand.

aq-rule-4-2-4-title = Blue dice
aq-rule-4-2-4 = Who holds the blue dice may roll up to four of them. Each copper face adds 1.
aq-rule-4-2-4-ours = You name the number once and roll them together. Each die serves once in a round; the others are left for the stadium.

aq-rule-4-2-5-title = Who wins
aq-rule-4-2-5 = The highest strength wins. A tie goes to the better place on the tie-breaker track.

aq-rule-4-2-6-title = Prizes of the arena
aq-rule-4-2-6 =
    – First: three copper, and either twice the strength in points or one slave card, as you choose.
    – Second: two copper, and what the first did not choose.
    – Third: one copper.
    The others get nothing.
aq-rule-4-2-6-ours = The second’s points are twice the second’s own strength. If no slave card is left, the first takes the points and the second coins only.

aq-rule-4-3-title = The stadium
aq-rule-4-3 = Everybody with a henchman in the stadium races. Gold and silver run in one race.

aq-rule-4-3-1-title = Base strength
aq-rule-4-3-1 = As in the arena, on your side.
aq-rule-4-3-1-ours = Each side has spaces of 2, 1 and 1. These values are ours; the box’s could only be inferred.

aq-rule-4-3-2-title = Red dice
aq-rule-4-3-2 = In turn order everybody rolls the three red dice. Each face of your own metal adds 1.

aq-rule-4-3-3-title = Horses
aq-rule-4-3-3 = In turn order everybody may play horses of the own metal. They add their number and are discarded.

aq-rule-4-3-4-title = Blue dice
aq-rule-4-3-4 = Blue dice that were not used in the arena can be rolled here. Each face of your own metal adds 1.

aq-rule-4-3-5-title = Prizes of the stadium
aq-rule-4-3-5 =
    – First: three coins of your own metal. You look at the face-up laurel and at the top laurel of the deck, keep one and give the other to the second.
    – Second: two coins of the own metal, and that laurel.
    – Third: one coin of the own metal.
aq-rule-4-3-5-ours = If there is no second, the other laurel is discarded.

aq-rule-4-4-title = Theatre: Theatrum
aq-rule-4-4 = If somebody stands here, the top laurel of the theatre is revealed and auctioned.

aq-rule-4-4-1-title = Bidding
aq-rule-4-4-1 = The henchman’s owner opens with one coin of any metal. Then, clockwise, each player either passes for good, or lays exactly the coins of the highest bid, metal by metal, and one more coin of any metal.
aq-rule-4-4-1-ours = Coins that you have bid already count. Who cannot match must pass. Coins lying in the port cannot be bid.

aq-rule-4-4-2-title = Paying
aq-rule-4-4-2 = The winner takes the laurel and pays the bid to the henchman’s owner; if that is the winner, to the bank. The others take their coins back.

aq-rule-4-4-3-title = If nobody opens
aq-rule-4-4-3 = If the owner cannot or will not open, the next player clockwise may. If nobody does, the owner takes the laurel for nothing.
aq-rule-4-4-3-ours = Whoever does not open is out of this auction, the owner too.

aq-rule-4-5-title = The forum
aq-rule-4-5 = Here buildings are built. The left side has workshops and private banks, which yield at the port. The right side has villas in four colours, which score at the end. Each site is built once.
aq-rule-4-5-ours = There are seven workshops, three banks and eight villas, a 6 and a 10 of each colour. The blue villa 10 is as in the box; all other names, costs and yields are ours.

aq-rule-4-5-1-title = Building and paying
aq-rule-4-5-1 = In the order 1 to 5 each builds on a free site: pay exactly its coins, and its slaves with slave cards. One of your houses marks it.
aq-rule-4-5-1-ours = Whoever cannot pay the number of slaves exactly overpays by as little as possible; the rest is lost. One card cannot serve two buildings. Building is never forced.

aq-rule-4-5-2-title = The five spaces
aq-rule-4-5-2 =
    – Spaces 1 and 4: build.
    – Spaces 2 and 5: build, and score the building’s points at once.
    – Space 3: build up to two buildings, each paid for separately.
aq-rule-4-5-2-ours = The points of workshops and banks are ours as well; a workshop’s equal its yield.

aq-rule-4-6-title = Port: Portus
aq-rule-4-6 = First the thief acts, then the spaces for copper, silver and gold.

aq-rule-4-6-1-title = Latro, the thief
aq-rule-4-6-1 = Roll two red dice. For each die take one coin of that metal that lies on the port’s spaces; nothing if none is left.
aq-rule-4-6-1-ours = Only one coin of each metal can lie there, so a double takes one. Your own coin may be among them.

aq-rule-4-6-2-title = Paying
aq-rule-4-6-2 = Copper first, then silver, then gold: you pay with the coin under your henchman. If the thief has it, you pay with another coin of that metal. If you have none, the action is lost.
aq-rule-4-6-2-ours = A coin that was laid pays for nothing else, and is lost even if you decline.

aq-rule-4-6-3-title = The yield
aq-rule-4-6-3 = All your workshops give their points, and all your banks their coins.

aq-rule-4-7-title = The end of a round
aq-rule-4-7 = All spaces have acted.

aq-rule-4-7-1-title = Unused laurels
aq-rule-4-7-1 = If nobody stood in the stadium, its face-up laurel and the top one of its deck are discarded. If nobody stood in the theatre, its top laurel is. Then one laurel of the stadium is turned face up, but not after round 6.

aq-rule-4-7-2-title = New starting player
aq-rule-4-7-2 = Whoever is best placed on the tie-breaker track starts the next round. Everybody takes all pieces back.

aq-rule-5-title = The end
aq-rule-5 = After six rounds the laurels are counted and added to the points you have.

aq-rule-5-1-title = Laurels with a number
aq-rule-5-1 = Each scores its number: 10, 7, 5 or 3.

aq-rule-5-2-title = Villas
aq-rule-5-2 =
    For each colour multiply: the numbers of your villas of that colour, added up, times your laurels of that colour. Without a laurel the villas of a colour score nothing.
    A laurel of two colours counts for one of them.
aq-rule-5-2-ours = The program chooses the colour that scores most.

aq-rule-5-3-title = Who wins
aq-rule-5-3 = Coins and cards are worth nothing. The most points win.
aq-rule-5-3-ours = A tied victory is shared.

aq-rule-6-title = Worked examples
aq-rule-6 = Six moments at the table, counted step by step.

aq-rule-6-1-title = A fight
aq-rule-6-1 =
    Stefan stands on 1 and rolls one copper: 2. Giorgio stands on 2 and rolls none: 2. Kiko stands on 1 and rolls three coppers: 4.
    Stefan plays no card. Giorgio plays two weapons and a slave, 3 in all: 5. Kiko plays two weapons: 6. Giorgio rolls two of his four blue dice, one copper: 6.
    Kiko stands on place 2 of the tie-breaker track, Giorgio on 4: Kiko is first. He takes three copper and 12 points, Giorgio two copper and a slave card, Stefan one copper.

aq-rule-6-2-title = A race
aq-rule-6-2 =
    After the red dice Stefan (silver) has 3, Walter (gold) 3, Giorgio (silver) 3 and Kiko (gold) 4.
    Stefan adds two silver horses: 5. Giorgio adds two cards of one: 5. With his two blue dice Giorgio rolls one silver: 6.
    Giorgio takes three silver and chooses a laurel. Stefan takes two silver and the other laurel, Kiko one gold.

aq-rule-6-3-title = An auction
aq-rule-6-3 =
    Walter opens with a silver. Giorgio lays a silver and adds a silver. Kiko passes. Stefan lays two silver and adds a copper.
    Walter has no copper and must pass. Giorgio passes. Stefan takes the laurel and pays Walter two silver and a copper.

aq-rule-6-4-title = A villa
aq-rule-6-4 = The blue villa 10 costs two copper, two silver, one gold and three slaves. Kiko has only cards of two slaves: he pays the coins and two such cards; one slave is lost. He stands on space 2 and scores 10 points at once.

aq-rule-6-5-title = At the port
aq-rule-6-5 =
    The thief rolls copper and gold and takes those two coins, Kiko’s and Giorgio’s.
    Kiko pays another copper: his bank gives one silver and one gold, his workshop 4 points. Giorgio has no gold left: his action is lost.

aq-rule-6-6-title = The final count
aq-rule-6-6 = Kiko has the blue villas 10 and 6, the blue laurel and the one of blue and yellow, which counts as blue: 16 × 2 = 32 points. His laurel of 5 points adds 5.

aq-rule-7-title = What is hidden
aq-rule-7 = Hidden are the hands, both which cards and how many, and all decks. Everything else is open.
aq-rule-7-ours = Cards bought face up are remembered by the table. Who takes the stadium’s face-up laurel is public; the deck’s is seen by the first, and by the second only if it is passed on. Points shown during the match leave out laurels that were taken unseen.

aq-rule-8-title = How it is done here
aq-rule-8 = The program rolls, shuffles, counts and keeps the order. This chapter tells what you do yourself, and how. It changes no rule.

aq-rule-8-1-title = Placing
aq-rule-8-1 = All spaces open to you glow; press one, or your tie-breaker. A dark space says why it is closed.

aq-rule-8-2-title = Acting
aq-rule-8-2 = The ribbon names the space that acts. Small choices open beside it; the golden button is the usual answer. A choice that leaves only one answer is asked all the same, so that asking betrays nothing of a hand.

aq-rule-8-3-title = Paying with slaves
aq-rule-8-3 = Press a glowing site. If there are several ways to pay its slaves, they stand beside it with what each leaves you.

aq-rule-8-4-title = Counting ahead
aq-rule-8-4 = At any time the table shows what everybody would score if the game ended now, with the laurels that everybody has seen.
