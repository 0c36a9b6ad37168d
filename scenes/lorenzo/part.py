"""What every part of Florence's table is made for."""

from dataclasses import dataclass
from functools import partial

from game.lorenzo.actions import Place
from game.lorenzo.state import State
from scenes.core.scene import Scene
from scenes.kit.bindings import Bindings
from scenes.kit.pieces import Press
from scenes.kit.seen import Seen
from scenes.lorenzo.choice import Choice
from scenes.lorenzo.placing import closes_round, steps_after

LAST = "end-round"
"""The button that places the last member of a round."""


@dataclass(frozen=True, slots=True)
class Part:
    """One seen position, and the choice that is being made in it."""

    scene: Scene
    seen: Seen
    bindings: Bindings
    choice: Choice

    def place(self, piece: str, action: Place) -> Press | None:
        """With its servants; what would end the round is first shown where it would stand."""
        then = steps_after(self.seen, action, self.choice.servants)
        if self.scene.app.settings.turn_ends == "at_once" or not closes_round(self.seen, action, then):
            return self.bindings.bind(piece, action, then=then, rank=1)
        return self.bindings.prepare(piece, partial(self._place_last, action), [action], glows=True, rank=1)

    def _place_last(self, action: Place) -> None:
        self.choice.place_last(action.member, action.space)
        self.scene.focus_id = LAST
        self.scene.invalidate()

    @property
    def _view(self) -> State:
        view: State = self.seen.view
        return view
