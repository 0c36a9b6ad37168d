"""Tiled roofs, domes and lanterns."""

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, Point, arch, polygon, trace
from assets.studio.lorenzo.scenes.stage import Scene
from assets.studio.lorenzo.scenes.stones import DARK, DUSK, MARBLE

TILE = "#bd6238"


def tiled(scene: Scene, eaves: tuple[Point, Point], ridge: tuple[Point, Point], colour: str = TILE) -> None:
    """A slope of roof tiles between two eaves' ends and two ridge ends, each given from the left."""
    (left, right), (top_left, top_right) = eaves, ridge
    d = polygon([left, top_left, top_right, right])
    sketch = scene.sketch
    slope = ((0, mix(colour, "#ffd0a0", 0.4)), (1, colour))
    sketch.path(d, sketch.vertical(top_left[1], left[1], slope))
    columns = max(4, int((right[0] - left[0]) / 6))
    for i in range(columns + 1):
        t = i / columns
        upper = (top_left[0] + (top_right[0] - top_left[0]) * t, top_left[1])
        lower = (left[0] + (right[0] - left[0]) * t, left[1] + (right[1] - left[1]) * t)
        sketch.line(upper, lower, darken(colour, 0.5), 1.1, 0.45)
    for row in range(1, 4):
        t = row / 4
        y = left[1] + (top_left[1] - left[1]) * t
        start = left[0] + (top_left[0] - left[0]) * t
        end = right[0] + (top_right[0] - right[0]) * t
        sketch.line((start, y), (end, y), darken(colour, 0.45), 0.7, 0.35)
    sketch.path(polygon([left, right, (right[0], right[1] + 2.5), (left[0], left[1] + 2.5)]), darken(colour, 0.5))


def eaves_roof(scene: Scene, body: Box, rise: float, overhang: float = 8, colour: str = TILE) -> None:
    """The hipped roof of a palace seen from the front, with its shadow on the wall."""
    left, right, y = body.x - overhang, body.right + overhang, body.y
    shade = ((0, "#1a0c06", 0.6), (1, "#1a0c06", 0))
    scene.sketch.rect(Box(body.x, y, body.w, 16), scene.sketch.vertical(y, y + 16, shade))
    for i in range(int(body.w / 9)):
        scene.sketch.rect(Box(body.x + i * 9, y, 4.4, 5), "#6b4a26")
    inset = overhang + rise * 0.9
    tiled(scene, ((left, y), (right, y)), ((left + inset, y - rise), (right - inset, y - rise)), colour)


def gable_front(scene: Scene, body: Box, rise: float, wall_colour: str, colour: str = TILE) -> None:
    """The pediment of a church: a triangle of wall under two raking lines of tiles."""
    apex = (body.x + body.w / 2, body.y - rise)
    left, right = (body.x, body.y + 0.5), (body.right, body.y + 0.5)
    shade = ((0, lighten(wall_colour, 0.2)), (1, mix(wall_colour, DUSK, 0.3)))
    scene.sketch.path(polygon([left, apex, right]), scene.sketch.horizontal(body.x, body.right, shade))
    for end, tone in ((left, lighten(colour, 0.2)), (right, darken(colour, 0.25))):
        out = (end[0] + (-6 if end is left else 6), end[1] + 4)
        scene.sketch.path(trace("M", *out, "L", *apex), stroke=darken(colour, 0.55), stroke_width=7)
        scene.sketch.path(trace("M", *out, "L", *apex), stroke=tone, stroke_width=4.4)


def pyramid(scene: Scene, box: Box, colour: str = TILE) -> None:
    """A tower's four-sided roof: two faces of it, the right one in shade."""
    apex, middle = (box.x + box.w / 2, box.y), box.x + box.w * 0.68
    scene.sketch.path(polygon([(box.x, box.bottom), apex, (middle, box.bottom)]), lighten(colour, 0.14))
    scene.sketch.path(polygon([(middle, box.bottom), apex, (box.right, box.bottom)]), mix(colour, DUSK, 0.5))


def lantern(scene: Scene, x: float, foot: float, height: float) -> None:
    """The marble temple on top of a dome."""
    half = height * 0.2
    body = ((0, "#fffaf0"), (0.5, MARBLE), (1, "#8f8496"))
    fill = scene.sketch.horizontal(x - half, x + half, body)
    scene.sketch.rect(Box(x - half, foot - height * 0.55, 2 * half, height * 0.55), fill)
    scene.sketch.path(arch(x, foot, half * 0.8, height * 0.42), DARK, fill_opacity=0.7)
    scene.sketch.path(
        polygon([(x - half * 1.3, foot - height * 0.55), (x, foot - height), (x + half * 1.3, foot - height * 0.55)]),
        fill,
    )
    scene.sketch.circle((x, foot - height * 1.02), height * 0.09, "#f2c850", stroke="#7a5212", stroke_width=0.8)


def dome(scene: Scene, x: float, foot: float, width: float, height: float, ribs: int = 5) -> None:
    """Brunelleschi's dome: terracotta between white ribs, pointed, with a lantern."""
    sketch, half = scene.sketch, width / 2
    left = ("C", x - half, foot - height * 0.62, x - half * 0.42, foot - height * 0.95, x, foot - height)
    right = ("C", x + half * 0.42, foot - height * 0.95, x + half, foot - height * 0.62, x + half, foot, "Z")
    shell = trace("M", x - half, foot, *left, *right)
    shade = ((0, "#e08a58"), (0.3, "#d9743f"), (0.62, "#b5532f"), (1, "#6a2a24"))
    sketch.path(shell, sketch.horizontal(x - half, x + half, shade))
    with sketch.group(clip_path=sketch.clip(shell)):
        for i in range(int(height / 5)):
            course = trace("M", x - half, foot - i * 5, "q", half, 4, width, 0)
            sketch.path(course, stroke="#5a2010", stroke_width=0.8, stroke_opacity=0.3)
    for i in range(ribs):
        _rib(scene, x, foot, half * (i / (ribs - 1) - 0.5) * 1.9, height, width * 0.03)
    lantern(scene, x, foot - height + 2, height * 0.34)


def _rib(scene: Scene, x: float, foot: float, away: float, height: float, width: float) -> None:
    bend = ("C", x + away, foot - height * 0.6, x + away * 0.45, foot - height * 0.93, x, foot - height)
    rib = trace("M", x + away, foot, *bend)
    scene.sketch.path(rib, stroke="#5a3a30", stroke_width=width * 1.2 + 1.2, stroke_opacity=0.5)
    scene.sketch.path(rib, stroke="#fbf3e2", stroke_width=width)


def drum(scene: Scene, box: Box, openings: int) -> None:
    """The octagon below a dome, white and green, with its round windows."""
    body = ((0, "#fff8ea"), (0.5, MARBLE), (1, "#8f8492"))
    scene.sketch.rect(box, scene.sketch.horizontal(box.x, box.right, body))
    for i in range(openings):
        x = box.x + box.w * (i + 0.5) / openings
        scene.sketch.rect(
            Box(x - box.w / openings * 0.36, box.y + box.h * 0.14, box.w / openings * 0.72, box.h * 0.72),
            "none",
            stroke="#6f8a76",
            stroke_width=1.6,
        )
        scene.sketch.circle(
            (x, box.y + box.h / 2),
            min(box.h * 0.26, box.w / openings * 0.24),
            "#2a2430",
            stroke="#fff8ea",
            stroke_width=1.2,
        )
    scene.sketch.rect(Box(box.x - 3, box.y - 4, box.w + 6, 5), "#fff8ea")
    scene.sketch.rect(Box(box.x - 3, box.bottom - 2, box.w + 6, 4), "#d8c8a8")
