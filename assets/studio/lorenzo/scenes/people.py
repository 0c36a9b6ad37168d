"""The people of the scenes, drawn 100 units tall from the foot upwards."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, Point
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.scenes.stage import Scene

_SKINS = ("#e6b98e", "#d9a678", "#c68e62")
_HAIR = ("#3a2414", "#5a3a1c", "#2a1c14", "#8a5a2a", "#7a7068")
_INK = "#24120c"
RED, BLUE, GREEN, OCHRE, VIOLET, BROWN, GREY, CREAM = (
    "#b02a2c",
    "#2f55a0",
    "#44743c",
    "#d1942e",
    "#6c4390",
    "#7a563a",
    "#8c8478",
    "#efe2c4",
)
FESTIVE = (RED, BLUE, GREEN, OCHRE, VIOLET)
POOR = (BROWN, GREY, "#8f6c48", "#6f5c4c", "#9a8058")

_GOWN = "M-9 -79 Q0 -85 9 -79 L14 -48 L21 0 Q0 5 -21 0 L-14 -48 Z"
_TUNIC = "M-11 -79 Q0 -85 11 -79 L13 -52 L17 -34 Q0 -30 -17 -34 L-13 -52 Z"
_LEGS = "M-10 -38 L-11 -3 h8 L-1 -36 Z M2 -36 L4 -3 h8 L11 -38 Z"
_SHOES = "M-12 -5 h9 v5 h-12 Z M3 -5 h9 l3 5 h-12 Z"
_ARMS = {
    "idle": ("M-10 -74 L-16 -56 L-12 -42", "M10 -74 L16 -56 L12 -42"),
    "talk": ("M-10 -74 L-16 -56 L-10 -46", "M10 -74 L20 -64 L28 -74"),
    "raise": ("M-10 -74 L-17 -58 L-12 -46", "M10 -75 L22 -86 L20 -104"),
    "work": ("M-10 -72 L2 -60 L18 -56", "M10 -74 L20 -66 L30 -60"),
    "carry": ("M-10 -74 L-18 -88 L-10 -102", "M10 -74 L18 -88 L10 -102"),
    "pray": ("M-10 -74 L-9 -58 L6 -62", "M10 -74 L14 -58 L6 -62"),
}
_HATS = {
    "cap": "M-9.6 -90 Q-10 -102 1 -102 Q11 -101 9.4 -92 Q0 -96 -9.6 -90 Z",
    "chaperon": "M-11 -90 Q-14 -103 0 -104 Q13 -104 12 -93 L16 -78 L10 -84 Q0 -97 -11 -90 Z",
    "hood": "M-10.6 -80 Q-13 -103 0 -103 Q13 -103 10.6 -80 Q6 -97 0 -97 Q-6 -97 -10.6 -80 Z",
    "straw": "M-17 -92 Q0 -99 17 -92 Q8 -94 8 -94 Q7 -103 0 -103 Q-7 -103 -8 -94 Z",
    "turban": "M-12 -90 Q-14 -106 0 -107 Q14 -106 12 -90 Q0 -96 -12 -90 Z",
}


@dataclass(frozen=True, slots=True)
class Look:
    """`long` is a gown to the feet, otherwise a tunic over hose; `hat` a kind and its colour."""

    colour: str
    long: bool = True
    hat: str = ""
    hat_colour: str = RED
    pose: str = "idle"
    hose: str = BROWN


def person(scene: Scene, foot: Point, height: float, look: Look, mirror: bool = False) -> None:
    sketch, rng = scene.sketch, scene.rng
    sketch.ellipse((foot[0] + height * 0.1, foot[1]), (height * 0.26, height * 0.05), "#170c06", fill_opacity=0.4)
    skin = rng.choice(_SKINS)
    with sketch.at(*foot, height / 100, mirror=mirror):
        _dress(sketch, look, mirror)
        _arms(sketch, look, skin)
        _head(sketch, look, skin, rng)


def _dress(sketch: Sketch, look: Look, mirror: bool) -> None:
    lit, shaded = (18, -18) if mirror else (-18, 18)
    cloth = ((0, lighten(look.colour, 0.3)), (0.4, look.colour), (1, darken(look.colour, 0.5)))
    paint = sketch.linear((lit, 0), (shaded, 0), cloth)
    if not look.long:
        sketch.path(_LEGS, mix(look.hose, _INK, 0.15))
        sketch.path(_SHOES, _INK)
    sketch.path(_GOWN if look.long else _TUNIC, paint, stroke=_INK, stroke_width=1.2)
    hem = -4 if look.long else -36
    for x in (-8, 1, 9):
        sketch.line((x * 0.5, -48), (x, hem), darken(look.colour, 0.5), 1.8, 0.5)
    sketch.line((-12.5, -52), (12.5, -52), mix(look.colour, "#e8c068", 0.6), 2.8)


def _arms(sketch: Sketch, look: Look, skin: str) -> None:
    for d, tone in zip(_ARMS[look.pose], (lighten(look.colour, 0.12), darken(look.colour, 0.2)), strict=True):
        sketch.path(d, stroke=_INK, stroke_width=8.6, stroke_linecap="round", stroke_linejoin="round")
        sketch.path(d, stroke=tone, stroke_width=6.8, stroke_linecap="round", stroke_linejoin="round")
        x, y = (float(part) for part in d.rsplit("L", 1)[1].split())
        sketch.circle((x, y), 3.8, skin, stroke=_INK, stroke_width=0.7)


def _head(sketch: Sketch, look: Look, skin: str, rng: random.Random) -> None:
    sketch.circle((0, -90), 9.6, rng.choice(_HAIR))
    face = sketch.radial((-3, -90), 12, ((0, lighten(skin, 0.25)), (0.6, skin), (1, darken(skin, 0.35))))
    sketch.ellipse((0.8, -88), (7.4, 8.4), face)
    for x in (-2.4, 3.6):
        sketch.circle((x, -89), 1.05, _INK)
    sketch.line((-1, -83.6), (2.6, -83.6), "#8a3a2a", 1.1)
    if look.hat:
        tone = ((0, lighten(look.hat_colour, 0.3)), (1, darken(look.hat_colour, 0.4)))
        sketch.path(_HATS[look.hat], sketch.linear((-10, 0), (12, 0), tone), stroke=_INK, stroke_width=1)


def worker(pose: str = "work", colour: str = OCHRE) -> Look:
    return Look(colour, long=False, hat="cap", hat_colour=CREAM, pose=pose)


def monk(colour: str = "#6a4a30", pose: str = "pray") -> Look:
    return Look(colour, hat="hood", hat_colour=colour, pose=pose)


def crowd(scene: Scene, spots: Sequence[tuple[float, float, float]], colours: Sequence[str] = FESTIVE) -> None:
    """Citizens at (x, foot, height), in the colours by turns."""
    hats = ("cap", "chaperon", "", "cap", "hood")
    poses = ("idle", "talk", "idle", "work")
    for i, (x, foot, height) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        colour = colours[i % len(colours)]
        look = Look(colour, i % 3 != 2, hats[i % 5], colours[(i + 2) % len(colours)], poses[i % 4])
        person(scene, (x, foot), height, look, mirror=i % 2 == 1)


def workers(scene: Scene, spots: Sequence[tuple[float, float, float]], pose: str = "work") -> None:
    """Craftsmen at (x, foot, height); those who carry have a block of stone on their hands."""
    for i, (x, foot, height) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        person(scene, (x, foot), height, worker(pose, (OCHRE, RED, BLUE, GREEN)[i % 4]), mirror=i % 2 == 1)
        if pose == "carry":
            _burden(scene, (x, foot - height * 1.03), height * 0.46)


def _burden(scene: Scene, foot: Point, width: float) -> None:
    x, y = foot
    stone = scene.sketch.horizontal(x - width / 2, x + width / 2, ((0, "#fffaf0"), (1, "#b8a890")))
    scene.sketch.rect(Box(x - width / 2, y - width * 0.5, width, width * 0.5), stone, stroke=_INK, stroke_width=1)
    scene.sketch.rect(Box(x - width / 2, y - width * 0.5, width, width * 0.12), "#fffdf6")


def monks(scene: Scene, spots: Sequence[tuple[float, float, float]], colour: str = "#6a4a30") -> None:
    for i, (x, foot, height) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        person(scene, (x, foot), height, monk(colour), mirror=i % 2 == 1)
