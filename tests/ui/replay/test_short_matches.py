"""Matches that were given up before the first action, or after it: they are replayed, counted and looked back upon."""

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from scenes.engine.headless import Headless
from scenes.engine.input import focus
from scenes.engine.layout import Point
from scenes.engine.scene import Scene
from scenes.engine.widgets import Slider
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.coach.entry import open_coach
from scenes.screens.replay.scene import Replay
from scenes.screens.scores.scene import Scores
from tests.ui.playable import stage
from tests.ui.played import play

KEYS = ("right", "right", "left", "left", "end", "home", "page down", "page up", ".", ",", "space", "p", "return")

every_short_match = pytest.mark.parametrize(
    ("game", "length"), [(game, length) for game in game_ui_ids() for length in (0, 1)]
)


def short(game: str, length: int) -> Match:
    players = ("human", *["greedy"] * (min(spec_of(game).seats) - 1))
    match = Match(spec_of(game), {}, [Seat(*seat) for seat in zip(players, "ABCDE", COLOURS, strict=False)], "3")
    play(match, length)
    assert len(match.entries) == length
    match.resign(0)
    return match


def along(page: Replay) -> list[Point]:
    """From one end of its slider to the other."""
    slider = page.find("steps")
    assert isinstance(slider, Slider)
    track = slider.track()
    return [(track.x + track.w * share, track.center[1]) for share in (0.0, 0.4, 0.6, 1.0)]


@every_short_match
def test_a_short_replay_goes_to_every_step_it_has_and_no_further(game: str, length: int) -> None:
    with stage() as headless:
        headless.app.settings.own_speed = headless.app.settings.rival_speed = "4x"
        page = Replay(headless.app, short(game, length))
        headless.show(page)
        for key in KEYS:
            headless.key(key)
            headless.settle()
            assert 0 <= page.length <= length and 0 <= page.playing.goal <= length, key
        points = along(page)
        for point in points:
            headless.click(point)
            headless.settle()
            assert 0 <= page.length <= length
        headless.drag(points[-1], points[0])
        headless.drag(points[0], points[-1])
        assert page.length == length


@every_short_match
def test_every_button_of_a_short_replay_can_be_pressed(game: str, length: int) -> None:
    match = short(game, length)
    with stage() as headless:
        press_all(headless, Replay(headless.app, match))
        press_all(headless, Scores(headless.app, match, None))


def press_all(headless: Headless, page: Scene) -> None:
    headless.show(page)
    for name in [widget.id for widget in focus.focusable(page.widgets)]:
        widget = page.find(name)
        if widget is None or not widget.enabled or name in ("close", "board", "again", "title"):
            continue
        widget.press()
        if headless.app.stack.top is not page:
            headless.step(0.1)
            headless.app.stack.pop_to(page)
        headless.settle()


@every_short_match
def test_a_short_match_that_was_given_up_is_looked_back_upon(game: str, length: int) -> None:
    with stage() as headless:
        open_coach(headless.app, short(game, length))
        headless.step(0.5)
        top = headless.app.stack.top
        assert top is not None
        press_all(headless, top)
