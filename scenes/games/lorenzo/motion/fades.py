"""Fades for what a press or a question changes on the table."""

from collections.abc import Hashable

from scenes.engine.scene import Scene
from scenes.games.lorenzo.choices.selection import LorenzoSelection
from scenes.games.lorenzo.layout import place, rivals_rect
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.widgets.tracks import lit

_REACH = 8.0
"""Distance by which a glow reaches beyond its place."""


class PanelFades:
    """Compare each build with the one before and fade what differs; what flies over the table is not faded."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._before: tuple[Hashable, int] | None = None

    def follow(self, position: LorenzoPosition, choice: LorenzoSelection) -> None:
        """Start the fades after a build, while the window still shows the table before."""
        asked = choice.touched, choice.sheet, position.decision.kind if position.decision else ""
        before, self._before = self._before, (asked, lit(position))
        if before is not None:
            changed = [place("city"), place("own")] if before[0] != asked else []
            changed += [rivals_rect(len(position.people))] if before[1] != lit(position) else []
            self._scene.app.transition.renew(self._scene, [rect.outset(_REACH) for rect in changed], as_panels=True)

    def leave(self) -> None:
        """Forget the last build, because another page is shown."""
        self._before = None
