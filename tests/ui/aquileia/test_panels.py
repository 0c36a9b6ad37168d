"""Panels show what they hold as large as they have room for."""

from itertools import pairwise

import pytest

from game.aquileia.board import SITE_OF
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.games.aquileia.layout import hand_rects, place
from scenes.games.aquileia.widgets.own_parts import Building
from scenes.games.aquileia.widgets.rival_panel import AquileiaRivalPanel, RivalCoins
from scenes.games.aquileia.widgets.rival_summary import buildings, draw_chips, laurels
from tests.ui.aquileia.tables import match_at
from tests.ui.tables.seated import seated

HELD = "seats: {seats}\ntrack: 0 1 2\ncoins 1: 3 2 1\nsites: mensa_aenea=1 gemmaria=1 figlina=0\n"
COINS = 26.0
"""The least size of a rival's coins, of which 24 was told to be tiny."""


def drawn(stage: Headless, rows: tuple[Rect, ...], *groups: tuple[object, ...]) -> float:
    """Return the largest number that stands there, in pixels."""
    canvas = stage.app.canvas
    canvas.boxes.clear()
    draw_chips(canvas, rows, *groups)  # type: ignore[arg-type]
    return max(box.pixels for box in canvas.boxes)


def test_few_things_stand_in_one_high_row_and_many_in_two() -> None:
    stage = Headless((1280, 720))
    rows = tuple(Rect(1628, 140, 268, 72).rows(2, 0))
    sites = [SITE_OF[name] for name in ("gemmaria", "mensa_maior", "villa_white_10", "villa_blue_10")]
    few, many = tuple(buildings(sites[:1], lambda colour: 1)), tuple(buildings(sites, lambda colour: 3))
    wreaths = tuple(laurels(range(8)))
    assert drawn(stage, rows, (), few) > 1.3 * drawn(stage, (rows[0],), (), few)
    assert drawn(stage, rows, wreaths, many) >= drawn(stage, (rows[0],), wreaths, many)
    stage.close()


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_few_kinds_of_cards_fill_the_hand(count: int) -> None:
    area, cards = place("hand"), hand_rects(count)
    assert all(card.w >= 110 for card in cards)
    assert all(area.x <= card.x and card.right <= area.right and card.bottom + 21 <= area.bottom for card in cards)
    assert all(one.right <= other.x for one, other in pairwise(cards))


@pytest.mark.parametrize("count", range(5, 10))
def test_many_kinds_of_cards_stay_in_the_hand(count: int) -> None:
    area, cards = place("hand"), hand_rects(count)
    assert len(cards) == count and cards[-1].right <= area.right


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("scale", [100, 130])
def test_a_rivals_coins_are_as_large_as_their_line_lets_them_be(seats: int, scale: int) -> None:
    """All three metals at one size, none over the pieces at the right."""
    with seated(match_at(HELD.format(seats=seats)), text_scale=scale) as sitting:
        panel, coins = sitting.table.find("rival-1"), sitting.table.find("rival-coins-1")
        assert isinstance(panel, AquileiaRivalPanel) and isinstance(coins, RivalCoins)
        canvas = sitting.stage.app.canvas
        place_of = canvas.pixels(coins.rect)
        told = [box for box in sitting.texts() if box.text in "123" and place_of.collidepoint(box.taken.center)]
        assert len(told) == 3 and len({box.pixels for box in told}) == 1
        assert told[0].pixels >= COINS * canvas.scale - 1
        building = sitting.table.find(f"own-site-{SITE_OF['figlina']}")
        assert isinstance(building, Building)
