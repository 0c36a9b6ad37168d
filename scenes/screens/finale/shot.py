"""Builds the finale for `main.py shot`: the match is played to its end first."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.finale.scene import Finale
from scenes.shot import play


def for_shot(app: App, match: Match) -> Scene:
    play(match, match.spec.max_actions)
    return Finale(app, match, None)
