"""The table for `main.py shot`: as it stands, with nobody moving."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.table.ai_service import ai_service_of
from scenes.table.scene import TableScene


def for_shot(app: App, match: Match) -> Scene:
    return TableScene(app, match, ai_service_of(app))
