"""Craftsmen at their work: carpenters, stonecutters and painters."""

from assets.studio.kit.geometry import Box, Point, polygon, trace
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.timber import beam
from assets.studio.lorenzo.scenes import people
from assets.studio.lorenzo.scenes.people import Look, person
from assets.studio.lorenzo.scenes.stage import Scene

_INK = "#24120c"
_STONE = ((0, "#ffffff"), (0.45, "#ece4d6"), (1, "#8f8698"))
_STEEL = "#d4dae2"


def carpenters(scene: Scene, foot: float) -> None:
    """Planks, a bench with a plane, and a trestle under the saw."""
    for i in range(6):
        beam(scene.sketch, (92 + i * 8, foot), (98 + i * 8, foot - 96 + i * 4), 6, ("#cf9c5c", "#b9834a")[i % 2])
    person(scene, (184, foot + 2), 84, people.worker("work", people.RED))
    _bench(scene, (176, foot + 16), 92)
    beam(scene.sketch, (300, foot + 16), (330, foot - 28), 5)
    beam(scene.sketch, (330, foot + 16), (300, foot - 28), 5)
    beam(scene.sketch, (270, foot - 30), (388, foot - 36), 10, "#d9a868")
    person(scene, (372, foot + 4), 86, people.worker("work", people.BLUE), mirror=True)
    saw = [(300, foot - 58), (350, foot - 40), (346, foot - 30), (296, foot - 50)]
    scene.sketch.path(polygon(saw), _STEEL, stroke="#4a4a52", stroke_width=1)
    for _ in range(60):
        spot = scene.rng.uniform(90, 396), scene.rng.uniform(foot + 6, foot + 30)
        scene.sketch.path(trace("M", *spot, "q", 3, -5, 7, 0), stroke="#f2d8a0", stroke_width=1.6)


def _bench(scene: Scene, foot: Point, width: float) -> None:
    x, y = foot
    for leg in (x - width * 0.4, x + width * 0.36):
        beam(scene.sketch, (leg, y), (leg, y - 28), 6, "#7a4a22")
    beam(scene.sketch, (x - width / 2, y - 32), (x + width / 2, y - 32), 9, "#c48f52")
    scene.sketch.path(
        trace("M", x - 6, y - 38, "h", 30, "l", 4, -10, "h", -26, "Z"), "#9a6430", stroke=_INK, stroke_width=1
    )


def stonecutters(scene: Scene, foot: float) -> None:
    """A column drum and a capital under the chisel."""
    for x, size in ((106, 42), (128, 30)):
        _drum(scene, (x, foot + 14 - (10 if size < 40 else 0)), size)
    person(scene, (196, foot + 4), 86, people.worker("work", people.OCHRE))
    capital(scene, (242, foot + 14), 1.15)
    person(scene, (290, foot + 4), 84, people.worker("raise", people.GREEN), mirror=True)
    for x, y, size in ((330, foot + 18, 40), (352, foot + 4, 32), (382, foot + 24, 38)):
        scene.sketch.rect(
            Box(x, y - size * 0.7, size, size * 0.7),
            scene.sketch.horizontal(x, x + size, _STONE),
            stroke="#6a6060",
            stroke_width=0.9,
        )


def _drum(scene: Scene, foot: Point, size: float) -> None:
    x, y = foot
    scene.sketch.rect(
        Box(x - size / 2, y - size * 0.9, size, size * 0.9),
        scene.sketch.horizontal(x - size / 2, x + size / 2, _STONE),
        stroke="#6a6060",
        stroke_width=0.9,
    )
    for i in range(5):
        scene.sketch.line(
            (x - size * 0.4 + i * size * 0.2, y - size * 0.86), (x - size * 0.4 + i * size * 0.2, y - 3), "#a89ea4", 1.6
        )
    scene.sketch.ellipse((x, y - size * 0.9), (size / 2, size * 0.14), "#ffffff", stroke="#6a6060", stroke_width=0.9)


def capital(scene: Scene, foot: Point, size: float) -> None:
    """A Corinthian capital."""
    with scene.sketch.at(*foot, size):
        paint = scene.sketch.horizontal(-26, 28, _STONE)
        scene.sketch.path("M-16 0 H16 L20 -34 H-20 Z", paint, stroke="#6a6060", stroke_width=1)
        for x in (-14, -5, 5, 14):
            scene.sketch.path(
                f"M{x - 5} -2 Q{x - 8} -20 {x} -24 Q{x + 8} -20 {x + 5} -2 Z",
                "#fbf6ec",
                stroke="#8f868c",
                stroke_width=1,
            )
        for side in (-1, 1):
            scene.sketch.circle((side * 21, -34), 6.4, "#fbf6ec", stroke="#8f868c", stroke_width=2)
        scene.sketch.path("M-28 -50 Q0 -44 28 -50 L26 -40 Q0 -36 -26 -40 Z", paint, stroke="#6a6060", stroke_width=1)


def painters(scene: Scene, foot: float) -> None:
    """A painter before his panel, and an apprentice with the colours."""
    for x in (104, 330):
        _easel(scene, (x + 22, foot + 18))
    madonna(scene, Box(94, foot - 70, 64, 74))
    landscape(scene, Box(318, foot - 66, 72, 60))
    person(scene, (196, foot + 22), 90, Look(people.BLUE, True, "cap", people.RED, "work"), mirror=True)
    person(scene, (286, foot + 22), 84, Look(people.GREEN, False, "cap", people.OCHRE, "work"))
    for i, tone in enumerate(("#b5332f", "#27408b", "#e0a93a", "#3f7a3c", "#f4ecd8")):
        x = 220 + i * 11
        scene.sketch.rect(Box(x, foot + 8, 9, 12), "#e6d2a8", stroke=_INK, stroke_width=0.8, rx=2)
        scene.sketch.ellipse((x + 4.5, foot + 8), (4.4, 1.9), tone, stroke=_INK, stroke_width=0.7)


def _easel(scene: Scene, foot: Point) -> None:
    x, y = foot
    for dx in (-20, 20):
        beam(scene.sketch, (x + dx, y), (x, y - 104), 4, "#8a5a2c")
    beam(scene.sketch, (x - 34, y - 14), (x + 34, y - 14), 4, "#8a5a2c")


def madonna(scene: Scene, box: Box) -> None:
    """A gold-ground panel of mother and child."""
    sketch = scene.sketch
    shoulder, middle = box.y + box.w * 0.4, box.x + box.w / 2
    head = ("Q", middle, box.y - box.w * 0.3, box.right, shoulder)
    frame = trace("M", box.x, box.bottom, "V", shoulder, *head, "V", box.bottom, "Z")
    sketch.path(frame, gold_paint(sketch, box), stroke=_INK, stroke_width=1.4)
    with sketch.at(box.x + box.w / 2, box.bottom - 4, box.w / 64):
        sketch.circle((0, -50), 15, "#fff0b8", stroke="#a8741c", stroke_width=1.2)
        sketch.path("M-25 0 C-24 -30 -14 -46 0 -64 C14 -46 24 -30 25 0 Z", "#27408b", stroke=_INK, stroke_width=1)
        sketch.path("M-9 -4 L-6 -38 H6 L9 -4 Z", "#b5332f")
        sketch.ellipse((0, -49), (7, 9), "#e6b98e")
        sketch.circle((11, -30), 7.6, "#fff0b8", stroke="#a8741c", stroke_width=0.8)
        sketch.circle((11, -29), 4.6, "#e6b98e")
        sketch.path("M4 -8 Q6 -24 11 -24 Q18 -24 18 -8 Z", "#f4ecd8", stroke=_INK, stroke_width=0.7)


def landscape(scene: Scene, box: Box) -> None:
    sketch = scene.sketch
    sketch.rect(box.inset(-4), gold_paint(sketch, box), stroke=_INK, stroke_width=1)
    sketch.rect(
        box, sketch.vertical(box.y, box.bottom, ((0, "#5f9ad0"), (0.5, "#dbe8d8"), (0.52, "#7f9a52"), (1, "#3f6a34")))
    )
    sketch.path(
        trace("M", box.x, box.y + box.h * 0.55, "l", box.w * 0.3, -box.h * 0.26, "l", box.w * 0.26, box.h * 0.26, "Z"),
        "#8a90a8",
    )
    for i in range(3):
        sketch.ellipse((box.x + box.w * (0.6 + 0.13 * i), box.y + box.h * 0.6), (3, 9), "#24482a")


def fresco(scene: Scene, box: Box) -> None:
    """A painted band on a wall: saints in roundels between garlands, on lapis."""
    sketch = scene.sketch
    lapis = sketch.vertical(box.y, box.bottom, ((0, "#3a5cb0"), (1, "#27408b")))
    sketch.rect(box, lapis, stroke="#e6c163", stroke_width=3)
    count = int(box.w / 52)
    pitch, slack = box.w / count, box.w / count - box.h * 0.8
    for i in range(count):
        x, y = box.x + pitch * (i + 0.5), box.y + box.h / 2
        sketch.circle((x, y), box.h * 0.38, "#f4e2b8", stroke="#e6c163", stroke_width=2)
        sketch.circle((x, y - box.h * 0.09), box.h * 0.21, ("#5a3a1c", "#8a5a2a", "#3a2414")[i % 3])
        sketch.ellipse((x, y - box.h * 0.04), (box.h * 0.14, box.h * 0.17), "#e6b98e")
        tone = ("#b5332f", "#3f7a3c", "#6a3f8c")[i % 3]
        robe = trace("M", x - box.h * 0.26, y + box.h * 0.34, "q", box.h * 0.26, -box.h * 0.42, box.h * 0.52, 0, "Z")
        sketch.path(robe, tone, stroke=_INK, stroke_width=0.8)
        if i:
            swag = trace("M", x - pitch + box.h * 0.4, y - 6, "q", slack / 2, 18, slack, 0)
            sketch.path(swag, stroke="#7fa044", stroke_width=5)
