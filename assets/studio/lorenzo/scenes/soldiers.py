"""Men at arms: ranks of foot with pikes and shields, riders, tents, standards and engines of war."""

from collections.abc import Sequence

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, Point, heater_shield, polygon, polyline, trace
from assets.studio.kit.heraldry import lily
from assets.studio.lorenzo.scenes.stage import Scene

RED, VIOLET, GOLD, WHITE, BLUE = "#b3262c", "#6a3f8c", "#d19a2e", "#f2e8d6", "#2b4c9c"
_INK = "#1c0e10"
_STEEL = ((0, "#ffffff"), (0.3, "#c3c8d2"), (0.65, "#767c8c"), (1, "#2c2e3c"))
_LEGS: tuple[tuple[Point, ...], ...] = (
    ((-38, -46), (-47, -22), (-40, -2)),
    ((28, -46), (43, -30), (35, -13)),
    ((-28, -44), (-20, -22), (-29, 0)),
    ((20, -44), (24, -22), (19, 0)),
)
_HORSE = (
    "M-48 -48 C-50 -66 -30 -66 -10 -62 C10 -62 22 -66 30 -84 C34 -96 44 -106 52 -106 L55 -112 L59 -104 "
    "C68 -98 76 -88 78 -80 L70 -74 L58 -80 C52 -70 46 -60 42 -46 C36 -30 -34 -26 -48 -48 Z"
)
_CROSS = "M-3 -13 H3 V-4 H12 V3 H3 V16 H-3 V3 H-12 V-4 H-3 Z"


def soldier(scene: Scene, foot: Point, height: float, coat: str) -> None:
    """Breastplate, sallet and a coat in the company's colour."""
    sketch = scene.sketch
    sketch.ellipse((foot[0] + height * 0.1, foot[1]), (height * 0.3, height * 0.05), "#0e0808", fill_opacity=0.45)
    with sketch.at(*foot, height / 100):
        steel = sketch.linear((-16, 0), (16, 0), _STEEL)
        sketch.path("M-13 -38 L-13 0 h10 L-1 -34 Z M1 -34 L4 0 h10 L13 -38 Z", steel, stroke=_INK, stroke_width=1)
        cloth = sketch.linear((-17, 0), (17, 0), ((0, lighten(coat, 0.3)), (0.5, coat), (1, darken(coat, 0.5))))
        sketch.path("M-15 -50 L-19 -30 Q0 -24 19 -30 L15 -50 Z", cloth, stroke=_INK, stroke_width=1)
        sketch.path("M-16 -78 Q0 -88 16 -78 L14 -50 Q0 -45 -14 -50 Z", steel, stroke=_INK, stroke_width=1.2)
        sketch.path("M-6 -80 L-7 -48 H7 L6 -80 Z", cloth)
        for side in (-1, 1):
            sketch.path(
                f"M{14 * side} -76 Q{24 * side} -66 {19 * side} -50",
                stroke=_INK,
                stroke_width=9,
                stroke_linecap="round",
            )
            sketch.path(
                f"M{14 * side} -76 Q{24 * side} -66 {19 * side} -50",
                stroke="#aab0bc",
                stroke_width=6.6,
                stroke_linecap="round",
            )
        sketch.ellipse((1, -89), (7, 8), "#d9a678")
        sketch.path(
            "M-11 -84 C-13 -106 12 -108 12 -86 L8 -88 Q0 -93 -6 -88 Z",
            sketch.linear((-11, 0), (12, 0), _STEEL),
            stroke=_INK,
            stroke_width=1.1,
        )


def shield(scene: Scene, centre: Point, size: float, colour: str, cross: bool = False) -> None:
    sketch = scene.sketch
    with sketch.at(*centre, size):
        sketch.path(heater_shield(Box(-17, -21, 34, 44)), "#e6c163", stroke=_INK, stroke_width=2)
        glass = sketch.linear(
            (-14, -18), (14, 20), ((0, lighten(colour, 0.3)), (0.5, colour), (1, darken(colour, 0.45)))
        )
        sketch.path(heater_shield(Box(-14, -18, 28, 37)), glass)
        if cross:
            sketch.path(_CROSS, RED if colour == WHITE else WHITE, transform="scale(.9)")
        else:
            lily(sketch, 0, -1, 0.85, "#ffe29a")


def ranks(
    scene: Scene,
    left: float,
    right: float,
    foot: float,
    colours: Sequence[str],
    rows: tuple[tuple[float, int], ...] = ((56, 12), (70, 10), (88, 8)),
    cross: bool = False,
) -> None:
    """Soldiers shoulder to shoulder, the last row with shields; each row is (height, how many)."""
    for row, (height, count) in enumerate(rows):
        y = foot - (len(rows) - 1 - row) * 26
        for i in range(count):
            x = left + (right - left) * (i + 0.5) / count + (4 if row % 2 else -4)
            coat = colours[(i + row) % len(colours)]
            soldier(scene, (x, y), height, coat)
            if row == len(rows) - 1:
                shield(scene, (x - height * 0.1, y - height * 0.42), height / 96, coat, cross)


def pikes(scene: Scene, left: float, right: float, foot: float, top: float, count: int) -> None:
    for i in range(count):
        x = left + (right - left) * (i + 0.5) / count + scene.rng.uniform(-2, 2)
        tip = top + scene.rng.uniform(-10, 10)
        scene.sketch.line((x - 8, foot), (x + 8, tip), "#3a2416", 2.6)
        scene.sketch.line((x - 8.6, foot), (x + 7.4, tip), "#9a6e40", 1)
        scene.sketch.path(
            polygon([(x + 6, tip), (x + 9.5, tip - 15), (x + 11.5, tip + 1)]), "#f2eee6", stroke=_INK, stroke_width=0.6
        )


def standard(scene: Scene, pole: Point, height: float, colour: str, size: float = 1, cross: bool = False) -> None:
    """A waving banner on a pole standing at `pole`."""
    (x, y), sketch = pole, scene.sketch
    top = y - height
    sketch.line((x, y), (x, top - 14 * size), "#2a1610", 4 * size)
    sketch.line((x - 0.8, y), (x - 0.8, top - 14 * size), "#c08a48", 1.5 * size)
    sketch.circle((x, top - 16 * size), 4 * size, "#ffe08a", stroke=_INK, stroke_width=0.8)
    with sketch.at(x, top, size):
        folds = ((0, lighten(colour, 0.25)), (0.35, colour), (0.6, lighten(colour, 0.2)), (1, darken(colour, 0.45)))
        cloth = "M0 -10 C26 -24 44 6 82 -12 C74 6 76 22 88 42 C56 54 32 24 0 44 Z"
        sketch.path(cloth, sketch.linear((0, 0), (82, 10), folds), stroke=_INK, stroke_width=1.3)
        if cross:
            sketch.path(_CROSS, RED if colour == WHITE else WHITE, transform="translate(40 16) scale(1.35)")
        else:
            lily(sketch, 40, 16, 1.35, "#ffe6a6")


def flag(scene: Scene, foot: Point, height: float, colour: str = RED) -> None:
    """A small pennant on a tower."""
    sketch = scene.sketch
    with sketch.at(*foot, height / 40):
        sketch.line((0, 6), (0, -40), "#2a1610", 2.4)
        cloth = "M0 -40 q11 -5 18 3 t18 0 l-6 9 l6 9 q-9 6 -18 0 t-18 0 Z"
        sketch.path(cloth, colour, stroke=_INK, stroke_width=0.9)
        sketch.line((3, -31), (25, -30), "#ffe29a", 2, 0.8)


def hanging(scene: Scene, top: Point, width: float, height: float, colour: str = RED) -> None:
    """A gonfalon with a swallow tail hung from a wall."""
    (x, y), sketch, half = top, scene.sketch, width / 2
    cloth = ((0, lighten(colour, 0.28)), (0.4, colour), (0.65, lighten(colour, 0.14)), (1, darken(colour, 0.5)))
    d = polygon(
        [(x - half, y), (x + half, y), (x + half, y + height), (x, y + height - half * 0.7), (x - half, y + height)]
    )
    sketch.path(d, "#170c06", fill_opacity=0.35, transform="translate(3 4)")
    sketch.path(d, sketch.horizontal(x - half, x + half, cloth), stroke=_INK, stroke_width=0.9)
    lily(sketch, x, y + height * 0.42, width / 32, "#ffe29a")
    sketch.line((x - half - 3, y), (x + half + 3, y), "#e8c46a", 3)


def tent(scene: Scene, foot: Point, size: float, colour: str) -> None:
    """A round pavilion with a striped skirt and a pennant."""
    sketch = scene.sketch
    sketch.ellipse((foot[0] + 8 * size, foot[1]), (56 * size, 7 * size), "#170c06", fill_opacity=0.4)
    with sketch.at(*foot, size):
        for i in range(8):
            tone = mix(colour if i % 2 else "#f6ead2", "#2a1430", 0.42 * i / 8)
            top, low, hem = (-36 + i * 9, -36 + (i + 1) * 9), (-50 + i * 12.5, -50 + (i + 1) * 12.5), -58
            sketch.path(polygon([(low[0], 0), (top[0], hem), (top[1], hem), (low[1], 0)]), tone)
            roof = mix("#f6ead2" if i % 2 else colour, "#2a1430", 0.42 * i / 8)
            sketch.path(polygon([(top[0] * 1.16, hem + 2), (0, -100), (top[1] * 1.16, hem + 2)]), roof)
        sketch.path("M-10 0 L-2 -52 L12 0 Z", "#20120c")
        sketch.line((0, -98), (0, -124), "#2a1610", 2.4)
        sketch.path("M0 -124 L24 -117 L0 -110 Z", colour, stroke=_INK, stroke_width=0.8)


def rider(
    scene: Scene, foot: Point, size: float, coat: str, horse: str, cross: bool = False, lance: bool = True
) -> None:
    """A knight on a barded horse, some 110 wide, riding to the right."""
    sketch = scene.sketch
    sketch.ellipse((foot[0], foot[1]), (62 * size, 8 * size), "#0e0808", fill_opacity=0.45)
    with sketch.at(*foot, size):
        _horse(scene, coat, horse)
        _knight(scene, coat, cross)
        if lance:
            sketch.line((-4, -64), (74, -150), "#3a2416", 4.6)
            sketch.line((-4, -65), (74, -151), "#c08a48", 1.6)
            sketch.path("M70 -146 L86 -166 L77 -144 Z", "#f2eee6", stroke=_INK, stroke_width=0.8)
            sketch.path("M52 -128 L30 -140 L40 -124 L28 -116 L46 -118 Z", coat, stroke=_INK, stroke_width=0.8)


def _horse(scene: Scene, coat: str, horse: str) -> None:
    sketch = scene.sketch
    hide = sketch.linear((0, -80), (0, 0), ((0, lighten(horse, 0.35)), (0.5, horse), (1, darken(horse, 0.5))))
    for leg in _LEGS:
        for width, tone in ((10.5, _INK), (8.2, darken(horse, 0.12))):
            sketch.path(polyline(leg), stroke=tone, stroke_width=width, stroke_linejoin="round")
        sketch.ellipse((leg[-1][0] + 2, leg[-1][1] + 1), (6.4, 3.4), _INK)
    sketch.path("M-46 -58 Q-62 -44 -58 -16 Q-50 -30 -42 -46 Z", darken(horse, 0.45), stroke=_INK, stroke_width=1)
    sketch.path(_HORSE, hide, stroke=_INK, stroke_width=1.4, stroke_linejoin="round")
    sketch.path("M30 -84 C34 -96 44 -106 52 -106 C42 -96 38 -82 26 -68 Z", darken(horse, 0.5))
    sketch.circle((62, -93), 1.8, _INK)
    cloth = sketch.linear((-40, -60), (30, -20), ((0, lighten(coat, 0.25)), (0.5, coat), (1, darken(coat, 0.45))))
    sketch.path("M-46 -56 Q-14 -68 14 -60 L22 -26 Q-10 -14 -44 -26 Z", cloth, stroke=_INK, stroke_width=1.2)
    sketch.path("M-44 -28 Q-10 -16 22 -28", stroke="#e8c46a", stroke_width=3)
    sketch.path("M56 -82 L36 -64", stroke="#5a2a12", stroke_width=2)


def _knight(scene: Scene, coat: str, cross: bool) -> None:
    sketch = scene.sketch
    steel = sketch.linear((-20, -110), (16, -60), _STEEL)
    sketch.path("M-12 -64 L10 -62 L18 -34 L24 -30 L12 -28 L2 -46 Z", steel, stroke=_INK, stroke_width=1.1)
    sketch.path("M-18 -98 Q-4 -108 12 -98 L10 -62 Q-4 -58 -16 -62 Z", steel, stroke=_INK, stroke_width=1.2)
    cloth = sketch.linear((-14, 0), (12, 0), ((0, lighten(coat, 0.3)), (1, darken(coat, 0.35))))
    sketch.path("M-11 -100 L-12 -60 H7 L8 -100 Z", cloth)
    if cross:
        sketch.path(_CROSS, RED if coat == WHITE else WHITE, transform="translate(-2 -81) scale(.62)")
    sketch.path("M8 -94 Q22 -84 16 -72", stroke=_INK, stroke_width=10, stroke_linecap="round")
    sketch.path("M8 -94 Q22 -84 16 -72", stroke="#b8bec8", stroke_width=7.4, stroke_linecap="round")
    sketch.path(
        "M-12 -106 C-14 -126 10 -128 12 -110 L12 -104 H-10 Z",
        sketch.linear((-12, 0), (12, 0), _STEEL),
        stroke=_INK,
        stroke_width=1.2,
    )
    sketch.line((2, -112), (12, -112), _INK, 2.2)
    sketch.path(
        "M-4 -122 C-20 -136 -30 -118 -24 -108 C-20 -116 -12 -118 -4 -120 Z", coat, stroke=_INK, stroke_width=0.9
    )


def recruit_table(scene: Scene, foot: Point) -> None:
    """The table where hands are shaken and money is counted, a drum beside it."""
    (x, y), sketch = foot, scene.sketch
    for leg in (x - 44, x + 40):
        sketch.rect(Box(leg, y - 30, 6, 30), "#5a3418")
    sketch.path(polygon([(x - 56, y - 34), (x - 46, y - 44), (x + 50, y - 44), (x + 58, y - 34)]), "#b0402c")
    sketch.rect(Box(x - 56, y - 34, 114, 14), "#8a2a22", stroke=_INK, stroke_width=1)
    for i in range(16):
        spot = x - 40 + (i * 8.3) % 70, y - 40 - (i % 4) * 2.6
        sketch.ellipse(spot, (5, 2.6), "#f8d768", stroke="#8a5f14", stroke_width=0.7)
    sketch.ellipse((x + 92, y - 2), (22, 5), "#170c06", fill_opacity=0.4)
    drum = sketch.horizontal(x + 72, x + 112, ((0, "#e06a58"), (0.5, "#b3262c"), (1, "#5a0f14")))
    sketch.path(
        trace("M", x + 72, y - 30, "v", 26, "a", 20, 5, 0, 0, 0, 40, 0, "v", -26, "Z"),
        drum,
        stroke=_INK,
        stroke_width=1,
    )
    sketch.ellipse((x + 92, y - 30), (20, 5.4), "#f6ead2", stroke="#caa04a", stroke_width=2)


def smoke(scene: Scene, foot: Point, height: float, colour: str = "#3a2c34") -> None:
    """A column of smoke drifting to the right."""
    for i in range(20):
        share = i / 20
        spot = foot[0] + 34 * share + scene.rng.uniform(-6, 6), foot[1] - height * share
        scene.sketch.circle(spot, 7 + 18 * share, mix(colour, "#c8a498", share), fill_opacity=0.42 * (1 - share * 0.6))


def fire(scene: Scene, foot: Point, size: float) -> None:
    """Flames in three colours, the brightest inside."""
    sketch = scene.sketch
    with sketch.at(*foot, size / 100):
        light = ((0, "#ffcc66", 0.8), (0.5, "#ff8a2e", 0.3), (1, "#ff8a2e", 0))
        sketch.circle((0, -40), 100, sketch.radial((0, -40), 100, light))
        for colour, share in (("#d9481e", 1.0), ("#f4902c", 0.74), ("#ffe08a", 0.46)):
            for lean, tall in ((-29, 0.62), (0, 1), (27, 0.64)):
                with sketch.group(transform=f"translate({lean * share} 0) scale({share} {share * tall})"):
                    sketch.path("M-20 0 C-32 -43 6 -48 -6 -95 C24 -57 34 -29 20 0 Z", colour, fill_opacity=0.92)
