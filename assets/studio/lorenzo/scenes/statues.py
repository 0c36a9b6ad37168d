"""Marble: a youth on his plinth, and saints in their niches."""

from assets.studio.kit.geometry import Box, Point, arch
from assets.studio.kit.heraldry import lily
from assets.studio.lorenzo.scenes.stage import Scene

_STONE = ((0, "#ffffff"), (0.45, "#ece4d6"), (1, "#8f8698"))


_STUMP = "M12 0 L8 -16 L14 -40 L26 -40 L30 -6 L28 0 Z"
_FREE_LEG = "M6 -74 C16 -62 18 -48 17 -36 C16 -26 21 -14 26 -3 L27 1 H14 C13 -12 8 -24 8 -36 C6 -48 2 -58 -2 -70 Z"
_FIRM_LEG = (
    "M-17 -76 C-20 -58 -15 -48 -14 -38 C-13 -26 -15 -14 -15 -4 L-19 1 H-4 C-4 -12 -2 -26 -2 -38 C0 -52 4 -62 4 -74 Z"
)
_HANGING_ARM = (
    "M-20 -124 C-28 -116 -30 -100 -29 -88 C-28 -78 -25 -70 -22 -62 L-15 -63 "
    "C-18 -74 -20 -84 -20 -92 C-19 -102 -16 -110 -13 -118 Z"
)
_TRUNK = (
    "M-20 -126 C-12 -132 12 -132 21 -126 C21 -112 14 -100 13 -88 C13 -80 11 -74 8 -70 "
    "C0 -66 -12 -67 -18 -72 C-18 -82 -15 -92 -17 -102 C-20 -112 -22 -120 -20 -126 Z"
)
_BENT_ARM = "M16 -126 C26 -122 34 -110 35 -100 C36 -94 28 -90 25 -96 L12 -128 L20 -137 L32 -104 Z"
_MUSCLES = "M-12 -112 q6 5 12 0 M4 -113 q6 5 11 -1 M-1 -110 Q0 -96 -2 -80 M-10 -92 q8 3 17 0"
_HEAD = "M-9 -150 C-10 -161 11 -163 11 -150 C11 -142 7 -134 1 -134 C-5 -134 -9 -142 -9 -150 Z"
_HAIR = "M-10 -148 C-16 -158 -8 -168 1 -167 C11 -168 17 -158 11 -146 C11 -152 9 -155 5 -157 C0 -154 -6 -155 -10 -148 Z"
_CURLS = "M-9 -153 q3 -3 5 0 t5 -2 t5 1 t4 2 M-7 -160 q3 -3 5 0 t5 -1 t5 2"


def statue(scene: Scene, foot: Point, size: float) -> None:
    """A youth in white marble, standing at ease as David does, his sling over the shoulder; 163 units tall."""
    sketch = scene.sketch
    with sketch.at(*foot, size):
        marble = sketch.horizontal(-34, 36, _STONE)
        for shape in (_STUMP, _FREE_LEG, _FIRM_LEG, _HANGING_ARM, _TRUNK, _BENT_ARM):
            sketch.path(shape, marble, stroke="#857b8c", stroke_width=1.1, stroke_linejoin="round")
        sketch.path(_MUSCLES, stroke="#a398a8", stroke_width=1.5, stroke_opacity=0.8)
        sketch.path("M-5 -122 L-5 -138 L7 -138 L7 -122 Z", "#d8d0d0")
        sketch.path(_HEAD, marble, stroke="#857b8c", stroke_width=1.1)
        sketch.path(_HAIR, "#dcd4d6", stroke="#857b8c", stroke_width=1)
        sketch.path(_CURLS, stroke="#9a90a0", stroke_width=1.3)
        sketch.path("M-4 -148 h3.4 M3 -148 h3.4 M1 -147 l-1 5 h3 M-2 -138.5 h5", stroke="#8a8090", stroke_width=1)
        sketch.path("M18 -132 C24 -126 4 -112 -14 -98", stroke="#a89ea4", stroke_width=3)


def niche(scene: Scene, x: float, foot: float, width: float, height: float) -> None:
    """A shell-headed niche with a saint in it, as at Orsanmichele."""
    sketch = scene.sketch
    sketch.path(arch(x, foot, width + 12, height + 9), "#f4e8cc", stroke="#8a6a40", stroke_width=1.2)
    hollow = ((0, "#2c2028"), (0.6, "#5c4840"), (1, "#8a7258"))
    sketch.path(arch(x, foot, width, height), sketch.horizontal(x - width / 2, x + width / 2, hollow))
    with sketch.at(x, foot, height / 128):
        paint = sketch.horizontal(-20, 22, _STONE)
        sketch.path("M-16 -84 Q0 -94 16 -84 L20 -40 L24 0 H-24 L-20 -40 Z", paint, stroke="#7d7484", stroke_width=1.4)
        for i in range(5):
            sketch.line((-10 + i * 5, -60), (-17 + i * 8.4, -2), "#9a90a0", 2)
        sketch.path(
            "M-16 -82 L-20 -54 L6 -56 M16 -82 L22 -50 L14 -46",
            stroke="#f6f0e6",
            stroke_width=8,
            stroke_linejoin="round",
        )
        sketch.ellipse((0, -101), (11, 13), "#fbf6ee", stroke="#857b8c", stroke_width=1.6)
        sketch.path("M-9 -96 Q0 -76 9 -96 Z", "#d8cfcf")


def pediment_base(scene: Scene, x: float, foot: float, width: float, height: float) -> None:
    """The plinth of a statue."""
    sketch = scene.sketch
    body = Box(x - width / 2, foot - height, width, height)
    sketch.ellipse((x + 8, foot), (width * 0.66, 8), "#170c06", fill_opacity=0.4)
    sketch.rect(body, sketch.horizontal(body.x, body.right, _STONE), stroke="#7d7484", stroke_width=1)
    for y, out in ((foot - 10, 7), (body.y - 3, 7)):
        sketch.rect(
            Box(body.x - out, y, width + 2 * out, 11),
            sketch.horizontal(body.x, body.right, _STONE),
            stroke="#7d7484",
            stroke_width=1,
        )
    lily(sketch, x, foot - height * 0.48, height / 46, "#c9a24a")
