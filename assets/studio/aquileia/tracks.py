"""The stadium's two sides and the arena on the ground's plan."""

from assets.studio.aquileia.areas import ARENA, BLACK, OCHRE, RUST, SAND, STADIUM, WINE
from assets.studio.kit.geometry import Box, Point, polar, rectangle, rounded
from assets.studio.kit.svg import Sketch

SPINA: Point = (STADIUM.x + 84, STADIUM.centre[1])
"""Where the wall between gold and silver begins; it ends at `SPINA_END`."""
SPINA_END: Point = (STADIUM.right - 84, STADIUM.centre[1])
SAND_OVAL: Point = (ARENA.x + 121, ARENA.centre[1] + 2)
SEATS: Point = (116, 81)
SANDS: Point = (86, 50)


def paint_stadium(sketch: Sketch) -> None:
    sketch.rect(STADIUM, "#97875f")
    for margin, colour in ((3, "#efe2c2"), (8, "#c3a777"), (13, "#e6d2a4"), (18, "#8c5a34")):
        sketch.path(rounded(STADIUM.inset(margin), 79 - margin), colour)
    course = STADIUM.inset(22)
    half = course.h / 2
    with sketch.group(clip_path=sketch.clip(rounded(course, 60))):
        gold = sketch.vertical(course.y, course.centre[1], ((0, "#eebf4f"), (1, "#f6d884")))
        silver = sketch.vertical(course.centre[1], course.bottom, ((0, "#ccd8e0"), (1, "#9fb2c2")))
        sketch.path(rectangle(Box(course.x, course.y, course.w, half)), gold)
        sketch.path(rectangle(Box(course.x, course.y + half, course.w, half)), silver)
    _spina(sketch)


def _spina(sketch: Sketch) -> None:
    (left, y), right = SPINA, SPINA_END[0]
    sketch.path(rounded(Box(left, y - 5, right - left, 10), 4.9), RUST, stroke=BLACK, stroke_width=2)
    for x in (left + 8, right - 8):
        sketch.circle((x, y), 9, WINE, stroke=BLACK, stroke_width=3)
        sketch.circle((x, y), 4, "#f3cf6a")


def paint_arena(sketch: Sketch) -> None:
    sketch.rect(ARENA, "#b79a68")
    tiers = ((1.0, "#ecd9ae"), (0.78, "#b9885c"), (0.56, "#f4e4bc"), (0.34, "#b9774c"), (0.12, WINE))
    for share, colour in tiers:
        radii = tuple(inner + (outer - inner) * share for inner, outer in zip(SANDS, SEATS, strict=True))
        sketch.ellipse(SAND_OVAL, (radii[0], radii[1]), colour, stroke="#5a3a20", stroke_width=2.6)
    with sketch.group(transform=f"translate({SAND_OVAL[0]} {SAND_OVAL[1]}) scale(1 {SEATS[1] / SEATS[0]})"):
        for k in range(24):
            sketch.line(polar((0, 0), 92, k * 15), polar((0, 0), SEATS[0], k * 15), RUST, 3.4)
    sand = ((0, "#fbe8b8"), (0.7, SAND), (1, OCHRE))
    sketch.ellipse(
        SAND_OVAL, (SANDS[0] - 3, SANDS[1] - 3), sketch.radial((SAND_OVAL[0] - 20, SAND_OVAL[1] - 16), (120, 76), sand)
    )
