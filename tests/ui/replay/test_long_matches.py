"""However long a match is: only the turns around the shown one are worded, and the window lives while it is counted."""

import threading
from collections.abc import Iterator
from functools import cache

import pytest

from game.core.match import Match
from scenes.common.match_log import LogBlock, MatchLog
from scenes.engine.headless import Headless
from scenes.kit.seat_views import wording_of
from scenes.screens.replay import turns
from scenes.screens.replay.scene import Replay
from scenes.screens.scores.scene import Scores
from scenes.table import log_page
from scenes.table.log_page import LogPage
from tests.ui.playable import new_match, stage
from tests.ui.played import play
from tests.ui.tables.seated import seated

REACH = 2
SHOWN = 2 * REACH + 1
RUNNING = 1
"""Of the turn that is being told, what has been told is worded beside the whole, whose height it keeps."""
MIDDLE = 20


@pytest.fixture(scope="module")
def headless() -> Iterator[Headless]:
    with stage() as headless:
        yield headless


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The blocks for which words were sought, each as often as it was."""
    found: list[str] = []
    monkeypatch.setattr(turns, "REACH", REACH)
    real = LogBlock.word

    def word(block: LogBlock) -> str:
        found.append(block.id)
        return real(block)

    monkeypatch.setattr(LogBlock, "word", word)
    return found


@cache
def played(actions: int) -> Match:
    match = new_match()
    play(match, actions)
    return match


def test_a_step_words_no_more_than_the_turns_that_come_into_view(headless: Headless, worded: list[str]) -> None:
    page = Replay(headless.app, played(2 * MIDDLE), MIDDLE)
    headless.show(page)
    assert 0 < len(worded) <= SHOWN + RUNNING
    worded.clear()
    steps = (MIDDLE + 1, MIDDLE + 2, MIDDLE + 1, MIDDLE)
    for length in steps:
        page.go_to(length)
        headless.app.draw()
    assert len(worded) <= 2 + RUNNING * len(steps)
    worded.clear()
    page.go_to(0)
    headless.app.draw()
    assert len(worded) == len(set(worded)) <= SHOWN


def test_turns_beyond_those_shown_are_reached_from_either_end(headless: Headless, worded: list[str]) -> None:
    page = Replay(headless.app, played(2 * MIDDLE), MIDDLE)
    headless.show(page)
    stretch = page.turns.around(MIDDLE)
    assert len(stretch.blocks) <= SHOWN
    for name, end in (("later", stretch.later), ("earlier", stretch.earlier)):
        page.go_to(MIDDLE)
        page.input.set_focus(name)
        headless.key("return")
        assert page.length == end != MIDDLE
    page.go_to(0)
    headless.app.draw()
    assert page.find("earlier") is None and page.find("later") is not None


def test_page_keys_go_through_every_turn_of_the_chronicle(headless: Headless) -> None:
    page = Replay(headless.app, played(MIDDLE), 0)
    headless.show(page)
    ends = [block.last + 1 for block in page.turns.around(0).blocks]
    assert _walk(headless, page, "page down") == [*dict.fromkeys(ends)]
    assert _walk(headless, page, "page up") == [*dict.fromkeys(reversed(ends[:-1])), 0]


def _walk(headless: Headless, page: Replay, key: str) -> list[int]:
    position = [page.length]
    while len(position) == 1 or position[-1] != position[-2]:
        headless.key(key)
        position.append(page.length)
    return position[1:-1]


def test_points_of_every_step_are_counted_beside_the_window(
    headless: Headless, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, threads = played(MIDDLE).branch(MIDDLE), list[str]()
    match.resign(0)
    real = match.spec.rules.result

    def counted(state: object) -> object:
        threads.append(threading.current_thread().name)
        return real(state)

    monkeypatch.setattr(match.spec.rules, "result", counted)
    headless.show(Scores(headless.app, match, None))
    aside = [name for name in threads if name != threading.main_thread().name]
    assert len(aside) == MIDDLE + 1 and len(threads) - len(aside) < REACH


def test_the_log_has_the_latest_turns_and_the_way_to_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_page, "_SHOWN", REACH)
    with seated(played(MIDDLE)) as sitting:
        app, table = sitting.stage.app, sitting.table
        app.stack.push(LogPage(app, table.playback, lambda: table.position))
        sitting.stage.click("log-earlier")
        page = sitting.stage.app.stack.top
        assert isinstance(page, Replay)
        assert page.length == sitting.table.playback.chronicle.latest(REACH)[0].first


def test_what_is_taken_back_leaves_the_chronicle_as_if_it_had_never_been(headless: Headless) -> None:
    match = played(2 * MIDDLE)
    wording = wording_of(headless.app.catalog, match)
    grown = MatchLog(match, wording)
    for length in (2 * MIDDLE, MIDDLE + 7, MIDDLE + 9, MIDDLE, 1, MIDDLE):
        fresh = MatchLog(match, wording)
        for each in (grown, fresh):
            each.catch_up(length)
        assert grown.blocks == fresh.blocks
