"""Builds the page about opponents for `main.py shot`."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.opponents.scene import Opponents


def for_shot(app: App, match: Match) -> Scene:
    return Opponents(app, match.spec.id)
