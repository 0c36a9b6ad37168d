"""Elements of a table open the paragraph of the rule book that governs them."""

import pytest

from scenes.kit.game_uis import game_ui_ids, game_ui_of
from scenes.screens.rules.books import book_of_game
from scenes.table.scene import TableScene
from tests.ui.playable import stage
from tests.ui.tables.crowded import at_crowded
from tests.ui.tables.moments import richest
from tests.ui.tables.seated import Seated

LUCCA = {
    "free-3": {
        "triplet-0": "4-2", "open-3": "4-1", "palace-0-red": "4-2b", "palace-0-blue": "4-1", "palace-0-violet": "5-3",
        "walls-1": "5-3", "towers-0": "5-3", "quarter-2": "1-3", "order": "3", "projected": "5", "deck": "2-5",
    },
    "taken-5": {"use-1-wall": "4-2c", "use-1-discard": "4-2e", "use-0-raise": "4-2d", "hand-1": "4-2"},
    "keep": {"keep-12": "2-3", "do-keep": "2-3"},
}  # fmt: skip


def linked(table: TableScene, widget_id: str) -> str:
    widget = table.find(widget_id)
    assert widget is not None, widget_id
    return game_ui_of(table.match.spec.id).paragraph_of(widget)


@pytest.mark.parametrize("game", game_ui_ids())
def test_every_link_leads_to_a_paragraph_of_the_book(game: str) -> None:
    book = book_of_game(game)
    with stage() as headless:
        for moment in richest(game):
            table = Seated(headless, moment.match()).table
            paragraphs = {game_ui_of(game).paragraph_of(widget) for widget in table.widgets} - {""}
            assert paragraphs
            assert [found for found in paragraphs if book.find(f"{book.prefix}-{found}") is None] == []


@pytest.mark.parametrize("state", LUCCA)
def test_what_lies_on_luccas_table_opens_its_rule(state: str) -> None:
    sitting = at_crowded("lucca", state)
    found = {widget: linked(sitting.table, widget) for widget in LUCCA[state]}
    sitting.close()
    assert found == LUCCA[state]
