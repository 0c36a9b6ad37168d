"""The table for `main.py shot`: as it stands, with nobody moving."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.table.scene import TableScene
from scenes.table.thinkers import desk_of


def for_shot(app: App, match: Match) -> Scene:
    return TableScene(app, match, desk_of(app))
