"""Church of Santa Fina: the Romanesque front above its steps, and the violets that bloom for the saint."""

import random

from assets.studio.kit.geometry import Box, Point, arch, circle, polar, polygon
from assets.studio.kit.land import city_tower
from assets.studio.kit.light import drop_shadow, fade_down, glow
from assets.studio.kit.masonry import Coursing, lay_courses, voussoirs
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.san_gimignano.dusk import TOWN, evening_hills, evening_sky, ground, towers_behind

_FACADE = [(96, 486), (96, 268), (152, 232), (152, 196), (220, 134), (288, 196), (288, 232), (344, 268), (344, 486)]
_CUT = Coursing("#dcb08c", 28, 13, 1.3, spread=10, light="#fff0c8", dark="#2a1020")
_LAMP = ((0, "#7a3a20"), (0.5, "#ffc566"), (1, "#ffe7a6"))


def draw(sketch: Sketch, rng: random.Random) -> None:
    evening_sky(sketch, (76, 330), rng)
    evening_hills(sketch, rng, (376, 410))
    towers_behind(sketch, ((32, 22, 150), (60, 20, 106), (386, 24, 130), (30, 26, 60)), 450, rng)
    city_tower(sketch, Box(318, 170, 52, 300), TOWN, rng, "belfry")
    ground(sketch, 470, "#2a1828", "#8a6058", rng)
    _front(sketch, rng)
    _doors(sketch, rng)
    _rose(sketch, (220, 252), 36)
    _steps(sketch, rng)
    for x, foot, size in (
        (46, 520, 1.5),
        (78, 532, 1.15),
        (104, 522, 0.9),
        (394, 520, 1.5),
        (362, 532, 1.2),
        (334, 522, 0.9),
    ):
        _violet(sketch, (x, foot), size)


def _front(sketch: Sketch, rng: random.Random) -> None:
    outline = polygon(_FACADE)
    drop_shadow(sketch, outline, 10, (12, 4), 0.5)
    with sketch.group(clip_path=sketch.clip(outline)):
        lay_courses(sketch, Box(90, 130, 260, 360), _CUT, rng)
    emboss(sketch, Box(90, 130, 260, 360), STONE_RELIEF, 0.5, sketch.clip(outline))
    turning = ((0, "#ffd890", 0.36), (0.35, "#ffd890", 0.02), (1, "#1a0a34", 0.42))
    sketch.path(outline, sketch.horizontal(96, 344, turning))
    eaves = [(_FACADE[i], _FACADE[i + 1]) for i in (1, 3, 4, 6)]
    for start, end in eaves:
        sketch.line((start[0], start[1] + 5), (end[0], end[1] + 5), "#2a1020", 9, opacity=0.45)
        sketch.line(start, end, "#7a3a28", 12)
        sketch.line((start[0], start[1] - 2), (end[0], end[1] - 2), "#e08a58", 6)
    for x in (152, 288):
        sketch.rect(Box(x - 4, 200, 8, 286), "#fff0d0", fill_opacity=0.18)
        sketch.rect(Box(x + 4, 200, 5, 286), "#1a0a14", fill_opacity=0.3)
    for i in range(6):
        sketch.path(arch(166 + i * 22, 332, 15, 22), "#8a5c50", stroke="#f3d0a8", stroke_width=2.4)
    sketch.rect(Box(150, 334, 140, 6), "#ffe6bc")
    fade_down(sketch, Box(150, 340, 140, 10), 0.45)
    _cross(sketch)


def _cross(sketch: Sketch) -> None:
    for start, end in (((220, 128), (220, 92)), ((208, 104), (232, 104))):
        sketch.line(start, end, UMBER, 7)
        sketch.line(start, end, "#f0c95c", 4.4)


def _doors(sketch: Sketch, rng: random.Random) -> None:
    for x, width, height in ((220, 52, 104), (124, 32, 70), (316, 32, 70)):
        voussoirs(sketch, x, 486, width, height, width * 0.2, "#ecc49c", rng, stones=11)
        leaf = sketch.vertical(486 - height, 486, ((0, "#1c0e0c"), (1, "#5a3420")))
        sketch.path(arch(x, 486, width, height), leaf)
        sketch.line((x, 486 - height), (x, 486), "#120808", 2)
        for i in (-0.25, 0.25):
            sketch.line((x + i * width, 486 - height * 0.75), (x + i * width, 484), "#8a5a34", 1.4, opacity=0.6)
    for x in (124, 316):
        _rose(sketch, (x, 364), 15)
    glow(sketch, (220, 470), 60, "#ffb050", 0.5)


def _rose(sketch: Sketch, centre: Point, radius: float) -> None:
    """A wheel window with lamps behind it."""
    rim = Box(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    drop_shadow(sketch, circle(centre, radius * 1.2), 4)
    sketch.circle(centre, radius * 1.22, "#f3d8b0", stroke="#5a3420", stroke_width=1.4)
    sketch.circle(centre, radius, sketch.radial(centre, radius, ((0, "#fff2c0"), (0.6, "#ffc05a"), (1, "#c9682a"))))
    for i in range(12):
        sketch.line(centre, polar(centre, radius, i * 30), "#6b3c28", radius * 0.07)
        if radius > 20:
            sketch.circle(
                polar(centre, radius * 0.82, i * 30 + 15), radius * 0.13, "none", stroke="#6b3c28", stroke_width=2
            )
    sketch.circle(centre, radius * 0.26, gold_paint(sketch, rim), stroke="#5a3420", stroke_width=1.6)
    sketch.circle(centre, radius, "none", stroke="#5a3420", stroke_width=2.2)
    glow(sketch, centre, radius * 2.2, "#ffc060", 0.5)


def _steps(sketch: Sketch, rng: random.Random) -> None:
    for i in range(4):
        step = Box(92 - i * 14, 484 + i * 11, 256 + i * 28, 12)
        lay_courses(sketch, step, Coursing("#d8b494", 44, 12, 1.4, spread=6), rng)
        sketch.rect(Box(step.x, step.y, step.w, 2.6), "#fff0d4", fill_opacity=0.8)
        turning = ((0, "#ffd890", 0.2), (0.4, "#ffd890", 0), (1, "#1a0a34", 0.4))
        sketch.rect(step, sketch.horizontal(step.x, step.right, turning))


def _violet(sketch: Sketch, foot: Point, size: float) -> None:
    x, y = foot
    petals = sketch.vertical(-17, 0, ((0, "#b48af0"), (0.6, "#7a4cc4"), (1, "#3a1f70")))
    with sketch.at(x, y, size):
        for lean in (-16, 2, 18):
            sketch.path(f"M{lean * 0.4} 12 q{lean} -16 {lean} -34", stroke="#4c6a32", stroke_width=2.4)
        for mirror in (False, True):
            with sketch.at(0, 8, mirror=mirror):
                sketch.path("M0 0 C8 -14 26 -14 30 2 C20 10 8 8 0 0 Z", "#557a38", stroke="#24381a", stroke_width=1)
        for px, py, bloom in ((-19, -22, 0.9), (4, -34, 1.05), (25, -20, 0.85)):
            for turn in (-38, 38, -108, 108, 180):
                with sketch.at(px, py, bloom, turn=turn):
                    sketch.path(
                        "M0 0 C-9 -5 -9 -15 0 -17 C9 -15 9 -5 0 0 Z", petals, stroke="#24104a", stroke_width=0.9
                    )
            sketch.circle((px, py), 3, "#ffd24a", stroke="#6b3c06", stroke_width=0.7)
