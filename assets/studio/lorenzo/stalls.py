"""The four stalls of the market, each under an awning of its own colour, with what it sells behind the space."""

from collections.abc import Callable

from PIL import Image

from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, rounded, trace
from assets.studio.kit.light import drop_shadow, fade_down, glow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import WOOD_RELIEF, emboss
from assets.studio.kit.timber import beam

SIZE = (447, 336)
_WIDTH, _HEIGHT = 149, 112
_STRIPES = 8
_CREAM = "#f7ebcc"
_LEATHER = "#7a4a22"


def paint_stall(number: int) -> Image.Image:
    """Numbered as the game's market spaces are, from 1."""
    colour, goods = _STALLS[number - 1]
    sketch = Sketch(_WIDTH, _HEIGHT)
    _back(sketch)
    goods(sketch)
    _posts(sketch)
    _counter(sketch)
    fade_down(sketch, Box(0, 30, _WIDTH, 16), 0.6)
    _awning(sketch, colour)
    return render(sketch, *SIZE)


def _back(sketch: Sketch) -> None:
    sketch.rect(Box(0, 20, _WIDTH, 92), sketch.vertical(20, 112, ((0, "#2c1a10"), (0.6, "#5a3a20"), (1, "#7a5230"))))
    for i in range(9):
        sketch.line((i * 18.6, 20), (i * 18.6, 80), "#1a0d06", 1, opacity=0.6)
    emboss(sketch, Box(0, 20, _WIDTH, 60), WOOD_RELIEF, 0.3)
    glow(sketch, (74, 58), (56, 40), "#ffb860", 0.5)


def _posts(sketch: Sketch) -> None:
    for x in (3, _WIDTH - 3):
        beam(sketch, (x, 24), (x, 112), 5, "#8a5a2c")


def _counter(sketch: Sketch) -> None:
    board = Box(0, 79, _WIDTH, 33)
    sketch.rect(board, sketch.vertical(79, 112, ((0, "#d8a466"), (0.16, "#b57f46"), (1, "#5e3818"))))
    emboss(sketch, board, WOOD_RELIEF, 0.4)
    sketch.rect(Box(0, 79, _WIDTH, 2.6), "#f6d49a")
    fade_down(sketch, Box(0, 81.6, _WIDTH, 5), 0.35)


def _awning(sketch: Sketch, colour: str) -> None:
    """Cloth stripes falling towards the viewer, each ending in a scallop."""
    wide, narrow = _WIDTH / _STRIPES, (_WIDTH - 20) / _STRIPES
    for i in range(_STRIPES):
        cloth = _CREAM if i % 2 else colour
        left, top = i * wide, 10 + i * narrow
        tone = sketch.vertical(2, 36, ((0, lighten(cloth, 0.28)), (0.55, cloth), (1, darken(cloth, 0.28))))
        scallop = ("a", wide / 2, 9, 0, 0, 1, -wide, 0, "Z")
        d = trace("M", left, 27, "L", top, 2, "h", narrow, "L", left + wide, 27, *scallop)
        drop_shadow(sketch, d, blur=1.5, offset=(0, 2.5), strength=0.35)
        sketch.path(d, tone, stroke="#2a1206", stroke_width=0.9, stroke_linejoin="round")
    sketch.path(f"M0 27 H{_WIDTH}", stroke="#000", stroke_width=1.4, stroke_opacity=0.22)
    sketch.path(f"M10 3 H{_WIDTH - 10}", stroke="#ffffff", stroke_width=1.4, stroke_opacity=0.5)


def _money(sketch: Sketch) -> None:
    """The money changer: heaps of florins and a purse."""
    for x, height in ((24, 5), (34, 8), (114, 7), (125, 4)):
        for i in range(height):
            coin = Box(x - 5, 76 - i * 2.6, 10, 4)
            sketch.ellipse((x, 77 - i * 2.6), (5.4, 2.4), gold_paint(sketch, coin), stroke="#4a2f0a", stroke_width=0.6)
    sketch.path("M48 79 C42 68 46 62 51 60 L48 55 H58 L55 60 C61 62 64 70 59 79 Z", _LEATHER, stroke="#2a1206")


def _people(sketch: Sketch) -> None:
    """Hands for hire: caps and shoulders in the shade."""
    for x, coat, cap in (
        (26, "#8c4a40", "#b5443a"),
        (44, "#5a6a8a", "#7a8a4a"),
        (108, "#6b5a34", "#9a6c2a"),
        (125, "#7a3a5a", "#a3524a"),
    ):
        sketch.path(trace("M", x - 10, 80, "C", x - 10, 66, x + 10, 66, x + 10, 80, "Z"), coat, stroke="#2a1206")
        sketch.circle((x, 61), 5.2, "#dcae84", stroke="#2a1206", stroke_width=0.9)
        sketch.path(trace("M", x - 5.8, 58.6, "C", x - 7, 50, x + 7, 50, x + 5.8, 58.6, "Z"), cap, stroke="#2a1206")
        for side in (-1.8, 1.8):
            sketch.circle((x + side, 61.4), 0.7, "#2a1206")


def _arms(sketch: Sketch) -> None:
    """The armourer: shields and spears."""
    for x in (18, 30, 118, 130):
        sketch.line((x, 79), (x, 38), "#3a210c", 2.2)
        sketch.line((x, 79), (x, 38), "#a5713c", 1.2)
        sketch.path(f"M{x} 33 l2.6 6 l-2.6 4 l-2.6 -4 Z", "#e4eaf0", stroke="#2a1206", stroke_width=0.6)
    for x, field in ((24, "#a3242a"), (124, "#27408b")):
        sketch.path(f"M{x - 10} 56 h20 v10 q0 10 -10 14 q-10 -4 -10 -14 Z", field, stroke="#e0b450", stroke_width=1.6)
    for x in (42, 106):
        steel = sketch.radial((x - 3, 66), 12, ((0, "#ffffff"), (1, "#6b7682")))
        sketch.path(f"M{x - 10} 76 C{x - 10} 58 {x + 10} 58 {x + 10} 76 l4 3 h-28 Z", steel, stroke="#2a1206")


def _letters(sketch: Sketch) -> None:
    """The scribe: rolled letters with seals."""
    for x, y, turn in ((26, 72, -12), (34, 64, 14), (116, 72, 10), (124, 63, -16)):
        with sketch.at(x, y, turn=turn):
            roll = rounded(Box(-13, -4.5, 26, 9), 4)
            sketch.path(roll, sketch.vertical(-4.5, 4.5, ((0, "#fffaf0"), (1, "#c8a86a"))), stroke="#2a1206")
            sketch.circle((0, 1), 3.2, "#b5232a", stroke="#3d070a", stroke_width=0.7)


_STALLS: tuple[tuple[str, Callable[[Sketch], None]], ...] = (
    ("#a3242a", _money),
    ("#27408b", _people),
    ("#3f7a3c", _arms),
    ("#c98a1e", _letters),
)
