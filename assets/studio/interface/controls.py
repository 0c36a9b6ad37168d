"""Everything that is pressed, slid, switched or typed into."""

from functools import partial

from assets.studio.interface.skin import Skin, even
from assets.studio.interface.surfaces import (
    ASHEN,
    GILT,
    IVORY,
    WARM,
    board,
    hairline,
    moulding,
    washed_parchment,
)
from assets.studio.kit.geometry import Box, circle, notched, polygon, rounded
from assets.studio.kit.light import drop_shadow, inner_shadow
from assets.studio.kit.materials import gold_shape
from assets.studio.kit.palette import LAPIS, UMBER
from assets.studio.kit.svg import Sketch, Stops

MARGIN = 4
NOTCH = 18
BUTTON = (480, 136)
BUTTON_INSET = even(30)
BUTTON_PAD = (32, 12, 32, 12)
FIELD = (400, 104)

RED_GLASS: Stops = ((0, "#e2574f"), (0.35, "#b3262c"), (1, "#6d0f16"))
SUNK: Stops = ((0, "#6d4c1c"), (0.5, "#b28a44"), (1, "#dcb866"))
GREEN: Stops = ((0, "#20401a"), (0.5, "#37642b"), (1, "#4f8a3d"))
DUN: Stops = ((0, "#4d3f2c"), (0.5, "#75644a"), (1, "#958263"))
EMBER: Stops = ((0, "#362a20"), (1, "#291f17"))
IVORY_KEY: Stops = ((0, "#fffaf0"), (1, "#d8c6a0"))


def _wooden(sketch: Sketch, box: Box, colour: str, rule: str, gleam: float) -> None:
    outline = notched(box.inset(MARGIN), NOTCH)
    board(sketch, outline, box.inset(MARGIN), colour, seed=17)
    if gleam:
        light = sketch.vertical(box.y, box.bottom, ((0, "#ffd98a", gleam), (0.6, "#ffd98a", 0)))
        sketch.path(outline, light)
    hairline(sketch, notched(box.inset(MARGIN + 9), NOTCH - 3), rule, 0.55)
    moulding(sketch, outline, box, 5)


def _pressed(sketch: Sketch, box: Box) -> None:
    outline = notched(box.inset(MARGIN), NOTCH)
    board(sketch, outline, box.inset(MARGIN), "#3b2211", seed=17)
    inner_shadow(sketch, outline, width=36, blur=10, strength=0.6, colour="#000000")
    moulding(sketch, outline, box, 5)


def _gold(sketch: Sketch, box: Box) -> None:
    outline = notched(box.inset(MARGIN), NOTCH)
    washed_parchment(sketch, outline, box.inset(MARGIN), GILT)
    middle = ((0, "#fffdf0", 0.85), (0.5, "#fff6d0", 0.4), (1, "#ffe9a0", 0))
    sketch.path(outline, sketch.radial((box.w / 2, box.h * 0.42), (box.w * 0.46, box.h * 0.6), middle))
    hairline(sketch, notched(box.inset(MARGIN + 9), NOTCH - 3), "#9a6a18", 0.7)
    moulding(sketch, outline, box, 6)


def _paper(sketch: Sketch, box: Box) -> None:
    outline = notched(box.inset(MARGIN), NOTCH)
    washed_parchment(sketch, outline, box.inset(MARGIN), WARM)
    hairline(sketch, notched(box.inset(MARGIN + 9), NOTCH - 3))
    moulding(sketch, outline, box, 5)


def _grey(sketch: Sketch, box: Box) -> None:
    outline = notched(box.inset(MARGIN), NOTCH)
    washed_parchment(sketch, outline, box.inset(MARGIN), ASHEN, edge=0.35)
    hairline(sketch, notched(box.inset(MARGIN + 9), NOTCH - 3), "#5c5242", 0.5)
    sketch.path(outline, stroke="#2b2118", stroke_width=6)
    sketch.path(outline, stroke="#8b7a58", stroke_width=3.4)


def _unlit(sketch: Sketch, box: Box) -> None:
    """Sunk into the wood, without gold and without light."""
    outline = notched(box.inset(MARGIN), NOTCH)
    sketch.path(outline, sketch.vertical(box.y, box.bottom, EMBER))
    inner_shadow(sketch, outline, width=26, blur=9, strength=0.5)
    sketch.path(outline, stroke="#100905", stroke_width=5)
    sketch.path(outline, stroke="#57452f", stroke_width=2.4)


def _segment_bar(sketch: Sketch, box: Box) -> None:
    outline = notched(box.inset(MARGIN), NOTCH)
    board(sketch, outline, box.inset(MARGIN), "#2c1a0e", seed=23)
    moulding(sketch, outline, box, 4.4)


def _segment_chosen(sketch: Sketch, box: Box) -> None:
    outline = notched(box.inset(3), 12)
    washed_parchment(sketch, outline, box.inset(3), GILT)
    moulding(sketch, outline, box, 4)


def _field(sketch: Sketch, box: Box, edge: str, width: float) -> None:
    outline = rounded(box.inset(6), 10)
    washed_parchment(sketch, outline, box.inset(6), IVORY, edge=0.08)
    inner_shadow(sketch, outline, width=12, blur=5, strength=0.3, colour="#6b4a1c")
    sketch.path(outline, stroke=edge, stroke_width=width)


def _toggle(sketch: Sketch, box: Box, on: bool) -> None:
    trough = box.inset(5)
    outline = rounded(trough, trough.h / 2)
    sketch.path(outline, sketch.vertical(trough.y, trough.bottom, GREEN if on else DUN))
    inner_shadow(sketch, outline, width=18, blur=6, strength=0.6)
    moulding(sketch, outline, box, 4.4)
    middle = box.h / 2
    if on:
        sign = f"M{middle - 10} {middle + 1} l10 11 l18 -24"
        knob = (box.w - middle, middle)
    else:
        sign = f"M{box.w - middle - 16} {middle - 11} l22 22 m0 -22 l-22 22"
        knob = (middle, middle)
    sketch.path(sign, stroke="#fff3d2", stroke_width=6, stroke_linecap="round", stroke_linejoin="round")
    _gold_knob(sketch, knob, middle - 12)


def _gold_knob(sketch: Sketch, centre: tuple[float, float], radius: float) -> None:
    drop_shadow(sketch, circle(centre, radius), blur=4, offset=(2, 4), strength=0.55)
    rim = Box(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    gold_shape(sketch, circle(centre, radius), rim, 2)
    dome = ((0, "#fff9d8"), (0.5, "#ecc766"), (1, "#a9791f"))
    light = (centre[0] - radius * 0.3, centre[1] - radius * 0.35)
    sketch.circle(centre, radius * 0.8, sketch.radial(light, radius * 1.15, dome))


def _groove(sketch: Sketch, box: Box, filling: Stops) -> None:
    outline = rounded(box.inset(3), box.h / 2 - 3)
    sketch.path(outline, sketch.vertical(box.y, box.bottom, filling))
    inner_shadow(sketch, outline, width=7, blur=3, strength=0.45)
    sketch.path(outline, stroke=UMBER, stroke_width=4)
    sketch.path(outline, stroke="#c9973a", stroke_width=2)


def _slider_knob(sketch: Sketch, box: Box) -> None:
    x, y = box.centre
    reach = box.w / 2 - 7
    diamond = polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])
    drop_shadow(sketch, diamond, blur=3, offset=(1, 3), strength=0.6)
    gold_shape(sketch, diamond, box, 2.4)
    facet = reach * 0.62
    sketch.path(
        polygon([(x, y - facet), (x + facet, y), (x, y + facet), (x - facet, y)]),
        stroke="#fff6cf",
        stroke_width=1.6,
        stroke_opacity=0.8,
    )
    sketch.circle((x, y), reach * 0.3, sketch.vertical(y - 9, y + 9, RED_GLASS), stroke=UMBER, stroke_width=1.6)
    sketch.circle((x - 2.4, y - 2.8), 2, "#ffd8cc")


def _key_cap(sketch: Sketch, box: Box) -> None:
    base = rounded(Box(4, 6, box.w - 8, box.h - 10), 13)
    top = rounded(Box(4, 3, box.w - 8, box.h - 14), 13)
    sketch.path(base, "#1a0e06")
    sketch.path(top, sketch.vertical(3, box.h - 11, IVORY_KEY), stroke="#4a3014", stroke_width=2.6)
    hairline(sketch, rounded(Box(11, 9, box.w - 22, box.h - 28), 9), "#8a6a3a", 0.55)


def skins() -> list[Skin]:
    wood = partial(_wooden, colour="#4d2c17", rule="#c99a3c", gleam=0)
    hover = partial(_wooden, colour="#744520", rule="#f3d77c", gleam=0.28)
    return [
        Skin("button_wood", BUTTON, BUTTON_INSET, BUTTON_PAD, wood),
        Skin("button_hover", BUTTON, BUTTON_INSET, BUTTON_PAD, hover),
        Skin("button_pressed", BUTTON, BUTTON_INSET, BUTTON_PAD, _pressed),
        Skin("button_gold", BUTTON, BUTTON_INSET, BUTTON_PAD, _gold),
        Skin("button_parchment", BUTTON, BUTTON_INSET, BUTTON_PAD, _paper),
        Skin("button_grey", BUTTON, BUTTON_INSET, BUTTON_PAD, _grey),
        Skin("button_unlit", BUTTON, BUTTON_INSET, BUTTON_PAD, _unlit),
        Skin("segment", BUTTON, BUTTON_INSET, (14, 12, 14, 12), _segment_bar),
        Skin("segment_chosen", (240, 96), even(28), (20, 8, 20, 8), _segment_chosen),
        Skin("field", FIELD, even(28), (24, 12, 24, 12), partial(_field, edge="#7a4f16", width=3.4)),
        Skin("field_focus", FIELD, even(28), (24, 12, 24, 12), partial(_field, edge=LAPIS, width=6)),
        Skin("toggle_on", (180, 88), even(0), even(0), partial(_toggle, on=True)),
        Skin("toggle_off", (180, 88), even(0), even(0), partial(_toggle, on=False)),
        Skin("slider_track", (240, 24), even(11), even(0), partial(_groove, filling=SUNK)),
        Skin("slider_fill", (240, 24), even(11), even(0), partial(_groove, filling=RED_GLASS)),
        Skin("slider_knob", (72, 72), even(0), even(0), _slider_knob),
        Skin("key_cap", (76, 80), (24, 24, 24, 32), (12, 10, 12, 20), _key_cap),
    ]
