"""Animations over time: tweens, sequences and groups, driven only by the time steps they are given."""

from collections.abc import Callable, Sequence
from math import cos, pi
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from scenes.engine.drawing.canvas import Canvas
    from scenes.engine.motion.tracked import Spot

Ease = Callable[[float], float]
"""Maps the share of the time that has passed to the share of the path."""


def linear(t: float) -> float:
    """Return the share unchanged."""
    return t


def ease_out(t: float) -> float:
    """Return the share of a motion that starts fast and slows down."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Return the share of a motion that starts and ends slowly."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def ease_evenly(t: float) -> float:
    """Return the share of a motion that is hardly quicker in its middle."""
    return (1 - cos(pi * t)) / 2


class Animation(Protocol):
    """Describe something that takes time."""

    def advance(self, dt: float) -> float | None:
        """Advance by `dt` seconds; return the time left over once it has ended, None before."""

    def finish(self) -> None:
        """Jump to the end."""


class Tween:
    """Call `on_value` with the eased share, from 0 to 1."""

    def __init__(self, duration: float, on_value: Callable[[float], None], ease: Ease = ease_in_out) -> None:
        self._duration = duration
        self._on_value = on_value
        self._ease = ease
        self._elapsed = 0.0

    def advance(self, dt: float) -> float | None:
        """Advance by `dt` seconds; return the time left over once it has ended, None before."""
        self._elapsed += dt
        if self._elapsed >= self._duration:
            self._on_value(1.0)
            return self._elapsed - self._duration
        self._on_value(self._ease(self._elapsed / self._duration))
        return None

    def finish(self) -> None:
        """Jump to the end."""
        self._elapsed = self._duration
        self._on_value(1.0)


class Wait(Tween):
    """Do nothing for a while."""

    def __init__(self, duration: float) -> None:
        super().__init__(duration, lambda _: None, linear)


class Until:
    """Wait until a condition is true."""

    def __init__(self, is_so: Callable[[], bool]) -> None:
        self._is_so = is_so

    def advance(self, dt: float) -> float | None:
        """Return all of `dt` once the condition is true, None before."""
        return dt if self._is_so() else None

    def finish(self) -> None:
        """Do nothing: a condition cannot be ended early."""


class Call:
    """Call a function once, without taking time."""

    def __init__(self, action: Callable[[], None]) -> None:
        self._action: Callable[[], None] | None = action

    def advance(self, dt: float) -> float | None:
        """Call the function and return all of `dt`."""
        self.finish()
        return dt

    def finish(self) -> None:
        """Call the function unless it has been called."""
        action, self._action = self._action, None
        if action is not None:
            action()


class InTurn:
    """Run animations one after the other."""

    def __init__(self, parts: Sequence[Animation]) -> None:
        self._parts = list(parts)

    def advance(self, dt: float) -> float | None:
        """Advance by `dt` seconds; return the time left over after the last one, None before."""
        left: float | None = dt
        while self._parts and left is not None:
            left = self._parts[0].advance(left)
            if left is not None:
                self._parts.pop(0)
        return left

    def finish(self) -> None:
        """End all that are left, in their order."""
        while self._parts:
            self._parts.pop(0).finish()


class Poised:
    """Hold an animation at its first frame until another one has ended."""

    def __init__(self, before: Animation, own: Animation) -> None:
        self._before: Animation | None = before
        self._own = own

    def advance(self, dt: float) -> float | None:
        """Advance by `dt` seconds; return the time left over once both have ended, None before."""
        if self._before is None:
            return self._own.advance(dt)
        left = self._before.advance(dt)
        if left is None:
            self._own.advance(0.0)
            return None
        self._before = None
        return self._own.advance(left)

    def finish(self) -> None:
        """End both."""
        if self._before is not None:
            self._before.finish()
            self._before = None
        self._own.finish()


class Together:
    """Run animations at the same time; the longest decides when they have ended."""

    def __init__(self, parts: Sequence[Animation]) -> None:
        self._parts = list(parts)

    def advance(self, dt: float) -> float | None:
        """Advance all by `dt` seconds; return the time left over once the last has ended, None before."""
        spare = dt
        for part in list(self._parts):
            left = part.advance(dt)
            if left is not None:
                self._parts.remove(part)
                spare = min(spare, left)
        return None if self._parts else spare

    def finish(self) -> None:
        """End all that are left."""
        while self._parts:
            self._parts.pop(0).finish()


class Motions:
    """Run the animations of a scene."""

    def __init__(self) -> None:
        self._running: list[Animation] = []
        self.away: Callable[[Canvas], frozenset[Spot]] = lambda canvas: frozenset()
        """Returns the items that the scene leaves out of its frames, because an animation draws them."""
        self.undrawn: Callable[[], frozenset[str]] = frozenset
        """Returns the ids of the widgets that it leaves out as well, as those of a dialog that opens."""

    @property
    def active(self) -> bool:
        """Return whether any is running."""
        return bool(self._running)

    def start(self, animation: Animation) -> None:
        """Begin an animation."""
        self._running.append(animation)

    def advance(self, dt: float) -> None:
        """Advance all by `dt` seconds and drop those that have ended."""
        for animation in list(self._running):
            if animation.advance(dt) is not None and animation in self._running:
                self._running.remove(animation)

    def finish(self) -> None:
        """End all at once."""
        while self._running:
            self._running.pop(0).finish()
