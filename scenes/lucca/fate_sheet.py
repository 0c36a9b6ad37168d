"""What each card of a triplet would become in one's quarter, drawn beside the triplet while it is looked at."""

from collections.abc import Sequence

from game.lucca.cards import COLOUR_OF, TOWER
from game.lucca.limits import goal
from game.lucca.placing import EXTEND, START
from game.lucca.prospects import Fate, fates
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import signed
from scenes.core.theme import TOOLTIP
from scenes.core.widgets.tooltip import place_tooltip
from scenes.lucca.geometry import CARD_RATIO
from scenes.lucca.painting import draw_card
from scenes.lucca.wording import LuccaWording
from scenes.table.seen import Seen

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
        return [self._line(fate) for fate in fates(self.seen.view, self.seen.viewer, self.cards)]

    def text(self) -> str:
        return "\n".join([*self.lines(), self.t("lc-fate-any")])

    def _line(self, fate: Fate) -> str:
        head = f"[b]{self._head(fate)}[/b]"
        parts = [head, self._windows_and_shields(fate), self._gain(fate)]
        if fate.covered:
            parts.append(self.t("lc-fate-address", before=fate.covered, after=fate.card))
        return self.t("sentence-separator").join(part for part in parts if part)

    def _head(self, fate: Fate) -> str:
        if fate.card == TOWER:
            return self.t("lc-fate-tower")
        colour, whole = self.wording.colour(COLOUR_OF[fate.card]), goal(self.seen.view)
        if fate.way == EXTEND and fate.size == whole:
            return self.t("lc-fate-complete", colour=colour, points=fate.windows)
        if fate.way in (START, EXTEND):
            return self.t(f"lc-fate-{fate.way}", colour=colour, size=fate.size, goal=whole)
        return self.t("lc-fate-surplus", colour=colour)

    def _windows_and_shields(self, fate: Fate) -> str:
        before = self.seen.view.quarters[self.seen.viewer].shields
        return self.t("lc-fate-shields", before=before, after=fate.shields) if fate.shields != before else ""

    def _gain(self, fate: Fate) -> str:
        return self.t("lc-fate-gain", gain=signed(fate.gain)) if fate.gain else ""

    def draw(self, canvas: Canvas, target: Rect) -> None:
        lines, room = self.lines(), _WIDTH - 2 * _MARGIN - _CARD * CARD_RATIO - 14
        heights = [max(_CARD, canvas.measure(line, _STYLE, room)[1]) for line in lines]
        sheet = place_tooltip(target, (_WIDTH, sum(heights) + _GAP * (len(lines) - 1) + 2 * _MARGIN))
        canvas.skin("shadow", sheet)
        canvas.skin("tooltip", sheet)
        rows = sheet.inset(_MARGIN, _MARGIN).stack(heights, _GAP)
        for card, line, row in zip(self.cards, lines, rows, strict=True):
            picture, words = row.split_left(_CARD * CARD_RATIO, 14)
            draw_card(canvas, self.t, card, picture.centered(picture.w, _CARD))
            canvas.paragraph(line, words, _STYLE)
