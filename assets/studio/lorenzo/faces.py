"""Small cards: on a tower one or two lines stand under the picture, on a board one. Pictures lie beneath the window."""

from dataclasses import dataclass

from PIL import Image

from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, rectangle, rounded
from assets.studio.kit.light import inner_shadow
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.kit.texture import PAPER_RELIEF, emboss
from assets.studio.lorenzo.inks import KINDS

_WIDTH, _HEIGHT = 176, 138
FACE = (440, 345)
MINI = (295, 245)
_PAPER: Stops = ((0, "#fbf3dc"), (1, "#e9d7a8"))
_EDGE: Stops = ((0, "#7a5212"), (0.2, "#fff0b0"), (0.45, "#b98a2e"), (0.7, "#ffeeb0"), (1, "#7a5212"))


@dataclass(frozen=True, slots=True)
class Ruling:
    """How tall the coloured band of the name is, where the picture ends, and where a line parts the effects, if any."""

    band: float
    picture_foot: float
    divider: float | None = None


RULINGS = {
    "": Ruling(27, 86, 110.6),
    "_long_name": Ruling(44, 86, 110.6),
    "_large": Ruling(27, 80, 108.4),
    "_long_name_large": Ruling(44, 80, 108.4),
    "_two_ways": Ruling(27, 57, 84),
    "_one_line": Ruling(27, 106),
    "_long_name_one_line": Ruling(44, 106),
}


def paint_face(kind: str, ruling: Ruling) -> Image.Image:
    sketch = Sketch(_WIDTH, _HEIGHT)
    window = Box(3, ruling.band + 1, _WIDTH - 6, ruling.picture_foot - ruling.band - 1)
    card = _sheet(sketch, Box(1.5, 1.5, _WIDTH - 3, _HEIGHT - 3), 8, window)
    with sketch.group(clip_path=sketch.clip(card)):
        _band(sketch, Box(0, 0, _WIDTH, ruling.band), KINDS[kind])
        sketch.rect(Box(0, ruling.picture_foot, _WIDTH, 1.7), "#b58a3c")
        if ruling.divider is not None:
            sketch.rect(Box(8, ruling.divider, _WIDTH - 16, 1), "#b58a3c", fill_opacity=0.7)
    sketch.path(card, stroke=UMBER, stroke_width=3)
    sketch.path(card, stroke=sketch.linear((0, 0), (_WIDTH, _HEIGHT), _EDGE), stroke_width=1.7)
    return render(sketch, *FACE)


def paint_mini(kind: str) -> Image.Image:
    colour, width, height = KINDS[kind], 118, 98
    sketch = Sketch(width, height)
    card = _sheet(sketch, Box(2, 2, width - 4, height - 4), 7, Box(4, 4, width - 8, 49))
    sketch.rect(Box(4, 52.6, width - 8, 1.7), "#b58a3c")
    sketch.path(card, stroke=UMBER, stroke_width=4)
    rim = sketch.linear((0, 0), (width, height), ((0, lighten(colour, 0.3)), (0.5, colour), (1, darken(colour, 0.25))))
    sketch.path(card, stroke=rim, stroke_width=2.8)
    sketch.path(rounded(Box(4.4, 4.4, width - 8.8, height - 8.8), 5), stroke="#e8c66a", stroke_width=1.1)
    return render(sketch, *MINI)


def _sheet(sketch: Sketch, box: Box, radius: float, window: Box) -> str:
    card, hole = rounded(box, radius), rectangle(window)
    sheet = f"{card} {hole}"
    sketch.path(sheet, sketch.vertical(box.y, box.bottom, _PAPER), fill_rule="evenodd")
    emboss(sketch, box, PAPER_RELIEF, 0.35, sketch.clip(sheet, even_odd=True), seed=5)
    inner_shadow(sketch, hole, width=7, blur=2.4, strength=0.6)
    return card


def _band(sketch: Sketch, box: Box, colour: str) -> None:
    glaze = ((0, lighten(colour, 0.2)), (0.5, colour), (1, darken(colour, 0.35)))
    sketch.rect(box, sketch.vertical(box.y, box.bottom, glaze))
    sketch.rect(Box(0, 2.6, box.w, 1), "#fff", fill_opacity=0.22)
    sketch.rect(Box(0, box.bottom - 0.8, box.w, 1.8), "#e8c66a")
