"""Theatre, forum, market and the court of the tie-breakers on the ground's plan."""

from assets.studio.aquileia.areas import (
    BLACK,
    COURT,
    FORUM,
    IVORY,
    MERCATUS,
    MOSS,
    OCHRE,
    RUST,
    SAND,
    SLATE,
    TERRACOTTA,
    THEATRUM,
    WINE,
)
from assets.studio.kit.geometry import Box, Point, polar, polygon, star, trace
from assets.studio.kit.svg import Sketch

STAGE: Point = (164, 314)
"""The middle of the theatre's orchestra."""
CAVEA, ORCHESTRA = 142.0, 50.0
KERB_ROWS = (2.6, 7.8, 13.0)
CARPET = Box(622, FORUM.y + 15.6, 132, FORUM.h - 31.2)
"""The way through the middle of the forum, on which its five places lie."""


def paint_theatre(sketch: Sketch) -> None:
    sketch.rect(THEATRUM, "#bd7f5c")
    _chequered(sketch, THEATRUM, 26, "#ac6c4a")
    with sketch.group(clip_path=sketch.clip(_half_disc(CAVEA))):
        for step in range(7):
            tier = CAVEA - step * (CAVEA - ORCHESTRA) / 7
            sketch.circle(STAGE, tier, "#f2e3bf" if step % 2 else "#d9a886", stroke="#7c452c", stroke_width=3)
        for k in range(9):
            end, start = polar(STAGE, CAVEA, 90 + k * 22.5), polar(STAGE, ORCHESTRA, 90 + k * 22.5)
            sketch.line(start, end, "#8a4a31", 4)
        sketch.circle(STAGE, ORCHESTRA, "#93a36d", stroke="#6a3a24", stroke_width=4)
    house = Box(STAGE[0] + 2, STAGE[1] - 134, 42, 268)
    sketch.rect(house, "#96372f", stroke="#45190f", stroke_width=4)
    for k in range(11):
        sketch.rect(Box(house.x + 9, house.y + 8 + k * 23.6, 24, 13), "#f2e4c2")


def _half_disc(radius: float) -> str:
    x, y = STAGE
    return trace("M", x, y - radius, "A", radius, radius, 0, 0, 0, x, y + radius, "Z")


def paint_forum(sketch: Sketch) -> None:
    sketch.rect(FORUM, "#dac49a")
    for row in range(13):
        for column in range(30):
            x, y = FORUM.x + column * 32 + (row % 2) * 16, FORUM.y + row * 30
            lozenge = polygon([(x, y - 15), (x + 16, y), (x, y + 15), (x - 16, y)])
            sketch.path(lozenge, TERRACOTTA if row % 2 else MOSS, fill_opacity=0.75)
            sketch.path(star((x, y), 4, 7, 3), IVORY)
    sketch.rect(CARPET, "#eee0bd")
    for margin, stones in zip(KERB_ROWS, (WINE, IVORY, OCHRE), strict=True):
        sketch.rect(CARPET.inset(margin), "none", stroke=stones, stroke_width=5.2)


def paint_market(sketch: Sketch) -> None:
    sketch.rect(MERCATUS, "#d2a468")
    for row in range(18):
        for column in range(15):
            x, y = MERCATUS.x + column * 32 + (row % 2) * 16, MERCATUS.y + row * 30
            sketch.circle((x, y), 10, "#e8cf96" if (row + column) % 3 else TERRACOTTA)
            sketch.circle((x, y), 4, RUST if (row + column) % 3 else IVORY)


def paint_court(sketch: Sketch) -> None:
    """Black and white would hide the places: a court of slate with a border of waves."""
    sketch.rect(COURT, "#5d7182")
    _chequered(sketch, COURT, 31, "#71879a")
    for row in range(5):
        for column in range(10):
            if (row + column) % 2:
                middle = (COURT.x + column * 31 + 15.5, COURT.y + row * 31 + 15.5)
                sketch.path(star(middle, 4, 11, 4), "#c3ced2", fill_opacity=0.75)
    sketch.rect(COURT.inset(6), "none", stroke=SLATE, stroke_width=6)


def paint_streets(sketch: Sketch) -> None:
    sketch.rect(Box(0, 0, sketch.width, sketch.height), SAND)


def paint_kerb(sketch: Sketch, area: Box, colour: str) -> None:
    """The border of an area: a row of dark stones, one of ivory, one of its own colour."""
    for row, stones in zip(KERB_ROWS, (BLACK, IVORY, colour), strict=True):
        sketch.rect(area.inset(row), "none", stroke=stones, stroke_width=5.2)


def _chequered(sketch: Sketch, area: Box, side: float, colour: str) -> None:
    with sketch.group(
        clip_path=sketch.clip(
            polygon([(area.x, area.y), (area.right, area.y), (area.right, area.bottom), (area.x, area.bottom)])
        )
    ):
        for row in range(int(area.h / side) + 1):
            for column in range(row % 2, int(area.w / side) + 1, 2):
                sketch.rect(Box(area.x + column * side, area.y + row * side, side, side), colour)
