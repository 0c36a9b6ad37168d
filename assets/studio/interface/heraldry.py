"""The five families' colours and shields, and gold figures in relief on enamel."""

from collections.abc import Sequence
from dataclasses import dataclass

from assets.studio.kit.colour import darken
from assets.studio.kit.geometry import Box, heater_shield, trace
from assets.studio.kit.light import drop_shadow, inner_shadow
from assets.studio.kit.materials import enamel, gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch, Stops

PLAYER_COLOURS = {"L": "#a3242a", "F": "#27408b", "Q": "#3f6b35", "T": "#5b3a78", "S": "#c0620f"}
FIGURE_GOLD: Stops = ((0, "#fff3bd"), (0.3, "#f6d676"), (0.62, "#dda93a"), (1, "#a06a18"))
FIGURE_REACH = 92


@dataclass(frozen=True, slots=True)
class Figure:
    """A charge around its own origin, reaching about 90 units: masses, engraved lines, lights and dark inlays."""

    masses: Sequence[str]
    engraving: Sequence[str] = ()
    lights: Sequence[str] = ()
    inlays: Sequence[str] = ()


def shield_field(sketch: Sketch, box: Box, colour: str, rim: float, gleam: float = 0.15) -> None:
    """An enamelled heater shield in a gold rim, with the faint diaper and gleam of real enamel."""
    outline, field = heater_shield(box), box.inset(rim)
    inner = heater_shield(field)
    drop_shadow(sketch, outline, blur=rim * 0.4, offset=(rim * 0.15, rim * 0.35), strength=0.5)
    sketch.path(outline, gold_paint(sketch, box), stroke=UMBER, stroke_width=rim * 0.22, stroke_linejoin="round")
    sketch.path(heater_shield(box.inset(rim * 0.3)), stroke="#fff6cf", stroke_width=rim * 0.1, stroke_opacity=0.7)
    sketch.path(inner, enamel(sketch, field, colour, darken(colour, 0.5)))
    with sketch.group(clip_path=sketch.clip(inner)):
        _diaper(sketch, field)
        _gleam(sketch, field, gleam)
    inner_shadow(sketch, inner, width=rim * 1.3, blur=rim * 0.45, strength=0.65)
    sketch.path(inner, stroke=UMBER, stroke_width=rim * 0.18, stroke_linejoin="round")


def _gleam(sketch: Sketch, field: Box, strength: float) -> None:
    """The reflection of a window across the upper part of the glass."""
    low, middle, high = (field.y + field.h * share for share in (0.56, 0.4, 0.34))
    shape = trace("M", field.x, field.y, "H", field.right, "V", high)
    shape = trace(shape, "Q", field.x + field.w * 0.4, middle, field.x, low, "Z")
    fading = ((0, "#fff", strength), (1, "#fff", strength / 3))
    sketch.path(shape, sketch.vertical(field.y, low, fading))


def _diaper(sketch: Sketch, field: Box, step: float = 22) -> None:
    """A net of lozenges, as goldsmiths scratch it into a plain field."""
    reach = field.w + field.h
    lines = [
        f"M{field.x - field.h + k * step} {field.y} l{field.h} {field.h} m{-field.h} 0 l{field.h} {-field.h}"
        for k in range(int(reach / step) + 1)
    ]
    sketch.path(" ".join(lines), stroke="#fff", stroke_width=1, stroke_opacity=0.09)


def figure(sketch: Sketch, drawn: Figure) -> None:
    """First every mass with a dark edge, then every mass without one: together they make one silhouette."""
    box = Box(-FIGURE_REACH, -FIGURE_REACH, 2 * FIGURE_REACH, 2 * FIGURE_REACH)
    joined = " ".join(drawn.masses)
    drop_shadow(sketch, joined, blur=4, offset=(3, 5), strength=0.5)
    for mass in drawn.masses:
        sketch.path(mass, UMBER, stroke=UMBER, stroke_width=6, stroke_linejoin="round")
    gold = sketch.linear((box.x * 0.6, box.y), (box.right * 0.6, box.bottom), FIGURE_GOLD)
    for mass in drawn.masses:
        sketch.path(mass, gold)
    for inlay in drawn.inlays:
        sketch.path(inlay, "#3f2508", stroke=UMBER, stroke_width=1.4)
    for line in drawn.engraving:
        sketch.path(line, stroke="#6b4310", stroke_width=2.6, stroke_linecap="round", stroke_linejoin="round")
    for line in drawn.lights:
        sketch.path(line, stroke="#fffbe0", stroke_width=3, stroke_opacity=0.75, stroke_linecap="round")
