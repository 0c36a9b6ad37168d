"""A city's banner on the title: lifted and glowing when chosen, darkened if the city has no game yet."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.common.game_catalogue import City
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import BODY, CREAM, SUBHEADING, TextStyle
from scenes.engine.widgets import Look, Pressable
from scenes.screens.title.picture_variants import draw_blown, draw_in_dusk

SIZE = (272.0, 747.0)
LIFT = 8.0
NAME = SUBHEADING.but(size=31, align="center", smallest=0.5)
NAME_IN_DUSK = NAME.but(colour=CREAM, shadow=True)
FACT = BODY.but(size=25, smallest=0.55, align="center", colour=CREAM, shadow=True)

_CLOTH = Rect(22, 53, 228, 552)
_PLATE = Rect(30, 406, 212, 91)
_PLAYERS = Rect(32, 514, 208, 36)
_LENGTH = Rect(32, 550, 208, 36)
_TAILS = 0.8
"""Share of the banner's height below which it hangs free and waves."""


@dataclass(frozen=True, eq=False)
class CityPiece(Pressable):
    """Open a city's game when pressed; a city without a game cannot be pressed. `words` are its name and facts."""

    city: City
    words: tuple[str, str, str]
    chosen: bool

    sound = "card"

    @property
    def focusable(self) -> bool:
        """Return whether the city has a game."""
        return self.city.spec is not None


@dataclass(frozen=True)
class Gonfalon(CityPiece):
    """Show the banner of a city."""

    @property
    def _is_lifted(self) -> bool:
        return self.focusable and self.chosen

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(self.rect.x, self._top):
            if self._is_lifted:
                canvas.skin("glow", _CLOTH)
            if self.focusable:
                with canvas.clipped(Rect(0, 0, SIZE[0], SIZE[1] * _TAILS)):
                    canvas.image(self.city.gonfalon, Rect(0, 0, *SIZE))
            else:
                draw_in_dusk(canvas, self.city.gonfalon, Rect(0, 0, *SIZE))
            self._draw_words(canvas)

    def draw_tails(self, canvas: Canvas, sway: Callable[[float], float]) -> None:
        """Draw the waving tails over what has been drawn."""
        if self.focusable:
            draw_blown(canvas, self.city.gonfalon, Rect(self.rect.x, self._top, *SIZE), _TAILS, sway)

    @property
    def _top(self) -> float:
        return self.rect.y - (LIFT if self._is_lifted else 0)

    def _draw_words(self, canvas: Canvas) -> None:
        name, players, length = self.words
        draw_plate(canvas, name, _PLATE, NAME if self.focusable else NAME_IN_DUSK)
        canvas.text(players, _PLAYERS, FACT)
        canvas.text(length, _LENGTH, FACT)


def draw_plate(canvas: Canvas, name: str, area: Rect, style: TextStyle) -> None:
    """Draw a name in the lines that the city gives it; each shrinks by itself."""
    lines = name.split("\n")
    height = min(area.h / len(lines), style.size * 1.26 * canvas.text_scale)
    for line, row in zip(lines, area.centered(area.w, height * len(lines)).rows(len(lines), 0), strict=True):
        canvas.text(line, row, style)
