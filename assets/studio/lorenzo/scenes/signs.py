"""The gilded signs of guilds and offices."""

from assets.studio.kit.geometry import Box, circle, trace
from assets.studio.kit.heraldry import LILY
from assets.studio.kit.materials import gold_paint
from assets.studio.lorenzo.scenes.stage import Scene

_INK = "#3a1e0a"
_IRON = "#565a66"
_RED, _BLUE, _OCHRE = "#b5332f", "#27408b", "#e0a93a"


def sign(scene: Scene, x: float, y: float, device: str, size: float = 1) -> None:
    """A gold-rimmed roundel some 72 across with the device of a trade."""
    sketch = scene.sketch
    with sketch.at(x, y, size):
        sketch.circle((3, 5), 36, "#140806", fill_opacity=0.45)
        sketch.circle((0, 0), 36, gold_paint(sketch, Box(-36, -36, 72, 72)), stroke="#3b2508", stroke_width=2)
        field = ((0, "#fffaf0"), (0.6, "#f4e2b8"), (1, "#c09a5a"))
        sketch.path(circle((0, 0), 28), sketch.radial((-8, -10), 44, field), stroke="#5a3a0c", stroke_width=1.8)
        with sketch.at(0, 0, 1.25):
            _DEVICES[device](scene)


def florin(scene: Scene, x: float, y: float, radius: float) -> None:
    """The gold coin of Florence, with its lily and a beaded rim."""
    sketch = scene.sketch
    with sketch.at(x, y, radius / 42):
        sketch.circle((3, 5), 43, "#140806", fill_opacity=0.45)
        sketch.circle((0, 0), 43, gold_paint(sketch, Box(-43, -43, 86, 86)), stroke="#3b2508", stroke_width=2)
        field = ((0, "#fff3b8"), (0.5, "#ecc45c"), (1, "#93641a"))
        sketch.circle((0, 0), 35, sketch.radial((-12, -14), 56, field), stroke="#6b4712", stroke_width=1.6)
        sketch.circle(
            (0, 0), 39, "none", stroke="#5a3a0c", stroke_width=2.4, stroke_dasharray="0.1 6.1", stroke_linecap="round"
        )
        for shift, tone in ((1.4, "#6f4a12"), (-0.8, "#fff6cc"), (0, "#b57f22")):
            sketch.path(LILY, tone, transform=f"translate({shift} {shift}) scale(1.95)")


def _saw(scene: Scene) -> None:
    teeth = "".join(" l3.4 5 l1 -5" for _ in range(6))
    scene.sketch.path(f"M-17 4 {teeth} L12 -9 L-14 -3 Z", "#cfd6dc", stroke=_IRON, stroke_width=1)
    scene.sketch.path("M10 -9 C20 -14 22 2 11 5", stroke="#7a4a20", stroke_width=4.4, stroke_linecap="round")


def _chisel(scene: Scene) -> None:
    scene.sketch.line((-13, 14), (5, -5), _IRON, 5)
    scene.sketch.path("M-3 -17 L17 3 L11 9 L-9 -11 Z", "#8a5a2c", stroke=_INK, stroke_width=1.2)


def _brush(scene: Scene) -> None:
    palette = trace(
        "M", -16, 2, "C", -18, -16, 14, -20, 17, -2, "C", 18, 8, 6, 4, 5, 10, "C", 4, 20, -14, 16, -16, 2, "Z"
    )
    scene.sketch.path(palette, "#b9834a", stroke=_INK, stroke_width=1.2)
    for x, y, tone in ((-9, -5, _RED), (0, -10, _OCHRE), (10, -6, _BLUE), (-8, 6, "#3f7a3c")):
        scene.sketch.circle((x, y), 3.6, tone)
    scene.sketch.line((-2, 18), (14, -16), "#f6ead0", 3)


def _compass(scene: Scene) -> None:
    scene.sketch.path("M0 -15 L-11 15 M0 -15 L11 15", stroke=_IRON, stroke_width=4, stroke_linecap="round")
    scene.sketch.path(
        "M-14 4 L0 16 L14 4", stroke="#a8741c", stroke_width=4, stroke_linecap="round", stroke_linejoin="round"
    )
    scene.sketch.circle((0, -15), 4, "#a8741c", stroke=_INK, stroke_width=1)


def _swords(scene: Scene) -> None:
    for side in (-1, 1):
        scene.sketch.line((side * 13, 15), (side * -13, -15), _IRON, 4.4)
        scene.sketch.line((side * 16, 6), (side * 5, 14), "#c9923a", 4)


def _scroll(scene: Scene) -> None:
    scene.sketch.rect(Box(-11, -15, 22, 29), "#fff8e2", stroke=_INK, stroke_width=1.8, rx=3)
    for y in (-8, -2, 4):
        scene.sketch.line((-6, y), (6, y), _INK, 1.8)
    scene.sketch.circle((6, 12), 5, _RED, stroke=_INK, stroke_width=0.8)


def _mask(scene: Scene) -> None:
    scene.sketch.path(
        "M-16 -14 C-8 -9 8 -9 16 -14 C18 5 10 17 0 19 C-10 17 -18 5 -16 -14 Z", _OCHRE, stroke=_INK, stroke_width=1.6
    )
    scene.sketch.path("M-11 -3 q4 -6 8 0 q-4 3 -8 0 Z M3 -3 q4 -6 8 0 q-4 3 -8 0 Z M-9 5 Q0 20 9 5 Q0 10 -9 5 Z", _INK)


def _palle(scene: Scene) -> None:
    """The balls of the Medici."""
    for x, y in ((-9, -3), (9, -3), (-6, 9), (6, 9), (0, 17)):
        scene.sketch.circle((x, y), 4.8, _RED, stroke=_INK, stroke_width=0.8)
    scene.sketch.circle((0, -13), 5, _BLUE, stroke=_INK, stroke_width=0.8)


_DEVICES = {
    "saw": _saw,
    "chisel": _chisel,
    "brush": _brush,
    "compass": _compass,
    "swords": _swords,
    "scroll": _scroll,
    "mask": _mask,
    "palle": _palle,
}
