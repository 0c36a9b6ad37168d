"""The parchment over the city on which choices stand."""

from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.theme import BODY, BURGUNDY, BUTTON, HEADING
from scenes.core.widgets import Panel, Paragraph
from scenes.lorenzo.geometry import place

ANSWER = BUTTON.but(size=23, smallest=0.5)
NOTE = BODY.but(size=22, align="center", smallest=0.7)
_TITLE = HEADING.but(size=30, align="center", colour=BURGUNDY, smallest=0.5)
_HEAD = 52.0


class Sheet(Panel):
    """Nothing below it is pressed through it."""

    is_solid = True


def add_sheet(scene: Scene, width: float, height: float, title: str) -> Rect:
    """The place below the title."""
    sheet = place("city").centered(width, min(height, place("city").h - 20))
    scene.add(Sheet("question-sheet", sheet, "panel_parchment"))
    head, rest = sheet.inset(44, 32).split_top(_HEAD, 6)
    scene.add(Paragraph("question-title", head, title, _TITLE))
    return rest
