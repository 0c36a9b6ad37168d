"""A purchase begins where its first card lies: by a press, or dragged to the hand (SG 3.1)."""

from collections.abc import Iterator

import pytest

from game.san_gimignano.actions import BUY
from scenes.engine.layout import Rect
from scenes.games.san_gimignano.widgets.pieces import HAND_GROUND, MarketPile, SanGimignanoDeck
from tests.ui.san_gimignano.test_words import START, ribbon, seated, tip
from tests.ui.table.players import Sitting

PILED = START.replace("market: 5 6 10", "market: 5 5 10")


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = seated(PILED)
    yield sitting
    sitting.close()


def deeds(sitting: Sitting) -> list[str]:
    return [entry.action.text for entry in sitting.match.entries]


@pytest.mark.parametrize(("piece", "taken"), [("market-0", "draw 5"), ("deck", "draw deck")])
def test_pressed_it_is_the_first_card(sitting: Sitting, piece: str, taken: str) -> None:
    assert "Buys, beginning with this one: 2 cards" in tip(sitting, piece)
    sitting.stage.click(piece)
    assert deeds(sitting) == ["buy", taken]


@pytest.mark.parametrize(("piece", "taken"), [("market-1", "draw 10"), ("deck", "draw deck")])
def test_dragged_to_the_hand_it_is_the_first_card_and_the_second(sitting: Sitting, piece: str, taken: str) -> None:
    sitting.stage.drag(piece, "hand-1")
    assert deeds(sitting) == ["buy", taken]
    sitting.rest()
    sitting.stage.drag("market-0", HAND_GROUND)
    assert deeds(sitting) == ["buy", taken, "draw 5"]


def test_one_undo_takes_back_what_one_press_did(sitting: Sitting) -> None:
    sitting.stage.click("market-0")
    sitting.rest()
    sitting.stage.key("ctrl+z")
    assert deeds(sitting) == []


@pytest.mark.parametrize("place", ["market-1", "plot", "tower-0-1", "verb-buy"])
def test_let_fall_elsewhere_it_goes_back(sitting: Sitting, place: str) -> None:
    sitting.stage.drag("market-0", place)
    assert deeds(sitting) == []


def test_of_a_pile_one_card_is_in_the_hand_and_the_rest_lies_there(sitting: Sitting) -> None:
    pile, deck = sitting.table.find("market-0"), sitting.table.find("deck")
    assert isinstance(pile, MarketPile) and isinstance(deck, SanGimignanoDeck)
    assert pile.alone().seen_count == 1 and not deck.alone().is_counted
    sitting.stage.drag("market-0", HAND_GROUND, drops=False)
    left = sitting.table.find("market-0")
    assert isinstance(left, MarketPile) and (left.seen_count, left.strength) == (1, 1.0)
    sitting.stage.key("escape")
    sitting.stage.drag("deck", HAND_GROUND, drops=False)
    pack = sitting.table.find("deck")
    assert isinstance(pack, SanGimignanoDeck) and (pack.seen_count, pack.strength) == (pack.count - 1, 1.0)


def test_the_hand_is_there_for_what_is_dragged_to_it_and_for_nothing_else(sitting: Sitting) -> None:
    def under_the_mouse() -> list[str]:
        ground = sitting.table.find(HAND_GROUND)
        assert ground is not None
        corner = Rect(ground.rect.x, ground.rect.y, 8, 8).center
        return [widget.id for widget in sitting.table.input.widgets_at(corner)]

    assert under_the_mouse() == []
    sitting.stage.drag("market-0", "rival_score", drops=False)
    assert HAND_GROUND in under_the_mouse()


@pytest.mark.parametrize("how", ["click", "drag"])
def test_a_full_hand_says_why_not(how: str) -> None:
    sitting = seated(PILED.replace("hand 0: 7 7 7 9", "hand 0: 7 7 7 8 9 10 10"))
    sitting.stage.click("market-0") if how == "click" else sitting.stage.drag("market-0", "hand-1")
    assert deeds(sitting) == [] and "taking 2 would pass your limit" in ribbon(sitting)
    sitting.close()


def test_hints_go_on_pointing_at_the_button(sitting: Sitting) -> None:
    bindings = sitting.table.moves.bindings
    assert bindings.next_press(BUY) == "verb-buy" and bindings.first() == "hand-0"
