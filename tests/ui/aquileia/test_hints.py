"""What a hint says of its move is true of the move, whatever the search met on its way."""

import pytest

from game.ai.thinking import Answer
from game.core.reasons import Reason, because
from scenes.table.hint_sheet import HintSheet
from tests.ui.aquileia.tables import at_table

LAST_PLACE = "seats: 5\ntrack: 1 2 3 4"
RIVAL_ARENA = because("aq-hint-rival-arena", points=3)


def hinted(position: str, action: str, reason: Reason) -> tuple[str, str]:
    """The words of the hint, and the reason's."""
    with at_table(position) as sitting:
        table = sitting.table
        table.controller.hint, table.hints.stage = Answer(action, reason), 2
        table.invalidate()
        sitting.stage.settle()
        sheet = table.find("hint-sheet")
        assert isinstance(sheet, HintSheet)
        return sheet.text, table.position.wording.reason(reason)


@pytest.mark.parametrize(
    ("action", "reason", "is_told"),
    [
        ("place arena_1", RIVAL_ARENA, True),
        ("tiebreaker", RIVAL_ARENA, False),
        ("tiebreaker", because("aq-hint-workshops", points=2), False),
        ("place theatrum", because("aq-hint-rival-workshops", points=2), False),
        ("place theatrum", because("aq-hint-rival-villas", points=2), True),
        ("place servi_top", because("aq-hint-villas", points=2), False),
        ("place forum_2", because("aq-hint-arena", points=9), False),
        ("place forum_1", because("aq-hint-forum", points=9), False),
        ("place forum_2", because("aq-hint-forum", points=9), True),
    ],
)  # fmt: skip
def test_a_reason_names_only_what_the_move_itself_brings_or_takes(action: str, reason: Reason, is_told: bool) -> None:
    text, words = hinted("seats: 5", action, reason)
    assert (words in text) == is_told


def test_the_last_place_of_the_track_promises_nothing() -> None:
    text, words = hinted(LAST_PLACE, "tiebreaker", because("aq-hint-arena", points=3))
    assert words not in text
    assert "Only place 5 is left" in text
    assert "smallest number" not in text


@pytest.mark.parametrize(
    ("spaces", "action", "why"),
    [
        ("spaces: arena_2=1", "place arena_1", "You would begin with strength 2; the strongest rival there has 1."),
        ("spaces: arena_2=0", "place arena_1", "Nobody else stands there yet: alone you are first."),
        ("coins 0: 0 0 0", "place forum_2", "Market, arena and stadium come before the forum"),
        ("coins 0: 3 0 0", "place forum_2", "You could pay Mensa maior at once"),
        ("coins 0: 0 0 0", "place pecunia", ""),
    ],
)  # fmt: skip
def test_a_hint_says_what_speaks_for_a_space_in_this_position(spaces: str, action: str, why: str) -> None:
    text, _ = hinted(f"seats: 3\n{spaces}", action, because("aq-hint-close"))
    assert why in text and "certain" not in text
