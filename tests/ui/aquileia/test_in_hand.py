"""A henchman that is dragged is in the hand, and not at home as well."""

import pytest

from scenes.aquileia.own_panel import OwnHenchman
from scenes.core.layout import Rect
from tests.ui.aquileia.tables import at_table


def test_each_henchman_to_place_is_painted_once_and_the_dragged_one_faintly(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table("seats: 3\nstep: placing") as sitting:
        table, painted = sitting.table, list[Rect]()
        monkeypatch.setattr(
            "scenes.aquileia.own_panel.draw_piece",
            lambda _, name, *rest: painted.append(rest[-1]) if name == "henchman" else None,
        )
        table.ground.forget()
        sitting.stage.app.draw()
        assert len(painted) == len(set(painted)) == 5
        table.board.stage.in_hand = frozenset({"own-henchman-1"})
        table.board.stage.dress()
        henchmen = [widget for widget in table.widgets if isinstance(widget, OwnHenchman)]
        assert [widget.id for widget in henchmen if widget.strength < 1] == ["own-henchman-1"]
