"""A replay stands at a step as if it had been opened there, whatever was played, stopped or looked at before."""

import random
from typing import Any

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from scenes.engine.headless import Headless
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.replay.scene import Replay
from tests.coach.matches import finished
from tests.ui.forms import few
from tests.ui.histories.standing import Standing, differences, let_rest, standing
from tests.ui.playable import stage
from tests.ui.tables.moments import Moment, played

WALKS, STEPS = 2, 7
every_city = pytest.mark.parametrize("game", game_ui_ids())


def match_of(game: str, is_over: bool) -> Match:
    """Looked back upon by all eyes, or by one person while it goes on."""
    if is_over:
        return finished(game)
    form = few(spec_of(game))
    return Moment(form, len(played(form).entries) // 2, "").match()


def opened(headless: Headless, match: Match, length: int, viewer: int | None = None) -> Replay:
    page = Replay(headless.app, match, length)
    headless.show(page)
    if viewer is not None:
        page.look_as(viewer)
    return page


def at_rest(headless: Headless, page: Replay) -> Standing:
    """Piles of a market that keep their places lie as they would for who has just come."""
    board: Any = page.board
    if hasattr(board, "market"):
        board.market = type(board.market)(())
    let_rest(headless)
    return standing(headless)


def wander(headless: Headless, page: Replay, source: random.Random) -> str:
    """Something is played, stopped, looked at from elsewhere, or gone over by hand."""
    last, way = page.last, source.choice(["step", "back", "go", "play", "passage", "look", "drag", "page"])
    if way == "step":
        page.go_to(min(last, page.playing.goal + 1))
    elif way == "back":
        page.go_to(max(0, page.playing.goal - 1))
    elif way == "go":
        page.go_to(source.randint(0, last))
    elif way == "play":
        page.playing.toggle()
    elif way == "passage" and page.length < last and not page.playing.is_on:
        page.playing.stop()
        events = len(page.match.frames(page.length)) if page.length < last else 0
        page.playing.play_passage(source.randrange(max(1, events)), min(last - 1, page.length + source.randint(0, 2)))
    elif way == "look" and len(page.eyes) > 1:
        page.look_as(source.choice(page.eyes))
        assert not (page.playing.is_on or page.playing.is_moving), "it goes on under other eyes"
    elif way == "drag":
        page.input.pressed_id = "steps"
        page.go_to(source.randint(0, last))
        page.input.pressed_id = ""
    elif way == "page":
        headless.key(source.choice(["page up", "page down", "home", "end"]))
    headless.step(source.choice([0.0, 0.1, 1.2]))
    return way


@pytest.mark.parametrize("moves", [False, pytest.param(True, marks=pytest.mark.full)], ids=["still", "moving"])
@pytest.mark.parametrize("is_over", [True, False], ids=["over", "running"])
@every_city
def test_a_step_gone_to_is_the_step_opened(game: str, is_over: bool, moves: bool) -> None:
    source, match = random.Random(f"{game} {is_over}"), match_of(game, is_over)
    with stage() as headless:
        headless.app.settings.reduced_motion = not moves
        page = opened(headless, match, source.randint(0, len(match.entries)))
        for _ in range(WALKS):
            told = [wander(headless, page, source) for _ in range(STEPS)]
            goal, viewer = source.randint(0, page.last), source.choice(page.eyes)
            page.look_as(viewer)
            page.go_to(goal)
            page.go_to(goal)
            found = at_rest(headless, page)
            assert (page.length, page.playing.is_on, page.playing.is_stepping) == (goal, False, False), told
            fresh = opened(headless, match, goal, viewer)
            assert differences(at_rest(headless, fresh), found) == {}, told
            page = fresh


@every_city
def test_what_plays_stops_where_it_was_told_and_nowhere_else(game: str) -> None:
    """A passage at its end, playing at the end of the match, a step after itself; whatever broke off before."""
    source, match = random.Random(f"passages {game}"), match_of(game, is_over=True)
    with stage() as headless:
        headless.app.settings.reduced_motion = True
        page = opened(headless, match, 0)
        last = page.last
        for number in range(6):
            for _ in range(3):
                wander(headless, page, source)
            page.playing.stop()
            begin = source.randint(0, max(0, last - 4))
            page.go_to(begin)
            page.go_to(begin)
            until = min(last - 1, begin + source.randint(0, 2))
            kind = ("passage", "play", "step")[number % 3]
            if kind == "passage":
                page.playing.play_passage(source.randrange(len(match.frames(begin)) or 1), until)
                wanted = until + 1
            elif kind == "play":
                begin = last - source.randint(1, 4)
                page.go_to(begin)
                page.go_to(begin)
                page.playing.toggle()
                wanted = last
            else:
                page.go_to(begin + 1)
                wanted = begin + 1
            headless.step(0.3)
            headless.step(12.0)
            assert (page.length, page.playing.is_on, page.playing.is_moving) == (wanted, False, False), kind
            assert page.playing._stops_after is None and not page.playing._skipped


@every_city
def test_where_a_passage_broke_off_playing_goes_on(game: str) -> None:
    match = match_of(game, is_over=True)
    with stage() as headless:
        headless.app.settings.reduced_motion = True
        for broken_by in ("go", "look", "toggle"):
            page = opened(headless, match, 4)
            page.playing.play_passage(0, 6)
            headless.step(0.3)
            if broken_by == "look":
                page.look_as(page.viewer)
            elif broken_by == "toggle":
                page.playing.toggle()
            page.go_to(3)
            page.go_to(3)
            page.playing.toggle()
            for _ in range(40):
                headless.step(0.5)
                if page.length > 7:
                    break
            assert page.length > 7 and page.playing.is_on, broken_by
            page.playing.stop()
