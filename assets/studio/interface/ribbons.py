"""The prompt ribbon and the chronicle's scroll."""

from assets.studio.interface.skin import Skin
from assets.studio.interface.surfaces import CALM, WARM, hairline, washed_parchment
from assets.studio.kit.geometry import Box, polygon, rectangle, rounded
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.materials import gold_paint, parchment
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.kit.texture import WOOD_RELIEF, emboss, stain

TAIL = 92
FOLD = 52
ROLLER = 62
KNOB = 44
BACK_TONE: Stops = ((0, "#7a5526"), (1, "#432a10"))
TURNED_WOOD: Stops = (
    (0, "#2a1307"),
    (0.18, "#7c4a24"),
    (0.34, "#b57a43"),
    (0.55, "#7a4520"),
    (0.85, "#371a0a"),
    (1, "#170903"),
)
TURNED_GOLD: Stops = ((0, "#5c3d0e"), (0.2, "#d9ab46"), (0.36, "#fff3bd"), (0.6, "#b98a2e"), (1, "#4a300a"))


def _ribbon(sketch: Sketch, box: Box) -> None:
    front = Box(TAIL, 6, box.w - 2 * TAIL, box.h - 30)
    for right in (False, True):
        with sketch.at(box.w if right else 0, 0, mirror=right):
            _tail(sketch, box, front)
    outline = rectangle(front)
    drop_shadow(sketch, outline, blur=5, offset=(0, 5), strength=0.5)
    washed_parchment(sketch, outline, front, WARM, edge=0.22)
    sketch.path(outline, stroke="#3a2410", stroke_width=3)
    for y in (front.y + 9, front.bottom - 9):
        rule = Box(front.x + 6, y - 1.8, front.w - 12, 3.6)
        sketch.rect(rule, gold_paint(sketch, front))


def _tail(sketch: Sketch, box: Box, front: Box) -> None:
    """The left end: a swallow-tailed strip behind the ribbon, and the shaded fold that joins them."""
    top, bottom, right = front.y + 20, box.bottom - 5, TAIL + FOLD
    strip = [(5, top), (right, top), (right, bottom), (5, bottom), (36, (top + bottom) / 2)]
    shape = polygon(strip)
    drop_shadow(sketch, shape, blur=4, offset=(0, 4), strength=0.4)
    parchment(sketch, shape, Box(5, top, right, bottom - top), edge=0.3)
    with sketch.group(blend="multiply", opacity=0.55):
        shade = ((0, "#ffffff"), (0.45, "#e8cf9c"), (1, "#6b4716"))
        sketch.path(shape, sketch.horizontal(5, right, shade))
    sketch.path(shape, stroke="#3a2410", stroke_width=2.6, stroke_linejoin="round")
    fold = polygon([(TAIL, front.bottom), (right, front.bottom), (right, bottom)])
    sketch.path(fold, sketch.vertical(front.bottom, bottom, BACK_TONE), stroke="#2a1608", stroke_width=2)


def _scroll(sketch: Sketch, box: Box) -> None:
    sheet = Box(box.x + 22, box.y + ROLLER / 2, box.w - 44, box.h - ROLLER)
    outline = rectangle(sheet)
    drop_shadow(sketch, outline, blur=9, offset=(4, 6), strength=0.5)
    washed_parchment(sketch, outline, sheet, CALM, edge=0.5)
    sketch.path(outline, stroke="#4a2f12", stroke_width=3)
    for x in (sheet.x + 14, sheet.right - 14):
        hairline(sketch, f"M{x} {sheet.y} V{sheet.bottom}", opacity=0.5)
    _shade_of_rollers(sketch, sheet)
    for y in (box.y + 6, box.bottom - ROLLER - 6):
        _roller(sketch, Box(box.x + 6, y, box.w - 12, ROLLER))


def _shade_of_rollers(sketch: Sketch, sheet: Box) -> None:
    """The sheet curls into both rollers and grows dark there."""
    upper, lower = sheet.y + ROLLER / 2, sheet.bottom - ROLLER / 2
    down: Stops = ((0, "#3a1d08", 0.75), (0.35, "#5a3412", 0.3), (1, "#5a3412", 0))
    up: Stops = ((0, "#5a3412", 0), (0.65, "#5a3412", 0.3), (1, "#3a1d08", 0.75))
    sketch.rect(Box(sheet.x, upper, sheet.w, 60), sketch.vertical(upper, upper + 60, down))
    sketch.rect(Box(sheet.x, lower - 60, sheet.w, 60), sketch.vertical(lower - 60, lower, up))


def _roller(sketch: Sketch, box: Box) -> None:
    rod = Box(box.x + KNOB * 0.6, box.y + 3, box.w - KNOB * 1.2, box.h - 6)
    outline = rounded(rod, 8)
    drop_shadow(sketch, rounded(box, 12), blur=8, offset=(2, 8), strength=0.6)
    sketch.path(outline, sketch.vertical(rod.y, rod.bottom, TURNED_WOOD))
    with sketch.group(clip_path=sketch.clip(outline)):
        stain(sketch, rectangle(rod), "#140602", 0.6, frequency=".004 .08", seed=8, bias=-0.9)
    emboss(sketch, rod, WOOD_RELIEF, 0.35, sketch.clip(outline))
    sketch.path(outline, stroke="#120703", stroke_width=2.4)
    for x in (box.x, box.right - KNOB):
        _cap(sketch, Box(x, box.y, KNOB, box.h), left=x == box.x)


def _cap(sketch: Sketch, box: Box, left: bool) -> None:
    """A turned gold end: a broad ferrule and a slimmer bead towards the rod."""
    bead_x = box.right - 10 if left else box.x
    bead = Box(bead_x, box.y + 1, 10, box.h - 2)
    ferrule = Box(box.x if left else box.x + 12, box.y, box.w - 12, box.h)
    gold = sketch.vertical(box.y, box.bottom, TURNED_GOLD)
    for part, radius in ((ferrule, 9.0), (bead, 4.0)):
        sketch.path(rounded(part, radius), gold, stroke=UMBER, stroke_width=2)


def skins() -> list[Skin]:
    side = TAIL + FOLD + 12
    return [
        Skin("ribbon", (1200, 124), (side, 40, side, 44), (side, 12, side, 30), _ribbon),
        Skin("scroll", (640, 1200), (64, 150, 64, 150), (56, 92, 56, 92), _scroll),
    ]
