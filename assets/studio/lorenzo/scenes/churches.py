"""Churches, chapels, abbeys, the baptistery and the cathedral with its dome."""

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, arch, polygon, trace
from assets.studio.lorenzo.scenes.houses import bell_tower, plaster
from assets.studio.lorenzo.scenes.openings import door, rose_window, window
from assets.studio.lorenzo.scenes.palaces import cornice
from assets.studio.lorenzo.scenes.roofs import TILE, dome, drum, gable_front, lantern, tiled
from assets.studio.lorenzo.scenes.stage import Scene
from assets.studio.lorenzo.scenes.stones import DARK, DUSK, MARBLE, PALE_STONE, ground_shadow, rounding, striped, wall

_GREEN = "#6f8f78"


def village_church(scene: Scene, foot: Point, size: float = 1) -> None:
    """A nave with its gable to the viewer and a campanile at the left."""
    x, y = foot
    bell_tower(scene, Box(x - 62 * size, y - 122 * size, 26 * size, 122 * size))
    body = Box(x - 34 * size, y - 56 * size, 68 * size, 56 * size)
    ground_shadow(scene, body.x, body.right, y, 6)
    flank = [
        (body.right, body.y),
        (body.right + 60 * size, body.y + 6),
        (body.right + 60 * size, y - 4),
        (body.right, y),
    ]
    scene.sketch.path(polygon(flank), mix("#f2e0bc", DUSK, 0.45))
    apex = (x, body.y - 30 * size)
    slope = [(body.right + 4, body.y + 3), apex, (x + 62 * size, apex[1] + 5), (body.right + 64 * size, body.y + 9)]
    scene.sketch.path(polygon(slope), mix(TILE, DUSK, 0.3))
    plaster(scene, body, "#f6e8c8")
    gable_front(scene, body, 30 * size, "#f6e8c8")
    rose_window(scene, x, body.y + 4 * size, 8 * size)
    door(scene, x, y, 18 * size, 30 * size)


def monastery(scene: Scene, foot: Point) -> None:
    """A church over a long cloister whose arches open towards the viewer."""
    x, y = foot
    village_church(scene, (x - 46, y - 44), 1.15)
    wing = Box(x + 62, y - 96, 96, 60)
    plaster(scene, wing, "#f0d8ac")
    tiled(
        scene,
        ((wing.x - 4, wing.y), (wing.right + 5, wing.y)),
        ((wing.x + 8, wing.y - 20), (wing.right - 8, wing.y - 20)),
    )
    for i in range(5):
        window(scene, wing.x + 12 + i * 18, wing.y + 28, 7, 12)
    cloister = Box(x - 150, y - 50, 310, 50)
    ground_shadow(scene, cloister.x, cloister.right, y, 7)
    plaster(scene, cloister, "#f2dfb8")
    tiled(
        scene,
        ((cloister.x - 6, cloister.y), (cloister.right + 6, cloister.y)),
        ((cloister.x + 6, cloister.y - 14), (cloister.right - 6, cloister.y - 14)),
    )
    for i in range(13):
        middle = cloister.x + 15 + i * 23.4
        scene.sketch.path(arch(middle, y - 2, 18, 36), "#4a3020")
        scene.sketch.rect(Box(middle + 9.6, y - 27, 4, 26), "#fbf0d8")


def hermitage(scene: Scene, foot: Point) -> None:
    """A small chapel with a bell gable and a cell built against it."""
    x, y = foot
    cell = Box(x + 22, y - 34, 44, 34)
    plaster(scene, cell, "#e8cfa0")
    tiled(
        scene,
        ((cell.x - 2, cell.y), (cell.right + 5, cell.y)),
        ((cell.x + 2, cell.y - 13), (cell.right - 5, cell.y - 13)),
    )
    window(scene, cell.x + 28, cell.y + 22, 8, 12)
    body = Box(x - 28, y - 52, 54, 52)
    plaster(scene, body, "#f6e8c8")
    gable_front(scene, body, 24, "#f6e8c8")
    scene.sketch.rect(Box(x - 9, body.y - 48, 18, 28), "#f6e8c8", stroke="#8a6a40", stroke_width=1)
    scene.sketch.path(arch(x, body.y - 24, 10, 19), DARK)
    scene.sketch.circle((x, body.y - 31), 4, "#d9a23a")
    scene.sketch.path("M-12 0 L0 -10 L12 0 Z", "#b5562f", transform=f"translate({x} {body.y - 47})")
    cross(scene, (x, body.y - 57), 16, "#4a3020")
    scene.sketch.circle((x, body.y + 6), 5.4, DARK, stroke="#d8b880", stroke_width=2)
    door(scene, x, y, 17, 28)


def sanctuary(scene: Scene, foot: Point) -> None:
    """A domed pilgrimage church of white stone with two bell towers."""
    x, y = foot
    drum(scene, Box(x - 36, y - 112, 72, 30), 5)
    dome(scene, x, y - 112, 84, 60)
    for left in (x - 92, x + 62):
        bell_tower(scene, Box(left, y - 118, 28, 118), "#f6eedc")
    body = Box(x - 66, y - 78, 132, 78)
    wall(scene, body, "#f8f0de", (26, 11))
    gable_front(scene, body, 30, "#f8f0de")
    for i in range(4):
        scene.sketch.rect(Box(x - 60 + i * 37, y - 74, 8, 74), "#fffaf0", stroke="#b8a888", stroke_width=0.8)
    rose_window(scene, x, y - 70, 12)
    door(scene, x, y, 28, 44)


def chapel(scene: Scene, foot: float) -> None:
    """A little chapel with a porch of columns and a shallow dome, after the Pazzi's."""
    sketch, body = scene.sketch, Box(132, foot - 118, 216, 118)
    ground_shadow(scene, body.x, body.right, foot, 10)
    drum(scene, Box(190, foot - 188, 100, 36), 5)
    hood = trace("M", 184, foot - 188, "Q", 240, foot - 250, 296, foot - 188, "Z")
    sketch.path(hood, sketch.horizontal(184, 296, ((0, "#e08a58"), (0.4, "#c8683c"), (1, "#6f2c22"))))
    lantern(scene, 240, foot - 216, 34)
    wall(scene, body, "#f6ead0", (28, 12))
    tiled(scene, ((118, foot - 116), (362, foot - 116)), ((140, foot - 154), (340, foot - 154)))
    sketch.rect(Box(128, foot - 118, 224, 24), "#fbf2dc", stroke="#9a8460", stroke_width=1)
    for i in range(12):
        sketch.circle((140 + i * 18.2, foot - 106), 6, "#2f5fb0", stroke="#d9b45a", stroke_width=1.6)
    inside = ((0, "#2a1a12"), (1, "#6f5236"))
    sketch.rect(Box(140, foot - 92, 200, 92), sketch.vertical(foot - 92, foot, inside))
    sketch.path(arch(240, foot - 92, 62, 34), "#fbf2dc")
    door(scene, 240, foot, 40, 76)
    for x in (140, 176, 206, 264, 294, 330):
        column = ((0, "#fffdf4"), (0.4, "#f2e6cc"), (1, "#93827c"))
        sketch.rect(Box(x, foot - 94, 10, 94), sketch.horizontal(x, x + 10, column))
        sketch.rect(Box(x - 3, foot - 98, 16, 7), "#fbf2dc", stroke="#9a8460", stroke_width=0.7)
    cross(scene, (240, foot - 250), 18, "#e6c163")


def baptistery(scene: Scene, foot: float) -> None:
    """The octagon of green and white marble under its pyramid."""
    top = foot - 142
    for left, right, shade in ((92, 172, 0.0), (172, 308, 0.0), (308, 388, 0.45)):
        face = Box(left, top, right - left, 142)
        striped(scene, face, 9, mix("#f8f2e4", DUSK, shade), mix(_GREEN, DUSK, shade))
        middle, width = (left + right) / 2, (right - left) * 0.6
        for row, height in ((0, 54), (1, 46)):
            y = foot - 12 - row * 66
            scene.sketch.path(
                arch(middle, y, width, height),
                mix("#fbf6ea", DUSK, shade),
                stroke=mix(_GREEN, DUSK, shade),
                stroke_width=3,
            )
            if row:
                window(scene, middle, y - 4, 15, 28)
    for x in (92, 172, 308, 388):
        scene.sketch.rect(
            Box(x - 5, top - 4, 10, 146),
            mix("#fffaf0", DUSK, 0.06 if x < 300 else 0.4),
            stroke="#8a8470",
            stroke_width=0.8,
        )
    door(scene, 240, foot, 44, 74, "#e6d8b4")
    scene.sketch.rect(Box(223, foot - 56, 34, 56), "#d9a83a", fill_opacity=0.5)
    cornice(scene, 84, 396, top)
    apex = (240, top - 88)
    for left, right, tone in ((84, 170, "#efe4d0"), (170, 310, "#fbf4e4"), (310, 396, "#a3959c")):
        scene.sketch.path(polygon([(left, top), apex, (right, top)]), tone, stroke="#8a7c74", stroke_width=1)
    for i in range(5):
        t = (i + 1) / 6
        scene.sketch.line((240 - 156 * t, top - 88 * (1 - t)), (240 + 156 * t, top - 88 * (1 - t)), "#8a7c74", 0.8, 0.5)
    lantern(scene, 240, top - 78, 48)


def basilica_front(scene: Scene, x: float, foot: float, width: float, height: float) -> None:
    """The marble front of a Florentine church: scrolls, a rose and three doors."""
    sketch, low = scene.sketch, Box(x - width / 2, foot - height * 0.56, width, height * 0.56)
    ground_shadow(scene, low.x, low.right, foot, 9)
    striped(scene, low, 8)
    upper = Box(x - width * 0.28, foot - height * 0.86, width * 0.56, height * 0.32)
    striped(scene, upper, 5)
    gable_front(scene, upper, height * 0.16, "#f8f2e4")
    for side in (-1, 1):
        inner, outer = x + side * width * 0.28, x + side * width * 0.48
        scroll = trace("M", inner, upper.y + 8, "Q", inner + side * 6, low.y - 6, outer, low.y, "H", inner, "Z")
        sketch.path(scroll, "#f8f2e4" if side < 0 else "#b3a6a8", stroke=_GREEN, stroke_width=2)
        sketch.circle((x + side * width * 0.36, low.y - 9), 8, _GREEN, stroke="#fffaf0", stroke_width=2)
    rose_window(scene, x, upper.y + upper.h * 0.46, height * 0.085)
    cornice(scene, low.x - 5, low.right + 5, low.y)
    cornice(scene, upper.x - 4, upper.right + 4, upper.y)
    for share, wide, tall in ((0, 0.16, 0.36), (-0.34, 0.12, 0.28), (0.34, 0.12, 0.28)):
        middle = x + width * share
        sketch.path(
            arch(middle, foot, width * wide * 1.5, height * tall * 1.2), "#fbf6ea", stroke=_GREEN, stroke_width=3
        )
        door(scene, middle, foot, width * wide, height * tall * 0.9, "#e6d8b4")
    rounding(scene, low, 0.18)


def cathedral(scene: Scene, foot: float, with_front: bool = True) -> None:
    """Santa Maria del Fiore: the great dome over the nave, and Giotto's campanile."""
    striped(scene, Box(188, foot - 108, 250, 108), 9)
    tiled(scene, ((182, foot - 106), (300, foot - 106)), ((196, foot - 128), (300, foot - 128)))
    drum(scene, Box(246, foot - 152, 176, 50), 6)
    dome(scene, 334, foot - 153, 182, 108, 6)
    for x in (262, 406):
        small = trace("M", x - 34, foot - 92, "Q", x, foot - 142, x + 34, foot - 92, "Z")
        scene.sketch.path(
            small,
            scene.sketch.horizontal(x - 34, x + 34, ((0, "#e08a58"), (0.5, "#c0603a"), (1, "#6a2a24"))),
            stroke="#fbf3e2",
            stroke_width=2,
        )
    for i in range(5):
        window(scene, 214 + i * 50, foot - 30, 13, 48)
    if with_front:
        basilica_front(scene, 152, foot, 142, 168)
        giotto_tower(scene, Box(40, foot - 232, 44, 232))


def giotto_tower(scene: Scene, box: Box) -> None:
    """The campanile in white, green and rose."""
    ground_shadow(scene, box.x, box.right, box.bottom, 7)
    side = Box(box.right, box.y + 4, box.w * 0.26, box.h - 8)
    scene.sketch.rect(side, "#8f7f90")
    scene.sketch.rect(box, MARBLE)
    storeys = 5
    for i in range(storeys):
        y = box.y + box.h * i / storeys
        panel = Box(box.x + 5, y + 6, box.w - 10, box.h / storeys - 10)
        scene.sketch.rect(panel, "none", stroke="#c98a7a", stroke_width=2.4)
        scene.sketch.rect(panel.inset(4), "none", stroke=_GREEN, stroke_width=1.8)
        scene.sketch.path(arch(box.x + box.w / 2, panel.bottom - 5, box.w * 0.34, panel.h * 0.72), DARK)
        cornice(scene, box.x - 2, box.right + 3, y)
    rounding(scene, box, 0.3)
    scene.sketch.rect(Box(box.x - 5, box.y - 8, box.w * 1.26 + 10, 9), "#fbf4e4", stroke="#8a7c74", stroke_width=0.8)


def abbey(scene: Scene, foot: float) -> None:
    """A striped abbey church seen along its flank, its roof open to the beams."""
    bell_tower(scene, Box(64, foot - 236, 42, 236), "#efe4cc")
    nave = Box(106, foot - 112, 300, 112)
    ground_shadow(scene, nave.x, nave.right, foot, 9)
    striped(scene, nave, 10)
    tiled(scene, ((98, foot - 110), (414, foot - 110)), ((122, foot - 148), (390, foot - 148)))
    hole = [(236, foot - 112), (250, foot - 146), (344, foot - 146), (362, foot - 112)]
    scene.sketch.path(polygon(hole), "#24140c")
    for i in range(8):
        scene.sketch.line((242 + i * 16, foot - 112), (254 + i * 12.6, foot - 147), "#c08a4c", 3.4)
    scene.sketch.line((246, foot - 130), (354, foot - 130), "#a8703a", 3)
    for x in (250, 300, 346, 384):
        window(scene, x, foot - 34, 16, 54, "#fbf4e4")
    front = Box(118, foot - 124, 110, 124)
    striped(scene, front, 8)
    gable_front(scene, front, 54, "#f8f2e4")
    rose_window(scene, 173, foot - 128, 16)
    door(scene, 173, foot, 38, 66, "#efe0bc")


def country_church(scene: Scene, foot: float) -> None:
    """A plain brick church beside its tower, large."""
    bell_tower(scene, Box(96, foot - 214, 46, 214), "#e6b890")
    body = Box(148, foot - 128, 168, 128)
    ground_shadow(scene, body.x, body.right, foot, 9)
    wall(scene, body, "#dda57a", (16, 7))
    gable_front(scene, body, 62, "#e2ae84")
    rose_window(scene, 232, foot - 124, 19)
    for x in (178, 286):
        window(scene, x, foot - 40, 16, 48)
    door(scene, 232, foot, 42, 72, "#f0dcb4")
    scene.sketch.path(polygon([(196, foot - 152), (214, foot - 166), (226, foot - 148), (206, foot - 140)]), "#3a2216")
    for row in range(3):
        for i in range(4):
            if (row + i) % 3 == 0:
                scene.sketch.rect(Box(156 + i * 36, foot - 116 + row * 30, 16, 7), PALE_STONE)


def cross(scene: Scene, foot: Point, height: float, colour: str) -> None:
    x, y = foot
    scene.sketch.line((x, y), (x, y - height), colour, height * 0.14 + 0.6)
    scene.sketch.line(
        (x - height * 0.32, y - height * 0.66), (x + height * 0.32, y - height * 0.66), colour, height * 0.14 + 0.6
    )
