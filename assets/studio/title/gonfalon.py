"""Gonfalons: velvet banners with gold embroidery, hung by a cord from a pole, with a blank plate for a name."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from assets.studio.kit.colour import lighten, mix
from assets.studio.kit.geometry import Box, Point, notched, polyline, rectangle, rounded, trace
from assets.studio.kit.heraldry import lily
from assets.studio.kit.light import drop_shadow, fade_down
from assets.studio.kit.materials import gold_line, gold_paint, gold_shape, parchment
from assets.studio.kit.palette import BRIGHT_GOLD, UMBER
from assets.studio.kit.raster import cast_shadow, render, stack
from assets.studio.kit.svg import Sketch
from assets.studio.title.velvet import Drape, Dye, dyed, hang, shaded_edges, weave

Emblem = Callable[[Sketch], None]

_SCALE = 2
_POLE = 51.0
_MARGIN = 22.0
_WOOD = ((0, "#d6a05c"), (0.28, "#f0c88c"), (0.6, "#8f5a2a"), (1, "#3a1f0c"))


@dataclass(frozen=True, slots=True)
class Banner:
    """The size a gonfalon is shown at and the place of its name plate; painted at twice that size."""

    width: int
    height: int
    plate: Box

    @property
    def size(self) -> tuple[int, int]:
        """In pixels of the painted file."""
        return self.width * _SCALE, self.height * _SCALE

    @property
    def cloth(self) -> Box:
        """Down to where the tails begin."""
        return Box(_MARGIN, _POLE + 2, self.width - 2 * _MARGIN, self.height - 137 - _POLE)

    @property
    def frame(self) -> Box:
        box = self.cloth.inset(13)
        return Box(box.x, box.y + 8, box.w, box.h - 14)

    @property
    def tips(self) -> tuple[Point, Point, Point]:
        third, foot = self.cloth.w / 3, self.height - 43.0
        left = self.cloth.x + third / 2
        return (left, foot - 22), (left + third, foot), (left + 2 * third, foot - 22)


TITLE = Banner(272, 747, Box(11, 396, 250, 111))
SCORES = Banner(330, 984, Box(12, 383, 306, 72))


def gonfalon(banner: Banner, dye: Dye, emblem: Emblem) -> Image.Image:
    layers = [_cloth(banner, dye)]
    layers += [render(sketch, *banner.size) for sketch in (_embroidery(banner, emblem), _fittings(banner, dye))]
    return cast_shadow(stack(*layers), 6, (2, 8), 0.5)


def _outline(banner: Banner) -> str:
    """The cloth with its three swallow tails."""
    box, third = banner.cloth, banner.cloth.w / 3
    d = trace("M", box.x, box.y, "H", box.right, "V", box.bottom)
    for i in (2, 1, 0):
        right, left = box.x + (i + 1) * third, box.x + i * third
        x, tip = banner.tips[i]
        start = box.bottom if i == 2 else box.bottom - 4
        end = box.bottom if i == 0 else box.bottom - 4
        low, reach = tip - 12, third * 0.16
        down = ("L", right, start, "C", right, start + 48, x + reach, low, x, tip)
        up = ("C", x - reach, low, left, end + 48, left, end)
        d = f"{d} {trace(*down, *up)}"
    return f"{d} Z"


def _cloth(banner: Banner, dye: Dye) -> Image.Image:
    light = hang(*banner.size, Drape(pitch=banner.cloth.w / 7 * _SCALE, sway=26, depth=0.34))
    light = shaded_edges(weave(light, render(_damask(banner), *banner.size), 0.20), 74, 0.12)
    shape = Sketch(banner.width, banner.height)
    shape.path(_outline(banner), "#fff")
    picture = dyed(light, dye)
    picture.putalpha(render(shape, *banner.size).getchannel("A"))
    return picture


def _damask(banner: Banner) -> Sketch:
    """Lilies in lozenges, woven tone on tone."""
    sketch = Sketch(banner.width, banner.height)
    rows, pitch = int(banner.height / 36), banner.cloth.w / 5
    for row in range(rows):
        for column in range(7):
            x = banner.cloth.x + (column - 0.5 * (row % 2)) * pitch
            y = 70.0 + row * 36
            lily(sketch, x, y, 0.62, "#fff")
            leaf = trace("M", x, y - 20, "Q", x + 18, y, x, y + 20, "Q", x - 18, y, x, y - 20, "Z")
            sketch.path(leaf, stroke="#fff", stroke_width=1.4, stroke_opacity=0.6)
    return sketch


def _embroidery(banner: Banner, emblem: Emblem) -> Sketch:
    sketch = Sketch(banner.width, banner.height)
    outline, box, frame = _outline(banner), banner.cloth, banner.frame
    with sketch.group(clip_path=sketch.clip(outline)):
        fade_down(sketch, Box(box.x, box.y, box.w, 66), 0.62)
        dusk = ((0, "#0a0410", 0.0), (1, "#0a0410", 0.5))
        sketch.rect(sketch.box, sketch.vertical(box.y + box.h * 0.45, banner.height, dusk))
        glow = ((0, "#ffe2a8", 0.34), (0.6, "#ffe2a8", 0.12), (1, "#ffe2a8", 0.0))
        heart = (banner.width / 2, 240.0)
        sketch.ellipse(heart, (box.w * 0.56, 170), sketch.radial(heart, (box.w * 0.56, 170), glow))
    gold_line(sketch, outline, box, 3.8)
    _stitched_frame(sketch, frame)
    for x, tip in banner.tips:
        lily(sketch, x, tip - 42, 0.82)
    with sketch.at(banner.width / 2, 248, 1.08):
        emblem(sketch)
    return sketch


def _stitched_frame(sketch: Sketch, frame: Box) -> None:
    sketch.path(rectangle(frame), stroke="#1a0c08", stroke_width=3, stroke_opacity=0.4)
    sketch.path(rectangle(frame), stroke=gold_paint(sketch, frame), stroke_width=1.7)
    beads = frame.inset(5.5)
    for colour, width, opacity in (("#1a0c08", 3.9, 0.45), ("#f6dc8c", 2.9, 1.0)):
        sketch.path(
            rectangle(beads), stroke=colour, stroke_width=width, stroke_opacity=opacity, stroke_dasharray="0.1 7.6",
            stroke_linecap="round",
        )  # fmt: skip


def _fittings(banner: Banner, dye: Dye) -> Sketch:
    sketch = Sketch(banner.width, banner.height)
    for tip in banner.tips:
        _tassel(sketch, tip)
    _cord(sketch, banner)
    _pole(sketch, banner, dye)
    _plate(sketch, banner.plate)
    return sketch


def _tassel(sketch: Sketch, tip: Point) -> None:
    x, y = tip
    threads = ((0, "#8f6218"), (0.25, "#fff3b8"), (0.45, "#d9a640"), (0.62, "#fff0b0"), (1, "#6b430c"))
    skirt = trace("M", x - 5, y + 8, "H", x + 5, "L", x + 8.4, y + 33, "Q", x, y + 37, x - 8.4, y + 33, "Z")
    drop_shadow(sketch, skirt, 2.5, (2, 3), 0.5)
    sketch.path(skirt, sketch.horizontal(x - 8, x + 8, threads), stroke=UMBER, stroke_width=1)
    for thread in range(-3, 4):
        sketch.line((x + thread * 1.5, y + 11), (x + thread * 2.3, y + 33), "#6b430c", 0.6, opacity=0.8)
    sketch.rect(Box(x - 5.6, y + 7, 11.2, 3.4), "#c2902e", stroke=UMBER, stroke_width=0.8)
    knot = sketch.radial((x - 2, y + 1), 8, ((0, "#fff6c8"), (0.5, "#e0ae48"), (1, "#7a5212")))
    sketch.circle((x, y + 3), 5.8, knot, stroke=UMBER, stroke_width=1.1)


def _cord(sketch: Sketch, banner: Banner) -> None:
    middle = banner.width / 2
    line = polyline([(_MARGIN + 8, _POLE - 8), (middle, 13), (banner.width - _MARGIN - 8, _POLE - 8)])
    sketch.path(line, stroke=UMBER, stroke_width=5, stroke_linejoin="round")
    sketch.path(line, stroke="#b5832a", stroke_width=3.4, stroke_linejoin="round")
    sketch.path(line, stroke="#ffeaa4", stroke_width=2.6, stroke_dasharray="2.6 2.8", stroke_linejoin="round")
    ring = sketch.linear((middle - 9, 2), (middle + 9, 20), BRIGHT_GOLD)
    sketch.circle((middle, 11), 7, "none", stroke=UMBER, stroke_width=5.6)
    sketch.circle((middle, 11), 7, "none", stroke=ring, stroke_width=3.2)


def _pole(sketch: Sketch, banner: Banner, dye: Dye) -> None:
    rod = Box(17, _POLE - 8.5, banner.width - 34, 17)
    drop_shadow(sketch, rectangle(Box(_MARGIN, _POLE + 2, banner.cloth.w, 12)), 4, (1, 5), 0.6)
    sketch.path(rounded(rod, 8), sketch.vertical(rod.y, rod.bottom, _WOOD), stroke="#1e1006", stroke_width=1.6)
    for end in (0, 1):
        with sketch.group(transform=f"translate({banner.width * end} 0) scale({1 - 2 * end} 1)"):
            _finial(sketch)
    for loop in range(6):
        _loop(sketch, _MARGIN + 17 + loop * (banner.cloth.w - 34) / 5, dye)


def _finial(sketch: Sketch) -> None:
    """The left end of the pole: a collar and a gilded ball."""
    collar = Box(20, _POLE - 10.5, 6, 21)
    gilt = sketch.vertical(collar.y, collar.bottom, BRIGHT_GOLD)
    sketch.path(rounded(collar, 2), gilt, stroke=UMBER, stroke_width=1.2)
    ball = sketch.radial((11.5, _POLE - 4), 14, ((0, "#fffbe0"), (0.3, "#f6d77c"), (0.7, "#b5832a"), (1, "#5c3d0e")))
    sketch.circle((13.5, _POLE), 8.6, ball, stroke=UMBER, stroke_width=1.4)


def _loop(sketch: Sketch, x: float, dye: Dye) -> None:
    strap = Box(x - 8, _POLE - 12.5, 16, 27)
    tones = ((0, dye.hollow), (0.3, lighten(dye.crest, 0.12)), (0.6, dye.cloth), (1, mix(dye.hollow, "#000000", 0.3)))
    sketch.path(rounded(strap, 5), sketch.horizontal(strap.x, strap.right, tones), stroke="#1a0c08", stroke_width=1.4)
    sketch.path(rectangle(Box(strap.x + 1, strap.bottom - 6, 14, 2.2)), "#f3d77c")
    sketch.rect(Box(strap.x + 1, strap.y + 1, 14, 3), "#fff", fill_opacity=0.16)


def _plate(sketch: Sketch, box: Box) -> None:
    notch = 12.0
    d = notched(box, notch)
    drop_shadow(sketch, d, 5, (3, 6), 0.6)
    gold_shape(sketch, d, box, 2.4)
    inner = box.inset(4.5)
    sheet = notched(inner, notch)
    parchment(sketch, sheet, inner, edge=0.3)
    sketch.path(sheet, "#fff0c8", fill_opacity=0.30)
    sketch.path(sheet, stroke="#3a2408", stroke_width=1.5)
    sketch.path(notched(inner.inset(5), notch), stroke="#8a5a1c", stroke_width=1.1, stroke_opacity=0.75)
    for x in (inner.x + 4.5, inner.right - 4.5):
        stud = (x, box.centre[1])
        sketch.circle(stud, 3.6, sketch.radial((x - 1, stud[1] - 1.2), 5, BRIGHT_GOLD), stroke=UMBER, stroke_width=0.9)
    sketch.path(notched(box.inset(1.4), notch), stroke="#fff6cf", stroke_width=0.8, stroke_opacity=0.6)
