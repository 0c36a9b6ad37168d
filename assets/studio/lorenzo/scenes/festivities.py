"""Theatre, fair and garden: what the town delights in."""

from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, Point, arch, polygon, trace
from assets.studio.lorenzo.scenes import people
from assets.studio.lorenzo.scenes.people import Look, person
from assets.studio.lorenzo.scenes.stage import Scene

_INK = "#24120c"
_STONE = ((0, "#ffffff"), (0.45, "#ece4d6"), (1, "#8f8698"))


def theatre(scene: Scene, foot: float) -> None:
    """A stage between red curtains, a gilded mask over it, and the audience's heads before it."""
    sketch = scene.sketch
    opening = Box(112, foot - 164, 256, 134)
    sketch.rect(opening, sketch.vertical(opening.y, opening.bottom, ((0, "#27356e"), (0.7, "#8fa6cc"), (1, "#e6d2a0"))))
    for i in range(5):
        sketch.path(arch(136 + i * 52, opening.bottom, 34, 84), "#f2e2bc", stroke="#9a7a4c", stroke_width=1)
        sketch.path(arch(136 + i * 52, opening.bottom, 22, 74), "#5c7cae")
    for side in (-1, 1):
        _curtain(scene, 240 + side * 128, opening.y, side)
    for i in range(8):
        left = 112 + i * 32
        swag = trace("M", left, opening.y - 6, "h", 32, "v", 12, "q", -16, 22, -32, 0, "Z")
        sketch.path(
            swag,
            sketch.vertical(opening.y - 6, opening.y + 24, ((0, "#c8343a"), (1, "#6a0f16"))),
            stroke="#e6c163",
            stroke_width=1.4,
        )
    boards = ((0, "#d8a868"), (0.3, "#a8743e"), (1, "#4a2a14"))
    sketch.rect(Box(92, foot - 32, 296, 40), sketch.vertical(foot - 32, foot + 8, boards), stroke=_INK, stroke_width=1)
    person(scene, (196, foot - 26), 86, Look(people.OCHRE, False, "cap", people.RED, "talk", people.VIOLET))
    person(scene, (246, foot - 24), 88, Look(people.VIOLET, True, "chaperon", people.OCHRE, "raise"))
    person(scene, (294, foot - 26), 82, Look(people.GREEN, False, "turban", people.CREAM, "talk"), mirror=True)


def _curtain(scene: Scene, x: float, top: float, side: int) -> None:
    """A red curtain looped up towards the wing on `side`, 136 deep."""
    sketch = scene.sketch
    with sketch.group(transform=f"translate({x} {top}) scale({-side} 1)"):
        cloth = "M0 0 H64 Q45 68 19 84 Q32 109 35 136 H0 Z"
        silk = sketch.horizontal(0, 64, ((0, "#5a0d14"), (0.5, "#a81e28"), (1, "#e0545a")))
        sketch.path(cloth, silk, stroke="#3a060c", stroke_width=1.2)
        with sketch.group(clip_path=sketch.clip(cloth)):
            for i in range(6):
                sketch.line((5 + 10 * i, 0), (4 + 6 * i, 136), "#5a0d14", 3.4, 0.5)
        sketch.line((0, 86), (23, 84), "#e6c163", 5)


def audience(scene: Scene, y: float, count: int, height: float = 84) -> None:
    """A row of backs and caps along the lower edge."""
    for i in range(count):
        x = 480 * (i + 0.5) / count + scene.rng.uniform(-6, 6)
        colour = people.FESTIVE[i % len(people.FESTIVE)]
        with scene.sketch.at(x, y + (i % 2) * 5, height / 100):
            cloth = scene.sketch.horizontal(
                -26, 26, ((0, lighten(colour, 0.2)), (0.5, darken(colour, 0.15)), (1, darken(colour, 0.6)))
            )
            scene.sketch.path("M-26 0 Q-26 -34 0 -38 Q26 -34 26 0 Z", cloth, stroke=_INK, stroke_width=1.2)
            scene.sketch.circle((0, -46), 12, "#4a2e1a", stroke=_INK, stroke_width=1)
            if i % 3:
                scene.sketch.path(
                    "M-13 -48 Q-12 -64 2 -64 Q14 -62 13 -50 Q0 -54 -13 -48 Z",
                    people.FESTIVE[(i + 2) % 5],
                    stroke=_INK,
                    stroke_width=1,
                )


def garden(scene: Scene) -> None:
    """Clipped beds in perspective about a gravel walk, and lemon trees in their pots."""
    sketch = scene.sketch
    walk = ((0, "#f4e6bc"), (1, "#c9aa72"))
    sketch.path(polygon([(214, 226), (266, 226), (350, 362), (130, 362)]), sketch.vertical(226, 360, walk))
    for side in (-1, 1):
        for near, far, top, low in ((30, 112, 232, 258), (44, 152, 266, 302), (64, 214, 314, 360)):
            _bed(scene, side, near, far, top, low)
    for x, y, size in ((150, 262, 0.8), (330, 262, 0.8), (110, 312, 1.15), (370, 312, 1.15)):
        lemon_tree(scene, (x, y), size)


def _bed(scene: Scene, side: int, near: float, far: float, top: float, low: float) -> None:
    spread = (low - top) * 0.55
    corners = [
        (240 + side * near, top),
        (240 + side * far, top),
        (240 + side * (far + spread), low),
        (240 + side * (near + spread * 0.5), low),
    ]
    scene.sketch.path(polygon([(x, y + 5) for x, y in corners]), "#16300f")
    scene.sketch.path(polygon(corners), "#4f8a3a", stroke="#2a5220", stroke_width=3)
    middle = [(sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4)] * 4
    inner = [(x + (mx - x) * 0.28, y + (my - y) * 0.34) for (x, y), (mx, my) in zip(corners, middle, strict=True)]
    scene.sketch.path(polygon(inner), "#8a5a34")
    for _ in range(26):
        (ax, ay), (bx, by) = scene.rng.choice(inner), scene.rng.choice(inner)
        t = scene.rng.random()
        spot = ((ax + (bx - ax) * t) * 0.7 + middle[0][0] * 0.3, (ay + (by - ay) * t) * 0.7 + middle[0][1] * 0.3)
        scene.sketch.circle(spot, (low - top) * 0.07, scene.rng.choice(("#e0453a", "#f6c94e", "#f6f0e0", "#d46aa0")))


def lemon_tree(scene: Scene, foot: Point, size: float) -> None:
    with scene.sketch.at(*foot, size):
        scene.sketch.ellipse((4, 0), (16, 4), "#170c06", fill_opacity=0.4)
        pot = scene.sketch.horizontal(-13, 13, ((0, "#e2905c"), (0.5, "#bd6238"), (1, "#6a2c1a")))
        scene.sketch.path("M-13 -20 H13 L9 0 H-9 Z", pot, stroke=_INK, stroke_width=1)
        scene.sketch.rect(Box(-2, -34, 4, 14), "#5a3a1c")
        for dx, dy in ((-10, -42), (10, -42), (0, -54), (0, -40)):
            scene.sketch.circle((dx, dy), 13, "#2f5f2c" if dy > -50 else "#4c803a")
        for dx, dy in ((-12, -40), (2, -48), (12, -44), (-3, -58), (5, -36)):
            scene.sketch.circle((dx, dy), 3.4, "#f8d848")


def fountain(scene: Scene, foot: Point, size: float) -> None:
    """Two basins and their jets."""
    sketch = scene.sketch
    with sketch.at(*foot, size):
        marble = sketch.horizontal(-60, 60, _STONE)
        sketch.ellipse((6, 0), (66, 9), "#170c06", fill_opacity=0.4)
        sketch.path("M-58 -24 H58 Q54 0 34 2 H-34 Q-54 0 -58 -24 Z", marble, stroke="#7d7484", stroke_width=1.4)
        sketch.ellipse((0, -24), (56, 8), "#7fb6cc", stroke="#ffffff", stroke_width=2.4)
        sketch.path("M-7 -24 L-4 -56 H4 L7 -24 Z", marble)
        sketch.path("M-28 -60 H28 Q22 -46 0 -46 Q-22 -46 -28 -60 Z", marble, stroke="#7d7484", stroke_width=1.2)
        sketch.ellipse((0, -60), (26, 4.6), "#8fc4d6", stroke="#ffffff", stroke_width=1.6)
        for side in (-1, 1):
            for reach, peak, start, end in ((16, -96, -62, -60), (30, -78, -60, -26), (44, -70, -60, -26)):
                jet = trace("M", side * 2, start, "Q", side * reach * 0.6, peak, side * reach, end)
                sketch.path(jet, stroke="#f4fbff", stroke_width=2.6, stroke_opacity=0.85, stroke_linecap="round")


def bunting(scene: Scene, start: Point, end: Point, sag: float, count: int) -> None:
    """A line of pennants slung across the square."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag * 2)
    scene.sketch.path(trace("M", *start, "Q", *middle, *end), stroke="#3a2414", stroke_width=1.8)
    for i in range(1, count):
        t = i / count
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1]
        tone = ("#d0343a", "#f2c04a", "#2f64b8", "#4c8a44", "#f6ead2")[i % 5]
        scene.sketch.path(polygon([(x - 8, y), (x + 8, y), (x, y + 20)]), tone, stroke=_INK, stroke_width=0.7)


def acrobat(scene: Scene, foot: Point, size: float) -> None:
    """A juggler on a barrel."""
    x, y = foot
    person(scene, (x, y), size, Look("#d0343a", False, "cap", "#f2c04a", "carry", "#2f64b8"))
    for i in range(5):
        turn = (i - 2) * 0.5
        scene.sketch.circle(
            (x + turn * size * 0.34, y - size * (1.46 - 0.12 * abs(i - 2) ** 2)),
            size * 0.055,
            ("#f2c04a", "#d0343a", "#f6ead2")[i % 3],
            stroke=_INK,
            stroke_width=0.8,
        )
