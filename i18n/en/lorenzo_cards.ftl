### Names of cards, leaders and tiles of Lorenzo il Magnifico, and their effects in words made from data.

## Cards

lo-card-t01 = Commercial Hub
lo-card-t02 = Woods
lo-card-t03 = Village
lo-card-t04 = Gravel Pit
lo-card-t05 = Forest
lo-card-t06 = Monastery
lo-card-t07 = Citadel
lo-card-t08 = City
lo-card-t09 = Gold Mine
lo-card-t10 = Mountain Town
lo-card-t11 = Mining Town
lo-card-t12 = Rock Pit
lo-card-t13 = Estate
lo-card-t14 = Hermitage
lo-card-t15 = Manor House
lo-card-t16 = Dukedom
lo-card-t17 = Trading Town
lo-card-t18 = Farm
lo-card-t19 = Colony
lo-card-t20 = Marble Pit
lo-card-t21 = Province
lo-card-t22 = Sanctuary
lo-card-t23 = Castle
lo-card-t24 = Fortified Town
lo-card-b25 = Mint
lo-card-b26 = Tax Office
lo-card-b27 = Triumphal Arch
lo-card-b28 = Theater
lo-card-b29 = Carpenter’s Shop
lo-card-b30 = Stonemason’s Shop
lo-card-b31 = Chapel
lo-card-b32 = Residence
lo-card-b33 = Marketplace
lo-card-b34 = Treasury
lo-card-b35 = Painters’ Guild
lo-card-b36 = Sculptors’ Guild
lo-card-b37 = Stonemasons’ Guild
lo-card-b38 = Baptistery
lo-card-b39 = Barracks
lo-card-b40 = Stronghold
lo-card-b41 = Bank
lo-card-b42 = Fair
lo-card-b43 = Garden
lo-card-b44 = Fortress
lo-card-b45 = Palace
lo-card-b46 = Church
lo-card-b47 = Military Academy
lo-card-b48 = Cathedral
lo-card-c49 = Warlord
lo-card-c50 = Stonemason
lo-card-c51 = Dame
lo-card-c52 = Knight
lo-card-c53 = Farmer
lo-card-c54 = Artisan
lo-card-c55 = Preacher
lo-card-c56 = Abbess
lo-card-c57 = Captain
lo-card-c58 = Architect
lo-card-c59 = Patron
lo-card-c60 = Hero
lo-card-c61 = Peasant
lo-card-c62 = Scholar
lo-card-c63 = Papal Messenger
lo-card-c64 = Royal Messenger
lo-card-c65 = Noble
lo-card-c66 = Governor
lo-card-c67 = Paramour
lo-card-c68 = Herald
lo-card-c69 = Cardinal
lo-card-c70 = Bishop
lo-card-c71 = General
lo-card-c72 = Ambassador
lo-card-v73 = Hiring Recruits
lo-card-v74 = Repairing the Church
lo-card-v75 = Building the Walls
lo-card-v76 = Raising a Statue
lo-card-v77 = Military Campaign
lo-card-v78 = Hosting Panhandlers
lo-card-v79 = Fighting Heresies
lo-card-v80 = Support to the Bishop
lo-card-v81 = Hiring Soldiers
lo-card-v82 = Repairing the Abbey
lo-card-v83 = Building the Bastions
lo-card-v84 = Support to the King
lo-card-v85 = Improving the Canals
lo-card-v86 = Hosting Foreigners
lo-card-v87 = Crusade
lo-card-v88 = Support to the Cardinal
lo-card-v89 = Hiring Mercenaries
lo-card-v90 = Repairing the Cathedral
lo-card-v91 = Building the Towers
lo-card-v92 = Promoting Sacred Art
lo-card-v93 = Military Conquest
lo-card-v94 = Improving the Roads
lo-card-v95 = Sacred War
lo-card-v96 = Support to the Pope

## Leaders

lo-leader-l01 = Francesco Sforza
lo-leader-l02 = Ludovico Ariosto
lo-leader-l03 = Filippo Brunelleschi
lo-leader-l04 = Federico da Montefeltro
lo-leader-l05 = Girolamo Savonarola
lo-leader-l06 = Giovanni dalle Bande Nere
lo-leader-l07 = Sandro Botticelli
lo-leader-l08 = Michelangelo Buonarroti
lo-leader-l09 = Ludovico III Gonzaga
lo-leader-l10 = Leonardo da Vinci
lo-leader-l11 = Pico della Mirandola
lo-leader-l12 = Sisto IV
lo-leader-l13 = Lucrezia Borgia
lo-leader-l14 = Sigismondo Malatesta
lo-leader-l15 = Lorenzo de’ Medici
lo-leader-l16 = Ludovico il Moro
lo-leader-l17 = Cesare Borgia
lo-leader-l18 = Santa Rita
lo-leader-l19 = Cosimo de’ Medici
lo-leader-l20 = Bartolomeo Colleoni

## Excommunication tiles

lo-tile-x11 = Excommunication I.1
lo-tile-x12 = Excommunication I.2
lo-tile-x13 = Excommunication I.3
lo-tile-x14 = Excommunication I.4
lo-tile-x15 = Excommunication I.5
lo-tile-x16 = Excommunication I.6
lo-tile-x17 = Excommunication I.7
lo-tile-x21 = Excommunication II.1
lo-tile-x22 = Excommunication II.2
lo-tile-x23 = Excommunication II.3
lo-tile-x24 = Excommunication II.4
lo-tile-x25 = Excommunication II.5
lo-tile-x26 = Excommunication II.6
lo-tile-x27 = Excommunication II.7
lo-tile-x31 = Excommunication III.1
lo-tile-x32 = Excommunication III.2
lo-tile-x33 = Excommunication III.3
lo-tile-x34 = Excommunication III.4
lo-tile-x35 = Excommunication III.5
lo-tile-x36 = Excommunication III.6
lo-tile-x37 = Excommunication III.7

## What a tile does to whoever bears it, told of anybody

lo-burden-x11 = each gain of military points is 1 less
lo-burden-x12 = each gain of coins is 1 less
lo-burden-x13 = each gain of servants is 1 less
lo-burden-x14 = each gain of wood or stone is 1 less
lo-burden-x15 = harvests are worth 3 less
lo-burden-x16 = productions are worth 3 less
lo-burden-x17 = coloured members are worth 1 less
lo-burden-x21 = taking a territory is worth 4 less
lo-burden-x22 = taking a building is worth 4 less
lo-burden-x23 = taking a character is worth 4 less
lo-burden-x24 = taking a venture is worth 4 less
lo-burden-x25 = no member in the market
lo-burden-x26 = each +1 takes 2 servants
lo-burden-x27 = the first turn of each round is skipped
lo-burden-x31 = characters score nothing at the end
lo-burden-x32 = ventures score nothing at the end
lo-burden-x33 = territories score nothing at the end
lo-burden-x34 = at the end every 5 victory points cost 1
lo-burden-x35 = at the end each military point costs 1 point
lo-burden-x36 = at the end each wood and stone in the costs of buildings costs 1 point
lo-burden-x37 = at the end each wood, stone, coin and servant left costs 1 point

## Goods and their amounts

lo-resource-coins = coins
lo-resource-wood = wood
lo-resource-stone = stone
lo-resource-servants = servants
lo-resource-military = military points
lo-resource-faith = faith points
lo-resource-points = victory points
lo-amount-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
 }
lo-amount-wood = { $n } wood
lo-amount-stone = { $n } stone
lo-amount-servants = { $n ->
    [one] 1 servant
   *[other] { $n } servants
 }
lo-amount-military = { $n ->
    [one] 1 military point
   *[other] { $n } military points
 }
lo-amount-faith = { $n ->
    [one] 1 faith point
   *[other] { $n } faith points
 }
lo-amount-points = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }
lo-amount-privileges = { $n ->
    [one] 1 council privilege
   *[other] { $n } council privileges
 }
lo-list-comma = { $first }, { $last }
lo-list-and = { $first } and { $last }
lo-list-or = { $first } or { $last }
lo-list-or-comma = { $first }, { $last }

## Costs and requirements

lo-cost = { $amounts }
lo-cost-military = { $pay } military points; you must have { $need }
lo-cost-free = free
lo-need = Needs { $needs }.
lo-need-cards = { $type ->
    [territory] { $n ->
        [one] 1 territory
       *[other] { $n } territories
     }
    [character] { $n ->
        [one] 1 character
       *[other] { $n } characters
     }
    [building] { $n ->
        [one] 1 building
       *[other] { $n } buildings
     }
   *[venture] { $n ->
        [one] 1 venture
       *[other] { $n } ventures
     }
 }
lo-need-alike = { $n } cards of one type
lo-ability-round = Once each round: { $effect }
lo-ability-always = Always: { $effect }

## Effects

lo-effect-gain = Receive { $amounts }.
lo-effect-privileges = { $distinct ->
    [yes] Receive { $n } different council privileges.
   *[no] { $n ->
        [one] Receive a council privilege.
       *[other] Receive { $n } council privileges.
     }
 }
lo-gain-per-card = { $type ->
    [territory] { $amounts } for each of your territories
    [character] { $amounts } for each of your characters
    [building] { $amounts } for each of your buildings
   *[venture] { $amounts } for each of your ventures
 }
lo-gain-per-points = { $amounts } for every { $source } you have
lo-effect-take-card = { $type ->
    [territory] Take a territory with an action of value { $value }.
    [character] Take a character with an action of value { $value }.
    [building] Take a building with an action of value { $value }.
    [venture] Take a venture with an action of value { $value }.
   *[any] Take a card of any type with an action of value { $value }.
 }
lo-effect-take-card-discount = { $type ->
    [territory] Take a territory with an action of value { $value }; it costs { $amounts } less.
    [character] Take a character with an action of value { $value }; it costs { $amounts } less.
    [building] Take a building with an action of value { $value }; it costs { $amounts } less.
    [venture] Take a venture with an action of value { $value }; it costs { $amounts } less.
   *[any] Take a card of any type with an action of value { $value }; it costs { $amounts } less.
 }
lo-effect-extra-action = { $work ->
    [harvest] { $boost ->
        [servants] Carry out a harvest of value { $value }; only servants raise it.
       *[all] Carry out a harvest of value { $value }.
     }
   *[production] { $boost ->
        [servants] Carry out a production of value { $value }; only servants raise it.
       *[all] Carry out a production of value { $value }.
     }
 }
lo-effect-activate = { $work ->
    [harvest] Harvest from { $least }: { $options }.
   *[production] Production from { $least }: { $options }.
 }
lo-option-free = { $gains }
lo-option-paid = pay { $price } for { $gains }
lo-effect-bonus-tile = { $work ->
    [harvest] Each harvest: { $amounts }.
   *[production] Each production: { $amounts }.
 }
lo-effect-value = { $direction ->
    [more] { $target ->
        [territory] When you take a territory, the action is worth { $n } more.
        [character] When you take a character, the action is worth { $n } more.
        [building] When you take a building, the action is worth { $n } more.
        [venture] When you take a venture, the action is worth { $n } more.
        [harvest] Your harvests are worth { $n } more.
        [production] Your productions are worth { $n } more.
        [coloured] Each of your coloured members is worth { $n } more.
       *[neutral] Your neutral member is worth { $n } more.
     }
   *[less] { $target ->
        [territory] When you take a territory, the action is worth { $n } less.
        [character] When you take a character, the action is worth { $n } less.
        [building] When you take a building, the action is worth { $n } less.
        [venture] When you take a venture, the action is worth { $n } less.
        [harvest] Your harvests are worth { $n } less.
        [production] Your productions are worth { $n } less.
        [coloured] Each of your coloured members is worth { $n } less.
       *[neutral] Your neutral member is worth { $n } less.
     }
 }
lo-effect-discount = { $type ->
    [territory] Territories cost you { $options } less.
    [character] Characters cost you { $options } less.
    [building] Buildings cost you { $options } less.
    [venture] Ventures cost you { $options } less.
   *[any] Every card that costs coins costs you { $options } less.
 }
lo-effect-no-floor-bonus = You no longer receive the bonus of the floors of { $first } and { $last }.
lo-effect-end-points = { $n ->
    [one] At the end: 1 victory point.
   *[other] At the end: { $n } victory points.
 }
lo-effect-gain-penalty = Whenever something gives you { $resources }, you receive one fewer.
lo-effect-market-ban = You may place no member in the market.
lo-effect-servant-rate = You need { $n } servants for each +1.
lo-effect-skip-first-turn = You skip your first turn of each round, and place that member after everybody else.
lo-effect-no-card-points = { $type ->
    [territory] At the end your territories score nothing.
    [character] At the end your characters score nothing.
    [building] At the end your buildings score nothing.
   *[venture] At the end your ventures score nothing.
 }
lo-effect-lose-points = { $source ->
    [points] Before the final scoring you lose 1 victory point for every { $each } you have.
    [military] At the end you lose 1 victory point for each military point.
    [building_cost] At the end you lose 1 victory point for each wood and stone in the printed costs of your buildings.
   *[goods] At the end you lose 1 victory point for each wood, stone, coin and servant you have.
 }
lo-effect-set-value = { $members ->
    [one] One coloured member of your choice counts as { $value } this round.
   *[all] Your coloured members count as { $value }, whatever the dice show.
 }
lo-effect-place-on-occupied = You may place members on occupied spaces.
lo-effect-waive-tower-fee = You do not pay the 3 coins for placing a member in an occupied tower.
lo-effect-waive-military = You need no military points for territories.
lo-effect-support-points = You score { $n } more victory points when you support the church.
lo-effect-double-gains = You receive twice the coins, wood, stone and servants that a card gives you at once.
lo-effect-copy-leader = It has the ability of a leader that another player has played. The choice is final.
