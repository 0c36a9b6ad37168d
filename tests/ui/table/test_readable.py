"""What must be read at a glance is large enough in the smallest window: addresses, letters, names."""

import pytest

from scenes.core.layout import Rect
from scenes.core.text_boxes import TextBox
from scenes.lucca.geometry import rival_rect, rival_street
from scenes.san_gimignano.cards import card_name
from tests.ui.table.players import Sitting
from tests.ui.table.test_texts_fit import STATES, seated

SMALL, LARGE = (1280, 720), (1920, 1080)
ADDRESS = {SMALL: 12, LARGE: 18}
NAME = {SMALL: 10, LARGE: 16}
LETTER = {SMALL: 11, LARGE: 16}
FAMILIES = "LFQTS"
LUCCA = [state for game, state in STATES if game == "lucca"]
SAN_GIMIGNANO = [state for game, state in STATES if game == "san_gimignano"]


def boxes(sitting: Sitting) -> list[TextBox]:
    sitting.stage.app.draw()
    return list(sitting.stage.app.canvas.boxes)


def inside(sitting: Sitting, box: TextBox, place: Rect) -> bool:
    return bool(sitting.stage.app.canvas.pixels(place).contains(box.taken.inflate(-8, -8)))


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("state", LUCCA)
def test_addresses_in_rival_streets_can_be_read(state: str, size: tuple[int, int]) -> None:
    sitting = seated("lucca", state, "en", 100, size)
    view = sitting.table.seen.view
    small = []
    for seat, quarter in enumerate(view.quarters[1:], 1):
        street = rival_street(rival_rect(0, len(view.quarters), seat))
        shown = {str(palace.address) for palace in quarter.palaces}
        small += [
            b for b in boxes(sitting) if b.text in shown and inside(sitting, b, street) and b.pixels < ADDRESS[size]
        ]
    sitting.close()
    assert [(box.text, box.pixels) for box in small] == []


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize(("game", "state"), STATES)
def test_letters_of_families_can_be_read(game: str, state: str, size: tuple[int, int]) -> None:
    sitting = seated(game, state, "en", 100, size)
    letters = [box for box in boxes(sitting) if box.text in FAMILIES]
    sitting.close()
    assert letters
    assert [(box.text, box.pixels) for box in letters if box.pixels < LETTER[size]] == []


@pytest.mark.parametrize("language", ["en", "it", "ja"])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("state", SAN_GIMIGNANO)
def test_names_of_cards_can_be_read(state: str, size: tuple[int, int], language: str) -> None:
    sitting = seated("san_gimignano", state, language, 100, size)
    names = {card_name(sitting.stage.app.catalog, kind) for kind in range(5, 17)}
    shown = [box for box in boxes(sitting) if box.text in names]
    sitting.close()
    assert shown
    assert [(box.text, box.pixels) for box in shown if box.pixels < NAME[size]] == []
