"""A city in the list at the left: emblem and facts; darkened if the city has no game yet."""

from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import BODY, CREAM, INK, SUBHEADING
from scenes.engine.widgets import Look
from scenes.screens.title.gonfalon import CityPiece, draw_plate
from scenes.screens.title.picture_variants import draw_in_dusk

NAME = SUBHEADING.but(size=28, smallest=0.45)
FACT = BODY.but(size=23, smallest=0.55)


@dataclass(frozen=True)
class CityCard(CityPiece):
    """Show emblem and facts of a city."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.focusable and (self.chosen or look.hovered or look.focused):
            canvas.skin("glow", self.rect)
        canvas.skin(self._skin(), self.rect)
        picture, words = self.rect.inset(18, 16).split_left(150, 14)
        self._draw_emblem(canvas, picture.centered(150, 150))
        name, players, length = self.words
        colour = INK if self.focusable else CREAM
        head, facts = words.split_top(words.h * 0.52, 6)
        draw_plate(canvas, name, head.trimmed(top=head.h * 0.2), NAME.inked(colour))
        for fact, row in zip((players, length), facts.stack([32, 32], 0), strict=True):
            canvas.text(fact, row, FACT.inked(colour))
        if self.chosen:
            canvas.icon("check", (self.rect.x + 30, self.rect.y + 30), 30, (38, 82, 42))

    def _skin(self) -> str:
        if not self.focusable:
            return "button_wood"
        return "button_gold" if self.chosen else "button_parchment"

    def _draw_emblem(self, canvas: Canvas, rect: Rect) -> None:
        name = f"{self.city.id}/art/emblem"
        if self.focusable:
            canvas.image(name, rect)
        else:
            draw_in_dusk(canvas, name, rect)
