"""Houses, villages and towns, farms and bell towers."""

from collections.abc import Sequence

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, Point, arch, polygon
from assets.studio.lorenzo.scenes.openings import door, square_window, window
from assets.studio.lorenzo.scenes.roofs import TILE, pyramid, tiled
from assets.studio.lorenzo.scenes.stage import Scene
from assets.studio.lorenzo.scenes.stones import DARK, DUSK, ground_shadow, merlons, rounding, side_face, wall

WALLS = ("#f0d8a8", "#e6c08c", "#f2e0bc", "#dcae7c", "#e8cca0", "#e2b292")
_TILES = ("#bd6238", "#b0562f", "#c9754a", "#a84e2c")


def plaster(scene: Scene, box: Box, colour: str) -> None:
    """A rendered wall with patches where stone shows through."""
    scene.sketch.rect(box, colour)
    for _ in range(int(box.w * box.h / 240)):
        patch = Box(scene.rng.uniform(box.x, box.right - 6), scene.rng.uniform(box.y, box.bottom - 3), 6, 2.4)
        scene.sketch.rect(patch, scene.rng.choice((lighten(colour, 0.3), darken(colour, 0.2))), fill_opacity=0.5)
    rounding(scene, box, 0.28)


def house(scene: Scene, box: Box, colour: str = WALLS[0], roof: str = TILE, doorway: bool = True) -> None:
    """A house seen from the front with its shaded flank; `box` is the front below the eaves."""
    depth, rise = box.w * 0.34, box.h * 0.24 + box.w * 0.1
    ground_shadow(scene, box.x, box.right + depth, box.bottom, 5)
    side_face(scene, box, depth, colour)
    plaster(scene, box, colour)
    _windows(scene, box, doorway)
    ridge_right = box.right + depth * 0.3
    flank = [(box.right, box.y), (ridge_right, box.y - rise), (box.right + depth + 3, box.y + depth * 0.22)]
    scene.sketch.path(polygon(flank), mix(roof, DUSK, 0.6))
    eaves, ridge = (
        ((box.x - 4, box.y + 1), (box.right + 2, box.y + 1)),
        ((box.x + box.w * 0.12, box.y - rise), (ridge_right, box.y - rise)),
    )
    tiled(scene, eaves, ridge, roof)


def _windows(scene: Scene, box: Box, doorway: bool) -> None:
    across, down = max(1, int(box.w / 22)), max(1, int(box.h / 26))
    size = min(8.0, box.w / 6)
    for row in range(down):
        for column in range(across):
            x, y = box.x + box.w * (column + 0.5) / across, box.y + box.h * (row + 0.62) / down
            if doorway and row == down - 1 and column == across // 2:
                scene.sketch.path(arch(x, box.bottom, size * 1.2, min(size * 2.2, box.h * 0.5)), DARK)
            else:
                window(scene, x, y, size * 0.8, size * 1.3)


def bell_tower(scene: Scene, box: Box, colour: str = WALLS[2], roof: str = TILE) -> None:
    """A campanile with open arches on top and a pyramid of tiles."""
    ground_shadow(scene, box.x, box.right, box.bottom, 5)
    side_face(scene, box, box.w * 0.3, colour)
    wall(scene, box, colour, (max(8, box.w * 0.45), max(5, box.w * 0.24)))
    for row in range(2):
        foot = box.y + box.w * (0.95 + 1.25 * row)
        if foot < box.bottom - 8:
            for side in (-1, 1):
                scene.sketch.path(arch(box.x + box.w * (0.5 + side * 0.2), foot, box.w * 0.26, box.w * 0.62), DARK)
            scene.sketch.rect(Box(box.x - 1, foot + 2, box.w + 2, 2.2), lighten(colour, 0.4))
    pyramid(scene, Box(box.x - 3, box.y - box.w * 0.7, box.w * 1.3 + 6, box.w * 0.72), roof)


def town_tower(scene: Scene, box: Box, colour: str = WALLS[4]) -> None:
    """A slender tower house with battlements."""
    side_face(scene, box, box.w * 0.32, colour)
    wall(scene, box, colour, (max(7, box.w * 0.45), max(5, box.w * 0.22)))
    merlons(scene, box.x - 2, box.right + 2, box.y, max(3.4, box.w / 5), colour)
    for i in range(max(1, int(box.h / 36))):
        scene.sketch.path(arch(box.x + box.w * 0.5, box.y + 18 + 36 * i, box.w * 0.2, box.w * 0.4), DARK)


def houses(scene: Scene, spots: Sequence[tuple[float, float, float]]) -> None:
    """Each spot is (x, foot, width); the farther ones come first."""
    for x, foot, width in sorted(spots, key=lambda spot: spot[1]):
        tall = width * scene.rng.uniform(0.8, 1.25)
        house(scene, Box(x, foot - tall, width, tall), scene.rng.choice(WALLS), scene.rng.choice(_TILES))


def settlement(scene: Scene, centre: Point, reach: Point, count: int, size: float = 30) -> None:
    """Houses crowding round a middle, those in front lower and larger."""
    spots = []
    for i in range(count):
        up = 1 - 2 * (i + 0.5) / count
        room = reach[0] * (1 - 0.55 * max(0, up))
        x = centre[0] + scene.rng.uniform(-room, room)
        spots.append((x, centre[1] - reach[1] * up, size * scene.rng.uniform(0.8, 1.2)))
    houses(scene, spots)


def skyline(scene: Scene, foot: float, height: float, count: int = 11) -> None:
    """Distant houses of a town from edge to edge, veiled by the air."""
    for row, veil in ((0, 0.5), (1, 0.26)):
        for i in range(count):
            width = scene.rng.uniform(36, 60)
            tall = height * scene.rng.uniform(0.6, 1) * (1 - 0.25 * row)
            x = -20 + 520 * i / count + scene.rng.uniform(-10, 10)
            _far_house(scene, Box(x, foot - tall, width, tall), veil)


def _far_house(scene: Scene, box: Box, veil: float) -> None:
    sketch, air = scene.sketch, scene.light.haze
    wall_colour = mix(scene.rng.choice(WALLS), air, veil)
    roof = mix(scene.rng.choice(_TILES), air, veil * 0.7)
    front, rise = box.w * 0.72, box.w * 0.26
    sketch.rect(Box(box.x, box.y, front, box.h), wall_colour)
    sketch.rect(Box(box.x + front, box.y, box.w - front, box.h), mix(wall_colour, DUSK, 0.4 * (1 - veil)))
    ridge = [(box.x + front * 0.16, box.y - rise), (box.x + front * 1.06, box.y - rise)]
    sketch.path(polygon([(box.x - 2, box.y), *ridge, (box.x + front, box.y)]), roof)
    sketch.path(polygon([(box.x + front, box.y), ridge[1], (box.right + 2, box.y)]), mix(roof, DUSK, 0.4 * (1 - veil)))
    pane = mix("#4a3a34", air, veil)
    for row in range(max(1, int(box.h / 27))):
        for column in range(2):
            glowing = scene.rng.random() < scene.light.lit * 0.6
            x, y = box.x + front * (0.22 + 0.36 * column), box.y + 9 + row * 27
            sketch.rect(Box(x, y, front * 0.17, 9), "#ffd27a" if glowing else pane)


def inn(scene: Scene, foot: Point) -> None:
    """A trading post: a broad house with an arcade below and a hanging sign."""
    x, y = foot
    body = Box(x - 92, y - 92, 150, 92)
    house(scene, Box(x + 52, y - 66, 54, 66), WALLS[1])
    house(scene, body, WALLS[0], doorway=False)
    for i in range(4):
        middle = body.x + 20 + i * 36
        scene.sketch.path(arch(middle, y, 27, 44), "#6a4a2c")
        scene.sketch.path(arch(middle, y, 22, 40), "#2a180e")
    scene.sketch.rect(Box(body.x - 2, y - 50, body.w + 4, 4), "#f6e6c0")
    _hanging_sign(scene, (body.x - 4, y - 74))


def _hanging_sign(scene: Scene, at: Point) -> None:
    x, y = at
    scene.sketch.line((x + 2, y), (x - 32, y), "#2a1a10", 3)
    scene.sketch.line((x - 24, y), (x - 24, y + 8), "#2a1a10", 1.6)
    scene.sketch.circle((x - 24, y + 20), 13, "#7a4a1c")
    scene.sketch.circle((x - 24, y + 20), 11, "#f0c04a", stroke="#5a3a0c", stroke_width=1.2)
    scene.sketch.path("M-5 4 L0 -7 L5 4 Z", "#a03a2a", transform=f"translate({x - 24} {y + 20})")


def villa(scene: Scene, foot: Point, width: float = 120) -> None:
    """A country house with a loggia and a dovecote tower."""
    x, y = foot
    tall = width * 0.52
    house(scene, Box(x + width * 0.4, y - tall * 0.72, width * 0.34, tall * 0.72), WALLS[1])
    house(scene, Box(x - width * 0.5, y - tall, width * 0.86, tall), WALLS[0], doorway=False)
    for i in range(5):
        scene.sketch.path(arch(x - width * 0.42 + i * width * 0.17, y, width * 0.12, tall * 0.42), "#3a2414")
    tower = Box(x - width * 0.1, y - tall * 1.72, width * 0.22, tall * 0.86)
    side_face(scene, tower, width * 0.07, WALLS[4])
    plaster(scene, tower, WALLS[4])
    window(scene, tower.x + tower.w / 2, tower.y + tower.h * 0.5, width * 0.06, width * 0.1)
    pyramid(scene, Box(tower.x - 4, tower.y - width * 0.1, tower.w * 1.34 + 8, width * 0.11))


def manor(scene: Scene, foot: Point) -> None:
    """A lordly house between two square towers."""
    x, y = foot
    body = Box(x - 78, y - 84, 156, 84)
    plaster(scene, body, WALLS[2])
    for i in range(5):
        window(scene, body.x + 18 + i * 30, body.y + 34, 10, 18)
        if i != 2:
            square_window(scene, Box(body.x + 14 + i * 30, body.y + 52, 8, 11))
    tiled(
        scene,
        ((body.x - 4, body.y), (body.right + 4, body.y)),
        ((body.x + 14, body.y - 28), (body.right - 14, body.y - 28)),
    )
    door(scene, x, y, 24, 36)
    for left in (x - 118, x + 76):
        tower = Box(left, y - 122, 44, 122)
        ground_shadow(scene, tower.x, tower.right, tower.bottom, 6)
        side_face(scene, tower, 11, WALLS[4])
        wall(scene, tower, WALLS[4], (14, 7))
        window(scene, tower.x + 22, tower.y + 36, 10, 18)
        window(scene, tower.x + 22, tower.y + 78, 9, 15)
        pyramid(scene, Box(tower.x - 6, tower.y - 30, 68, 31))


def farmstead(scene: Scene, foot: Point) -> None:
    """A farmhouse with an outer stair, a barn and a dovecote."""
    x, y = foot
    house(scene, Box(x + 44, y - 50, 76, 50), WALLS[3], doorway=False)
    scene.sketch.path(arch(x + 80, y, 36, 36), "#2a180e")
    house(scene, Box(x - 70, y - 78, 108, 78), WALLS[0])
    house(scene, Box(x - 100, y - 116, 34, 116), WALLS[4], doorway=False)
    for i in range(6):
        scene.sketch.rect(
            Box(x - 64 + i * 7, y - 6 * (i + 1), 42 - i * 7, 6), "#d8bc8c", stroke="#7a5a34", stroke_width=0.7
        )
