"""Places from table.tmx, and the cards and towers inside them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate

from game.san_gimignano.cards import UNKNOWN_NOBLE, UNKNOWN_TOWER, spread
from game.san_gimignano.state import NOBODY, State
from game.san_gimignano.towers import Tower
from scenes.engine.layout import Rect
from scenes.kit.table_places import place_of

HAND_CARD = (146.0, 219.0)
CARD_RATIO = HAND_CARD[0] / HAND_CARD[1]
HAND_PITCH = 142.0
MARKET_CARD = (113.0, 170.0)
MARKET_PITCH = 126.0
LEAST_SHOWN = 0.56
"""Share of a card that its neighbour may not cover."""
UNKNOWN = (UNKNOWN_TOWER, UNKNOWN_NOBLE)
BACK = (72.0, 108.0)
_BACK_PITCH, _LEAST_BACK = 34.0, 8.0
OPENED = (80.0, 120.0)
STOREY_RATIO = 300 / 152
PART_WIDTH = 360 / 300
"""Width of caps, scaffolds and cranes in storey widths; they are painted wider."""
CAP_RATIO = 280 / 152
"""Height of a cap or crane in storeys."""
FLAG_RATIO = (168 - 22) / 152
"""Height of a flag above its cap, in storeys."""
LEAST_STOREY = 24.5
"""Smallest storey whose number can be read."""
_LEAST_TALLEST = 3
_ROOM = 216.0
"""Height for the tallest tower with roof and flag, below the cards of market and deck."""
MOST_LEVELS = 6
"""Number of storeys that fit at the smallest scale."""
PLOT_WIDTH = 170.0
_TAG_ROOM, _APART = 12.0, 4.0
_STAND_PLATE = 34.0

place = partial(place_of, "san_gimignano")


def hand_cards(view: State, seat: int) -> list[int]:
    """Return the cards of a hand in the order shown; unknown ones lie below known ones."""
    return sorted(spread(view.hands[seat]), key=lambda kind: kind not in UNKNOWN)


def hand_rects(count: int) -> list[Rect]:
    area = place("hand")
    width, height = HAND_CARD
    pitch = min(HAND_PITCH, (area.w - width) / max(1, count - 1))
    left = area.x + (area.w - (pitch * (count - 1) + width)) / 2
    return [Rect(left + index * pitch, area.y, width, height) for index in range(count)]


def row_rects(area: Rect, count: int, size: tuple[float, float], pitch: float) -> list[Rect]:
    """Return places side by side from the left, overlapping if there are many."""
    step = min(pitch, (area.w - size[0]) / max(1, count - 1))
    return [Rect(area.x + index * step, area.y, *size) for index in range(count)]


def share_shown(row: Sequence[Rect], index: int) -> float:
    """Return the share of a card's width that the next one does not cover."""
    return min(1.0, (row[index + 1].x - row[index].x) / row[index].w) if index + 1 < len(row) else 1.0


def market_piles(market: list[int]) -> list[tuple[int, int]]:
    """Return kind and number of each pile, in the order in which its first card came."""
    return [(kind, market.count(kind)) for kind in dict.fromkeys(market)]


def market_rects(piles: int) -> list[Rect]:
    """Return places for the piles, centred; they get smaller before they cover each other's middle."""
    area, (width, height) = place("cards"), MARKET_CARD
    width = min(width, area.w / (1 + LEAST_SHOWN * max(0, piles - 1)))
    size = (width, width * height / MARKET_CARD[0])
    row = area.centered(min(area.w, width + MARKET_PITCH * max(0, piles - 1)), area.h)
    return row_rects(row, piles, size, MARKET_PITCH)


def rival_hand_rects(cards: Sequence[int]) -> list[Rect]:
    """Return places for the rival's cards; known ones show their numbers as long as the backs can close up."""
    area = place("rival_cards").inset(10, 4)
    room, below = area.w * 0.66 - BACK[0], cards[:-1]
    backs = sum(card in UNKNOWN for card in below)
    left = room - _BACK_PITCH * (len(below) - backs)
    pitch = min(_BACK_PITCH, left / max(1, backs))
    if pitch < _LEAST_BACK:
        return row_rects(Rect(area.x, area.y, room + BACK[0], area.h), len(cards), BACK, _BACK_PITCH)
    steps = (pitch if card in UNKNOWN else _BACK_PITCH for card in below)
    return [Rect(area.x + way, area.y, *BACK) for way in accumulate(steps, initial=0.0)][: len(cards)]


def hand_middle(*, is_own: bool) -> Rect:
    """Return a card's place in the middle of the own hand, or at the left of the rival's."""
    if is_own:
        return place("hand").centered(*HAND_CARD)
    return Rect(place("rival_cards").x + 40, place("rival_cards").y + 6, *BACK)


def opened_rects(count: int) -> list[Rect]:
    """Return the places of cards that a rival is about to build, face up between its hand and the decks."""
    left, right = place("rival_cards").x + 194, place("deck").x - 32
    return row_rects(Rect(left, place("rival_cards").y, right - left, OPENED[1]), count, OPENED, OPENED[0] + 4)


def nobles_rects(name: str, count: int) -> list[Rect]:
    """Return the places of played nobles: at the right of the rival's cards, at the left of the own ones."""
    area = place(name).inset(10, 4)
    if name == "rival_cards":
        area = area.trimmed(left=area.w * 0.72)
    return row_rects(area, count, BACK, 76 if name == "own_nobles" else 40)


def piece_rect(holder: int, viewer: int) -> Rect:
    """Return the place of the tower piece: beside the market, or in the city of the seat that has won it (SG 6)."""
    if holder == NOBODY:
        return place("piece").trimmed(bottom=_STAND_PLATE)
    return place("own_piece" if holder == viewer else "rival_piece")


def deck_place(is_noble: bool) -> Rect:
    return place("noble_deck" if is_noble else "deck")


def storey_of(cities: Sequence[Sequence[Tower]]) -> float:
    """Return the height of a storey, one scale for both cities, as large as the tallest tower allows."""
    levels = (len(Skyline.shown_levels(tower)) for towers in cities for tower in towers)
    return max(LEAST_STOREY, _ROOM / (max(_LEAST_TALLEST, *levels, 0) + CAP_RATIO + FLAG_RATIO))


def skyline_of(view: State, seat: int, viewer: int) -> "Skyline":
    return Skyline(view.towers[seat], seat == viewer, storey_of(view.towers))


@dataclass(frozen=True)
class Skyline:
    """Compute the places of one seat's towers from the left, with a free plot after the last."""

    towers: Sequence[Tower]
    is_own: bool
    storey: float

    @property
    def foot(self) -> float:
        """Return the height on which the towers stand."""
        return place("own_ground" if self.is_own else "rival_ground").y

    @property
    def _area(self) -> Rect:
        return place("own_skyline" if self.is_own else "rival_skyline")

    @property
    def _pitch(self) -> float:
        return min(PLOT_WIDTH, (self._area.w - PLOT_WIDTH) / max(1, len(self.towers)))

    @property
    def _left(self) -> float:
        return self._area.x + 24

    def at(self, storey: float) -> "Skyline":
        """Return the same towers at another scale."""
        return self if storey == self.storey else Skyline(self.towers, self.is_own, storey)

    @staticmethod
    def shown_levels(tower: Tower) -> list[int]:
        """Return the levels drawn; of a high tower, the middle ones are merged into one with a count."""
        levels = list(range(tower.levels))
        return levels if tower.levels <= MOST_LEVELS else [*levels[: MOST_LEVELS - 2], *levels[-2:]]

    def center_x(self, index: int) -> float:
        return self._left + self._pitch * index + self._pitch / 2

    def body(self, index: int, tower: Tower) -> Rect:
        """Return the place of the storeys alone."""
        width = self.storey * STOREY_RATIO
        height = self.storey * len(self.shown_levels(tower))
        return Rect(self.center_x(index) - width / 2, self.foot - height, width, height)

    def outline(self, index: int, tower: Tower) -> Rect:
        """Return the place of the tower with its roof or crane."""
        body = self.body(index, tower)
        cap = self.storey * CAP_RATIO * 0.8
        return Rect(body.x - 14, body.y - cap, body.w + 28, body.h + cap + 34)

    def reach(self, index: int, tower: Tower) -> Rect:
        """Return the place for mouse and frame, as wide as the tower's tag if the neighbours leave room."""
        outline = self.outline(index, tower)
        return outline.outset(max(0.0, min(_TAG_ROOM, (self._pitch - outline.w) / 2 - _APART)), 0)

    def plot(self) -> Rect:
        """Return the free plot after the last tower."""
        x = self._left + self._pitch * len(self.towers) + 8
        return Rect(x, self.foot - 74, PLOT_WIDTH - 14, 108)
