"""Every thing of Lorenzo il Magnifico that the game names has its picture, and no two signs look alike."""

from itertools import combinations, product

import numpy as np
import pytest
from PIL import Image

from assets.studio.lorenzo.signs import SIGNS
from assets.studio.manifest import ASSETS
from game.lorenzo.board import MARKET, MEMBERS
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import TYPE_NAMES
from game.lorenzo.goods import RESOURCES
from game.lorenzo.leaders import LEADERS
from game.lorenzo.tiles import BONUS_TILES, TILE_NAMES

ART = ASSETS / "lorenzo" / "art"
SMALL = (17, 17)
FAMILIES = "LFQTS"


def named() -> list[str]:
    cards = [f"card_{card.number}" for card in CARDS]
    leaders = [f"medal_{leader.number}" for leader in LEADERS]
    tiles = [*(f"tile_{name}" for name in TILE_NAMES), *(f"bonus_{number}" for number in range(len(BONUS_TILES)))]
    kinds = [f"{thing}_{kind}" for kind in TYPE_NAMES for thing in ("tower", "banner", "frame", "face", "mini", "sign")]
    members = [f"member_{family}_{die}" for family, die in product(FAMILIES, MEMBERS)]
    return [
        *cards, *leaders, *tiles, *kinds, *members, *(f"sign_{name}" for name in RESOURCES),
        *(f"stall_{stall}" for stall in range(1, len(MARKET) + 1)),
    ]  # fmt: skip


@pytest.mark.parametrize("name", named())
def test_what_the_game_names_has_a_picture(name: str) -> None:
    assert (ART / f"{name}.webp").is_file()


def _small_grey(name: str) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    """The sign as it is met in the smallest row, without colour, on parchment."""
    ground = Image.new("RGBA", (96, 96), "#efe0bd")
    ground.alpha_composite(Image.open(ART / f"sign_{name}.webp").convert("RGBA"))
    return np.asarray(ground.convert("L").resize(SMALL, Image.Resampling.LANCZOS), np.float64)


def test_signs_are_told_apart_without_colour_at_seventeen_pixels() -> None:
    seen = {name: _small_grey(name) for name in SIGNS}
    alike = {pair: float(np.abs(seen[pair[0]] - seen[pair[1]]).mean()) for pair in combinations(SIGNS, 2)}
    assert [pair for pair, difference in alike.items() if difference < 20] == []
