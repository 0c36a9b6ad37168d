"""Positions from Lucca in which opponents might do what a good player would laugh at."""

from game.lucca.spec import SPEC
from tests.ai.sense import able_levels, choice
from tests.rules.lucca.table import Table

LAST = "players: 3\nturn: 7\norder: 0 1 2\nactive: 0\ntriplets: 49 52 53, 60 61 62, -, 69 70 71\n"
OPENED = "opened 0: 17-20-28-33-39\n"


@able_levels
def test_the_last_card_becomes_a_wall_that_is_held_and_no_palace_without_an_end(level: str) -> None:
    table = Table(f"{LAST}{OPENED}site 0: 18-32\nplacing: 5")
    assert choice(SPEC, table.state, level) == "wall 5"


@able_levels
def test_no_wall_is_laid_that_brings_all_of_them_down(level: str) -> None:
    table = Table(f"{LAST}{OPENED}site 0: 12-29\nwalls 0: 9 15\ntowers 0: 1\nplacing: 26")
    assert choice(SPEC, table.state, level) != "wall 26"


@able_levels
def test_no_tower_is_thrown_away_over_palaces_that_stand_open(level: str) -> None:
    table = Table(f"{LAST}{OPENED}site 0: 12-29\nplacing: tower")
    assert choice(SPEC, table.state, level) == "raise tower"


@able_levels
def test_the_last_card_of_a_palace_full_of_windows_is_no_wall(level: str) -> None:
    table = Table(f"{LAST}{OPENED}site 0: 19-40-58-73\nplacing: 84")
    assert choice(SPEC, table.state, level) == "extend 84"
