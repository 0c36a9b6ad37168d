"""Skins keep their corners, missing pictures never crash, and caches stay bounded."""

import logging

import pygame
import pytest

from scenes.engine.drawing.images import ImageCache, SurfaceCache, windows
from scenes.engine.drawing.skins import PLAIN, nine_slice
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect, Viewport
from tests.ui.engine.conftest import Open

RED, BLUE = pygame.Color(200, 0, 0), pygame.Color(0, 0, 200)


def framed() -> pygame.Surface:
    picture = pygame.Surface((40, 40), pygame.SRCALPHA)
    picture.fill(RED)
    picture.fill(BLUE, (10, 10, 20, 20))
    return picture


def test_nine_slices_keep_the_border_and_stretch_the_middle(program: Headless) -> None:
    wide = nine_slice(framed(), (10, 10, 10, 10), (300, 100), 1.0)
    assert wide.get_size() == (300, 100)
    assert wide.get_at((5, 50)) == wide.get_at((295, 50)) == wide.get_at((150, 5)) == RED
    assert wide.get_at((15, 50)) == wide.get_at((284, 84)) == BLUE


def test_a_rectangle_smaller_than_both_borders_still_draws(program: Headless) -> None:
    small = nine_slice(framed(), (10, 10, 10, 10), (8, 6), 1.0)
    assert small.get_size() == (8, 6)
    assert small.get_at((0, 0)).r > 190


@pytest.mark.parametrize("name", sorted(PLAIN))
def test_every_skin_draws_at_many_sizes(program: Headless, name: str) -> None:
    for size in ((1, 1), (44, 44), (400, 60), (900, 700)):
        assert program.app.skins.draw(name, size, 0.5).get_size() == size


def test_a_missing_picture_is_told_once_and_drawn_plainly(program: Headless, caplog: pytest.LogCaptureFixture) -> None:
    canvas = program.app.canvas
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            canvas.image("common/art/nowhere", Rect(10, 10, 200, 200))
            canvas.icon("nowhere", (400, 400), 40, (255, 255, 255))
    assert [record.getMessage() for record in caplog.records] == [
        "picture missing: common/art/nowhere",
        "picture missing: nowhere",
    ]


def test_the_cache_drops_what_was_not_used_longest() -> None:
    cache = SurfaceCache(lambda: 4 * 10 * 10 * 3)
    for name in "abc":
        cache.get(name, lambda: pygame.Surface((10, 10)))
    cache.get("a", lambda: pytest.fail("a was dropped"))
    cache.get("d", lambda: pygame.Surface((10, 10)))
    anew = pygame.Surface((10, 10))
    assert cache.get("b", lambda: anew) is anew
    assert len(cache) == 3


def test_a_larger_window_keeps_more(opened: Open) -> None:
    limit = windows(3)
    opened(size=(1280, 720))
    small = limit()
    opened(size=(1920, 1080))
    assert (small, limit()) == (3 * 4 * 1280 * 720, 3 * 4 * 1920 * 1080)


def test_double_pictures_serve_large_windows(program: Headless) -> None:
    assets = ImageCache()
    single = assets.natural_size("common/art/title")
    assets.prefers_double = True
    double = assets.natural_size("common/art/title")
    assert single and double and double[0] > single[0]


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1280, 1024), (2560, 1080)])
def test_the_whole_table_is_always_seen(size: tuple[int, int]) -> None:
    viewport = Viewport.for_window(*size)
    table = viewport.to_pixels(Rect(0, 0, 1920, 1080))
    assert pygame.Rect(0, 0, *size).contains(table)
    assert table.width == size[0] or table.height == size[1]
    assert viewport.to_design(viewport.point((300, 200))) == pytest.approx((300, 200))


def test_a_turned_layer_and_a_fade_leave_the_canvas_as_it_was(program: Headless) -> None:
    canvas = program.app.canvas
    before = canvas.pixels(Rect(100, 100, 50, 50))
    with canvas.layer(Rect(100, 100, 300, 300), angle=12, factor=1.2, alpha=0.5):
        canvas.skin("panel_wood", Rect(120, 120, 100, 100))
    with canvas.faded(0.3), canvas.zoomed(2, (100, 100)), canvas.shifted(5, 5):
        canvas.fill(Rect(0, 0, 10, 10), (255, 0, 0))
    assert canvas.pixels(Rect(100, 100, 50, 50)) == before
    assert canvas.surface is program.app.window.surface
