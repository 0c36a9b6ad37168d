"""Builds the final score for `main.py shot`: the match is played to its end first."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.stores import store_of
from scenes.screens.scores.scene import Scores
from scenes.shot import play


def for_shot(app: App, match: Match) -> Scene:
    play(match, match.spec.max_actions)
    put_on_shelf(app, match)
    return Scores(app, match, store_of(app))
