"""With the plain panel of choices alone every game goes on to its end by keyboard: no position is ever a dead end."""

from dataclasses import replace

import pytest

from game.core.registry import spec_of
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.kit.board import Board
from scenes.kit.game_uis import game_ui_ids, game_ui_of
from scenes.kit.motion.stage import Stage
from scenes.kit.moves.bindings import Bindings
from scenes.kit.position_view import AnyPosition
from scenes.table import scene as table_scene
from tests.contract.matches import forms_of
from tests.ui.table.players import KeyboardHand, Sitting
from tests.ui.tables.moments import played

LAST_ACTIONS = 24
PLACES = {
    "prompt": Rect(60, 60, 1400, 50), "controls": Rect(40, 140, 900, 900), "chronicle": Rect(1610, 62, 300, 1000),
}  # fmt: skip


class BareBoard(Board[Stage[AnyPosition], AnyPosition]):
    """Nothing lies on it."""

    background = "common/art/backdrop_walnut"

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, PLACES.__getitem__, Stage(scene))

    def build(self, position: AnyPosition, bindings: Bindings) -> None:
        """All actions are left to the panel."""

    def prompt(self, position: AnyPosition) -> str:
        assert position.decision
        return position.decision.kind


@pytest.mark.parametrize("game", game_ui_ids())
def test_the_last_turns_are_played_with_the_panel_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_scene, "game_ui_of", lambda game_id: replace(game_ui_of(game_id), board=BareBoard))
    form = next(forms_of(spec_of(game)))
    match = played(form)
    start = match.state_at(max(0, len(match.entries) - LAST_ACTIONS))
    players = ("human", *["greedy"] * (form.seats - 1))
    sitting = Sitting(game, form.options, "3", players, start=start)
    sitting.play_whole_match(KeyboardHand(sitting.stage))
    assert sitting.match.is_over
    sitting.close()
