"""Walks of the monkey: some inputs in one program, with the checks; what fails is shortened and can be replayed."""

import json
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.monkey.checks import Found, check_always, check_at_rest, check_records, come_to_rest
from tests.fuzz.monkey.choosing import Chooser
from tests.fuzz.monkey.shrinking import shortest
from tests.fuzz.monkey.starts import Start, random_start
from tests.fuzz.monkey.world import Input, World, inputs_of
from tests.ui.shared import shared_pictures, shared_reading

INPUTS_PER_WALK = 150
BETWEEN_RECORDS = 24
"""So many inputs, and what the record says is looked at."""
HANGS_AFTER = 40.0
"""Seconds of processor time for one input, hundreds of times what the slowest needs."""
ROOT = Path(__file__).parents[3]


@dataclass(slots=True)
class Failure:
    """How a walk ended; equal failures have equal kinds."""

    start: Start
    inputs: list[Input]
    kind: str
    told: str
    seed: str = ""

    def script(self) -> str:
        """What `python -m tests.fuzz.monkey FILE` plays again."""
        inputs = ",\n  ".join(json.dumps(each.plain(), ensure_ascii=False) for each in self.inputs)
        return f'{{"start": {json.dumps(self.start.plain(), ensure_ascii=False)},\n "inputs": [\n  {inputs}]}}'


@dataclass(slots=True)
class Tally:
    """What a run did."""

    inputs: int = 0
    walks: int = 0
    scenes: Counter[str] = field(default_factory=Counter)
    entries: int = 0


class Hang(Exception):
    """An input never came to its end."""


@contextmanager
def bounded() -> Iterator[None]:
    """By processor time, where the system can say so."""
    if sys.platform == "win32":
        yield
        return

    def stop(*_: Any) -> None:
        raise Hang

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, HANGS_AFTER)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def walk(start: Start, inputs: Callable[[World], Iterator[Input]], tally: Tally | None = None) -> Failure | None:
    """Takes one input after the other; None when nothing is wrong."""
    folder, taken = Path(tempfile.mkdtemp(prefix="quattro-monkey-")), list[Input]()
    tally = tally or Tally()
    try:
        with bounded():
            world = World(start, folder)
        try:
            for given in inputs(world):
                taken.append(given)
                with bounded():
                    _take(world, given, len(taken))
                tally.inputs += 1
                tally.scenes[world.top.name] += 1
            check_records(world)
        finally:
            left = world.close()
        if left:
            raise Found(f"left behind: {left[0].split()[0]}", left)
    except Exception as error:
        return Failure(start, taken, kind_of(error), "".join(traceback.format_exception(error)))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        tally.walks += 1
    return None


def _take(world: World, given: Input, number: int) -> None:
    world.do(given)
    check_always(world)
    if given.kind == "calm" and come_to_rest(world):
        check_at_rest(world)
    if number % BETWEEN_RECORDS == 0:
        check_records(world)


def kind_of(error: BaseException) -> str:
    """The check, or the error and where in the program it was raised."""
    if isinstance(error, Found):
        return error.kind
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "/tests/" not in frame.filename]
    own = [frame for frame in frames if frame.filename.startswith(str(ROOT)) and "/.venv/" not in frame.filename]
    place = f"{Path(own[-1].filename).relative_to(ROOT)}:{own[-1].name}" if own else "tests"
    return f"{type(error).__name__} in {place}"


def random_walk(seed: str, count: int, tally: Tally | None = None) -> Failure | None:
    source = Random(seed)
    start = random_start(source)
    failure = walk(start, lambda world: chosen(world, source, count), tally)
    if failure is not None:
        failure.seed = seed
    return failure


def chosen(world: World, source: Random, count: int) -> Iterator[Input]:
    """Each when the one before has been taken."""
    chooser = Chooser(world, source)
    for _ in range(count):
        yield chooser.next()


def replay(start: Start, inputs: Sequence[Input]) -> Failure | None:
    return walk(start, lambda world: iter(inputs))


def shortened(failure: Failure) -> Failure:
    """As few of its inputs as still fail in the same way; itself where it fails otherwise the second time."""

    def fails(inputs: Sequence[Input]) -> bool:
        again = replay(failure.start, inputs)
        return again is not None and again.kind == failure.kind

    if not fails(failure.inputs):
        failure.told += "\nIt did not fail again when it was replayed.\n"
        return failure
    failure.inputs = shortest(failure.inputs, fails)
    return failure


def replay_script(text: str) -> Failure | None:
    plain = json.loads(text)
    return replay(Start.from_plain(plain["start"]), inputs_of(plain["inputs"]))


def run(count: int, _folder: Path, seed: int = 1, stops: bool = True, shortens: bool = True) -> str:
    """So many inputs in walks of their own; each kind of failure is shortened and told once."""
    tally, found = Tally(), dict[str, Failure]()
    with shared_reading(), shared_pictures():
        for failure in _failures(count, seed, tally):
            if failure.kind not in found:
                found[failure.kind] = shortened(failure) if shortens else failure
                print(told_of(found[failure.kind]), flush=True)
            if stops:
                break
    assert not found, f"{len(found)} kinds of failure after {tally.inputs} inputs: " + "; ".join(found)
    scenes = ", ".join(f"{name} {number}" for name, number in tally.scenes.most_common())
    return f"{tally.inputs} inputs in {tally.walks} walks: {scenes}"


def _failures(count: int, seed: int, tally: Tally) -> Iterator[Failure]:
    for number in range(-(-count // INPUTS_PER_WALK)):
        length = min(INPUTS_PER_WALK, count - number * INPUTS_PER_WALK)
        failure = random_walk(f"{seed}/{number}", length, tally)
        if failure is not None:
            yield failure


def told_of(failure: Failure) -> str:
    return f"== seed {failure.seed}: {failure.kind}\n{failure.told}\n{failure.script()}\n"
