"""Tempers in the new game: chosen by mouse or keys, drawn by chance, kept for the next time."""

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import TEMPERS
from scenes import navigation
from scenes.engine.headless import Headless
from scenes.engine.widgets import Label
from scenes.screens.new_game import last_choices
from scenes.screens.new_game.match_draft import BY_CHANCE, MatchDraft
from scenes.screens.new_game.scene import NewGame
from scenes.screens.new_game.temper_page import TemperPage
from scenes.screens.opponents.scene import Opponents
from scenes.table.controls import prompt
from scenes.table.scene import TableScene
from scenes.table.seats_page import SeatsPage
from scenes.table.table_parts import TableParts
from tests.ui.playable import every_look, opened_tables, stage, texts_that_do_not_fit

NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elsa"]


def shown(headless: Headless, game: str = "san_gimignano") -> NewGame:
    page = NewGame(headless.app, game)
    headless.show(page)
    return page


def on_top(headless: Headless) -> str:
    top = headless.app.stack.top
    return top.name if top is not None else ""


def drafted(game: str, temper: str) -> MatchDraft:
    draft = MatchDraft.fresh(spec_of(game), NAMES)
    for place in draft.places[1:]:
        place.kind, place.temper = "opponent", temper
    return draft


def test_the_mouse_chooses_a_temper_and_the_match_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = opened_tables(monkeypatch)
    with stage() as headless:
        shown(headless)
        headless.click("place-1-temper")
        headless.click("temper-captain")
        headless.click("start")
    assert [seat.temper for seat in opened[0].seats] == ["", "captain"]


def test_keys_choose_a_temper_and_escape_leaves_it() -> None:
    with stage() as headless:
        page = shown(headless)
        page.input.set_focus("place-1-temper")
        headless.key("return")
        assert on_top(headless) == TemperPage.name
        headless.key("down")
        headless.key("return")
        assert page.draft.places[1].temper == TEMPERS[0]
        headless.key("return")
        headless.key("escape")
        assert headless.app.stack.top is page
        assert page.draft.places[1].temper == TEMPERS[0]


def test_every_rival_of_a_new_match_has_a_temper_that_is_named_beside_its_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened = opened_tables(monkeypatch)
    with stage() as headless:
        page = shown(headless, "lucca")
        page.draft.seed = "LUNA-1"
        page.invalidate()
        headless.step()
        named = {}
        for number in range(len(page.draft.taken)):
            note = page.find(f"place-{number}-note")
            assert isinstance(note, Label)
            named[number] = note.text
        headless.click("start")
        assert named[0] == page.t("new-game-person-note")
        for number, seat in enumerate(opened[0].seats[1:], start=1):
            assert seat.temper in TEMPERS
            assert named[number] == f"{page.t(f'level-{seat.player}')}, {page.t(f'temper-{seat.temper}')}"


def test_without_a_seed_the_temper_is_left_to_chance() -> None:
    with stage() as headless:
        page = shown(headless)
        page.draft.seed = " "
        assert page.draft.temper_of(page.draft.places[1]) == BY_CHANCE
        assert page.draft.match().seats[1].temper in TEMPERS


def test_the_table_names_the_temper_of_who_is_thinking_and_on_the_page_of_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats = [Seat("apprentice", "Bruno", "F", "captain"), Seat("human", "Anna", "L"), Seat("apprentice", "Carla", "Q")]
    with stage() as headless:
        navigation.open_table(headless.app, Match(spec_of("lucca"), {}, seats, "1"))
        table = headless.app.stack.top
        assert isinstance(table, TableScene)
        monkeypatch.setattr(TableParts, "is_settled", True)
        assert prompt(table.parts) == "Bruno, the Captain, is thinking."
        page = SeatsPage(headless.app, table.controller, lambda: table.position.people)
        headless.app.stack.push(page)
        headless.step()
        words = page.find("temper-0")
        assert isinstance(words, Label) and words.text == "Captain"
        assert page.find("temper-1") is None and page.find("temper-2") is None


def test_by_chance_no_two_rivals_are_alike_and_the_seed_decides() -> None:
    tempers = [[seat.temper for seat in drafted_match(seed).seats] for seed in ("A", "A", "B", "C", "D")]
    assert tempers[0] == tempers[1]
    assert len({tuple(each) for each in tempers}) > 1
    for each in tempers:
        assert each[0] == ""
        assert sorted(each[1:]) == sorted(TEMPERS)


def drafted_match(seed: str) -> Match:
    draft = drafted("lucca", BY_CHANCE)
    draft.seed = seed
    return draft.match()


def test_tempers_come_back_next_time_and_an_older_memory_has_none() -> None:
    draft = drafted("lucca", "steward")
    last_choices.keep(draft)
    recalled = last_choices.recall(draft.spec)
    assert recalled is not None and recalled.places == draft.places
    path = last_choices.file_of(draft.spec)
    words = path.read_text("utf-8")
    path.write_text("\n".join(line for line in words.splitlines() if "temper" not in line).replace('",\n  }', '"\n  }'))
    older = last_choices.recall(draft.spec)
    assert older is not None and {place.temper for place in older.places} == {""}


def test_a_memory_with_a_temper_nobody_knows_is_no_memory() -> None:
    draft = drafted("lucca", "jester")
    last_choices.keep(draft)
    assert last_choices.recall(draft.spec) is None


def test_the_page_about_opponents_is_reached_from_the_new_game_and_its_tempers() -> None:
    with stage() as headless:
        page = shown(headless)
        headless.click("to-opponents")
        assert on_top(headless) == Opponents.name
        headless.key("escape")
        assert headless.app.stack.top is page
        headless.click("place-1-temper")
        headless.click("more")
        assert on_top(headless) == Opponents.name


@every_look
def test_every_text_fits_where_a_temper_is_chosen(language: str, scale: int) -> None:
    with stage(language=language, text_scale=scale) as headless:
        page = shown(headless)
        page.input.set_focus("place-1-temper")
        headless.step()
        assert texts_that_do_not_fit(headless) == []
        headless.click("place-1-temper")
        assert texts_that_do_not_fit(headless) == []
