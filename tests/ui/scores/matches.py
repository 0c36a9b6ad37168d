"""Matches of any game that has a table, among as many as are wanted."""

from game.core.match import Match
from game.core.seats import Seat
from game.core.spec import COLOURS, Spec
from scenes.common.game_catalogue import playable_cities
from scenes.engine.headless import Headless
from scenes.screens.scores.scene import Scores
from tests.ui.played import play

SPECS = [city.spec for city in playable_cities() if city.spec is not None]
LARGEST = max(SPECS, key=lambda spec: max(spec.seats))
"""The game for the most people."""
NAMES = ("Agnese", "Bianca", "Adso", "Michele", "Lucia")


def started(spec: Spec, seats: int, seed: str, longest: bool = False) -> Match:
    """`longest` takes the last value of every option."""
    options = {option.key: option.values[-1] for option in spec.options} if longest else {}
    people = [Seat("human", *who) for who in zip(NAMES[:seats], COLOURS, strict=False)]
    return Match(spec, options, people, seed)


def finished(spec: Spec, seats: int, seed: str, longest: bool = False) -> Match:
    match = started(spec, seats, seed, longest)
    play(match, spec.max_actions)
    return match


def given_up(headless: Headless, seats: int) -> Scores:
    """Before anybody has a point: all the others share the win."""
    match = started(LARGEST, seats, "1")
    match.resign(0)
    page = Scores(headless.app, match, None)
    headless.show(page)
    return page
