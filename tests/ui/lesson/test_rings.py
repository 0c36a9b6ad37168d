"""The ring about a panel that a step points at cuts no words beside it."""

from collections.abc import Sequence

import pygame
import pytest

from scenes.common import lesson_catalogue, shade
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.screens.lesson import pointer
from scenes.screens.lesson.pointer import ring_about, rings
from tests.ui.lesson.pupils import LESSONS, Pupil

PANELS = {"own", "city", "towers", "board", "own-panel"}
POINTING = [
    (game, lesson, number)
    for game, lesson in LESSONS
    for number, step in enumerate(lesson_catalogue.lessons_of(game)[lesson].steps)
    if PANELS.intersection(step.point)
]
THICK = 7.0


def bands(ring: Rect) -> list[Rect]:
    """Return the four sides of its line."""
    line = ring.outset(2)
    above, rest = line.split_top(THICK, 0)
    rest, below = rest.split_bottom(THICK, 0)
    return [above, below, rest.split_left(THICK, 0)[0], rest.split_right(THICK, 0)[1]]


@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("en", 130), ("ja", 130)])
@pytest.mark.parametrize(("game", "lesson", "number"), POINTING)
def test_a_ring_cuts_no_words_beside_what_it_is_about(
    game: str, lesson: str, number: int, language: str, scale: int
) -> None:
    pupil = Pupil(game, lesson, number=number, language=language, text_scale=scale)
    canvas, targets = pupil.stage.app.canvas, pupil.table.lesson.marks.targets()
    pupil.stage.app.draw()
    lines = [canvas.pixels(band) for target in rings(targets) for band in bands(ring_about(target))]
    inside = [canvas.pixels(target.outset(2)) for target in targets]
    beside = [box for box in canvas.boxes if box.depth == 0 and not any(each.contains(box.taken) for each in inside)]
    assert [box.text for box in beside if any(line.colliderect(box.taken) for line in lines)] == []
    pupil.stage.close()


def test_the_ring_about_the_own_board_leaves_the_military_track_alone() -> None:
    own = Rect(8, 802, 1596, 272)
    assert ring_about(own) == own
    assert ring_about(Rect(0, 0, 60, 60)) == Rect(-7, -7, 74, 74)


def test_the_shade_is_painted_anew_only_where_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    painted = list[object]()
    paint = shade.shade_with_holes

    def counting(canvas: Canvas, holes: Sequence[Rect], alpha: int) -> pygame.Surface:
        painted.append(tuple(holes))
        return paint(canvas, holes, alpha)

    monkeypatch.setattr(pointer, "shade_with_holes", counting)
    pupil = Pupil("san_gimignano", "lesson")
    for _ in range(3):
        pupil.table.invalidate()
        pupil.stage.step()
    assert len(painted) == 1
    first, *rest = pupil.lesson.steps
    pupil.show(next(number for number, step in enumerate(rest, start=1) if step.point != first.point))
    pupil.rest()
    assert len(painted) == 2 and painted[0] != painted[1]
    pupil.close()
