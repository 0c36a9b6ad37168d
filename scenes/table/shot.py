"""The table for `main.py shot`: the present position, in which nobody moves."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.table.ai_service import ai_service_of
from scenes.table.scene import TableScene


def for_shot(app: App, match: Match) -> Scene:
    """Return the table of the match, without a store."""
    return TableScene(app, match, ai_service_of(app))
