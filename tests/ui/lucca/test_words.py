"""What the table of Lucca says: live sums, what a palace is good for, and what to press first."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.lucca.notation import position
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
