"""The ribbon names a key that helps: with a decision, and while one waits for what is told."""

import pytest

from scenes.table.playback.ribbon import Ribbon
from scenes.table.scene import TableScene
from tests.ui.aquileia.tables import at_table
from tests.ui.tables.moments import Moment, moments
from tests.ui.tables.seated import seated

MOMENTS = [moment for moment in moments(1) if moment.form.spec.id == "aquileia"]


def note(table: TableScene) -> str:
    ribbon = table.find("prompt")
    assert isinstance(ribbon, Ribbon)
    return ribbon.note


@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_every_decision_names_a_key(moment: Moment) -> None:
    with seated(moment.match()) as sitting:
        can_act = sitting.table.position.can_act
        assert bool(note(sitting.table)) == can_act


def test_it_names_the_key_the_player_chose() -> None:
    with at_table("seats: 3\nstep: dolus\nspaces: dolus=0") as sitting:
        assert note(sitting.table) == "D declines"
        sitting.stage.app.change(keys={"aquileia/decline": ["x"]})
        sitting.stage.settle()
        assert note(sitting.table) == "X declines"


def test_while_a_deed_is_told_any_key_hurries() -> None:
    with at_table("seats: 3\nstep: placing") as sitting:
        sitting.stage.app.settings.reduced_motion = False
        sitting.table.moves.submit(sitting.match.spec.rules.parse_action("place dolus"))
        sitting.stage.step(0.05)
        assert sitting.table.playback.is_active
        assert note(sitting.table) == sitting.table.t("table-any-key")
        sitting.stage.key("space")
        sitting.stage.step(0.05)
        assert not sitting.table.playback.is_active
        assert note(sitting.table) == ""


def test_what_a_press_has_said_is_gone_in_another_language() -> None:
    with at_table("seats: 3\nstep: placing") as sitting:
        board = sitting.table.board
        board.ask("This space is taken.")
        sitting.stage.step()
        assert board.asked
        sitting.stage.app.change(language="it")
        sitting.stage.step()
        assert not board.asked
