"""The final score: every number is explained by its lines, and leads on to replay, rematch and title."""

import pytest

from game.core.match import Match
from scenes.engine.headless import Headless
from scenes.engine.widgets import Label
from scenes.screens.new_game.scene import NewGame
from scenes.screens.replay.scene import Replay
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.stores import store_of
from scenes.screens.scores.scene import Scores
from tests.ui.playable import every_look, new_match, stage, texts_that_do_not_fit
from tests.ui.played import play


def finished(seed: str = "3", **options: str) -> Match:
    match = new_match(seed)
    match = Match(match.spec, options, match.seats, seed)
    play(match, match.spec.max_actions)
    return match


def shown(headless: Headless, match: Match) -> Scores:
    put_on_shelf(headless.app, match)
    page = Scores(headless.app, match, store_of(headless.app))
    headless.show(page)
    return page


def series_option(match: Match) -> dict[str, str]:
    """The longest form of the game, where it has one."""
    return {option.key: option.values[-1] for option in match.spec.options}


def test_a_number_opens_its_lines_and_a_line_the_board_of_that_moment() -> None:
    with stage() as headless:
        match = finished()
        page = shown(headless, match)
        table = match.result().games[0]
        category = next(name for name in table.categories if table.of(0, name))
        headless.click(f"cell-0-{category}")
        assert page.opened == (0, category)
        headless.click("line-0")
        top = headless.app.stack.top
        assert isinstance(top, Replay)
        assert 0 < top.length <= len(match.entries)


def test_escape_closes_an_opened_number_before_it_leaves_the_page() -> None:
    with stage() as headless:
        match = finished()
        page = shown(headless, match)
        page._open(0, match.result().games[0].categories[0])
        headless.key("escape")
        assert page.opened is None and headless.app.stack.top is page
        headless.click("another")
        top = headless.app.stack.top
        assert isinstance(top, NewGame) and top.draft.spec == match.spec


def test_keys_alone_reach_the_numbers_and_open_one() -> None:
    with stage() as headless:
        page = shown(headless, finished())
        for key in ("up", "up", "left", "return"):
            headless.key(key)
        assert page.opened is not None


def test_a_resignation_is_told_and_the_other_wins() -> None:
    with stage() as headless:
        match = new_match()
        play(match, 30)
        match.resign(0)
        page = shown(headless, match)
        assert page.result.winners == (1,)
        assert page.t("scores-resigned", name=match.seats[0].name) in _texts(headless)


def test_a_series_shows_its_total_and_each_game() -> None:
    options = series_option(new_match())
    match = finished("5", **options)
    with stage() as headless:
        page = shown(headless, match)
        if len(match.result().games) < 2:
            pytest.skip("the game has no series")
        total = page.find("sum-0")
        assert isinstance(total, Label)
        assert total.text == str(match.result().totals[0])
        headless.click("cell-0-game-1")
        assert page.game == 1


@every_look
def test_texts_fit(language: str, scale: int) -> None:
    with stage((1280, 720), language, scale) as headless:
        match = finished()
        shown(headless, match)
        table = match.result().games[0]
        headless.click(f"cell-0-{next(name for name in table.categories if table.of(0, name))}")
        assert texts_that_do_not_fit(headless) == []


def _texts(headless: Headless) -> list[str]:
    headless.app.draw()
    return [box.text for box in headless.app.canvas.boxes]
