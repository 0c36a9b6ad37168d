"""Playback of events, one after the other: the state is final already, the picture follows at the player's speed."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from scenes.engine.motion.tween import Animation

View = TypeVar("View")

Factory = Callable[[object, View], Animation | None]
"""Returns the animation of an event, given the view right after it, or None."""


@dataclass(frozen=True, slots=True)
class Told(Generic[View]):
    """Hold an event and the view right after it."""

    event: object
    view: View


@dataclass(frozen=True, slots=True)
class PlayedEntry(Generic[View]):
    """Hold one action; its events are made by `tell` when its turn comes."""

    tell: Callable[[], Sequence[Told[View]]]
    own: bool = False
    """True if a person at this device did it."""


class EventPlayer(Generic[View]):
    """Play the events of actions one after the other.

    `factories` makes an animation by type of event; events of other types take no time.
    `on_told` is called when the turn of an event comes, `on_shown` after the last event of an action.
    `speed` returns the factor for own or others' actions; with 0, or while `still`, animations end at once.
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
        """Return whether an action is being played or waits to be played."""
        return self._entry is not None or bool(self._entries)

    @property
    def current(self) -> Told[View] | None:
        """Return the event that is being played, or None."""
        return self._current

    def enqueue(self, entry: PlayedEntry[View]) -> None:
        """Add an action at the end; if nothing is playing, it begins at once."""
        self._entries.append(entry)
        self._run(0.0)

    def advance(self, dt: float) -> None:
        """Advance by `dt` seconds at the player's speed."""
        factor = self._factor()
        self._run(dt * factor if factor else 0.0)

    def finish_current(self) -> None:
        """End the running animation and begin the next one."""
        if self._animation is not None:
            animation, self._animation = self._animation, None
            animation.finish()
        self._run(0.0)

    def finish_all(self) -> None:
        """Play everything that waits at once."""
        while self.active:
            self.finish_current()

    @property
    def is_own(self) -> bool:
        """Return whether the present or next action was done by a person at this device."""
        return self._entry.own if self._entry else bool(self._entries and self._entries[0].own)

    def _factor(self) -> float:
        return 0.0 if self._still() else self._speed(self.is_own)

    def _run(self, dt: float) -> None:
        """Use up the time step; animations that are switched off take no time."""
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
        """Make sure that something is playing; return False if nothing is left."""
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
