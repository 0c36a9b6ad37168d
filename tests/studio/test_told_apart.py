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
    "signs of villas": ([f"sign_villa_{colour}" for colour in COLOURS], (20, 20)),
    "laurels in panels": ([f"wreath_{colour}" for colour in COLOURS], (20, 20)),
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
    assert {pair: share for pair, share in alike.items() if share < LEAST} == {}
