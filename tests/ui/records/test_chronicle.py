"""The chronicle: tabs, search, statistics without practice, and the way to each match."""

from dataclasses import replace

import pytest

from game.core.listing import Slot, summary_of
from game.core.match import Match
from game.core.seats import Seat
from scenes.engine.headless import Headless
from scenes.engine.input import focus
from scenes.engine.text.catalog import Catalog
from scenes.screens.records.filters import TABS, Tab, Tally, found, in_tab, tallies
from scenes.screens.records.scene import Records
from scenes.screens.replay.scene import Replay
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.stores import store_of
from scenes.screens.scores.scene import Scores
from tests.coach.matches import finished
from tests.ui.playable import every_look, new_match, stage, texts_that_do_not_fit
from tests.ui.played import play


def slot(level: str, winner: int, *, practice: bool = False, finished: bool = True, rival: str = "Bianca") -> Slot:
    options = (("practice", "on" if practice else "off"),)
    game = new_match().spec.id
    seats = (Seat("human", "Agnese", "L"), Seat(level, rival, "F"))
    return Slot("one", "", 0.0, None, game, seats, options, 20, (10, 20), (winner,), finished)


def shown(headless: Headless) -> tuple[Records, Match]:
    done = new_match("4")
    play(done, done.spec.max_actions)
    put_on_shelf(headless.app, new_match("1"), done)
    page = Records(headless.app)
    headless.show(page)
    return page, done


def test_tabs_part_the_running_from_the_finished() -> None:
    slots = [slot("merchant", 0), slot("merchant", 0, finished=False)]
    assert in_tab(slots, "finished") == slots[:1]
    assert in_tab(slots, "going-on") == slots[1:]
    assert in_tab(slots, "all") == slots


def test_every_word_of_a_search_must_fit() -> None:
    slots = [slot("merchant", 0), slot("merchant", 0, rival="Michele")]
    assert found(slots, "AGNESE michele", Catalog()) == slots[1:]
    assert found(slots, "nobody", Catalog()) == []


def test_statistics_count_wins_of_people_by_level_without_practice() -> None:
    slots = [
        slot("merchant", 0), slot("merchant", 1), slot("artisan", 0), slot("artisan", 0, practice=True),
        slot("magnifico", 0, finished=False),
    ]  # fmt: skip
    assert tallies(slots) == [Tally("artisan", 1, 1), Tally("merchant", 2, 1)]


def test_a_seat_that_changed_hands_makes_no_victory() -> None:
    match = finished("lucca").branch(1)
    assert not summary_of(match, 0).handed_over
    match.set_seat(1, replace(match.seats[1], player="merchant"))
    assert summary_of(match, 0).handed_over
    assert tallies([replace(slot("merchant", 0), handed_over=True)]) == []


def test_replay_and_scores_of_a_finished_match_by_mouse() -> None:
    with stage() as headless:
        page, _ = shown(headless)
        done = next(entry.id for entry in page.slots if entry.finished)
        for name, kind in (("replay", Replay), ("scores", Scores)):
            headless.click(f"{name}-{done}")
            assert type(headless.app.stack.top) is kind
            headless.key("escape")
            assert len(headless.app.stack) == 1


def test_search_and_tabs_by_keys() -> None:
    with stage() as headless:
        page, _ = shown(headless)
        page.input.set_focus("search")
        headless.type("nobody")
        assert page.slots == []
        headless.key("escape")
        assert len(page.slots) == 2
        page.input.set_focus("tabs")
        headless.key("left")
        assert page.tab == "finished"
        assert [entry.finished for entry in page.slots] == [True]


@pytest.mark.parametrize("way", ["delete", "keep", "replay", "import", "window"])
@pytest.mark.parametrize("tab", TABS)
def test_tab_and_search_stand_whatever_was_done_with_a_match(tab: Tab, way: str) -> None:
    with stage() as headless:
        put_on_shelf(headless.app, new_match("1"), new_match("2"), finished("lucca"), finished("aquileia"))
        page = Records(headless.app)
        headless.show(page)
        page._show_tab(tab)
        page._search("lucca" if tab == "all" else "")
        headless.step()
        before = [slot.id for slot in page.slots]
        if way in ("delete", "keep"):
            headless.click(f"delete-{before[0]}")
            headless.click("answer-0" if way == "delete" else "answer-1")
        elif way == "window":
            headless.app.window_changed()
        else:
            headless.click("import" if way == "import" else f"replay-{before[0]}")
            assert headless.app.stack.top is not page
            headless.key("escape")
        headless.step()
        assert [slot.id for slot in page.slots] == before[way == "delete" :]
        rows = [each.id for each in focus.every(page.widgets) if each.id.startswith("row-")]
        assert rows == [f"row-{slot.id}" for slot in page.slots]


def test_deleting_asks_first() -> None:
    with stage() as headless:
        page, _ = shown(headless)
        first = page.slots[0].id
        headless.click(f"delete-{first}")
        headless.click("answer-1")
        assert len(page.slots) == 2
        headless.click(f"delete-{first}")
        headless.click("answer-0")
        assert [entry.id for entry in store_of(headless.app).slots()] == [page.slots[0].id]


@every_look
def test_texts_fit(language: str, scale: int) -> None:
    with stage((1280, 720), language, scale) as headless:
        shown(headless)
        assert texts_that_do_not_fit(headless) == []
