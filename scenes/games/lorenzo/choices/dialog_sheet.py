"""The parchment over the table for choices that need room."""

from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import HEADING, SMALL, SMALL_BUTTON, Colour
from scenes.engine.widgets import Fixed, Look, Paragraph
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.layout import place

ANSWER = SMALL_BUTTON.tightest
NOTE = SMALL.centered
_TITLE = HEADING.centered.tightest
_HEAD = 48.0
_VEIL: Colour = (22, 12, 6)
_VEILED = 0.5


@dataclass(frozen=True)
class SheetPanel(Fixed):
    """Darken the table below a sheet and keep presses from it."""

    is_solid = True

    def extent(self) -> Rect:
        return SCREEN

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.rise()
        for ground in ("city", "own"):
            canvas.fill(place(ground), _VEIL, _VEILED)
        canvas.skin("shadow", self.rect)
        canvas.skin("panel_parchment", self.rect)


@dataclass(frozen=True)
class LorenzoSignLine(Fixed):
    """Show a line of large signs."""

    row: signs.Row
    size: float = 44

    def draw(self, canvas: Canvas, look: Look) -> None:
        signs.draw_row(canvas, self.row, self.rect, self.size, "center")


def add_sheet(scene: Scene, rect: Rect, title: str) -> Rect:
    """Add the sheet with its title and return the place below."""
    scene.add(SheetPanel("question-sheet", rect))
    head, rest = rect.inset(44, 30).split_top(_HEAD, 4)
    scene.add(Paragraph("question-title", head, title, _TITLE))
    return rest
