### Lorenzo il Magnifico: the basic lesson.

lo-lesson-title = Basic lesson

lo-lesson-aim-head = The aim
lo-lesson-aim-text = Six rounds. Each round you place [b]four family members[/b]; every one does something at once. Cards go to your board below, and at the end [b]victory points[/b] decide.

lo-lesson-tower-head = A card from a tower
lo-lesson-tower-text = A coloured member is worth [b]what its die shows[/b]. This floor asks for 5. You also get the bonus printed beside the card.
lo-lesson-tower-task-1 = Send the white 5 to the Forest

lo-lesson-fee-head = Servants and the fee
lo-lesson-fee-text = Each servant adds [b]1[/b]. Somebody is in this tower already: [b]3 coins[/b] before all else. Then the floor’s bonus, then the card’s cost.
lo-lesson-fee-task-1 = Send the black 3 with 2 servants to the Stonemason’s Shop

lo-lesson-value-head = What is missing?
lo-lesson-value-text = Before you place a member, compare its value with the number beside the floor. Nobody is in the characters’ tower yet.
lo-lesson-value-question = How many servants does it take?
lo-lesson-value-sentence = Your orange member shows 1. It shall fetch the Farmer, on the floor of 5.
lo-lesson-value-answer-1 = 3 servants
lo-lesson-value-why-1 = 1 + 3 = 4; the floor asks for 5.
lo-lesson-value-answer-2 = 4 servants
lo-lesson-value-why-2 = 1 + 4 = 5: just enough.
lo-lesson-value-answer-3 = 5 servants
lo-lesson-value-why-3 = 1 + 5 = 6: one more than is needed.

lo-lesson-harvest-head = Harvest
lo-lesson-harvest-text = Your [b]territories[/b] yield: each whose number is no higher than the action, and your bonus tile besides. So come with a high die.
lo-lesson-harvest-task-1 = Send the black 6 to the harvest

lo-lesson-production-head = Production
lo-lesson-production-text = Now your [b]buildings[/b] work. Many convert goods. What a production brings [b]cannot pay[/b] for it: you must own it before.
lo-lesson-production-task-1 = Send the orange 4 to the production
lo-lesson-production-task-2 = 2 stone become 5 coins: press Produce

lo-lesson-market-head = Market
lo-lesson-market-text = Short of coins or servants? Each stall takes one member, and a low die is enough. Never let a member stay at home.
lo-lesson-market-task-1 = Send the white 2 to the 5 coins

lo-lesson-council-head = Council palace
lo-lesson-council-text = A coin, a [b]privilege[/b] of your choice, and you move up in the [b]order of the next round[/b]. The neutral member is worth 0: one servant helps.
lo-lesson-council-task-1 = Send the neutral member with 1 servant
lo-lesson-council-task-2 = Choose a privilege: two servants

lo-lesson-church-head = The church
lo-lesson-church-text = After rounds 2, 4 and 6 it asks for 3, 4, 5 faith. Who has less is [b]excommunicated to the end[/b]. You may give all your faith for points.
lo-lesson-church-task-1 = Support the church

lo-lesson-military-head = Ventures
lo-lesson-military-text = Later, round 5. Ventures score [b]at the end[/b] and help at once: here 7 military. You need it, for the third territory asks for 3.
lo-lesson-military-task-1 = Send the black 3 to Hiring Mercenaries

lo-lesson-territory-head = Territories
lo-lesson-territory-text = Slots three to six ask for [b]3, 7, 12, 18 military[/b]; nothing of it is paid. Six territories score 20, six characters 21.
lo-lesson-territory-task-1 = Send the white 5 to the Farm

lo-lesson-character-head = Characters
lo-lesson-character-text = They are paid in coins. Many work [b]for good[/b], like your Farmer: +2 at every harvest. Others give points now.
lo-lesson-character-task-1 = Send the orange 4 to the Noble

lo-lesson-end-head = Passing, and the end
lo-lesson-end-text = Who can or will place no more members passes. After round six comes the last church report, then the [b]final scoring[/b].
lo-lesson-end-task-1 = Press Pass, and once more
lo-lesson-end-task-2 = Support the church

lo-lesson-over-head = How it is scored
lo-lesson-over-text =
    { "" }[icon:lorenzo/art/sign_points] [b]31[/b] in play
    { "" }[icon:lorenzo/art/sign_territory] [b]4[/b] for 4 territories
    { "" }[icon:lorenzo/art/sign_character] [b]6[/b] for 3 characters
    { "" }[icon:lorenzo/art/sign_venture] [b]6[/b] for ventures
    { "" }[icon:lorenzo/art/sign_military] [b]5[/b] most military (second 2)
    { "" }[icon:lorenzo/art/sign_coins] [b]2[/b] for goods: 1 for every 5
    { "" }[b]54[/b] against 30. You won.
