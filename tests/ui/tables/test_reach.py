"""Every table: each legal action is made by pressing its pieces, with the mouse and with the keys: no dead ends."""

from typing import Any

import pytest

from scenes.engine.input import focus
from scenes.table import controls
from tests.ui.tables.moments import Moment, moments
from tests.ui.tables.seated import Seated, seated

MOST_PRESSES = 30
MOST_TRIED = 16
"""Of the legal actions of a moment, so many are tried, spread over all."""


@pytest.mark.parametrize("moment", moments(), ids=str)
def test_every_legal_action_is_made_by_pressing_what_the_bindings_name(
    moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    with seated(moment.match()) as sitting:
        sitting.note_what_is_submitted(monkeypatch)
        legal = sitting.table.moves.bindings.offers.legal
        for number, action in enumerate(legal[:: max(1, len(legal) // MOST_TRIED)]):
            make(sitting, action, by_key=number % 2 == 1)


def make(sitting: Seated, action: Any, by_key: bool) -> None:
    table = sitting.table
    sitting.submitted.clear()
    table.moves.drop()
    for _ in range(MOST_PRESSES):
        table.refresh()
        press(sitting, table.moves.bindings.next_press(action), by_key)
        if sitting.submitted:
            break
    assert sitting.submitted == [action], f"{sitting.submitted} instead of {action.text}"


def press(sitting: Seated, piece: str, by_key: bool) -> None:
    table, widget = sitting.table, sitting.table.find(piece)
    assert widget is not None and widget.enabled, piece
    if by_key:
        assert widget in focus.focusable(table.widgets), piece
        sitting.stage.app.keyboard_in_use = True
        table.input.set_focus(piece)
        sitting.stage.key("return")
    else:
        if widget.mount.parent is not None:
            widget.mount.parent.reveal(widget)
        assert table.input.widget_at(widget.screen_rect().center) is widget, f"something lies over {piece}"
        sitting.stage.click(piece)


@pytest.mark.parametrize("moment", moments(1), ids=str)
def test_the_board_itself_leads_to_every_action(moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain panel is there for what a board leaves out; these leave out nothing."""
    monkeypatch.setattr(controls, "add_open_choices", lambda parts, place: None)
    with seated(moment.match()) as sitting:
        assert [action.text for action in sitting.table.moves.bindings.unclaimed()] == []
