"""Pebbles on the screen: found on the title, played by keys alone, its scores and rules read, a save gone on with."""

from pathlib import Path

from game.core.registry import spec_of
from game.core.storage import SaveStore
from scenes import navigation
from scenes.common.game_catalogue import playable_cities
from scenes.common.lesson_catalogue import has_lessons
from scenes.screens.new_game.scene import NewGame
from scenes.screens.rules.scene import RuleBook
from scenes.screens.scores.scene import Scores
from scenes.screens.title.scene import Title
from tests.contract.matches import random_human_match
from tests.ui.forms import few
from tests.ui.playable import stage
from tests.ui.table.players import KeyboardHand, Sitting


def test_the_title_offers_it() -> None:
    assert [city.id for city in playable_cities()][-1] == "pebbles"
    with stage() as headless:
        headless.show(Title(headless.app))
        headless.click("city-pebbles")
        page = headless.app.stack.top
        assert isinstance(page, NewGame) and page.draft.spec.id == "pebbles"
        assert headless.app.catalog.missing == set()


def test_without_a_lesson_none_is_offered() -> None:
    with stage() as headless:
        headless.show(NewGame(headless.app, "pebbles"))
        assert headless.app.stack.top is not None and headless.app.stack.top.find("learn") is None
        assert not has_lessons("pebbles")


def test_a_match_is_played_by_keyboard_to_its_scores_and_rules() -> None:
    sitting = Sitting("pebbles", {}, "7")
    app = sitting.stage.app
    sitting.play_whole_match(KeyboardHand(sitting.stage))
    navigation.open_scores(app, sitting.match)
    sitting.stage.settle()
    assert sitting.match.is_over and isinstance(app.stack.top, Scores)
    navigation.open_rules(app, "pb-3-1")
    sitting.stage.settle()
    assert isinstance(app.stack.top, RuleBook)
    assert app.catalog.missing == set()
    sitting.close()


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    store, match = SaveStore(tmp_path), random_human_match(few(spec_of("pebbles")), 1, 3)
    slot = store.autosave(match).slot
    store.wait()
    assert store.load(slot).match.entries == match.entries
