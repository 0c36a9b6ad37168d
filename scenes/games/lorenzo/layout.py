"""Places from table.tmx, and the floors, spaces, slots and panels inside them."""

from functools import cache, partial
from math import ceil

from game.lorenzo.board import (
    COUNCIL,
    FLOORS,
    HARVEST_LARGE,
    HARVEST_SMALL,
    LEADERS_EACH,
    MARKET,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    TOWER_SPACES,
    floor_of,
    tower_of,
)
from game.lorenzo.goods import FAITH, GOODS, MILITARY, POINTS
from scenes.engine.layout import Rect
from scenes.kit.table_places import place_of

TOWER_PITCH = 244.0
TOWER_SIZE = (238.0, 640.0)
FLOOR_PITCH = 146.0
CARD_RATIO = 660 / 1020
"""Width of a large card divided by its height."""
SPACE = 46.0
RIVAL_GAP = 5.0
_RIVAL_HEIGHT, _ONLY_RIVAL_HEIGHT = 152.0, 236.0
_PITCH = 155.0
_SLOT, _SLOT_PITCH = (118.0, 98.0), 124.0
_SLOT_LEFT, _ROWS = 130.0, (864.0, 966.0)
_ROUNDEL, _ROUNDEL_PITCH = 54.0, 58.0
MEMBER_PITCH = 84.0
_GOODS_LEFT, _GOODS_PITCH = 296.0, 98.0
_STANDING, _ON_A_FLOOR = 22.0, 2.0
"""Height of a member above its disc; on a floor it is lower, so that the value above stays visible."""
_VERDICT, _VERDICT_SIGN = 26.0, 16.0
_ROOM_FOR_MANY = {COUNCIL: (330.0, 48.0), HARVEST_LARGE: (170.0, 44.0), PRODUCTION_LARGE: (170.0, 44.0)}
"""Width of the spaces for many members, and distance from one member to the next."""
_LEAST_MEMBER = 0.66
_FRONT_ROW = 12.0
"""Distance by which the front row of members lies lower than a single row."""
COUNCIL_BOARD = 270.0
"""Width of the sign at the left of the council palace; members are placed beside it."""

place = partial(place_of, "lorenzo")


# The city


def tower_rect(tower: int) -> Rect:
    area = place("towers")
    return Rect(area.x + TOWER_PITCH * tower, area.y, *TOWER_SIZE)


def banner_rect(tower: int) -> Rect:
    return tower_rect(tower).split_top(46)[0]


@cache
def niche_rect(space: int) -> Rect:
    tower = tower_rect(tower_of(space))
    return Rect(tower.x + 6, tower.y + 48 + FLOOR_PITCH * (FLOORS - floor_of(space)), 184, 142)


@cache
def card_rect(space: int) -> Rect:
    niche = niche_rect(space)
    return Rect(niche.x + 3, niche.y + 2, 176, 138)


@cache
def column_rect(space: int) -> Rect:
    """Return the column beside the card: the floor's value, its space, its bonus."""
    niche = niche_rect(space)
    return Rect(niche.x + 186, niche.y + 1, 42, 140)


@cache
def space_rect(space: int) -> Rect:
    """Return the disc for a member; in a space for many it is the first one."""
    if space in TOWER_SPACES:
        column = column_rect(space)
        return Rect(column.center[0] - SPACE / 2, column.y + 38, SPACE, SPACE)
    if space in MARKET:
        stall = stall_rect(space)
        return Rect(stall.center[0] - SPACE / 2, stall.y + 34, SPACE, SPACE)
    if space == COUNCIL:
        area = place("council")
        return Rect(area.x + COUNCIL_BOARD + 8, area.y + 38, SPACE, SPACE)
    work = work_rect(space)
    left = 84.0 if space in (HARVEST_LARGE, PRODUCTION_LARGE) else 18.0
    return Rect(work.x + left, work.y + 50, SPACE, SPACE)


def stall_rect(space: int) -> Rect:
    area = place("market")
    return Rect(area.x + _PITCH * (space - MARKET.start), area.y, 149, area.h)


def work_rect(space: int) -> Rect:
    """Return the whole field of a harvest or production space."""
    area = place("works")
    left = 0.0 if space in (HARVEST_SMALL, HARVEST_LARGE) else 310.0
    return Rect(area.x + left, area.y, 304, area.h)


def area_rect(space: int) -> Rect:
    """Return the part of the city to which a space belongs."""
    if space in TOWER_SPACES:
        return tower_rect(tower_of(space))
    if space in MARKET:
        return place("market")
    return place("council") if space == COUNCIL else work_rect(space)


def is_small_work(space: int) -> bool:
    return space in (HARVEST_SMALL, PRODUCTION_SMALL)


@cache
def target_rect(space: int) -> Rect:
    """Return the rectangle that is pressed for a space."""
    if space in TOWER_SPACES:
        niche = niche_rect(space)
        return Rect(niche.x, niche.y, 230, niche.h)
    if space in MARKET:
        return stall_rect(space)
    if space == COUNCIL:
        return place("council")
    disc = space_rect(space)
    return disc.outset(7) if is_small_work(space) else Rect(disc.x - 4, disc.y - 3, 216, 54)


def standing_rects(space: int, count: int) -> list[Rect]:
    """Return the places of members on a space.

    In a space for many they are side by side, smaller, and in the palace at last in two rows.
    """
    disc = space_rect(space)
    rise = _ON_A_FLOOR if space in TOWER_SPACES else _STANDING
    first = Rect(disc.center[0] - 24, disc.y - rise, 48, 66)
    if space not in _ROOM_FOR_MANY:
        return [first] * count
    room, pitch = _ROOM_FOR_MANY[space]
    if space == COUNCIL and count * pitch * _LEAST_MEMBER > room:
        return _two_rows(first, count, pitch * _LEAST_MEMBER)
    size = max(_LEAST_MEMBER, min(1.0, room / (pitch * max(1, count))))
    step = min(pitch * size, (room - first.w * size) / max(1, count - 1))
    one = Rect(first.x, first.bottom - first.h * size, first.w * size, first.h * size)
    return [one.moved(index * step) for index in range(count)]


def _two_rows(first: Rect, count: int, pitch: float) -> list[Rect]:
    """Return places in two rows at the smallest size; the first members are in the back row."""
    width, height = first.w * _LEAST_MEMBER, first.h * _LEAST_MEMBER
    one, in_row = Rect(first.x, first.bottom - height + _FRONT_ROW, width, height), ceil(count / 2)
    return [one.moved(index % in_row * pitch, -height if index < in_row else 0) for index in range(count)]


def tile_rect(period: int) -> Rect:
    """Return the place of the excommunication tile of period 1 to 3."""
    area = place("tiles")
    return Rect(area.x + 206.7 * (period - 1), area.y, 200.7, area.h)


def verdict_place(period: int, rank: int, is_struck: bool) -> Rect:
    """Return the place of a family's token on a tile: supporters from the left, excommunicated ones from the right.

    Rank 0 is the sign before each group.
    """
    tile, width = tile_rect(period), _VERDICT if rank else _VERDICT_SIGN
    away = _VERDICT_SIGN + _VERDICT * (rank - 1) if rank else 0.0
    x = tile.right - 8 - away - width if is_struck else tile.x + 56 + away
    return Rect(x, tile.y + 54, width, _VERDICT)


def die_rect(index: int) -> Rect:
    area = place("dice")
    return Rect(area.x + 22 + 66 * index, area.y + 52, 60, 60)


def order_cell(index: int, count: int) -> Rect:
    """Return the place of the crest at this index of the turn order."""
    row = place("order").inset(14, 0).trimmed(top=50, bottom=16)
    cell = row.columns(count, 2)[index]
    return Rect(cell.center[0] - 17, cell.y, 34, 38)


def faith_cell(faith: float) -> Rect:
    """Return one step of the track; tokens are above it, its points below."""
    area = place("faith")
    return Rect(area.x + 46 + 34.5 * faith, area.y + 22, 34.5, 24)


# The own board

SHOWN_GOODS = (0, 1, 2, 3, MILITARY, FAITH)
"""Goods in the order of their line on the board; points are on the coin before them."""


def good_rect(resource: int) -> Rect:
    """Return the place of a resource's sign and number on the own board."""
    if resource == POINTS:
        return Rect(226, 809, 50, 50)
    return Rect(_GOODS_LEFT + _GOODS_PITCH * SHOWN_GOODS.index(resource), 814, _GOODS_PITCH - 8, 42)


def slot_rect(is_building: bool, slot: int) -> Rect:
    return Rect(_SLOT_LEFT + _SLOT_PITCH * slot, _ROWS[is_building], *_SLOT)


def bonus_rect(is_building: bool) -> Rect:
    return Rect(22, _ROWS[is_building], 100, _SLOT[1])


def roundel_rect(is_venture: bool, slot: int) -> Rect:
    return Rect(884 + _ROUNDEL_PITCH * slot, _ROWS[is_venture] + 2, _ROUNDEL, _ROUNDEL)


def member_rect(member: int) -> Rect:
    area = place("members")
    return Rect(area.x + MEMBER_PITCH * member + 4, area.y, 76, 100)


def leader_rect(index: int) -> Rect:
    area = place("leaders")
    return Rect(area.x + MEMBER_PITCH * index, area.y, 82, area.h)


# The draft

_DRAFT_ROW, DRAFT_GAP = Rect(26, 126, 1560, 556), 24.0
_CHIP, _BESIDE_PASSING = (82.0, 96.0), 4.0
BONUS_PLATE, LARGE_CHIP, LEADER_CARD = (300.0, 240.0), (205.0, 240.0), (360.0, 556.0)


def draft_row(count: int, size: tuple[float, float]) -> list[Rect]:
    """Return places side by side for what is chosen from."""
    width = count * size[0] + (count - 1) * DRAFT_GAP
    return _DRAFT_ROW.centered(width, size[1]).columns(count, DRAFT_GAP)


def draft_head() -> Rect:
    """Return the line of words above what is chosen from."""
    return _DRAFT_ROW.split_top(60)[0].moved(dy=24)


def draft_feet() -> list[Rect]:
    """Return the three panels below: leaders kept so far, who passes to whom, church reports."""
    return Rect(16, 772, 1580, 296).weighted_columns([1.25, 1.45, 0.86], 12)


def draft_body(foot: Rect) -> tuple[Rect, Rect]:
    """Return head and body of a panel at the foot."""
    return foot.inset(30, 22).split_top(36, 10)


def kept_rect(index: int) -> Rect:
    """Return the place of a kept leader; its name is below."""
    cell = draft_body(draft_feet()[0])[1].columns(LEADERS_EACH, 12)[index]
    return Rect(cell.center[0] - _CHIP[0] / 2, cell.y, *_CHIP)


def passing_cells(count: int) -> list[Rect]:
    """Return the cell of each family."""
    return draft_body(draft_feet()[1])[1].columns(count, 26)


def passing_tile(cell: Rect) -> Rect:
    """Return the place of a family's bonus tile, below crest, name and place."""
    return cell.trimmed(top=126).outset(_BESIDE_PASSING, 0)


# Rivals


def rivals_of(viewer: int, seats: int) -> list[int]:
    """Return the rivals in turn order, beginning at the viewer's left."""
    return [(viewer + step) % seats for step in range(1, seats)]


def rivals_rect(seats: int) -> Rect:
    """Return the rectangle around all rivals' panels, without the log below."""
    return rival_rect(0, seats, 1).joined(rival_rect(0, seats, seats - 1))


def rival_rect(viewer: int, seats: int, seat: int) -> Rect:
    rivals, area = rivals_of(viewer, seats), place("rivals")
    height = _ONLY_RIVAL_HEIGHT if len(rivals) == 1 else _RIVAL_HEIGHT
    return Rect(area.x, area.y + (height + RIVAL_GAP) * rivals.index(seat), area.w, height)


def rival_rows(panel: Rect) -> list[Rect]:
    """Return the rows of a panel: name, goods, tracks, cards."""
    return panel.inset(12, 8).rows(4, 2)


def rival_tracks(row: Rect) -> list[Rect]:
    """Return the columns of the row of tracks: military, faith, leaders, seals."""
    return row.weighted_columns([1, 1, 1.2, 1], 2)


def rival_good_rect(panel: Rect, resource: int) -> Rect:
    head, goods, tracks, _ = rival_rows(panel)
    if resource == POINTS:
        return Rect(head.right - 40, head.center[1] - 18, 40, 40)
    if resource in GOODS:
        return goods.columns(len(GOODS), 2)[GOODS.index(resource)]
    return rival_tracks(tracks)[(MILITARY, FAITH).index(resource)]


def chronicle_rect(seats: int) -> Rect:
    """Return the part of the column that the rivals' panels leave to the log."""
    last = rival_rect(0, seats, seats - 1)
    area = place("chronicle")
    return Rect(area.x, last.bottom + 6, area.w, area.bottom - last.bottom - 6)
