"""Plays a session and writes after each input what it has brought."""

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from math import inf
from pathlib import Path
from typing import Any
from unittest.mock import patch

from game.core.listing import Slot
from game.core.storage import SaveStore
from scenes.engine.layout import SCREEN
from scenes.engine.platform.busy import Spinner
from scenes.table.scene import TableScene
from tests.fuzz.monkey.starts import LONG_AGO, Start
from tests.fuzz.monkey.thinker import RandomThinker
from tests.fuzz.monkey.world import Input, World
from tests.transcripts.differences import changed_pictures, turned
from tests.transcripts.prompted import PromptedThinker
from tests.transcripts.script import INDENT, Script, Step
from tests.transcripts.seen import Observer, Page, Sight, quoted, ranges, survey
from tests.transcripts.telling import Telling

LONGEST_REST, LONGEST_ELSEWHERE, LONGEST_TELLING = 20.0, 6.0, 600.0
"""Seconds of the program that a table, another screen, or the telling of a whole round may go on.

What moves longer is written down as it stands.
"""
SOON = 1.0
"""A timer that is due within so many seconds belongs to what is waited for."""
PAINTED = 2
"""Of so many frames in motion one is painted."""
MOST_PRESSES = 12
NOTHING = "nothing"
_SLOTS = SaveStore.slots


class SessionError(AssertionError):
    """A session cannot be played as it is written."""


class Playing:
    """One session in a program of its own."""

    def __init__(self, start: Start, folder: Path, thinker: type[RandomThinker] = RandomThinker) -> None:
        self._ending, self.telling = ExitStack(), Telling()
        self._ending.enter_context(self.telling.following())
        self.world = World(start, folder, thinker)
        self.telling.clock = self.world.stage.clock
        self.folder, self.app = folder, self.world.app
        self._ending.enter_context(patch.object(Spinner, "run", lambda spinner, work: work()))
        self._ending.enter_context(patch.object(SaveStore, "slots", self._slots))
        self.observer = Observer(self.app, str(folder), self.telling)
        self._sights = list[tuple[int, int]]()
        """The number of each picture at rest, by the number of its input."""
        self._pages = dict[str, Page]()
        """Each scene as it was last seen."""
        self._bases = dict[tuple[str, ...], Sight]()
        """The last sight at rest of each stack of scenes."""
        self._last: Sight | None = None
        self._said = set[str]()
        """Every text that stood there after the input before."""
        self._ahead = list[str]()
        """What was played by itself, because nothing else was possible, and will be told to be played."""
        self._count = 0

    def close(self) -> None:
        """End the program."""
        self.observer.close()
        self.world.close()
        self._ending.close()

    def begin(self) -> list[str]:
        """Come to rest and return everything that is there."""
        return self._answer(self._rest())

    def take(self, step: Step) -> list[str]:
        """Do an input and return what it brought."""
        self._count += 1
        if step.given.kind == "survey":
            return list(survey(self.world.top, step.given.values)) or [NOTHING]
        if step.given.kind == "tell":
            return self.tell(*step.given.values)
        seconds = self._do(step.given)
        if not step.waits or step.given.kind == "wait":
            return self._answer(0.0, is_at_rest=False)
        return self._answer(seconds + self._rest())

    def ways(self) -> Iterator[str]:
        """Yield what may be done at the table now, and which piece leads there."""
        table = self.world.top
        table.refresh()
        if isinstance(table, TableScene) and table.position.can_act:
            yield from (f"{table.moves.bindings.next_press(each)}: {each.text}" for each in table.match.legal())

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
            self.world.perform(Input("click", (table.moves.bindings.next_press(legal[action]), 1)), paints=False)
            if len(table.match.entries) > played:
                return seconds
            seconds += self._rest()
        raise SessionError(f"no press leads to {action}")

    def tell(self, words: str) -> list[str]:
        """Let an action be played, and those of the opponents that follow; return how they are told."""
        table, plan = self.world.top, words.split("; ")
        if not isinstance(table, TableScene):
            raise SessionError(f"{table.name} is no table")
        self.telling.begin()
        while plan and self._ahead and plan[0] == self._ahead[0]:
            del plan[0], self._ahead[0]
        wanted, begun = list(plan), len(table.match.entries)
        decision = table.match.decision
        if plan and decision is not None and table.match.seats[decision.seat].is_human:
            table.moves.submit(_legal(table, plan.pop(0)))
        for thinker in self.world.thinkers:
            if isinstance(thinker, PromptedThinker):
                thinker.follow(plan)
        seconds = self._rest(1, LONGEST_TELLING)
        if table.match.holds_turn():
            self.world.perform(Input("click", ("end-turn", 1)), paints=False)
            seconds += self._rest(1, LONGEST_TELLING)
        played = [entry.action.text for entry in table.match.entries[begun:]]
        if played[: len(wanted)] != wanted:
            raise SessionError(f"{played} was played; this may be: {[each.text for each in table.match.legal()]}")
        self._ahead += played[len(wanted) :]
        self.observer.passing, self.observer.sounds = [], []
        return [*self.telling.lines(), f"rest {seconds:.1f}"]

    def enlarge(self, widget: str) -> float:
        """Press the right button on a widget."""
        x, y = self.world.stage.center(widget)
        self.world.perform(Input("click at", (x / SCREEN.w, y / SCREEN.h, 3)), paints=False)
        return 0.0

    def _rest(self, painted: int = PAINTED, longest: float = LONGEST_REST) -> float:
        """Let time pass until nothing goes on by itself; return how long that took."""
        world, clock = self.world, self.world.stage.clock
        begun, frames = clock.now, count(1)
        if self._goes_on:
            world.paint()
        while self._goes_on and clock.now < begun + min(longest, self._longest):
            world.frame(SOON, paints=next(frames) % painted == 0)
        return clock.now - begun

    @property
    def _longest(self) -> float:
        return LONGEST_TELLING if isinstance(self.world.top, TableScene) else LONGEST_ELSEWHERE

    @property
    def _goes_on(self) -> bool:
        wait = self.world.seconds_to_next()
        if wait == inf:
            return self.world.is_moving
        return self.world.is_moving or (wait is not None and (wait < SOON or self._is_thinking))

    @property
    def _is_thinking(self) -> bool:
        return any(thinker.seconds_to_next() is not None for thinker in self.world.thinkers)

    def _slots(self) -> list[Slot]:
        """Return the saves, dated before anybody reads them."""
        self._age_files()
        return _SLOTS(self.world.store)

    def _age_files(self) -> None:
        """Date the saves in the order in which they were written: no session knows what day it is."""
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


def _legal(table: TableScene, text: str) -> Any:
    legal = {each.text: each for each in table.match.legal()}
    if text not in legal:
        raise SessionError(f"{text} is not among {', '.join(legal)}")
    return legal[text]


def _widgets_named(given: Input) -> Sequence[str]:
    return {"click": given.values[:1], "move": given.values[:1], "focus": given.values[:1], "right": given.values[:1],
            "drag": given.values[:2]}.get(given.kind, ())  # fmt: skip


def _nothing(playing: Playing) -> float:
    return 0.0


_OWN_KINDS: dict[str, Callable[..., float]] = {"play": Playing.play, "right": Playing.enlarge, "rest": _nothing}


@contextmanager
def playing(start: Start, is_told: bool = False) -> Iterator[Playing]:
    """A program of its own that is gone afterwards; opponents play what is told them, or as they like."""
    with tempfile.TemporaryDirectory(prefix="quattro-transcript-") as folder, ExitStack() as ending:
        played = Playing(start, Path(folder), PromptedThinker if is_told else RandomThinker)
        ending.callback(played.close)
        yield played


def transcript(script: Script) -> str:
    """Return the session with all that its inputs bring."""
    lines = [*script.comment, script.start_text]
    with playing(script.start, script.is_told) as played:
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
    with playing(script.start, script.is_told) as played:
        played.begin()
        for step in script.steps:
            played.take(step)
        page = played.observer.look(with_picture=False).pages[played.world.top.name]
        yield from (f"{widget} [{look}]" for widget, look in page.looks.items())
        yield from survey(played.world.top)
        yield from played.ways()


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"{INDENT}{line}" for line in lines]
