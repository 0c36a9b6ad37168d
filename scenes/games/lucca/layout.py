"""Places from table.tmx, the rivals' panels, the trays and the slots of the hand."""

from collections.abc import Sequence
from functools import partial

from scenes.engine.layout import Rect
from scenes.kit.table_places import place_of

CARD_RATIO = 368 / 460
"""Width of a card divided by its height."""
TRAY_GAP = 12.0
WIDEST_TRAY = 308.0
RIVAL_GAP = 8.0
PLATE_SIDE = 180.0
PLATE_TOP = 38.0
_WIDE_FROM = 620.0
_TRAY_MARGIN = 12.0
_KEPT, _KEPT_MARGIN = 0.5, 16.0
_SLOT_CARD = 176.0
"""Height of a card that waits to be played."""
_MOST_SLOT = 424.0
_LEAST_ANSWER = 250.0

place = partial(place_of, "lucca")


def rivals_of(viewer: int, seats: int) -> list[int]:
    """Return the rivals in turn order, beginning at the viewer's left."""
    return [(viewer + step) % seats for step in range(1, seats)]


def rival_rect(viewer: int, seats: int, seat: int) -> Rect:
    rivals = rivals_of(viewer, seats)
    return place("rivals").columns(len(rivals), RIVAL_GAP)[rivals.index(seat)]


def is_wide(rival: Rect) -> bool:
    """Return whether the panel is wide enough for a plate at the left of its street instead of above."""
    return rival.w > _WIDE_FROM


def rival_street(rival: Rect) -> Rect:
    inner = rival.inset(11, 10)
    return inner.trimmed(left=PLATE_SIDE) if is_wide(rival) else inner.trimmed(top=PLATE_TOP)


def kept_rects(rival: Rect) -> list[Rect]:
    """Return the places of a rival's two kept cards, face down at the left of its street until the reveal."""
    street = rival_street(rival)
    height = street.h * _KEPT
    width = height * CARD_RATIO
    row = Rect(street.x + _KEPT_MARGIN, street.bottom - _KEPT_MARGIN - height, 2 * width + RIVAL_GAP, height)
    return row.columns(2, RIVAL_GAP)


def tray_rects(count: int) -> list[Rect]:
    """Return the triplets' trays, centred in their row."""
    area = place("triplets")
    width = min(WIDEST_TRAY, (area.w - TRAY_GAP * (count - 1)) / count)
    row = area.centered(width * count + TRAY_GAP * (count - 1), area.h)
    return row.columns(count, TRAY_GAP)


def tray_cards(tray: Rect, count: int = 3) -> list[Rect]:
    inner = tray.inset(_TRAY_MARGIN, _TRAY_MARGIN)
    return [cell.fitted(CARD_RATIO) for cell in inner.columns(count, 6)]


def deck_rect() -> Rect:
    area = place("order").inset(16, 18)
    return area.split_left(area.h * 0.62)[0].fitted(CARD_RATIO)


def dealt_from() -> Rect:
    """Return the start of dealt cards, which covers neither the deck's number nor the words beside it."""
    deck = deck_rect()
    return Rect(deck.x - deck.w * 0.3, deck.y, deck.w * 0.5, deck.h * 0.5)


def hand_slots(count: int, answers: int = 0) -> list[Rect]:
    """Return places side by side in the city for cards to choose from; `answers` leaves room for buttons."""
    area = place("city").inset(14, 8).trimmed(right=_LEAST_ANSWER + 20 if answers else 0)
    return [cell.centered(_SLOT_CARD * CARD_RATIO, _SLOT_CARD) for cell in area.columns(count, 12)]


def answers_rect() -> Rect:
    return place("city").inset(14, 22).split_right(_LEAST_ANSWER)[1]


def placing_slots(count: int) -> list[tuple[Rect, Rect]]:
    """Return for each card to be played its place and the place of its buttons."""
    area = place("city").inset(8, 5)
    width = min(_MOST_SLOT, (area.w - 10 * (count - 1)) / count)
    row = area.centered(width * count + 10 * (count - 1), area.h)
    return [_slot(cell) for cell in row.columns(count, 10)]


def _slot(cell: Rect) -> tuple[Rect, Rect]:
    card, ways = cell.inset(12, 0).split_left(_SLOT_CARD * CARD_RATIO, 14)
    return card.centered(card.w, _SLOT_CARD), ways


def spread(count: int, area: Rect, width: float, widest_gap: float) -> Sequence[float]:
    """Return the left edges of so many equal things, closer together if they would not fit."""
    if count < 2:
        return [area.x][:count]
    pitch = min(width + widest_gap, (area.w - width) / (count - 1))
    return [area.x + pitch * index for index in range(count)]
