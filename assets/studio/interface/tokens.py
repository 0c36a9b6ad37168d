"""Small round things: the counting coin and the wax seal, both left blank for a number or a sign."""

import random
from itertools import pairwise

from assets.studio.interface.skin import Skin, even
from assets.studio.kit.geometry import Box, Point, circle, polar, trace
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.kit.texture import PAPER_RELIEF, emboss

COIN = (96, 96)
SEAL = (128, 128)
COIN_FACE: Stops = ((0, "#fff6cd"), (0.45, "#f0cd74"), (1, "#b9852c"))
WAX: Stops = ((0, "#f0685a"), (0.4, "#c22a30"), (0.8, "#8d141b"), (1, "#5d0a10"))
WELL: Stops = ((0, "#7d0f16"), (0.6, "#a81c24"), (1, "#cf3a3a"))


def _coin(sketch: Sketch, box: Box) -> None:
    centre, radius = (box.w / 2, box.h / 2 - 2), box.w / 2 - 7
    drop_shadow(sketch, circle(centre, radius), blur=3, offset=(1.5, 3.5), strength=0.6)
    sketch.circle(centre, radius, gold_paint(sketch, box), stroke=UMBER, stroke_width=2.2)
    _milling(sketch, centre, radius)
    light = (centre[0] - radius * 0.3, centre[1] - radius * 0.36)
    face = sketch.radial(light, radius * 1.3, COIN_FACE)
    sketch.circle(centre, radius * 0.8, face, stroke="#6b4712", stroke_width=2)
    sketch.circle(centre, radius * 0.72, "none", stroke="#8f6218", stroke_width=1.2, stroke_opacity=0.7)
    sketch.circle((centre[0] + 0.8, centre[1] + 0.8), radius * 0.72, "none", stroke="#fff9dc", stroke_width=0.9)


def _milling(sketch: Sketch, centre: Point, radius: float) -> None:
    """The little notches around a coin's rim."""
    for degrees in range(0, 360, 9):
        inner, outer = polar(centre, radius * 0.84, degrees), polar(centre, radius * 0.95, degrees)
        sketch.line(inner, outer, "#5c3d0e", 1.3, opacity=0.5)


def _seal(sketch: Sketch, box: Box) -> None:
    centre, radius = (box.w / 2, box.h / 2 - 2), box.w / 2 - 10
    blob = _blob(centre, radius)
    drop_shadow(sketch, blob, blur=4, offset=(2, 5), strength=0.55)
    light = (centre[0] - radius * 0.35, centre[1] - radius * 0.4)
    sketch.path(blob, sketch.radial(light, radius * 1.6, WAX), stroke="#45060b", stroke_width=2)
    emboss(sketch, box, PAPER_RELIEF, 0.25, sketch.clip(blob))
    gleam = trace("M", *polar(centre, radius * 0.88, 200), "A", radius * 0.88, radius * 0.88, 0, 0, 1)
    sketch.path(
        trace(gleam, *polar(centre, radius * 0.88, 285)),
        stroke="#ffc9b8",
        stroke_width=4,
        stroke_opacity=0.6,
        stroke_linecap="round",
        filter=sketch.blur(1.2),
    )
    well = radius * 0.72
    sketch.circle(centre, well, sketch.vertical(centre[1] - well, centre[1] + well, WELL))
    sketch.circle(centre, well, "none", stroke="#5d0a10", stroke_width=3)
    lip = (centre[0] + 1.4, centre[1] + 1.8)
    sketch.circle(lip, well, "none", stroke="#ff8f80", stroke_width=1.4, stroke_opacity=0.6)


def _blob(centre: Point, radius: float, lobes: int = 18) -> str:
    """The uneven edge of wax pressed by a signet."""
    rng = random.Random(7)
    rim = [polar(centre, radius * rng.uniform(0.9, 1.03), k * 360 / lobes) for k in range(lobes)]
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise([rim[-1], *rim])]
    ends = [*middles[1:], middles[0]]
    curves = [trace("Q", *corner, *end) for corner, end in zip(rim, ends, strict=True)]
    return trace("M", *middles[0], *curves, "Z")


def skins() -> list[Skin]:
    return [
        Skin("coin", COIN, even(0), even(0), _coin, prefix=""),
        Skin("seal", SEAL, even(0), even(0), _seal, prefix=""),
    ]
