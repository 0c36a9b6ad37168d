"""What each card of a triplet would become in one's quarter, drawn beside the triplet while it is looked at."""

from collections.abc import Sequence

from game.lucca.cards import COLOUR_OF, TOWER
from game.lucca.limits import goal
from game.lucca.placing import EXTEND, START
from game.lucca.prospects import Fate, prospect
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import signed
from scenes.core.theme import TOOLTIP
from scenes.core.widgets.tooltip import place_tooltip
from scenes.kit.seen import Seen
from scenes.lucca.geometry import CARD_RATIO, place
from scenes.lucca.painting import draw_card
from scenes.lucca.wording import LuccaWording

_WIDTH = 840.0
_CARD = 58.0
_MARGIN = 14.0
_GAP = 6.0
_STYLE = TOOLTIP.but(size=22, smallest=0.6)


class FateSheet:
    """Made for one triplet and the seat that looks at it."""

    def __init__(self, seen: Seen, cards: Sequence[int]) -> None:
        assert isinstance(seen.wording, LuccaWording)
        self.seen, self.wording, self.t = seen, seen.wording, seen.wording.catalog
        self.cards = tuple(cards)

    def lines(self) -> list[str]:
        """One for each card, and one for all."""
        found = prospect(self.seen.view, self.seen.viewer, self.cards)
        shields = self.seen.view.quarters[self.seen.viewer].shields
        lines = []
        for fate in found.fates:
            lines.append(self._line(fate, shields))
            shields = fate.shields
        return [*lines, self._summary(found.gain)]

    def heads(self) -> list[str]:
        """What each card becomes."""
        return [self._head(fate) for fate in prospect(self.seen.view, self.seen.viewer, self.cards).fates]

    def text(self) -> str:
        return "\n".join(self.lines())

    def told(self) -> str:
        """Of a single card, without the sum."""
        return self.lines()[0]

    def _line(self, fate: Fate, shields: int) -> str:
        parts = [f"[b]{self._head(fate)}[/b]"]
        if fate.windows and not fate.points:
            parts.append(self.t("lc-fate-windows", windows=fate.windows))
        if fate.shields != shields:
            parts.append(self.t("lc-fate-shields", before=shields, after=fate.shields))
        if fate.covered:
            parts.append(self.t("lc-fate-address", before=fate.covered, after=fate.card))
        return self.t("sentence-separator").join(parts)

    def _head(self, fate: Fate) -> str:
        if fate.card == TOWER:
            return self.t("lc-fate-tower")
        colour, whole = self.wording.colour(COLOUR_OF[fate.card]), goal(self.seen.view)
        if fate.size == whole:
            return self.t("lc-fate-complete", colour=colour, points=fate.points)
        if fate.way in (START, EXTEND):
            return self.t(f"lc-fate-{fate.way}", colour=colour, size=fate.size, goal=whole)
        return self.t("lc-fate-surplus", colour=colour)

    def _summary(self, gain: int) -> str:
        told = self.t("lc-fate-gain", gain=signed(gain)) if gain else self.t("lc-fate-no-gain")
        return self.t("sentence-separator").join([f"[b]{told}[/b]", self.t("lc-fate-any")])

    def draw(self, canvas: Canvas, target: Rect) -> None:
        lines, room = self.lines(), _WIDTH - 2 * _MARGIN - _CARD * CARD_RATIO - 14
        heights = [max(_CARD, canvas.measure(line, _STYLE, room)[1]) for line in lines[:-1]]
        heights.append(canvas.measure(lines[-1], _STYLE, _WIDTH - 2 * _MARGIN)[1])
        size = (_WIDTH, sum(heights) + _GAP * len(self.cards) + 2 * _MARGIN)
        sheet = place_tooltip(target, size).kept_inside(_beside_the_order())
        canvas.skin("shadow", sheet)
        canvas.skin("tooltip", sheet)
        *rows, last = sheet.inset(_MARGIN, _MARGIN).stack(heights, _GAP)
        for card, line, row in zip(self.cards, lines, rows, strict=False):
            picture, words = row.split_left(_CARD * CARD_RATIO, 14)
            draw_card(canvas, self.t, card, picture.centered(picture.w, _CARD))
            canvas.paragraph(line, words, _STYLE)
        canvas.paragraph(lines[-1], last, _STYLE)


def _beside_the_order() -> Rect:
    """The sheet leaves the order and the chronicle in sight."""
    city = place("city")
    return Rect(city.x, 0, city.w, city.bottom + 10)
