"""No screen lies on the stack twice, however doors lead round; what is gone back to shows what was asked for."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from scenes import navigation
from scenes.common.lesson_catalogue import lessons_of
from scenes.engine.app import App
from scenes.engine.headless import Headless
from scenes.screens.how_to_play.scene import HowToPlay
from scenes.screens.lesson.scene import LessonTable
from scenes.screens.rules.scene import RuleBook
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.title.scene import Title
from scenes.shot import play

GAME = "san_gimignano"
LESSON = next(iter(lessons_of(GAME)))
OTHER = "lucca"
STEPS = 40


@pytest.fixture
def stage() -> Iterator[Headless]:
    headless = Headless((640, 360))
    headless.show(Title(headless.app))
    yield headless
    headless.close()


@pytest.fixture(scope="module")
def match() -> Match:
    spec = spec_of(GAME)
    finished = Match(spec, {}, [Seat("human", "Anna"), Seat("apprentice", "Bruno")], "1")
    play(finished, spec.max_actions)
    return finished


def ways(app: App, match: Match) -> dict[str, Callable[[], None]]:
    """Every door that leaves what is open where it is."""
    return {
        "rules": lambda: navigation.open_rules(app),
        "rules at 3.4": lambda: navigation.open_rules(app, "sg-3-4"),
        "rules of the other": lambda: navigation.open_rules(app, "lc"),
        "how to play": lambda: navigation.open_how_to_play(app, GAME),
        "how to play the other": lambda: navigation.open_how_to_play(app, OTHER, 4),
        "lesson": lambda: navigation.open_lesson(app, GAME, LESSON),
        "lessons": lambda: navigation.open_lessons(app),
        "opponents": lambda: navigation.open_opponents(app, GAME),
        "opponents of the other": lambda: navigation.open_opponents(app, OTHER),
        "settings": lambda: navigation.open_settings(app),
        "licenses": lambda: navigation.open_licenses(app),
        "saves": lambda: navigation.open_saves(app),
        "chronicle": lambda: navigation.open_chronicle(app),
        "new game": lambda: navigation.open_new_game(app, OTHER),
        "scores": lambda: navigation.open_scores(app, match),
        "coach": lambda: navigation.open_coach(app, match),
        "replay": lambda: navigation.open_replay(app, match, 3),
        "passage": lambda: navigation.show_passage(app, match, 0, 2, 0, 4),
        "deck": lambda: navigation.open_deck(app),
    }


SHOWN = {
    "rules": ("rules", ""), "rules at 3.4": ("rules", ""), "rules of the other": ("rules", ""),
    "how to play": ("how_to_play", GAME), "how to play the other": ("how_to_play", OTHER),
    "lesson": ("lesson", GAME), "opponents": ("opponents", GAME), "opponents of the other": ("opponents", OTHER),
    "settings": ("settings", ""), "licenses": ("licenses", ""), "saves": ("saves", ""),
    "chronicle": ("chronicle", ""), "new game": ("new_game", OTHER), "scores": ("scores", GAME),
    "coach": ("coach", GAME), "replay": ("replay", GAME), "passage": ("replay", GAME), "deck": ("deck", ""),
}  # fmt: skip
"""Which screen a door leads to, and the game it is about."""


def game_of(scene: Any) -> str:
    match, draft = getattr(scene, "match", None), getattr(scene, "draft", None)
    return str(match.spec.id if match else draft.spec.id if draft else getattr(scene, "game", ""))


def names(stage: Headless) -> list[str]:
    return [scene.name for scene in stage.app.stack]


def keys(stage: Headless) -> list[object]:
    return [key for scene in stage.app.stack if (key := scene.screen_key()) is not None]


@pytest.mark.parametrize("seed", range(4))
def test_no_walk_through_the_doors_piles_screens_up(stage: Headless, match: Match, seed: int) -> None:
    put_on_shelf(stage.app, match)
    source, opened = random.Random(seed), ways(stage.app, match)
    for name in source.choices(list(opened), k=STEPS):
        opened[name]()
        stage.step(0.1)
        assert len(keys(stage)) == len(set(keys(stage))), names(stage)
        assert stage.app.stack.top is not None and stage.app.stack.top.name != "title"
        if stage.app.stack.top.overlay:  # the question which lesson
            stage.key("escape")
    while len(stage.app.stack) > 1:
        stage.app.stack.pop()
        stage.step(0.1)
    assert names(stage) == ["title"]


def test_every_pair_of_screens_can_lead_to_each_other_for_ever(stage: Headless, match: Match) -> None:
    put_on_shelf(stage.app, match)
    opened = ways(stage.app, match)
    screens = [name for name in opened if name != "lessons"]
    for first in screens:
        for second in screens:
            for name in (first, second):
                opened[name]()
                shown = stage.app.stack.top
                assert shown is not None and (shown.name, game_of(shown)) == SHOWN[name]
        assert len(keys(stage)) == len(set(keys(stage)))
    assert len(stage.app.stack) <= len(screens) + 1


def test_how_to_play_lesson_and_rules_lead_round_by_their_buttons(stage: Headless) -> None:
    navigation.open_how_to_play(stage.app, GAME)
    stage.settle()
    for _ in range(3):
        stage.click("learn")
        stage.settle()
        if stage.app.stack.top is not None and stage.app.stack.top.overlay:
            stage.app.stack.pop()
            navigation.open_lesson(stage.app, GAME, LESSON)
            stage.settle()
        lesson = stage.app.stack.top
        assert isinstance(lesson, LessonTable)
        stage.key("r")
        stage.settle()
        book = stage.app.stack.top
        assert isinstance(book, RuleBook)
        book.open_page(book.book.summary_id)
        stage.settle()
        assert isinstance(stage.app.stack.top, HowToPlay)
        assert sorted(names(stage)) == ["how_to_play", "lesson", "rules", "title"]
        assert lesson in stage.app.stack, "the lesson goes on where it stands"


def test_back_leads_to_where_one_came_from(stage: Headless) -> None:
    """A lesson from whose table the book below was asked for is not left."""
    navigation.open_rules(stage.app)
    navigation.open_lesson(stage.app, GAME, LESSON)
    navigation.open_rules(stage.app, "sg-3-4")
    assert names(stage) == ["title", "lesson", "rules"]
    stage.key("escape")
    assert names(stage) == ["title", "lesson"]


def test_the_coach_is_come_back_to_from_a_passage(stage: Headless, match: Match) -> None:
    for name in ("scores", "replay", "coach", "passage"):
        ways(stage.app, match)[name]()
    assert names(stage) == ["title", "scores", "coach", "replay"]
    stage.key("escape")
    assert names(stage)[-1] == "coach"


def test_the_book_opens_where_it_is_asked_to_and_else_where_it_was_left(stage: Headless) -> None:
    navigation.open_rules(stage.app, "sg-8-1")
    book = stage.app.stack.top
    assert isinstance(book, RuleBook)
    book._search("tower")
    navigation.open_how_to_play(stage.app, GAME)
    navigation.open_rules(stage.app)
    assert stage.app.stack.top is book and (book.page, book.words) == ("sg-8-1", "tower")
    navigation.open_how_to_play(stage.app, GAME)
    navigation.open_rules(stage.app, "lc-1-1")
    stage.settle()
    assert stage.app.stack.top is book and (book.page, book.book.game, book.words) == ("lc-1-1", OTHER, "")


def test_how_to_play_keeps_the_number_of_people_unless_told_another(stage: Headless) -> None:
    navigation.open_how_to_play(stage.app, OTHER, 4)
    page = stage.app.stack.top
    assert isinstance(page, HowToPlay)
    for asked, shown in ((0, 4), (5, 5)):
        navigation.open_rules(stage.app)
        navigation.open_how_to_play(stage.app, OTHER, asked)
        assert stage.app.stack.top is page and page.seats == shown


def test_a_replay_opened_again_stands_where_it_was_asked_to(stage: Headless, match: Match) -> None:
    for length in (3, 5):
        navigation.open_replay(stage.app, match, length)
        navigation.open_coach(stage.app, match)
    navigation.open_replay(stage.app, match, 7)
    replay = stage.app.stack.top
    assert replay is not None and getattr(replay, "length", None) == 7
    assert names(stage) == ["title", "coach", "replay"]
