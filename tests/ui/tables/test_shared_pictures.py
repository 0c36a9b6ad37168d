"""The picture beside a save, taken while one of several people at the screen decides with a hand open."""

from typing import Any

import pytest

from scenes.screens.curtain import Curtain
from scenes.screens.saves.thumbnails import take_picture
from scenes.table import thumbnail
from tests.ui.tables.moments import Moment, moments
from tests.ui.tables.seated import seated

SECRET = [moment for moment in moments(1) if moment.form.spec.has_hidden_hands]

OPEN = next(moment for moment in SECRET if moment.form.spec.id == "san_gimignano" and moment.kind == "turn")
"""A turn that is played with an open hand."""


class KeepsNothing:
    """Stands for the slot of a save."""

    def keep_picture(self, make: object) -> None:
        """It need not be written."""


@pytest.mark.parametrize("moment", SECRET, ids=str)
def test_where_hands_are_covered_nobody_is_asked_in_the_picture(
    moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choices of a hand would tell what is in it, and cannot be made from one that is covered."""
    shown = list[tuple[bool, bool]]()

    def noted(table: Any, slot: Any) -> None:
        take_picture(table, slot)
        shown.append((table.viewpoint.is_covered, table.position.can_act))

    monkeypatch.setattr(thumbnail, "take_picture", noted)
    with seated(moment.match(tuple(range(moment.form.seats)))) as sitting:
        while isinstance(sitting.stage.app.stack.top, Curtain):
            sitting.stage.key("return")
            sitting.stage.settle()
        before = sitting.table.input.focus_id
        sitting.table._thumbnail.take(KeepsNothing())  # type: ignore[arg-type]
        assert sitting.table.input.focus_id == before
    assert [(is_covered, can_act) for is_covered, can_act in shown if is_covered and can_act] == []
    assert shown


def test_a_picture_taken_while_an_action_is_shown_covers_hands_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """As somebody leaves the table in the middle of their own motion."""
    shown = list[bool]()
    monkeypatch.setattr(thumbnail, "take_picture", lambda table, slot: shown.append(table.position.hands_covered))
    with seated(OPEN.match((0, 1))) as sitting:
        sitting.stage.key("return")
        sitting.stage.app.settings.reduced_motion = False
        table = sitting.table
        table.match.submit(next(each for each in table.match.legal() if each.text.startswith("exchange")))
        sitting.stage.step(0.02)
        assert table.playback.current and not table.playback.current.hands_covered
        table._thumbnail.take(KeepsNothing())  # type: ignore[arg-type]
        assert not table.position.hands_covered
    assert shown == [True]
