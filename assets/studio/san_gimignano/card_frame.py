"""What all cards of San Gimignano share: gold frame, shield plate, dial of the hour and blank name plate.

A card is 440 by 660. The shield plate is centred on (90, 98), the dial on (366, 74), the name plate fills
26..414 by 520..622; names and numerals are drawn on them while playing.
"""

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, Point, circle, heater_shield, notched, polar, rounded, trace
from assets.studio.kit.light import drop_shadow, fade_down, inner_shadow, vignette
from assets.studio.kit.materials import enamel, gold_line, gold_paint
from assets.studio.kit.palette import GOLD, UMBER
from assets.studio.kit.sky import crescent
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import PAPER_RELIEF, emboss
from assets.studio.san_gimignano.hours import Hour, Look

WIDTH, HEIGHT = 440, 660
CARD = Box(2, 2, 436, 656)
ART = Box(22, 22, 396, 616)
SHIELD = Box(30, 26, 120, 142)
NAME_PLATE = Box(26, 520, 388, 102)
DIAL_CENTRE: Point = (366, 74)
DIAL_RADIUS = 34


def picture_window() -> str:
    return rounded(ART, 14)


def new_card() -> Sketch:
    sketch = Sketch(WIDTH, HEIGHT)
    sketch.path(rounded(CARD, 22), UMBER)
    return sketch


def settle_picture(sketch: Sketch, look: Look) -> None:
    """Grain and darkened edges, so that the picture sits behind its frame and below the name plate."""
    clip = sketch.clip(picture_window())
    emboss(sketch, ART, PAPER_RELIEF, 0.25, clip, seed=5)
    vignette(sketch, ART, 0.5, clip=clip)
    dusk = darken(look.plate_dark, 0.55)
    with sketch.group(clip_path=clip):
        fade = sketch.vertical(450, 600, ((0, dusk, 0), (1, dusk, 0.85)))
        sketch.rect(Box(ART.x, 450, ART.w, ART.bottom - 450), fade)
    inner_shadow(sketch, picture_window(), 26, 9, 0.65)


def frame(sketch: Sketch, look: Look) -> None:
    """Gold outside, a band of the number's colour, a gold thread inside."""
    outer, inner = rounded(CARD, 22), rounded(CARD.inset(12), 13)
    sketch.path(
        f"{outer} {inner}",
        sketch.linear((0, 0), (WIDTH, HEIGHT), GOLD),
        fill_rule="evenodd",
        stroke=UMBER,
        stroke_width=1.6,
    )
    sketch.path(rounded(CARD.inset(1.6), 20), stroke="#fff6cf", stroke_width=1.2, stroke_opacity=0.75)
    band = sketch.linear(
        (0, 0),
        (WIDTH, HEIGHT),
        ((0, lighten(look.plate, 0.32)), (0.5, look.plate), (1, lighten(look.plate, 0.12))),
    )
    sketch.path(rounded(CARD.inset(17), 12), stroke=UMBER, stroke_width=11)
    sketch.path(rounded(CARD.inset(17), 12), stroke=band, stroke_width=8.4)
    gold_line(sketch, rounded(CARD.inset(23), 10), CARD, 3)


def shield_plate(sketch: Sketch, look: Look) -> None:
    drop_shadow(sketch, heater_shield(SHIELD), 6, (4, 6), 0.6)
    sketch.path(heater_shield(SHIELD), gold_paint(sketch, SHIELD), stroke=UMBER, stroke_width=2.4)
    field = SHIELD.inset(8.5)
    glass = ((0, lighten(look.plate, 0.28)), (0.45, look.plate), (1, mix(look.plate, look.plate_dark, 0.8)))
    paint = sketch.linear((field.x, field.y), (field.right, field.bottom), glass)
    sketch.path(heater_shield(field), paint, stroke=UMBER, stroke_width=1.8)
    with sketch.group(clip_path=sketch.clip(heater_shield(field))):
        gleam = trace(
            "M",
            field.x,
            field.y,
            "H",
            field.right,
            "v",
            40,
            "Q",
            field.x + 40,
            field.y + 52,
            field.x,
            field.y + 74,
            "Z",
        )
        sketch.path(gleam, "#fff", fill_opacity=0.12)
    sketch.path(heater_shield(SHIELD.inset(1.6)), stroke="#fff6cf", stroke_width=1.2, stroke_opacity=0.7)


def name_plate(sketch: Sketch, look: Look) -> None:
    shape = notched(NAME_PLATE, 20)
    drop_shadow(sketch, shape, 7, (0, 6), 0.7)
    sketch.path(shape, enamel(sketch, NAME_PLATE, look.plate, look.plate_dark))
    fine = notched(NAME_PLATE.inset(8), 20)
    sketch.path(fine, stroke=mix(look.plate, "#fff0b0", 0.5), stroke_width=1.4, stroke_opacity=0.7)
    gold_line(sketch, shape, NAME_PLATE, 4.4)
    fade_down(sketch, Box(NAME_PLATE.x + 22, NAME_PLATE.y + 4, NAME_PLATE.w - 44, 12), 0.16, "#ffffff")


def hour_dial(sketch: Sketch, number: int, hour: Hour) -> None:
    """A small round window in which the sun stands where it does at this hour."""
    (cx, cy), r = DIAL_CENTRE, DIAL_RADIUS
    rim = Box(cx - r - 4, cy - r - 4, 2 * r + 8, 2 * r + 8)
    drop_shadow(sketch, circle(DIAL_CENTRE, r + 4), 4, (3, 4), 0.55)
    sketch.circle(DIAL_CENTRE, r + 4, gold_paint(sketch, rim), stroke=UMBER, stroke_width=1.6)
    with sketch.group(clip_path=sketch.clip(circle(DIAL_CENTRE, r))):
        sketch.circle(DIAL_CENTRE, r, sketch.vertical(cy - r, cy + r * 0.6, hour.sky))
        if number == 10:
            crescent(sketch, (cx - 4, cy - 3), r * 0.52, "#fff4d2")
        else:
            _small_sun(sketch, polar((cx, cy + r * 0.34), r * 0.68, -180 + (number - 5) * 45))
        land = f"M{cx - r} {cy + r * 0.42} q{r * 0.5} {-r * 0.3} {r} 0 t{r} 0 V{cy + r} H{cx - r} Z"
        sketch.path(land, hour.hills[2][0])
    inner_shadow(sketch, circle(DIAL_CENTRE, r), 7, 2.5, 0.6)
    sketch.circle(DIAL_CENTRE, r, "none", stroke=UMBER, stroke_width=1.4)


def _small_sun(sketch: Sketch, centre: Point) -> None:
    for i in range(12):
        sketch.line(polar(centre, 10, i * 30), polar(centre, 15.5, i * 30), "#ffe27a", 2.2)
    sketch.circle(centre, 8, "#fff2a8", stroke="#d99a2a", stroke_width=1.2)
