### Lorenzo il Magnifico: the lesson on leaders and excommunication.

lo-lesson-leaders-title = Advanced lesson

lo-lesson-leaders-aim-head = The advanced game
lo-lesson-leaders-aim-text = Two things are new: each family has a [b]bonus tile[/b] of its own and [b]four leaders[/b]. And here you see what an excommunication means.

lo-lesson-leaders-tile-head = The bonus tile
lo-lesson-leaders-tile-text = It yields at each harvest and each production from value 1 on. The last in turn order chooses first: Bianca has one already.
lo-lesson-leaders-tile-task-1 = Choose a bonus tile

lo-lesson-leaders-draft-head = Choosing leaders
lo-lesson-leaders-draft-text = Keep one, pass on the rest, until you have four. Look at what each [b]asks for[/b]: can you have it by the middle of the game?
lo-lesson-leaders-draft-task-1 = Keep a leader
lo-lesson-leaders-draft-task-2 = Keep three more of what comes to you

lo-lesson-leaders-discard-head = A leader out of reach
lo-lesson-leaders-discard-text = In your own turn, before or after placing, you may discard a leader from your hand for a [b]council privilege[/b].
lo-lesson-leaders-discard-task-1 = Press Pico della Mirandola, then Discard
lo-lesson-leaders-discard-task-2 = Choose two coins

lo-lesson-leaders-need-head = What leaders ask for
lo-lesson-leaders-need-text = Malatesta asks for 7 military and 3 faith. You have 7 military and 3 faith just now.
lo-lesson-leaders-need-question = What does it cost to play him?
lo-lesson-leaders-need-sentence = Sigismondo Malatesta: 7 military, 3 faith. From then on your neutral member is worth 3 more.
lo-lesson-leaders-need-answer-1 = 7 military, 3 faith
lo-lesson-leaders-need-why-1 = They are asked for, not paid.
lo-lesson-leaders-need-answer-2 = Nothing
lo-lesson-leaders-need-why-2 = You must own it at this moment; nothing is paid, and later it is not asked again.
lo-lesson-leaders-need-answer-3 = A family member
lo-lesson-leaders-need-why-3 = No: playing a leader takes no placement.

lo-lesson-leaders-play-head = Play a leader
lo-lesson-leaders-play-text = It is no placement: you play him and still place a member in this turn. The sooner he lies open, the longer he works.
lo-lesson-leaders-play-task-1 = Press Malatesta, then Play

lo-lesson-leaders-neutral-head = He works at once
lo-lesson-leaders-neutral-text = Your neutral member is now worth [b]3[/b], without servants. That is enough for a harvest with all your territories up to 3.
lo-lesson-leaders-neutral-task-1 = Send the neutral 3 to the harvest
lo-lesson-leaders-neutral-task-2 = Harvest, then end your turn

lo-lesson-leaders-use-head = Once each round
lo-lesson-leaders-use-text = Other leaders work [b]once a round[/b] and lie face down until the next. Giovanni gives a coin, a wood and a stone: never forget him.
lo-lesson-leaders-use-task-1 = Press Giovanni, then Use
lo-lesson-leaders-use-task-2 = Send the neutral 3 to the building of 3; end the turn

lo-lesson-leaders-refuse-head = To refuse the church
lo-lesson-leaders-refuse-text = Support sets your faith to [b]0[/b]. Refuse, and you keep it but bear the tile to the end. Santa Rita asks for 8 faith: refuse.
lo-lesson-leaders-refuse-task-1 = Keep the faith

lo-lesson-leaders-penalty-head = Excommunicated
lo-lesson-leaders-penalty-text = Look at the tiles below the faith track before you decide. Yours of period II says: [b]two servants[/b] add 1, not one.
lo-lesson-leaders-penalty-question = How many servants does it take?
lo-lesson-leaders-penalty-sentence = Your orange member shows 3 and shall go to a floor of 5. You bear the tile of period II.
lo-lesson-leaders-penalty-answer-1 = 1 servant
lo-lesson-leaders-penalty-why-1 = That adds nothing now: it takes two for each step.
lo-lesson-leaders-penalty-answer-2 = 2 servants
lo-lesson-leaders-penalty-why-2 = Without the tile. With it two servants add only 1.
lo-lesson-leaders-penalty-answer-3 = 4 servants
lo-lesson-leaders-penalty-why-3 = 2 are missing, 2 servants for each: 4.

lo-lesson-leaders-double-head = Was it worth it?
lo-lesson-leaders-double-text = You kept your faith and have 8. Santa Rita [b]doubles[/b] the goods and coins that cards bring at once.
lo-lesson-leaders-double-task-1 = Press Santa Rita, then Play
lo-lesson-leaders-double-task-2 = Send the white 6 to the floor of 5 for territories; end

lo-lesson-leaders-over-head = To keep in mind
lo-lesson-leaders-over-text = Tiles of period III strike at the final scoring: whole types of cards may count nothing. Leaders in hand at the end are worth nothing: play or discard them.
