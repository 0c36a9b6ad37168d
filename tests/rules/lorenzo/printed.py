"""The 96 cards as they are printed, in words: the tests play each of them against this table."""


TERRITORIES: list[tuple[str, int, str, int, str]] = [
    # card, period, when taken, harvest from, harvest gives
    ("t01", 1, "", 1, "coins 1"),  # Commercial Hub
    ("t02", 1, "wood 1", 2, "wood 1"),  # Woods
    ("t03", 1, "", 3, "coins 1 servants 1"),  # Village
    ("t04", 1, "stone 2", 4, "stone 2"),  # Gravel Pit
    ("t05", 1, "wood 1", 5, "wood 3"),  # Forest
    ("t06", 1, "servants 1 military 2", 6, "stone 1 faith 1"),  # Monastery
    ("t07", 1, "", 5, "stone 1 military 2"),  # Citadel
    ("t08", 1, "coins 3", 6, "privileges 1"),  # City
    ("t09", 2, "coins 1", 1, "coins 2"),  # Gold Mine
    ("t10", 2, "servants 1", 3, "wood 2 military 1"),  # Mountain Town
    ("t11", 2, "stone 1 servants 2", 4, "stone 2 servants 1"),  # Mining Town
    ("t12", 2, "wood 1", 3, "stone 3"),  # Rock Pit
    ("t13", 2, "wood 1 servants 2", 4, "coins 1 wood 2"),  # Estate
    ("t14", 2, "faith 1", 2, "faith 1"),  # Hermitage
    ("t15", 2, "", 5, "servants 2 military 2"),  # Manor House
    ("t16", 2, "coins 4", 6, "coins 1 wood 2 stone 1"),  # Dukedom
    ("t17", 3, "coins 1 servants 1", 1, "coins 3"),  # Trading Town
    ("t18", 3, "wood 1 points 1", 3, "wood 2 points 2"),  # Farm
    ("t19", 3, "military 2", 5, "wood 1 points 4"),  # Colony
    ("t20", 3, "points 3", 2, "stone 2 points 1"),  # Marble Pit
    ("t21", 3, "privileges 1, stone 1", 6, "stone 1 points 4"),  # Province
    ("t22", 3, "faith 1", 1, "coins 1 faith 1"),  # Sanctuary
    ("t23", 3, "coins 2 points 2", 4, "servants 1 military 3"),  # Castle
    ("t24", 3, "servants 1 military 2", 2, "servants 2 military 1"),  # Fortified Town
]

BUILDINGS: list[tuple[str, int, str, str, int, str]] = [
    # card, period, cost, when taken, production from, production
    ("b25", 1, "wood 1 stone 3", "points 5", 5, "coins 1 per building"),  # Mint
    ("b26", 1, "wood 3 stone 1", "points 5", 5, "coins 1 per territory"),  # Tax Office
    ("b27", 1, "coins 2 stone 2", "points 6", 6, "points 1 per venture"),  # Triumphal Arch
    ("b28", 1, "coins 2 wood 2", "points 6", 6, "points 1 per character"),  # Theater
    ("b29", 1, "coins 1 wood 2", "points 3", 4, "wood 1 -> coins 3 | wood 2 -> coins 5"),  # Carpenter's Shop
    ("b30", 1, "coins 1 stone 2", "points 2", 3, "stone 1 -> coins 3 | stone 2 -> coins 5"),  # Stonemason's Shop
    ("b31", 1, "wood 2", "faith 1", 2, "coins 1 -> faith 1"),  # Chapel
    ("b32", 1, "stone 2", "points 1", 1, "coins 1 -> privileges 1"),  # Residence
    ("b33", 2, "wood 2 stone 1", "points 3", 3, "coins 3 -> wood 2 stone 2"),  # Marketplace
    ("b34", 2, "wood 3", "points 4", 3, "coins 1 -> points 3 | coins 2 -> points 5"),  # Treasury
    ("b35", 2, "wood 4", "points 5", 4, "wood 1 -> points 3 | wood 3 -> points 7"),  # Painters' Guild
    ("b36", 2, "stone 4", "points 6", 5, "stone 1 -> points 3 | stone 3 -> points 7"),  # Sculptors' Guild
    ("b37", 2, "wood 1 stone 2", "points 4", 4, "wood 1 stone 1 servants 1 -> points 6"),  # Stonemasons' Guild
    ("b38", 2, "stone 3", "faith 1 points 2", 2, "faith 1 -> coins 2 points 2"),  # Baptistery
    ("b39", 2, "wood 1 stone 1", "points 3", 1, "servants 1 -> military 3"),  # Barracks
    ("b40", 2, "coins 2 wood 2 stone 2", "points 8", 6, "military 2 points 2"),  # Stronghold
    ("b41", 3, "coins 3 wood 1 stone 3", "points 7", 2, "coins 5"),  # Bank
    ("b42", 3, "coins 4 wood 3", "points 8", 4, "coins 4 -> wood 3 stone 3"),  # Fair
    ("b43", 3, "wood 4 stone 2 servants 2", "points 10", 1, "points 3"),  # Garden
    ("b44", 3, "coins 2 wood 2 stone 4", "points 9", 5, "points 2 privileges 1"),  # Fortress
    ("b45", 3, "coins 3 wood 3 stone 1", "points 9", 6, "coins 1 -> servants 2 points 4"),  # Palace
    ("b46", 3, "wood 1 stone 4", "faith 1 points 5", 1, "wood 1 -> faith 2 | stone 1 -> faith 2"),  # Church
    ("b47", 3, "wood 2 stone 2 servants 1", "points 7", 3, "servants 1 -> military 3 points 1"),  # Military Academy
    ("b48", 3, "wood 4 stone 4", "faith 3 points 7", 2, "points 1"),  # Cathedral
]

CHARACTERS: list[tuple[str, int, int, str, str]] = [
    # card, period, coins, when taken, for good
    ("c49", 1, 2, "military 3", "territory +2"),  # Warlord
    ("c50", 1, 4, "", "building +2, building less wood 1 or stone 1"),  # Stonemason
    ("c51", 1, 4, "", "character +2, character less coins 1"),  # Dame
    ("c52", 1, 2, "privileges 1", "venture +2"),  # Knight
    ("c53", 1, 3, "", "harvest +2"),  # Farmer
    ("c54", 1, 3, "", "production +2"),  # Artisan
    ("c55", 1, 2, "faith 4", "no bonus of floors 3 and 4"),  # Preacher
    ("c56", 1, 3, "take any 4, faith 1", ""),  # Abbess
    ("c57", 2, 4, "take territory 6, military 2", ""),  # Captain
    ("c58", 2, 4, "take building 6 less wood 1 stone 1", ""),  # Architect
    ("c59", 2, 3, "take character 6 less coins 2", ""),  # Patron
    ("c60", 2, 4, "take venture 6, privileges 1", ""),  # Hero
    ("c61", 2, 4, "", "harvest +3"),  # Peasant
    ("c62", 2, 4, "", "production +3"),  # Scholar
    ("c63", 2, 5, "faith 3", ""),  # Papal Messenger
    ("c64", 2, 5, "privileges 3 distinct", ""),  # Royal Messenger
    ("c65", 3, 6, "points 2 per territory", ""),  # Noble
    ("c66", 3, 6, "points 2 per building", ""),  # Governor
    ("c67", 3, 7, "points 2 per character", ""),  # Paramour
    ("c68", 3, 6, "points 2 per venture", ""),  # Herald
    ("c69", 3, 4, "harvest 4, faith 2", ""),  # Cardinal
    ("c70", 3, 5, "production 4, faith 1", ""),  # Bishop
    ("c71", 3, 5, "points 1 per 2 military", ""),  # General
    ("c72", 3, 6, "take any 7, privileges 1", ""),  # Ambassador
]

VENTURES: list[tuple[str, int, str, str, int]] = [
    # card, period, costs, when taken, points at the end
    ("v73", 1, "coins 4", "military 5", 4),  # Hiring Recruits
    ("v74", 1, "coins 1 wood 1 stone 1", "faith 1", 5),  # Repairing the Church
    ("v75", 1, "stone 3", "military 2, privileges 1", 3),  # Building the Walls
    ("v76", 1, "wood 2 stone 2", "privileges 2 distinct", 4),  # Raising a Statue
    ("v77", 1, "military 2 of 3", "coins 3", 5),  # Military Campaign
    ("v78", 1, "wood 3", "servants 4", 4),  # Hosting Panhandlers
    ("v79", 1, "military 3 of 5", "faith 2", 5),  # Fighting Heresies
    ("v80", 1, "military 2 of 4 | coins 2 wood 1 stone 1", "faith 3", 1),  # Support to the Bishop
    ("v81", 2, "coins 6", "military 6", 5),  # Hiring Soldiers
    ("v82", 2, "coins 2 wood 2 stone 2", "faith 2", 6),  # Repairing the Abbey
    ("v83", 2, "stone 4", "military 3, privileges 1", 2),  # Building the Bastions
    ("v84", 2, "military 3 of 6", "coins 5, privileges 1", 3),  # Support to the King
    ("v85", 2, "coins 3 servants 2", "harvest 4", 5),  # Improving the Canals
    ("v86", 2, "wood 4", "servants 5", 4),  # Hosting Foreigners
    ("v87", 2, "military 4 of 8", "coins 5 faith 1", 5),  # Crusade
    ("v88", 2, "military 4 of 7 | coins 3 wood 2 stone 2", "faith 3", 4),  # Support to the Cardinal
    ("v89", 3, "coins 8", "military 7", 6),  # Hiring Mercenaries
    ("v90", 3, "coins 3 wood 3 stone 3", "take any 7, faith 1", 5),  # Repairing the Cathedral
    ("v91", 3, "stone 6", "military 4, privileges 1", 4),  # Building the Towers
    ("v92", 3, "wood 6", "faith 3", 3),  # Promoting Sacred Art
    ("v93", 3, "military 6 of 12", "coins 3 wood 3 stone 3", 7),  # Military Conquest
    ("v94", 3, "coins 4 servants 3", "production 3", 5),  # Improving the Roads
    ("v95", 3, "military 8 of 15", "faith 4", 8),  # Sacred War
    ("v96", 3, "military 5 of 10 | coins 4 wood 3 stone 3", "faith 2", 10),  # Support to the Pope
]
