"""Places from table.tmx, rivals' panels, fans of cards, and ids of pieces."""

from collections.abc import Sequence
from functools import partial

from game.aquileia.board import SITES, SPACE_NAMES
from game.aquileia.state import HENCHMEN
from scenes.engine.layout import Rect
from scenes.kit.table_places import place_of, table_map

CARD_RATIO = 300 / 420
"""Width of a card divided by its height."""
_RIVALS = {2: (176.0, 180.0), 3: (152.0, 156.0), 4: (134.0, 136.0)}
"""Height of the rivals' panels and distance from one to the next, by the number of rivals."""
_CHRONICLE_GAP = 6.0
_HAND_PITCH, _CROWDED_PITCH, _LAUREL_PITCH = 130.0, 106.0, 83.0
HAND_CARD = (118.0, 118.0 / CARD_RATIO)
_CROWDED_CARD = (98.0, 98.0 / CARD_RATIO)
_FEW_KINDS = 4
"""So many kinds of cards lie large beside each other."""
LAUREL_CARD = (82.0, 82.0 / CARD_RATIO)
_SMALL_LAUREL = (46.0, 46.0 / CARD_RATIO)
_LAURELS_IN_A_ROW = 4
_PIECE = (46.0, 68.0)

place = partial(place_of, "aquileia")


def space_rect(space: int) -> Rect:
    return table_map("aquileia").place("spaces", SPACE_NAMES[space])


def track_rect(step: int) -> Rect:
    """Return the place of the tie-breaker track that is `step` from the left."""
    return table_map("aquileia").place("spaces", f"track_{step + 1}")


def site_rect(site: int) -> Rect:
    return table_map("aquileia").place("sites", SITES[site].name)


def legend_rect(name: str) -> Rect:
    """Return the rectangle of a board, plaque, stall or deck that explains spaces or lies beside them."""
    return table_map("aquileia").place("legends", name)


def ground_rect(area: str) -> Rect:
    """Return the rectangle of a whole area of the board."""
    return table_map("aquileia").place("areas", area)


def rivals_of(viewer: int, seats: int) -> list[int]:
    """Return the rivals in turn order, beginning at the viewer's left."""
    return [(viewer + step) % seats for step in range(1, seats)]


def rival_rect(viewer: int, seats: int, seat: int) -> Rect:
    area, (height, pitch) = place("rivals"), _RIVALS[seats - 1]
    index = rivals_of(viewer, seats).index(seat)
    return Rect(area.x, area.y + pitch * index, area.w, height)


def chronicle_rect(seats: int) -> Rect:
    """Return the part of the column that the rivals' panels leave to the log."""
    height, pitch = _RIVALS[seats - 1]
    column = place("chronicle")
    return column.trimmed(top=pitch * (seats - 2) + height + _CHRONICLE_GAP)


def fan(area: Rect, count: int, size: tuple[float, float], pitch: float, top: float) -> list[Rect]:
    """Return places for so many cards from the left, closer together if they would not fit."""
    width, height = size
    if count > 1:
        pitch = min(pitch, (area.w - width) / (count - 1))
    return [Rect(area.x + pitch * index, area.y + top, width, height) for index in range(count)]


def hand_rects(count: int) -> list[Rect]:
    """As large as they lie beside each other: few kinds fill the panel."""
    size, pitch = (HAND_CARD, _HAND_PITCH) if count <= _FEW_KINDS else (_CROWDED_CARD, _CROWDED_PITCH)
    return fan(place("hand"), count, size, pitch, 44)


def laurel_rects(count: int) -> list[Rect]:
    """Return places for laurels in one row, or smaller ones in two rows if they would overlap."""
    area = place("laurels")
    if count <= _LAURELS_IN_A_ROW:
        return fan(area, count, LAUREL_CARD, _LAUREL_PITCH, 40)
    first = (count + 1) // 2
    pitch = _SMALL_LAUREL[0] + 4
    return fan(area, first, _SMALL_LAUREL, pitch, 34) + fan(area, count - first, _SMALL_LAUREL, pitch, 101)


def to_place_rect(index: int) -> Rect:
    """Return the place of an unplaced henchman; the last index is the tie-breaker. Others keep their places."""
    room, (width, height) = place("to_place").trimmed(top=34), _PIECE
    return Rect(room.x + index * (room.w - width) / HENCHMEN, room.y + 8, width, height)


def building_rects(count: int) -> Sequence[Rect]:
    """Return places for plates in two columns, lower ones if there are more than four."""
    area = place("buildings").trimmed(top=34)
    rows = max(2, (count + 1) // 2)
    height = min(58.0, (area.h - 4 * (rows - 1)) / rows)
    return [Rect(area.x + index % 2 * 118, area.y + index // 2 * (height + 4), 112, height) for index in range(count)]
