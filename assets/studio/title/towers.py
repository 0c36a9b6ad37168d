"""The towers of San Gimignano at dusk: left faces in the last sun, right faces violet, a few lamps lit."""

import random
from dataclasses import dataclass
from typing import Literal

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, arch, number, polygon
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.svg import Sketch
from assets.studio.title.dusk import RIM, SHADE, SUNLIT, arched_window, distant

Crown = Literal["battlements", "flat", "turret", "belfry", "hipped"]


@dataclass(frozen=True, slots=True)
class Tower:
    """A tower by its left edge, foot and size; `haze` 0..1 tells how far away it stands."""

    x: float
    foot: float
    width: float
    height: float
    crown: Crown
    tint: str
    haze: float = 0.0
    windows: int = 4

    @property
    def corner(self) -> float:
        return self.x + self.width * 0.61

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def top(self) -> float:
        return self.foot - self.height

    @property
    def front(self) -> Box:
        return Box(self.x, self.top, self.corner - self.x, self.height)

    @property
    def side(self) -> Box:
        return Box(self.corner, self.top, self.right - self.corner, self.height)

    def lit(self, share: float) -> str:
        return distant(mix(self.tint, SUNLIT, share), self.haze * 0.45)

    def shaded(self, share: float) -> str:
        return distant(mix(self.tint, SHADE, share), self.haze * 0.32)


def paint_tower(sketch: Sketch, tower: Tower, rng: random.Random) -> None:
    paint_faces(sketch, tower, rng)
    _putlog_holes(sketch, tower, rng)
    _windows(sketch, tower, rng)
    match tower.crown:
        case "battlements":
            paint_battlements(sketch, tower)
        case "flat":
            _flat_top(sketch, tower)
        case "turret":
            _turret(sketch, tower, rng)
        case "belfry":
            _belfry(sketch, tower, rng)
        case "hipped":
            _ledge(sketch, tower, tower.top - 2.4, 2.0, 3.4)
            _hipped_roof(sketch, tower, tower.top - 2.2, tower.width * 0.5)


def paint_faces(sketch: Sketch, tower: Tower, rng: random.Random) -> None:
    relief = 0.5 * (1 - tower.haze)
    bright = Coursing(tower.lit(0.10), 8.6, 4.6, 0.5, 11, SUNLIT, SHADE, relief, 0.3 + 0.2 * relief)
    dim = Coursing(tower.shaded(0.58), 7.6, 4.6, 0.5, 8, "#c79ac0", SHADE, 0.14, 0.5)
    lay_courses(sketch, tower.front, bright, rng)
    lay_courses(sketch, tower.side, dim, rng)
    warm = ((0, SUNLIT, 0.8), (0.30, SUNLIT, 0.34), (0.75, SHADE, 0.02), (1, SHADE, 0.20))
    sketch.rect(tower.front, sketch.horizontal(tower.x, tower.corner, warm))
    cold = ((0, SHADE, 0.62), (0.7, SHADE, 0.38), (0.93, "#8a5a9a", 0.20), (1, "#e89ab0", 0.45))
    sketch.rect(tower.side, sketch.horizontal(tower.corner, tower.right, cold))
    rising = ((0, "#c9706a", 0.0), (0.6, "#c9706a", 0.04 + 0.1 * tower.haze), (1, "#b8606c", 0.24 + 0.26 * tower.haze))
    for face in (tower.front, tower.side):
        sketch.rect(face, sketch.vertical(tower.top, tower.foot, rising))
    sketch.rect(Box(tower.x, tower.top, 0.9, tower.height), RIM, fill_opacity=0.8)
    sketch.rect(Box(tower.corner - 0.3, tower.top, 0.6, tower.height), RIM, fill_opacity=0.28)


def _putlog_holes(sketch: Sketch, tower: Tower, rng: random.Random) -> None:
    row = tower.top + 16
    while row < tower.foot - 20:
        for share in (0.2, 0.52, 0.84):
            sketch.rect(Box(tower.x + tower.front.w * share - 0.6, row, 1.3, 1.5), SHADE, fill_opacity=0.5)
        row += rng.uniform(15, 22)


def _windows(sketch: Sketch, tower: Tower, rng: random.Random) -> None:
    width = max(2.8, tower.width * 0.10)
    step = tower.height * 0.74 / max(1, tower.windows)
    for storey in range(tower.windows):
        foot = tower.top + 22 + (storey + rng.uniform(0.15, 0.75)) * step
        lit = rng.random() < 0.62
        if rng.random() < 0.3:
            arched_window(sketch, (tower.side.centre[0], foot), width * 0.85, tower.shaded(0.3), lit)
        else:
            x = tower.x + tower.front.w * rng.choice((0.36, 0.5, 0.64))
            arched_window(sketch, (x, foot), width, tower.lit(0.45), lit)


def _ledge(sketch: Sketch, tower: Tower, y: float, out: float, height: float) -> None:
    """A course standing out from both faces, with the shadow it throws."""
    front, side = tower.front.w, tower.side.w
    sketch.rect(Box(tower.x, y + height, front, 3.4), SHADE, fill_opacity=0.32)
    sketch.rect(Box(tower.corner, y + height, side, 3.4), SHADE, fill_opacity=0.45)
    sketch.rect(Box(tower.x - out, y, front + out, height), tower.lit(0.42))
    sketch.rect(Box(tower.x - out, y, front + out, 0.9), RIM, fill_opacity=0.9)
    sketch.rect(Box(tower.corner, y, side + out, height), tower.shaded(0.5))
    sketch.rect(Box(tower.corner, y, side + out, 0.7), "#c99aa8", fill_opacity=0.7)


def paint_battlements(sketch: Sketch, tower: Tower) -> None:
    out = 2.6
    _ledge(sketch, tower, tower.top - 7, out, 8.0)
    front = Box(tower.x - out, tower.top, tower.front.w + out, 0)
    side = Box(tower.corner, tower.top, tower.side.w + out, 0)
    _merlons(sketch, front, 4, tower.lit(0.25), RIM, 0.8)
    _merlons(sketch, side, 2, tower.shaded(0.58), "#d8a0b0", 0.35)


def _merlons(sketch: Sketch, edge: Box, count: int, colour: str, rim: str, strength: float) -> None:
    """The teeth of one face, on corbels; `edge` gives its left, its width and the top of the wall."""
    for corbel in range(count + 2):
        x = edge.x + corbel * (edge.w - 1.4) / (count + 1)
        sketch.rect(Box(x, edge.y + 1, 1.4, 3.6), mix(colour, SHADE, 0.35))
    pitch = edge.w / (count - 0.42)
    for merlon in range(count):
        tooth = Box(edge.x + merlon * pitch, edge.y - 13.4, pitch * 0.58, 6.8)
        sketch.rect(tooth, colour)
        sketch.rect(Box(tooth.x, tooth.y, tooth.w, 0.9), rim, fill_opacity=strength)
        sketch.rect(Box(tooth.x, tooth.y, 0.7, tooth.h), rim, fill_opacity=strength * 0.7)


def _flat_top(sketch: Sketch, tower: Tower) -> None:
    _ledge(sketch, tower, tower.top - 2.2, 1.2, 3.2)
    sketch.rect(Box(tower.x + 3, tower.top - 6, tower.width * 0.32, 4), tower.lit(0.05))
    sketch.rect(Box(tower.corner - 6, tower.top - 5, 5, 3), tower.shaded(0.2))


def _turret(sketch: Sketch, tower: Tower, rng: random.Random) -> None:
    _flat_top(sketch, tower)
    width = tower.width * 0.52
    left, foot = tower.x + tower.width * 0.2, tower.top - 2
    small = Tower(left, foot, width, width * 1.15, "flat", tower.tint, tower.haze)
    paint_faces(sketch, small, rng)
    arched_window(sketch, (left + width * 0.3, foot - 4), 3.4, small.lit(0.4), lit=False)
    _ledge(sketch, small, small.top - 1.6, 1.4, 2.6)


def _hipped_roof(sketch: Sketch, tower: Tower, eaves: float, height: float) -> None:
    left, right, corner = tower.x - 3.4, tower.right + 3.4, tower.corner
    peak = (tower.x + tower.width * 0.48, eaves - height)
    tile, dark = distant("#c4603c", tower.haze * 0.5), distant("#6b2c38", tower.haze * 0.35)
    front = sketch.horizontal(left, corner, ((0, mix(tile, "#ffd09a", 0.5)), (1, tile)))
    sketch.path(polygon([(left, eaves), peak, (corner, eaves + 2)]), front)
    sketch.path(polygon([(corner, eaves + 2), peak, (right, eaves)]), dark)
    for line in range(1, 10):
        foot = (left + (corner - left) * line / 10, eaves + line * 0.2)
        sketch.line(foot, peak, "#5a2018", 0.45, opacity=0.5)
    sketch.line((left, eaves), peak, "#ffe0b0", 0.8, opacity=0.8)
    cross = f"M{number(peak[0])} {number(peak[1])} v-10 m-3 3.4 h6"
    sketch.path(cross, stroke="#f3c766", stroke_width=1.2)


def _belfry(sketch: Sketch, tower: Tower, rng: random.Random) -> None:
    _ledge(sketch, tower, tower.top - 2.4, 2.2, 3.4)
    height = tower.width * 0.78
    room = Tower(tower.x + 2, tower.top - 2.4, tower.width - 4, height, "flat", tower.tint, tower.haze)
    paint_faces(sketch, room, rng)
    lamplit = ((0, "#7a3a20"), (0.5, "#ffc566"), (1, "#ffe7a6"))
    unlit = ((0, "#160a20"), (1, "#4a2438"))
    for centre, width, frame, depth, bell in (
        (room.front.centre[0], 10.5, room.lit(0.5), lamplit, "#3a1d14"),
        (room.side.centre[0], 6.4, room.shaded(0.2), unlit, "#8a5a48"),
    ):
        sketch.path(arch(centre, room.foot - 1, width + 2.4, height * 0.80), frame)
        inside = sketch.vertical(room.top, room.foot, depth)
        sketch.path(arch(centre, room.foot - 1, width, height * 0.74), inside)
        mouth = f"M{number(centre - 2.6)} {number(room.foot - 7)}"
        sketch.path(f"{mouth} q.6 -6.4 2.6 -6.8 q2 .4 2.6 6.8 Z", bell)
    _ledge(sketch, room, room.top - 1.8, 2.0, 2.8)
    _hipped_roof(sketch, room, room.top - 1.6, tower.width * 0.56)
