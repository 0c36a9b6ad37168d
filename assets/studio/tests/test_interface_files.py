"""Written files of the interface agree with the scripts that write them, and the game can read them."""

import tomllib

import pygame
import pytest

from assets.studio.interface.icons import Icon, icons
from assets.studio.interface.skin import Skin
from assets.studio.interface.skins import skins, table
from assets.studio.manifest import ASSETS

COMMON = ASSETS / "common"


def test_the_table_of_skins_is_up_to_date() -> None:
    assert (COMMON / "skins.toml").read_text("utf-8") == table()
    assert set(tomllib.loads(table())["skin"]) == {skin.name for skin in skins()}


@pytest.mark.parametrize("skin", skins(), ids=lambda skin: skin.name)
def test_a_skin_keeps_a_middle_that_can_stretch(skin: Skin) -> None:
    left, top, right, bottom = skin.inset
    assert left + right < skin.size[0] and top + bottom < skin.size[1]


def test_no_icon_is_left_over_or_missing() -> None:
    assert {path.stem for path in (COMMON / "icons").glob("*.svg")} == {icon.name for icon in icons()}


@pytest.mark.parametrize("icon", icons(), ids=lambda icon: icon.name)
@pytest.mark.parametrize("pixels", (24, 48))
def test_an_icon_is_up_to_date_and_drawn_well_inside_its_square(icon: Icon, pixels: int) -> None:
    path = COMMON / "icons" / f"{icon.name}.svg"
    assert path.read_text("utf-8") == icon.markup()
    inked = pygame.image.load_sized_svg(path, (pixels, pixels)).get_bounding_rect(min_alpha=128)
    assert pygame.Rect(0, 0, pixels, pixels).inflate(-2, -2).contains(inked)
    assert max(inked.size) >= pixels * 0.6
