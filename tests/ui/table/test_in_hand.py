"""What is in the hand is seen there, has left its place, and finds the places that take it."""

import pygame
import pytest

from scenes.engine.app import App
from scenes.engine.layout import Point
from scenes.games.lorenzo.widgets.pieces import FloorPiece
from scenes.kit.moves.dragging import _NEAR, _answers
from tests.ui.table.test_dragging import WAYS, Way, found, match_of
from tests.ui.tables.seated import Seated, seated

LORENZO, AQUILEIA = WAYS[2:]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.game)
def test_a_piece_in_the_hand_has_left_its_place_until_it_is_back(way: Way) -> None:
    with seated(match_of(way)) as sitting:
        sitting.stage.drag(way.piece, way.place, drops=False)
        sitting.stage.step(0.05)
        assert found(sitting, way.piece).strength < 0.5
        bindings = sitting.table.moves.bindings
        assert way.place in bindings.places_for(bindings.carried_by(way.piece) or frozenset())
        sitting.stage.key("escape")
        sitting.stage.settle()
        assert found(sitting, way.piece).strength == 1


@pytest.mark.parametrize("meanwhile", ["press", "right press", "key", "rebuilt", "taken up again", "window"])
def test_whatever_happens_on_its_way_home_the_piece_is_whole_again(meanwhile: str) -> None:
    with seated(match_of(LORENZO)) as sitting:
        stage, corner = sitting.stage, (2.0, 1078.0)
        stage.app.settings.reduced_motion = False
        stage.drag(LORENZO.piece, LORENZO.place, drops=False)
        stage.button(pygame.MOUSEBUTTONDOWN, corner, button=3)
        stage.step(0.05)
        assert found(sitting, LORENZO.piece).strength < 0.5
        if meanwhile in ("press", "right press"):
            stage.move(corner)
            stage.button(pygame.MOUSEBUTTONDOWN, corner, 1 if meanwhile == "press" else 3)
            stage.button(pygame.MOUSEBUTTONUP, corner, 1 if meanwhile == "press" else 3)
        elif meanwhile == "key":
            stage.key("tab")
        elif meanwhile == "rebuilt":
            sitting.table.invalidate()
        elif meanwhile == "taken up again":
            stage.drag(LORENZO.piece, LORENZO.place, drops=False)
            stage.key("escape")
        else:
            stage.app.window_changed()
        stage.settle()
        sitting.table.invalidate()
        stage.step()
        assert found(sitting, LORENZO.piece).strength == 1
        assert sitting.table.board.stage.in_hand == frozenset()


def test_only_one_member_is_seen_at_a_place_while_it_is_in_the_hand() -> None:
    with seated(match_of(LORENZO)) as sitting:
        sitting.stage.drag(LORENZO.piece, LORENZO.place, drops=False)
        sitting.stage.step(0.05)
        place = found(sitting, LORENZO.place)
        assert isinstance(place, FloorPiece) and place.berth.account is not None and place.berth.ghost is None
        sitting.stage.key("escape")
        sitting.stage.settle()
        found(sitting, LORENZO.piece).press()
        sitting.stage.settle()
        place = found(sitting, LORENZO.place)
        assert isinstance(place, FloorPiece) and place.berth.ghost is not None


def ground_beside(sitting: Seated, way: Way) -> Point:
    """Nothing answers there, and of all places that take the piece only this one is near."""
    sitting.stage.drag(way.piece, way.place, drops=False)
    bindings = sitting.table.moves.bindings
    names = bindings.places_for(bindings.carried_by(way.piece) or frozenset())
    others = [found(sitting, name).screen_rect().outset(_NEAR) for name in names if name != way.place]
    place = found(sitting, way.place).screen_rect()
    x, y = place.center
    around: list[Point] = [(x, place.y - 20), (x, place.bottom + 20), (place.x - 20, y), (place.right + 20, y)]
    free = [point for point in around if not _answers(sitting.table.input.widget_at(point))]
    sitting.stage.key("escape")
    sitting.stage.settle()
    return next(point for point in free if not any(other.contains(point) for other in others))


def test_what_is_let_fall_beside_the_one_place_is_taken_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "draw", lambda app: app.stack.refresh())
    taken = 0
    for way in WAYS:
        with seated(match_of(way)) as sitting:
            try:
                beside = ground_beside(sitting, way)
            except StopIteration:
                continue
            sitting.stage.drag(way.piece, beside)
            taken += [entry.action.text for entry in sitting.table.match.entries][:1] == [way.deed]
    assert taken


def test_what_was_said_of_a_place_goes_as_the_next_drag_begins() -> None:
    with seated(match_of(AQUILEIA)) as sitting:
        sitting.stage.drag(AQUILEIA.piece, AQUILEIA.forbidden)
        assert sitting.table.board.asked
        sitting.stage.drag(AQUILEIA.piece, AQUILEIA.place, drops=False)
        assert not sitting.table.board.asked
