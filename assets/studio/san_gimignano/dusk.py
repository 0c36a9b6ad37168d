"""The evening in which all nobles appear: sky, hills and the towers of the town behind."""

import random

from assets.studio.kit.geometry import Box, Point
from assets.studio.kit.land import Building, city_tower, cypress, hill
from assets.studio.kit.sky import Sun, clouds, sky, stars, sun
from assets.studio.kit.svg import Sketch
from assets.studio.san_gimignano.card_frame import ART
from assets.studio.san_gimignano.hours import NOBLE_HOUR

TOWN = Building(NOBLE_HOUR.town, "#8a4438", "#ffca94", "#2a1838", lit=0.6)
_TOPS = ("battlements", "flat", "belfry", "roof")


def evening_sky(sketch: Sketch, sun_at: Point, rng: random.Random) -> None:
    heavens = Box(ART.x, ART.y, ART.w, 450)
    sky(sketch, heavens, NOBLE_HOUR.sky)
    stars(sketch, Box(ART.x, ART.y, ART.w, 170), 46, rng)
    clouds(sketch, heavens, NOBLE_HOUR.cloud, NOBLE_HOUR.cloud_strength)
    sun(sketch, Sun(sun_at, 32, "#fff0b8", "#ff9a4a"))


def evening_hills(sketch: Sketch, rng: random.Random, tops: tuple[float, ...] = (398, 428, 462)) -> None:
    for depth, top in enumerate(tops):
        low, high = NOBLE_HOUR.hills[depth]
        hill(sketch, Box(ART.x, top, ART.w, ART.bottom - top), low, high, 8 + 2 * depth, rng)
        for _ in range(5 * depth):
            x, foot = rng.uniform(26, 414), top + rng.uniform(8, 24)
            cypress(sketch, x, foot, rng.uniform(20, 36), NOBLE_HOUR.trees, rng)


def towers_behind(
    sketch: Sketch, places: tuple[tuple[float, float, float], ...], foot: float, rng: random.Random
) -> None:
    """Each tower is (x, width, height)."""
    for i, (x, width, height) in enumerate(places):
        city_tower(sketch, Box(x, foot - height, width, height), TOWN, rng, _TOPS[i % 4])


def ground(sketch: Sketch, top: float, near: str, far: str, rng: random.Random) -> None:
    """Trodden earth with stones, from `top` to the foot of the card."""
    box = Box(ART.x, top, ART.w, ART.bottom - top)
    sketch.rect(box, sketch.vertical(top, top + 110, ((0, far), (1, near))))
    for _ in range(80):
        place = rng.uniform(box.x, box.right), rng.uniform(top + 4, top + 100)
        pebble = rng.choice(("#c89468", "#5a3a34", "#a87a58"))
        sketch.ellipse(place, (rng.uniform(3, 11), rng.uniform(1.2, 3)), pebble, fill_opacity=0.45)
