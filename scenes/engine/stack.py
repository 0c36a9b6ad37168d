"""The stack of scenes: the top one gets the input, those seen below overlays are drawn too."""

from collections.abc import Iterator
from itertools import takewhile

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.motion.scene_transition import Transition
from scenes.engine.scene import Scene
from scenes.engine.widgets.toast import Toasts


class SceneStack:
    """Hold the scenes that are open and call their `enter`, `leave`, `pause` and `resume`."""

    def __init__(self, canvas: Canvas, transition: Transition, toasts: Toasts) -> None:
        self._canvas, self._transition, self._toasts = canvas, transition, toasts
        self._scenes: list[Scene] = []

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        return iter(self._scenes)

    @property
    def top(self) -> Scene | None:
        """Return the scene that gets the input, or None."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top and pause the one below."""
        older = self._like(scene)
        if older is None:
            self._cover(scene)
            self._enter(scene)
        elif not older.turn_to(scene):
            self._give_way(older, scene)
        elif older is not self.top:
            self._bring_up(older)
        else:
            self._resume()

    def _like(self, scene: Scene) -> Scene | None:
        """Return the scene with the same key, after removing the overlays that lie on it."""
        key = scene.screen_key()
        older = next((each for each in self._scenes if key is not None and each.screen_key() == key), None)
        if older is not None:
            for overlay in self._overlays_of(older):
                self._scenes.remove(overlay)
                self._let_leave(overlay)
        return older

    def _overlays_of(self, scene: Scene) -> list[Scene]:
        above = self._scenes[self._scenes.index(scene) + 1 :]
        return list(takewhile(lambda each: each.overlay, above))

    def _give_way(self, older: Scene, newer: Scene) -> None:
        if older is self.top:
            self.replace(newer)
            return
        self._scenes.remove(older)
        self._let_leave(older)
        self._cover(newer)
        self._enter(newer)

    def _bring_up(self, scene: Scene) -> None:
        self._cover(scene)
        self._scenes.remove(scene)
        self._scenes.append(scene)
        self._give_up_grounds()
        self._resume()

    def _cover(self, by: Scene) -> None:
        """Another scene comes over the top one."""
        if self.top is not None:
            self._transition.part("fade" if by.overlay else "dip")
            self._toasts.put_away_of(self.top)
            self.top.let_go()
            self.top.timers.hold()
            self.top.pause()

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._give_up_grounds()
        scene.enter()
        scene.appear()

    def pop(self) -> None:
        """Remove the top scene and resume the one below; the last scene stays."""
        if len(self._scenes) > 1:
            self._drop()
            self._resume()

    def pop_to(self, scene: Scene) -> None:
        """Remove every scene above this one; do nothing if it is not on the stack."""
        if scene not in self._scenes or scene is self.top:
            return
        while self.top is not scene:
            self._drop()
        self._resume()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self._scenes:
            self._drop()
        self._enter(scene)

    def reset(self, scene: Scene) -> None:
        """Remove all scenes and show this one."""
        while self._scenes:
            self._drop()
        self.push(scene)

    def clear(self) -> None:
        """Remove all scenes."""
        while self._scenes:
            self._drop()

    def invalidate(self) -> None:
        """Let every scene build its widgets again."""
        for scene in self._scenes:
            scene.invalidate()

    def refresh(self) -> None:
        """Build changed widgets before a frame begins, while the window still shows the last one."""
        for scene in self.visible():
            scene.refresh()

    def draw(self, canvas: Canvas) -> None:
        """Draw the visible scenes, the lowest first."""
        for scene in self.visible():
            canvas.scene_depth = canvas.depth
            scene.draw(canvas, on_top=scene is self.top)
            canvas.rise()

    def visible(self) -> list[Scene]:
        """Return the scenes that can be seen, from the lowest up to the top."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[max(0, first) :]

    def advance(self, dt: float) -> None:
        """Advance the visible scenes by `dt` seconds."""
        for scene in self.visible():
            scene.advance(dt)

    def run_due(self) -> None:
        """Run the timers of the top scene that are due."""
        if self.top is not None:
            self.top.timers.run_due()

    def seconds_to_next(self) -> float | None:
        """Return the seconds until a timer of the top scene is due, or None."""
        return self.top.timers.seconds_to_next() if self.top is not None else None

    def is_animating(self) -> bool:
        """Return whether a visible scene needs new frames all the time."""
        return any(scene.is_animating() for scene in self.visible())

    def _give_up_grounds(self) -> None:
        """Free the cached pictures of scenes that are fully covered."""
        for covered in self._scenes[: -len(self.visible())]:
            covered.pictures.give_up()

    def _drop(self) -> None:
        scene = self._scenes.pop()
        if not scene.overlay:
            self._canvas.drawings.clear()
        is_whole = scene.parting == "fade" and not scene.overlay
        self._transition.part("dip" if is_whole else scene.parting)
        self._let_leave(scene)

    def _let_leave(self, scene: Scene) -> None:
        self._toasts.put_away_of(scene)
        scene.timers.clear()
        scene.leave()

    def _resume(self) -> None:
        top = self._scenes[-1]
        top.timers.go_on()
        top.resume()
        top.appear()
