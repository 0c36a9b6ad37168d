"""Positions from San Gimignano in which opponents might do what a good player would laugh at."""

from game.san_gimignano.spec import SPEC
from tests.ai.sense import able_levels, choice
from tests.rules.san_gimignano.table import Table

DECK = "market: 5 6 8 9\ndeck: 9 8 6 7 7 5 8 9 10 6 9 8\n"


@able_levels
def test_nobody_passes_in_the_end_phase_with_a_tower_in_hand(level: str) -> None:
    table = Table("end phase: yes\nhand 0: 7 7 7\nhand 1: 5\ntowers 1: 9-9-9-9")
    assert choice(SPEC, table.state, level) == "build 7 7 7"


@able_levels
def test_the_card_that_takes_the_tower_piece_is_not_kept_in_hand_at_the_end(level: str) -> None:
    table = Table("end phase: yes\npiece: 1\nhand 0: 8 5\nhand 1: 6\ntowers 0: 8-8-8\ntowers 1: 9-9-9")
    assert choice(SPEC, table.state, level) == "extend 1 8"


@able_levels
def test_nobody_tears_down_the_own_tower(level: str) -> None:
    table = Table(f"{DECK}hand 0: 10 10 10\nhand 1: 5 9\ntowers 0: 8-8-8").play("build 10 10 10")
    assert choice(SPEC, table.state, level) == "forgo"


@able_levels
def test_the_tower_that_would_win_is_defended_by_a_five_of_no_other_use(level: str) -> None:
    start = f"{DECK}active: 1\npiece: 0\nhand 0: 5\nhand 1: 10 10 10 10 10\ntowers 0: 9-9-9-9-9"
    table = Table(start).play("build 10 10 10 10 10", "topple theirs 1")
    assert choice(SPEC, table.state, level) == "protect 5"


@able_levels
def test_free_cards_are_not_declined_by_who_has_room_for_them(level: str) -> None:
    table = Table(f"{DECK}hand 0: 8 8 8 9\nhand 1: 5 9").play("build 8 8 8")
    assert choice(SPEC, table.state, level) == "donate"


@able_levels
def test_the_end_is_not_declared_by_who_is_far_behind(level: str) -> None:
    own, rival = "6-6-6!, 10-9-8!, 7-6-5!, 7-6-5!", "10-10-10-10!, 9-9-9-9-9!, 8-8-8-8!"
    start = "market: 6 8 9 10\ndeck: 9 8 10 5\npiece: 1\nhand 0: 7 7 7\nhand 1: 5"
    table = Table(f"{start}\ntowers 0: {own}\ntowers 1: {rival}")
    assert "declare" in table.legal
    assert choice(SPEC, table.state, level) != "declare"


@able_levels
def test_who_has_lost_by_passing_does_not_pass(level: str) -> None:
    start = f"{DECK}active: 1\npiece: 1\nhand 0: 6 6 6 9\nhand 1: 5\ntowers 1: 9-9-9-9"
    table = Table(start).play("pass")
    assert choice(SPEC, table.state, level) != "pass"
