"""What fills free ground on one's own street: a crane and stones by the site, cypresses, a fountain, pennants."""

from collections.abc import Iterator

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.lucca.painting import ART
from scenes.lucca.street import COMPLETED, OPENED, SITE, Street

_CRANE = (168.0, 256.0)
_STONES = (116.0, 46.0)
_LAMP = (46.0, 150.0)
_CYPRESS = (60.0, 165.0)
_FOUNTAIN = (165.0, 140.0)
_PEOPLE = (52.0, 61.0)
_BUNTING = (320.0, 80.0)
_APART = 14.0

Ornament = tuple[str, tuple[float, float]]
_BY_SITE: tuple[Ornament, ...] = (("crane", _CRANE), ("stones", _STONES), ("lamp", _LAMP))
_BY_OPENED: tuple[Ornament, ...] = (
    ("cypress", _CYPRESS), ("people_1", _PEOPLE), ("fountain", _FOUNTAIN), ("people_2", _PEOPLE), ("cypress", _CYPRESS),
)  # fmt: skip


def draw_ornaments(canvas: Canvas, street: Street) -> None:
    site, completed, opened = (street.span(area) for area in (SITE, COMPLETED, OPENED))
    left = Rect(site.right, street.area.y, completed.x - site.right, street.foot - street.area.y)
    right = Rect(completed.right, street.area.y, opened.x - completed.right, street.foot - street.area.y)
    for name, place in (*_standing(_BY_SITE, left), *_standing(_BY_OPENED, right)):
        canvas.image(ART + name, place)
    if street.quarter.opened and right.w > _BUNTING[0]:
        canvas.image(ART + "bunting", Rect(right.right - _BUNTING[0], right.y + 40, *_BUNTING))


def _standing(wanted: tuple[Ornament, ...], room: Rect) -> Iterator[tuple[str, Rect]]:
    """As many as fit side by side, spread over the room."""
    fitting: list[Ornament] = []
    used = _APART
    for name, size in wanted:
        if used + size[0] + _APART <= room.w:
            fitting.append((name, size))
            used += size[0] + _APART
    apart = _APART + (room.w - used) / max(1, len(fitting) + 1)
    x = room.x + apart
    for name, (width, height) in fitting:
        yield name, Rect(x, room.bottom - height, width, height)
        x += width + apart
