"""The winner's gonfalon: crest, laurel, name, points and by how much; the city's own when the win is shared."""

from collections.abc import Sequence

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.theme import CREAM, INK, NOTE, SUBHEADING, TextStyle
from scenes.core.widgets import Look, Widget
from scenes.table.people import Person

PLACE = Rect(40, 72, 330, 984)
NAME = SUBHEADING.but(size=32, align="center", smallest=0.5)
WHO = NOTE.but(size=29, align="center", colour=CREAM, shadow=True)
POINTS = TextStyle(face="title", size=58, align="center", colour=INK)
UNIT = TextStyle(size=22, align="center", colour=INK)
NOTES = TextStyle(size=26, align="center", colour=CREAM, shadow=True, valign="top")


class Banner(Widget):
    """`title` stands on the plate, `notes` at the foot."""

    def __init__(self, winners: Sequence[Person], city: str, title: str, who: str, points: tuple[int, str], notes: str):
        super().__init__("banner", PLACE)
        self.winners, self.city = list(winners), city
        self.title, self.who, self.points, self.notes = title, who, points, notes

    def draw(self, canvas: Canvas, look: Look) -> None:
        is_shared = len(self.winners) > 1
        banner = f"gonfalon_{self.city}" if is_shared else f"gonfalon_{self.winners[0].colour}"
        canvas.image_fitted(f"common/art/{banner}", self.rect)
        self._draw_crests(canvas)
        x, y, middle = self.rect.x, self.rect.y, self.rect.center[0]
        canvas.text(self.title, Rect(x + 32, y + 391, self.rect.w - 64, 64), NAME)
        canvas.text(self.who, Rect(x + 40, y + 476, self.rect.w - 80, 40), WHO)
        canvas.image("common/art/rays", Rect(middle - 130, y + 510, 260, 260), 0.55)
        coin = Rect(middle - 88, y + 552, 176, 176)
        canvas.image("common/art/coin", coin)
        value, unit = self.points
        canvas.text(str(value), Rect(coin.x + 30, coin.y + 42, coin.w - 60, 62), POINTS)
        canvas.text(unit, Rect(coin.x + 36, coin.y + 100, coin.w - 72, 30), UNIT)
        canvas.paragraph(self.notes, Rect(x + 44, y + 742, self.rect.w - 88, 104), NOTES)

    def _draw_crests(self, canvas: Canvas) -> None:
        wreath = Rect(self.rect.center[0] - 126, self.rect.y + 122, 252, 252)
        canvas.image("common/art/laurel", wreath)
        inner = wreath.centered(150, 160).moved(0, -6)
        if len(self.winners) == 1:
            canvas.image_fitted(self.winners[0].crest, inner)
            return
        for person, place in zip(self.winners, inner.columns(len(self.winners), 4), strict=True):
            canvas.image_fitted(person.crest, place)
