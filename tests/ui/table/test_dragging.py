"""What can be chosen can also be dragged: the same deeds and the same words as with two clicks, and nothing else."""

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pygame
import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from game.lessons.reading import position_of
from scenes.engine.app import App
from scenes.engine.headless import Headless
from scenes.engine.layout import Point, Rect
from scenes.engine.widgets import Widget
from scenes.kit.motion.stage import Stage
from scenes.kit.pieces import LIFT
from tests.ui.table.players import NAMES
from tests.ui.tables.seated import Seated, seated

_TREMBLES = 6.0
"""Four pixels of the smallest window."""


class Way(NamedTuple):
    """From a piece to a place and what comes of it; and a place that is forbidden to it."""

    game: str
    text: str
    piece: str
    place: str
    deed: str
    forbidden: str


WAYS = [
    Way(
        "san_gimignano",
        "active: 0\nhand 0: 7 9 9\nhand 1: 5 6 8\ntowers 0: 7-7-7, 5-5-5\nmarket: 5 6 10\ndeck: 8 9 10 10 9 8 6",
        "hand-0", "tower-0-0", "extend 1 7", "tower-0-1",
    ),
    Way(
        "lucca",
        "players: 3\nturn: 4\nsite 0: 12-18, 95\ntriplets: -, 31 32 33, 41 42 43, 44 45 48\ntakers: 0 - - -\n"
        "placing: 1 29 tower\ndeck: 65 66 67 68 69 70 71 72",
        "hand-0", "palace-0-red", "extend 1", "quarter-1",
    ),
    Way(
        "lorenzo", "seats: 2\ngoods 0: servants 2\nhome 0: orange\ndice: 6 6 1\nfloor territory 2: t05",
        "member-2", "space-1", "place orange territory 2", "space-3",
    ),
    Way(
        "aquileia", "seats: 3\nstep: placing\nspaces: dolus=1\ncoins 0: 2 1 0",
        "own-henchman-1", "space-pecunia", "place pecunia", "space-dolus",
    ),
]  # fmt: skip
TOWERS, LUCCA = WAYS[:2]
"""Beside one's own quarter nothing of Lucca takes a card; a rival's has nothing to say to a click."""


def match_of(way: Way) -> Match:
    spec = spec_of(way.game)
    start = position_of(spec, way.text)
    players = ["human", *["greedy"] * (spec.rules.seats(start) - 1)]
    return Match(spec, {}, [Seat(*who) for who in zip(players, NAMES, COLOURS, strict=False)], "1", start=start)


@pytest.fixture(scope="module")
def table() -> Iterator[Seated]:
    """Whatever is tried there is put back."""
    with seated(match_of(TOWERS)) as sitting:
        yield sitting
        assert sitting.table.match.entries == []


def found(sitting: Seated, name: str) -> Widget:
    widget = sitting.table.find(name)
    assert widget is not None
    return widget


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.game)
def test_a_piece_dragged_to_its_place_does_what_two_clicks_do(way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what is in the hand is painted."""
    monkeypatch.setattr(App, "draw", lambda app: app.stack.refresh())
    with seated(match_of(way)) as sitting:
        stage, match, board = sitting.stage, sitting.table.match, sitting.table.board
        stage.click(way.piece)
        is_chosen = found(sitting, way.piece).is_chosen
        stage.click(way.forbidden)
        said = board.asked
        assert said or way is LUCCA
        sitting.table.moves.drop()
        stage.drag(way.piece, way.forbidden)
        assert (match.entries, board.asked, found(sitting, way.piece).is_chosen) == ([], said, is_chosen)
        sitting.table.moves.drop()
        stage.drag(way.piece, way.place)
        assert [entry.action.text for entry in match.entries][:1] == [way.deed]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.game)
def test_what_is_brought_goes_on_from_where_the_hand_let_go(way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "draw", lambda app: app.stack.refresh())
    begun: list[Point] = []

    def spied(stage: Stage[Any], start: Rect) -> Rect:
        found = let_go_at(stage, start)
        begun.extend([found.center] if found != start else [])
        return found

    def spied_part(stage: Stage[Any], place: Rect) -> Rect:
        found = part_let_go_at(stage, place)
        begun.extend([found.center] if found != place else [])
        return found

    let_go_at, part_let_go_at = Stage.let_go_at, Stage.part_let_go_at
    monkeypatch.setattr(Stage, "let_go_at", spied)
    monkeypatch.setattr(Stage, "part_let_go_at", spied_part)
    with seated(match_of(way)) as sitting:
        sitting.stage.app.settings.reduced_motion = False
        place = sitting.stage.center(way.place)
        sitting.stage.drag(way.piece, way.place)
        for _ in range(40):
            sitting.stage.step(0.05)
        ((x, y),) = begun
        assert math.dist((x, y), place) <= LIFT and sitting.table.board.stage.brought is None


def beside(stage: Headless, piece: str, way: float) -> Point:
    x, y = stage.center(piece)
    return x + way, y


def test_a_hand_that_trembles_clicks(table: Seated) -> None:
    stage = table.stage
    near = beside(stage, "hand-0", _TREMBLES)
    stage.drag("hand-0", near, drops=False)
    assert not table.table.moves.dragging.is_under_way
    stage.button(pygame.MOUSEBUTTONUP, near)
    assert found(table, "hand-0").is_chosen
    stage.click("hand-0")
    assert not found(table, "hand-0").is_chosen


def test_what_is_let_fall_nowhere_is_chosen_as_by_a_click_and_the_next_time_laid_back(table: Seated) -> None:
    for is_chosen in (True, False):
        table.stage.drag("hand-0", "chronicle-head")
        assert found(table, "hand-0").is_chosen == is_chosen


def test_escape_the_right_button_and_a_lost_window_put_back(table: Seated) -> None:
    stage = table.stage
    ends: list[Callable[[], None]] = [
        lambda: stage.key("escape"),
        lambda: stage.button(pygame.MOUSEBUTTONDOWN, stage.center("plot"), 3),
        lambda: stage.loop.dispatch.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST)),
    ]
    for end in ends:
        stage.drag("hand-0", "tower-0-0", drops=False)
        assert table.table.moves.dragging.is_under_way and found(table, "hand-0").is_chosen
        end()
        assert not table.table.moves.dragging.is_under_way and not found(table, "hand-0").is_chosen
        stage.button(pygame.MOUSEBUTTONUP, stage.center("tower-0-0"))
        assert stage.app.stack.top is table.table
