"""The preview of a triplet: what each of its cards would become in the viewer's quarter."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from game.lucca.cards import COLOUR_OF, TOWER
from game.lucca.limits import goal, turns
from game.lucca.placing import EXTEND, START, WALL
from game.lucca.prospects import Fate, Prospect, prospect
from game.lucca.quarters import Quarter
from game.lucca.scoring import SHIELDS_PER_WALL, wall_value
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog, signed
from scenes.engine.theme import SMALL
from scenes.engine.widgets.tooltip import place_tooltip
from scenes.games.lucca.drawing.painting import draw_card
from scenes.games.lucca.layout import CARD_RATIO, place
from scenes.games.lucca.position import LuccaPosition
from scenes.kit.wording import Wording

_WIDEST = 1160.0
_BESIDE = 14.0
_SPARE = 6.0
_CARD = 45.0
_MARGIN = 11.0
_GAP = 3.0
_STYLE = SMALL.tight


class TripletPreview:
    """Make the preview of one triplet for the viewer."""

    def __init__(self, position: LuccaPosition, cards: Sequence[int]) -> None:
        self.position, self.wording, self.t = position, position.wording, position.wording.catalog
        self.cards = tuple(cards)

    @cached_property
    def _prospect(self) -> Prospect:
        return prospect(self.position.view, self.position.viewer, self.cards)

    @property
    def _quarter(self) -> Quarter:
        return self.position.view.quarters[self.position.viewer]

    def lines(self) -> list[str]:
        """Return a line for each card, and one for all of them."""
        return [*self._card_lines(), self._summary()]

    def heads(self) -> list[str]:
        """Return what each card becomes."""
        walls = len(self._quarter.walls)
        heads = []
        for fate in self._prospect.fates:
            walls += fate.way == WALL
            heads.append(self._head(fate, walls))
        return heads

    def text(self) -> str:
        return "\n".join(self.lines())

    def told(self) -> str:
        """Return what a single card becomes, and what that means at the end."""
        later = at_end(self.wording, self._prospect.later)
        return "\n".join([*self._card_lines(), *([later] if later else [])])

    def _card_lines(self) -> list[str]:
        shields = [self._quarter.shields, *(fate.shields for fate in self._prospect.fates)]
        fates = zip(self.heads(), self._prospect.fates, shields, strict=False)
        return [self._line(head, fate, before) for head, fate, before in fates]

    def _line(self, head: str, fate: Fate, shields: int) -> str:
        parts = [markup.strong(head)]
        if fate.windows and not fate.points:
            parts.append(self.t("lc-fate-windows", windows=fate.windows))
        if fate.shields != shields:
            parts.append(self.t("lc-fate-shields", before=shields, after=fate.shields))
        if fate.covered:
            parts.append(self.t("lc-fate-address", before=fate.covered, after=fate.card))
        return self.t("sentence-separator").join(parts)

    def _head(self, fate: Fate, walls: int) -> str:
        if fate.card == TOWER:
            return self.t("lc-fate-tower")
        colour, whole = self.wording.colour(COLOUR_OF[fate.card]), goal(self.position.view)
        if fate.size == whole:
            return self.t("lc-fate-complete", colour=colour, points=fate.points)
        if fate.way in (START, EXTEND):
            return self.t(f"lc-fate-{fate.way}", colour=colour, size=fate.size, goal=whole)
        if fate.way == WALL:
            return self.t("lc-fate-wall", colour=colour, support=self._support(walls))
        return self.t("lc-fate-discard", colour=colour)

    def _support(self, walls: int) -> str:
        """Return whether the walls have enough shields after all cards are played."""
        return wall_need(self.t, walls, self._prospect.fates[-1].shields, "lc-shields")

    def _summary(self) -> str:
        points = self._points() or self.t("lc-fate-no-gain")
        told = self.t("sentence-separator").join(filter(None, [points, self._as_walls()]))
        return f"{told}\n{self._shields_bring()}"

    def _as_walls(self) -> str:
        """Return what the cards would bring as walls, if that is more and there are shields for them (LC 5.3)."""
        quarter, found = self._quarter, self._prospect
        free = quarter.shields // SHIELDS_PER_WALL - len(quarter.walls)
        count = min(free, sum(card != TOWER for card in self.cards))
        points = count * wall_value(quarter)
        is_more = points > max(0, found.now + sum(found.later.values()))
        return self.t("lc-fate-as-walls", points=signed(points)) if is_more else ""

    def brings(self) -> list[str]:
        """Return the points, if any, and the place in the turn order by the shields."""
        return list(filter(None, [self._points(), self._shields_bring()]))

    def _points(self) -> str:
        """Return the points at once and those of the end."""
        found = self._prospect
        parts = [markup.strong(self.t("lc-fate-now", points=signed(found.now)))] if found.now else []
        parts += [later] if (later := at_end(self.wording, found.later)) else []
        return self.t("sentence-separator").join(parts)

    def _shields_bring(self) -> str:
        return self.t("sentence-separator").join([self._order(), *self._missing_shields()])

    def _missing_shields(self) -> list[str]:
        """Return why walls and towers would count nothing; empty if there are enough shields (LC 5.3)."""
        walls = len(self._quarter.walls) + sum(fate.way == WALL for fate in self._prospect.fates)
        need, shields = walls * SHIELDS_PER_WALL, self._prospect.fates[-1].shields
        return [self.t("lc-fate-unsupported", need=need, shields=shields)] if shields < need else []

    def _order(self) -> str:
        view = self.position.view
        is_last = "yes" if view.turn == turns(view) else "no"
        return self.t("lc-fate-order", place=self._prospect.place, seats=len(view.quarters), is_last=is_last)

    def draw(self, canvas: Canvas, target: Rect) -> None:
        lines, beside = self.lines(), _CARD * CARD_RATIO + _BESIDE
        width = _width(canvas, lines, beside)
        heights = [max(_CARD, canvas.measure(line, _STYLE, width - beside)[1]) for line in lines[:-1]]
        heights.append(canvas.measure(lines[-1], _STYLE, width)[1])
        size = (width + 2 * _MARGIN, sum(heights) + _GAP * len(self.cards) + 2 * _MARGIN)
        sheet = place_tooltip(target, size).kept_inside(_beside_the_order())
        canvas.skin("shadow", sheet)
        canvas.skin("tooltip", sheet)
        *rows, last = sheet.inset(_MARGIN, _MARGIN).stack(heights, _GAP)
        for card, line, row in zip(self.cards, lines, rows, strict=False):
            picture, words = row.split_left(_CARD * CARD_RATIO, _BESIDE)
            draw_card(canvas, self.t, card, picture.centered(picture.w, _CARD))
            canvas.paragraph(line, words, _STYLE)
        canvas.paragraph(lines[-1], last, _STYLE)


def _width(canvas: Canvas, lines: Sequence[str], beside: float) -> float:
    """Return the width of the longest line, so that large letters make the sheet wider before higher."""
    *of_cards, last = lines
    widths = [canvas.measure(line, _STYLE)[0] + beside for line in of_cards]
    widths += [canvas.measure(line, _STYLE)[0] for line in last.splitlines()]
    return min(_WIDEST, max(widths) + _SPARE)


def at_end(wording: Wording, changes: Mapping[str, int]) -> str:
    """Return `At the end +8: Openings +4, Walls +4`; empty if nothing changes."""
    if not changes:
        return ""
    t = wording.catalog
    parts = t("list-separator").join(wording.gain(category, change) for category, change in changes.items())
    return t("lc-fate-later", count=len(changes), points=signed(sum(changes.values())), parts=parts)


def wall_need(t: Catalog, walls: int, shields: int, words: str = "lc-need") -> str:
    """Return how many shields so many walls need, and whether there are enough (LC 5.3)."""
    need = walls * SHIELDS_PER_WALL
    return f"{t(words, need=need)} {markup.icon('check' if shields >= need else 'cross')}"


def _beside_the_order() -> Rect:
    """Return the part of the table for the sheet, which leaves turn order and log visible."""
    city = place("city")
    return Rect(city.x, 0, city.w, city.bottom + 10)
