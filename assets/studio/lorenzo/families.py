"""What a family puts on the table: its enamel token, and the four members it sends out."""

from PIL import Image

from assets.studio.interface.crests import BADGE_SHAPES
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import trace
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.inks import DICE, FAMILIES, Glaze

TOKEN = (96, 96)
MEMBER = (128, 176)
_BODY = (
    "M12 66 C13 50 20 42 25 34 C19 31 16 25 17 18 C18 8 25 3 32 3 C39 3 46 8 47 18 "
    "C48 25 45 31 39 34 C44 42 51 50 52 66 Z"
)
_FOOT = "M5 61 C18 67 46 67 59 61 V78 C46 86 18 86 5 78 Z"
_PEN = {"stroke_linejoin": "round", "stroke_linecap": "round"}


def paint_token(family: str) -> Image.Image:
    sketch = Sketch(*TOKEN)
    _enamel_token(sketch, family)
    return render(sketch, *TOKEN)


def _enamel_token(sketch: Sketch, family: str) -> None:
    """Colour and shape; its letter is lettered at run time."""
    shape, glaze = BADGE_SHAPES[family], FAMILIES[family]
    drop_shadow(sketch, shape, blur=2, offset=(1, 2.5), strength=0.55)
    sketch.path(shape, UMBER, stroke=UMBER, stroke_width=4, stroke_linejoin="round")
    sketch.path(shape, gold_paint(sketch, sketch.box))
    with sketch.group(transform="translate(48 47) scale(.86) translate(-48 -47)"):
        glass = ((0, lighten(glaze.light, 0.3)), (0.45, glaze.light), (1, glaze.shade))
        sketch.path(shape, sketch.linear((16, 6), (80, 90), glass), stroke=glaze.shade, stroke_width=2.4)
        with sketch.group(clip_path=sketch.clip(shape)):
            gleam = trace("M", 0, 0, "H", 96, "V", 26, "Q", 48, 30, 0, 54, "Z")
            sketch.path(gleam, sketch.vertical(0, 54, ((0, "#fff", 0.3), (1, "#fff", 0.04))))


def paint_member(family: str, die: str) -> Image.Image:
    """A turned pawn; the foot is the band of its die, on which the value is lettered."""
    sketch = Sketch(64, 88)
    sketch.ellipse((36, 80), (27, 6.5), "#000", fill_opacity=0.5, filter=sketch.blur(2))
    _body(sketch, FAMILIES[family])
    _foot(sketch, DICE[die], is_wood=die == "neutral")
    with sketch.at(17, 28.5, 0.315):
        _enamel_token(sketch, family)
    return render(sketch, *MEMBER)


def _body(sketch: Sketch, glaze: Glaze) -> None:
    sketch.path(_BODY, "#1a0a06", stroke="#1a0a06", stroke_width=4, stroke_linejoin="round")
    round_ = ((0, glaze.light), (0.22, lighten(glaze.light, 0.38)), (0.5, glaze.light), (1, darken(glaze.shade, 0.15)))
    sketch.path(_BODY, sketch.horizontal(12, 52, round_))
    sketch.path(_BODY, sketch.vertical(3, 66, ((0, "#fff", 0.16), (0.5, "#fff", 0), (1, "#140406", 0.4))))
    sketch.path(
        "M22 34 C28 38 36 38 42 34", stroke=darken(glaze.shade, 0.3), stroke_width=2, stroke_opacity=0.6, **_PEN
    )
    sketch.path("M21 15 C22.5 9.5 26 7 30 6.4", stroke="#fff", stroke_width=3, stroke_opacity=0.7, **_PEN)


def _foot(sketch: Sketch, glaze: Glaze, is_wood: bool) -> None:
    sketch.path(_FOOT, "#140804", stroke="#140804", stroke_width=4, stroke_linejoin="round")
    turned = ((0, glaze.light), (0.25, lighten(glaze.light, 0.35)), (0.6, glaze.light), (1, glaze.shade))
    sketch.path(_FOOT, sketch.horizontal(5, 59, turned))
    if is_wood:
        grain = "M7 68 C20 73 44 73 58 67 M8 77 C22 82 42 82 57 77"
        sketch.path(grain, stroke=glaze.shade, stroke_width=1.3, stroke_opacity=0.7, **_PEN)
    sketch.path("M6.5 63 C19 68.4 45 68.4 57.5 63", stroke="#fff", stroke_width=1.2, stroke_opacity=0.55, **_PEN)
