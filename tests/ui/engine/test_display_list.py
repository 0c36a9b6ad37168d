"""What is kept is painted once, looks as if painted anew wherever it is shown, and is painted anew when it must be."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from math import prod

import pygame
import pytest

from scenes.engine.cache.bounded import BoundedCache
from scenes.engine.drawing.canvas import DRAWINGS_KEPT, Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import BODY, BURGUNDY, GOLD
from tests.ui.engine.conftest import Open

PLACE = Rect(200, 100, 600, 400)


class Painter:
    """Uses every kind of stroke, and counts how often it is asked."""

    def __init__(self) -> None:
        self.calls = 0

    def paint(self, canvas: Canvas, word: str, rect: Rect) -> None:
        self.calls += 1
        canvas.skin("panel_wood", rect)
        canvas.fill(rect.inset(30), BURGUNDY, 0.4, 12)
        canvas.fill(rect.inset(60), GOLD, 1, 12)
        with canvas.clipped(rect.inset(80)):
            canvas.image("common/art/coin", rect)
        canvas.image("common/art/coin", rect.split_left(120)[0], 0.5)
        canvas.circle(rect.center, 50, GOLD)
        canvas.outline(rect.inset(20), GOLD, 3, 8)
        canvas.line((rect.x, rect.y), (rect.right, rect.bottom), BURGUNDY, 4)
        canvas.rule(rect, rect.center[1])
        canvas.icon("coin", rect.center, 40, BURGUNDY)
        with canvas.layer(rect.inset(100), angle=20):
            canvas.text("turned", rect.inset(100), BODY)
        canvas.text(word, rect.inset(40), BODY)


def picture(canvas: Canvas, draw: Callable[[], object]) -> tuple[bytes, list[str]]:
    canvas.begin()
    draw()
    return pygame.image.tobytes(canvas.surface, "RGB"), [box.text for box in canvas.boxes]


def test_what_is_kept_is_painted_once_and_looks_the_same_again(program: Headless) -> None:
    canvas, painter = program.app.canvas, Painter()
    plain = picture(canvas, lambda: painter.paint(canvas, "A", PLACE))
    kept = [picture(canvas, lambda: canvas.kept(painter.paint, "A", PLACE)) for _ in range(3)]
    assert kept == [plain] * 3
    assert plain[1] == ["turned", "A"]
    assert painter.calls == 2


def test_a_kept_part_of_what_is_kept_is_painted_with_it(program: Headless) -> None:
    canvas, painter = program.app.canvas, Painter()

    def whole(inner: Canvas) -> None:
        inner.fill(PLACE, GOLD)
        inner.kept(painter.paint, "A", PLACE)
        inner.kept(painter.paint, "A", PLACE)

    anew = picture(canvas, lambda: whole(canvas))
    assert [picture(canvas, lambda: canvas.kept(whole)) for _ in range(3)] == [anew] * 3
    assert painter.calls == 1


def test_another_word_place_size_fade_or_clip_is_painted_anew(program: Headless) -> None:
    canvas, painter = program.app.canvas, Painter()

    def show(word: str = "A", rect: Rect = PLACE) -> None:
        canvas.kept(painter.paint, word, rect)

    def under(context: Callable[[], AbstractContextManager[None]]) -> Callable[[], None]:
        def draw() -> None:
            with context():
                show()

        return draw

    ways: list[Callable[[], None]] = [
        show, lambda: show("B"), lambda: show(rect=PLACE.moved(0.3)), under(lambda: canvas.shifted(7, 0)),
        under(lambda: canvas.zoomed(1.5, (0, 0))), under(lambda: canvas.faded(0.5)),
        under(lambda: canvas.clipped(PLACE.inset(150))), under(lambda: canvas.layer(PLACE, angle=10)),
    ]  # fmt: skip
    first = [picture(canvas, way) for way in ways]
    assert painter.calls == len(ways)
    assert len({position for position, _ in first}) == len(ways)
    assert [picture(canvas, way) for way in ways] == first
    assert painter.calls == len(ways)


@pytest.mark.parametrize("change", [{"language": "ja"}, {"text_scale": 150}, {"plain_letters": True}])
def test_another_language_text_size_or_choice_of_letters_is_painted_anew(
    program: Headless, change: dict[str, object]
) -> None:
    canvas, painter = program.app.canvas, Painter()
    canvas.kept(painter.paint, "A", PLACE)
    program.app.change(**change)
    canvas.text_scale = program.app.settings.text_scale / 100
    canvas.kept(painter.paint, "A", PLACE)
    assert painter.calls == 2


def test_only_so_many_drawings_are_kept(program: Headless) -> None:
    canvas, painter = program.app.canvas, Painter()
    canvas.kept(painter.paint, "A", PLACE)
    for number in range(DRAWINGS_KEPT):
        canvas.kept(lambda inner, word: inner.fill(PLACE, GOLD), str(number))
    canvas.kept(painter.paint, "A", PLACE)
    assert painter.calls == 2


def test_of_too_many_answers_the_newer_half_stays() -> None:
    kept: BoundedCache[int] = BoundedCache(4)
    for number in range(1, 6):
        kept.put(number, number)
    assert [kept.find(number) for number in range(1, 6)] == [None, None, 3, 4, 5]


def test_circles_and_plates_are_painted_once(program: Headless) -> None:
    canvas = program.app.canvas
    for _ in range(3):
        canvas.circle((300, 300), 40, GOLD)
        canvas.circle((500, 300), 40, GOLD)
        canvas.fill(PLACE, GOLD, 0.5, 8)
    assert len(canvas.shapes.cache) == 2


@pytest.mark.parametrize("corner", [0, 12])
@pytest.mark.parametrize("size", [(600, 300), (257, 513)])
def test_a_large_plate_looks_as_if_laid_in_one_piece(program: Headless, size: tuple[int, int], corner: int) -> None:
    canvas, area = program.app.canvas, pygame.Rect((40, 30), size)
    canvas.surface.fill((90, 140, 60))
    expected = canvas.surface.copy()
    whole = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(whole, (*BURGUNDY, 100), whole.get_rect(), border_radius=corner)
    expected.blit(whole, area)
    canvas.surface.fblits(list(canvas.shapes.plate(area, BURGUNDY, 100, corner)))
    assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(expected, "RGB")


def test_a_veil_that_comes_and_goes_takes_less_than_one_picture_of_the_window(opened: Open) -> None:
    canvas = opened(size=(1920, 1080)).app.canvas
    strengths = range(1, 255, 24)
    pieces = [piece for each in strengths for piece, _ in canvas.shapes.plate(canvas.pixels(SCREEN), GOLD, each, 10)]
    kept = {id(whole): prod(whole.get_size()) for piece in pieces if (whole := piece.get_parent())}
    assert sum(kept.values()) < prod(canvas.surface.get_size())


@pytest.mark.parametrize("thick", [0, 3])
def test_a_copied_circle_looks_like_a_drawn_one(program: Headless, thick: int) -> None:
    canvas, middle = program.app.canvas, (200, 200)
    canvas.surface.fill((90, 140, 60))
    expected = canvas.surface.copy()
    pygame.draw.aacircle(expected, GOLD, middle, 30, thick)
    canvas.surface.blit(canvas.shapes.circle(30, GOLD, thick), (middle[0] - 31, middle[1] - 31))
    ours, theirs = (pygame.image.tobytes(surface, "RGB") for surface in (canvas.surface, expected))
    assert max(abs(a - b) for a, b in zip(ours, theirs, strict=True)) <= 2
