"""One match in two worlds that a viewer cannot tell apart, each told at a real table and written down frame by frame.

A world knows its next entries beforehand: whoever acts, the next one happens. `Redealt` deals everything the viewer
may not see anew, in each position and in each picture of each entry, so that whatever the screen reads of it shows.
"""

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import pygame

from game.ai.thinking import Answer
from game.core.actions import Action
from game.core.chance import Live, OutcomeMismatchError, RecordedChance, Replay
from game.core.events import Event
from game.core.frames import Frame, frames
from game.core.match import Match, Played
from game.core.seats import Seat
from scenes.engine.headless import Headless
from scenes.engine.input.focus import every, focusable
from scenes.engine.scene import Scene
from scenes.engine.settings import Speed
from scenes.screens.curtain import Curtain
from scenes.table.match_controller import OnAnswer
from scenes.table.scene import TableScene

SIZE = (640, 360)
_TRIES = 8
"""So often cards are dealt anew until a secret is another."""
TICK = 0.05
"""The longest step that the program takes."""
LONGEST_TELLING = 900
"""Ticks in which an entry is told, and the table comes to rest again."""


class Course:
    """A match as it went: its positions, its entries, and the pictures of each."""

    def __init__(self, match: Match) -> None:
        self.match, self.start, self.entries = match, match.state_at(0), tuple(match.entries)
        self._frames: dict[int, tuple[Frame, ...]] = {}

    def frames(self, index: int) -> tuple[Frame, ...]:
        if index not in self._frames:
            self._frames[index] = self._frames_of(index)
        return self._frames[index]

    def state_at(self, length: int) -> Any:
        return self.entries[length - 1].after if length else self.start

    def _frames_of(self, index: int) -> tuple[Frame, ...]:
        return self.match.frames(index)


class Redealt(Course):
    """The same course as far as that seat can tell: what it cannot see, or was not told, is another.

    Where the rules allow it, an entry leads from one of these positions to the next; else each picture stands alone.
    """

    def __init__(self, true: Course, viewer: int, seed: str) -> None:
        super().__init__(true.match)
        self._true, self.viewer, self._seed = true, viewer, seed
        self._source = random.Random(seed)
        self.follows = set[int]()
        """The entries that lead from one position to the next."""
        self._entries = list[Played]()
        self.start = self._deal(self.start)
        for entry in true.entries:
            self._go_on(entry)
        self.entries = tuple(self._entries)

    def _go_on(self, entry: Played) -> None:
        """With a secret that is another than the true one: where luck had it alike, the cards are dealt again."""
        before = self._entries[-1].after if self._entries else self.start
        played = self._following(entry, before)
        for _ in range(_TRIES):
            if played is None or not self._tells_true_secret(entry, played):
                break
            before = self._deal_again()
            played = self._following(entry, before)
        if played is not None:
            self.follows.add(entry.index)
        self._entries.append(played or self._alone(entry, before))

    def _tells_true_secret(self, entry: Played, played: Played) -> bool:
        pairs = zip(entry.events, played.events, strict=True)
        return any(true == other and true.masked(self.viewer) is not true for true, other in pairs)

    def _deal_again(self) -> Any:
        """The position before the next entry; the one before does not lead there any more."""
        if not self._entries:
            self.start = self._deal(self.start)
            return self.start
        last = self._entries[-1]
        self.follows.discard(last.index)
        self._entries[-1] = replace(last, after=self._deal(last.after))
        return self._entries[-1].after

    def _deal(self, state: Any) -> Any:
        """Who holds anything hidden at all is known to everybody who counts, and stays."""
        rules = self.match.spec.rules
        view, holders = rules.observe(state, self.viewer), self._holders(state)
        for _ in range(_TRIES):
            world = rules.determinise(view, self.viewer, self._source)
            if self._holders(world) == holders:
                break
        return world

    def _holders(self, state: Any) -> list[bool]:
        """Whether each seat sees what the first does not."""
        rules = self.match.spec.rules
        views = [rules.observe(state, seat) for seat in range(rules.seats(state))]
        return [view != views[0] for view in views]

    def _alone(self, entry: Played, before: Any) -> Played:
        events = tuple(event_redealt(event, self.viewer) for event in entry.events)
        return replace(entry, events=events, legal=self._legal(entry, before), after=self._deal(entry.after))

    def _legal(self, entry: Played, before: Any) -> int:
        return entry.legal if entry.seat == self.viewer else len(self.match.spec.rules.legal(before))

    def _following(self, entry: Played, before: Any) -> Played | None:
        """Another action where the viewer was not told which, else the same one."""
        rules, viewer = self.match.spec.rules, self.viewer
        told, position = [event.masked(viewer) for event in entry.events], rules.observe(entry.after, viewer)
        legal = rules.legal(before)
        others = [each for each in legal if type(each) is type(entry.action) and each != entry.action]
        is_told = tuple(told) == entry.events
        for action in [*([] if is_told or entry.seat == viewer else others), entry.action]:
            if action not in legal:
                continue
            luck: RecordedChance = Replay(entry.outcome) if entry.outcome else Live(self.match.seed, entry.index + 1)
            after, events = before.clone(), list[Event]()
            try:
                rules.apply(after, action, luck, events.append)
            except OutcomeMismatchError:
                continue
            if [event.masked(viewer) for event in events] == told and rules.observe(after, viewer) == position:
                return replace(
                    entry, action=action, outcome=luck.outcome, events=tuple(events), after=after,
                    legal=self._legal(entry, before),
                )  # fmt: skip
        return None

    def _frames_of(self, index: int) -> tuple[Frame, ...]:
        if index in self.follows:
            entry = self.entries[index]
            return frames(self.match.spec.rules, self.state_at(index), entry.action, entry.outcome)
        self._source = random.Random(f"{self._seed}/{index}")
        told = self._true.frames(index)
        return tuple(Frame(event_redealt(frame.event, self.viewer), self._deal(frame.state)) for frame in told)


def event_redealt(event: Event, viewer: int) -> Event:
    """The event with other secrets, where the viewer was not told them."""
    masked = event.masked(viewer)
    if masked is event:
        return event
    return replace(event, **{field: _another(getattr(event, field)) for field in event.secrets})


def _another(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value - 1 if value else 1
        case tuple() | list():
            return type(value)(map(_another, value))
    return value


class World(Match):
    """A match that stands somewhere in a course and goes on as that does."""

    def __init__(self, course: Course, length: int, people: Sequence[int]) -> None:
        given = course.match
        seats = [replace(seat, player="human" if number in people else "greedy")
                 for number, seat in enumerate(given.first_seats)]  # fmt: skip
        super().__init__(given.spec, given.options, seats, given.seed, Replay(given.setup_outcome))
        self._course, self._start = course, course.start
        self.entries = list(course.entries[:length])
        self._committed = length

    @property
    def coming(self) -> Action:
        """The action that is next."""
        action: Action = self._course.entries[len(self.entries)].action
        return action

    def submit(self, action: Any, chance: Any = None) -> Played:
        self._undone.clear()
        return self._play(action)

    def _play(self, action: Any, chance: Any = None) -> Played:
        entry = self._course.entries[len(self.entries)]
        self.entries.append(entry)
        self.feed.publish(entry)
        return entry

    def frames(self, index: int) -> tuple[Frame, ...]:
        return self._course.frames(index)


@dataclass(frozen=True, slots=True)
class Sight:
    """All that one frame shows, says or tells to whoever asks, and whom it is for."""

    viewer: int
    is_covered: bool
    scene: str
    pixels: int
    texts: tuple[str, ...]
    things: tuple[str, ...]
    """Names of loose things: by them pieces find the way home when something is taken back."""
    sounds: tuple[tuple[str, float], ...]
    widgets: tuple[tuple[str, str, bool], ...]
    """In focus order, with tooltip and whether it can be pressed."""
    focus: str
    words: tuple[str, ...]
    """The prompt, and the lines of the chronicle."""

    def is_for(self, person: int) -> bool:
        return self.is_covered or self.viewer == person

    def differences(self, other: "Sight") -> list[str]:
        """The names of what is not alike, with the first difference of each."""
        names = ("viewer", "is_covered", "scene", "pixels", "texts", "things", "sounds", "widgets", "focus", "words")
        found = ((name, getattr(self, name), getattr(other, name)) for name in names)
        return [f"{name}: {_first_difference(one, two)}" for name, one, two in found if one != two]


def _first_difference(one: Any, two: Any) -> str:
    if isinstance(one, tuple):
        pairs = ((a, b) for a, b in zip(one, two, strict=False) if a != b)
        return str(next(pairs, f"{len(one)} and {len(two)}"))
    return f"{one} and {two}"


class Watcher:
    """Writes down what a program shows. Tooltips are asked for whenever widgets were made anew."""

    def __init__(self, stage: Headless) -> None:
        self.stage = stage
        self.sights: list[Sight] = []
        self._sounds: list[tuple[str, float]] = []
        self._asked: tuple[object, tuple[tuple[str, str, bool], ...]] = None, ()
        stage.app.sound.play = self._hear  # type: ignore[method-assign]

    def _hear(self, name: str, side: float = 0.0) -> None:
        self._sounds.append((name, round(side, 3)))

    def tick(self, seconds: float = TICK) -> None:
        self.stage.clock.now += seconds
        self.stage.loop.step([])

    def look(self, viewer: int, is_covered: bool, words: Sequence[str]) -> None:
        app = self.stage.app
        scene = app.stack.top
        assert scene is not None
        sounds, self._sounds = tuple(self._sounds), []
        self.sights.append(
            Sight(
                viewer, is_covered, scene.name, _hash(app.window.surface), tuple(box.text for box in app.canvas.boxes),
                tuple(sorted(repr(thing.name) for thing in app.canvas.things)), sounds, self._widgets(scene),
                scene.input.focus_id, tuple(words),
            )
        )  # fmt: skip

    def _widgets(self, scene: Scene) -> tuple[tuple[str, str, bool], ...]:
        if self._asked[0] is not scene.widgets:
            live = {widget.id for widget in focusable(scene.widgets)}
            told = ((each.id, scene.tooltip_for(each), each.id in live) for each in every(scene.widgets))
            self._asked = scene.widgets, tuple(told)
        return self._asked[1]


def _hash(surface: pygame.Surface) -> int:
    """Return Python's own hash of the pixels: it takes a quarter of the time of one that lasts longer than this run."""
    return hash(surface.get_buffer().raw)


class TellsWhatComes:
    """An opponent does what comes next, up to the entry `until`. The questions for hints are written down."""

    def __init__(self, world: World, until: int) -> None:
        self._world, self._until = world, until
        self.questions: list[tuple[int, str, Any]] = []
        self.stage: Headless | None = None

    def ask(self, game_id: str, view: Any, seat: int, player: Seat, seed: str, on_answer: OnAnswer) -> "TellsWhatComes":
        assert self.stage is not None
        if len(self._world.entries) < self._until:
            answer = Answer(self._world.coming.text)
            self.stage.app.call_soon(lambda: on_answer(answer))
        return self

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> "TellsWhatComes":
        assert self.stage is not None
        self.questions.append((seat, seed, self._world.spec.rules.to_plain(view)))
        answer = Answer(self._world.coming.text)
        self.stage.app.call_soon(lambda: on_answer(answer))
        return self

    def hurry(self) -> None:
        """It thinks no time at all."""

    def cancel(self) -> None:
        """The answer comes in the same turn of the loop."""


class Showing:
    """A world at its table, up to the entry `until`."""

    def __init__(self, stage: Headless, world: World, until: int) -> None:
        self.stage, self.world, self.until = stage, world, until
        self.watcher, adviser = Watcher(stage), TellsWhatComes(world, until)
        adviser.stage, self.adviser = stage, adviser
        self.table = TableScene(stage.app, world, adviser)
        self.table.ending.begin = lambda: None  # type: ignore[method-assign]
        stage.show(self.table)

    def run(self) -> list[Sight]:
        """Every frame until that entry has been told and the table waits for somebody."""
        for _ in range(LONGEST_TELLING * (self.until - len(self.world.entries) + 1)):
            self.tick()
            if self._is_told():
                return self.watcher.sights
            if not self.table.playback.is_active:
                self._go_on()
        raise AssertionError("the table never comes to rest")

    def tick(self, seconds: float = TICK) -> None:
        self.watcher.tick(seconds)
        table, latest = self.table, self.table.playback.chronicle.latest(4)
        lines = [line for block in latest for line in (block.text, block.brief)]
        words = [table.prompt.text(table.position), *lines]
        self.watcher.look(table.controller.viewer, table.controller.hands_covered, words)

    def tick_until_it_rests(self) -> None:
        self.tick()
        while self.stage.app.is_animating():
            self.tick()

    def _is_told(self) -> bool:
        return len(self.world.entries) >= self.until and not self.table.is_animating()

    def _go_on(self) -> None:
        """Several people end their last turn as well: the next one comes to the screen at once."""
        top, is_going_on = self.stage.app.stack.top, len(self.world.entries) < self.until
        if isinstance(top, Curtain):
            top.lift()
        elif self.world.holds_turn() and (is_going_on or len(self.world.humans) > 1):
            self.table.controller.end_turn()
        elif is_going_on and self.table.controller.is_viewer_deciding:
            self.table.controller.submit(self.world.coming)


@contextmanager
def showing(
    course: Course, first: int, until: int, people: Sequence[int], *, speed: Speed = "2x", is_still: bool = False
) -> Iterator[Showing]:
    stage = Headless(SIZE)
    settings = stage.app.settings
    settings.reduced_motion, settings.own_speed, settings.rival_speed = is_still, speed, speed
    try:
        yield Showing(stage, World(course, first, people), until)
    finally:
        stage.close()


def seen_by(sights: Sequence[Sight], person: int) -> list[Sight]:
    return [sight for sight in sights if sight.is_for(person)]


def leaks(one: Sequence[Sight], other: Sequence[Sight], person: int) -> list[str]:
    """Each difference that the person could notice, in the first frame that has any."""
    mine, others = seen_by(one, person), seen_by(other, person)
    for number, (before, after) in enumerate(zip(mine, others, strict=False)):
        if found := before.differences(after):
            return [f"frame {number} for seat {person}", *found]
    return [] if len(mine) == len(others) else [f"{len(mine)} frames for seat {person}, or {len(others)}"]
