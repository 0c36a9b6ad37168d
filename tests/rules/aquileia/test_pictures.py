"""The picture told with each event: what it says stands there, and what comes later does not."""

from game.aquileia.cards import NOTHING
from tests.rules.aquileia.table import Table, dice
from tests.rules.aquileia.test_rounds import LAST_DECLINE
from tests.rules.tables import pictures


def test_aq_3_3_the_henchman_stands_before_its_coin_is_laid() -> None:
    told = pictures(Table("coins 0: 2 1 1"), "place portus_copper")
    assert [(name, picture.coins(0), picture.port) for name, picture in told] == [
        ("henchman_placed", (2, 1, 1), []), ("port_coin_laid", (1, 1, 1), ["copper"]),
    ]  # fmt: skip


def test_aq_4_1_1_the_dice_lie_before_the_coins_are_taken() -> None:
    table = Table("step: dolus\nspaces: dolus=1\ncoins 1: 0 0 0\ntrack: 0 1 2 3")
    told = pictures(table, "roll", dice("cg"))
    assert [(name, picture.coins(1)) for name, picture in told[:2]] == [
        ("dice_rolled", (0, 0, 0)), ("coins_taken", (1, 0, 1)),
    ]  # fmt: skip


def test_aq_4_1_2_coins_are_exchanged_before_the_points_are_scored() -> None:
    table = Table("step: pecunia\nspaces: pecunia=0\ncoins 0: 5 5 5\ntrack: 0 1 2 3")
    exchange = table.legal_of("exchange")[0]
    told = pictures(table, exchange)
    assert [name for name, _ in told[:2]] == ["coins_exchanged", "points_scored"]
    assert [picture.points(0, "pecunia") for _, picture in told[:2]] == [0, 4]
    assert told[0][1].coins(0) == told[1][1].coins(0) != (5, 5, 5)


def test_aq_4_3_5_each_racer_gets_the_laurel_when_it_is_told() -> None:
    spaces = "spaces: stadium_gold_1=0 stadium_silver_1=1\ntrack: 0 1 2 3"
    table = Table(f"step: stadium_gold_1\n{spaces}\nshown: points_3\nstadium: points_10 white", "gggccc")
    table.play("roll", "roll", "stand", "stand")
    told = pictures(table, "keep drawn")[:2]
    assert [(picture.laurels(0), picture.laurels(1)) for _, picture in told] == [
        ("points_10", ""), ("points_10", "points_3"),
    ]  # fmt: skip
    assert [picture.state.shown == NOTHING for _, picture in told] == [False, True]


def test_aq_4_6_1_the_dice_lie_before_the_thief_takes_the_coins() -> None:
    spaces = "latro=3 portus_copper=0 portus_silver=1 portus_gold=2"
    table = Table(f"round: 5\nstep: latro\nspaces: {spaces}\ntrack: 0 1 2 3\ncoins 3: 0 0 0")
    told = pictures(table, "roll", dice("cg"))
    assert [(name, picture.coins(3), picture.port) for name, picture in told] == [
        ("dice_rolled", (0, 0, 0), ["copper", "silver", "gold"]), ("coins_stolen", (1, 0, 1), ["silver"]),
    ]  # fmt: skip


def test_aq_4_7_pieces_come_back_before_the_next_laurel_is_turned_up() -> None:
    start = "round: 5\nshown: white\nstadium: blue points_5 points_3\ntheatre: white_blue blue_yellow"
    table = Table(f"{LAST_DECLINE}\n{start}")
    told, before = pictures(table, "decline"), len(table.state.gone)
    gone = [len(picture.state.gone) - before for name, picture in told if name == "laurel_discarded"]
    assert gone == [1, 2, 3]
    (_, begun), (_, turned) = told[-2:]
    assert (begun.state.henchmen[2], begun.state.round, begun.state.shown) == (5, 6, NOTHING)
    assert turned.state.shown != NOTHING
