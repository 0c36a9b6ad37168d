"""Fades for what a press or a question changes on the table."""

from collections.abc import Hashable

from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.games.lorenzo.choices.selection import LorenzoSelection
from scenes.games.lorenzo.layout import place, rivals_rect
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.widgets.city import TowerBanner
from scenes.games.lorenzo.widgets.tracks import lit

_REACH = 8.0
"""Distance by which glow and pennants reach beyond their places."""

Look = frozenset[tuple[Rect, Hashable]]


class PanelFades:
    """Compare each build with the one before and fade what differs; what flies over the table is not faded."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._before: Look | None = None

    def follow(self, position: LorenzoPosition, choice: LorenzoSelection) -> None:
        """Start the fades after a build, while the window still shows the table before."""
        before, self._before = self._before, self._look(position, choice)
        if before is not None:
            changed = dict.fromkeys(rect for rect, _ in before ^ self._before)
            self._scene.app.transition.renew(self._scene, [rect.outset(_REACH) for rect in changed], as_panels=True)

    def leave(self) -> None:
        """Forget the last build, because another page is shown."""
        self._before = None

    def _look(self, position: LorenzoPosition, choice: LorenzoSelection) -> Look:
        asked = choice.touched, choice.sheet, position.decision.kind if position.decision else ""
        banners = [widget for widget in self._scene.widgets if isinstance(widget, TowerBanner)]
        parts: list[tuple[Rect, Hashable]] = [
            (place("city"), asked), (place("own"), asked), (rivals_rect(len(position.people)), lit(position)),
            *((banner.rect, banner.hangs) for banner in banners),
        ]  # fmt: skip
        return frozenset(parts)
