"""Where a walk of the monkey begins: the settings, the home with its saved matches, and the first screen."""

import os
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

from game.core.match import Match
from game.core.record import lines_of
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS, HUMAN, TEMPERS
from scenes import navigation
from scenes.common import lesson_catalogue
from scenes.common.game_catalogue import playable_cities
from scenes.engine.app import App
from scenes.engine.settings import Settings
from scenes.engine.text.languages import CODES
from scenes.screens.title.scene import Title
from scenes.screens.title.welcome import Welcome
from scenes.screens.try_again.entry import open_series
from scenes.screens.try_again.series import Task
from tests.ui.played import play
from tests.ui.try_again.trying import moments_of

SIZES = ((640, 360), (640, 360), (640, 360), (640, 360), (1280, 720))
TEXT_SCALES = (100, 100, 100, 130, 200)
SPEEDS = ("off", "4x", "4x", "2x", "1x", "half")
TURN_ENDS = ("asked", "light", "at_once")
MATCH_SEEDS = 3
"""How many different matches of each form are played in advance; walks begin somewhere within one of them."""
NAMES = (
    "Agnese", "Adso", "William", "Bianca", "Michele", "Lucia", "", "[b]Ugo", "[icon:coin]", "[icon:{bait}]",
    "[c:burgundy]Ida[/c]", "]", "葛\U000e0100子", "Wilhelmina von Habsburg-Lothringen", "Ω{ $x }",
)  # fmt: skip
SCREENS = {
    "table": 52, "scores": 5, "finale": 5, "replay": 6, "coach": 6, "lesson": 7, "new_game": 6, "title": 5,
    "saves": 5, "chronicle": 3, "settings": 3, "rules": 3, "how_to_play": 2, "opponents": 2, "licenses": 1,
    "welcome": 1, "deck": 3, "try_again": 5,
}  # fmt: skip
"""How often a walk begins at each screen."""
LONG_AGO = 1_770_028_200
"""When the first file of the home was written; the others follow by the minute."""
OF_ENDED_MATCHES = ("scores", "finale", "coach", "deck", "try_again")


@dataclass(frozen=True, slots=True)
class Start:
    """Everything that a walk depends on besides its inputs."""

    screen: str
    game: str
    players: tuple[str, ...]
    names: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    match_seed: str
    moves: int
    """How many actions have been played; more than there are mean a match that is over."""
    resigns: bool
    saved: int
    """How many other matches the home has."""
    size: tuple[int, int]
    settings: tuple[tuple[str, Any], ...]
    shows_transitions: bool
    damaged: int = 0
    """How many of those matches cannot be read as they were written: the second of them not at all."""
    avoids: tuple[str, ...] = ()
    """First words of actions that were played before only when nothing else could be."""

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> "Start":
        lists = {key: _as_tuple(value) for key, value in plain.items()}
        return cls(**lists)


def _as_tuple(value: Any) -> Any:
    return tuple(map(_as_tuple, value)) if isinstance(value, (list, tuple)) else value


def random_start(source: random.Random) -> Start:
    screen = source.choices(list(SCREENS), list(SCREENS.values()))[0]
    spec = spec_of(source.choice(playable_cities()).id)
    seats = source.choice(spec.seats)
    options = tuple((option.key, source.choice(option.values)) for option in spec.all_options)
    length = len(_actions(spec.id, seats, options, "0"))
    moves = source.choice((0, source.randrange(length), source.randrange(length), max(0, length - 4)))
    return Start(
        screen=screen, game=spec.id, players=_players(seats, source), names=tuple(source.choices(NAMES, k=seats)),
        options=options, match_seed=str(source.randrange(MATCH_SEEDS)),
        moves=spec.max_actions if screen in OF_ENDED_MATCHES or source.random() < 0.04 else moves,
        resigns=source.random() < (0.4 if screen in (*OF_ENDED_MATCHES, "replay") else 0.02),
        saved=source.choice((0, 1, 3)), size=source.choice(SIZES), settings=_settings(source),
        shows_transitions=source.random() < 0.3,
    )  # fmt: skip


def _players(seats: int, source: random.Random) -> tuple[str, ...]:
    """Alone, with others at the screen, or only watching."""
    people = source.choice((0, 1, 1, 1, 2, seats))
    players = [HUMAN] * min(people, seats) + ["random"] * (seats - people)
    source.shuffle(players)
    return tuple(players)


def _settings(source: random.Random) -> tuple[tuple[str, Any], ...]:
    chosen = {
        "language": source.choice(CODES), "text_scale": source.choice(TEXT_SCALES),
        "own_speed": source.choice(SPEEDS), "rival_speed": source.choice(SPEEDS),
        "reduced_motion": source.random() < 0.4, "plain_letters": source.random() < 0.1,
        "turn_ends": source.choice(TURN_ENDS), "hints": source.random() < 0.9,
    }  # fmt: skip
    return tuple(chosen.items())


def settings_of(start: Start) -> Settings:
    games = [city.id for city in playable_cities()]
    is_new = start.screen == "welcome"
    return Settings(welcomed=not is_new, introduced=[] if is_new else games[::2], **dict(start.settings))


# The home


def furnish(start: Start, home: Path) -> None:
    """Write saved matches of several cities, one of them over; those that are damaged come first."""
    folder = home / "saves"
    folder.mkdir(parents=True)
    for number in range(start.saved):
        game = playable_cities()[number % len(playable_cities())].id
        text = _saved_record(game, number)
        path = folder / f"{game}-{number + 1}.jsonl"
        path.write_bytes(_damaged(text, number) if number < start.damaged else text)
        os.utime(path, (LONG_AGO + 60 * number,) * 2)


@cache
def _saved_record(game: str, number: int) -> bytes:
    spec = spec_of(game)
    seats = [Seat(HUMAN if seat <= number % 2 else "random", name, COLOURS[seat])
             for seat, name in enumerate(NAMES[: min(spec.seats)])]  # fmt: skip
    match = Match(spec, {}, seats, "0")
    play(match, (5, spec.max_actions, 20)[number % 3])
    return "".join(f"{line}\n" for line in lines_of(match)).encode()


def _damaged(text: bytes, number: int) -> bytes:
    """Return the record without the end of its last line; the second one is no record at all."""
    return text[:-9] if number == 0 else b"no record\n" + text


# The match and the screen


@cache
def _actions(
    game: str, seats: int, options: tuple[tuple[str, str], ...], seed: str, avoids: tuple[str, ...] = ()
) -> tuple[Any, ...]:
    spec = spec_of(game)
    match = Match(spec, dict(options), [Seat("random")] * seats, seed)
    play(match, spec.max_actions, avoids)
    return tuple(entry.action for entry in match.entries)


def match_of(start: Start, bait: Path) -> Match:
    """Somebody may be called like a file outside the program."""
    spec = spec_of(start.game)
    seats = [
        Seat(player, name.replace("{bait}", str(bait)), colour, "" if player == HUMAN else temper)
        for player, name, colour, temper in zip(start.players, start.names, COLOURS, cycle(TEMPERS), strict=False)
    ]
    match = Match(spec, dict(start.options), seats, start.match_seed)
    played = _actions(start.game, len(seats), start.options, start.match_seed, start.avoids)
    for action in played[: start.moves]:
        match.submit(action)
    match.take_up()
    if start.resigns and match.humans:
        match.resign(match.humans[0])
    return match


def open_screen(start: Start, app: App, bait: Path) -> None:
    """On top of the title, as every screen lies."""
    app.stack.reset(Title(app))
    match = match_of(start, bait)
    if start.screen not in _OPENED:
        navigation.open_table(app, match)
    if start.screen in _OPEN:
        _OPEN[start.screen](app, start, match)


def _open_lesson(app: App, start: Start, match: Match) -> None:
    lessons = list(lesson_catalogue.lessons_of(start.game))
    lesson = lessons[start.moves % len(lessons)]
    progress = lesson_catalogue.progress_of(app)
    progress.keep(f"{start.game}/{lesson}", start.moves % len(lesson_catalogue.lessons_of(start.game)[lesson].steps))
    navigation.open_lesson(app, start.game, lesson)


def _open_moments(app: App, match: Match) -> None:
    tasks = [Task(match, judged) for judged in moments_of(match)]
    if tasks:
        open_series(app, tasks, "coach")


_OPEN: dict[str, Callable[[App, Start, Match], None]] = {
    "lesson": _open_lesson,
    "new_game": lambda app, start, match: navigation.open_new_game(app, start.game),
    "saves": lambda app, start, match: navigation.open_saves(app),
    "chronicle": lambda app, start, match: navigation.open_chronicle(app),
    "settings": lambda app, start, match: navigation.open_settings(app),
    "rules": lambda app, start, match: navigation.open_rules(app, match.spec.prefix),
    "how_to_play": lambda app, start, match: navigation.open_how_to_play(app, start.game),
    "opponents": lambda app, start, match: navigation.open_opponents(app, start.game),
    "licenses": lambda app, start, match: navigation.open_licenses(app),
    "welcome": lambda app, start, match: app.stack.push(Welcome(app)),
    "scores": lambda app, start, match: navigation.open_scores(app, match, unfolds=True),
    "finale": lambda app, start, match: navigation.open_finale(app, match),
    "coach": lambda app, start, match: navigation.open_coach(app, match),
    "replay": lambda app, start, match: navigation.open_replay(app, match),
    "deck": lambda app, start, match: navigation.open_deck(app),
    "try_again": lambda app, start, match: _open_moments(app, match),
}
_OPENED = {
    "lesson", "new_game", "saves", "chronicle", "settings", "rules", "how_to_play", "opponents", "licenses",
    "welcome", "title",
}  # fmt: skip
