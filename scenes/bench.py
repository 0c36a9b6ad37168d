"""The command `bench`: measures playouts, search and drawing, as one JSON object or a table."""

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from multiprocessing import get_context
from statistics import median
from typing import Any

from game.ai.budget import Budget
from game.ai.workers import Thinker
from game.core.match import Match
from game.core.registry import game_ids, spec_of
from game.core.seats import Seat
from game.core.spec import DEFAULT_LEVEL, HUMAN
from game.lab import bench as engine
from game.lab.command import CommandError
from scenes.engine.headless import Headless
from scenes.engine.platform.event_wait import wait_for_events
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.title.scene import Title
from scenes.shot import play
from scenes.table.shot import for_shot

SIZE = (1920, 1080)
FRAMES = 60
PERSON = 0
IDLE_SECONDS = 3.0
FRAME_SECONDS = 4.0
SLOW = 0.033
MOVES = 40
LATE = 0.9
"""Share of the actions of a whole match."""
LONGEST = 2000

Figures = dict[str, Any]


def add_arguments(parser: ArgumentParser) -> None:
    """Add the command's options."""
    parser.add_argument("--game", action="append", help="a game to measure; without it, all")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def run(args: Namespace) -> int:
    """Measure and print; return the exit status."""
    games = args.game or list(game_ids())
    unknown = [game for game in games if game not in game_ids()]
    if unknown:
        raise CommandError(f"There is no game '{unknown[0]}'; choose one of {', '.join(game_ids())}.")
    tables = [game for game in games if game in game_ui_ids()]
    figures: Figures = {
        "engine": {game: engine.measure(game) for game in games},
        "title_first_frame_s": first_frame(),
        "screen": {game: measure_table(game) for game in tables},
    }
    print(json.dumps(figures) if args.json else "\n".join(_lines(figures)))
    return 0


def measure_table(game: str) -> Figures:
    """Measure the table with most seats, early and late in a match, at 1920 x 1080 without a display."""
    return {"size": "x".join(map(str, SIZE))} | {name: _measure(match) for name, match in stages(game).items()}


def _measure(match: Match) -> Figures:
    stage = Headless(SIZE)
    try:
        stage.show(for_shot(stage.app, match))
        stage.settle()
        return {
            "moves": len(match.entries),
            "full_redraw_ms": _milliseconds(stage.app.draw),
            "redraw_on_change_ms": _milliseconds(lambda: _redraw_anew(stage)),
            "idle_share_percent": idle_share(stage),
            "frames": frames_beside_a_thinker(stage, match),
        }
    finally:
        stage.close()


def stages(game: str) -> dict[str, Match]:
    """Return moments of one match in which the person decides, so that no opponent thinks during drawing."""
    spec = spec_of(game)
    seats = [Seat(HUMAN), *[Seat(DEFAULT_LEVEL)] * (max(spec.seats) - 1)]
    match = Match(spec, {}, seats, "bench")
    play(match, LONGEST)
    lengths = {"early": MOVES, "late": round(len(match.entries) * LATE)}
    return {name: match.branch(_last_decision(match, length)) for name, length in lengths.items()}


def _last_decision(match: Match, length: int) -> int:
    return max(index for index, entry in enumerate(match.entries[: length + 1]) if entry.seat == PERSON)


def first_frame() -> float:
    """Return the seconds from the start of a new process to the title's first frame."""
    started = time.perf_counter()
    process = get_context("spawn").Process(target=_show_title)
    process.start()
    process.join()
    if process.exitcode != 0:
        raise CommandError("The title could not be drawn.")
    return round(time.perf_counter() - started, 3)


def _show_title() -> None:
    stage = Headless(SIZE)
    stage.show(Title(stage.app))


def _milliseconds(draw: Callable[[], None]) -> float:
    """Return the processor time of one frame: the median of many, as other programs disturb some."""
    spent = []
    for _ in range(FRAMES):
        started = time.process_time()
        draw()
        spent.append(time.process_time() - started)
    return round(median(spent) * 1000, 2)


def _redraw_anew(stage: Headless) -> None:
    """Draw a frame with all widgets built again."""
    stage.app.stack.invalidate()
    stage.app.draw()


def idle_share(stage: Headless) -> float:
    """Return the processor time of the waiting loop, in percent of one core."""
    worked, started = time.process_time(), time.perf_counter()
    while (left := started + IDLE_SECONDS - time.perf_counter()) > 0:
        stage.loop.step(wait_for_events(left))
    return round((time.process_time() - worked) / (time.perf_counter() - started) * 100, 2)


def frames_beside_a_thinker(stage: Headless, match: Match) -> Figures:
    """Count slow frames, alone and while an opponent of the default level thinks."""
    alone = _slow_frames(stage)
    thinker = Thinker()
    try:
        decision = match.decision
        assert decision is not None
        view, budget = match.view(decision.seat), Budget(seconds=FRAME_SECONDS)
        thinker.ask(match.spec.id, view, decision.seat, DEFAULT_LEVEL, "bench", budget)
        beside = _slow_frames(stage)
    finally:
        thinker.close()
    return {"alone": alone, "beside_thinker": beside}


def _slow_frames(stage: Headless) -> Figures:
    slow, frames, worst = 0, 0, 0.0
    deadline = time.perf_counter() + FRAME_SECONDS
    while time.perf_counter() < deadline:
        started = time.perf_counter()
        stage.app.draw()
        spent = time.perf_counter() - started
        frames, slow, worst = frames + 1, slow + (spent > SLOW), max(worst, spent)
        time.sleep(max(0.0, 1 / 60 - spent))
    return {"frames": frames, "over_33_ms": slow, "worst_ms": round(worst * 1000, 1)}


def _lines(figures: Figures, indent: str = "") -> list[str]:
    lines: list[str] = []
    for name, value in figures.items():
        if isinstance(value, dict):
            lines += [f"{indent}{name}", *_lines(value, indent + "  ")]
        else:
            lines.append(f"{indent}{name:<28} {value}")
    return lines
