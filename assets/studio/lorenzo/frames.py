"""The frame of a card lying alone: gold, parchment, a name plate, and an arched window under which its picture lies."""

import random
from collections.abc import Callable

from PIL import Image

from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, circle, rounded, trace
from assets.studio.kit.heraldry import lily
from assets.studio.kit.light import drop_shadow, inner_shadow, vignette
from assets.studio.kit.materials import gold_line, gold_paint, parchment
from assets.studio.kit.palette import GOLD, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import CLOTH_RELIEF, emboss
from assets.studio.lorenzo.inks import KINDS, LEADER

SIZE = (660, 1020)
_CARD = Box(2, 2, 436, 676)
_WINDOW = "M38 396 V176 C38 128 110 108 220 108 C330 108 402 128 402 176 V396 Z"
_PLATE = "M56 28 H384 C394 28 394 40 406 40 V66 C394 66 394 78 384 78 H56 C46 78 46 66 34 66 V40 C46 40 46 28 56 28 Z"
_TENDRIL = (
    "M2 34 C2 14 12 2 38 -2 M8 28 C6 16 14 8 20 12 C24 16 18 20 16 16 M14 6 C22 10 32 8 42 0 M2 36 C6 38 8 44 4 48"
)


def paint_frame(kind: str) -> Image.Image:
    return _framed(KINDS[kind], lambda sketch: None)


def paint_leader_frame() -> Image.Image:
    """Its window is hung with velvet; the medal lies upon it."""
    return _framed(LEADER, _velvet)


def _framed(colour: str, backing: Callable[[Sketch], None]) -> Image.Image:
    sketch = Sketch(440, 680)
    backing(sketch)
    _sheet(sketch)
    _window_rim(sketch)
    _border(sketch)
    _fillets(sketch)
    _name_plate(sketch, colour)
    return render(sketch, *SIZE)


def _sheet(sketch: Sketch) -> None:
    """Parchment, washed pale where effects are lettered."""
    card = rounded(_CARD, 20)
    parchment(sketch, card, _CARD, hole=_WINDOW, edge=0.55)
    wash = ((0, "#fbf1d6", 0.45), (0.5, "#fbf1d6", 0.6), (1, "#f6e6bf", 0.5))
    inside = f"{rounded(_CARD.inset(18), 10)} {_WINDOW}"
    sketch.path(inside, sketch.vertical(0, 680, wash), fill_rule="evenodd")


def _velvet(sketch: Sketch) -> None:
    pile = ((0, "#8c2030"), (0.55, "#5a0f1e"), (1, "#1c0408"))
    sketch.path(_WINDOW, sketch.radial((190, 210), (280, 250), pile))
    with sketch.group(clip_path=sketch.clip(_WINDOW)):
        for row in range(8):
            for column in range(10):
                lily(sketch, 38 + 41 * column + 20.5 * (row % 2), 122 + 39 * row, 0.55, paint="#c98a3e")
        _folds(sketch)
    emboss(sketch, sketch.box, CLOTH_RELIEF, 0.35, sketch.clip(_WINDOW))
    with sketch.group(clip_path=sketch.clip(_WINDOW)):
        vignette(sketch, Box(38, 108, 364, 290), 0.6, "#120206")


def _folds(sketch: Sketch) -> None:
    """The cloth hangs in soft folds, which dim the lilies woven into it."""
    rng = random.Random(8)
    sketch.path(_WINDOW, "#4e0c1a", fill_opacity=0.6)
    for i in range(9):
        x, width = 44 + i * 42 + rng.uniform(-8, 8), rng.uniform(16, 30)
        tint, strength = ("#b8384e", 0.16) if i % 2 else ("#120106", 0.42)
        fall = trace("M", x, 96, "C", x + rng.uniform(-14, 14), 200, x + rng.uniform(-14, 14), 300, x, 410)
        sketch.path(fall, stroke=tint, stroke_width=width, stroke_opacity=strength, filter=sketch.blur(7))


def _window_rim(sketch: Sketch) -> None:
    inner_shadow(sketch, _WINDOW, width=26, blur=8, strength=0.7, colour="#12060a")
    gold_line(sketch, _WINDOW, Box(38, 108, 364, 288), 7)
    sketch.path(_WINDOW, stroke="#4a2f0a", stroke_width=1.1)
    for mirror in (False, True):
        with sketch.at(400 if mirror else 40, 116, mirror=mirror):
            for paint, width in (("#5a3a0c", 2.8), ("#dcb252", 1.5)):
                sketch.path(_TENDRIL, stroke=paint, stroke_width=width, stroke_linecap="round")
            sketch.path(circle((6, 6), 3), "#a3242a", stroke="#5a3a0c", stroke_width=0.9)


def _border(sketch: Sketch) -> None:
    """A gold moulding: dark outside and inside, bright between."""
    inner = rounded(_CARD.inset(12), 10)
    inner_edge = rounded(_CARD.inset(11), 11)
    sketch.path(f"{rounded(_CARD, 20)} {inner}", UMBER, fill_rule="evenodd")
    sketch.path(
        f"{rounded(_CARD.inset(1.8), 19)} {rounded(_CARD.inset(10), 12)}",
        gold_paint(sketch, _CARD),
        fill_rule="evenodd",
    )
    sketch.path(rounded(_CARD.inset(2.8), 18), stroke="#fff6cf", stroke_width=1, stroke_opacity=0.8)
    middle = sketch.linear((0, 680), (440, 0), GOLD)
    sketch.path(rounded(_CARD.inset(6), 15), stroke=middle, stroke_width=1.6, stroke_opacity=0.9)
    sketch.path(inner_edge, stroke="#4a2f0a", stroke_width=1)


def _fillets(sketch: Sketch) -> None:
    """The ruled line inside the border, turned inwards at its corners."""
    ruled = "M32 20 H408 A8 8 0 0 0 420 32 V648 A8 8 0 0 0 408 660 H32 A8 8 0 0 0 20 648 V32 A8 8 0 0 0 32 20 Z"
    sketch.path(ruled, stroke="#8a5f1c", stroke_width=1.2)
    sketch.path(ruled, stroke="#fff3c8", stroke_width=0.6, stroke_opacity=0.8, transform="translate(.9 .9)")
    for x in (26, 414):
        sketch.circle((x, 654), 2.6, "#a3242a", stroke="#5a3a0c", stroke_width=0.9)


def _name_plate(sketch: Sketch, colour: str) -> None:
    drop_shadow(sketch, _PLATE, blur=3, offset=(1, 4), strength=0.5)
    enamel = sketch.vertical(28, 78, ((0, lighten(colour, 0.22)), (0.5, colour), (1, darken(colour, 0.45))))
    sketch.path(_PLATE, enamel, stroke=UMBER, stroke_width=4.4, stroke_linejoin="round")
    sketch.path(_PLATE, stroke=gold_paint(sketch, Box(34, 28, 372, 50)), stroke_width=2.8, stroke_linejoin="round")
    sketch.path("M62 33 H378", stroke="#fff", stroke_width=1.2, stroke_opacity=0.3)
    sketch.path("M62 72.5 H378", stroke="#000", stroke_width=1.2, stroke_opacity=0.25)
