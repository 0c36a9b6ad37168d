"""Opens a screen from another one: a function for each, so that screens never import each other.

Each function calls its namesake in the module `entry` of the screen's package, which is imported on first use.
"""

from collections.abc import Generator, Iterator, Mapping
from importlib import import_module
from typing import Any

from game.core.match import Match
from game.core.storage import SaveStore
from scenes.engine.app import App
from scenes.engine.scene import Scene


def open_table(app: App, match: Match, store: SaveStore | None = None) -> None:
    """The match on its table; from now on it keeps itself."""
    _entry("table").open_table(app, match, store)


def open_rematch(app: App, match: Match, store: SaveStore | None = None) -> None:
    """The same places and levels with a new seed."""
    _entry("table").open_rematch(app, match, store)


def prepare_finale(app: App, match: Match) -> Iterator[None]:
    """In strokes."""
    strokes: Iterator[None] = _entry("screens.finale").prepare_finale(app, match)
    return strokes


def open_finale(app: App, match: Match, store: SaveStore | None = None) -> None:
    """The end of a match as the table tells it; the scores follow."""
    _entry("screens.finale").open_finale(app, match, store)


def open_scores(app: App, match: Match, store: SaveStore | None = None, unfolds: bool = False) -> None:
    """Lies over the table, so that leaving it shows the last position again; after a match it unfolds row by row."""
    _entry("screens.scores").open_scores(app, match, store, unfolds)


def prepare_scores(app: App, match: Match, store: SaveStore | None = None) -> Generator[None, None, Scene]:
    """In strokes, the page that unfolds after a match."""
    page: Scene = yield from _entry("screens.scores").prepare_scores(app, match, store)
    return page


def open_replay(app: App, match: Match, length: int | None = None, seat: int | None = None) -> None:
    """The board after `length` entries, or at the end; `seat` is whose moments the coach shows."""
    _entry("screens.replay").open_replay(app, match, length, seat)


def show_passage(app: App, match: Match, seat: int, entry: int, event: int, until: int) -> None:
    """The board before that event of an entry, from the place of that seat; then it plays to the end of `until`."""
    _entry("screens.replay").show_passage(app, match, seat, entry, event, until)


def open_coach(app: App, match: Match, store: SaveStore | None = None) -> None:
    """What could have been better in a match that is over."""
    _entry("screens.coach").open_coach(app, match, store)


def coach_at_work(app: App, match: Match) -> tuple[int, int] | None:
    """How many of the decisions it has looked at, while it looks at this match for the first time."""
    found: tuple[int, int] | None = _entry("screens.coach").coach_at_work(app, match)
    return found


def open_rules(app: App, paragraph: str = "") -> None:
    """The book where it says, such as `sg-3-4`, or at its beginning."""
    _entry("screens.rules").open_rules(app, paragraph)


def open_how_to_play(app: App, game: str, seats: int = 0) -> None:
    """The game in one page, over whatever is open; for so many seats, or for any number."""
    _entry("screens.how_to_play").open_how_to_play(app, game, seats)


def introduce(app: App, game: str, seats: int) -> None:
    """The same page, unless it has been seen or a lesson has told it."""
    _entry("screens.how_to_play").introduce(app, game, seats)


def open_new_game(app: App, game: str, options: Mapping[str, str] | None = None) -> None:
    """As it was played last, but with the options given."""
    _entry("screens.new_game").open_new_game(app, game, options)


def open_lesson(app: App, game: str, lesson: str = "") -> None:
    """Where it was left; a city with several lessons asks which."""
    _entry("screens.lesson").open_lesson(app, game, lesson)


def open_lessons(app: App) -> None:
    """Asks which of all."""
    _entry("screens.lesson").open_lessons(app)


def open_saves(app: App) -> None:
    _entry("screens.saves").open_saves(app)


def continue_match(app: App, slot: str) -> None:
    """From a saved match to its table."""
    _entry("screens.saves").continue_match(app, slot)


def open_chronicle(app: App) -> None:
    _entry("screens.records").open_chronicle(app)


def open_settings(app: App) -> None:
    _entry("screens.settings").open_settings(app)


def open_opponents(app: App, game: str) -> None:
    """How opponents think, and how strong they proved to be in this game."""
    _entry("screens.opponents").open_opponents(app, game)


def open_licenses(app: App) -> None:
    _entry("screens.licenses").open_licenses(app)


def _entry(package: str) -> Any:
    return import_module(f"scenes.{package}.entry")
