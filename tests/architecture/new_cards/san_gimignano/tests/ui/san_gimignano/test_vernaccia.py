"""The vernaccia on the screen: its picture, its words and its paragraph are found by its name."""

from game.san_gimignano.cards import KIND_OF
from scenes.engine.text.languages import CODES
from scenes.games.san_gimignano.cards import card_paragraph, card_picture, card_text
from scenes.screens.rules.books import book_of_game
from tests.ui.playable import stage

CARD = KIND_OF["vernaccia"]


def test_it_has_a_picture() -> None:
    with stage() as headless:
        assert headless.app.assets.natural_size(f"san_gimignano/art/{card_picture(CARD)}")


def test_it_has_words_in_every_language() -> None:
    for language in CODES:
        with stage(language=language) as headless:
            assert "Vernaccia" in card_text(headless.app.catalog, CARD) or language == "ja"
            assert headless.app.catalog.missing == set()


def test_its_paragraph_stands_in_the_book() -> None:
    paragraph = book_of_game("san_gimignano").find(f"sg-{card_paragraph(CARD)}")
    assert paragraph is not None and paragraph.number == "8.10"
