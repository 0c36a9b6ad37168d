"""Ships, boats and harbours."""

from assets.studio.kit.colour import darken, mix
from assets.studio.kit.geometry import Box, Point, polygon, trace
from assets.studio.kit.timber import rope
from assets.studio.lorenzo.scenes.stage import Scene

_INK = "#1c0e0a"
_CROSS = "M-8 -34 H8 V-10 H30 V6 H8 V34 H-8 V6 H-30 V-10 H-8 Z"


def ship(scene: Scene, water: Point, size: float, cross: bool = False, sail: str = "#f6ead0") -> None:
    """A carrack some 150 wide and 190 high, bound to the right."""
    sketch = scene.sketch
    with sketch.at(*water, size):
        sketch.ellipse((4, 6), (84, 8), "#0e1a28", fill_opacity=0.45)
        for x, top, width, foot in ((-46, -112, 44, -48), (48, -104, 40, -44)):
            _mast(scene, x, top)
            _sail(scene, Box(x - width / 2, top + 12, width, foot - top - 12), sail, cross, 0.5)
        _mast(scene, 2, -168)
        _sail(scene, Box(-42, -150, 88, 96), sail, cross, 1.0)
        _hull(scene)
        for x, y in ((-46, -112), (2, -168), (48, -104)):
            pennant = f"M{x} {y - 14} q14 -6 24 2 t22 -2 l-8 6 l8 7 q-12 4 -22 0 t-24 2 Z"
            sketch.path(pennant, "#b3262c", stroke=_INK, stroke_width=0.8)
        foam = "M-74 4 q10 -7 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t22 -2"
        sketch.path(foam, stroke="#ffffff", stroke_width=4, stroke_opacity=0.75, stroke_linecap="round")


def _mast(scene: Scene, x: float, top: float) -> None:
    scene.sketch.line((x, -20), (x, top - 14), _INK, 5)
    scene.sketch.line((x - 1, -20), (x - 1, top - 14), "#9a6a38", 2)
    for side in (-1, 1):
        rope(scene.sketch, (x, top), (x + side * 26, -28), 0.5)


def _sail(scene: Scene, box: Box, colour: str, cross: bool, share: float) -> None:
    """Bellied by the wind from behind."""
    sketch = scene.sketch
    left = ("Q", box.x - box.w * 0.14, box.y + box.h * 0.6, box.x + box.w * 0.06, box.bottom)
    hem = ("Q", box.x + box.w / 2, box.bottom + box.h * 0.1, box.right - box.w * 0.02, box.bottom)
    right = ("Q", box.right + box.w * 0.2, box.y + box.h * 0.55, box.right, box.y, "Z")
    cloth = ((0, "#ffffff"), (0.4, colour), (0.75, mix(colour, "#c09a78", 0.4)), (1, "#8a6a60"))
    fill = sketch.horizontal(box.x - 6, box.right + 8, cloth)
    sketch.path(trace("M", box.x, box.y, *left, *hem, *right), fill, stroke=_INK, stroke_width=1.1)
    for i in range(1, 4):
        seam = trace("M", box.x + box.w * i / 4, box.y, "q", 4, box.h / 2, 0, box.h)
        sketch.path(seam, stroke="#8a6a50", stroke_width=0.9, stroke_opacity=0.5)
    if cross:
        with sketch.at(box.x + box.w * 0.53, box.y + box.h * 0.52, share * 1.15):
            sketch.path(_CROSS, "#b3202a")
    sketch.line((box.x - 5, box.y), (box.right + 5, box.y), _INK, 4)


def _hull(scene: Scene) -> None:
    sketch = scene.sketch
    planks = sketch.linear((0, -58), (0, 10), ((0, "#c48a4e"), (0.45, "#8a5a2e"), (1, "#341a10")))
    d = "M-78 -58 L-50 -54 L-46 -32 Q0 -22 44 -32 L54 -50 L84 -56 C84 -26 70 4 48 8 H-48 C-68 4 -78 -26 -78 -58 Z"
    sketch.path(d, planks, stroke=_INK, stroke_width=1.8, stroke_linejoin="round")
    for y in (-24, -14, -4):
        sketch.path(trace("M", -70, y, "Q", 0, y + 8, 72, y), stroke="#3a2010", stroke_width=1.6, stroke_opacity=0.7)
    for i in range(7):
        sketch.circle((-42 + i * 14, -18 + abs(i - 3) * -0.8), 3, "#1c0e0a")
    sketch.path("M-80 -60 L-48 -55 M52 -52 L86 -58", stroke="#e6b84e", stroke_width=4)


def boat(scene: Scene, water: Point, size: float, mirror: bool = False) -> None:
    """A barge with goods amidships."""
    sketch = scene.sketch
    with sketch.at(*water, size, mirror=mirror):
        sketch.ellipse((0, 4), (46, 6), "#0e2230", fill_opacity=0.4)
        for x, tone in ((-16, "#d8b074"), (-2, "#b5532f"), (12, "#e8d8ac")):
            sketch.rect(Box(x - 6, -26, 13, 15), tone, stroke=_INK, stroke_width=0.9, rx=3)
        hull = sketch.linear((0, -16), (0, 5), ((0, "#b07a42"), (1, "#4a2a14")))
        sketch.path("M-50 -20 Q0 -6 50 -20 Q44 4 24 6 H-24 Q-44 4 -50 -20 Z", hull, stroke=_INK, stroke_width=1.4)
        sketch.line((34, -10), (44, -58), "#4a2c14", 2.6)


def quay(scene: Scene, points: list[Point], colour: str = "#d8c094") -> None:
    """A shore of sand and stone running into the picture."""
    sketch = scene.sketch
    top = min(y for _, y in points)
    sketch.path(
        polygon(points),
        sketch.vertical(top, 360, ((0, mix(colour, "#ffffff", 0.3)), (0.4, colour), (1, darken(colour, 0.45)))),
    )
    sketch.path(polygon(points), stroke="#fffaf0", stroke_width=3, stroke_opacity=0.6)


def stone_bridge(scene: Scene, left: float, right: float, deck: float, foot: float, arches: int) -> None:
    """A bridge with round arches and a parapet, its middle a little higher."""
    sketch, span = scene.sketch, (right - left) / arches
    middle = (left + right) / 2
    d = trace("M", left, foot, "V", deck + 8, "Q", middle, deck - 10, right, deck + 8, "V", foot)
    for i in reversed(range(arches)):
        a, b = left + span * (i + 0.14), left + span * (i + 0.86)
        radius = (b - a) / 2
        d += trace(" L", b, foot, "A", radius, min(radius, foot - deck - 8), 0, 0, 0, a, foot)
    stone = ((0, "#fbf0d2"), (0.4, "#e2c896"), (1, "#a07a4c"))
    sketch.path(d + " Z", sketch.vertical(deck - 10, foot, stone), stroke="#5a3f20", stroke_width=1.2)
    for i in range(arches):
        a, b = left + span * (i + 0.14), left + span * (i + 0.86)
        ring = trace("M", a, foot, "A", (b - a) / 2, min((b - a) / 2, foot - deck - 8), 0, 0, 1, b, foot)
        sketch.path(ring, stroke="#8a6436", stroke_width=4, stroke_dasharray="6 1.4")
    rail = trace("M", left, deck + 8, "Q", middle, deck - 10, right, deck + 8)
    sketch.path(rail, stroke="#8a6436", stroke_width=7)
    sketch.path(rail, stroke="#fff4d8", stroke_width=4)
