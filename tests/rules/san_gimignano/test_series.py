"""SG 7.7: two games, or games until somebody has 120."""

import pytest

from game.core.scores import ScoreTable
from game.san_gimignano import rules
from game.san_gimignano.cards import all_nobles, all_towers
from game.san_gimignano.notation import position
from game.san_gimignano.scoring import CATEGORIES
from game.san_gimignano.state import State
from tests.rules.san_gimignano.table import Table

TWO = "series: two\ndealer: 1\ntowers 0: 7-7-7\nmarket: 9\ndeck: 8 8"


def later_game(text: str, totals: tuple[int, int]) -> State:
    """A second game after a first with these totals."""
    state = position(text)
    points = tuple((total, *[0] * (len(CATEGORIES) - 1)) for total in totals)
    state.game, state.past = 2, [ScoreTable(CATEGORIES, points, (0,))]
    return state


def test_sg_7_7_after_the_first_of_two_games_the_next_is_dealt_and_the_dealer_alternates() -> None:
    table = Table(TWO, luck=[sorted(all_towers())]).play("pass", "pass")
    assert (table.is_over, table.legal) == (False, ["deal"])
    table.play("deal")
    dealt = table.event("game_dealt")
    assert (dealt.game, dealt.dealer, table.seat) == (2, 0, 1)
    assert (table.hand(1), table.towers(0), table.piece) == ("10 10 10 10 10", "", -1)


def test_sg_2_1_ruling_the_deal_of_the_next_game_goes_back_and_forth() -> None:
    table = Table(TWO.replace("two", "to120"), luck=[sorted(all_towers())] * 3)
    dealers = []
    for _ in range(3):
        table.play("pass", "pass", "deal")
        dealers.append(table.event("game_dealt").dealer)
    assert dealers == [0, 1, 0]


def test_sg_7_7_between_games_only_the_deal_is_possible() -> None:
    assert Table(TWO).play("pass", "pass").why_not("buy") == "deal-first"


def test_sg_7_7_two_games_are_added_up() -> None:
    table = Table(later_game("series: two\ntowers 0: 7-7-7\ntowers 1: 10-10-10\ndeck: 8", (20, 24)))
    table.play("pass", "pass")
    result = rules.result(table.state)
    assert table.is_over
    assert (result.totals, result.winners, len(result.games)) == ((33, 34), (1,), 2)


def test_sg_7_7_the_winner_of_the_last_game_may_lose_the_series() -> None:
    table = Table(later_game("series: two\ntowers 0: 7-7-7\ndeck: 8", (20, 50))).play("pass", "pass")
    assert table.score.winners == (0,)
    assert rules.result(table.state).winners == (1,)


def test_sg_7_7_ruling_equal_series_totals_share_the_win_whoever_holds_the_piece() -> None:
    table = Table(later_game("series: two\ntowers 0: 6-6-6\npiece: 0\ndeck: 8", (20, 36))).play("pass", "pass")
    assert rules.result(table.state).totals == (36, 36)
    assert rules.result(table.state).winners == (0, 1)


FIVE_BANDS = "9-8-7-6, 9-8-7-6, 9-8-7-6, 9-8-7-6, 9-8-7-6"


def test_sg_7_7_to_120_goes_on_below_it() -> None:
    table = Table(f"series: to120\ntowers 0: {FIVE_BANDS}, 9-9-9, 10-10-10\ndeck: 8").play("pass", "pass")
    assert (table.totals[0], table.legal) == (119, ["deal"])


def test_sg_7_7_to_120_ends_when_somebody_reaches_it() -> None:
    bands = "10-9-8-7-6, 10-9-8-7-6, 10-9-8-7-6, 10-9-8-7-6, 10-9-8-7"
    table = Table(f"series: to120\ntowers 0: {bands}\ndeck: 8").play("pass", "pass")
    assert (table.totals[0], table.is_over) == (120, True)


def test_sg_7_7_to_120_counts_the_total_of_all_games() -> None:
    start = "series: to120\ntowers 0: 10-10-10\ndeck: 8"
    assert Table(later_game(start, (109, 60))).play("pass", "pass").legal == ["deal"]
    assert Table(later_game(start, (110, 60))).play("pass", "pass").is_over


# The penalty for an end declared in vain

DECLARED = "{series}\nend phase: yes\ndeclarer: 0\ndeck: 8\ntowers 0: 5-5-5!\ntowers 1: {theirs}\npiece: {piece}"


def declared(series: str = "series: two", theirs: str = "10-10-10", piece: int = -1) -> Table:
    return Table(DECLARED.format(series=series, theirs=theirs, piece=piece)).play("pass", "pass")


def test_sg_7_7_who_declared_and_is_not_first_loses_ten() -> None:
    table = declared(theirs="10-10-10!")
    assert table.totals == (0, 15)
    assert table.score.of(0, "penalty") == -10
    assert (table.event("penalty_taken").seat, table.event("penalty_taken").points) == (0, -10)


def test_sg_7_7_who_declared_and_is_first_loses_nothing() -> None:
    table = declared(theirs="9-9-9")
    assert (table.totals, "penalty_taken" in table.happened) == ((10, 9), False)


def test_sg_7_7_ruling_a_shared_first_is_first() -> None:
    table = declared(theirs="10-10-10")
    assert (table.totals, table.score.winners) == ((10, 10), (0, 1))


def test_sg_7_7_a_tie_lost_by_the_piece_is_not_first() -> None:
    assert declared(theirs="9-8-7", piece=1).totals == (0, 13)
    tie = Table("series: two\nend phase: yes\ndeclarer: 0\ndeck: 8\ntowers 0: 5-5-5!, 6-6-6\ntowers 1: 6-6-6\npiece: 1")
    assert tie.totals == (6, 16)
    assert tie.score.winners == (1,)


def test_sg_7_7_who_did_not_declare_loses_nothing() -> None:
    table = Table("series: two\nend phase: yes\ndeck: 8\ntowers 1: 5-5-5").play("pass", "pass")
    assert table.totals == (0, 5)


def test_sg_7_7_a_single_game_knows_no_penalty() -> None:
    assert declared(series="series: single", theirs="10-10-10!").totals == (10, 15)


@pytest.mark.parametrize("nobles", ["", "nobles: joust"])
def test_sg_8_1_the_variant_lasts_through_the_series(nobles: str) -> None:
    luck = [sorted(all_towers()), *([sorted(all_nobles())] if nobles else [])]
    table = Table(f"{TWO}\n{nobles}", luck=luck).play("pass", "pass", "deal")
    assert len(table.noble_deck.split()) == (10 if nobles else 0)
    assert table.state.used == [0, 0]
