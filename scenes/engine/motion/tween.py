"""Motion over time: eased tweens, sequences and groups, driven only by the time step they are given."""

from collections.abc import Callable, Sequence
from typing import Protocol

Ease = Callable[[float], float]


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


class Animation(Protocol):
    """Something that takes time; `advance` returns the time left over once it is done, None before."""

    def advance(self, dt: float) -> float | None: ...

    def finish(self) -> None: ...


class Tween:
    """Calls `on_value` with the eased share from 0 to 1."""

    def __init__(self, duration: float, on_value: Callable[[float], None], ease: Ease = ease_in_out) -> None:
        self._duration = duration
        self._on_value = on_value
        self._ease = ease
        self._elapsed = 0.0

    def advance(self, dt: float) -> float | None:
        self._elapsed += dt
        if self._elapsed >= self._duration:
            self._on_value(1.0)
            return self._elapsed - self._duration
        self._on_value(self._ease(self._elapsed / self._duration))
        return None

    def finish(self) -> None:
        self._elapsed = self._duration
        self._on_value(1.0)


class Wait(Tween):
    """Nothing, for a while."""

    def __init__(self, duration: float) -> None:
        super().__init__(duration, lambda _: None, linear)


class Until:
    """Nothing, until that is so."""

    def __init__(self, is_so: Callable[[], bool]) -> None:
        self._is_so = is_so

    def advance(self, dt: float) -> float | None:
        return dt if self._is_so() else None

    def finish(self) -> None:
        """There is nothing to end."""


class Call:
    """Does something once, in no time."""

    def __init__(self, action: Callable[[], None]) -> None:
        self._action: Callable[[], None] | None = action

    def advance(self, dt: float) -> float | None:
        self.finish()
        return dt

    def finish(self) -> None:
        action, self._action = self._action, None
        if action is not None:
            action()


class InTurn:
    """One after the other."""

    def __init__(self, parts: Sequence[Animation]) -> None:
        self._parts = list(parts)

    def advance(self, dt: float) -> float | None:
        left: float | None = dt
        while self._parts and left is not None:
            left = self._parts[0].advance(left)
            if left is not None:
                self._parts.pop(0)
        return left

    def finish(self) -> None:
        while self._parts:
            self._parts.pop(0).finish()


class Poised:
    """Stands at its own beginning, with whatever it moves, until another has ended."""

    def __init__(self, before: Animation, own: Animation) -> None:
        self._before: Animation | None = before
        self._own = own

    def advance(self, dt: float) -> float | None:
        if self._before is None:
            return self._own.advance(dt)
        left = self._before.advance(dt)
        if left is None:
            self._own.advance(0.0)
            return None
        self._before = None
        return self._own.advance(left)

    def finish(self) -> None:
        if self._before is not None:
            self._before.finish()
            self._before = None
        self._own.finish()


class Together:
    """All at once; done when the longest is."""

    def __init__(self, parts: Sequence[Animation]) -> None:
        self._parts = list(parts)

    def advance(self, dt: float) -> float | None:
        spare = dt
        for part in list(self._parts):
            left = part.advance(dt)
            if left is not None:
                self._parts.remove(part)
                spare = min(spare, left)
        return None if self._parts else spare

    def finish(self) -> None:
        while self._parts:
            self._parts.pop(0).finish()


class Motions:
    """The animations running in a scene."""

    def __init__(self) -> None:
        self._running: list[Animation] = []

    @property
    def active(self) -> bool:
        return bool(self._running)

    def start(self, animation: Animation) -> None:
        self._running.append(animation)

    def advance(self, dt: float) -> None:
        for animation in list(self._running):
            if animation.advance(dt) is not None and animation in self._running:
                self._running.remove(animation)

    def finish(self) -> None:
        """Everything jumps to its end."""
        while self._running:
            self._running.pop(0).finish()
