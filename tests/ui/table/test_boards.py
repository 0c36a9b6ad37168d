"""What the two boards show of a position: whose panel is lit, what threatens whom, what stands to be gained."""

import random
from collections.abc import Iterator
from math import inf

import pytest

from game.lucca.scoring import LARGEST_POINTS, SMALLEST_POINTS, support_of
from game.san_gimignano.notation import position as san_gimignano
from scenes.engine.text.markup import marked_up
from scenes.games.lucca.widgets.family_plates import Standing
from scenes.games.lucca.widgets.pieces import CardChoice, House
from scenes.games.san_gimignano.widgets.pieces import TowerWidget
from scenes.games.san_gimignano.widgets.score_panel import ScorePanel
from scenes.kit.board import LONGEST_SAID
from scenes.kit.reading_time import seconds_to_read
from tests.ui.table.players import Sitting
from tests.ui.table.test_match_controller import QUIET, sit
from tests.ui.tables.crowded import at_crowded


def test_only_the_panel_of_whose_turn_it_is_glows(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    panels = {name: sitting.table.find(name) for name in ("own_score", "rival_score")}
    lit = [name for name, panel in panels.items() if isinstance(panel, ScorePanel) and panel.is_active]
    assert lit == ["own_score"]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_said_stands_its_time_whatever_was_said_before(sittings: list[Sitting], seed: int) -> None:
    sitting, source = sit(sittings, QUIET), random.Random(seed)
    board, clock = sitting.table.board, sitting.stage.app.clock
    words, until = "", inf
    for number in range(30):
        way = source.choice(["say", "say", "ask", "no more", "wait"])
        if way == "say":
            words = f"{number}" * source.choice([1, 90])
            until = clock() + seconds_to_read(words, 4.0, LONGEST_SAID)
            board.say(words)
        elif way == "ask":
            words, until = f"What of {number}?", inf
            board.ask(words)
        elif way == "no more":
            words = ""
            board.ask_no_more()
        sitting.stage.step(source.choice([0.2, 1.1, 2.3]))
        assert board.asked == (words if clock() < until else ""), (number, way)


THREAT = """
active: 1
hand 0: 6 7 city_wall
hand 1: 10 10 10
towers 0: 8-8-8
towers 1: 9-9-9
market: 5
deck: 8 9 10 9 8
nobles: joust
"""


def test_only_the_tower_that_is_to_fall_looks_threatened(sittings: list[Sitting]) -> None:
    """SG 5.7."""
    people = ("human", "human")
    sittings.append(sitting := Sitting("san_gimignano", {"nobles": "on"}, "1", people, start=san_gimignano(THREAT)))
    for deed in ("build 10 10 10", "topple theirs 1"):
        sitting.match.submit(sitting.match.spec.rules.parse_action(deed))
    sitting.table.refresh()
    decision = sitting.match.decision
    assert decision is not None and (decision.seat, decision.kind) == (0, "protect")
    towers = [widget for widget in sitting.table.widgets if isinstance(widget, TowerWidget)]
    assert len(towers) > 1
    assert [tower.id for tower in towers if tower.threatened] == ["tower-0-0"]


@pytest.fixture
def street() -> Iterator[Sitting]:
    """A crowded street of Lucca, all triplets to choose from."""
    sitting = at_crowded("lucca", "free-3")
    yield sitting
    sitting.close()


def test_the_largest_and_the_smallest_address_bear_what_they_bring(street: Sitting) -> None:
    """LC 5.4."""
    houses = [widget for widget in street.table.widgets if isinstance(widget, House)]
    addresses = sorted(house.palace.address for house in houses)
    bonuses = {house.palace.address: house.bonus for house in houses if house.bonus}
    assert bonuses == {addresses[0]: SMALLEST_POINTS, addresses[-1]: LARGEST_POINTS}


def test_walls_say_whether_the_shields_hold_them(street: Sitting) -> None:
    """LC 5.3."""
    signs = set()
    for widget in street.table.widgets:
        if isinstance(standing := getattr(widget, "standing", None), Standing) and standing.quarter.walls:
            line, _ = standing.wall_line(street.stage.app.catalog)
            is_held = support_of(standing.quarter).is_enough
            assert marked_up(f"[icon:{'check' if is_held else 'cross'}]") in line
            signs.add(is_held)
    assert signs


def test_the_focus_begins_at_the_first_triplet_and_not_at_a_palace_to_open(street: Sitting) -> None:
    """LC 4.1 may be done, LC 4.2 must."""
    assert street.table.find("palace-0-blue") is not None
    assert street.table.input.focus_id == "triplet-0"


def test_a_third_starting_card_takes_the_place_of_the_first() -> None:
    """LC 2.3: two are kept."""
    sitting = at_crowded("lucca", "keep")
    try:
        for card in (1, 12, 58):
            sitting.stage.click(f"keep-{card}")
        choices = [widget for widget in sitting.table.widgets if isinstance(widget, CardChoice)]
        assert [choice.card for choice in choices if choice.is_chosen] == [12, 58]
    finally:
        sitting.close()
