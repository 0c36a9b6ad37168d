"""What the table of Lucca says: live sums, what a palace is good for, and what to press first."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.lucca.cards import COLOUR_OF, COLOURS
from game.lucca.notation import position
from scenes.lucca.fate_sheet import FateSheet
from scenes.lucca.turns_to_come import turns_to_come
from tests.ui.lucca.test_motion import START
from tests.ui.table.players import Sitting


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(START))
    yield sitting
    sitting.close()


def ribbon(sitting: Sitting) -> str:
    return sitting.table.prompt_text(sitting.table.seen)


def submit(sitting: Sitting, action: str) -> None:
    sitting.table.submit(sitting.match.spec.rules.parse_action(action))
    sitting.rest()


def test_lc_3_how_many_rivals_move_before_the_viewer_is_known(sitting: Sitting) -> None:
    """In this turn; once the viewer has moved, also those that come first in the next, after its cards are dealt."""
    seen = sitting.table.seen
    for place, order in enumerate(((0, 1, 2), (1, 0, 2), (1, 2, 0))):
        assert turns_to_come(replace(seen, view=replace(seen.view, order=order, place=0, takers=[-1] * 4))) == place
    moved = replace(seen.view, order=(0, 1, 2), place=1, takers=[0, -1, -1, -1])
    assert turns_to_come(replace(seen, view=moved)) >= 2 + 1 + 1


def test_lc_5_each_total_tells_its_sum_with_the_numbers_of_now(sitting: Sitting) -> None:
    row = sitting.table.find("projected-0")
    assert row is not None
    lines = row.tooltip().splitlines()
    assert "Openings: 12 so far + 2 at the end = 14" in lines
    assert "2 walls × 1 palace = 2" in lines


@pytest.mark.parametrize("piece", ["palace-1-red", "palace-0-blue", "deck"])
def test_what_cannot_be_pressed_says_why(sitting: Sitting, piece: str) -> None:
    before = ribbon(sitting)
    sitting.stage.click(piece)
    assert ribbon(sitting) != before
    assert len(sitting.match.entries) == 0


def test_lc_4_2b_a_palace_takes_the_card_that_fits_it(sitting: Sitting) -> None:
    submit(sitting, "take 1")
    sitting.stage.click("palace-0-red")
    assert sitting.match.entries[-1].action.text == "extend 29"


def test_lc_4_2_another_triplet_says_that_the_first_comes_first(sitting: Sitting) -> None:
    submit(sitting, "take 1")
    sitting.stage.click("triplet-1")
    assert ribbon(sitting).startswith("First play the other cards of your triplet")


def test_lc_4_2_a_triplet_tells_the_points_of_now_apart_from_those_of_the_end(sitting: Sitting) -> None:
    *_, points, order = FateSheet(sitting.table.seen, sitting.table.seen.view.triplets[0]).text().splitlines()
    assert points == "[b]Now +9.[/b] [b]At the end +3:[/b] Openings +1, Walls +2, as things stand."
    assert order == "Next turn you would be first of 3."


def test_lc_5_3_what_is_built_already_tells_the_shields_that_walls_then_need(sitting: Sitting) -> None:
    violet = tuple(card for card in range(40, 97) if COLOURS[COLOUR_OF[card]] == "violet")[:3]
    wall = FateSheet(sitting.table.seen, violet).lines()[0]
    assert wall == "[b]A wall, since violet is built already; walls then need 6 shields [icon:check][/b]"


def test_lc_5_3_a_triplet_that_takes_the_shields_away_says_so() -> None:
    start = position(START.replace("walls 0: 6 7", "walls 0: 6 7 75"))
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=start)
    text = FateSheet(sitting.table.seen, sitting.table.seen.view.triplets[0][:1]).text()
    sitting.close()
    assert text.endswith("Your walls would lack shields: 5 of 6.")


def test_a_way_says_what_it_brings_at_the_end_apart_from_what_it_brings_now(sitting: Sitting) -> None:
    submit(sitting, "take 1")
    for way, told in (("use-26-extend", "Openings +1, Walls +2"), ("use-26-wall", "Walls +1")):
        widget = sitting.table.find(way)
        assert widget is not None
        assert told in widget.tooltip().splitlines()[-1]
        assert "At the end" in widget.tooltip().splitlines()[-1]
        assert "Windows" not in widget.tooltip()
