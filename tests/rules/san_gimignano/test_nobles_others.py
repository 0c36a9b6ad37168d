"""SG 8.7 and 8.8: the church of Santa Fina and the city wall."""

import pytest

from tests.rules.san_gimignano.table import Table


@pytest.mark.parametrize(("towers", "points"), [
    ("9-9-9-9", 0),
    ("9-9-9-9-9", 5),
    ("9-9-9-9-9!, 10-9-8-7-6, 8-8-8-8-8-8, 7-7-7", 15),
])  # fmt: skip
def test_sg_8_7_five_points_for_each_own_tower_of_five_levels_completed_or_not(towers: str, points: int) -> None:
    table = Table(f"played 0: santa_fina\nused: 1 0\nnobles: joust\ndeck: 5\ntowers 0: {towers}\ntowers 1: 10-9-8-7-6")
    assert table.score.of(0, "santa_fina") == points
    assert table.score.of(1, "santa_fina") == 0


def test_sg_8_7_only_when_played() -> None:
    table = Table("hand 0: santa_fina\nnobles: joust\ndeck: 5\nmarket: 6\ntowers 0: 9-9-9-9-9")
    assert table.score.of(0, "santa_fina") == 0
    assert table.play("play santa_fina").score.of(0, "santa_fina") == 5


WALL = "played 0: city_wall\nused: 1 0\nnobles: joust\nmarket: 9\ndeck: 8 8 8\n"


@pytest.mark.parametrize(("cards", "reason"), [(6, None), (7, None), (8, "hand-limit"), (9, "hand-limit")])
def test_sg_8_8_the_hand_limit_of_its_player_is_nine(cards: int, reason: str | None) -> None:
    assert Table(f"{WALL}hand 0:{' 10' * cards}").why_not("buy") == reason


def test_sg_8_8_the_opponents_stays_seven() -> None:
    assert Table(f"active: 1\n{WALL}hand 1: 5 6 7 8 9 10").why_not("buy") == "hand-limit"


def test_sg_8_8_a_cancelled_wall_widens_nothing() -> None:
    table = Table("hand 0: city_wall 10 10 10 10 10 10\nhand 1: joust\nnobles: rognosa\nmarket: 9\ndeck: 8 8 8\n")
    table.play("play city_wall", "joust", "pass")
    assert table.why_not("buy") == "hand-limit"


def test_sg_8_8_it_counts_from_its_playing_on() -> None:
    table = Table("hand 0: city_wall 10 10 10 10 10 10\nnobles: rognosa\nmarket: 9\ndeck: 8 8 8\n")
    assert table.why_not("buy") == "hand-limit"
    table.play("play city_wall", "pass")
    assert table.allows("buy")
