"""Widgets that only show something: labels, paragraphs, panels and pictures."""

from collections.abc import Hashable

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import BODY, SUBHEADING, TextStyle
from scenes.engine.widgets.base import Look, Widget


class Fixed(Widget):
    """Show only what the constructor was given; base of widgets that never change."""

    def stays_as(self, look: Look) -> Hashable:
        """Return a constant, since nothing changes."""
        return ()


class Label(Fixed):
    """Show one line of text."""

    def __init__(self, id: str, rect: Rect, text: str, style: TextStyle = BODY, tooltip: str = "") -> None:
        super().__init__(id, rect, tooltip)
        self.text = text
        self.style = style

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the line, smaller if it does not fit."""
        canvas.text(self.text, self.rect, self.style)


class Paragraph(Label):
    """Show wrapped text."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the wrapped text, smaller if it does not fit."""
        canvas.paragraph(self.text, self.rect, self.style)


class Panel(Fixed):
    """Show a skin, with a heading at its top if there is one."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        skin: str = "panel_parchment",
        heading: str = "",
        style: TextStyle = SUBHEADING,
    ) -> None:
        super().__init__(id, rect)
        self.skin = skin
        self.heading = heading
        self.style = style

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the skin and the heading."""
        canvas.skin(self.skin, self.rect)
        if self.heading:
            strip = canvas.inside(self.skin, self.rect).inset(10, 4).split_top(self.style.size * 1.6)[0]
            canvas.text(self.heading, strip, self.style)


class Picture(Fixed):
    """Show a picture of the assets, filling its rectangle or fitted into it."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        name: str,
        fitted: bool = True,
        tooltip: str = "",
        alpha: float = 1.0,
    ) -> None:
        super().__init__(id, rect, tooltip)
        self.name, self.fitted, self.alpha = name, fitted, alpha

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the picture with its opacity."""
        with canvas.faded(self.alpha):
            if self.fitted:
                canvas.image_fitted(self.name, self.rect)
            else:
                canvas.image(self.name, self.rect)
