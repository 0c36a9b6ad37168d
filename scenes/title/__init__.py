"""The title: the four cities, and the way to everything else."""

from scenes.core.app import App
from scenes.core.scene import Scene


def title_scene(app: App) -> Scene:
    """A fresh title, for whoever leaves a table."""
    from scenes.title.scene import Title

    return Title(app)
