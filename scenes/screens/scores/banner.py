"""The winner's banner: crest, laurel, name, points and lead; divided by colours for a shared win."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import numeral
from scenes.engine.theme import CREAM, HEADING, INK, NOTE, SMALL, WHITE, TextStyle
from scenes.engine.widgets import Look, Widget
from scenes.kit.players import Person

PLACE = Rect(40, 72, 330, 984)
NAME = HEADING.inked(INK).centered.tightest
WHO = NOTE.but(size=29, align="center", colour=WHITE, shadow=True)
POINTS = TextStyle(face="title", size=58, align="center", colour=INK)
UNIT = SMALL.centered
NOTES = TextStyle(size=26, align="center", colour=CREAM, shadow=True, smallest=0.45)
FOOT = 96.0
"""Height of the notes."""
CREST_ASPECT = 0.85


@dataclass(frozen=True)
class WinnerBanner(Widget):
    """Draw the banner: `title` on the plate, `who` below it, `notes` at the foot."""

    winners: Sequence[Person]
    title: str
    who: str
    points: tuple[int, str]
    notes: Sequence[str]

    def draw(self, canvas: Canvas, look: Look) -> None:
        self._draw_cloth(canvas)
        self._draw_crests(canvas)
        x, y, middle = self.rect.x, self.rect.y, self.rect.center[0]
        canvas.text(self.title, Rect(x + 32, y + 391, self.rect.w - 64, 64), NAME)
        canvas.paragraph(self.who, Rect(x + 40, y + 462, self.rect.w - 80, 76), WHO)
        canvas.image("common/art/rays", Rect(middle - 130, y + 510, 260, 260), 0.55)
        coin = Rect(middle - 88, y + 552, 176, 176)
        canvas.image("common/art/coin", coin)
        value, unit = self.points
        canvas.text(numeral(value), Rect(coin.x + 40, coin.y + 42, coin.w - 80, 62), POINTS)
        canvas.text(unit, Rect(coin.x + 36, coin.y + 100, coin.w - 72, 30), UNIT)
        canvas.paragraph("\n".join(self.notes), Rect(x + 44, y + 736, self.rect.w - 88, FOOT), NOTES)

    def _draw_cloth(self, canvas: Canvas) -> None:
        """Draw a strip of each winner's cloth; all cloths have one shape, so the strips fit."""
        for person, strip in zip(self.winners, self.rect.columns(len(self.winners), 0), strict=True):
            with canvas.clipped(strip):
                canvas.image_fitted(cloth_of(person.colour), self.rect)

    def _draw_crests(self, canvas: Canvas) -> None:
        wreath = Rect(self.rect.center[0] - 126, self.rect.y + 122, 252, 252)
        canvas.image("common/art/laurel", wreath)
        inner = wreath.centered(150, 160).moved(0, -6)
        for person, place in zip(self.winners, _crest_places(inner, len(self.winners)), strict=True):
            canvas.image_fitted(person.crest, place)


def cloth_of(colour: str) -> str:
    """Return the picture of the cloth in that colour."""
    return f"common/art/gonfalon_{colour}"


def _crest_places(area: Rect, count: int) -> list[Rect]:
    """Return the places of the crests: one fills the area, more lie in centred rows of two."""
    if count == 1:
        return [area]
    rows = [min(2, count - first) for first in range(0, count, 2)]
    height = min(area.h / len(rows) - 4, area.w / 2 / CREST_ASPECT - 4)
    bands = area.centered(area.w, (height + 4) * len(rows)).rows(len(rows), 4)
    width = height * CREST_ASPECT
    return [
        place
        for band, crests in zip(bands, rows, strict=True)
        for place in band.centered(width * crests + 4 * (crests - 1), height).columns(crests, 4)
    ]
