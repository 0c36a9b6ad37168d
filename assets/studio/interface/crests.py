"""Crests of the five families, their small owner badges, and the shields that carry tower numbers."""

from functools import partial

from assets.studio.interface.figures import FIGURES
from assets.studio.interface.heraldry import PLAYER_COLOURS, figure, shield_field
from assets.studio.interface.skin import drawn
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, Point, circle, heater_shield, polygon, star
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.paint import Picture

CREST = (240, 280)
BADGE = (96, 96)
NUMBER_SHIELD = (80, 92)
NUMBER_COLOURS = {5: "#b2466a", 6: "#4c7a3c", 7: "#2a73b8", 8: "#a36f0d", 9: "#bb4524", 10: "#553a8f"}
NUMERAL_DEPTH = 0.26
PAPER: Stops = ((0, "#fffaf0"), (0.6, "#fbf0d2"), (1, "#e9d5a4"))
MIDDLE: Point = (48, 47)


def _crest(sketch: Sketch, box: Box, letter: str) -> None:
    shield_field(sketch, Box(12, 8, box.w - 24, box.h - 26), PLAYER_COLOURS[letter], rim=15)
    with sketch.at(box.w / 2, 121, scale=0.97):
        figure(sketch, FIGURES[letter]())


def _crenellated() -> str:
    merlons = ((8, 5), (26, 5), (26, 13), (39, 13), (39, 5), (57, 5), (57, 13), (70, 13), (70, 5), (88, 5))
    return polygon([*merlons, (88, 88), (8, 88)])


BADGE_SHAPES = {
    "L": heater_shield(Box(8, 5, 80, 86)),
    "F": polygon([(48, 2), (93, 47), (48, 92), (3, 47)]),
    "Q": circle(MIDDLE, 42),
    "T": _crenellated(),
    "S": star(MIDDLE, 12, 46, 34),
}
PAPER_SHAPES = {
    "L": heater_shield(Box(20, 17, 56, 62)),
    "F": polygon([(48, 9), (86, 47), (48, 85), (10, 47)]),
    "Q": circle(MIDDLE, 35),
    "T": polygon([(22, 24), (74, 24), (74, 72), (22, 72)]),
    "S": circle(MIDDLE, 31),
}


def _badge(sketch: Sketch, box: Box, letter: str) -> None:
    shape, colour = BADGE_SHAPES[letter], PLAYER_COLOURS[letter]
    drop_shadow(sketch, shape, blur=2.4, offset=(1, 2.5), strength=0.55)
    gold = gold_paint(sketch, box)
    glass = sketch.vertical(6, 90, ((0, lighten(colour, 0.25)), (0.5, colour), (1, darken(colour, 0.35))))
    sketch.path(shape, UMBER, stroke=UMBER, stroke_width=3.4, stroke_linejoin="round")
    sketch.path(shape, gold)
    x, y = MIDDLE
    with sketch.at(x, y, scale=0.92), sketch.group(transform=f"translate({-x} {-y})"):
        sketch.path(shape, glass, stroke=UMBER, stroke_width=1.6, stroke_linejoin="round")
    paper = sketch.radial((40, 36), 50, PAPER)
    sketch.path(PAPER_SHAPES[letter], paper, stroke=UMBER, stroke_width=4.4, stroke_linejoin="round")
    sketch.path(PAPER_SHAPES[letter], stroke=gold, stroke_width=2.2, stroke_linejoin="round")


def _number_shield(sketch: Sketch, box: Box, colour: str) -> None:
    shield_field(sketch, Box(4, 3, box.w - 8, box.h - 9), darken(colour, NUMERAL_DEPTH), rim=6.5, gleam=0.02)


def _unlit_shield(sketch: Sketch, box: Box) -> None:
    outer = Box(4, 3, box.w - 8, box.h - 9)
    sketch.path(heater_shield(outer), "#e3d3aa", stroke="#7d683c", stroke_width=3, stroke_linejoin="round")
    sketch.path(heater_shield(outer.inset(6.5)), stroke="#8a7448", stroke_width=1.4, stroke_opacity=0.7)


def pictures() -> list[Picture]:
    crests = [drawn(f"crest_{key}", CREST, partial(_crest, letter=key), __file__) for key in PLAYER_COLOURS]
    badges = [drawn(f"badge_{key}", BADGE, partial(_badge, letter=key), __file__) for key in PLAYER_COLOURS]
    numbers = [
        drawn(f"number_shield_{number}", NUMBER_SHIELD, partial(_number_shield, colour=colour), __file__)
        for number, colour in NUMBER_COLOURS.items()
    ]
    return [*crests, *badges, *numbers, drawn("number_shield_off", NUMBER_SHIELD, _unlit_shield, __file__)]
