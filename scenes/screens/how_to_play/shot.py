"""Builds the page for `main.py shot`."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.how_to_play.scene import HowToPlay


def for_shot(app: App, match: Match) -> Scene:
    return HowToPlay(app, match.spec.id)
