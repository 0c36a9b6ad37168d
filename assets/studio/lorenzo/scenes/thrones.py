"""Thrones and who sits on them: bishop, king, cardinal and pope, each facing the viewer."""

from dataclasses import dataclass

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, Point, polygon, polyline, trace
from assets.studio.kit.heraldry import lily
from assets.studio.kit.materials import gold_paint
from assets.studio.lorenzo.scenes.stage import Scene

_INK = "#24120c"
_COPE = (
    "M-14 -126 C-34 -122 -46 -108 -50 -86 C-56 -62 -62 -30 -60 -4 C-50 4 -38 4 -32 0 "
    "C-34 -30 -30 -60 -16 -78 C-12 -96 -12 -110 -8 -122 Z"
)


@dataclass(frozen=True, slots=True)
class Sovereign:
    """Who is enthroned: a robe, a cope with gold borders over it, and what is on the head."""

    robe: str
    cope: str
    hat: str
    throne: str = "#a3242c"
    old: bool = False


def enthroned(scene: Scene, foot: Point, size: float, who: Sovereign) -> None:
    """A ruler seated facing the viewer under a canopy, some 230 units high."""
    sketch = scene.sketch
    _dais(scene, foot, size)
    with sketch.at(foot[0], foot[1], size):
        _throne(scene, who.throne)
        _robes(scene, who)
        _face(scene, who.old)
        _HEADGEAR[who.hat](scene)


def _dais(scene: Scene, foot: Point, size: float) -> None:
    x, y = foot
    for i in range(3):
        half = (92 + i * 20) * size
        step = Box(x - half, y + i * 12 * size - 2, 2 * half, 12.6 * size)
        stone = ((0, "#fdf2d4"), (0.4, "#dcc394"), (1, "#8f7044"))
        scene.sketch.rect(step, scene.sketch.vertical(step.y, step.bottom, stone))
    carpet = [
        (x - 34 * size, y - 2),
        (x + 34 * size, y - 2),
        (x + 58 * size, y + 52 * size),
        (x - 58 * size, y + 52 * size),
    ]
    scene.sketch.path(polygon(carpet), "#8a1a24", stroke="#e6c163", stroke_width=3)


def _throne(scene: Scene, colour: str) -> None:
    sketch = scene.sketch
    gold = gold_paint(sketch, Box(-80, -250, 160, 250))
    drape = sketch.horizontal(
        -86, 86, ((0, darken(colour, 0.3)), (0.3, lighten(colour, 0.15)), (0.6, colour), (1, darken(colour, 0.55)))
    )
    sketch.path("M-84 0 V-196 Q0 -256 84 -196 V0 Z", drape, stroke=_INK, stroke_width=1.6)
    for x in (-62, -44, 44, 62):
        sketch.line((x * 0.9, -206), (x * 1.12, -4), darken(colour, 0.55), 4, 0.45)
    swags = "M-96 -196 Q0 -272 96 -196 L96 -176 q-12 14 -24 0 t-24 0 t-24 0 t-24 0 t-24 0 t-24 0 t-24 0 t-24 0 Z"
    sketch.path(swags, lighten(colour, 0.08), stroke="#e6c163", stroke_width=3)
    sketch.path("M-58 0 V-150 Q-58 -176 0 -196 Q58 -176 58 -150 V0 Z", gold, stroke=_INK, stroke_width=1.6)
    sketch.path(
        "M-50 0 V-146 Q-48 -168 0 -186 Q48 -168 50 -146 V0 Z",
        mix(colour, "#2a0a12", 0.35),
        stroke="#7a5212",
        stroke_width=1.2,
    )
    for x in (-58, 58):
        sketch.circle((x, -158), 8, gold, stroke=_INK, stroke_width=1.2)
        sketch.path(f"M{x - 9} 0 V-70 q9 -10 18 0 V0 Z", gold, stroke=_INK, stroke_width=1.2)
        sketch.circle((x, -76), 9, gold, stroke=_INK, stroke_width=1.2)


def _robes(scene: Scene, who: Sovereign) -> None:
    sketch = scene.sketch
    robe = sketch.horizontal(-40, 40, ((0, lighten(who.robe, 0.3)), (0.45, who.robe), (1, darken(who.robe, 0.5))))
    cope = sketch.horizontal(-64, 64, ((0, lighten(who.cope, 0.35)), (0.4, who.cope), (1, darken(who.cope, 0.55))))
    sketch.path("M-34 -66 Q0 -76 34 -66 L46 -4 Q0 8 -46 -4 Z", robe, stroke=_INK, stroke_width=1.6)
    for x in (-22, -8, 8, 22):
        sketch.line((x * 0.8, -62), (x * 1.35, 0), darken(who.robe, 0.55), 2.4, 0.55)
    sketch.path("M-15 0 q-2 9 6 9 h5 v-8 Z M15 0 q2 9 -6 9 h-5 v-8 Z", "#7a1420", stroke=_INK, stroke_width=1.6)
    sketch.path("M-18 -118 H18 L26 -62 Q0 -52 -26 -62 Z", robe, stroke=_INK, stroke_width=1.6)
    sketch.path(_COPE, cope, stroke=_INK, stroke_width=1.6)
    with sketch.group(transform="scale(-1 1)"):
        sketch.path(
            _COPE,
            sketch.horizontal(-64, 64, ((0, darken(who.cope, 0.5)), (0.6, darken(who.cope, 0.1)), (1, who.cope))),
            stroke=_INK,
            stroke_width=1.6,
        )
    for side in (-1, 1):
        with sketch.group(transform=f"scale({side} 1)"):
            sketch.path("M-9 -122 C-13 -108 -12 -96 -17 -78 C-30 -60 -35 -30 -33 0", stroke="#7a5212", stroke_width=7.4)
            sketch.path("M-9 -122 C-13 -108 -12 -96 -17 -78 C-30 -60 -35 -30 -33 0", stroke="#f2cf6a", stroke_width=5)
            sketch.path(
                "M-46 -96 C-52 -84 -52 -74 -44 -70 L-32 -76",
                stroke=_INK,
                stroke_width=15,
                stroke_linecap="round",
                stroke_linejoin="round",
            )
            sketch.path(
                "M-46 -96 C-52 -84 -52 -74 -44 -70 L-32 -76",
                stroke=who.robe,
                stroke_width=12,
                stroke_linecap="round",
                stroke_linejoin="round",
            )
    sketch.circle((-28, -78), 6.6, "#e6b98e", stroke=_INK, stroke_width=1)
    sketch.path("M24 -72 q2 -14 8 -14 q3 0 3 10 l3 4 q-2 8 -10 6 Z", "#e6b98e", stroke=_INK, stroke_width=1)
    sketch.circle((0, -112), 7, "#f2cf6a", stroke="#7a5212", stroke_width=1.4)
    sketch.circle((0, -112), 3, "#b3202a")


def _face(scene: Scene, old: bool) -> None:
    sketch = scene.sketch
    skin = sketch.radial((-5, -146), 26, ((0, "#fbdcb8"), (0.6, "#e6b48a"), (1, "#a8683e")))
    hair = "#d8d2c8" if old else "#5a3a20"
    sketch.path(
        "M-17 -150 C-20 -126 -16 -124 -13 -122 L13 -122 C16 -124 20 -126 17 -150 Z", hair, stroke=_INK, stroke_width=1
    )
    sketch.path("M-7 -130 V-118 H7 V-130 Z", "#c68e62")
    sketch.path(
        "M-14 -150 C-14 -134 -8 -123 0 -123 C8 -123 14 -134 14 -150 C14 -164 -14 -164 -14 -150 Z",
        skin,
        stroke=_INK,
        stroke_width=1.1,
    )
    if old:
        sketch.path(
            "M-12 -138 C-10 -120 -4 -112 0 -112 C4 -112 10 -120 12 -138 C6 -132 -6 -132 -12 -138 Z",
            "#ece6dc",
            stroke="#8a8078",
            stroke_width=0.9,
        )
    sketch.path("M-9 -149 q3.6 -3 6.6 0 M3 -149 q3.6 -3 6.6 0", stroke="#5a3a24", stroke_width=1.8)
    for x in (-5.6, 6):
        sketch.circle((x, -146), 1.8, _INK)
    sketch.path("M1 -146 Q3.6 -139 0 -138", stroke="#a8683e", stroke_width=1.4)
    sketch.line((-3.6, -132.5), (4, -132.5), "#9a3f34", 2)


def _mitre(scene: Scene) -> None:
    sketch = scene.sketch
    cloth = sketch.horizontal(-18, 18, ((0, "#ffffff"), (0.5, "#f4ead2"), (1, "#a8987c")))
    sketch.path(
        "M-17 -154 C-20 -172 -12 -190 0 -204 C12 -190 20 -172 17 -154 Q0 -160 -17 -154 Z",
        cloth,
        stroke=_INK,
        stroke_width=1.4,
    )
    sketch.path("M0 -202 V-158 M-17 -159 Q0 -165 17 -159", stroke="#d9a93e", stroke_width=5)
    for x, y in ((-8, -176), (8, -176)):
        sketch.circle((x, y), 2.6, "#b3202a")
    for side in (-1, 1):
        sketch.path(
            f"M{side * 15} -152 L{side * 20} -120 L{side * 25} -122 L{side * 19} -153 Z",
            "#f4ead2",
            stroke="#d9a93e",
            stroke_width=1.2,
        )
    _crozier(scene)


def _crozier(scene: Scene) -> None:
    staff = "M-28 -20 V-178 C-28 -204 -58 -202 -56 -182 C-54 -168 -38 -172 -42 -184"
    scene.sketch.path(staff, stroke=_INK, stroke_width=6.6, stroke_linecap="round")
    scene.sketch.path(staff, stroke="#f0c956", stroke_width=4.2, stroke_linecap="round")


def _crown(scene: Scene) -> None:
    sketch = scene.sketch
    gold = gold_paint(sketch, Box(-20, -190, 40, 40))
    points = "M-17 -154 L-21 -182 L-10 -170 L-7 -188 L0 -172 L7 -188 L10 -170 L21 -182 L17 -154 Q0 -160 -17 -154 Z"
    sketch.path(points, gold, stroke=_INK, stroke_width=1.4, stroke_linejoin="round")
    for x, tone in ((-10, "#b3202a"), (0, "#2f64b8"), (10, "#b3202a")):
        sketch.circle((x, -162), 2.8, tone, stroke=_INK, stroke_width=0.7)
    sketch.line((-28, -60), (-28, -140), _INK, 6)
    sketch.line((-28, -60), (-28, -140), "#f0c956", 3.8)
    lily(sketch, -28, -148, 0.9)


def _galero(scene: Scene) -> None:
    sketch = scene.sketch
    red = sketch.horizontal(-40, 40, ((0, "#ec5a56"), (0.5, "#c01e2c"), (1, "#6a0a16")))
    sketch.path("M-17 -160 C-17 -182 17 -182 17 -160 Z", red, stroke=_INK, stroke_width=1.3)
    sketch.path("M-42 -156 Q0 -172 42 -156 Q30 -148 0 -152 Q-30 -148 -42 -156 Z", red, stroke=_INK, stroke_width=1.4)
    for side in (-1, 1):
        sketch.path(f"M{side * 30} -154 Q{side * 36} -128 {side * 26} -104", stroke="#c01e2c", stroke_width=3)
        for k in range(3):
            for j in range(k + 1):
                x = side * 26 + (j - k / 2) * 8
                sketch.path(f"M{x - 3.4} {-90 + k * 13} l3.4 -12 l3.4 12 Z", "#d42a36", stroke=_INK, stroke_width=0.6)


def _tiara(scene: Scene) -> None:
    sketch = scene.sketch
    cloth = sketch.horizontal(-18, 18, ((0, "#ffffff"), (0.5, "#f6eedc"), (1, "#a8987c")))
    sketch.path(
        "M-17 -154 C-20 -180 -10 -206 0 -212 C10 -206 20 -180 17 -154 Q0 -160 -17 -154 Z",
        cloth,
        stroke=_INK,
        stroke_width=1.4,
    )
    for y, half in ((-158, 17), (-176, 16), (-193, 11)):
        points = [(half * share, y - 12 + 8 * (i % 2)) for i, share in enumerate((-0.66, -0.34, 0, 0.34, 0.66), 1)]
        rim = trace("M", -half, y, "Q", 0, y - 6, half, y)
        band = f"{rim} L{polyline([(half, y - 7), *reversed(points), (-half, y - 7)])[1:]} Z"
        sketch.path(band, "#f2cf6a", stroke="#7a5212", stroke_width=1)
        sketch.circle((0, y - 4), 2.2, "#b3202a")
    sketch.circle((0, -216), 4.4, "#f2cf6a", stroke="#7a5212", stroke_width=1)
    sketch.path("M0 -220 V-234 M-6 -229 H6", stroke="#f2cf6a", stroke_width=3)
    staff = "M-28 -20 V-190 M-42 -176 H-14 M-39 -164 H-17 M-36 -152 H-20"
    sketch.path(staff, stroke=_INK, stroke_width=6.6, stroke_linecap="round")
    sketch.path(staff, stroke="#f0c956", stroke_width=4.2, stroke_linecap="round")


_HEADGEAR = {"mitre": _mitre, "crown": _crown, "galero": _galero, "tiara": _tiara}
