### The rule book of San Gimignano: titles, rules, and what is our own ruling (`-ours`).

sg-rule-differences = Only the Japanese rule sheet of this game could be found, and its scan is damaged: the name of donation 5, the name and the count of one noble card and the count of the Joust are lost. Those names and counts are ours, and so are all English and Italian terms and every picture on the cards. The box also holds summary cards; here each element on the table opens its rule instead. Wherever the sheet leaves a question open, we decide it as listed below.

sg-rule-1-title = Components
sg-rule-1 = A game for two players, about 20 minutes. The noble families of San Gimignano race to build the finest towers of the town.

sg-rule-1-1-title = Tower cards
sg-rule-1-1 = There are 45 tower cards with the numbers 5, 6, 7, 8, 9 and 10. Each number is there as many times as it says: five 5s, six 6s and so on up to ten 10s.

sg-rule-1-2-title = Noble cards
sg-rule-1-2 = The ten noble cards are used only in the game with nobles: three Fine stones, two Pilgrimages to the Vatican, two Jousts, and one each of Torre Rognosa, Church of Santa Fina and City wall.
sg-rule-1-2-ours = The count of the Joust and the name and count of the Torre Rognosa are lost in the scan. Together they make three cards; we play with two Jousts and one Rognosa.

sg-rule-1-3-title = The tower piece
sg-rule-1-3 = There is one tower piece. It goes to whoever has built the highest tower of all, and is worth 10 points at the end.

sg-rule-2-title = Setup
sg-rule-2 = Before a game the cards are dealt, the market is laid out and the starting player is settled.

sg-rule-2-1-title = Dealing
sg-rule-2-1 = The dealer shuffles the 45 tower cards and deals five to each player.
sg-rule-2-1-ours = The box makes the elder player the dealer. Here the seed of the match draws the dealer of the first game; in a series the two players then deal in turn.

sg-rule-2-2-title = The market
sg-rule-2-2 = Four cards are laid face up in the middle: this is the market. All other cards form the face-down deck beside it.

sg-rule-2-3-title = Start and hand limit
sg-rule-2-3 = The dealer’s opponent starts. Hands are hidden. The hand limit is seven cards.

sg-rule-3-title = A turn
sg-rule-3 = Players take turns. On your turn you do exactly one of the seven actions. Wherever you take cards “from the deck, the market or both”, you take them one at a time, and you may look at each before you decide where to take the next.

sg-rule-3-1-title = Buy stone
sg-rule-3-1 = Take two cards from the deck, the market or both; with noble cards also from their deck. If only one card is left in the deck, take just one, from the deck or from the market. You may not buy if that would take your hand over its limit. Afterwards, if the market is empty, it is refilled to four cards from the deck, or as many as there are.

sg-rule-3-2-title = Exchange stone
sg-rule-3-2 = Put two or more cards from your hand face up into the market. Then take as many cards from the deck, the market or both. What you take from the market must not be of a kind you have just put there; a kind is a number or the name of a noble. You may not exchange if that many cards cannot be taken.

sg-rule-3-3-title = Build a tower
sg-rule-3-3 = Lay down three or more cards from your hand as one new tower. It is either plain, all of one number, or banded, of consecutive numbers with one card of each. Smaller numbers are higher up. The tower starts under construction. The builder of a plain tower may use its donation once, now. You may build any number of towers of the same kind.

sg-rule-3-4-title = Extend a tower
sg-rule-3-4 = Choose one of your towers under construction and add one or more cards from your hand on top: on a plain tower cards of the same number, on a banded tower the next smaller numbers one by one. Then take as many cards as you added from the deck, the market or both; cards of the kinds you used are allowed. Then, if the market is empty, it is refilled to four cards. Extending triggers no donation.

sg-rule-3-5-title = Complete towers
sg-rule-3-5 = Turn over one or more of your towers under construction. A completed tower is worth a bonus at the end and cannot be torn down, but it cannot be extended any more either.

sg-rule-3-6-title = Declare the end of works
sg-rule-3-6 = If you have four or more completed towers, you may declare the end of works. The end phase begins.

sg-rule-3-6a-title = Too few cards
sg-rule-3-6a = Sometimes there are fewer cards than an action would take.
sg-rule-3-6a-ours = When you extend a tower, use the donation of an 8, or the market is refilled, as many cards as there are are taken. The action stays allowed.

sg-rule-3-7-title = Pass
sg-rule-3-7 = Do nothing. If both players pass one after the other, the game ends at once. This holds at any time, not only in the end phase.

sg-rule-4-title = The end phase
sg-rule-4 = Towards the end of a game the deck and the market close, and the players finish what they can from their hands.

sg-rule-4-1-title = When it begins
sg-rule-4-1 = The end phase begins when the tower deck is empty or when a player declares the end of works.
sg-rule-4-1-ours = An emptied deck starts the end phase when the action that emptied it is over, refilling the market included. The rest of that action takes cards only from the other sources it allows. After a declaration the opponent has the next turn.

sg-rule-4-2-title = What is still allowed
sg-rule-4-2 = From now on decks and market are closed: no buying, no exchanging, no completing. Building triggers no donation, and extending draws no cards. The players go on building, extending or passing until both pass one after the other.
sg-rule-4-2-ours = Noble cards may still be played; playing one is not passing. A Pilgrimage draws nothing. Cards that a Torre Rognosa puts under the decks reopen nothing.

sg-rule-5-title = Donations
sg-rule-5 = Each number has its own donation, an effect that a plain tower of that number brings its builder, or, with a 5, that a card brings from the hand.

sg-rule-5-1-title = When a donation counts
sg-rule-5-1 = You may use a donation right after you first build a plain tower. There are no donations when a tower is extended, for banded towers, or in the end phase. Whoever builds several plain towers of one number may use the donation each time.

sg-rule-5-2-title = 5: Protection
sg-rule-5-2 = A tower of 5s does nothing when it is built. Instead you may play a 5 from your hand when the donation of a 9 or a 10 is about to affect you: that donation is cancelled, and the 5 goes face down to the bottom of the deck. The tower just built stays. A cancelled 9 neither takes nor returns any card.
sg-rule-5-2-ours = The name of this donation is lost in the scan; Protection is ours.

sg-rule-5-3-title = 6: Contract
sg-rule-5-3 = A plain tower of 6s cannot be torn down by a 10.

sg-rule-5-4-title = 7: Grace
sg-rule-5-4 = At the end of the game each card in your plain towers of 7s is worth 2 more points.

sg-rule-5-5-title = 8: Funding
sg-rule-5-5 = Take as many cards as the tower has levels from the deck, the market or both. Then, if the market is empty, it is refilled to four cards.

sg-rule-5-6-title = 9: Deal
sg-rule-5-6 = Take as many cards as the tower has levels, unseen and at random, from the opponent’s hand, or all of them if there are fewer. Then give back cards of your choice, one fewer than the tower has levels. You always give back that number, even if you took fewer, or all the cards you have.

sg-rule-5-7-title = 10: Conspiracy
sg-rule-5-7 = Of all other towers, yours and the opponent’s, that are no higher than this one, the highest is torn down. If several are equally high, the player whose turn it is names one. Its cards are laid face up on top of the deck, smaller numbers nearer the top.
sg-rule-5-7-ours = Completed towers and plain 6s are skipped: the highest of the rest counts. With no such tower nothing happens. The owner of the named tower may cancel with a 5, even on their own turn; a cancelled tear-down names no second tower. A Fine stone in the tower leaves the game and still counts as used. Both players know the cards that lie face up on the deck.

sg-rule-6-title = The tower piece
sg-rule-6 = The tower piece shows who has built the highest tower. It may change hands many times.

sg-rule-6-1-title = Taking the piece
sg-rule-6-1 = If you build or extend a tower that is now higher than every other tower, you take the piece at once. Equal height is not enough.

sg-rule-6-2-title = After a tear-down
sg-rule-6-2 = The printed rules do not say who has the piece when a tower has been torn down.
sg-rule-6-2-ours = The piece is looked at again: its holder keeps it unless the opponent now has a strictly higher tower. If no tower is left standing, nobody has it.

sg-rule-6-3-title = Completed towers
sg-rule-6-3 = A completed tower keeps its height: it goes on counting for the piece.

sg-rule-7-title = Scoring
sg-rule-7 = When the game is over, the points are added up in the following order. Cards left in hand are worth nothing.

sg-rule-7-1-title = Completed towers
sg-rule-7-1 = Each completed tower is worth 5 points. Then all towers are turned face up.

sg-rule-7-2-title = Grace
sg-rule-7-2 = Each card in your plain towers of 7s is worth 2 points. The 7s in banded towers do not count.

sg-rule-7-3-title = Highest plain towers
sg-rule-7-3 = For each number, the player with the highest plain tower of that number gets the number in points: 8 points for the 8s, whatever their height. If both are equally high, both get it. A player scores each number once only.

sg-rule-7-4-title = Banded towers
sg-rule-7-4 = Banded towers are not compared. Multiply how many you have by the sum of all their levels: with three towers of 3, 3 and 4 levels that is 3 × 10 = 30 points.

sg-rule-7-5-title = The tower piece
sg-rule-7-5 = Whoever holds the tower piece gets 10 points.

sg-rule-7-6-title = Who wins
sg-rule-7-6 = The player with the most points wins. A tie goes to the holder of the tower piece.
sg-rule-7-6-ours = With a tie and nobody holding the piece, the win is shared.

sg-rule-7-7-title = A series
sg-rule-7-7 = You can play two games and add up the points, or play until somebody has 120 points in total. In a series, a player who declared the end of works and is not first in that game loses 10 points.
sg-rule-7-7-ours = Equal totals at the end of a series share the win. A player who shares first place in a game is first and loses nothing. A series that ends with its first game is decided like a single game: a tie goes to the holder of the tower piece.

sg-rule-8-title = Noble cards
sg-rule-8 = With the noble cards, players who know the game add ten cards with special powers. Whether you play with them is chosen before the match.
sg-rule-8-ours = The names and counts that the scan has lost are ours: see Noble cards in the components.

sg-rule-8-1-title = The second deck
sg-rule-8-1 = The ten noble cards are shuffled face down as a second deck next to the tower deck. The opening hands hold none. When you buy or exchange you can take noble cards from this deck like tower cards, put them into the market and take them from it. Different names are different kinds. Noble cards count towards the hand limit. An empty noble deck does not start the end phase.

sg-rule-8-2-title = Playing a noble
sg-rule-8-2 = Instead of one of the seven actions you may play one noble card; the Fine stone and the Joust are played in their own way. A played card lies in front of its player. You may use noble cards only up to one more than your opponent has used. A used card never goes back to a hand or to the market.

sg-rule-8-3-title = Fine stone
sg-rule-8-3 = Three cards. When you build or extend, a Fine stone stands for a tower card of any one number, which you name as you play it; it has the donation and the scoring of that number. In a banded tower it may also stand above a 5 or below a 10. It counts as a used noble the moment it is played, so the limit on nobles decides how many fit into one build. If a Joust cancels it, you build or extend with the other cards if they suffice, or take them back, as you choose; either way your action is used.
sg-rule-8-3-ours = A Fine stone may also be played from the hand in place of a 5; then it lies in front of its player. Jousts are settled before the tower stands; the donation and the tower piece follow on its final levels. Cards taken back include the Fine stones that were not cancelled; those do not count as used.

sg-rule-8-4-title = Pilgrimage to the Vatican
sg-rule-8-4 = Two cards. Draw from the tops of the two decks, in any mix and one at a time, until your hand is at its limit or both decks are empty.

sg-rule-8-5-title = Joust
sg-rule-8-5 = Two cards. The moment your opponent uses a noble card, you may cancel it: that card leaves the game and does not count as used by them. The Joust is not your turn’s action, but it counts as a noble used by you. If you are one noble ahead and your opponent uses one, you are level at that moment, so you may joust, and end up two ahead.
sg-rule-8-5-ours = The count of this card is lost in the scan; we play with two. A Joust may answer a Joust. It comes before any cost or effect of the card it cancels: with a Torre Rognosa the two cards stay in hand. The player of the cancelled card has used the turn.

sg-rule-8-6-title = Torre Rognosa
sg-rule-8-6 = One card. Put two cards from your hand to the bottom of their decks in any order. From now on your opponent cannot build or extend to a tower higher than your highest. If your opponent already has a higher tower, returning the two cards is optional, both or none, and the Rognosa leaves the game with no further effect.
sg-rule-8-6-ours = Name and count of this card are lost in the scan. A statute of 1255 forbade private towers higher than the podestà’s, the Rognosa: hence our name. What counts is your highest standing tower at that moment, but never less than three levels. With fewer than two other cards in hand you can play it only if the opponent is already higher. Even when it leaves the game it counts as used. If jousts have left you fewer than two cards, you return what is there, one or none, and the Rognosa stands.

sg-rule-8-7-title = Church of Santa Fina
sg-rule-8-7 = One card. At the end of the game it is worth 5 points for each of your towers of five or more levels, completed or not.

sg-rule-8-8-title = City wall
sg-rule-8-8 = One card. Your hand limit is nine from now on, for a Pilgrimage too.

sg-rule-8-9-title = Which deck
sg-rule-8-9 = The printed rules name the noble deck only for buying, exchanging and the Pilgrimage.
sg-rule-8-9-ours = The donation of an 8, extending and refilling draw from the tower deck only. A noble card that lies in the market may be taken when you extend or use an 8.

sg-rule-9-title = Worked example
sg-rule-9 =
    The game is over.
    Adso has three completed towers: 15 points. He has no 7s. His plain towers of 10, 9, 8 and 6 are the higher ones: 33. One banded tower of five levels: 1 × 5 = 5. The tower piece: 10. Together 63.
    William has four completed towers: 20 points. A plain tower of 7s with three levels: 6. It is the higher one: 7. Banded towers of 5, 3 and 3 levels: 3 × 11 = 33. He does not hold the piece although one of his towers has five levels too, for Adso’s stood first. Together 66.
    William wins.

sg-rule-10-title = What is hidden
sg-rule-10 = Your opponent’s hand is hidden, but cards taken from the market or seen through a 9 are known to whoever saw them. Both decks are hidden, except for cards that lie face up on top.
