"""Builds the replay for `main.py shot`, at three quarters of the match."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.replay.scene import Replay


def for_shot(app: App, match: Match) -> Scene:
    return Replay(app, match, len(match.entries) * 3 // 4)
