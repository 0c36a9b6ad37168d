"""Base class of the parts of the table: scene, position, bindings and selection."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.lorenzo.actions import END, LorenzoAction, Place
from game.lorenzo.state import State
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.games.lorenzo.choices.selection import LorenzoSelection
from scenes.games.lorenzo.placements import closes_round, spot_of, steps_after
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.kit.board import END_TURN, PanelClosing
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import Press


@dataclass(frozen=True, slots=True)
class BoardPart:
    """Hold one position and the selection in it, for a class that adds a part of the table."""

    scene: Scene
    position: LorenzoPosition
    bindings: Bindings
    choice: LorenzoSelection

    def place(self, piece: str, action: Place) -> Press | None:
        """Return a press that places a member together with its servants."""
        return self.does(piece, action, steps_after(self.position, action, self.choice.servants), rank=1)

    def does(
        self, piece: str, action: LorenzoAction, then: Sequence[LorenzoAction] = (), rank: int = 0
    ) -> Press | None:
        """Return a press that plays the action at once, or holds it until End turn if it would end the round."""
        if not (self.bindings.offers.is_legal(action) and self._waits(action, then)):
            return self.bindings.bind(piece, action, then=then, rank=rank)
        hold = partial(self._hold, [action, *then])
        return self.bindings.prepare(piece, hold, [action], glows=True, rank=rank)

    def _waits(self, action: LorenzoAction, then: Sequence[LorenzoAction]) -> bool:
        """Return whether the action is held until End turn, because it would end the round."""
        return self.scene.app.settings.turn_ends != "at_once" and closes_round(self.position, action, then)

    def _hold(self, plan: Sequence[LorenzoAction]) -> None:
        self.choice.hold(plan, self._view)
        self.scene.input.focus_id = END_TURN
        self.scene.invalidate()

    def let_go(self) -> None:
        """Drop the selection, also while a hint is shown, which Esc would close first."""
        self.choice.clear()
        self.scene.input.focus_id = ""
        self.scene.invalidate()

    def closing(self) -> PanelClosing | None:
        """Return End turn while a leader can still be used, or while the last action of a round is held; else None."""
        if self.position.decision and self.choice.last and (last := self._last()):
            return PanelClosing(last.action, self.position.wording.catalog("lo-round-ends"), self.let_go)
        end = self.bindings.bind(END_TURN, END, rank=1)
        return PanelClosing(end.action) if end else None

    def _last(self) -> Press | None:
        """Return the press that plays the held action, with the servants that the stepper shows now."""
        last, *then = self.choice.last
        if isinstance(last, Place):
            then = list(steps_after(self.position, last, self.choice.servants))
        return self.bindings.bind(END_TURN, last, then=then)

    @property
    def spot(self) -> Rect:
        """Return the space in which the running action takes place."""
        return spot_of(self.position)

    @property
    def _view(self) -> State:
        return self.position.view
