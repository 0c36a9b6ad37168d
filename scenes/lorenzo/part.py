"""What every part of Florence's table is made for."""

from dataclasses import dataclass

from game.lorenzo.state import State
from scenes.core.scene import Scene
from scenes.kit.bindings import Bindings
from scenes.kit.seen import Seen
from scenes.lorenzo.choice import Choice


@dataclass(frozen=True, slots=True)
class Part:
    """One seen position, and the choice that is being made in it."""

    scene: Scene
    seen: Seen
    bindings: Bindings
    choice: Choice

    @property
    def _view(self) -> State:
        view: State = self.seen.view
        return view
