"""Addresses in the streets of rivals are large enough in the smallest window."""

import pytest

from scenes.engine.layout import Rect
from scenes.engine.text.drawn_text import TextBox
from scenes.games.lucca.layout import rival_rect, rival_street
from scenes.games.lucca.widgets.hand_panel import WayButton
from tests.ui.lucca.crowded import CROWDED
from tests.ui.playable import stage
from tests.ui.tables.crowded import LARGE, SMALL, crowded_match
from tests.ui.tables.seated import Seated

ADDRESS = {SMALL: 12, LARGE: 18}
NOTE = 12


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_addresses_in_rival_streets_can_be_read(size: tuple[int, int]) -> None:
    with stage(size) as headless:
        for name in CROWDED:
            shown = addresses_of_rivals(Seated(headless, crowded_match("lucca", name)))
            assert shown or name == "keep"
            assert [(name, box.text, box.pixels) for box in shown if box.pixels < ADDRESS[size]] == []


def test_rivals_areas_bear_the_words_of_ones_own_also_where_nothing_stands_yet() -> None:
    with stage(SMALL) as headless:
        texts = [box.text for box in Seated(headless, crowded_match("lucca", "free-3")).texts()]
    assert (texts.count("Completed"), texts.count("Opened")) == (3, 3)


@pytest.mark.parametrize("language", ["en", "it", "ja"])
@pytest.mark.parametrize("scale", [100, 130])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_the_ribbon_of_a_tower_bears_its_name(size: tuple[int, int], scale: int, language: str) -> None:
    """Of the triplet's tower and of the own pile, beside the coin with its number."""
    with stage(size, language, scale) as headless:
        sitting = Seated(headless, crowded_match("lucca", "free-3"))
        name = headless.app.catalog("lc-tower")
        shown = [box for box in sitting.texts() if box.text == name]
        pile = headless.app.canvas.pixels(next(each.rect for each in sitting.table.widgets if each.id == "towers-0"))
    assert len([box for box in shown if pile.contains(box.taken)]) == 1
    assert len(shown) >= 2 and all(box.fits and box.pixels >= 9 for box in shown)


def test_what_a_way_brings_can_be_read_below_its_name() -> None:
    with stage(SMALL) as headless:
        sitting = Seated(headless, crowded_match("lucca", "taken-3"))
        texts = sitting.texts()
        notes = [button.subtitle for button in sitting.table.widgets if isinstance(button, WayButton)]
    sizes = [box.pixels for box in texts if box.text in notes]
    assert sizes and min(sizes) >= NOTE


def addresses_of_rivals(sitting: Seated) -> list[TextBox]:
    quarters, texts = sitting.table.position.view.quarters, sitting.texts()
    shown = []
    for seat, quarter in enumerate(quarters[1:], 1):
        street = rival_street(rival_rect(0, len(quarters), seat))
        addresses = {str(palace.address) for palace in quarter.palaces}
        shown += [box for box in texts if box.text in addresses and is_inside(sitting, box, street)]
    return shown


def is_inside(sitting: Seated, box: TextBox, place: Rect) -> bool:
    return bool(sitting.stage.app.canvas.pixels(place).contains(box.taken.inflate(-8, -8)))
