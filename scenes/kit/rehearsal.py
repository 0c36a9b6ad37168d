"""What will appear all at once is painted before, piece by piece where nobody looks: pictures and letters are kept."""

from collections.abc import Sequence
from functools import partial

import pygame

from scenes.core.canvas import Canvas
from scenes.core.scene import Scene
from scenes.core.widgets import Look, Widget

_FIRST, _EACH = 0.5, 0.05


def rehearse(scene: Scene, widgets: Sequence[Widget]) -> None:
    """While the scene is looked at; a piece for each of many frames."""
    for number, widget in enumerate(widgets):
        scene.after(_FIRST + _EACH * number, partial(_paint, scene, widget))


def _paint(scene: Scene, widget: Widget) -> None:
    seen = scene.app.canvas
    hidden = pygame.Surface(seen.surface.get_size(), 0, seen.surface)
    canvas = Canvas(hidden, seen.assets, seen.skins, seen.lettering)
    canvas.text_scale = seen.text_scale
    canvas.begin()
    widget.draw(canvas, Look())
    widget.draw_children(canvas, lambda child: Look())
