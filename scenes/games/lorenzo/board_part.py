"""What every part of Florence's table is made for."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.lorenzo.actions import END, Place
from game.lorenzo.state import State
from scenes.engine.scene import Scene
from scenes.games.lorenzo.choices.selection import LorenzoSelection
from scenes.games.lorenzo.placements import closes_round, steps_after
from scenes.kit.board import END_TURN, PanelClosing
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import Press
from scenes.kit.position_view import PositionView


@dataclass(frozen=True, slots=True)
class BoardPart:
    """One seen position, and the choice that is being made in it."""

    scene: Scene
    position: PositionView
    bindings: Bindings
    choice: LorenzoSelection

    def place(self, piece: str, action: Place) -> Press | None:
        """With its servants."""
        return self.does(piece, action, steps_after(self.position, action, self.choice.servants), rank=1)

    def does(self, piece: str, action: Any, then: Sequence[Any] = (), rank: int = 0) -> Press | None:
        """At once; what would end the round is held until End turn, as every turn is."""
        if not (self.bindings.offers.is_legal(action) and self._waits(action, then)):
            return self.bindings.bind(piece, action, then=then, rank=rank)
        hold = partial(self._hold, [action, *then])
        return self.bindings.prepare(piece, hold, [action], glows=True, rank=rank)

    def _waits(self, action: Any, then: Sequence[Any]) -> bool:
        return self.scene.app.settings.turn_ends != "at_once" and closes_round(self.position, action, then)

    def _hold(self, plan: Sequence[Any]) -> None:
        self.choice.hold(plan, self._view)
        self.scene.focus_id = END_TURN
        self.scene.invalidate()

    def closing(self) -> PanelClosing | None:
        """While a leader could still be used, or before the last deed of a round is done."""
        if self.position.decision and self.choice.last and (last := self._last()):
            return PanelClosing(last.action, self.position.wording.catalog("lo-round-ends"), self.scene.back)
        end = self.bindings.bind(END_TURN, END, rank=1)
        return PanelClosing(end.action) if end else None

    def _last(self) -> Press | None:
        """With the servants that the stepper shows now."""
        last, *then = self.choice.last
        if isinstance(last, Place):
            then = list(steps_after(self.position, last, self.choice.servants))
        return self.bindings.bind(END_TURN, last, then=then)

    @property
    def _view(self) -> State:
        view: State = self.position.view
        return view
