"""Opens a screen from another one: a function for each, so that screens never import each other.

Each function shows the class of a screen, or calls its namesake in the module `entry` of the screen's package where
opening it takes more than that. Either is imported on first use.
"""

from collections.abc import Generator, Iterator, Mapping
from importlib import import_module
from typing import Any

from game.coach.even_luck import EvenLuck
from game.core.match import Match
from game.core.storage import SaveStore
from scenes.engine.app import App
from scenes.engine.scene import Scene


def open_table(app: App, match: Match, store: SaveStore | None = None) -> None:
    """Open the match on its table; it is saved from now on."""
    _entry("table").open_table(app, match, store)


def open_rematch(app: App, match: Match, store: SaveStore | None = None) -> None:
    """Open a new match with the same seats and options, and a new seed."""
    _entry("table").open_rematch(app, match, store)


def prepare_finale(app: App, match: Match) -> Iterator[None]:
    """Yield after each step of painting the finale ahead of time."""
    strokes: Iterator[None] = _entry("screens.finale").prepare_finale(app, match)
    return strokes


def open_finale(app: App, match: Match, store: SaveStore | None = None) -> None:
    """Open the finale of a match from its table; the scores follow it."""
    _entry("screens.finale").open_finale(app, match, store)


def open_scores(app: App, match: Match, store: SaveStore | None = None, unfolds: bool = False) -> None:
    """Open the scores over the table, which shows the last position again when they are left.

    `unfolds` shows them row by row, as after a match.
    """
    _entry("screens.scores").open_scores(app, match, store, unfolds)


def prepare_scores(app: App, match: Match, store: SaveStore | None = None) -> Generator[None, None, Scene]:
    """Yield after each step of building the scores that unfold after a match; return the scene."""
    page: Scene = yield from _entry("screens.scores").prepare_scores(app, match, store)
    return page


def open_replay(app: App, match: Match, length: int | None = None, seat: int | None = None) -> None:
    """Open the replay after `length` entries, or at the end; `seat` is whose moments the coach shows."""
    _entry("screens.replay").open_replay(app, match, length, seat)


def show_passage(app: App, match: Match, seat: int, entry: int, event: int, until: int) -> None:
    """Open the replay before an event of an entry, as a seat sees it, and play on to the end of `until`."""
    _entry("screens.replay").show_passage(app, match, seat, entry, event, until)


def open_coach(app: App, match: Match, store: SaveStore | None = None) -> None:
    """Open the coach for a match that is over."""
    _entry("screens.coach").open_coach(app, match, store)


def coach_at_work(app: App, match: Match) -> tuple[int, int] | None:
    """Return how many decisions of the match the coach has judged, and of how many; None unless it is at work."""
    found: tuple[int, int] | None = _entry("screens.coach").coach_at_work(app, match)
    return found


def even_luck_of(app: App, match: Match, store: SaveStore | None = None) -> EvenLuck | None:
    """Return what the person's result would have been with even luck; None while the coach does not know it."""
    found: EvenLuck | None = _entry("screens.coach").even_luck_of(app, match, store)
    return found


def open_try_again(app: App, match: Match, seat: int, entry: int = -1) -> None:
    """Open the costly moments of a seat to be tried again, at first the decision at `entry`, if it is one of them."""
    _entry("screens.try_again").open_try_again(app, match, seat, entry)


def open_deck(app: App) -> None:
    """Open the deck of the person's own costly moments."""
    _entry("screens.deck").open_deck(app)


def open_rules(app: App, paragraph: str = "") -> None:
    """Open the rule book at a paragraph such as `sg-3-4`, or at its beginning."""
    app.stack.push(_scene("screens.rules").RuleBook(app, paragraph))


def open_how_to_play(app: App, game: str, seats: int = 0) -> None:
    """Open the game on one page, over whatever is open; for so many seats, or for any number if 0."""
    _entry("screens.how_to_play").open_how_to_play(app, game, seats)


def introduce(app: App, game: str, seats: int) -> None:
    """Open the game on one page, unless it has been seen or a lesson has taught the game."""
    _entry("screens.how_to_play").introduce(app, game, seats)


def open_new_game(app: App, game: str, options: Mapping[str, str] | None = None) -> None:
    """Open the page for a new match with the choices made last, but the options given."""
    app.stack.push(_scene("screens.new_game").NewGame(app, game, options))


def open_lesson(app: App, game: str, lesson: str = "") -> None:
    """Open a lesson where it was left; a game with several lessons asks which."""
    _entry("screens.lesson").open_lesson(app, game, lesson)


def open_lessons(app: App) -> None:
    """Open the choice among the lessons of all games."""
    _entry("screens.lesson").open_lessons(app)


def open_saves(app: App) -> None:
    """Open the list of saved matches."""
    _entry("screens.saves").open_saves(app)


def continue_match(app: App, slot: str) -> None:
    """Load a saved match and open its table."""
    _entry("screens.saves").continue_match(app, slot)


def open_chronicle(app: App) -> None:
    """Open the records of finished matches."""
    app.stack.push(_scene("screens.records").Records(app))


def open_settings(app: App) -> None:
    """Open the settings."""
    app.stack.push(_scene("screens.settings").SettingsPage(app))


def open_opponents(app: App, game: str) -> None:
    """Open the page on how opponents think, and how strong they proved to be in this game."""
    app.stack.push(_scene("screens.opponents").Opponents(app, game))


def open_licenses(app: App) -> None:
    """Open the licences."""
    app.stack.push(_scene("screens.licenses").Licenses(app))


def _entry(package: str) -> Any:
    """Return the module `entry` of a screen, imported on first use."""
    return import_module(f"scenes.{package}.entry")


def _scene(package: str) -> Any:
    """Return the module `scene` of a screen, imported on first use."""
    return import_module(f"scenes.{package}.scene")
