"""The command `selftest`: tries scenes, workers and saves in a temporary home folder, without a window."""

import os
import tempfile
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.ai.budget import Budget
from game.ai.workers import Thinker
from game.core.match import Match
from game.core.record import lines_of
from game.core.seats import Seat
from game.core.spec import DEFAULT_LEVEL, HUMAN, Spec
from game.core.storage import SaveStore
from game.lab.command import CommandError
from scenes.common.game_catalogue import playable_cities
from scenes.engine.headless import Headless
from scenes.engine.text.languages import CODES
from scenes.shot import SCENES, find_shooter, play

PATIENCE_SECONDS = 120.0
SIZE = (1280, 720)
MOVES = 12


def add_arguments(parser: ArgumentParser) -> None:
    """Add the command's options."""
    parser.add_argument("--quick", action="store_true", help="one game in one language")


def run(args: Namespace) -> int:
    """Try every game; return the exit status."""
    specs = [city.spec for city in playable_cities() if city.spec is not None]
    languages = CODES
    if args.quick:
        specs, languages = specs[:1], CODES[:1]
    with _own_home() as home:
        for spec in specs:
            for language in languages:
                print(f"{spec.id}, {language}: {_paint(spec, language)} scenes", flush=True)
            print(f"{spec.id}: a worker answers {_answer(spec)}", flush=True)
            print(f"{spec.id}: {_save_and_load(spec, home / 'saves')} actions saved and loaded", flush=True)
    print("Everything works.")
    return 0


@contextmanager
def _own_home() -> Iterator[Path]:
    """Use a temporary folder as the program's home."""
    before = os.environ.get("QUATTRO_HOME")
    with tempfile.TemporaryDirectory(prefix="quattro-selftest-") as folder:
        os.environ["QUATTRO_HOME"] = folder
        try:
            yield Path(folder)
        finally:
            if before is None:
                del os.environ["QUATTRO_HOME"]
            else:
                os.environ["QUATTRO_HOME"] = before


def _match(spec: Spec) -> Match:
    players = [HUMAN] + [DEFAULT_LEVEL] * (min(spec.seats) - 1)
    seats = [Seat(player, f"Name {number}", spec.colours[number]) for number, player in enumerate(players)]
    match = Match(spec, {}, seats, "selftest")
    play(match, MOVES)
    return match


def _paint(spec: Spec, language: str) -> int:
    """Paint every scene and return how many; a missing text is an error."""
    stage = Headless(SIZE, language)
    try:
        for scene in SCENES:
            stage.show(find_shooter(scene).for_shot(stage.app, _match(spec)))
            stage.settle()
        if stage.app.catalog.missing or stage.app.catalog.problems:
            raise CommandError(f"Texts are missing in '{language}': {sorted(stage.app.catalog.missing)}.")
    finally:
        stage.close()
    return len(SCENES)


def _answer(spec: Spec) -> str:
    """Return the action that a worker process chooses; an answer found without one is an error."""
    match, came = _match(spec), threading.Event()
    decision = match.decision
    assert decision is not None
    troubles: list[str] = []
    thinker = Thinker(came.set, workers=1, on_trouble=lambda: troubles.append(spec.id))
    try:
        view = match.view(decision.seat)
        request = thinker.ask(spec.id, view, decision.seat, DEFAULT_LEVEL, match.seed, Budget(playouts=16))
        came.wait(PATIENCE_SECONDS)
        answer = request.poll()
    finally:
        thinker.close()
    if answer is None or troubles:
        raise CommandError("The worker processes do not run here.")
    match.submit(spec.rules.parse_action(answer.action))
    return f"«{answer.action}»"


def _save_and_load(spec: Spec, folder: Path) -> int:
    """Save a whole match and load it; return how many actions it has."""
    store, match = SaveStore(folder), _match(spec)
    slot = store.autosave(match).slot
    play(match, spec.max_actions)
    store.wait()
    again = SaveStore(folder).load(slot)
    store.close()
    if again.notice is not None or list(lines_of(again.match)) != list(lines_of(match)) or not match.is_over:
        raise CommandError("A saved match does not come back as it was.")
    return len(match.entries)
