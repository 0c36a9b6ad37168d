"""Plays a session and writes after each input what it has brought."""

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

from scenes.engine.layout import SCREEN
from scenes.table.scene import TableScene
from tests.fuzz.monkey.starts import Start
from tests.fuzz.monkey.world import Input, World
from tests.transcripts.differences import changed_pictures, turned
from tests.transcripts.script import INDENT, Script, Step
from tests.transcripts.seen import Observer, Page, Sight, quoted, ranges, survey

LONGEST_REST, LONGEST_ELSEWHERE = 40.0, 6.0
"""Seconds of the program that a table, or another screen, may go on; what moves longer is written down as it stands."""
SOON = 1.0
"""A timer that is due within so many seconds belongs to what is waited for."""
PAINTED = 2
"""Of so many frames in motion one is painted."""
LONG_AGO = 1_770_000_000
"""When the first file of the home was written; the others follow by the minute."""
MOST_PRESSES = 12
NOTHING = "nothing"


class SessionError(AssertionError):
    """A session cannot be played as it is written."""


class Playing:
    """One session in a program of its own."""

    def __init__(self, start: Start, folder: Path) -> None:
        self.world = World(start, folder)
        self.folder, self.app = folder, self.world.app
        self.app.run_with_spinner = lambda work: work()  # type: ignore[method-assign]
        self.observer = Observer(self.app, str(folder))
        self._sights = list[tuple[int, int]]()
        """The number of each picture at rest, by the number of its input."""
        self._pages = dict[str, Page]()
        """Each scene as it was last seen."""
        self._bases = dict[tuple[str, ...], Sight]()
        """The last sight at rest of each stack of scenes."""
        self._last: Sight | None = None
        self._said = set[str]()
        """Every text that stood there after the input before."""
        self._count = 0

    def close(self) -> None:
        """End the program."""
        self.observer.close()
        self.world.close()

    def begin(self) -> list[str]:
        """Come to rest and return everything that is there."""
        return self._answer(self._rest())

    def take(self, step: Step) -> list[str]:
        """Do an input and return what it brought."""
        self._count += 1
        self._age_files()
        if step.given.kind == "survey":
            return list(survey(self.world.top))
        seconds = self._do(step.given)
        if not step.waits or step.given.kind == "wait":
            return self._answer(0.0, is_at_rest=False)
        return self._answer(seconds + self._rest())

    def ways(self) -> Iterator[str]:
        """Yield what may be done at the table now, and which piece leads there."""
        table = self.world.top
        table.refresh()
        if isinstance(table, TableScene) and table.position.can_act:
            yield from (f"{table.bindings.next_press(each)}: {each.text}" for each in table.match.legal())

    # Doing

    def _do(self, given: Input) -> float:
        for widget in _widgets_named(given):
            if self.world.top.find(widget) is None:
                raise SessionError(f"{self.world.top.name} has no widget {widget}")
        if given.kind in _OWN_KINDS:
            return _OWN_KINDS[given.kind](self, *given.values)
        self.world.perform(given, paints=False)
        return 0.0

    def play(self, action: str) -> float:
        """Press what leads to an action until it is played; return the seconds until then."""
        seconds = 0.0
        for _ in range(MOST_PRESSES):
            table = self.world.top
            if not isinstance(table, TableScene):
                raise SessionError(f"{table.name} is no table")
            table.refresh()
            legal = {each.text: each for each in table.match.legal()} if table.position.can_act else {}
            if action not in legal:
                raise SessionError(f"{action} is not among {', '.join(legal) or 'what may be done, which is nothing'}")
            played = len(table.match.entries)
            self.world.perform(Input("click", (table.bindings.next_press(legal[action]), 1)), paints=False)
            if len(table.match.entries) > played:
                return seconds
            seconds += self._rest()
        raise SessionError(f"no press leads to {action}")

    def enlarge(self, widget: str) -> float:
        """Press the right button on a widget."""
        x, y = self.world.stage.center(widget)
        self.world.perform(Input("click at", (x / SCREEN.w, y / SCREEN.h, 3)), paints=False)
        return 0.0

    def _rest(self) -> float:
        """Let time pass until nothing goes on by itself; return how long that took."""
        world, clock = self.world, self.world.stage.clock
        begun, frames = clock.now, count(1)
        if self._goes_on:
            world.paint()
        while self._goes_on and clock.now < begun + self._longest:
            world.frame(SOON, paints=next(frames) % PAINTED == 0)
        return clock.now - begun

    @property
    def _longest(self) -> float:
        return LONGEST_REST if isinstance(self.world.top, TableScene) else LONGEST_ELSEWHERE

    @property
    def _goes_on(self) -> bool:
        wait = self.world.seconds_to_next()
        return self.world.is_moving or (wait is not None and (wait < SOON or self._is_thinking))

    @property
    def _is_thinking(self) -> bool:
        return any(thinker.seconds_to_next() is not None for thinker in self.world.thinkers)

    def _age_files(self) -> None:
        """Date the saves in the order in which they were written: no session knows what day it is."""
        if isinstance(self.world.top, TableScene):
            return
        self.world.store.wait()
        written = sorted((entry.stat().st_mtime_ns, entry.path) for entry in os.scandir(self.folder / "home" / "saves"))
        for number, (_, path) in enumerate(written):
            os.utime(path, (LONG_AGO + 60 * number,) * 2)

    # Writing down

    def _answer(self, seconds: float, is_at_rest: bool = True) -> list[str]:
        observer, still_moves = self.observer, is_at_rest and self._goes_on
        is_at_rest = is_at_rest and not still_moves
        observer.wants_picture = is_at_rest
        self.world.paint()
        observer.wants_picture = False
        sight = observer.look(is_at_rest)
        lines = [f"after {seconds:.1f} s" + (", still moving" if still_moves else "")] if seconds >= 0.05 else []
        lines += self._differences(sight)
        lines += self._passed(sight)
        if is_at_rest:
            lines += self._pictures(sight)
            self._bases[sight.scenes] = sight
        self._last = sight
        self._pages.update(sight.pages)
        return lines or [NOTHING]

    def _passed(self, sight: Sight) -> Iterator[str]:
        """Yield what came and went, and what was heard."""
        observer, stays = self.observer, set(sight.notices)
        stays |= {text for page in sight.pages.values() for said in page.texts.values() for text in said}
        known = self._said
        passing = [text for text in observer.passing if text not in stays and text not in known]
        yield from (f"told {quoted(text)}" for text in passing)
        if observer.sounds:
            yield f"sounds: {', '.join(observer.sounds)}"
        observer.passing, observer.sounds = [], []
        self._said = stays

    def _differences(self, sight: Sight) -> Iterator[str]:
        last = self._last
        if last is None or sight.scenes != last.scenes:
            yield f"scenes: {', '.join(sight.scenes)}"
        for name, page in sight.pages.items():
            of = "" if name == sight.scenes[-1] else f" of {name}"
            yield from (line.replace(":", f"{of}:", 1) if of else line for line in turned(self._pages.get(name), page))
        if last is None or sight.notices != last.notices:
            before = last.notices if last is not None else ()
            yield from (f"notice + {quoted(text)}" for text in sight.notices if text not in before)
            yield from (f"notice - {quoted(text)}" for text in before if text not in sight.notices)
        if last is None or sight.focus != last.focus:
            yield f"focus: {sight.focus or 'nothing'}"
        if sight.tooltip != (last.tooltip if last is not None else ""):
            yield f"tooltip: {quoted(sight.tooltip) if sight.tooltip else 'none'}"

    def _pictures(self, sight: Sight) -> Iterator[str]:
        number, base = sight.number, self._bases.get(sight.scenes)
        before, self._sights = self._sights, [*self._sights, (self._count, number)]
        if before and before[-1][1] == number:
            return
        if base is not None and (changed := list(changed_pictures(base, sight))):
            yield f"pictures: {ranges(changed)}"
        if earlier := [count for count, known in before if known == number]:
            ago = self._count - earlier[-1]
            yield f"picture: as {ago} inputs ago" if earlier[-1] else "picture: as at the start"


def _widgets_named(given: Input) -> Sequence[str]:
    return {"click": given.values[:1], "move": given.values[:1], "focus": given.values[:1], "right": given.values[:1],
            "drag": given.values[:2]}.get(given.kind, ())  # fmt: skip


def _nothing(playing: Playing) -> float:
    return 0.0


_OWN_KINDS: dict[str, Callable[..., float]] = {"play": Playing.play, "right": Playing.enlarge, "rest": _nothing}


@contextmanager
def playing(start: Start) -> Iterator[Playing]:
    """A program of its own that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="quattro-transcript-") as folder, ExitStack() as ending:
        played = Playing(start, Path(folder))
        ending.callback(played.close)
        yield played


def transcript(script: Script) -> str:
    """Return the session with all that its inputs bring."""
    lines = [*script.comment, script.start_text]
    with playing(script.start) as played:
        lines += _indented(played.begin())
        for step in script.steps:
            try:
                brought = played.take(step)
            except Exception as error:
                raise SessionError(f"{step.text}: {error}") from error
            lines += [step.text, *_indented(brought)]
    return "\n".join(lines) + "\n"


def outlook(script: Script) -> Iterator[str]:
    """Yield what is there after the last input: for who writes the next one."""
    with playing(script.start) as played:
        played.begin()
        for step in script.steps:
            played.take(step)
        page = played.observer.look(with_picture=False).pages[played.world.top.name]
        yield from (f"{widget} [{look}]" for widget, look in page.looks.items())
        yield from survey(played.world.top)
        yield from played.ways()


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"{INDENT}{line}" for line in lines]
