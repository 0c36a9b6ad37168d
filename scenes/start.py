"""Opens the window: settings, saves, notices about what was wrong with them, and the first screen."""

import argparse
from dataclasses import dataclass

import pygame

from game.lab.command import CommandError
from scenes import navigation
from scenes.engine import settings
from scenes.engine.app import App
from scenes.engine.main_loop import MainLoop
from scenes.engine.platform import crash, resources, user_dirs
from scenes.engine.settings import LoadedSettings, Settings
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import CODES, FALLBACK, language_for
from scenes.screens.saves.stores import open_store
from scenes.screens.title.scene import Title
from scenes.screens.title.welcome import Welcome

SMALLEST, LARGEST = (640, 360), (16384, 16384)
MOST_UNTOLD = 3
"""Number of restarts at the title after errors that no dialog could show."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Describe how the program begins again after an error: with a match, or with a notice at the title."""

    slot: str = ""
    news: str = ""
    untold: int = 0


def window_size(text: str) -> tuple[int, int]:
    """Return width and height from a text such as `1920x1080`."""
    width, _, height = text.lower().partition("x")
    size = (int(width), int(height)) if width.isdecimal() and height.isdecimal() else (0, 0)
    if not all(low <= side <= high for low, side, high in zip(SMALLEST, size, LARGEST, strict=True)):
        raise argparse.ArgumentTypeError(f"'{text}' is no size such as 1280x720")
    return size


def add_look_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line options that a window and a picture share."""
    parser.add_argument("--size", type=window_size, metavar="WxH", help="width and height, such as 1920x1080")
    parser.add_argument("--lang", choices=CODES, help="the language of all texts")
    parser.add_argument("--text-scale", type=int, choices=range(100, 201), metavar="100-200", help="text in percent")


def run_window(arguments: list[str]) -> int:
    """Run the game until its window is closed; return the exit status."""
    args = _parsed(arguments)
    lock = user_dirs.HomeLock()
    lock.acquire()
    opening: Opening | None = Opening()
    try:
        while opening is not None:
            opening = _sit_down(args, lock, opening)
    except resources.DamagedFile as damaged:
        crash.tell_damage(Catalog(settings.load().settings.language), damaged)
        raise CommandError(str(damaged)) from None
    finally:
        lock.release()
    return 0


def _sit_down(args: argparse.Namespace, lock: user_dirs.HomeLock, opening: Opening) -> Opening | None:
    """Run the program once.

    After an error it returns how to begin again if the person wants that; otherwise None.
    """
    loaded = settings.load()
    app = App(_settings_for(loaded, args), persistent=not lock.read_only)
    store = open_store(app, lock.read_only and lock.is_usable)
    _tell_what_was_wrong(app, loaded, lock)
    if opening.news:
        app.notice(opening.news)
    try:
        MainLoop(app).run(_first_scene(app, opening.slot))
    except resources.DamagedFile:
        raise
    except Exception:
        log = crash.write_log()
        store.wait()
        wish = crash.wish_after(app.catalog, log)
        if wish is crash.Wish.GO_ON:
            return Opening(slot=store.latest or "")
        if wish is crash.Wish.UNASKED and opening.untold < MOST_UNTOLD:
            return Opening(news=crash.news(app.catalog, log), untold=opening.untold + 1)
        raise crash.Crashed(log) from None
    finally:
        store.close()
    return None


def _first_scene(app: App, slot: str) -> Title:
    """Return the title; a match to go on with, or the welcome, is opened over it."""
    title = Title(app)
    if slot:
        app.call_soon(lambda: navigation.continue_match(app, slot))
    elif not app.settings.welcomed:
        app.call_soon(lambda: app.stack.push(Welcome(app)))
    return title


def _parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="main.py", allow_abbrev=False, exit_on_error=False)
    add_look_arguments(parser)
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    try:
        args, unknown = parser.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise CommandError(f"The window cannot open so: {error}.") from None
    if unknown:
        raise CommandError(f"The window has no option '{unknown[0]}'; `main.py --help` lists the commands.")
    return args


def _settings_for(loaded: LoadedSettings, args: argparse.Namespace) -> Settings:
    """Return the settings with what the command line asks for."""
    chosen = loaded.settings
    if not chosen.welcomed:
        chosen.language = system_language()
    if args.lang is not None:
        chosen.language = args.lang
    if args.text_scale is not None:
        chosen.text_scale = args.text_scale
    if args.size is not None:
        chosen.window.width, chosen.window.height = args.size
    if args.size is not None or args.fullscreen:
        chosen.window.full_screen = args.fullscreen
    return chosen


def system_language() -> str:
    """Return the best language for what the system prefers."""
    try:
        preferred = pygame.system.get_pref_locales()
    except pygame.error:
        return FALLBACK
    return language_for([each["language"] for each in preferred])


def _tell_what_was_wrong(app: App, loaded: LoadedSettings, lock: user_dirs.HomeLock) -> None:
    """Show notices about damaged settings, an unusable folder, missing sound, and damaged texts."""
    if loaded.kept_aside:
        app.notice(app.catalog("notice-settings-damaged", file=str(loaded.kept_aside)))
    elif loaded.reason:
        app.notice(app.catalog("notice-settings-unreadable"))
    if not lock.is_usable:
        app.notice(app.catalog("notice-home-unusable", path=str(user_dirs.home_dir())))
    elif lock.read_only:
        app.notice(app.catalog("notice-read-only"))
    if not app.sound.available and pygame.display.get_driver() != "dummy":
        app.notice(app.catalog("notice-no-sound"))
    for problem in app.catalog.problems[:1]:
        _tell_damaged_texts(app, problem)
    app.catalog.on_problem = lambda problem: app.call_soon(lambda: _tell_damaged_texts(app, problem))


def _tell_damaged_texts(app: App, problem: str) -> None:
    app.notice(app.catalog("notice-texts-damaged", problem=problem))
