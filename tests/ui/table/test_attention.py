"""What the table attends to: where the focus goes in a turn, and what keys do to a piece under the mouse."""

from collections.abc import Iterator

import pytest

from tests.ui.table.players import KeyboardHand, Sitting
from tests.ui.table.test_texts_fit import seated


@pytest.fixture
def placing() -> Iterator[Sitting]:
    """Three cards of a triplet lie before the person."""
    sitting = seated("lucca", "taken-3", "en", 100, (1280, 720))
    yield sitting
    sitting.close()


@pytest.fixture
def choosing() -> Iterator[Sitting]:
    """All triplets lie open."""
    sitting = seated("lucca", "free-3", "en", 100, (1280, 720))
    yield sitting
    sitting.close()


def test_the_focus_goes_on_to_the_next_card_once_a_card_is_played(placing: Sitting) -> None:
    """The buttons of a card are gone while it moves."""
    hand = KeyboardHand(placing.stage)
    placing.stage.app.settings.reduced_motion = False
    for card in (1, 29):
        assert placing.table.focus_id.startswith(f"use-{card}-")
        hand.press(f"use-{card}-wall")
        placing.rest()


def test_the_focus_stays_where_the_person_moved_it(placing: Sitting) -> None:
    placing.stage.key("tab")
    moved = placing.table.focus_id
    placing.table.ask_hint()
    placing.stage.step(0.1)
    assert placing.table.focus_id == moved != placing.table.first_focus()
