"""The page about opponents for `main.py shot`."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.opponents.scene import Opponents


def for_shot(app: App, match: Match) -> Scene:
    return Opponents(app, match.spec.id)
