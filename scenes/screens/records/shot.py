"""Builds the chronicle for `main.py shot`: the match, an earlier state of it, and one played to its end."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.records.scene import Records
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.shot import play


def for_shot(app: App, match: Match) -> Scene:
    finished = match.branch(len(match.entries))
    play(finished, match.spec.max_actions)
    put_on_shelf(app, match, match.branch(len(match.entries) // 2), finished)
    return Records(app)
