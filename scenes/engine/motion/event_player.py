"""Plays what happened, entry by entry: the state is long final, the picture follows at the player's speed."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from scenes.engine.motion.tween import Animation

View = TypeVar("View")

Factory = Callable[[object, View], Animation | None]


@dataclass(frozen=True, slots=True)
class Told(Generic[View]):
    """An event and the view right after it."""

    event: object
    view: View


@dataclass(frozen=True, slots=True)
class PlayedEntry(Generic[View]):
    """One action. What it tells is made when its turn comes."""

    tell: Callable[[], Sequence[Told[View]]]
    own: bool = False
    """The player's own hand did it."""


class EventPlayer(Generic[View]):
    """`factories` makes an animation from an event and the view right after it; types not named there only sound.

    `on_told` gets each event when its turn comes, `on_shown` is called after the last of an entry.
    """

    def __init__(
        self,
        factories: Mapping[type, Factory[View]],
        *,
        speed: Callable[[bool], float],
        on_told: Callable[[Told[View]], None] = lambda told: None,
        on_shown: Callable[[], None] = lambda: None,
        still: Callable[[], bool] = lambda: False,
    ) -> None:
        self._factories = factories
        self._on_told, self._on_shown = on_told, on_shown
        self._speed = speed
        self._still = still
        self._entries: deque[PlayedEntry[View]] = deque()
        self._waiting: deque[Told[View]] = deque()
        self._entry: PlayedEntry[View] | None = None
        self._current: Told[View] | None = None
        self._animation: Animation | None = None

    @property
    def active(self) -> bool:
        return self._entry is not None or bool(self._entries)

    @property
    def current(self) -> Told[View] | None:
        """What is being told."""
        return self._current

    def enqueue(self, entry: PlayedEntry[View]) -> None:
        self._entries.append(entry)
        self._run(0.0)

    def advance(self, dt: float) -> None:
        factor = self._factor()
        self._run(dt * factor if factor else 0.0)

    def finish_current(self) -> None:
        """Any key: the running animation jumps to its end and the next one begins."""
        if self._animation is not None:
            animation, self._animation = self._animation, None
            animation.finish()
        self._run(0.0)

    def finish_all(self) -> None:
        """Everything queued is shown at once."""
        while self.active:
            self.finish_current()

    @property
    def is_own(self) -> bool:
        """What is told, or comes next, was done by the player's own hand."""
        return self._entry.own if self._entry else bool(self._entries and self._entries[0].own)

    def _factor(self) -> float:
        return 0.0 if self._still() else self._speed(self.is_own)

    def _run(self, dt: float) -> None:
        """Uses up the time step; animations that are switched off take none of it."""
        left: float | None = dt
        while left is not None and self._next():
            if self._animation is None:
                continue
            if not self._factor():
                self._animation.finish()
            else:
                left = self._animation.advance(left)
                if left is None:
                    return
            self._animation = None

    def _next(self) -> bool:
        """Makes sure something is playing; false when the queue is empty."""
        if self._animation is not None:
            return True
        if self._entry is None and not self._begin():
            return False
        if not self._waiting:
            self._entry = self._current = None
            self._on_shown()
            return self.active
        self._current = told = self._waiting.popleft()
        self._on_told(told)
        factory = self._factories.get(type(told.event))
        self._animation = factory(told.event, told.view) if factory else None
        return True

    def _begin(self) -> bool:
        if not self._entries:
            return False
        self._entry = self._entries.popleft()
        self._waiting.extend(self._entry.tell())
        return True
