"""Skies on a sketch: gradient, clouds, sun, moon and stars."""

import random
from dataclasses import dataclass

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, polar, polygon, trace
from assets.studio.kit.light import glow
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.kit.texture import noise_paint


@dataclass(frozen=True, slots=True)
class Sun:
    centre: Point
    radius: float
    colour: str
    halo: str


def clouds(sketch: Sketch, box: Box, colour: str, strength: float = 0.85, seed: int = 14, cover: float = -1.2) -> None:
    """Long thin clouds, dense in the middle of the box; a higher `cover` (towards 0) brings more of them."""
    fade = sketch.vertical(box.y, box.bottom, ((0, "#fff", 0.5), (0.4, "#fff", 1), (1, "#fff", 0.1)))
    shapes = noise_paint(sketch, ".006 .019", 6, colour, 3.4, cover, seed)
    with sketch.group(mask=sketch.mask(box, fade), opacity=strength):
        sketch.rect(box, "#fff", filter=shapes)


def sun(sketch: Sketch, body: Sun) -> None:
    glow(sketch, body.centre, body.radius * 7, body.halo, 0.95)
    edge = mix(body.colour, body.halo, 0.5)
    disc = sketch.radial(body.centre, body.radius, ((0, "#ffffff"), (0.6, body.colour), (0.92, edge), (1, edge, 0.4)))
    sketch.circle(body.centre, body.radius, disc)


def sunbeams(sketch: Sketch, centre: Point, length: float, count: int, colour: str, strength: float) -> None:
    with sketch.group(blend="screen"):
        beam = sketch.radial(centre, length, ((0, colour, strength), (1, colour, 0)))
        for i in range(count):
            turn = 360 * i / count + 8
            sketch.path(polygon([centre, polar(centre, length, turn - 2.4), polar(centre, length, turn + 2.4)]), beam)


def full_moon(sketch: Sketch, centre: Point, radius: float) -> None:
    x, y = centre
    glow(sketch, centre, radius * 3.2, "#a8a0e8", 0.7)
    lit = ((0, "#fffdf0"), (0.7, "#ece4cc"), (1, "#c8bcc0"))
    sketch.circle(centre, radius, sketch.radial((x - radius * 0.3, y - radius * 0.33), radius * 1.4, lit))
    for dx, dy, size in (
        (-0.3, -0.23, 0.17),
        (0.23, 0.3, 0.23),
        (0.3, -0.37, 0.13),
        (-0.23, 0.43, 0.13),
        (0, 0, 0.1),
    ):
        sketch.circle((x + dx * radius, y + dy * radius), size * radius, "#b8aea8", fill_opacity=0.35)


def crescent(sketch: Sketch, centre: Point, radius: float, paint: str, **given: str | float) -> None:
    x, y, r = *centre, radius
    upper, lower = (x + 0.2 * r, y - r), (x + 0.92 * r, y + 0.52 * r)
    d = trace("M", *upper, "A", r, r, 0, 1, 0, *lower, "A", 0.86 * r, 0.86 * r, 0, 0, 1, *upper, "Z")
    sketch.path(d, paint, **given)


def stars(sketch: Sketch, box: Box, count: int, rng: random.Random) -> None:
    """Fainter and fewer towards the horizon."""
    for _ in range(count):
        x, y = rng.uniform(box.x, box.right), box.y + box.h * rng.random() ** 1.3
        faintness = 1 - (y - box.y) / box.h
        sketch.circle(
            (x, y),
            rng.choice((0.6, 0.8, 1.1, 1.5)),
            "#fff6de",
            fill_opacity=max(0.05, rng.uniform(0.3, 1) * faintness),
        )


def birds(sketch: Sketch, flock: list[tuple[float, float, float]], colour: str) -> None:
    """Each bird is (x, y, scale)."""
    for x, y, size in flock:
        with sketch.at(x, y, size):
            sketch.path("M-9 -3 Q-5 -7 0 0 Q4 -7 9 -4 Q4 -4 0 1.5 Q-5 -4 -9 -3 Z", colour)


def sky(sketch: Sketch, box: Box, stops: Stops) -> None:
    sketch.rect(box, sketch.vertical(box.y, box.bottom, stops))
