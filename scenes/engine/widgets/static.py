"""Widgets that only show something: labels, paragraphs, panels and pictures."""

from dataclasses import KW_ONLY, dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.theme import BODY, SUBHEADING, TextStyle
from scenes.engine.widgets.base import Look, Widget


@dataclass(frozen=True, eq=False)
class Fixed(Widget):
    """Show the same under the mouse and in focus; base of widgets that only show something."""

    shows_look = False


@dataclass(frozen=True)
class Label(Fixed):
    """Show one line of text."""

    text: str
    style: TextStyle = BODY

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the line, smaller if it does not fit."""
        canvas.text(self.text, self.rect, self.style)


@dataclass(frozen=True)
class Paragraph(Label):
    """Show wrapped text."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the wrapped text, smaller if it does not fit."""
        canvas.paragraph(self.text, self.rect, self.style)


@dataclass(frozen=True)
class Panel(Fixed):
    """Show a skin, with a heading at its top if there is one."""

    skin: str = "panel_parchment"
    heading: str = ""
    style: TextStyle = SUBHEADING

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the skin and the heading."""
        canvas.skin(self.skin, self.rect)
        if self.heading:
            strip = canvas.inside(self.skin, self.rect).inset(10, 4).split_top(self.style.size * 1.6)[0]
            canvas.text(self.heading, strip, self.style)


@dataclass(frozen=True)
class Picture(Fixed):
    """Show a picture of the assets, filling its rectangle or fitted into it."""

    name: str
    _: KW_ONLY
    fitted: bool = True
    alpha: float = 1.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the picture with its opacity."""
        with canvas.faded(self.alpha):
            if self.fitted:
                canvas.image_fitted(self.name, self.rect)
            else:
                canvas.image(self.name, self.rect)
