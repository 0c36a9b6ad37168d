"""AQ 6: the worked examples of the rule book, with exactly its figures."""

from tests.rules.aquileia.table import Table, dice

STEFAN, GIORGIO, KIKO, WALTER = range(4)

ARENA = """
seats: 4
starter: 0
step: arena_1
spaces: arena_2=0 arena_1=1 arena_3=2
track: 3 2 0 1
coins 0: 0 0 0
coins 1: 0 0 0
coins 2: 0 0 0
hand 1: weapon_2 servi_1
hand 2: weapon_2
blue: 1 4
servi: servi_2 servi_1
"""


def test_aq_6_1_arena() -> None:
    table = Table(ARENA, luck="cgssggccccs")
    table.play("roll")
    assert table.event("strength_rolled").strength == 2
    table.play("roll")
    assert table.event("strength_rolled").strength == 2
    table.play("roll")
    assert table.event("strength_rolled").strength == 4
    assert (table.seat, table.kind) == (STEFAN, "cards")
    table.play("stand", "play weapon_2", "play servi_1")
    assert table.event("card_played").strength == 5
    table.play("stand", "play weapon_2", "stand")
    assert (table.seat, table.legal) == (GIORGIO, ["blue 0", "blue 1", "blue 2", "blue 3", "blue 4"])
    table.play("blue 2")
    assert (table.event("strength_rolled").strength, table.state.blue_left) == (6, 2)
    decided = table.event("contest_decided")
    assert (decided.fighters, decided.strengths) == ((KIKO, GIORGIO, STEFAN), (6, 6, 2))
    assert table.seat == KIKO
    table.play("points")
    assert (table.coins(KIKO), table.points(KIKO, "arena")) == ((3, 0, 0), 12)
    assert (table.coins(GIORGIO), table.points(GIORGIO, "arena"), table.hand(GIORGIO)) == ((2, 0, 0), 0, "servi_2")
    assert (table.coins(STEFAN), table.points(STEFAN, "arena"), table.hand(STEFAN)) == ((1, 0, 0), 0, "")


STADIUM = """
seats: 4
round: 6
starter: 0
step: stadium_gold_1
spaces: stadium_silver_2=0 stadium_silver_1=1 stadium_gold_1=2 stadium_gold_2=3 stadium_gold_3=3
track: 3 2 0 1
coins 0: 0 0 0
coins 1: 0 0 0
coins 2: 0 0 0
coins 3: 0 0 0
hand 0: silver_horse_2
hand 1: silver_horse_1 silver_horse_1
blue: 1 2
shown: points_5
stadium: blue
theatre: white_blue
"""


def test_aq_6_2_stadium() -> None:
    """Turn order is Stefan, Giorgio, Kiko, Walter: their seats from the starting player."""
    table = Table(STADIUM, luck="ssgsccggcgccsc")
    strengths = []
    for _ in range(4):
        table.play("roll")
        strengths.append(table.event("strength_rolled").strength)
    assert dict(enumerate(strengths)) == {STEFAN: 3, GIORGIO: 3, KIKO: 4, WALTER: 3}
    table.play("play silver_horse_2", "stand", "play silver_horse_1", "play silver_horse_1")
    assert table.event("card_played").strength == 5
    table.play("stand", "stand", "stand")
    assert (table.seat, table.legal) == (GIORGIO, ["blue 0", "blue 1", "blue 2"])
    table.play("blue 2")
    decided = table.event("contest_decided")
    assert (decided.fighters, decided.strengths) == ((GIORGIO, STEFAN, KIKO, WALTER), (6, 5, 4, 3))
    table.play("keep drawn")
    assert (table.coins(GIORGIO), table.laurels(GIORGIO)) == ((0, 3, 0), "blue")
    assert (table.coins(STEFAN), table.laurels(STEFAN)) == ((0, 2, 0), "points_5")
    assert (table.coins(KIKO), table.laurels(KIKO)) == ((0, 0, 1), "")
    assert (table.coins(WALTER), table.laurels(WALTER)) == ((0, 0, 0), "")


def test_aq_6_3_auction() -> None:
    walter, giorgio, kiko, stefan = range(4)
    start = "step: theatrum\nspaces: theatrum=0\ntrack: 0 1 2 3\ntheatre: white_blue\nround: 6\nstadium:\n"
    table = Table(start + "coins 0: 0 3 0\ncoins 1: 1 2 0\ncoins 2: 2 2 2\ncoins 3: 1 2 0")
    table.play("reveal", "bid silver")
    assert (table.seat, table.event("bid_made").bid) == (giorgio, (0, 1, 0))
    table.play("bid silver")
    assert (table.seat, table.event("bid_made").bid) == (kiko, (0, 2, 0))
    table.play("pass")
    assert table.seat == stefan
    table.play("bid copper")
    assert (table.seat, table.event("bid_made").bid, table.legal) == (walter, (1, 2, 0), ["pass"])
    assert table.why_not("bid silver") == "coins"
    table.play("pass")
    assert table.seat == giorgio
    table.play("pass")
    won = table.event("auction_won")
    assert (won.seat, won.owner, won.bid) == (stefan, walter, (1, 2, 0))
    assert (table.coins(walter), table.coins(giorgio), table.coins(stefan)) == ((1, 5, 0), (1, 2, 0), (0, 0, 0))
    assert table.laurels(stefan) == "white_blue"


def test_aq_6_4_forum() -> None:
    start = "step: forum_2\nspaces: forum_2=1\ntrack: 0 1 2 3\ncoins 1: 2 2 1\nhand 1: servi_2 servi_2"
    table = Table(start)
    assert [text for text in table.legal if "blue_10" in text] == ["build villa_blue_10 with 2 2"]
    table.play("build villa_blue_10 with 2 2")
    assert (table.coins(1), table.hand(1), table.sites(1)) == ((0, 0, 0), "", ["villa_blue_10"])
    assert table.points(1, "forum") == 10


PORT = """
step: latro
spaces: latro=3 portus_copper=1 portus_silver=2 portus_gold=0
track: 0 1 2 3
coins 0: 2 2 0
coins 1: 3 0 0
coins 2: 1 0 0
coins 3: 0 0 0
sites: mensa_maior=1 fullonica=1 pistrina=2 mensa_aenea=2 textrina=0
"""


def test_aq_6_5_port() -> None:
    walter, kiko, stefan, giorgio = 3, 1, 2, 0
    table = Table(PORT, luck="cg").play("roll")
    assert (table.coins(walter), table.port) == ((1, 0, 1), ["silver"])
    table.play("activate")
    assert (table.coins(kiko), table.points(kiko, "workshops")) == ((2, 1, 1), 4)
    table.play("activate")
    assert (table.coins(stefan), table.points(stefan, "workshops")) == ((2, 1, 0), 3)
    assert (table.seat, table.legal, table.why_not("activate")) == (giorgio, ["decline"], "port-unpaid")
    table.play("decline")
    assert (table.coins(giorgio), table.points(giorgio, "workshops")) == ((2, 2, 0), 0)


def test_aq_6_6_end() -> None:
    start = "laurels 2: blue blue_yellow points_5\nsites: villa_blue_10=2 villa_blue_6=2 villa_yellow_6=1"
    score = Table(start).score
    assert (score.of(2, "villas"), score.of(2, "laurels")) == (32, 5)
    assert score.totals == (0, 0, 37, 0)


def test_dice_are_written_by_their_metals() -> None:
    assert dice("csg") == [[0], [2], [4]]
