"""The address plates: a shape and a material for every colour, left blank for the numeral."""

from collections.abc import Callable

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, circle, notched, polygon, rectangle, trace
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.layout import PLATE_CENTRE
from assets.studio.lucca.looks import LOOKS

Plate = Callable[[Sketch, Box], None]
_SIZE = (186.0, 116.0)


def plate_outline(colour: str, box: Box) -> str:
    return _OUTLINES[colour](box)


def address_plate(sketch: Sketch, colour: str) -> None:
    width, height = _SIZE
    box = Box(PLATE_CENTRE[0] - width / 2, PLATE_CENTRE[1] - height / 2, width, height)
    drop_shadow(sketch, plate_outline(colour, box), 6, (4, 8), 0.65)
    _FACES[colour](sketch, box)


def _oval(box: Box) -> str:
    (x, y), rx, ry = box.centre, box.w / 2, box.h / 2
    k, m = rx * 0.54, ry * 0.54
    right = trace("C", x + k, y - ry, x + rx, y - m, x + rx, y, "C", x + rx, y + m, x + k, y + ry, x, y + ry)
    left = trace("C", x - k, y + ry, x - rx, y + m, x - rx, y, "C", x - rx, y - m, x - k, y - ry, x, y - ry, "Z")
    return trace("M", x, y - ry) + f" {right} {left}"


def _folded(box: Box) -> str:
    fold = box.h * 0.17
    corners = [(box.x, box.y), (box.right - fold, box.y), (box.right, box.y + fold), (box.right, box.bottom)]
    return polygon([*corners, (box.x, box.bottom)])


def _octagon(box: Box) -> str:
    cut = box.h * 0.22
    upper = [(box.x + cut, box.y), (box.right - cut, box.y), (box.right, box.y + cut)]
    lower = [(box.right, box.bottom - cut), (box.right - cut, box.bottom), (box.x + cut, box.bottom)]
    return polygon([*upper, *lower, (box.x, box.bottom - cut), (box.x, box.y + cut)])


def _scroll(box: Box) -> str:
    """A skin whose edges have curled in drying."""
    w, h, dip = box.w, box.h, box.h * 0.08
    top = ("M", box.x, box.y + dip, "c", w * 0.1, -2 * dip, w * 0.18, 0.6 * dip, w * 0.3, 0)
    crest = ("s", w * 0.3, dip, w * 0.42, 0, "s", w * 0.2, -1.4 * dip, w * 0.28, -0.6 * dip)
    side = ("q", -w * 0.06, h * 0.42, 0, h * 0.88)
    foot = ("c", -w * 0.1, 2 * dip, -w * 0.18, -0.6 * dip, -w * 0.3, 0, "s", -w * 0.3, -dip, -w * 0.42, 0)
    return trace(
        *top,
        *crest,
        *side,
        *foot,
        "s",
        -w * 0.2,
        1.2 * dip,
        -w * 0.28,
        0.4 * dip,
        "q",
        w * 0.06,
        -h * 0.42,
        0,
        -h * 0.82,
        "Z",
    )


def _board(box: Box) -> str:
    x, y, w, h = box
    right = [(x + w, y + h * 0.03), (x + w * 0.985, y + h * 0.3), (x + w, y + h * 0.5), (x + w * 0.98, y + h * 0.72)]
    left = [(x, y + h * 0.97), (x + w * 0.02, y + h * 0.66), (x, y + h * 0.48), (x + w * 0.016, y + h * 0.26)]
    return polygon([(x, y), (x + w * 0.5, y + h * 0.02), *right, (x + w, y + h), (x + w * 0.5, y + h * 0.985), *left])


_OUTLINES: dict[str, Callable[[Box], str]] = {
    "red": _oval,
    "yellow": _folded,
    "green": _octagon,
    "blue": rectangle,
    "violet": _scroll,
    "grey": _board,
}


def _porcelain(sketch: Sketch, box: Box) -> None:
    look = LOOKS["red"]
    sketch.path(_oval(box), gold_paint(sketch, box), stroke=UMBER, stroke_width=2.4)
    sketch.path(_oval(box.inset(7)), look.rim, stroke=UMBER, stroke_width=1.4)
    face, (x, y) = box.inset(11), box.centre
    glaze = ((0, "#fffdf4"), (0.7, look.plate), (1, mix(look.plate, "#b98a4e", 0.5)))
    sketch.path(_oval(face), sketch.radial((x - 24, y - 20), (108, 76), glaze))
    sketch.path(_oval(face.inset(4)), stroke=look.rim, stroke_width=1.2, stroke_opacity=0.6)


def _sheet(sketch: Sketch, box: Box) -> None:
    look, fold = LOOKS["yellow"], box.h * 0.17
    paper = sketch.linear((box.x, box.y), (box.right, box.bottom), ((0, "#fffef8"), (1, "#f1e6c6")))
    sketch.path(_folded(box), paper, stroke=look.rim, stroke_width=2.2)
    for row in range(1, 6):
        y = box.y + row * box.h / 6
        sketch.line((box.x + 2, y), (box.right - 2, y), "#6f92c4", 1.4, opacity=0.5)
    flap = polygon([(box.right - fold, box.y), (box.right - fold, box.y + fold), (box.right, box.y + fold)])
    sketch.path(flap, "#cdbb8a", stroke=look.rim, stroke_width=1.6)
    pin = (box.x + 14, box.y + 13)
    sketch.circle((pin[0] + 2, pin[1] + 3), 6.5, "#140806", fill_opacity=0.35)
    sketch.circle(
        pin, 6.5, sketch.radial((pin[0] - 2, pin[1] - 2), 9, ((0, "#ff9a80"), (0.5, "#c23a2a"), (1, "#7a160e")))
    )


def _slate(sketch: Sketch, box: Box) -> None:
    look = LOOKS["green"]
    wood = ((0, mix(look.rim, "#ffe0a8", 0.4)), (0.5, look.rim), (1, mix(look.rim, "#1a0c04", 0.5)))
    sketch.path(
        _octagon(box), sketch.linear((box.x, box.y), (box.right, box.bottom), wood), stroke="#1c1008", stroke_width=2.2
    )
    face = box.inset(8)
    dark = sketch.linear(
        (face.x, face.y), (face.right, face.bottom), ((0, "#2c3d34"), (0.5, look.plate), (1, "#101814"))
    )
    sketch.path(_octagon(face), dark, stroke="#0a100c", stroke_width=2)
    sketch.path(_octagon(face.inset(4.5)), stroke="#eef4e8", stroke_width=1.1, stroke_opacity=0.45)


def _majolica(sketch: Sketch, box: Box) -> None:
    look = LOOKS["blue"]
    glaze = sketch.linear((box.x, box.y), (box.right, box.bottom), ((0, "#5a8ede"), (0.5, "#2b59a6"), (1, "#143274")))
    sketch.path(rectangle(box), glaze, stroke="#0e2458", stroke_width=2.4)
    face = box.inset(8)
    white = sketch.linear(
        (face.x, face.y), (face.right, face.bottom), ((0, "#ffffff"), (0.6, look.plate), (1, "#dde2ea"))
    )
    sketch.path(notched(face, 15), white, stroke="#e3a93a", stroke_width=3.2)
    for x in (box.x + 9.5, box.right - 9.5):
        for y in (box.y + 9.5, box.bottom - 9.5):
            sketch.circle((x, y), 4.6, "#f4c95a", stroke="#8a5a12", stroke_width=0.8)
    sketch.path(rectangle(box.inset(2.4)), stroke="#fff", stroke_width=1, stroke_opacity=0.5)


def _vellum(sketch: Sketch, box: Box) -> None:
    look = LOOKS["violet"]
    skin = ((0, "#fff9e8"), (0.5, look.plate), (1, "#cfb07c"))
    sketch.path(_scroll(box), sketch.vertical(box.y, box.bottom, skin), stroke=look.rim, stroke_width=3)
    inner = Box(box.x + 9, box.y + 8, box.w - 18, box.h - 16)
    sketch.path(_scroll(inner), stroke="#b98a2e", stroke_width=1.4, stroke_opacity=0.85)
    with sketch.group(clip_path=sketch.clip(_scroll(box))):
        for edge, ends in ((box.x, (0.5, 0)), (box.right - 14, (0, 0.5))):
            curl = tuple((i, "#7a5520", share) for i, share in enumerate(ends))
            sketch.rect(Box(edge, box.y - 4, 14, box.h + 8), sketch.horizontal(edge, edge + 14, curl))


def _plank(sketch: Sketch, box: Box) -> None:
    look = LOOKS["grey"]
    wood = ((0, "#f0d7a4"), (0.5, look.plate), (1, "#b08650"))
    sketch.path(_board(box), sketch.vertical(box.y, box.bottom, wood), stroke=look.rim, stroke_width=2.6)
    for row in range(6):
        y, bend = box.y + box.h * (row + 0.5) / 6, 4 if row % 2 else -4
        vein = trace("M", box.x + 5, y, "C", box.x + 60, y - bend, box.right - 60, y + bend, box.right - 5, y)
        sketch.path(vein, stroke="#7a5426", stroke_width=1.3, stroke_opacity=0.45)
    for x in (box.x + 12, box.right - 12):
        for y in (box.y + 12, box.bottom - 12):
            sketch.path(circle((x, y), 4.6), "#2a2622")
            sketch.circle((x - 1.2, y - 1.4), 1.6, "#cfcac0")


_FACES: dict[str, Plate] = {
    "red": _porcelain,
    "yellow": _sheet,
    "green": _slate,
    "blue": _majolica,
    "violet": _vellum,
    "grey": _plank,
}
