"""What a press or a question changes on the table comes softly: what stood there gives way to what stands there now."""

from collections.abc import Hashable

from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.kit.seen import Seen
from scenes.lorenzo.choice import Choice
from scenes.lorenzo.city import Banner
from scenes.lorenzo.geometry import place, rivals_rect
from scenes.lorenzo.tracks import lit

_REACH = 8.0
"""Glow and pennants lie so far beyond their places."""

Look = frozenset[tuple[Rect, Hashable]]


class Softly:
    """Compares each build with the one before; what moves over the table is seen at once."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._before: Look | None = None

    def follow(self, seen: Seen, choice: Choice) -> None:
        """The table has been built, and the window still shows it as it was."""
        before, self._before = self._before, self._look(seen, choice)
        if before is not None:
            changed = dict.fromkeys(rect for rect, _ in before ^ self._before)
            self._scene.app.renew(self._scene, [rect.outset(_REACH) for rect in changed], as_panels=True)

    def leave(self) -> None:
        """Another page lies there."""
        self._before = None

    def _look(self, seen: Seen, choice: Choice) -> Look:
        asked = choice.touched, choice.sheet, seen.decision.kind if seen.decision else ""
        banners = [widget for widget in self._scene.widgets if isinstance(widget, Banner)]
        parts: list[tuple[Rect, Hashable]] = [
            (place("city"), asked), (place("own"), asked), (rivals_rect(len(seen.people)), lit(seen)),
            *((banner.rect, banner.hangs) for banner in banners),
        ]  # fmt: skip
        return frozenset(parts)
