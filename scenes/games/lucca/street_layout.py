"""The layout of a quarter's street: the site at the left, completed palaces in the middle, opened at the right."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from game.lucca.quarters import Palace, Quarter
from scenes.engine.layout import Rect
from scenes.games.lucca.layout import CARD_RATIO

SITE, COMPLETED, OPENED = "site", "completed", "opened"
AREAS = (SITE, COMPLETED, OPENED)
ROOF_RATIO = 130 / 440
"""Height of a roof divided by its width; roofs and scaffolds are wider than a card by the factor `WIDE`."""
WIDE = 440 / 368
_DECKED = 1.47
"""Width of an opened palace with its banners, in card widths."""
_ROOF_ROOM = 102 / 440
"""Height of a roof without the empty top of its picture, divided by its width."""
MOST_IN_PILE = 3
_STACKED = 4.0
"""Height of a tower on the walls, in storeys."""
WIDEST_PLAQUE = 186.0
PLAQUES = 560.0
"""Width of all plaques of a street together."""
_PLAQUE_HEIGHT = 112.0
SIGN_GAP = 5.0


@dataclass(frozen=True, slots=True)
class Style:
    """Describe how a street is shown: its ground line as a share of its height, and the gaps."""

    ground: float
    gap: float
    area_gap: float
    margin: float
    pile_step: float = 0.26
    """Distance between cards of a pile, in card widths; it hides the shield of a covered card."""
    least_span: float = 0.9
    """Width of an empty area, in cards."""
    sign_room: float = 0.0
    """Smallest width of an area in use, so that its sign does not overlap another area."""
    has_plaques: bool = False
    """True if completed palaces have room beside them for the plaque of their opening."""
    stacks_piles: bool = False
    """True if towers are drawn on top of the walls."""
    missing: float = 1.0
    """Height of a missing storey in storeys; a low one leaves more room to what is built."""


OWN = Style(ground=0.88, gap=26, area_gap=40, margin=26, has_plaques=True)
RIVAL = Style(ground=0.85, gap=7, area_gap=8, margin=8, least_span=0, sign_room=56, stacks_piles=True, missing=0.4)


@dataclass(frozen=True, slots=True)
class Lot:
    """Describe one thing on the street; the `name` of a palace is the number of its colour."""

    name: int | str
    area: str
    cards: float
    """Its width in cards."""
    extra: float = 0.0
    """Room for a plaque at its right."""


WALLS, TOWERS = "walls", "towers"


@dataclass(frozen=True)
class Street:
    """Compute the places of one quarter in one rectangle."""

    quarter: Quarter
    goal: int
    area: Rect
    style: Style

    @cached_property
    def foot(self) -> float:
        """Return the y of the ground line."""
        return self.area.y + self.area.h * self.style.ground

    @cached_property
    def plaque_width(self) -> float:
        """Return the width of a plaque with the gap beside it; 0 where there are none."""
        return min(WIDEST_PLAQUE, PLAQUES / max(1, len(self.quarter.completed))) if self.style.has_plaques else 0.0

    @cached_property
    def usual_width(self) -> float:
        """Return the width of a card if a whole palace fills the height; it stays the same during the match."""
        return _height(self._room, self.goal + 1, has_roofs=True) * CARD_RATIO

    @cached_property
    def card_width(self) -> float:
        """Return the width of the cards on this street."""
        height = _height(self._room, self._tallest(), self._has_roofs())
        return min(height * CARD_RATIO, _fitting(self._lots, self._inner.w, self.style))

    @cached_property
    def card_height(self) -> float:
        """Return the height of the cards on this street."""
        return self.card_width / CARD_RATIO

    @property
    def _room(self) -> float:
        return self.foot - self.area.y - 8

    @property
    def _inner(self) -> Rect:
        return self.area.inset(self.style.margin, 0)

    @cached_property
    def _lots(self) -> Sequence[Lot]:
        return _lots(self.quarter, self.plaque_width, self.style)

    @property
    def _is_stacked(self) -> bool:
        return self.style.stacks_piles and bool(self.quarter.walls) and self.quarter.towers > 0

    def _tallest(self) -> float:
        """Return the height of the tallest thing in storeys; a card has two."""
        palaces = [self._storeys(palace) for palace in self.quarter.palaces] or [self.goal + 1.0]
        return max(_STACKED if self._is_stacked else 0.0, *palaces)

    def _storeys(self, palace: Palace) -> float:
        """Return the ground floor, a storey for each card, and the missing ones."""
        return 1 + len(palace.cards) + self.style.missing * (self.goal - len(palace.cards))

    def _has_roofs(self) -> bool:
        return self.style.missing == 1 or any(len(palace.cards) == self.goal for palace in self.quarter.palaces)

    def missing(self, palace: Palace) -> list[Rect]:
        """Return a place for each missing storey."""
        card, share, standing = self.card(palace.colour), self.style.missing, len(palace.cards)
        unit = card.h / 2
        return [
            Rect(card.x, self.foot - unit * (standing + 1 + share * (number + 1)), card.w, unit * share)
            for number in range(self.goal - standing)
        ]

    @cached_property
    def _spans(self) -> dict[str, Rect]:
        """Return the width of each area at the foot: the site at the left, the opened palaces at the right.

        The completed ones stay in the middle until one of the others needs the room.
        """
        inner = self._inner
        widths = {area: self._span_width(self._lots_in(area)) for area in AREAS}
        beside = min(self.style.area_gap, inner.w - sum(widths.values())) / 2
        first, last = inner.x + widths[SITE] + beside, inner.right - widths[OPENED] - beside - widths[COMPLETED]
        lefts = {
            SITE: inner.x,
            COMPLETED: min(max(inner.center[0] - widths[COMPLETED] / 2, first), last),
            OPENED: inner.right - widths[OPENED],
        }
        return {area: Rect(lefts[area], self.foot, widths[area], self.area.bottom - self.foot) for area in AREAS}

    @cached_property
    def _edges(self) -> Sequence[float]:
        """Return the left edge of the street, the two between its areas, and the right edge."""
        site, completed, opened = (self._spans[area] for area in AREAS)
        between = [(one.right + other.x) / 2 for one, other in ((site, completed), (completed, opened))]
        return [self.area.x, *between, self.area.right]

    @cached_property
    def _lefts(self) -> dict[int | str, float]:
        """Return the left edge of everything on the street; towers lie over the middle of the walls if stacked."""
        lefts: dict[int | str, float] = {}
        for area in AREAS:
            lots = self._lots_in(area)
            x = self._spans[area].center[0] - self._width(lots) / 2 + self.style.gap / 2
            for lot in lots:
                lefts[lot.name] = x
                x += self._lot_width(lot) + self.style.gap
        if self._is_stacked:
            widths = {name: _pile_width(self.quarter, name, self.style) for name in (WALLS, TOWERS)}
            left = lefts[WALLS]
            for name, width in widths.items():
                lefts[name] = left + (max(widths.values()) - width) / 2 * self.card_width
        return lefts

    def _lots_in(self, area: str) -> list[Lot]:
        return [lot for lot in self._lots if lot.area == area]

    def _lot_width(self, lot: Lot) -> float:
        return lot.cards * self.card_width + lot.extra

    def _width(self, lots: Sequence[Lot]) -> float:
        return sum(self._lot_width(lot) + self.style.gap for lot in lots)

    def _span_width(self, lots: Sequence[Lot]) -> float:
        style = self.style
        least = style.sign_room if lots else style.least_span * self.card_width + style.gap
        return max(self._width(lots), least)

    # Where things stand

    def ground(self, area: str) -> Rect:
        """Return the whole area of the street, up to the sky."""
        place = AREAS.index(area)
        return Rect(self._edges[place], self.area.y, self._edges[place + 1] - self._edges[place], self.area.h)

    def sign(self, area: str, width: float) -> Rect:
        """Return the place of an area's sign: at either end of the street, or as near to the middle as possible."""
        place, span = AREAS.index(area), self._spans[area]
        left, right = self._edges[place] + SIGN_GAP / 2, self._edges[place + 1] - SIGN_GAP / 2
        width = min(width, right - left)
        wanted = {SITE: left, COMPLETED: span.center[0] - width / 2, OPENED: right - width}
        return Rect(min(max(left, wanted[area]), right - width), span.y, width, span.h)

    def is_built(self, area: str) -> bool:
        """Return whether anything is on this area."""
        return any(lot.area == area for lot in self._lots)

    def has(self, name: int | str) -> bool:
        return name in self._lefts

    def card(self, name: int | str, level: float = 0) -> Rect:
        """Return the place of a card so many storeys above the ground."""
        top = self.foot - self.card_height * (1 + level / 2)
        return Rect(self._lefts[name], top, self.card_width, self.card_height)

    def column(self, palace: Palace) -> Rect:
        """Return the whole of a palace: the scaffold up to its last storey, or its roof."""
        top = self.foot - self.card_height / 2 * self._storeys(palace)
        left = self._lefts[palace.colour]
        return Rect(left, top, self.card_width, self.foot - top)

    def house(self, palace: Palace) -> Rect:
        """Return the part of a palace that is built."""
        top = self.card(palace.colour, len(palace.cards) - 1).y
        return Rect(self._lefts[palace.colour], top, self.card_width, self.foot - top)

    def taken(self, areas: Sequence[str] = AREAS) -> list[Rect]:
        """Return the places that palaces of these areas take with roofs and banners, and piles and plaques."""
        houses = [self._whole(palace) for area in areas for palace in getattr(self.quarter, area)]
        piles = [self.pile(name) for name in (WALLS, TOWERS) if self.has(name)]
        return houses + piles + [self.plaque(palace) for palace in self.quarter.completed if self.plaque_width]

    def _whole(self, palace: Palace) -> Rect:
        column = self.column(palace)
        return column.centered(column.w * (_DECKED if palace in self.quarter.opened else WIDE), column.h)

    def pile(self, name: str) -> Rect:
        first = self.card(name, 2 * (self._is_stacked and name == TOWERS))
        return Rect(first.x, first.y, _pile_width(self.quarter, name, self.style) * first.w, first.h)

    def pile_cards(self, name: str) -> list[Rect]:
        pile, count = self.pile(name), min(MOST_IN_PILE, _pile_count(self.quarter, name))
        first = Rect(pile.x, pile.y, self.card_width, pile.h)
        return [first.moved(self.style.pile_step * first.w * index) for index in range(count)]

    def plaque(self, palace: Palace) -> Rect:
        """Return the plaque beside a palace that can open."""
        house = self.house(palace)
        return Rect(house.right + 8, house.y + house.h * 0.16, self.plaque_width - 10, _PLAQUE_HEIGHT)


def _height(room: float, storeys: float, has_roofs: bool) -> float:
    """Return the height of a card with which so many storeys, and a roof, fill the room."""
    return room / (storeys / 2 + WIDE * _ROOF_ROOM * CARD_RATIO * has_roofs)


def _lots(quarter: Quarter, plaque: float, style: Style) -> list[Lot]:
    lots = [Lot(palace.colour, SITE, 1) for palace in quarter.site]
    lots += [Lot(palace.colour, COMPLETED, 1, plaque) for palace in quarter.completed]
    widths = {name: _pile_width(quarter, name, style) for name in (WALLS, TOWERS) if _pile_count(quarter, name)}
    if style.stacks_piles and len(widths) == 2:
        widths = {WALLS: max(widths.values())}
    lots += [Lot(name, COMPLETED, width) for name, width in widths.items()]
    return lots + [Lot(palace.colour, OPENED, 1) for palace in quarter.opened]


def _pile_width(quarter: Quarter, name: str, style: Style) -> float:
    return 1 + style.pile_step * (min(MOST_IN_PILE, _pile_count(quarter, name)) - 1)


def _pile_count(quarter: Quarter, name: str) -> int:
    return len(quarter.walls) if name == WALLS else quarter.towers


def _fitting(lots: Sequence[Lot], room: float, style: Style) -> float:
    """Return the widest card with which everything fits side by side.

    An area as narrow as its sign gets no narrower.
    """
    by_area = [[lot for lot in lots if lot.area == area] for area in AREAS]
    wide = by_area
    while True:
        left = room - style.area_gap - style.sign_room * (len(by_area) - len(wide))
        width = _shared(wide, left, style)
        narrow = [area for area in wide if area and _natural(area, width, style) < style.sign_room]
        if not narrow:
            return width
        wide = [area for area in wide if area not in narrow]


def _shared(areas: Sequence[Sequence[Lot]], room: float, style: Style) -> float:
    """Return the width of a card if these areas share the room by what is on them."""
    gaps = sum(style.gap * max(1, len(area)) + sum(lot.extra for lot in area) for area in areas)
    cards = sum(sum(lot.cards for lot in area) if area else style.least_span for area in areas)
    return (room - gaps) / max(1.0, cards)


def _natural(area: Sequence[Lot], width: float, style: Style) -> float:
    return sum(lot.cards * width + lot.extra + style.gap for lot in area)
