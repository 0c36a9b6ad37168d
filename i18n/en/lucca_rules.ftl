### The rule book of Lucca Città: titles, rules, and what is our own ruling (`-ours`).

lc-rule-differences = The Japanese rule leaflet of this game could be found, but not its cards. That windows and shields are three together on every card is known from a report by players; the other figures of the 96 cards are ours, and so are four of the six colours, all patterns and every picture. Wherever the leaflet leaves a question open, we decide it as listed below.

lc-rule-1-title = Overview and components
lc-rule-1 =
    A game for three to five players, 20 to 30 minutes. In the Lucca of 1628 rich families outdo each other: they build palaces, open them with great parties and reinforce the city walls.

    In every turn each player takes one triplet of cards from the table. Cards of one colour grow into a palace, card by card. A completed palace scores its windows at once.

    A palace is opened later, in a turn of your choice. The opening scores what the other players are building in the same colour just then, so the right moment counts.

    The shields on the building site decide who plays first. At the end they must support the walls; walls and towers gain with every opened palace.

lc-rule-1-1-title = Palace cards
lc-rule-1-1 = There are 96 palace cards, 16 in each of six colours: red, yellow, green, blue, violet and grey. A card shows its colour, its address, which is a street number, its windows and its shields. The shields are the supports of the city walls.
lc-rule-1-1-ours = We could not find out how windows, shields and addresses are spread over the printed cards. Windows and shields are three together, as in the box; the rest is ours. Each colour has four cards with three windows, four with two, four with one and four with none. The addresses are the numbers from 1 to 96, once each, and their sum is the same in every colour. Each colour also has a pattern of its own.

lc-rule-1-2-title = Tower cards
lc-rule-1-2 = There are four tower cards. They have no colour, no address, no windows and no shields.

lc-rule-1-3-title = Families and quarters
lc-rule-1-3 = Each player is one of five families, with a crest and a quarter of the city. A quarter has three areas: the building site, where palaces are under construction, the completed area and the opened area. Walls and towers lie in the completed area.
lc-rule-1-3-ours = The table shows the crests and the turn order itself, so there are no crest cards. It counts the points and the turns, so nobody needs a pencil.

lc-rule-2-title = Setup
lc-rule-2 = Before the first turn everybody chooses two starting cards, and the triplets of the first turn are laid out.

lc-rule-2-1-title = Dealing
lc-rule-2-1 = The four towers are put aside. The 96 palace cards are shuffled, and four are dealt to each player.

lc-rule-2-2-title = The first triplets
lc-rule-2-2 = Triplets, each of three cards, are laid out face up from the palace cards: one more than there are players. So the first turn has no towers. The triplets lie on the table before anybody chooses starting cards.

lc-rule-2-3-title = Starting cards
lc-rule-2-3 = Every player secretly chooses two of the four cards to keep, and discards the other two face down. The two kept cards go to the building site, and all players reveal them at the same time. Two cards of one colour form one palace, that is, one stack.
lc-rule-2-3-ours = Of two cards of one colour the owner chooses which lies on top. The choices are made one after the other and stay hidden until the last.

lc-rule-2-4-title = Palaces are stacks
lc-rule-2-4 = In a stack each new card covers half of the one before. The upper half of every card stays visible, so the windows and shields of all cards count. Of the addresses only the one of the newest card is visible.

lc-rule-2-5-title = The draw deck
lc-rule-2-5 = The discarded cards, the rest of the palace cards and the four towers are shuffled together: this is the draw deck. It lasts for the whole game. With three, four and five players exactly 10, 2 and 0 cards are left at the end.

lc-rule-3-title = Turn order
lc-rule-3 = The game is played in turns, and in every turn each player plays once. At the start of every turn the order of the players is settled anew.

lc-rule-3-1-title = Most shields first
lc-rule-3-1 = Each player adds up the shields on the cards in the building site. The player with the most shields goes first, the one with the next most second, and so on. Cards in the other two areas do not count.

lc-rule-3-2-title = Ties
lc-rule-3-2 = If players have equally many shields, they compare the largest address on the palaces they have placed. The larger one goes first.
lc-rule-3-2-ours = Visible addresses are compared, in any of the three areas, so also that of a completed or opened palace. Everybody always has one, because the two starting cards never leave the table.

lc-rule-3-3-title = The first turn
lc-rule-3-3 = In the first turn the order is settled after the starting cards have been revealed.

lc-rule-4-title = A player’s turn
lc-rule-4 = When it is your turn, you may first open palaces. Then you must take a triplet and play its three cards.

lc-rule-4-1-title = Open palaces
lc-rule-4-1 =
    You may open any number of your completed palaces, one after another. For each of them, the other players’ cards of the same colour bring you points:
    – 1 point for each card on a building site;
    – 2 points for each completed palace not yet opened, whatever its size;
    – nothing for an opened palace.
    Then your palace moves to your opened area for good.
    Opening is only possible before you take a triplet. A palace that you complete in this turn can open in the next turn at the earliest.

lc-rule-4-2-title = Take a triplet
lc-rule-4-2 = Take one of the triplets still on the table and play its three cards, in any order. Play each card in one of five ways: start a palace, extend a palace, build a wall, raise a tower, or discard the card.

lc-rule-4-2a-title = Start a palace
lc-rule-4-2a = A card of a colour that you have never built goes to your building site, as the first card of a new palace. A colour that lies in any of your three areas has been built.

lc-rule-4-2b-title = Extend a palace
lc-rule-4-2b =
    A card of the same colour as a palace on your building site is laid over half of the stack. Its address is now the visible one.
    A palace is complete with five cards if three play, with four cards if four play, and with three cards if five play.
    When you complete a palace, you score at once 1 point for each window on all its cards. The palace moves to your completed area; its shields no longer count.

lc-rule-4-2c-title = Wall
lc-rule-4-2c = Lay a palace card face down in your completed area: it is a wall. You may build any number of walls. They score at the end of the game, if they have enough shields.
lc-rule-4-2c-ours = A wall has no colour, no address, no windows and no shields. Everybody has seen the card in its triplet, so everybody may look up later which card it was.

lc-rule-4-2d-title = Tower
lc-rule-4-2d = Lay a tower card face up in your completed area. Towers score at the end of the game.

lc-rule-4-2e-title = Discard
lc-rule-4-2e = Discard the card. It has no effect and does not come back into the game. You may discard any card, even one that you could use.

lc-rule-4-3-title = Each colour once
lc-rule-4-3 = Each player can build each colour once in the game. When your palace of a colour is complete, your further cards of that colour can only become walls or be discarded.

lc-rule-4-4-title = Towers stay towers
lc-rule-4-4 = The leaflet does not say outright what a tower card cannot be.
lc-rule-4-4-ours = A tower card can only be raised as a tower or discarded; it cannot become a wall. A palace card can never be raised as a tower.

lc-rule-4-5-title = The end of a turn
lc-rule-4-5 = When every player has had a turn, the leftover triplet is discarded. New triplets are laid out from the draw deck, again one more than there are players, and the next turn begins.

lc-rule-5-title = The end of the game
lc-rule-5 = After the last turn more points are scored, in the following order. They are added to the points for windows and openings that you have already.

lc-rule-5-1-title = How many turns
lc-rule-5-1 = Three players play seven turns, four players six turns, and five players five turns.

lc-rule-5-2-title = Last openings
lc-rule-5-2 = The turn order is settled once more. In that order every player must open all completed palaces that are not yet opened, and scores them like any opening. A palace that an earlier player has opened no longer counts for later ones.
lc-rule-5-2-ours = Each player opens all palaces before the next player begins. Their order within one player changes nothing, so the program opens them by itself.

lc-rule-5-3-title = Walls and towers
lc-rule-5-3 =
    Each wall and each tower is worth 1 point for every palace in your opened area, but only if your building site has at least twice as many shields as you have walls.
    If it has fewer, your walls and your towers score 0.
    Towers need no shields of their own. Without walls they always score.

lc-rule-5-4-title = Smallest and largest address
lc-rule-5-4 = Compare all visible addresses on the building sites and the opened palaces of all players. Whoever has the smallest loses 3 points. Whoever has the largest gains 3 points.
lc-rule-5-4-ours = One player can have both. All palaces are compared, because after the last openings none is left in the completed areas. Walls have no address.

lc-rule-5-5-title = Who wins
lc-rule-5-5 = The player with the most points wins. A tie goes to the larger visible address.
lc-rule-5-5-ours = Scores may be negative. No two cards have the same address, so a tie is always decided.

lc-rule-6-title = Worked examples
lc-rule-6 = Three moments at the table, counted step by step.

lc-rule-6-1-title = An opening
lc-rule-6-1 =
    Ilaria opens her red palace.
    Paolo has two red cards on his building site: 2 points. Lucrezia has one red card on hers: 1 point. Giacomo has completed a red palace and not opened it yet: 2 points.
    Ilaria scores 2 + 1 + 2 = 5 points.

lc-rule-6-2-title = Walls and a tower
lc-rule-6-2 =
    The game is over. Paolo has four walls and one tower. His opened area holds three palaces.
    His walls need 4 × 2 = 8 shields. If his building site has eight or more, each wall and the tower are worth 3 points: 5 × 3 = 15 points.
    If it has seven, he scores 0, for the tower too.

lc-rule-6-3-title = Two cards of one colour
lc-rule-6-3 =
    Five play, so a palace is complete with three cards. Zita has blue 15 and blue 37 on her building site. She takes a triplet that holds two blue cards, 68 and 81.
    She extends with blue 68 and so completes the palace. Its three cards have 2 + 1 + 3 windows: she scores 6 points at once.
    Blue 81 is now a card too many: Zita can only build a wall with it or discard it.

lc-rule-7-title = What is hidden
lc-rule-7 = Hidden are the order of the draw deck, each player’s four dealt cards until the starting cards are revealed, and the two cards that each player discards then. Walls lie face down, but everybody saw them when they were taken from a triplet. Everything else is open, the scores included.

lc-rule-8-title = How it is done here
lc-rule-8 = The program shuffles, counts and keeps the order. This chapter tells what you do yourself, and how. It changes no rule.

lc-rule-8-1-title = The secret choice
lc-rule-8-1 = The players choose their starting cards one after the other. Nobody sees a choice before the last one is made; then all are revealed together. If several people sit at one screen, a curtain covers the cards in between. Whoever keeps two cards of one colour also chooses which lies on top.

lc-rule-8-2-title = Laying out the triplets
lc-rule-8-2 = From the second turn on, the first player in the new order lays out the triplets. This is a step of its own: nothing new is revealed before the last player has ended the turn before.

lc-rule-8-3-title = Taking back
lc-rule-8-3 = Until you end your turn, you can take back all you have done in it: openings, the triplet and each of its cards. After that it stands. The reveal of the starting cards and laying out the triplets cannot be taken back.

lc-rule-8-4-title = Counting ahead
lc-rule-8-4 = At any time the table shows what everybody would score if the game ended now, with the last openings, walls and towers, and addresses. It also shows the next turn’s order, as things stand.
