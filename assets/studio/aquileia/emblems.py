"""The four colours of villas, each with its own sign: daisy, waves, wheat and grapes. Some 80 units across."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.studio.kit.colour import lighten, mix
from assets.studio.kit.geometry import Box, Point, trace
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch


@dataclass(frozen=True, slots=True)
class Tint:
    field: str
    dark: str
    ink: str


TINTS = {
    "white": Tint("#f6f1e4", "#cfc6b0", "#5d5342"),
    "blue": Tint("#2f5fb0", "#17346f", "#f4efe0"),
    "yellow": Tint("#f0c23c", "#b07f1c", "#442804"),
    "purple": Tint("#6f3f96", "#3a1a58", "#f8eaff"),
}


def draw_emblem(sketch: Sketch, colour: str, at: Point, scale: float) -> None:
    with sketch.at(*at, scale):
        _SIGNS[colour](sketch, TINTS[colour])


def draw_disc(sketch: Sketch, colour: str, at: Point, radius: float) -> None:
    """A gold-rimmed roundel with the colour's sign."""
    _rim(sketch, at, radius)
    tint, (x, y) = TINTS[colour], at
    glass = ((0, lighten(tint.field, 0.35)), (0.5, tint.field), (1, tint.dark))
    light = sketch.radial((x - radius * 0.25, y - radius * 0.28), radius * 1.2, glass)
    sketch.circle(at, radius * 0.82, light, stroke=UMBER, stroke_width=radius * 0.04)
    draw_emblem(sketch, colour, at, radius * 0.0152)


def draw_split_disc(sketch: Sketch, first: str, second: str, at: Point, radius: float) -> None:
    """A roundel parted from upper right to lower left, one colour on either side."""
    _rim(sketch, at, radius)
    inner = radius * 0.82
    reach = inner * 0.7071
    corners = (at[0] + reach, at[1] - reach), (at[0] - reach, at[1] + reach)
    for colour, sweep, side in ((first, 0, -1), (second, 1, 1)):
        tint = TINTS[colour]
        half = trace("M", *corners[0], "A", inner, inner, 0, 0, sweep, *corners[1], "Z")
        sketch.path(
            half, sketch.vertical(at[1] - inner, at[1] + inner, ((0, tint.field), (1, mix(tint.field, tint.dark, 0.6))))
        )
        draw_emblem(sketch, colour, (at[0] + side * inner * 0.36, at[1] + side * inner * 0.36), radius * 0.0086)
    sketch.line(*corners, UMBER, radius * 0.11)
    sketch.line(*corners, "#fbe6a8", radius * 0.06)
    sketch.circle(at, inner, "none", stroke=UMBER, stroke_width=radius * 0.05)


def draw_seal_disc(sketch: Sketch, at: Point, radius: float, colours: tuple[str, str, str]) -> None:
    """A roundel left blank for a number or a sign: light, body and dark of its enamel."""
    _rim(sketch, at, radius)
    glass = ((0, colours[0]), (0.5, colours[1]), (1, colours[2]))
    light = sketch.radial((at[0] - radius * 0.25, at[1] - radius * 0.28), radius * 1.2, glass)
    sketch.circle(at, radius * 0.82, light, stroke=UMBER, stroke_width=radius * 0.04)


def _rim(sketch: Sketch, at: Point, radius: float) -> None:
    box = Box(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
    sketch.circle(at, radius, gold_paint(sketch, box), stroke=UMBER, stroke_width=radius * 0.05)


def _daisy(sketch: Sketch, tint: Tint) -> None:
    for k in range(8):
        with sketch.at(0, 0, turn=k * 45):
            sketch.path("M0 -9 C11 -17 11 -34 0 -41 C-11 -34 -11 -17 0 -9 Z", tint.ink)
    sketch.circle((0, 0), 9.5, "#e7ad2f", stroke=tint.ink, stroke_width=3)


def _waves(sketch: Sketch, tint: Tint) -> None:
    curl = "C-31 -22 -13 -22 -11 -5 C-9 6 -21 5 -19 -4"
    for y in (-20, 5, 30):
        for x in (0, 28, 56):
            with sketch.at(x, y):
                sketch.path(f"M-41 0 {curl}", stroke=tint.ink, stroke_width=7, stroke_linecap="round")


def _wheat(sketch: Sketch, tint: Tint) -> None:
    sketch.line((0, 44), (0, -10), tint.ink, 5)
    for y in (-12, 3, 18):
        for side in (-1, 1):
            with sketch.at(0, y, mirror=side < 0):
                sketch.path("M0 11 C4 -5 13 -14 25 -17 C25 -2 15 9 0 11 Z", tint.ink)
    sketch.path("M0 -17 C-9 -26 -8 -37 0 -46 C8 -37 9 -26 0 -17 Z", tint.ink)
    sketch.path("M-13 -28 L-23 -46 M13 -28 L23 -46", stroke=tint.ink, stroke_width=3.4, stroke_linecap="round")


def _grapes(sketch: Sketch, tint: Tint) -> None:
    sketch.path("M0 -26 C2 -38 8 -42 15 -44", stroke=tint.ink, stroke_width=5, stroke_linecap="round")
    sketch.path("M2 -31 C-14 -47 -31 -43 -36 -31 C-25 -23 -10 -23 2 -31 Z", "#a9cc68", stroke=tint.dark, stroke_width=2)
    for y, xs in ((-16, (-21, 0, 21)), (2, (-11, 11)), (19, (0,)), (2, (-30, 30)), (19, (-19, 19)), (35, (-8, 8))):
        for x in xs:
            sketch.circle((x * 0.95, y), 10.6, tint.ink, stroke=tint.dark, stroke_width=2.4)


_SIGNS: dict[str, Callable[[Sketch, Tint], None]] = {
    "white": _daisy,
    "blue": _waves,
    "yellow": _wheat,
    "purple": _grapes,
}
