"""Things people make, carry and sell: carts, logs, blocks, sacks, chests, stalls, and their beasts."""

from collections.abc import Sequence

from assets.studio.kit.colour import darken, lighten, mix, vary
from assets.studio.kit.geometry import Box, Point, polar, polygon, polyline, trace
from assets.studio.kit.timber import beam
from assets.studio.lorenzo.scenes.stage import Scene

_INK = "#24120c"
FRUITS = ("#d98a2e", "#b5332f", "#8fae4a", "#e6c35c")


def log_pile(scene: Scene, foot: Point, count: int = 6, size: float = 13, length: float = 80) -> None:
    """Trunks stacked in a triangle, their sawn ends towards the viewer's left."""
    x, y = foot
    scene.sketch.ellipse((x + length * 0.5, y + 2), (length * 0.8, size * 0.4), "#170c06", fill_opacity=0.4)
    row, placed = 0, 0
    while placed < count:
        room = max(1, 3 - row)
        for i in range(min(room, count - placed)):
            _log(scene, (x + (i + row * 0.5) * size * 1.5, y - size - row * size * 1.72), size, length)
        placed, row = placed + room, row + 1


def _log(scene: Scene, end: Point, size: float, length: float) -> None:
    (x, y), sketch = end, scene.sketch
    bark = ((0, "#b5844c"), (0.45, "#7d4c24"), (1, "#331b0e"))
    d = trace("M", x, y - size, "h", length, "a", size * 0.6, size, 0, 0, 1, 0, 2 * size, "h", -length, "Z")
    sketch.path(d, sketch.vertical(y - size, y + size, bark), stroke=_INK, stroke_width=0.8)
    sketch.ellipse(end, (size * 0.72, size), "#e9c88e", stroke="#6a3f1c", stroke_width=1.6)
    for share in (0.66, 0.34):
        sketch.ellipse(end, (size * 0.72 * share, size * share), "none", stroke="#a8733c", stroke_width=1.1)


def plank_pile(scene: Scene, foot: Point, width: float, rows: int) -> None:
    x, y = foot
    for i in range(rows):
        board = Box(x + scene.rng.uniform(-4, 4), y - (i + 1) * 6, width, 5.4)
        tone = vary("#cf9c5c", scene.rng, 14)
        scene.sketch.rect(
            board, scene.sketch.vertical(board.y, board.bottom, ((0, lighten(tone, 0.3)), (1, darken(tone, 0.4))))
        )


def block_of_stone(scene: Scene, foot: Point, size: float, colour: str = "#f0e8d8") -> None:
    """A squared block with three visible faces."""
    (x, y), sketch = foot, scene.sketch
    sketch.ellipse((x + size * 0.7, y + size * 0.04), (size * 0.9, size * 0.16), "#170c06", fill_opacity=0.4)
    height, back, lift = size * 0.62, size * 0.34, size * 0.22
    front = ((0, lighten(colour, 0.25)), (1, colour))
    sketch.rect(Box(x, y - height, size, height), sketch.horizontal(x, x + size, front))
    top = [(x, y - height), (x + back, y - height - lift), (x + size + back, y - height - lift), (x + size, y - height)]
    sketch.path(polygon(top), lighten(colour, 0.6))
    flank = [(x + size, y), (x + size, y - height), (x + size + back, y - height - lift), (x + size + back, y - lift)]
    sketch.path(polygon(flank), mix(colour, "#4a3c5a", 0.5))


def stone_sledge(scene: Scene, foot: Point, size: float) -> None:
    """A great block on runners, roped for hauling to the left."""
    x, y = foot
    for lift in (0, 8):
        beam(scene.sketch, (x - 58 * size, y - lift), (x + 66 * size, y - lift), 6, "#8a5a2c")
    block_of_stone(scene, (x - 46 * size, y - 10), 88 * size, "#f6f2f2")
    scene.sketch.line((x - 58 * size, y - 6), (x - 92 * size, y - 30 * size), "#5a3a1c", 3)


def blocks_of_stone(scene: Scene, spots: Sequence[tuple[float, float, float]], colour: str = "#f0e8d8") -> None:
    """Each spot is (x, foot, size)."""
    for x, foot, size in sorted(spots, key=lambda spot: spot[1]):
        block_of_stone(scene, (x, foot), size, colour)


def cart(
    scene: Scene, foot: Point, size: float = 1, load: Sequence[str] = ("#e0bc6a", "#c98f52", "#a03a2c", "#e8d8ac")
) -> None:
    """A two-wheeled cart some 84 wide; the load is a row of bales in these colours."""
    sketch = scene.sketch
    sketch.ellipse((foot[0] + 4, foot[1]), (46 * size, 6 * size), "#170c06", fill_opacity=0.4)
    with sketch.at(*foot, size):
        for i, colour in enumerate(load):
            bale = ((0, lighten(colour, 0.3)), (1, darken(colour, 0.35)))
            sketch.ellipse(
                (-25 + i * 17, -37), (11, 12), sketch.linear((-25, -48), (-20, -26), bale), stroke=_INK, stroke_width=1
            )
        sketch.path(
            "M-40 -34 H38 L34 -16 H-36 Z",
            sketch.linear((0, -34), (0, -16), ((0, "#c08a4c"), (1, "#6b3f1c"))),
            stroke=_INK,
            stroke_width=1.4,
        )
        sketch.line((-36, -25), (36, -25), "#5a3416", 1.4)
        sketch.line((36, -22), (66, -14), "#6b3f1c", 4)
        _wheel(scene, (0, -14), 14)


def _wheel(scene: Scene, hub: Point, radius: float) -> None:
    scene.sketch.circle(hub, radius, "none", stroke=_INK, stroke_width=radius * 0.34)
    scene.sketch.circle(hub, radius, "none", stroke="#9a6a38", stroke_width=radius * 0.18)
    for i in range(4):
        scene.sketch.line(polar(hub, radius, 45 * i + 10), polar(hub, -radius, 45 * i + 10), "#8a5a2c", radius * 0.13)
    scene.sketch.circle(hub, radius * 0.2, _INK)


def ox(scene: Scene, foot: Point, size: float = 1, coat: str = "#efe4d0", mirror: bool = False) -> None:
    """A white ox of the Val di Chiana, some 80 wide."""
    sketch = scene.sketch
    sketch.ellipse(foot, (44 * size, 6 * size), "#170c06", fill_opacity=0.4)
    with sketch.at(*foot, size, mirror=mirror):
        shade = sketch.linear((0, -52), (0, -8), ((0, lighten(coat, 0.4)), (0.6, coat), (1, darken(coat, 0.4))))
        for x in (-26, -18, 16, 24):
            sketch.path(trace("M", x - 4, -26, "l", 1, 26, "h", 6, "l", 1, -26, "Z"), darken(coat, 0.2))
        sketch.path(
            "M-34 -46 Q-10 -54 20 -48 Q34 -54 40 -44 L36 -22 Q0 -14 -32 -22 Q-38 -34 -34 -46 Z",
            shade,
            stroke=_INK,
            stroke_width=1,
        )
        sketch.path("M34 -50 Q48 -58 58 -46 L60 -30 Q50 -24 44 -32 L36 -36 Z", shade, stroke=_INK, stroke_width=1)
        sketch.path(
            "M46 -54 Q46 -66 56 -68 M54 -54 Q60 -64 68 -62", stroke="#4a3a2a", stroke_width=2.6, stroke_linecap="round"
        )
        sketch.circle((53, -44), 1.8, _INK)
        sketch.path("M-34 -44 Q-42 -36 -38 -20", stroke=darken(coat, 0.4), stroke_width=2.4)


def sheep(scene: Scene, box: Box, count: int) -> None:
    """A flock grazing in `box`, larger towards the viewer."""
    spots = sorted((scene.rng.uniform(box.y, box.bottom), scene.rng.uniform(box.x, box.right)) for _ in range(count))
    for i, (y, x) in enumerate(spots):
        size = 0.5 + 0.7 * (y - box.y) / box.h
        with scene.sketch.at(x, y, size, mirror=i % 3 == 0):
            scene.sketch.ellipse((2, 0), (17, 3), "#170c06", fill_opacity=0.4)
            for leg in (-8, -4, 5, 9):
                scene.sketch.line((leg, -7), (leg, 0), "#4a3a30", 2)
            for dx, dy, reach in ((-7, -13, 8), (6, -13, 8.6), (0, -17, 8.6), (0, -11, 9)):
                scene.sketch.circle((dx, dy), reach, "#f8f0e0" if dy < -12 else "#d4c6b0")
            scene.sketch.ellipse((-15, -14), (4.6, 6), "#3a2c26")
            scene.sketch.line((-18, -19), (-12, -20), "#3a2c26", 2.4)


def sack(scene: Scene, foot: Point, size: float, colour: str = "#d8bc8a") -> None:
    sketch = scene.sketch
    shade = ((0, lighten(colour, 0.3)), (1, darken(colour, 0.4)))
    with sketch.at(*foot, size / 20):
        body = "M-16 0 C-20 -16 -8 -20 -4 -24 H4 C8 -20 20 -16 16 0 Z"
        sketch.path(body, sketch.horizontal(-20, 20, shade), stroke=_INK, stroke_width=1)
        sketch.line((-5, -22), (5, -22), "#7a4a1c", 3.2)


def barrel(scene: Scene, foot: Point, size: float) -> None:
    sketch = scene.sketch
    staves = ((0, "#c8925a"), (0.4, "#a06a34"), (1, "#4a2a12"))
    with sketch.at(*foot, size / 20):
        sketch.ellipse((4, 0), (16, 3), "#170c06", fill_opacity=0.4)
        body = "M-10 0 Q-15 -14 -10 -28 H10 Q15 -14 10 0 Z"
        sketch.path(body, sketch.horizontal(-12, 12, staves), stroke=_INK, stroke_width=1)
        for y in (-5, -23):
            sketch.line((-11.6, y), (11.6, y), "#3a3430", 2)
        sketch.ellipse((0, -28), (10, 2.8), "#d8a868", stroke=_INK, stroke_width=0.8)


def chest(scene: Scene, foot: Point, size: float = 1) -> None:
    """An open coffer heaped with florins, some 56 wide."""
    sketch = scene.sketch
    sketch.ellipse((foot[0] + 4, foot[1]), (34 * size, 5 * size), "#170c06", fill_opacity=0.45)
    with sketch.at(*foot, size):
        sketch.path("M-26 -28 L-30 -50 Q0 -58 30 -50 L26 -28 Z", "#5f3818", stroke=_INK, stroke_width=1.4)
        for i in range(22):
            spot = -22 + (i * 7.7) % 44, -29 - (i * 5.3) % 10 * (1 - abs(-22 + (i * 7.7) % 44) / 30)
            sketch.ellipse(spot, (4.6, 3), "#f8d768" if i % 3 else "#ffeeb0", stroke="#8a5f14", stroke_width=0.7)
        oak = sketch.linear((0, -28), (0, 0), ((0, "#a86e38"), (1, "#4f2c12")))
        sketch.path("M-28 -28 H28 V0 H-28 Z", oak, stroke=_INK, stroke_width=1.4)
        for x in (-22, 0, 22):
            sketch.line((x, -28), (x, 0), "#caa04a", 2.6)
        sketch.rect(Box(-5, -26, 10, 9), "#e6c163", stroke=_INK, stroke_width=0.8)


def coins(scene: Scene, foot: Point, columns: int = 4) -> None:
    """Stacks of florins."""
    for i in range(columns):
        for k in range(2 + (i * 5) % 4):
            spot = foot[0] + i * 10, foot[1] - k * 3
            scene.sketch.ellipse(spot, (5, 2.4), "#f4cc5a", stroke="#7a5212", stroke_width=0.8)


def stall(scene: Scene, foot: Point, colour: str, width: float = 84, wares: Sequence[str] = FRUITS) -> None:
    """A counter heaped with wares under a striped awning."""
    (x, y), sketch = foot, scene.sketch
    half, tall = width / 2, width * 0.86
    sketch.ellipse((x + 6, y), (half * 1.1, 6), "#170c06", fill_opacity=0.4)
    for side in (-1, 1):
        beam(sketch, (x + side * half * 0.9, y), (x + side * half * 0.9, y - tall * 0.8), 3, "#8a5a2c")
    sketch.rect(Box(x - half * 0.9, y - tall * 0.7, half * 1.8, tall * 0.4), "#2a160c", fill_opacity=0.55)
    counter = Box(x - half * 0.95, y - tall * 0.34, width * 0.95, tall * 0.34)
    sketch.rect(
        counter,
        sketch.vertical(counter.y, counter.bottom, ((0, "#c98f52"), (1, "#5f3618"))),
        stroke=_INK,
        stroke_width=1,
    )
    for i in range(26):
        spot = counter.x + 5 + (i * 7.3) % (counter.w - 10), counter.y - 1 - (i % 3) * 4
        sketch.circle(spot, 4.2, vary(wares[i % len(wares)], scene.rng, 12), stroke=_INK, stroke_width=0.5)
    _awning(scene, Box(x - half * 1.12, y - tall * 1.02, width * 1.12, tall * 0.3), colour)


def _awning(scene: Scene, box: Box, colour: str) -> None:
    stripes = 7
    step, inset = box.w / stripes, box.w * 0.1
    for i in range(stripes):
        left, right = box.x + i * step, box.x + (i + 1) * step
        upper = [box.x + inset + (box.w - 2 * inset) * k / stripes for k in (i, i + 1)]
        tone = mix(colour if i % 2 == 0 else "#f8eed4", "#2a1430", 0.3 * i / stripes)
        slope = polyline([(left, box.bottom), (upper[0], box.y), (upper[1], box.y), (right, box.bottom)])
        scallop = trace("q", -step / 2, step * 0.7, -step, 0, "Z")
        scene.sketch.path(f"{slope} {scallop}", tone, stroke=_INK, stroke_width=0.6)


def haystack(scene: Scene, foot: Point, size: float) -> None:
    sketch = scene.sketch
    straw = ((0, "#ffeaa4"), (0.4, "#e2b64c"), (1, "#8a5f24"))
    with sketch.at(*foot, size / 100):
        sketch.ellipse((20, 0), (70, 12), "#170c06", fill_opacity=0.4)
        sketch.path("M-50 0 Q-50 -80 0 -100 Q50 -80 50 0 Z", sketch.horizontal(-50, 50, straw))
        for _ in range(26):
            start = scene.rng.uniform(-42, 42), -scene.rng.uniform(0, 60)
            sketch.line(start, (start[0] + scene.rng.uniform(-6, 6), start[1] + 16), "#8f6626", 1.5, 0.5)


def sheaf(scene: Scene, foot: Point, size: float) -> None:
    """Bound corn, standing."""
    with scene.sketch.at(*foot, size):
        scene.sketch.ellipse((3, 0), (18, 4), "#170c06", fill_opacity=0.4)
        gold = scene.sketch.linear((-16, 0), (16, 0), ((0, "#ffeca8"), (0.5, "#dcae48"), (1, "#7f5a1e")))
        scene.sketch.path("M-15 0 L-5 -22 L-15 -46 Q0 -54 15 -46 L5 -22 L15 0 Q0 4 -15 0 Z", gold)
        for k in range(-4, 5):
            scene.sketch.line((k * 1.2, -22), (k * 3.6, -50 + abs(k)), "#a87c30", 1.1)
            scene.sketch.line((k * 1.1, -20), (k * 3.4, -1), "#8f6626", 1)
        scene.sketch.line((-6, -22), (6, -22), "#7a4a1c", 4)
