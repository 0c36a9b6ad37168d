"""What stays is painted once: the frames that follow look as if everything had been painted anew."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from game.ai.opponents import choose
from game.core.registry import spec_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input import focus
from scenes.engine.widgets import Look
from scenes.kit.game_uis import game_ui_ids
from tests.ui.table.grounds import as_if_anew
from tests.ui.table.players import Sitting

SIZE = (960, 540)
FRAMES, STEP = 5, 0.35
WALK = 12
MOST = 40
"""Pictures copied in a frame in which nothing has changed."""


@pytest.fixture(params=game_ui_ids())
def sitting(request: pytest.FixtureRequest) -> Sitting:
    players = ("human",) + ("greedy",) * (min(spec_of(request.param).seats) - 1)
    sitting = Sitting(request.param, {}, "1", players, size=SIZE)
    sitting.stage.app.settings.reduced_motion = False
    return sitting


def go_on(sitting: Sitting) -> None:
    """The person plays as soon as it may."""
    controller, match = sitting.table.controller, sitting.match
    if match.holds_turn() and sitting.table.parts.is_settled:
        controller.end_turn()
    elif controller.is_viewer_deciding and sitting.table.parts.is_settled:
        controller.submit(choose(match.spec, "greedy", match.view(controller.viewer), controller.viewer, "1"))
    sitting.stage.step(STEP)


def test_every_frame_of_a_motion_is_as_if_painted_anew(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    moved = set[bytes]()
    for _ in range(FRAMES):
        go_on(sitting)
        moved.add(as_if_anew(sitting.stage, sitting.table, monkeypatch))
    assert len(moved) > FRAMES / 2
    sitting.close()


def test_what_stays_shows_what_is_looked_at(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting.stage.settle()
    as_if_anew(sitting.stage, sitting.table, monkeypatch)
    changing = [each for each in sitting.table.widgets if each.shows_look and focus.is_live(each)]
    assert changing
    for widget in changing:
        sitting.stage.move(widget.screen_rect().center)
        as_if_anew(sitting.stage, sitting.table, monkeypatch)
    sitting.close()


def test_what_has_the_focus_is_painted_again_with_what_overlaps_it_alone(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.stage.settle()
    paintings, again = 0, list[int]()

    def counting(draw: Callable[[Canvas, Look], None], canvas: Canvas, look: Look) -> None:
        nonlocal paintings
        paintings += 1
        draw(canvas, look)

    for widget in sitting.table.widgets:
        object.__setattr__(widget, "draw", partial(counting, widget.draw))
    sitting.table.pictures.give_up()
    sitting.stage.app.draw()
    whole = paintings
    for _ in range(WALK):
        paintings = 0
        sitting.stage.key("tab")
        again.append(paintings)
        as_if_anew(sitting.stage, sitting.table, monkeypatch)
    assert sum(again) < len(again) * whole / 2, (again, whole)
    sitting.close()


@pytest.mark.parametrize("game", game_ui_ids())
def test_a_frame_in_which_nothing_changes_is_mostly_one_picture(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(game, {}, "1", ("human",) + ("greedy",) * (max(spec_of(game).seats) - 1))
    sitting.stage.app.draw()
    copied: list[object] = []
    copy = Canvas._copy

    def counting(canvas: Canvas, picture: pygame.Surface, place: tuple[int, int]) -> None:
        copied.append(place)
        copy(canvas, picture, place)

    monkeypatch.setattr(Canvas, "_copy", counting)
    sitting.stage.app.draw()
    assert len(copied) < MOST
    sitting.close()
