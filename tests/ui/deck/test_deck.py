"""The deck: made from the coach's files alone, walked by keyboard and mouse, and spoilt by no damaged file."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.coach import deck as rules
from game.coach import storage, summary
from game.coach.deck import Find, Mark
from game.coach.storage import no_notes
from scenes.common import lesson_catalogue
from scenes.engine.headless import Headless
from scenes.engine.text.drawn_text import overlapping
from scenes.engine.widgets.dialog import Dialog
from scenes.screens.coach.scene import LookBack
from scenes.screens.deck.cards import DeckCard, DeckRow
from scenes.screens.deck.entry import open_deck
from scenes.screens.deck.scene import CARD, Deck
from scenes.screens.deck.shelf import read_shelf
from scenes.screens.deck.shot import deck_with
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.stores import store_of
from scenes.screens.title.scene import Title
from scenes.screens.try_again.deck_keeping import DeckKeeping, deck_file, deck_of, read_deck
from scenes.screens.try_again.scene import TryTable
from tests.ui.playable import every_look, stage, texts_that_do_not_fit
from tests.ui.try_again.trying import finished, moments

GAMES = ("lucca", "san_gimignano")
LONG_AGO = 1_763_000_000


@pytest.fixture
def headless() -> Iterator[Headless]:
    with stage() as made:
        made.show(Title(made.app))
        yield made


def told(game: str) -> int:
    """How many costly moments the coach's page would show; an action missed twice in a row counts once."""
    notes = no_notes(finished(game)).model_copy(update={"judged": list(moments(game))})
    return len(summary.moments(notes, 0))


def shelve(headless: Headless, *games: str) -> None:
    """Saves the match of each game with what the coach has found; each ended an hour after the one before."""
    put_on_shelf(headless.app, *(finished(game) for game in games))
    store = store_of(headless.app)
    for number, game in enumerate(games):
        slot = store.slot_of(finished(game))
        notes = no_notes(finished(game)).model_copy(update={"judged": list(moments(game))})
        storage.write(store.folder.coach(slot), notes)
        os.utime(store.folder.record(slot), (LONG_AGO + 3600 * number,) * 2)


def opened(headless: Headless) -> Deck:
    open_deck(headless.app)
    headless.settle()
    page = headless.app.stack.top
    assert isinstance(page, Deck)
    return page


def test_moments_of_earlier_matches_are_due_and_those_of_the_last_one_come_back(headless: Headless) -> None:
    shelve(headless, *GAMES)
    page = opened(headless)
    assert {each.card.game for each in page.due} == {"lucca"}
    assert {each.card.game for each in page.later} == {"san_gimignano"}
    assert (len(page.due), len(page.later)) == (told("lucca"), told("san_gimignano"))
    cards = [widget for widget in page.widgets if isinstance(widget, DeckCard)]
    rows = [widget for widget in page.widgets if isinstance(widget, DeckRow)]
    assert (len(cards), len(rows)) == (len(page.due), len(page.later))


def test_a_card_shows_what_was_played_and_nothing_of_the_answer(headless: Headless) -> None:
    shelve(headless, *GAMES)
    page = opened(headless)
    headless.step(3.0)
    for shelved in page.shelf:
        gallery = page._gallery(shelved)
        assert gallery._hides_better
    words = " ".join(box.text for box in headless.app.canvas.boxes)
    assert "Better" not in words and "Worth" not in words


def test_enter_tries_the_card_in_focus_and_the_other_due_ones_after_it(headless: Headless) -> None:
    shelve(headless, "san_gimignano", "lucca")
    page = opened(headless)
    assert page.input.focus_id == f"{CARD}{page.due[0].card.key}"
    headless.key("right")
    assert page.input.focus_id == f"{CARD}{page.due[1].card.key}"
    headless.key("return")
    headless.settle()
    table = headless.app.stack.top
    assert isinstance(table, TryTable) and table.series.origin == "deck"
    assert [task.key for task in table.series.tasks][:2] == [page.due[1].card.key, page.due[0].card.key]
    headless.key("ctrl+h")
    headless.key("escape")
    assert headless.app.stack.top is page
    assert page.due[0].card.key != table.series.task.key, "what was shown waits for a match again"
    assert page.later[0].card.key == table.series.task.key or len(page.later) > 1


def test_the_mouse_tries_one_that_comes_back_and_all_of_them_in_any_order(headless: Headless) -> None:
    shelve(headless, *GAMES)
    page = opened(headless)
    headless.click(f"row-{page.later[0].card.key}")
    table = headless.app.stack.top
    assert isinstance(table, TryTable) and len(table.series.tasks) == 1
    headless.settle()
    headless.key("escape")
    headless.click("shuffled")
    table = headless.app.stack.top
    assert isinstance(table, TryTable) and len(table.series.tasks) == len(page.shelf)


def test_a_card_is_taken_out_by_a_key_or_the_mouse_and_put_back(headless: Headless) -> None:
    shelve(headless, *GAMES)
    page = opened(headless)
    keys = [each.card.key for each in page.due]
    headless.key("delete")
    assert [each.card.key for each in page.due] == keys[1:]
    headless.key("u")
    assert [each.card.key for each in page.due] == keys
    headless.click(f"delete-{keys[0]}")
    assert [each.card.key for each in page.due] == keys[1:] and deck_of(headless.app).marks.of(keys[0]).is_out


def test_a_tab_shows_one_city_and_the_foot_counts_the_same(headless: Headless) -> None:
    shelve(headless, *GAMES)
    page = opened(headless)
    page._show_city("san_gimignano")
    headless.settle()
    assert page.due == [] and len(page.later) == told("san_gimignano")
    assert page.find("nothing") is not None


def test_what_was_put_away_is_opened_in_the_place_of_what_is_due(headless: Headless) -> None:
    shelve(headless, *GAMES)
    marks = deck_of(headless.app).marks
    key = read_shelf(store_of(headless.app))[0].card.key
    marks.put(key, Mark(found=(Find(time=1.0, day="2025-11-19"), Find(time=2.0, day="2025-11-20"))))
    page = opened(headless)
    headless.click("away-open")
    headless.settle()
    assert page.find(f"{CARD}{key}") is not None
    headless.click("away-open")
    assert page.find(f"{CARD}{key}") is None


def test_more_cards_than_have_room_are_leafed_through(headless: Headless) -> None:
    page = deck_with(headless.app, finished("lorenzo"))
    headless.show(page)
    page._standings = {each.card.key: rules.Standing("due") for each in page.shelf}
    page.invalidate()
    headless.settle()
    shown = [widget.id for widget in page.widgets if isinstance(widget, DeckCard)]
    assert len(shown) == 6 < len(page.due)
    headless.key("page down")
    headless.settle()
    assert not {widget.id for widget in page.widgets if isinstance(widget, DeckCard)} & set(shown)


def test_without_moments_it_says_where_they_come_from_and_leads_there(headless: Headless) -> None:
    put_on_shelf(headless.app, finished("lucca"))
    page = opened(headless)
    assert page.due == [] and page.input.focus_id == "look-back"
    headless.key("return")
    headless.settle()
    assert isinstance(headless.app.stack.top, LookBack)


@pytest.mark.parametrize("data", [b"", b"{", b'{"format": "else"}', b"\xff" * 9])
def test_a_damaged_file_of_the_coach_costs_only_its_own_moments(headless: Headless, data: bytes) -> None:
    shelve(headless, *GAMES)
    store = store_of(headless.app)
    store.folder.coach(store.slot_of(finished("lucca"))).write_bytes(data)
    assert {each.card.game for each in opened(headless).shelf} == {"san_gimignano"}


def test_the_file_of_another_match_is_not_believed(headless: Headless) -> None:
    shelve(headless, *GAMES)
    folder, slots = store_of(headless.app).folder, [store_of(headless.app).slot_of(finished(game)) for game in GAMES]
    folder.coach(slots[0]).write_bytes(folder.coach(slots[1]).read_bytes())
    assert {each.card.game for each in opened(headless).shelf} == {"san_gimignano"}


@pytest.mark.parametrize("data", [b"", b"[]", b'{"version": 9}', b'{"lessons": {}}'])
def test_a_damaged_deck_is_set_aside_told_and_begins_anew(
    headless: Headless, data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUATTRO_HOME", str(tmp_path))
    headless.app.persistent = True
    deck_file().write_bytes(data)
    notices = list[str]()
    monkeypatch.setattr(headless.app, "notice", notices.append)
    shelve(headless, *GAMES)
    page = opened(headless)
    assert len(page.due) == told("lucca") and notices == [headless.app.catalog("deck-damaged")]
    assert [kept.read_bytes() for kept in (tmp_path / "damaged").iterdir()] == [data]
    headless.key("delete")
    assert rules.load(deck_file())[0].of(next(iter(page.deck.marks.moments))).is_out
    headless.app.services.drop(read_deck)
    assert deck_of(headless.app).marks == page.deck.marks


def test_a_deck_that_cannot_be_written_is_only_logged(headless: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, marks: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(rules, "save", full)
    headless.app.persistent = True
    shelve(headless, *GAMES)
    page = opened(headless)
    headless.key("delete")
    assert len(page.due) == told("lucca") - 1


def test_the_title_leads_to_it_beside_the_lessons(headless: Headless) -> None:
    assert lesson_catalogue.has_lessons("lucca")
    headless.click("learn")
    headless.settle()
    choice = headless.app.stack.top
    assert isinstance(choice, Dialog)
    answer = next(number for number, each in enumerate(choice.answers) if each.label == choice.t("deck-title"))
    headless.click(f"answer-{answer}")
    assert isinstance(headless.app.stack.top, Deck)


@every_look
def test_every_text_fits(language: str, scale: int) -> None:
    with stage((1280, 720), language, scale) as headless:
        page = deck_with(headless.app, finished("lorenzo"))
        headless.show(page)
        headless.settle()
        assert texts_that_do_not_fit(headless) == []
        assert language == "xx" or overlapping(headless.app.canvas.boxes) == []
        assert not headless.app.catalog.missing


def test_only_the_last_thirty_judged_matches_are_read(headless: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MOST_MATCHES", 1)
    shelve(headless, *GAMES)
    assert {each.card.game for each in read_shelf(store_of(headless.app))} == {"san_gimignano"}


def test_matches_of_people_count_and_no_others(headless: Headless) -> None:
    shelve(headless, *GAMES)
    assert isinstance(deck_of(headless.app), DeckKeeping)
    assert sorted(deck_of(headless.app).matches()) == [LONG_AGO, LONG_AGO + 3600]
