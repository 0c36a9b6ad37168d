"""What must never be mistaken for another thing stays apart without colour, and for eyes that see few colours."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from assets.studio.manifest import ASSETS

ART = ASSETS / "aquileia" / "art"
PARCHMENT = (244, 232, 200)
LEAST = 0.06
"""Mean difference, from 0 to 1, over all pixels that either of two pictures covers."""
LEAST_OF_HALVES = 0.04
"""Two pairs may have one colour alike."""
PAIRS = ("white_blue", "white_yellow", "white_purple", "blue_yellow", "blue_purple", "yellow_purple")
METALS, COLOURS, FAMILIES = ("copper", "silver", "gold"), ("white", "blue", "yellow", "purple"), "LFQTS"
Picture = NDArray[np.float64]

EYES = {
    "without colour": ((0.299, 0.587, 0.114), (0.299, 0.587, 0.114), (0.299, 0.587, 0.114)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
SHOWN = {
    "coins": ([f"coin_{metal}" for metal in METALS], (36, 36)),
    "small coins": ([f"coin_{metal}_small" for metal in METALS], (15, 15)),
    "red dice": ([f"die_red_{metal}_small" for metal in METALS], (17, 17)),
    "blue dice": ([f"die_blue_{metal}_small" for metal in METALS], (17, 17)),
    "signs of villas": ([f"sign_villa_{colour}" for colour in COLOURS], (18, 18)),
    "laurels in panels": ([f"wreath_{colour}" for colour in COLOURS], (18, 18)),
    "pairs in panels": ([f"wreath_{pair}" for pair in PAIRS], (18, 18)),
    "henchmen": ([f"henchman_{family}" for family in FAMILIES], (30, 44)),
    "tie-breakers": ([f"tiebreaker_{family}" for family in FAMILIES], (27, 40)),
    "houses": ([f"house_{family}" for family in FAMILIES], (19, 17)),
}
"""At the sizes in which 1280 x 720 shows them."""


def seen(name: str, size: tuple[int, int], eye: str) -> tuple[Picture, Picture]:
    """The picture on parchment as that eye sees it, and where it is."""
    shown = Image.open(ART / f"{name}.webp").convert("RGBA").resize(size, Image.Resampling.LANCZOS)
    ground = Image.new("RGBA", size, (*PARCHMENT, 255))
    ground.alpha_composite(shown)
    pixels = np.asarray(ground.convert("RGB"), np.float64) / 255
    return np.clip(pixels @ np.array(EYES[eye]).T, 0, 1), np.asarray(shown.getchannel("A"), np.float64) / 255


def difference(first: str, second: str, size: tuple[int, int], eye: str) -> float:
    (one, here), (other, there) = seen(first, size, eye), seen(second, size, eye)
    covered = np.maximum(here, there)
    return float((np.abs(one - other).max(axis=2) * covered).sum() / covered.sum())


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("things", SHOWN)
def test_no_two_look_alike(things: str, eye: str) -> None:
    names, size = SHOWN[things]
    alike = {pair: difference(*pair, size, eye) for pair in combinations(names, 2)}
    least = LEAST_OF_HALVES if things == "pairs in panels" else LEAST
    assert {pair: share for pair, share in alike.items() if share < least} == {}


CITIES = {
    "plates of Lucca": (
        [f"lucca/art/palace_small_{colour}_1" for colour in ("red", "yellow", "green", "blue", "violet", "grey")],
        (28, 18),
        (0.0, 0.62, 1.0, 0.96),
    ),
}
"""Pictures, the size in which the smallest window shows them, and the part that is looked at."""
LEAST_COLOUR = 15.0
"""Mean difference of colours as eyes see it (CIE 1976), over the whole part."""
LEAST_SHAPE = 0.06
BADGE = 18


def lightness_and_hue(pixels: Picture) -> Picture:
    """In the space in which equal distances look equally different."""
    linear = np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)
    matrix = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    x, y, z = np.moveaxis(linear @ matrix.T / np.array([0.9505, 1.0, 1.089]), -1, 0)
    x, y, z = (np.where(part > 0.008856, np.cbrt(part), 7.787 * part + 16 / 116) for part in (x, y, z))
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def part_of(name: str, size: tuple[int, int], part: tuple[float, float, float, float], eye: str) -> Picture:
    picture = Image.open(ASSETS / f"{name}.webp").convert("RGBA")
    width, height = picture.size
    left, top, right, bottom = part
    box = left * width, top * height, right * width, bottom * height
    shown = picture.resize(size, Image.Resampling.LANCZOS, box=box)
    ground = Image.new("RGBA", size, (*PARCHMENT, 255))
    ground.alpha_composite(shown)
    pixels = np.asarray(ground.convert("RGB"), np.float64) / 255
    return lightness_and_hue(np.clip(pixels @ np.array(EYES[eye]).T, 0, 1))


@pytest.mark.parametrize("eye", ["protanopia", "deuteranopia", "tritanopia"])
@pytest.mark.parametrize("things", CITIES)
def test_colours_are_told_apart_by_eyes_that_see_few(things: str, eye: str) -> None:
    names, size, part = CITIES[things]
    seen_parts = {name: part_of(name, size, part, eye) for name in names}
    alike = {
        pair: float(np.linalg.norm(seen_parts[pair[0]] - seen_parts[pair[1]], axis=-1).mean())
        for pair in combinations(names, 2)
    }
    assert {pair: far for pair, far in alike.items() if far < LEAST_COLOUR} == {}


def outline(name: str) -> Picture:
    shown = Image.open(ASSETS / f"{name}.webp").convert("RGBA").resize((BADGE, BADGE), Image.Resampling.LANCZOS)
    return np.asarray(shown.getchannel("A"), np.float64) / 255


def test_families_are_told_apart_by_the_shape_of_their_badges() -> None:
    outlines = {family: outline(f"common/art/badge_{family}") for family in FAMILIES}
    alike = {pair: float(np.abs(outlines[pair[0]] - outlines[pair[1]]).mean()) for pair in combinations(FAMILIES, 2)}
    assert {pair: share for pair, share in alike.items() if share < LEAST_SHAPE} == {}
