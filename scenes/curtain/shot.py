"""The curtain for `main.py shot`, before the second place."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.curtain import Curtain


def for_shot(app: App, match: Match) -> Scene:
    seat = match.seats[1]
    line = app.catalog(f"{match.spec.prefix}-prompt-turn")
    return Curtain(app, seat.name, seat.colour, line, lambda: None)
