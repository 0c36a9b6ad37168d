"""How events are told: when each begins and ends, what flies from where to where, what is heard, said and counted."""

import math
import re
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any
from unittest.mock import patch

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.event_player import EventPlayer, Told
from scenes.kit.motion.stage import Stage

FLIES_FROM = 60.0
"""Design units that something must travel to be told."""
FASTEST = 330.0
"""Design units that something flies between two frames; what is further away has jumped there."""
FEWEST_PLACES = 3
"""What is seen at fewer places has jumped."""
REST = 0.25
"""Seconds."""
LEAP = 0.7
GRAIN = 20
MOMENT = 0.01
NUMBER = re.compile(r"^[+−-]?\d+$")


@dataclass(slots=True)
class Happening:
    """An event as it is told."""

    name: str
    begins: float
    ends: float = 0.0
    notes: list[tuple[float, str]] = field(default_factory=list)
    """What is heard, said and counted, and when."""

    def has(self, time: float) -> bool:
        """Return whether it is being told then."""
        return self.begins - MOMENT <= time < max(self.ends, self.begins + MOMENT)


@dataclass(slots=True)
class Flight:
    """Something that is drawn at one place after the other."""

    name: str
    times: list[float]
    places: list[Point]

    @property
    def way(self) -> float:
        """Return how far it has come."""
        return math.dist(self.places[0], self.places[-1])

    @property
    def is_flown(self) -> bool:
        """Return whether it has come far, and not in one leap."""
        steps = [math.dist(one, other) for one, other in pairwise(self.places)]
        return self.way >= FLIES_FROM and len(set(self.places)) >= FEWEST_PLACES and max(steps) <= LEAP * self.way

    @property
    def has_rested(self) -> bool:
        """Return whether it has stayed where it is for a while; what moves it then is another flight."""
        came = next(
            (time for time, place in zip(self.times, self.places, strict=True) if place == self.places[-1]), 0.0
        )
        return self.times[-1] - came >= REST

    def moving(self) -> tuple[float, float, Point, Point]:
        """Return when it left its first place and reached its last, and both."""
        moved = [number for number in range(1, len(self.places)) if self.places[number] != self.places[number - 1]]
        first, last = moved[0] - 1, moved[-1]
        return self.times[first], self.times[last], self.places[first], self.places[last]


class Telling:
    """Follows an app's playback from its beginning; one for each app, made before the app opens a table."""

    def __init__(self) -> None:
        self.clock: Callable[[], float] = float
        self.is_on = False
        self._since = 0.0
        self.events = list[Happening]()
        self._flights, self._flying = list[Flight](), list[Flight]()
        self._drawn = list[tuple[str, Point]]()
        self._numbers = dict[str, tuple[str, ...]]()
        self._is_over = False
        """True while what lies over the table is drawn."""

    @property
    def now(self) -> float:
        """Return the seconds since the input."""
        return self.clock() - self._since

    def begin(self) -> None:
        """Start anew, for the next input."""
        self.is_on, self._since = True, self.clock()
        self.events, self._flights, self._flying = [], [], []

    # What playback says

    @contextmanager
    def following(self) -> Iterator[None]:
        """Follow every player of events and every canvas made inside."""
        initialise, draw_over, draw_image, draw_kept = EventPlayer.__init__, Stage.draw, Canvas.image, Canvas.kept

        def made(player: EventPlayer[Any], factories: Any, **more: Any) -> None:
            on_told, on_shown = more.pop("on_told"), more.pop("on_shown")
            initialise(player, factories, on_told=self._then(self._begins, on_told),
                       on_shown=self._then(self._ends, on_shown), **more)  # fmt: skip

        def over(stage: Stage[Any], canvas: Canvas) -> None:
            self._is_over = True
            draw_over(stage, canvas)
            self._is_over = False

        def image(canvas: Canvas, name: str, rect: Rect, alpha: float = 1) -> None:
            if self._is_over:
                self._draws(canvas, name.rpartition("/")[2], canvas.pixels(rect))
            draw_image(canvas, name, rect, alpha)

        def kept(canvas: Canvas, paint: Callable[..., object], *shown: Any) -> None:
            if self._is_over:
                paint(canvas, *shown)  # a repeated drawing would not say which pictures it holds
            else:
                draw_kept(canvas, paint, *shown)

        with ExitStack() as ending:
            for target, name, hook in ((EventPlayer, "__init__", made), (Stage, "draw", over),
                                       (Canvas, "image", image), (Canvas, "kept", kept)):  # fmt: skip
                ending.enter_context(patch.object(target, name, hook))
            yield

    @staticmethod
    def _then(first: Callable[..., None], second: Callable[..., None]) -> Callable[..., None]:
        def both(*given: Any) -> None:
            first(*given)
            second(*given)

        return both

    def _begins(self, told: Told[Any]) -> None:
        self._ends()
        seat = getattr(told.event, "seat", None)
        name = type(told.event).__name__ + (f" of {seat}" if isinstance(seat, int) else "")
        self.events.append(Happening(name, self.now, math.inf))

    def _ends(self) -> None:
        for event in self.events[-1:]:
            event.ends = min(event.ends, self.now)

    def note(self, words: str) -> None:
        """Write down that something is heard, said or counted now."""
        if not self.is_on:
            return
        if not self.events or self.events[-1].ends < self.now - MOMENT:
            self.events.append(Happening("-", self.now, self.now))
        self.events[-1].notes.append((self.now, words))

    # What frames show

    def _draws(self, canvas: Canvas, name: str, area: pygame.Rect) -> None:
        if self.is_on:
            view = canvas.viewport
            place = (area.centerx - view.left) / view.scale, (area.centery - view.top) / view.scale
            self._drawn.append((name, place))

    def frame(self, canvas: Canvas, numbers: dict[str, tuple[str, ...]], list_place: Rect | None) -> None:
        """Compare a painted frame with the one before; what moves within the list of lines is left out."""
        for item in canvas.things:
            self._draws(canvas, _name(item.name), item.area)
        drawn, self._drawn = self._drawn, []
        drawn = [each for each in drawn if list_place is None or not list_place.contains(each[1])]
        self._follow(drawn)
        for owner, now in numbers.items():
            before = self._numbers.get(owner, now)
            if before != now and len(before) == len(now):
                changes = [f"{one} -> {two}" for one, two in zip(before, now, strict=True) if one != two]
                self.note(f"{owner} {', '.join(changes)}")
        self._numbers = numbers

    def _follow(self, drawn: Sequence[tuple[str, Point]]) -> None:
        """Let each drawing go on the flight of its name that ends there, else the nearest."""
        free, self._flying = self._flying, []
        left = [each for each in drawn if not self._goes_on(free, *each, within=0.0)]
        for name, place in left:
            if not self._goes_on(free, name, place, within=FASTEST):
                self._flights.append(Flight(name, [self.now], [place]))
                self._flying.append(self._flights[-1])

    def _goes_on(self, free: list[Flight], name: str, place: Point, within: float) -> bool:
        alike = [flight for flight in free if flight.name == name]
        flight = min(alike, key=lambda each: math.dist(each.places[-1], place), default=None)
        if flight is None or math.dist(flight.places[-1], place) > within:
            return False
        free.remove(flight)
        if place != flight.places[-1] and flight.has_rested:
            flight = Flight(name, [flight.times[-1]], [flight.places[-1]])
            self._flights.append(flight)
        flight.times.append(self.now)
        flight.places.append(place)
        self._flying.append(flight)
        return True

    # The text

    def lines(self) -> Iterator[str]:
        """Yield the events since the input, each with what came with it; nothing is followed any more."""
        self.is_on = False
        self._ends()
        flights = [each for each in self._flights if each.is_flown]
        for event in self.events:
            of_event = [each for each in flights if event.has(each.moving()[0])]
            flights = [each for each in flights if not event.has(each.moving()[0])]
            yield f"{event.begins:.1f} {event.name} {event.ends - event.begins:.1f} s"
            yield from (f"  {time:.1f} {words}" for time, words in event.notes)
            yield from _flown(of_event)
        if flights:
            yield "besides"
            yield from _flown(flights)


def _flown(flights: Sequence[Flight]) -> Iterator[str]:
    """Yield the flights; what flies together shares a line."""
    together = dict[str, list[str]]()
    for flight in flights:
        first, last, start, end = flight.moving()
        way = f"{_place(start)} -> {_place(end)} {first:.1f}-{last:.1f}"
        together.setdefault(way, []).append(flight.name)
    for way, names in sorted(together.items(), key=lambda each: (each[0].rpartition(" ")[2], each)):
        yield f"  {' + '.join(dict.fromkeys(names))}: {way}"


def _name(name: Hashable) -> str:
    return " ".join(map(str, name)) if isinstance(name, tuple) else str(name)


def _place(point: Point) -> str:
    return ",".join(str(round(length / GRAIN) * GRAIN) for length in point)


def numbers_of(texts: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return the numbers that stand on each widget."""
    return {
        owner: found for owner, said in texts.items() if (found := tuple(each for each in said if NUMBER.match(each)))
    }
