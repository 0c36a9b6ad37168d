"""The list of matches: continued, renamed, deleted after a question, exported and imported, by keys or mouse."""

import os
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.storage import SaveStore
from scenes.engine.headless import Headless
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.screens.saves import exchange
from scenes.screens.saves.import_page import ImportPage
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.scene import Saves
from scenes.screens.saves.stores import store_of
from scenes.screens.saves.thumbnails import picture_of, take_picture
from scenes.screens.title.scene import Title
from scenes.table.menu import open_menu
from scenes.table.scene import TableScene
from tests.ui.playable import every_look, new_match, opened_tables, stage, texts_that_do_not_fit
from tests.ui.table.players import PromptAdviser


@pytest.fixture(autouse=True)
def no_downloads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("platformdirs.user_downloads_dir", lambda: str(tmp_path / "downloads"))


def shown(headless: Headless) -> Saves:
    put_on_shelf(headless.app, new_match("1"), new_match("2"))
    headless.show(Title(headless.app))
    page = Saves(headless.app)
    headless.app.stack.push(page)
    headless.step()
    return page


def test_enter_continues_the_youngest(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = opened_tables(monkeypatch)
    with stage() as headless:
        shown(headless)
        headless.key("return")
    assert [match.seed for match in opened] == ["2"]


def test_a_match_gets_a_name() -> None:
    with stage() as headless:
        page = shown(headless)
        slot = page.slots[0].id
        headless.click(f"rename-{slot}")
        headless.type("Sunday")
        headless.key("return")
        assert headless.app.stack.top is page
        assert [each.name for each in page.slots if each.id == slot] == ["Sunday"]


def test_deleting_asks_first() -> None:
    with stage() as headless:
        page = shown(headless)
        slot = page.slots[0].id
        headless.click(f"delete-{slot}")
        headless.key("escape")
        assert len(page.slots) == 2
        headless.click(f"delete-{slot}")
        headless.click("answer-0")
        assert [each.id for each in page.slots] != [slot]
        assert len(page.slots) == 1


def test_an_exported_match_comes_back_by_mouse_alone() -> None:
    with stage() as headless:
        page = shown(headless)
        headless.click(f"export-{page.slots[0].id}")
        assert len(exchange.waiting_files()) == 1
        headless.click("import")
        headless.click("file-0")
        assert headless.app.stack.top is page
        assert len(page.slots) == 3


def test_a_second_export_leaves_the_first_where_it_is() -> None:
    with stage() as headless:
        page = shown(headless)
        for _ in range(2):
            headless.click(f"export-{page.slots[0].id}")
        assert len(exchange.waiting_files()) == 2


@pytest.mark.parametrize("typed", ["~nosuchuser/match.jsonl", "/dev/zero", "nowhere", "x" * 280])
def test_a_path_that_is_no_record_is_refused_with_a_sentence(typed: str) -> None:
    with stage() as headless:
        page = ImportPage(headless.app)
        shown(headless)
        headless.app.stack.push(page)
        page.typed = typed
        page._take_typed()
        assert headless.app.toasts.texts == [headless.app.catalog("core-save-unreadable")]
        assert headless.app.stack.top is page


def test_folders_of_downloads_may_be_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no text")

    monkeypatch.setattr("platformdirs.user_downloads_dir", refuse)
    assert exchange.waiting_files() == []


def test_a_damaged_file_is_listed_with_its_reason_and_stays() -> None:
    with stage() as headless:
        page = shown(headless)
        store_of(headless.app).folder.record("strange").write_text("no match", encoding="utf-8")
        page.resume()
        page.invalidate()
        assert page.find("continue-strange") is None
        assert page.find("delete-strange") is not None
        assert texts_that_do_not_fit(headless) == []


def test_a_picture_lies_beside_its_save_and_shows_nothing_of_a_menu(tmp_path: Path) -> None:
    with stage() as headless:
        store = SaveStore(tmp_path)
        autosave = store.autosave(new_match())
        below = Title(headless.app)
        headless.show(below)
        pictures = []
        for overlay in (None, Dialog(headless.app, "menu", "", [DialogAnswer("back")])):
            if overlay is not None:
                headless.app.stack.push(overlay)
                headless.step()
            position = pygame.image.tobytes(headless.app.window.surface, "RGB")
            take_picture(below, autosave)
            assert pygame.image.tobytes(headless.app.window.surface, "RGB") == position
            pictures.append(_picture(store))
        assert pictures[0] == pictures[1]
        path = store.slots()[0].picture
        assert path is not None and picture_of(path) is not None


def test_an_empty_list_offers_a_new_game() -> None:
    with stage() as headless:
        page = Saves(headless.app)
        headless.show(page)
        assert page.input.focus_id in ("import", "to-title", "new-game")
        assert page.find("new-game") is not None


@every_look
def test_every_text_fits(language: str, scale: int) -> None:
    with stage(language=language, text_scale=scale) as headless:
        shown(headless)
        assert texts_that_do_not_fit(headless) == []


def test_a_picture_taken_anew_is_the_one_that_is_shown(tmp_path: Path) -> None:
    path, sheet = tmp_path / "x.png", pygame.Surface((8, 8))
    with stage():
        for moment, colour in enumerate(((200, 0, 0), (0, 0, 200))):
            sheet.fill(colour)
            pygame.image.save(sheet, path)
            os.utime(path, (moment, moment))
            shown = picture_of(path)
            assert shown is not None and tuple(shown.get_at((0, 0)))[:3] == colour


def test_a_table_closed_over_its_menu_leaves_its_own_picture(tmp_path: Path) -> None:
    """However it is left: by the menu, from a page above it, or with the window."""
    store, adviser = SaveStore(tmp_path), PromptAdviser()
    with stage() as headless:
        adviser.stage = headless
        table = TableScene(headless.app, new_match(), adviser, store)
        headless.show(table)
        headless.settle()
        assert table.autosave is not None
        take_picture(table, table.autosave)
        alone = _picture(store)
        open_menu(table.parts)
        headless.step()
        headless.app.stack.push(Saves(headless.app))
        headless.step()
        assert _picture(store) == alone
    assert _picture(store) == alone


def test_of_the_end_one_picture_is_painted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, each time the table goes out of sight."""
    painted: list[bool] = []
    match, adviser = new_match(), PromptAdviser()
    monkeypatch.setattr("scenes.table.thumbnail.take_picture", lambda *shown: painted.append(match.is_over))
    with stage() as headless:
        adviser.stage = headless
        table = TableScene(headless.app, match, adviser, SaveStore(tmp_path))
        headless.show(table)
        headless.settle()
        for _ in range(2):
            table.pause()
        match.resign(0)
        for _ in range(2):
            table.pause()
    assert painted == [False, False, True]


def _picture(store: SaveStore) -> bytes:
    store.wait()
    path = store.slots()[0].picture
    assert path is not None
    return path.read_bytes()


def test_the_picture_shows_no_hand_while_two_people_share_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    covered: list[bool] = []
    monkeypatch.setattr(
        "scenes.table.thumbnail.take_picture", lambda table, slot: covered.append(table.viewpoint.is_covered)
    )
    match, adviser = new_match(), PromptAdviser()
    match.seats[:] = [replace(seat, player="human") for seat in match.seats]
    with stage() as headless:
        adviser.stage = headless
        table = TableScene(headless.app, match, adviser, SaveStore(tmp_path))
        headless.show(table)
        headless.settle()
        headless.step(0.1)
        headless.key("return")
        assert headless.app.stack.top is table and not table.viewpoint.is_covered
        covered.clear()
        open_menu(table.parts)
        assert covered == [True]
        assert not table.viewpoint.is_covered
