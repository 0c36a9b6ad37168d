"""Panels, player headers, plates and the tooltip: the quiet grounds that text is set on."""

from functools import partial

from assets.studio.interface.heraldry import PLAYER_COLOURS
from assets.studio.interface.skin import Skin, even
from assets.studio.interface.surfaces import (
    CALM,
    GILT,
    LINE,
    WARM,
    Finish,
    board,
    hairline,
    moulding,
    washed_parchment,
)
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, notched, rectangle, rounded, trace
from assets.studio.kit.light import inner_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.kit.texture import CLOTH_RELIEF, emboss

MARGIN = 5
NOTCH = 26
BAR_GOLD: Stops = (
    (0, "#8f6218"),
    (0.2, "#d9ab46"),
    (0.45, "#fff0b0"),
    (0.6, "#d9ab46"),
    (0.8, "#b98a2e"),
    (1, "#8f6218"),
)


def _parchment_panel(sketch: Sketch, box: Box) -> None:
    outline = notched(box.inset(MARGIN), NOTCH)
    washed_parchment(sketch, outline, box.inset(MARGIN), CALM, edge=0.42)
    hairline(sketch, notched(box.inset(MARGIN + 12), NOTCH - 4))
    moulding(sketch, outline, box)


def _wood_panel(sketch: Sketch, box: Box) -> None:
    outline = notched(box.inset(MARGIN), NOTCH)
    board(sketch, outline, box.inset(MARGIN))
    hairline(sketch, notched(box.inset(MARGIN + 12), NOTCH - 4), "#c99a3c", 0.6)
    moulding(sketch, outline, box)


def _plain_panel(sketch: Sketch, box: Box) -> None:
    outline = rounded(box.inset(3), 8)
    washed_parchment(sketch, outline, box.inset(3), WARM, edge=0.2)
    hairline(sketch, outline, "#8a5c1c", 1, 3)


def _tooltip(sketch: Sketch, box: Box) -> None:
    outline = notched(box.inset(4), 14)
    washed_parchment(sketch, outline, box.inset(4), WARM, edge=0.22)
    moulding(sketch, outline, box, 4)


def _plate(sketch: Sketch, box: Box, finish: Finish) -> None:
    outline = notched(box.inset(4), 12)
    washed_parchment(sketch, outline, box.inset(4), finish, edge=0.25)
    moulding(sketch, outline, box, 4)


def _header_outline(box: Box, notch: float) -> str:
    """As a panel above, cut straight below, so that it lies on the panel's head without a seam."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    left_bite = trace("M", x, bottom, "V", y + notch, "A", notch, notch, 0, 0, 0, x + notch, y)
    return trace(left_bite, "H", right - notch, "A", notch, notch, 0, 0, 0, right, y + notch, "V", bottom)


def _header(sketch: Sketch, box: Box, colour: str) -> None:
    field = box.inset(MARGIN)
    outline = _header_outline(field, NOTCH)
    deep = darken(colour, 0.18)
    cloth = ((0, lighten(deep, 0.08)), (0.4, deep), (1, darken(deep, 0.4)))
    sketch.path(outline, sketch.vertical(field.y, field.bottom, cloth))
    clip = sketch.clip(f"{outline} Z")
    emboss(sketch, field, CLOTH_RELIEF, 0.28, clip)
    inner_shadow(sketch, f"{outline} Z", width=26, blur=9, strength=0.5)
    hairline(sketch, _header_outline(field.inset(12), NOTCH - 4), "#f3d77c", 0.4)
    moulding(sketch, outline, box)
    foot = Box(field.x, field.bottom - LINE / 2, field.w, LINE)
    sketch.rect(foot, gold_paint(sketch, box), stroke=UMBER, stroke_width=1.6)


def _top_bar(sketch: Sketch, box: Box) -> None:
    """The board reaches past three edges of the picture, so that its dark rim shows only along the foot."""
    whole = Box(-60, -40, box.w + 120, box.h + 32)
    board(sketch, rectangle(whole), whole, "#3b2413", seed=4)
    sketch.rect(Box(0, box.bottom - 12, box.w, 12), "#120803")
    sketch.rect(Box(0, box.bottom - 9, box.w, 6), sketch.horizontal(0, box.w, BAR_GOLD))


def skins() -> list[Skin]:
    edges, room = (44, 44, 44, 24), (28, 20, 28, 18)
    headers = [
        Skin(f"header_{letter}", (640, 168), edges, room, partial(_header, colour=colour))
        for letter, colour in PLAYER_COLOURS.items()
    ]
    return [
        Skin("panel_parchment", (960, 720), even(64), even(36), _parchment_panel),
        Skin("panel_wood", (960, 720), even(64), even(36), _wood_panel),
        Skin("panel_plain", (480, 320), even(24), even(20), _plain_panel),
        Skin("tooltip", (560, 240), even(32), (32, 24, 32, 24), _tooltip),
        Skin("plate", (280, 72), even(28), (24, 8, 24, 8), partial(_plate, finish=WARM)),
        Skin("plate_gold", (280, 72), even(28), (24, 8, 24, 8), partial(_plate, finish=GILT)),
        Skin("top_bar", (1920, 114), (0, 0, 0, 14), (24, 4, 24, 16), _top_bar),
        *headers,
    ]
