"""A henchman that is dragged is in the hand, and not at home as well."""

import pytest

from game.aquileia.cards import NAMES
from scenes.engine.layout import Rect
from scenes.games.aquileia.widgets.own_parts import OwnHenchman
from tests.ui.aquileia.tables import at_table

WEAPON_2 = NAMES.index("weapon_2")


def test_each_henchman_to_place_is_painted_once_and_the_dragged_one_faintly(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table("seats: 3\nstep: placing") as sitting:
        table, painted = sitting.table, list[Rect]()
        monkeypatch.setattr(
            "scenes.games.aquileia.widgets.own_parts.draw_piece",
            lambda _, name, *rest: painted.append(rest[-1]) if name == "henchman" else None,
        )
        table.pictures.give_up()
        sitting.stage.app.draw()
        assert len(painted) == len(set(painted)) == 5
        table.board.stage.in_hand = frozenset({"own-henchman-1"})
        table.board.stage.dress()
        henchmen = [widget for widget in table.widgets if isinstance(widget, OwnHenchman)]
        assert [widget.id for widget in henchmen if widget.strength < 1] == ["own-henchman-1"]


def test_a_card_of_a_contest_is_dragged_into_the_own_line() -> None:
    """AQ 4.2.3: as a press plays it; let fall elsewhere, nothing is played."""
    fight = "seats: 3\nstep: arena_1\ntrack: 0 1 2\nspaces: arena_1=0 arena_2=1\nhand 0: weapon_1 weapon_2"
    with at_table(fight) as sitting:
        sitting.stage.key("return")
        sitting.rest()
        card, own, rival = f"contest-card-{WEAPON_2}", "fighter-0", "fighter-1"
        for line, deeds in ((rival, ["roll"]), (own, ["roll", "play weapon_2"])):
            sitting.stage.drag(card, line)
            assert [entry.action.text for entry in sitting.match.entries if entry.seat == 0] == deeds
