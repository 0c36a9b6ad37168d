"""What stands beside the spaces can be read: names with their numbers, decks that come back."""

from collections.abc import Iterator

import pytest

from game.aquileia.notation import position
from scenes.engine.headless import Headless
from scenes.engine.text.markup import coloured
from scenes.games.aquileia.areas import AREAS, order_of
from scenes.games.aquileia.drawing.legends import draw_legends
from scenes.games.aquileia.widgets.pieces import AquileiaDeck
from scenes.table.scene import TableScene
from tests.ui.aquileia.tables import at_table, match_at
from tests.ui.playable import LANGUAGES
from tests.ui.tables.seated import seated

SERVI_EMPTY = "seats: 4\nstep: servi_top\nspaces: servi_top=0\ncoins 0: 3 3 3\nservi:\nhand 1: servi_1 servi_2\n"
DECKS = ("servi", "gear", "stadium", "theatre")


@pytest.fixture(params=[(language, scale) for language in LANGUAGES for scale in (100, 130)], ids=str)
def stage(request: pytest.FixtureRequest) -> Iterator[Headless]:
    language, scale = request.param
    headless = Headless((1280, 720), language, scale)
    yield headless
    headless.close()


def test_the_number_of_an_area_never_touches_its_name(stage: Headless) -> None:
    """They are one line, which shrinks as a whole."""
    app = stage.app
    app.canvas.text_scale = app.settings.text_scale / 100
    app.canvas.boxes.clear()
    draw_legends(app.canvas, app.catalog)
    names = {f"{coloured('gold', str(order_of(area)))}  {app.catalog(f'aq-area-{area}')}" for area in AREAS}
    told = {box.text: box for box in app.canvas.boxes}
    assert names <= set(told) and all(told[name].fits for name in names)


def deck(table: TableScene, name: str) -> AquileiaDeck:
    piece = table.find(f"{name}-deck")
    assert isinstance(piece, AquileiaDeck)
    return piece


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_deck_tells_that_its_discards_come_back(language: str) -> None:
    """AQ 1.2: as many as lie discarded, none of them in a hand."""
    with seated(match_at(SERVI_EMPTY), language) as sitting:
        servi, discards = deck(sitting.table, "servi"), sum(position(SERVI_EMPTY).discards[:2])
        assert discards == 20 and servi.comes_back and str(discards) in servi.tooltip_text()
        assert sitting.table.t("aq-deck-left", n=0) not in servi.tooltip_text()


def test_a_deck_that_never_comes_back_says_so() -> None:
    with at_table("seats: 4\ntheatre:\nstadium:\n") as sitting:
        for name in ("theatre", "stadium"):
            piece = deck(sitting.table, name)
            assert not piece.count and not piece.comes_back
            assert sitting.table.t("aq-deck-left", n=0) in piece.tooltip_text()


def test_a_deck_with_cards_counts_these_alone() -> None:
    with at_table("seats: 4\nservi: servi_1\n") as sitting:
        assert sitting.table.t("aq-deck-left", n=1) in deck(sitting.table, "servi").tooltip_text()
