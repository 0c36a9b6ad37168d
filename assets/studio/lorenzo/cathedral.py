"""Santa Maria del Fiore in the evening: the dome with its lantern, the striped nave, and Giotto's tower."""

from itertools import pairwise

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, arch, circle, polygon, polyline, trace
from assets.studio.kit.light import drop_shadow, fade_down
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.svg import Sketch

_TILE, _TILE_LIT, _TILE_SHADE = "#b4552e", "#f0a468", "#5c2634"
_MARBLE, _MARBLE_SHADE, _GREEN = "#f8ecd4", "#a38a94", "#5f7a66"
_RIBS = (-1.0, -0.74, -0.3, 0.3, 0.74, 1.0)
_EDGE = "#4a2a2c"


def dome(sketch: Sketch, foot: Point, width: float, height: float) -> None:
    """Its springing line is centred on `foot`; drum and tribunes stand below."""
    x, y = foot
    _tribunes(sketch, foot, width)
    _drum(sketch, Box(x - width * 0.5, y, width, height * 0.34))
    lit = (0.95, 0.72, 0.42, 0.12, 0.0)
    for (left, right), share in zip(pairwise(_RIBS), lit, strict=True):
        shade = mix(_TILE_SHADE, _TILE, min(1, share * 2)) if share < 0.5 else mix(_TILE, _TILE_LIT, share * 2 - 1)
        panel = [*_meridian(foot, width, height, left), *reversed(_meridian(foot, width, height, right))]
        sketch.path(polygon(panel), shade)
    _courses(sketch, foot, width, height)
    for rib in _RIBS:
        line = polyline(_meridian(foot, width, height, rib))
        sketch.path(line, stroke=_EDGE, stroke_width=width * 0.03)
        sketch.path(line, stroke=mix(_MARBLE, _MARBLE_SHADE, (rib + 1) / 2), stroke_width=width * 0.02)
    _lantern(sketch, (x, y - height), width * 0.085)


def _meridian(foot: Point, width: float, height: float, reach: float, steps: int = 14) -> list[Point]:
    """A line of the pointed vault from springing to lantern; `reach` -1 is its left outline, 1 its right."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        across = u**3 + 3 * u**2 * t * 1.03 + 3 * u * t**2 * 0.62 + t**3 * 0.13
        up = 3 * u**2 * t * 0.5 + 3 * u * t**2 * 0.9 + t**3
        points.append((foot[0] + reach * across * width / 2, foot[1] - up * height))
    return points


def _courses(sketch: Sketch, foot: Point, width: float, height: float) -> None:
    left, right = (_meridian(foot, width, height, side) for side in (-1.0, 1.0))
    for start, end in list(zip(left, right, strict=True))[1:-1]:
        sag = (end[0] - start[0]) * 0.05
        d = f"M{start[0]:.1f} {start[1]:.1f} Q{foot[0]:.1f} {start[1] + sag:.1f} {end[0]:.1f} {end[1]:.1f}"
        sketch.path(d, stroke="#4a1c1c", stroke_width=0.8, stroke_opacity=0.28)


def _drum(sketch: Sketch, box: Box) -> None:
    walls = ((0, _MARBLE), (0.45, mix(_MARBLE, _MARBLE_SHADE, 0.4)), (1, mix(_MARBLE_SHADE, "#3a2440", 0.35)))
    sketch.rect(box, sketch.horizontal(box.x, box.right, walls), stroke=_EDGE, stroke_width=1)
    for share in (0.12, 0.84):
        sketch.rect(Box(box.x, box.y + box.h * share, box.w, box.h * 0.06), _GREEN, fill_opacity=0.8)
    for share in (0.16, 0.5, 0.84):
        eye = (box.x + box.w * share, box.y + box.h * 0.5)
        sketch.circle(eye, box.h * 0.24, _GREEN)
        sketch.circle(eye, box.h * 0.19, "#3a2838", stroke=_MARBLE, stroke_width=1.6)
    sketch.rect(Box(box.x - 3, box.y - 3, box.w + 6, 5), _MARBLE, stroke=_EDGE, stroke_width=0.8)
    fade_down(sketch, Box(box.x, box.y + 2, box.w, box.h * 0.2), 0.35)


def _tribunes(sketch: Sketch, foot: Point, width: float) -> None:
    """The half domes that lean against the drum."""
    for offset, share in ((-0.52, 0.9), (0.52, 0.1), (0, 0.5)):
        x, y, reach = foot[0] + offset * width, foot[1] + width * 0.44, width * 0.3
        tone = mix(_TILE_SHADE, _TILE_LIT, share)
        left, right, top = x - reach, x + reach, y - reach
        d = trace("M", left, y, "C", left, top, right, top, right, y, "Z")
        sketch.path(d, sketch.horizontal(left, right, ((0, tone), (1, mix(tone, _TILE_SHADE, 0.6)))))
        striped(sketch, Box(left, y, 2 * reach, width * 0.6), 7)


def _lantern(sketch: Sketch, foot: Point, size: float) -> None:
    x, y = foot
    body = Box(x - size * 0.62, y - size * 1.5, size * 1.24, size * 1.6)
    stone = sketch.horizontal(body.x, body.right, ((0, "#fffaf0"), (0.5, _MARBLE), (1, _MARBLE_SHADE)))
    sketch.rect(Box(x - size * 0.95, y - size * 0.1, size * 1.9, size * 0.3), stone, stroke=_EDGE, stroke_width=0.7)
    sketch.rect(body, stone, stroke=_EDGE, stroke_width=0.7)
    for offset in (-0.36, 0, 0.36):
        sketch.path(arch(x + offset * size, y, size * 0.2, size * 1.1), "#6a4a44")
    cone = [(body.x - 2, body.y), (x, y - size * 2.9), (body.right + 2, body.y)]
    sketch.path(polygon(cone), stone, stroke=_EDGE, stroke_width=0.7)
    ball = (x, y - size * 3.05)
    sketch.path(circle(ball, size * 0.3), gold_paint(sketch, Box(ball[0] - 4, ball[1] - 4, 8, 8)), stroke=_EDGE)
    cross = f"M{x} {ball[1] - size * 0.3} v{-size * 0.9} m{-size * 0.3} {size * 0.3} h{size * 0.6}"
    sketch.path(cross, stroke="#f4cf70", stroke_width=1.6)


def striped(sketch: Sketch, box: Box, courses: int) -> None:
    """Walls of white marble with green bands, lit from the left."""
    faces = ((0, _MARBLE), (0.5, mix(_MARBLE, _MARBLE_SHADE, 0.45)), (1, _MARBLE_SHADE))
    sketch.rect(box, sketch.horizontal(box.x, box.right, faces), stroke=_EDGE, stroke_width=0.8)
    step = box.h / courses
    for i in range(courses):
        sketch.rect(Box(box.x, box.y + i * step, box.w, step * 0.22), _GREEN, fill_opacity=0.6)


def nave(sketch: Sketch, box: Box) -> None:
    """The long body to the left of the dome, with its upper row of round windows."""
    upper = Box(box.x, box.y, box.w, box.h * 0.4)
    striped(sketch, upper, 3)
    for i in range(4):
        eye = (box.x + box.w * (i + 0.5) / 4, box.y + box.h * 0.22)
        sketch.circle(eye, box.h * 0.1, "#3a2838", stroke=_MARBLE, stroke_width=2)
    _lean_roof(sketch, Box(box.x - 6, box.y - 14, box.w + 12, 14))
    striped(sketch, Box(box.x, box.y + box.h * 0.5, box.w, box.h * 0.5), 4)
    _lean_roof(sketch, Box(box.x - 8, box.y + box.h * 0.38, box.w + 16, box.h * 0.13))


def _lean_roof(sketch: Sketch, box: Box) -> None:
    corners = [(box.x, box.bottom), (box.x + 10, box.y), (box.right - 10, box.y), (box.right, box.bottom)]
    sketch.path(polygon(corners), sketch.vertical(box.y, box.bottom, ((0, _TILE_LIT), (1, _TILE))), stroke=_EDGE)


def campanile(sketch: Sketch, box: Box) -> None:
    drop_shadow(sketch, polygon([(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]), 6)
    striped(sketch, box, 16)
    for share, height in ((0.06, 0.16), (0.27, 0.1), (0.4, 0.1)):
        for offset in (0.32, 0.68) if share > 0.1 else (0.5,):
            x, base = box.x + box.w * offset, box.y + box.h * (share + height)
            sketch.path(arch(x, base, box.w * (0.2 if share > 0.1 else 0.4), box.h * height), "#4a3440")
    cornice = Box(box.x - 5, box.y - 8, box.w + 10, 9)
    sketch.rect(cornice, _MARBLE, stroke=_EDGE, stroke_width=0.8)
    fade_down(sketch, Box(box.x, box.y + 1, box.w, 10), 0.4)
