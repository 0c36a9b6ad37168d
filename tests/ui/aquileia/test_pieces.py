"""Every card, laurel, site and space: a picture, a name and a text in three languages, large, with its rule."""

from collections.abc import Iterator

import pytest

from game.aquileia import cards, laurels
from game.aquileia.board import SITES, SPACES
from scenes.aquileia.painting import draw_card, draw_laurel
from scenes.aquileia.portraits import portrait_of
from scenes.aquileia.rule_links import paragraph_of
from scenes.aquileia.sites import SitePiece
from scenes.aquileia.spaces import Space, picture_of
from scenes.aquileia.tips import Tips
from scenes.core.headless import Headless
from scenes.core.layout import Rect
from scenes.core.resources import asset
from scenes.rules.books import book_of_game
from tests.ui.tables.moments import moments
from tests.ui.tables.seated import Seated, seated

LANGUAGES = ("en", "it", "ja")
CARDS = range(len(cards.NAMES))
LAURELS = range(len(laurels.NAMES))
MOMENT = next(moment for moment in moments(1) if str(moment.form).startswith("aquileia"))


@pytest.fixture(scope="module", params=LANGUAGES)
def sitting(request: pytest.FixtureRequest) -> Iterator[Seated]:
    with seated(MOMENT.match(), request.param) as sitting:
        yield sitting


def test_every_piece_has_its_name_and_text(sitting: Seated) -> None:
    """A missing message would show its key, and `seated` leaves none missing."""
    tips = Tips(sitting.table.seen)
    told = [tips.card(kind) for kind in CARDS] + [tips.laurel(laurels.laurel(kind, 0)) for kind in LAURELS]
    told += [tips.site(site) for site in range(len(SITES))] + [tips.space(space) for space in range(SPACES)]
    told += [tips.track(step) for step in range(5)]
    assert all(text and "aq-" not in text for text in told)


def test_every_piece_on_the_table_enlarges_and_opens_its_rule(sitting: Seated) -> None:
    book = book_of_game("aquileia")
    pieces = [widget for widget in sitting.table.widgets if isinstance(widget, Space | SitePiece)]
    assert len(pieces) == SPACES + sitting.table.match.state.seats + len(SITES)
    for piece in pieces:
        assert portrait_of(piece) is not None, piece.id
        assert piece.tooltip(), piece.id
        assert book.find(f"{book.prefix}-{paragraph_of(piece)}") is not None, piece.id


def test_every_card_laurel_and_space_is_painted() -> None:
    names = [f"card_{cards.NAMES[kind]}" for kind in CARDS]
    names += [f"{'card' if kind >= laurels.KINDS else 'laurel'}_{laurels.NAMES[kind]}" for kind in LAURELS]
    files = [name + cut for name in names for cut in ("", "_middle", "_small")]
    files += [f"space_{picture_of(space)}" for space in range(SPACES)]
    assert [name for name in files if not asset("aquileia", f"art/{name}.webp").is_file()] == []


def test_cards_and_laurels_draw_at_every_size() -> None:
    stage = Headless((1280, 720), "en")
    for width in (24.0, 98.0, 300.0):
        rect = Rect(10, 10, width, width * 1.4)
        for kind in CARDS:
            draw_card(stage.app.canvas, kind, rect)
        for kind in LAURELS:
            draw_laurel(stage.app.canvas, kind, rect)
    stage.close()
