"""A game in one page: complete in every city and language, shown once by itself and again whenever it is wanted."""

import pytest

from game.core.registry import spec_of
from scenes import navigation
from scenes.common.lesson_catalogue import progress_of
from scenes.common.one_page_summary import summary_of
from scenes.engine.headless import Headless
from scenes.engine.text.drawn_text import overflowing, overlapping
from scenes.engine.widgets import ScrollArea
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.how_to_play.blocks import TurnSteps
from scenes.screens.how_to_play.scene import HowToPlay
from scenes.screens.new_game.scene import NewGame
from scenes.screens.rules.scene import RuleBook
from scenes.table.menu import Menu, open_menu
from tests.ui.playable import LANGUAGES, every_look, stage
from tests.ui.table.players import Sitting

CITIES = [game for game in game_ui_ids() if summary_of(game)]


def shown(headless: Headless, game: str) -> HowToPlay:
    page = HowToPlay(headless.app, game)
    headless.show(page)
    return page


def top_of(headless: Headless) -> str:
    top = headless.app.stack.top
    return top.name if top is not None else ""


def body(page: HowToPlay) -> ScrollArea:
    found = page.find("body")
    assert isinstance(found, ScrollArea)
    return found


@pytest.mark.parametrize("game", CITIES)
@every_look
def test_every_text_fits(game: str, language: str, scale: int) -> None:
    with stage(language=language, text_scale=scale) as headless:
        shown(headless, game)
        headless.app.draw()
        assert overflowing(headless.app.canvas.boxes) == []
        assert overlapping(headless.app.canvas.boxes) == []
        assert headless.app.catalog.missing == set()


@pytest.mark.parametrize("game", CITIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_usual_size_nothing_needs_scrolling(game: str, language: str) -> None:
    with stage(language=language) as headless:
        assert body(shown(headless, game)).limit == 0


def test_a_match_of_so_many_shows_its_turns() -> None:
    with stage() as headless:
        for seats, turns in ((3, 7), (4, 6), (5, 5)):
            page = HowToPlay(headless.app, "lucca", seats)
            headless.show(page)
            row = page.find("turns")
            assert isinstance(row, TurnSteps) and row.count == turns and body(page).limit == 0
        assert shown(headless, "lucca").find("turns") is None


@pytest.mark.parametrize("game", CITIES)
def test_every_word_of_the_page_has_its_picture(game: str) -> None:
    prefix, summary = spec_of(game).prefix, summary_of(game)
    with stage() as headless:
        catalog = headless.app.catalog
        for kind, figures in (("caption", summary.example), ("way", summary.ways), ("score", summary.scores)):
            told = [number for number in range(1, 10) if catalog.has(f"{prefix}-how-{kind}-{number}")]
            assert told == list(range(1, len(figures) + 1)), kind


def test_it_opens_before_the_first_match_of_a_city_and_only_then() -> None:
    with stage() as headless:
        headless.app.settings.introduced = []
        for first in (True, False):
            headless.show(NewGame(headless.app, "san_gimignano"))
            headless.click("start")
            headless.step()
            assert top_of(headless) == ("how_to_play" if first else "table")
            if first:
                headless.key("return")
            assert top_of(headless) == "table"
        assert headless.app.settings.introduced == ["san_gimignano"]


def test_the_first_line_of_the_rules_opens_it_by_keys_and_by_mouse() -> None:
    with stage() as headless:
        book = RuleBook(headless.app, "lc-3-1")
        headless.show(book)
        headless.click("go-lc-summary")
        assert top_of(headless) == "how_to_play"
        headless.key("escape")
        assert top_of(headless) == "rules"
        book.input.set_focus("go-lc-summary")
        headless.key("return")
        assert top_of(headless) == "how_to_play"


def test_the_menu_of_the_table_opens_it_and_it_leads_back() -> None:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"))
    try:
        open_menu(sitting.table.parts)
        sitting.stage.step()
        menu = sitting.stage.app.stack.top
        assert isinstance(menu, Menu)
        labels = [answer.label for answer in menu.answers]
        sitting.stage.click(f"answer-{labels.index(sitting.table.t('how-to-play'))}")
        assert top_of(sitting.stage) == "how_to_play"
        sitting.stage.click("onward")
        assert top_of(sitting.stage) == "table"
    finally:
        sitting.close()


def test_the_page_leads_to_the_rules_of_its_game_and_scrolls_by_keys() -> None:
    with stage(text_scale=200) as headless:
        page = shown(headless, "lorenzo")
        headless.key("page down")
        assert body(page).scrolled > 0
        headless.click("all-rules")
        top = headless.app.stack.top
        assert isinstance(top, RuleBook)
        assert top.book.game == "lorenzo"


def test_a_door_opens_it() -> None:
    with stage() as headless:
        shown(headless, "aquileia")
        navigation.open_how_to_play(headless.app, "lucca")
        top = headless.app.stack.top
        assert isinstance(top, HowToPlay)
        assert top.game == "lucca"


def test_who_has_finished_the_lesson_is_not_shown_it_again() -> None:
    with stage() as headless:
        headless.app.settings.introduced = []
        progress_of(headless.app).finish("san_gimignano/lesson")
        headless.show(NewGame(headless.app, "san_gimignano"))
        headless.click("start")
        headless.step()
        assert top_of(headless) == "table"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_a_table_it_tells_the_numbers_of_that_table(seats: int) -> None:
    """LC 4.2 b, LC 5.1: cards of a palace, and turns."""
    cards, last = {3: (5, 7), 4: (4, 6), 5: (3, 5)}[seats]
    with stage() as headless:
        page = HowToPlay(headless.app, "lucca", seats)
        headless.show(page)
        assert f"{cards} cards" in page._words("way-2-text") and f"{last} turns" in page._words("end")
