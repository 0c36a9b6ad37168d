"""Palaces, workshops, loggias and arches of the town, each seen from its square."""

from dataclasses import dataclass

from assets.studio.kit.colour import lighten, mix
from assets.studio.kit.geometry import Box, arch
from assets.studio.kit.masonry import voussoirs
from assets.studio.lorenzo.scenes.openings import bars, bifora, door, open_arch, square_window, window
from assets.studio.lorenzo.scenes.roofs import eaves_roof
from assets.studio.lorenzo.scenes.stage import Scene
from assets.studio.lorenzo.scenes.stones import (
    BROWN_STONE,
    DARK,
    PALE_STONE,
    SANDSTONE,
    gallery,
    ground_shadow,
    rounding,
    side_face,
    square_tower,
    wall,
)

_TRAVERTINE = "#e2d2b2"


@dataclass(frozen=True, slots=True)
class Palace:
    """A front of dressed stone over a rusticated ground floor."""

    box: Box
    colour: str = SANDSTONE
    rustic: str = BROWN_STONE
    storeys: int = 2
    bays: int = 5
    battlements: bool = False
    swallow: bool = False
    barred: bool = False
    entrance: bool = True


def palace(scene: Scene, plan: Palace) -> None:
    box = plan.box
    ground = Box(box.x, box.y + box.h * 0.6, box.w, box.h * 0.4)
    upper = Box(box.x, box.y, box.w, box.h * 0.6)
    ground_shadow(scene, box.x, box.right, box.bottom, 9)
    side_face(scene, box, 18, plan.colour)
    wall(scene, upper, plan.colour, (26, 10))
    wall(scene, ground, plan.rustic, (34, 15), relief=1.9)
    _upper_windows(scene, plan, upper)
    _ground_windows(scene, plan, ground)
    for y in (ground.y, *(upper.y + upper.h * i / plan.storeys for i in range(1, plan.storeys))):
        cornice(scene, box.x - 4, box.right + 4, y)
    if plan.entrance:
        door(scene, box.x + box.w / 2, box.bottom, 46, ground.h * 0.86)
    if plan.battlements:
        gallery(scene, box, plan.colour, plan.swallow)
    else:
        eaves_roof(scene, box, 22, 14)


def _upper_windows(scene: Scene, plan: Palace, upper: Box) -> None:
    height = upper.h / plan.storeys
    for row in range(plan.storeys):
        for bay in range(plan.bays):
            x = upper.x + upper.w * (bay + 0.5) / plan.bays
            bifora(
                scene, x, upper.y + height * (row + 0.86), min(24, upper.w / plan.bays * 0.46), min(44, height * 0.62)
            )


def _ground_windows(scene: Scene, plan: Palace, ground: Box) -> None:
    middle = plan.bays // 2
    for bay in range(plan.bays):
        if plan.entrance and plan.bays % 2 and bay == middle:
            continue
        x = ground.x + ground.w * (bay + 0.5) / plan.bays
        if plan.entrance and abs(x - ground.x - ground.w / 2) < 40:
            continue
        square_window(scene, Box(x - 10, ground.y + ground.h * 0.3, 20, ground.h * 0.32), barred=plan.barred)


def cornice(scene: Scene, left: float, right: float, y: float) -> None:
    stone = ((0, "#fff6dc"), (0.4, "#e2c796"), (1, "#8a6638"))
    scene.sketch.rect(Box(left, y - 3, right - left, 6), scene.sketch.vertical(y - 3, y + 3, stone))
    shade = ((0, DARK, 0.45), (1, DARK, 0))
    scene.sketch.rect(Box(left + 3, y + 3, right - left - 6, 6), scene.sketch.vertical(y + 3, y + 9, shade))


def old_palace(scene: Scene, foot: float) -> None:
    """The palace of the Signoria: battlements and the tower that rises over them."""
    palace(scene, Palace(Box(86, foot - 164, 308, 164), "#e0bc84", "#c09a64", 2, 6, battlements=True))
    tower = Box(192, foot - 240, 36, 62)
    side_face(scene, tower, 9, SANDSTONE)
    wall(scene, tower, SANDSTONE, (12, 8))
    gallery(scene, tower, SANDSTONE)
    belfry = Box(200, foot - 276, 20, 24)
    wall(scene, belfry, PALE_STONE, (10, 7))
    scene.sketch.path(arch(210, belfry.bottom, 10, 18), DARK)
    gallery(scene, belfry, PALE_STONE, swallow=True)


def workshop(scene: Scene, foot: float, colour: str, glowing: bool = True, windows: int = 4) -> None:
    """A house of craftsmen, open to the street under two wide arches."""
    box = Box(58, foot - 226, 364, 226)
    ground_shadow(scene, box.x, box.right, box.bottom, 9)
    side_face(scene, box, 16, colour)
    wall(scene, box, colour, (32, 13))
    eaves_roof(scene, box, 32, 16)
    for i in range(windows):
        bifora(scene, box.x + box.w * (i + 0.5) / windows, box.y + 66, 24, 44)
    cornice(scene, box.x - 4, box.right + 4, box.y + 82)
    for share in (0.25, 0.75):
        open_arch(scene, box.x + box.w * share, foot, box.w * 0.39, 134, lighten(colour, 0.2), glowing)


def loggia(scene: Scene, box: Box, arches: int, colour: str = SANDSTONE, vault: float = 0.7) -> None:
    """A covered market hall: tall open arches on slender columns."""
    ground_shadow(scene, box.x, box.right, box.bottom, 9)
    side_face(scene, box, 16, colour)
    wall(scene, box, colour, (30, 11))
    eaves_roof(scene, box, 26, 16)
    span = box.w / arches
    for i in range(arches):
        middle = box.x + span * (i + 0.5)
        open_arch(scene, middle, box.bottom, span * 0.8, box.h * vault, lighten(colour, 0.25), glowing=False)
    for i in range(1, arches):
        x, y = box.x + span * i, box.bottom - box.h * vault * 0.92
        scene.sketch.circle((x, y), span * 0.12, "#f6ecd4", stroke="#8a6638", stroke_width=1.6)
        scene.sketch.circle((x, y), span * 0.08, "#2f5fb0")
    sill = box.bottom - box.h * vault - 16
    cornice(scene, box.x - 4, box.right + 4, sill)
    if sill - box.y > 44:
        for i in range(arches):
            bifora(scene, box.x + span * (i + 0.5), sill - 8, 22, min(44, sill - box.y - 18))


def triumphal_arch(scene: Scene, foot: float) -> None:
    """Pale travertine: one high arch between two low ones, columns, and an attic with a relief."""
    sketch, body = scene.sketch, Box(104, foot - 214, 272, 214)
    ground_shadow(scene, body.x, body.right, foot, 10)
    side_face(scene, body, 22, _TRAVERTINE)
    wall(scene, body, _TRAVERTINE, (34, 14))
    for x, width, height in ((240, 84, 150), (144, 34, 84), (336, 34, 84)):
        voussoirs(sketch, x, foot, width, height, 12, "#fbf4e4", scene.rng, 13)
        sky = ((0, scene.light.sky[1][1]), (0.6, scene.light.sky[2][1]), (0.75, scene.light.haze), (1, "#cdb68a"))
        sketch.path(arch(x, foot, width, height), sketch.vertical(foot - height, foot, sky))
        shade = ((0, "#6b5a60", 0.9), (0.14, "#6b5a60", 0.75), (0.15, "#6b5a60", 0))
        sketch.path(arch(x, foot, width, height), sketch.horizontal(x - width / 2, x + width / 2, shade))
    for x in (116, 176, 292, 352):
        _column(scene, x, foot, 150)
    for y, out in ((body.y + 58, 8), (body.y, 12), (body.y + 8, 6)):
        cornice(scene, body.x - out, body.right + out, y)
    _frieze(scene, Box(body.x + 46, body.y + 18, body.w - 92, 30))
    for x in (144, 336):
        sketch.circle((x, foot - 118), 15, "#e2d6bc", stroke="#9a8a6a", stroke_width=2)
        sketch.path("M-4 8 Q-9 -4 0 -9 Q9 -4 4 8 Z", "#b7a888", transform=f"translate({x} {foot - 118})")


def _column(scene: Scene, x: float, foot: float, height: float) -> None:
    round_ = ((0, "#fffdf6"), (0.35, "#f4ead4"), (1, "#9a8c90"))
    paint = scene.sketch.horizontal(x, x + 12, round_)
    scene.sketch.rect(Box(x, foot - height, 12, height), paint)
    scene.sketch.rect(Box(x - 3, foot - 12, 18, 12), "#f0e6d0", stroke="#8f8068", stroke_width=0.8)
    scene.sketch.rect(Box(x - 3, foot - height - 9, 18, 10), "#fbf4e4", stroke="#8f8068", stroke_width=0.8)


def _frieze(scene: Scene, box: Box) -> None:
    scene.sketch.rect(box, "#d8cab0", stroke="#8f8068", stroke_width=1.4)
    for i in range(int(box.w / 12)):
        x = box.x + 8 + i * 12
        scene.sketch.circle((x, box.y + 9), 3.4, "#fbf4e4")
        scene.sketch.path(f"M{x - 5} {box.bottom - 2} L{x - 3} {box.y + 12} h6 L{x + 5} {box.bottom - 2} Z", "#f4ead4")
        scene.sketch.rect(Box(x + 2, box.y + 12, 3, 14), "#a89a80", fill_opacity=0.6)


def vault_house(scene: Scene, foot: float) -> None:
    """A treasury: few barred windows, battlements and an iron door."""
    palace(scene, Palace(Box(92, foot - 190, 296, 190), "#cdb088", "#a38660", 1, 4, True, barred=True, entrance=False))
    x, width, height = 240, 62, 88
    voussoirs(scene.sketch, x, foot, width, height, 14, "#e6d0a4", scene.rng, 11)
    iron = ((0, "#8f8a88"), (0.5, "#5c5858"), (1, "#2c2828"))
    scene.sketch.path(arch(x, foot, width, height), scene.sketch.horizontal(x - 31, x + 31, iron))
    with scene.sketch.group(clip_path=scene.sketch.clip(arch(x, foot, width, height))):
        bars(scene, Box(x - 31, foot - height, width, height), 4, 5, "#3a3434")
        for i in range(16):
            scene.sketch.circle((x - 23 + (i % 4) * 15.5, foot - 10 - (i // 4) * 17), 2, "#d8d2cc")
    scene.sketch.circle((x + 12, foot - 38), 6, "none", stroke="#e6c163", stroke_width=3)


def residence(scene: Scene, foot: float) -> None:
    """A citizen's tall house with a loggia under its roof, between lower neighbours."""
    for box, colour in ((Box(62, foot - 128, 104, 128), "#e2b292"), (Box(318, foot - 142, 104, 142), "#e8cca0")):
        wall(scene, box, colour, (30, 12))
        eaves_roof(scene, box, 16, 8)
        for i in range(4):
            window(scene, box.x + 30 + (i % 2) * 44, box.y + 46 + (i // 2) * 46, 13, 22)
    tall = Box(160, foot - 232, 164, 232)
    side_face(scene, tall, 14, "#f2dcae")
    wall(scene, tall, "#f2dcae", (28, 12))
    rounding(scene, tall, 0.2)
    eaves_roof(scene, tall, 24, 16)
    scene.sketch.rect(Box(tall.x + 12, tall.y + 18, tall.w - 24, 40), "#3a2416")
    for i in range(6):
        scene.sketch.rect(Box(tall.x + 10 + i * 28, tall.y + 16, 5, 42), "#fbf0d8")
    cornice(scene, tall.x, tall.right, tall.y + 60)
    for i in range(3):
        window(scene, tall.x + 34 + i * 48, tall.y + 112, 18, 34)
        square_window(scene, Box(tall.x + 24 + i * 48, tall.y + 136, 20, 26))
    _flower_boxes(scene, tall)
    door(scene, 242, foot, 34, 56)


def _flower_boxes(scene: Scene, tall: Box) -> None:
    for i in range(3):
        x, y = tall.x + 34 + i * 48, tall.y + 116
        scene.sketch.rect(Box(x - 15, y, 30, 6), "#9a5a34")
        for k in range(9):
            bloom = ("#d9483a", "#f2c04a", "#5f8f3a")[k % 3]
            scene.sketch.circle((x - 13 + k * 3.3, y - 2 - (k % 2) * 3), 3, bloom)


def barracks(scene: Scene, foot: float) -> None:
    """A long plain block with battlements, a wide gate and rows of small windows."""
    box = Box(28, foot - 138, 424, 138)
    ground_shadow(scene, box.x, box.right, foot, 9)
    wall(scene, box, mix(SANDSTONE, "#a89484", 0.45), (30, 12))
    for row in range(2):
        for i in range(10):
            if row == 0 or i not in (4, 5):
                square_window(scene, Box(box.x + 20 + i * 41, box.y + 26 + row * 46, 13, 19), barred=row == 1)
    gallery(scene, box, mix(SANDSTONE, "#a89484", 0.45))
    square_tower(scene, Box(202, foot - 186, 76, 186), SANDSTONE, 0)
