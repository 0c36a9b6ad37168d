"""Everything printed of Lorenzo has its picture, its name, its words in every language, and can be looked at large."""

from collections.abc import Iterator

import pytest

from game.lorenzo.cards import CARDS
from game.lorenzo.leaders import LEADERS
from game.lorenzo.tiles import BONUS_TILES, TILES
from scenes.core.headless import Headless
from scenes.core.languages import CODES
from scenes.core.layout import Rect
from scenes.core.resources import asset
from scenes.core.text_boxes import overflowing
from scenes.lorenzo.geometry import CARD_RATIO
from scenes.lorenzo.leader_art import draw_leader_card
from scenes.lorenzo.painting import draw_floor_card, draw_mini, draw_whole_card
from scenes.lorenzo.wording import LorenzoWording

PLACES = {"floor": Rect(100, 100, 176, 138), "mini": Rect(300, 100, 118, 98), "whole": Rect(500, 100, 300, 463)}
LARGE = Rect(900, 100, 600 * CARD_RATIO, 600)


@pytest.fixture(params=[*((code, size) for code in CODES for size in ((1280, 720), (1920, 1080)))], ids=str)
def stage(request: pytest.FixtureRequest) -> Iterator[Headless]:
    language, size = request.param
    headless = Headless(size, language)
    yield headless
    assert headless.app.catalog.missing == set()
    headless.close()


def test_every_component_has_its_pictures() -> None:
    names = [f"card_{card.number}" for card in CARDS] + [f"medal_{number + 1}" for number in range(len(LEADERS))]
    names += [f"tile_{tile.id}" for tile in TILES] + [f"bonus_{number}" for number in range(len(BONUS_TILES))]
    names += [f"roundel_{number}" for number in range(49, 97)] + [f"bust_{number}" for number in range(49, 73)]
    assert [name for name in names if not asset("lorenzo", f"art/{name}.webp").exists()] == []


def test_every_card_is_legible_on_its_tower_on_a_board_and_whole(stage: Headless) -> None:
    canvas, catalog = stage.app.canvas, stage.app.catalog
    words = LorenzoWording(catalog, "lo", [], -1)
    for index, card in enumerate(CARDS):
        canvas.begin()
        draw_floor_card(canvas, catalog, card, PLACES["floor"], frozenset())
        if card.activation:
            draw_mini(canvas, card, PLACES["mini"])
        draw_whole_card(canvas, catalog, card, PLACES["whole"])
        assert [box.text for box in overflowing(canvas.boxes)] == [], card.id
        name, kind, cost, at_once, later = words.card_text(index).splitlines()
        assert words.card(index) in name
        assert all((kind, cost, at_once, later))


def test_every_leader_is_legible_whole(stage: Headless) -> None:
    words = LorenzoWording(stage.app.catalog, "lo", [], -1)
    for index, leader in enumerate(LEADERS):
        stage.app.canvas.begin()
        draw_leader_card(stage.app.canvas, leader, words.leader_text(index), LARGE)
        assert [box.text for box in overflowing(stage.app.canvas.boxes)] == [], leader.id


def test_every_excommunication_has_its_sentence(stage: Headless) -> None:
    words = LorenzoWording(stage.app.catalog, "lo", [], -1)
    texts = [words.tile_text(index) for index in range(len(TILES))]
    assert len(set(texts)) == len(TILES) == 21
