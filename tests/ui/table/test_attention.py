"""What the table attends to: where the focus goes in a turn, and what keys do to a piece under the mouse."""

from collections.abc import Iterator, Sequence

import pytest

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command
from scenes.engine.layout import Rect
from scenes.engine.widgets import Button, Widget
from scenes.games.lucca.zoom import portrait_of
from scenes.screens.rules.scene import RuleBook
from scenes.table.log_page import LogPage
from tests.ui.playable import LANGUAGES
from tests.ui.table.players import KeyboardHand, Sitting
from tests.ui.tables.crowded import at_crowded


@pytest.fixture
def placing() -> Iterator[Sitting]:
    """Three cards of a triplet lie before the person."""
    sitting = at_crowded("lucca", "taken-3")
    yield sitting
    sitting.close()


@pytest.fixture
def choosing() -> Iterator[Sitting]:
    """All triplets lie open."""
    sitting = at_crowded("lucca", "free-3")
    yield sitting
    sitting.close()


def test_the_focus_goes_on_to_the_next_card_once_a_card_is_played(placing: Sitting) -> None:
    """The buttons of a card are gone while it moves."""
    hand = KeyboardHand(placing.stage)
    placing.stage.app.settings.reduced_motion = False
    for card in (1, 29):
        assert placing.table.input.focus_id.startswith(f"use-{card}-")
        hand.press(f"use-{card}-wall")
        placing.rest()


def test_the_focus_stays_where_the_person_moved_it(placing: Sitting) -> None:
    placing.stage.key("tab")
    moved = placing.table.input.focus_id
    placing.table.hints.ask()
    placing.stage.step(0.1)
    assert placing.table.input.focus_id == moved != placing.table.first_focus()


def drawn(widget: Widget, canvas: Canvas, monkeypatch: pytest.MonkeyPatch, upon: Sequence[Widget] = ()) -> list[str]:
    """The pictures of a portrait."""
    names: list[str] = []
    monkeypatch.setattr(canvas, "image", lambda name, rect, alpha=1: names.append(name))
    portrait = portrait_of(widget, upon)
    assert portrait is not None
    portrait.draw(canvas, Rect(0, 0, 780 * portrait.aspect, 780))
    return names


def test_z_enlarges_what_the_mouse_is_on(choosing: Sitting) -> None:
    stage, table = choosing.stage, choosing.table
    for piece in ("triplet-1", "palace-0-red", "triplet-0"):
        stage.move(stage.center(piece))
        stage.command(Command.ENLARGE)
        attended = table.input.attended()
        assert attended is not None and attended.id == piece
        assert attended.tooltip_text() in [box.text for box in stage.app.canvas.boxes]
        stage.command(Command.ENLARGE)


def test_z_on_nothing_says_how_in_passing(choosing: Sitting) -> None:
    """It neither darkens the table nor takes the next key, and does not lie over what that key opens."""
    stage, table = choosing.stage, choosing.table
    stage.move((2.0, 1078.0))
    assert table.input.attended() is None
    stage.command(Command.ENLARGE)
    assert not table.zoom.is_open and stage.app.toasts.texts == [table.t("table-enlarge-help", key="Z")]
    stage.key("x")
    assert stage.app.toasts.texts == []
    stage.key("z")
    stage.command(Command.LOG)
    assert stage.app.stack.top is not table and stage.app.toasts.texts == []


def test_rules_open_at_what_the_mouse_is_on(choosing: Sitting) -> None:
    stage = choosing.stage
    stage.move(stage.center("palace-0-blue"))
    stage.key("f1")
    book = stage.app.stack.top
    assert isinstance(book, RuleBook)
    assert book.page == "lc-4-1"


def test_triplets_palaces_and_piles_of_lucca_have_portraits(choosing: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {"triplet-0": 6, "palace-0-red": 2, "walls-1": 2, "quarter-1": 8}
    for piece, least in parts.items():
        widget = choosing.table.find(piece)
        assert widget is not None
        assert len(drawn(widget, choosing.stage.app.canvas, monkeypatch, choosing.table.widgets)) >= least


def test_nothing_lies_over_an_enlarged_piece(choosing: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    rings: list[Rect] = []
    monkeypatch.setattr(choosing.stage.app.canvas, "focus_ring", rings.append)
    choosing.stage.key("tab")
    assert rings
    rings.clear()
    choosing.stage.command(Command.ENLARGE)
    assert rings == []


def test_the_page_beside_an_enlarged_piece_is_as_large_as_its_text(
    choosing: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, canvas, pages = choosing.stage, choosing.stage.app.canvas, list[Rect]()
    monkeypatch.setattr(canvas, "skin", lambda name, rect: pages.append(rect))
    for piece in ("order", "triplet-0"):
        stage.move(stage.center(piece))
        stage.command(Command.ENLARGE)
        empty = pages[-1].h - canvas.boxes[-1].taken.height / canvas.scale
        assert 0 < empty < 90
        stage.command(Command.ENLARGE)


def test_a_click_puts_the_enlarged_piece_away_and_presses_nothing(choosing: Sitting) -> None:
    stage, before = choosing.stage, len(choosing.match.entries)
    stage.move(stage.center("triplet-0"))
    stage.command(Command.ENLARGE)
    stage.click("triplet-0")
    assert not choosing.table.zoom.is_open
    assert len(choosing.match.entries) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_tools_keep_their_places_when_the_hint_changes_its_label(language: str) -> None:
    sitting = at_crowded("lucca", "free-3", language)
    tools = ("undo", "redo", "hint")
    before = [sitting.stage.center(tool) for tool in tools]
    sitting.stage.click("hint")
    sitting.stage.step(0.1)
    hint = sitting.table.find("hint")
    assert isinstance(hint, Button) and hint.label == sitting.table.t("table-hint-more")
    assert [sitting.stage.center(tool) for tool in tools] == before
    sitting.close()


def test_the_key_of_the_log_closes_it_too(choosing: Sitting) -> None:
    choosing.stage.command(Command.LOG)
    assert isinstance(choosing.stage.app.stack.top, LogPage)
    choosing.stage.command(Command.LOG)
    assert list(choosing.stage.app.stack) == [choosing.table]
