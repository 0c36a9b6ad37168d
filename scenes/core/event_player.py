"""Plays what happened, entry by entry: the state is long final, the picture follows at the player's speed."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from scenes.core.tweens import Animation

View = TypeVar("View")

Factory = Callable[[object, View], Animation | None]


@dataclass(frozen=True, slots=True)
class Entry(Generic[View]):
    """The events of one action, the view after it, and whether the player's own hand did it."""

    events: Sequence[object]
    view: View
    own: bool = False


class EventPlayer(Generic[View]):
    """`factories` makes an animation from an event and the view after the action; types not named there only sound.

    `on_event` is told each event when its turn comes, `on_shown` each view once its entry has been played.
    """

    def __init__(
        self,
        factories: Mapping[type, Factory[View]],
        *,
        on_shown: Callable[[View], None],
        speed: Callable[[bool], float],
        on_event: Callable[[object], None] = lambda event: None,
        still: Callable[[], bool] = lambda: False,
    ) -> None:
        self._factories = factories
        self._on_shown = on_shown
        self._on_event = on_event
        self._speed = speed
        self._still = still
        self._entries: deque[Entry[View]] = deque()
        self._events: deque[object] = deque()
        self._current: Entry[View] | None = None
        self._animation: Animation | None = None

    @property
    def active(self) -> bool:
        return self._current is not None or bool(self._entries)

    @property
    def current(self) -> Entry[View] | None:
        """The entry being played."""
        return self._current

    def enqueue(self, entry: Entry[View]) -> None:
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

    def _factor(self) -> float:
        own = self._current.own if self._current else bool(self._entries and self._entries[0].own)
        return 0.0 if self._still() else self._speed(own)

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
        if self._current is None:
            if not self._entries:
                return False
            self._current = self._entries.popleft()
            self._events.extend(self._current.events)
        if not self._events:
            entry, self._current = self._current, None
            self._on_shown(entry.view)
            return self.active
        event = self._events.popleft()
        self._on_event(event)
        factory = self._factories.get(type(event))
        self._animation = factory(event, self._current.view) if factory else None
        return True
