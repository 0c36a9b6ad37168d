"""The scenes on Lorenzo's cards, and the focus the table cuts them by."""

import tomllib

from assets.studio.lorenzo import scene_cards
from assets.studio.lorenzo.scenes.daylight import BY_PERIOD
from assets.studio.lorenzo.scenes.stage import light_of
from assets.studio.manifest import ASSETS
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import CHARACTER

FOCUS = tomllib.loads((ASSETS / "lorenzo" / "focus.toml").read_text("utf-8"))["focus"]
WITH_SCENE = [card for card in CARDS if card.card_type != CHARACTER]


def test_every_card_but_the_characters_has_one_scene() -> None:
    names = [picture.name for picture in scene_cards.pictures()]
    assert sorted(names) == sorted(f"lorenzo/art/card_{card.number}" for card in WITH_SCENE)


def test_a_scene_has_the_light_of_its_period() -> None:
    assert [light_of(card.number) for card in WITH_SCENE] == [BY_PERIOD[card.period] for card in WITH_SCENE]


def test_every_scene_has_its_focus_inside_the_picture() -> None:
    assert set(FOCUS) == {str(card.number) for card in WITH_SCENE}
    assert all(len(point) == 2 and all(0 < share < 1 for share in point) for point in FOCUS.values())
