"""The names of cards are large enough in the smallest window."""

import pytest

from game.san_gimignano.notation import position
from game.san_gimignano.towers import Tower
from scenes.games.san_gimignano.cards import card_name
from scenes.games.san_gimignano.drawing.painting import draw_tower
from scenes.games.san_gimignano.layout import Skyline, place
from scenes.kit.pieces import NamePlate
from tests.ui.playable import LANGUAGES, stage
from tests.ui.san_gimignano.crowded import CROWDED
from tests.ui.table.players import Sitting
from tests.ui.tables.crowded import LARGE, SMALL, crowded_match
from tests.ui.tables.seated import Seated

NAME = {SMALL: 10, LARGE: 16}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_names_of_cards_can_be_read(size: tuple[int, int], language: str) -> None:
    with stage(size, language) as headless:
        names = {card_name(headless.app.catalog, kind) for kind in range(5, 17)}
        for state in CROWDED:
            sitting = Seated(headless, crowded_match("san_gimignano", state))
            shown = [box for box in sitting.texts() if box.text in names]
            assert shown, state
            assert [(state, box.text, box.pixels) for box in shown if box.pixels < NAME[size]] == []


def test_a_long_name_takes_two_lines_also_on_a_card_that_its_neighbour_touches() -> None:
    hand = "active: 0\nhand 0: 7 pilgrimage santa_fina joust 8 9 10\nhand 1: 5\nnobles: rognosa\ndeck: 8 9\nmarket: 5"
    sitting = Sitting(
        "san_gimignano", {"nobles": "on", "series": "single"}, "1", start=position(hand), language="ja", text_scale=120
    )
    lines = "".join(box.text for box in sitting.stage.app.canvas.boxes)
    assert "ヴァチカン" in lines and "フィーナ" in lines
    sitting.close()


@pytest.mark.parametrize("scale", [120, 130])
def test_plates_of_the_piles_are_apart_and_below_the_number_of_a_card_that_lies_face_up(scale: int) -> None:
    hand = "active: 0\nhand 0: 7\nhand 1: 5\nnobles: rognosa joust\ndeck: 8 9\nmarket: 5"
    options = {"nobles": "on", "series": "single"}
    sitting = Sitting("san_gimignano", options, "1", start=position(hand), language="ja", text_scale=scale)
    table = sitting.stage.app.stack.top
    assert table
    plates = [table.find(f"{name}-name") for name in ("deck", "noble_deck")]
    shields = place("deck").y + place("deck").h * 0.2
    assert all(isinstance(plate, NamePlate) and plate.rect.y >= shields for plate in plates)
    assert plates[0] and plates[1] and plates[0].rect.right < plates[1].rect.x
    sitting.close()


@pytest.mark.parametrize(("tower", "told"), [(Tower(True, 10, 8), "×3"), (Tower(False, 4, 7), "5–6")])
def test_a_merged_storey_says_truly_what_it_stands_for(tower: Tower, told: str) -> None:
    with stage() as headless:
        canvas = headless.app.canvas
        canvas.boxes.clear()
        draw_tower(canvas, Skyline([tower], is_own=True, storey=30.0), 0, tower, "L")
        assert told in [box.text for box in canvas.boxes]
