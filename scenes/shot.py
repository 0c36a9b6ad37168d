"""The command `shot`: paints one real scene of a seeded match into a PNG without a display."""

from argparse import ArgumentParser, Namespace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

import pygame

from game.ai.opponents import choose
from game.core.match import Match
from game.core.registry import UnknownGameError, spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS, DEFAULT_LEVEL, HUMAN, OptionError, Spec
from game.lab.command import CommandError
from scenes.engine.app import App
from scenes.engine.headless import Headless
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import FALLBACK
from scenes.start import add_look_arguments

SCENES = (
    "title", "new_game", "table", "rules", "records", "replay", "settings", "scores", "coach", "curtain", "saves",
    "how_to_play", "finale", "lesson", "opponents", "try_again", "deck",
)  # fmt: skip
DEFAULT_SIZE = (1920, 1080)


class Shooter(Protocol):
    """Build a scene for a picture: the module `shot` of its package, or the package itself."""

    def for_shot(self, app: App, match: Match) -> Scene:
        """Return the scene for the match."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the command's options."""
    parser.add_argument("scene", metavar="SCENE", choices=SCENES, help=", ".join(SCENES))
    parser.add_argument("--game", required=True, help="the game whose match is shown")
    parser.add_argument("--options", default="", help="such as key=value,key=value")
    parser.add_argument("--seats", type=int, default=0, help="how many play; the fewest unless told")
    parser.add_argument("--seed", default="1", help="the match's seed")
    parser.add_argument("--moves", type=int, default=0, help="how many actions have been played")
    parser.add_argument("--out", type=Path, required=True, help="the PNG file to write")
    add_look_arguments(parser)


def run(args: Namespace) -> int:
    """Paint the picture; return the exit status."""
    shooter = find_shooter(args.scene)
    match = match_for(args)
    stage = Headless(args.size or DEFAULT_SIZE, args.lang or "en", args.text_scale or 100)
    try:
        stage.show(shooter.for_shot(stage.app, match))
        stage.settle()
        _write(stage, args.out)
        _check_texts(stage.app)
    finally:
        stage.close()
    return 0


def _write(stage: Headless, picture: Path) -> None:
    try:
        stage.shot(picture)
    except (OSError, pygame.error):
        raise CommandError(f"{picture} cannot be written.") from None


def _check_texts(app: App) -> None:
    """Raise an error if a text is missing or does not fit; the picture has been written all the same."""
    if app.catalog.missing:
        raise CommandError(f"Missing messages: {', '.join(sorted(app.catalog.missing))}.")
    cut = [box.text for box in app.canvas.boxes if not box.fits]
    if cut:
        raise CommandError(f"Texts that do not fit: {' | '.join(cut)}")


def find_shooter(scene: str) -> Shooter:
    """Return the module that builds the scene for a picture: `shot` in its package, or the package itself."""
    packages = [package for package in (f"scenes.screens.{scene}", f"scenes.{scene}") if find_spec(package) is not None]
    for module in (name for package in packages for name in (f"{package}.shot", package)):
        if find_spec(module) is not None:
            found = import_module(module)
            if hasattr(found, "for_shot"):
                return cast("Shooter", found)
    raise CommandError(f"The scene '{scene}' cannot be painted by this program.")


def match_for(args: Namespace) -> Match:
    """Return the match that the options name, after that many actions of opponents."""
    try:
        spec = spec_of(args.game)
        pairs = [pair.partition("=") for pair in args.options.split(",") if pair]
        names = Catalog(args.lang or FALLBACK)("new-game-names").split(", ")
        players = [HUMAN] + [DEFAULT_LEVEL] * (seat_count(spec, args.seats) - 1)
        seats = [Seat(*seat) for seat in zip(players, names, COLOURS, strict=False)]
        match = Match(spec, {key: value for key, _, value in pairs}, seats, args.seed)
    except (UnknownGameError, OptionError) as error:
        raise CommandError(str(error)) from None
    play(match, args.moves)
    return match


def seat_count(spec: Spec, wanted: int) -> int:
    """Return the number of seats, the fewest unless one is given."""
    if wanted and wanted not in spec.seats:
        raise CommandError(f"{spec.title} is for {' or '.join(map(str, spec.seats))} players, not {wanted}.")
    return wanted or min(spec.seats)


def play(match: Match, actions: int) -> None:
    """Play that many actions with the greedy opponent at every seat; fewer if the match ends before."""
    for number in range(actions):
        decision = match.decision
        if decision is None:
            return
        seed = f"{match.seed}/{number}"
        match.submit(choose(match.spec, "greedy", match.view(decision.seat), decision.seat, seed))
