"""Sheets, boards and mouldings that panels and controls are cut from. Measures are pixels at twice 1080p."""

from dataclasses import dataclass

from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, rectangle
from assets.studio.kit.light import inner_shadow
from assets.studio.kit.materials import gold_line, parchment
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.kit.texture import WOOD_RELIEF, emboss, stain

LINE = 6.0
SEPIA = "#7a4f16"


@dataclass(frozen=True, slots=True)
class Finish:
    """How a parchment is washed: a tint from top to bottom, how strongly, and in which blend."""

    tint: Stops
    strength: float
    blend: str | None = None


CALM = Finish(((0, "#f8edd0"), (0.5, "#f2e2bb"), (1, "#e4ce9e")), 0.5)
IVORY = Finish(((0, "#fffdf4"), (1, "#fdf3da")), 0.8)
GILT = Finish(((0, "#fff9e2"), (0.45, "#fde9b0"), (1, "#e9b955")), 0.72)
WARM = Finish(((0, "#fff6dc"), (1, "#f3d490")), 0.45)
ASHEN = Finish(((0, "#b9ae9b"), (1, "#9c917d")), 0.78)


def washed_parchment(sketch: Sketch, d: str, box: Box, finish: Finish, edge: float = 0.3) -> None:
    parchment(sketch, d, box, edge=edge)
    wash = sketch.vertical(box.y, box.bottom, finish.tint)
    with sketch.group(blend=finish.blend, opacity=finish.strength):
        sketch.path(d, wash)


def board(sketch: Sketch, d: str, box: Box, colour: str = "#4a2b17", seed: int = 12) -> None:
    """A polished walnut board in the shape of `d`, darker towards its edges."""
    tone = ((0, lighten(colour, 0.12)), (0.45, colour), (1, darken(colour, 0.45)))
    clip = sketch.clip(d)
    sketch.path(d, sketch.vertical(box.y, box.bottom, tone))
    with sketch.group(clip_path=clip):
        stain(sketch, rectangle(box), "#0d0502", 0.75, frequency=".0022 .05", seed=seed, bias=-0.85)
        stain(sketch, rectangle(box), "#c68a4e", 0.22, frequency=".003 .07", seed=seed + 9, blend="screen")
    emboss(sketch, box, WOOD_RELIEF, 0.35, clip, seed=seed)
    inner_shadow(sketch, d, width=34, blur=11, strength=0.75, colour="#080301")


def moulding(sketch: Sketch, d: str, box: Box, width: float = LINE) -> None:
    """The gold frame of everything framed: a gold line that lies a little above its ground."""
    with sketch.group(clip_path=sketch.clip(d)):
        shade = sketch.blur(width * 0.6)
        sketch.path(d, stroke=UMBER, stroke_width=width * 2.4, stroke_opacity=0.5, filter=shade)
    gold_line(sketch, d, box, width)


def hairline(sketch: Sketch, d: str, colour: str = SEPIA, opacity: float = 0.75, width: float = 2) -> None:
    """The thin ruled line inside a frame."""
    sketch.path(d, stroke=colour, stroke_width=width, stroke_opacity=opacity)
