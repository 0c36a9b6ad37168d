"""LM 6, R37 to R43 and the 21 excommunication tiles: church reports, the end, and what tiles take away."""

import pytest

from game.core.reasons import because
from game.lorenzo import rules
from game.lorenzo.board import MEMBERS
from game.lorenzo.state import DONE
from game.lorenzo.tiles import TILE_NAMES
from tests.rules.lorenzo.table import DECKS, DICE, RICH, Table

LATE = "round: 6\n"


def final(text: str) -> Table:
    """Both pass in the last round; nobody has the faith to be asked."""
    return Table(f"{LATE}{text}").play("pass", "pass")


# Church


@pytest.mark.parametrize(("number", "threshold"), [(2, 3), (4, 4), (6, 5)])
def test_lm_r37_at_or_above_the_threshold_one_may_choose(number: int, threshold: int) -> None:
    start = f"round: {number}\n{DECKS}\ngoods 0: faith {threshold}"
    table = Table(start, luck=DICE).play("pass", "pass")
    assert table.legal == ["refuse", "support"]
    table.play("refuse")
    assert (table.has(0, "faith"), len(table.player(0).tiles)) == (threshold, 1)


@pytest.mark.parametrize(
    ("faith", "points"),
    list(enumerate([0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30])),
)
def test_lm_6_1_the_faith_track(faith: int, points: int) -> None:
    assert Table(f"goods 0: faith {faith}").points(0, "faith") == points


def test_lm_r38_after_round_six_the_church_comes_first_and_remaining_faith_scores_for_everybody() -> None:
    table = Table(f"{LATE}goods 0: faith 6\ngoods 1: faith 4").play("pass", "pass", "refuse")
    assert table.is_over
    assert (table.points(0, "faith"), table.points(1, "faith")) == (7, 4)
    supported = Table(f"{LATE}goods 0: faith 6").play("pass", "pass", "support")
    assert (supported.points(0, "played"), supported.points(0, "faith")) == (7, 0)


# Tile 2.7


def late_table() -> Table:
    """Round 5 begins; seats 0 and 2 are excommunicated."""
    served = "\n".join(f"goods {seat}: servants 9" for seat in range(3))
    curses = "excommunicated 0: x27\nexcommunicated 2: x27"
    table = Table(f"seats: 3\nround: 5\ndice: 6 6 6\n{served}\n{curses}\n{DECKS}", luck=DICE)
    table.state.turn, table.state.lap, table.state.step = 2, 0, DONE
    rules.apply(table.state, rules.parse_action("end"), table.luck, table.events.append)
    return table


def test_lm_r39_the_first_turn_is_skipped_and_made_up_for_after_everybody() -> None:
    table = late_table()
    assert "turn_skipped" in table.happened
    seats = []
    while "round_begun" not in table.happened:
        assert table.seat is not None
        seats.append(table.seat)
        home = table.player(table.seat).home
        member = next(name for bit, name in enumerate(MEMBERS) if home >> bit & 1)
        table.place(member, "council", servants=int(member == "neutral")).then("privilege coins")
    assert seats == [1, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 2]


def test_lm_r39_passing_forfeits_the_late_placement() -> None:
    table = late_table()
    table.play("pass", "pass", "pass")
    assert "round_begun" in table.happened


def test_lm_r40_tile_2_5_forbids_the_market_spaces_only() -> None:
    table = Table(f"{RICH}excommunicated 0: x25\nfloor territory 1: t16")
    assert table.why_not("place white market 1") == "market-ban"
    assert table.place("white", "territory 1").change() == "coins 4"


# Final scoring


@pytest.mark.parametrize(
    ("letter", "first", "category", "points"),
    [
        ("t", 1, "territories", [0, 0, 0, 1, 4, 10, 20]),
        ("c", 49, "characters", [0, 1, 3, 6, 10, 15, 21]),
    ],
)
def test_lm_6_2_points_for_cards(letter: str, first: int, category: str, points: list[int]) -> None:
    for count, expected in enumerate(points):
        cards = " ".join(f"{letter}{first + number:02d}" for number in range(count))
        assert Table(f"cards 0: {cards}" if cards else "").points(0, category) == expected


def test_lm_6_2_ventures_score_as_printed() -> None:
    assert Table("cards 0: v73 v95 v96").points(0, "ventures") == 4 + 8 + 10


@pytest.mark.parametrize(
    ("military", "points"),
    [
        ((9, 5, 3, 0), (5, 2, 0, 0)), ((9, 9, 3, 0), (5, 5, 0, 0)), ((9, 5, 5, 0), (5, 2, 2, 0)),
        ((0, 0, 0, 0), (5, 5, 5, 5)), ((3, 0, 0, 0), (5, 2, 2, 2)), ((1, 4), (2, 5)), ((7, 7), (5, 5)),
    ],
)  # fmt: skip
def test_lm_6_3_lm_r43_military_rank(military: tuple[int, ...], points: tuple[int, ...]) -> None:
    rows = "\n".join(f"goods {seat}: military {number}" for seat, number in enumerate(military))
    table = Table(f"seats: {len(military)}\n{rows}")
    assert tuple(table.points(seat, "military") for seat in range(len(military))) == points


@pytest.mark.parametrize(
    ("goods", "points"), [("coins 4", 0), ("coins 1 wood 1 stone 1 servants 2", 1), ("wood 14", 2)]
)
def test_lm_6_4_one_point_for_five_goods(goods: str, points: int) -> None:
    assert Table(f"goods 0: {goods}").points(0, "goods") == points


def test_lm_6_4_military_and_faith_are_no_goods() -> None:
    assert Table("goods 0: military 20 faith 9").points(0, "goods") == 0


def test_lm_6_5_most_points_win_and_a_tie_goes_to_the_earlier_in_the_order() -> None:
    assert Table("order: 1 0\ngoods 0: points 9\ngoods 1: points 8").score.winners == (0,)
    tied = Table("order: 1 0\ngoods 0: points 9\ngoods 1: points 9")
    assert (tied.score.winners, rules.tie_break(tied.state)) == ((1,), because("lo-tie-order"))


def test_lm_6_5_the_order_is_renewed_after_round_six() -> None:
    table = final("order: 1 0\nat council: 0 white")
    assert table.state.order == (0, 1)
    assert (table.totals, table.score.winners) == ((5, 5), (0,))


@pytest.mark.parametrize(("points", "lost"), [(26, 5), (25, 5), (24, 4), (4, 0)])
def test_lm_r41_tile_3_4_takes_a_fifth_of_the_points_before_the_final_scoring(points: int, lost: int) -> None:
    table = Table(f"goods 0: points {points} faith 15\nexcommunicated 0: x34")
    assert table.points(0, "excommunication") == -lost


def test_lm_r41_tile_3_5_takes_a_point_for_each_military_point() -> None:
    assert Table("goods 0: points 30 military 7\nexcommunicated 0: x35").points(0, "excommunication") == -7


def test_lm_r41_tile_3_6_counts_wood_and_stone_as_printed_whatever_was_paid() -> None:
    table = Table(f"{RICH}goods 0: points 50\ncards 0: c50\nexcommunicated 0: x36\nfloor building 1: b48")
    table.place("white", "building 1").then(f"pay {table.legal_of('pay')[0]}")
    assert table.points(0, "excommunication") == -8


def test_lm_r41_tile_3_7_takes_a_point_for_each_good() -> None:
    table = Table("goods 0: points 30 coins 3 wood 2 stone 1 servants 4 military 9\nexcommunicated 0: x37")
    assert table.points(0, "excommunication") == -10


@pytest.mark.parametrize(
    ("tile", "category", "cards"),
    [
        ("x31", "characters", "c49 c50 c51"), ("x32", "ventures", "v73 v74"), ("x33", "territories", "t01 t02 t03"),
    ],
)  # fmt: skip
def test_lm_r42_tiles_remove_the_points_of_one_type(tile: str, category: str, cards: str) -> None:
    others = "c52 v75 t04 t05 t06"
    with_tile, without = (Table(f"cards 0: {cards} {others}\n{more}") for more in (f"excommunicated 0: {tile}", ""))
    for each in ("characters", "ventures", "territories"):
        expected = 0 if each == category else without.points(0, each)
        assert with_tile.points(0, each) == expected


def test_lm_r42_the_total_does_not_fall_below_zero() -> None:
    table = Table("goods 0: military 20\ngoods 1: military 30\nexcommunicated 0: x35")
    assert table.totals[0] == 0


PLAYED_IN_RULINGS = {
    "x11": "R25", "x12": "R25", "x13": "R25", "x14": "R27", "x15": "R4", "x16": "R4", "x17": "R5", "x21": "R4",
    "x22": "R4", "x23": "R4", "x24": "R4", "x25": "R40", "x26": "R9", "x27": "R39", "x31": "R42", "x32": "R42",
    "x33": "R42", "x34": "R41", "x35": "R41", "x36": "R41", "x37": "R41",
}  # fmt: skip


def test_every_tile_is_played_in_the_test_of_a_ruling() -> None:
    assert tuple(PLAYED_IN_RULINGS) == TILE_NAMES
