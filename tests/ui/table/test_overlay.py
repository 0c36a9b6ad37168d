"""What is on its way lies over and under the same things as on the board, and is seen exactly once."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import pytest

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.survey import Survey
from scenes.engine.motion.tracked import TrackedItem
from scenes.engine.theme import Colour
from scenes.kit.motion.motion import COVERING, FLYING, Leg, Movement, Pose, Trip, at_end, fade_in, fly, glide
from scenes.kit.motion.overlay import Overlay
from scenes.kit.motion.plan import Track

RED, BLUE, GREEN, GROUND = (220, 30, 30), (30, 30, 220), (30, 220, 30), (20, 60, 20)
HERE, THERE = Rect(300, 500, 100, 100), Rect(900, 500, 100, 100)
HALF_WAY = Rect(600, 500, 100, 100)


@pytest.fixture
def canvas() -> Iterator[Canvas]:
    program = Headless((960, 540))
    program.app.canvas.begin()
    yield program.app.canvas
    program.close()


def item(canvas: Canvas, name: Hashable, place: Rect, colour: Colour) -> TrackedItem:
    scale, area = canvas.viewport.scale, canvas.pixels(place)
    return TrackedItem(name, area, place, scale, partial(fill, colour), canvas.pixels(SCREEN))


def fill(colour: Colour, canvas: Canvas, rect: Rect) -> None:
    canvas.fill(rect, colour)


def trip(before: TrackedItem | None, after: TrackedItem | None) -> Trip:
    places = [each.rect for each in (before, after) if each]
    return Trip(before, after, places[0], places[-1])


def track(moving: Trip, movement: Movement, start: float = 0.0) -> Track:
    return Track(moving, movement, start, (1.0,) * len(movement.legs))


def overlay(
    canvas: Canvas, tracks: Sequence[Track], before: Sequence[TrackedItem], after: Sequence[TrackedItem]
) -> Overlay:
    return Overlay(Survey(canvas), tracks, before, after, is_before=True)


def seen(canvas: Canvas, drawn: Overlay, share: float, place: Rect) -> Colour:
    """The colour in the middle of a place, after that share of a second."""
    drawn.go_to(1.0)(share)
    canvas.fill(SCREEN, GROUND)
    drawn.draw(canvas)
    red, green, blue, _ = canvas.surface.get_at(canvas.pixels(place).center)
    return red, green, blue


def names(canvas: Canvas, drawn: Overlay) -> list[str]:
    return sorted(str(name) for name, _ in drawn.away(canvas))


def test_what_lies_over_a_piece_that_moves_stays_over_it(canvas: Canvas) -> None:
    card, moved = (item(canvas, "card", place, RED) for place in (HERE, THERE))
    roof, far = item(canvas, "roof", HERE, BLUE), item(canvas, "far", Rect(0, 0, 50, 50), GREEN)
    drawn = overlay(canvas, [track(trip(card, moved), glide())], [far, card, roof], [far, moved, roof])
    assert names(canvas, drawn) == ["card", "roof"]
    assert seen(canvas, drawn, 0.0, HERE) == BLUE
    assert seen(canvas, drawn, 1.0, THERE) == RED


def test_what_flies_passes_over_what_lies_over_its_place(canvas: Canvas) -> None:
    card, moved, roof = item(canvas, "card", HERE, RED), item(canvas, "card", THERE, RED), item(canvas, "r", HERE, BLUE)
    drawn = overlay(canvas, [track(trip(card, moved), fly())], [card, roof], [moved, roof])
    assert names(canvas, drawn) == ["card"]
    assert seen(canvas, drawn, 0.0, HERE) == RED


def test_what_goes_behind_is_hidden_by_all_that_it_passes(canvas: Canvas) -> None:
    card, moved = (item(canvas, "card", place, RED) for place in (HERE, THERE))
    house = item(canvas, "house", HALF_WAY, BLUE)
    behind = Movement((Leg(lambda each, share: Pose(each.start.lerp(each.end, share), share)),), layer=-1)
    drawn = overlay(canvas, [track(trip(card, moved), behind)], [house, card], [house, moved])
    assert names(canvas, drawn) == ["card", "house"]
    assert seen(canvas, drawn, 0.5, HALF_WAY) == BLUE


def test_what_enters_is_not_seen_before_its_time(canvas: Canvas) -> None:
    coin = item(canvas, "coin", HERE, GREEN)
    drawn = overlay(canvas, [track(trip(None, coin), fade_in(), start=0.5)], [], [coin])
    assert seen(canvas, drawn, 0.4, HERE) == GROUND
    assert seen(canvas, drawn, 1.0, HERE) not in (GROUND, GREEN)


def test_what_still_moves_goes_on_from_where_it_is(canvas: Canvas) -> None:
    badge, there = (item(canvas, "badge", place, RED) for place in (HERE, THERE))
    back = item(canvas, "badge", HERE, RED)
    first = Overlay(Survey(canvas), [track(trip(badge, there), glide())], [there], [there], is_before=False)
    seen(canvas, first, 0.5, HALF_WAY)
    second = overlay(canvas, [track(trip(there, back), glide())], [there], [back])
    second.take_over([first])
    assert seen(canvas, second, 0.0, HALF_WAY) == RED
    assert seen(canvas, first, 0.5, HALF_WAY) == GROUND and first.away(canvas) == frozenset()


def test_what_covers_is_seen_over_what_flies(canvas: Canvas) -> None:
    card, moved = (item(canvas, "card", place, RED) for place in (HERE, THERE))
    plate = item(canvas, "plate", HERE, BLUE)
    cover = Movement((Leg(at_end, 0.0),), layer=COVERING)
    tracks = [track(trip(card, moved), fly()), track(trip(plate, plate), cover)]
    drawn = overlay(canvas, tracks, [card, plate], [moved, plate])
    assert seen(canvas, drawn, 0.0, HERE) == BLUE


def test_a_card_that_leaves_may_be_turned_up(canvas: Canvas) -> None:
    card = item(canvas, "card", HERE, RED)
    shown = Movement((Leg(lambda each, share: Pose(each.start, 1.0)),), layer=FLYING, back=partial(fill, BLUE))
    assert seen(canvas, overlay(canvas, [track(trip(card, None), shown)], [card], []), 0.5, HERE) == BLUE


def test_what_is_shown_larger_is_painted_larger(canvas: Canvas) -> None:
    """Its letters stay sharp: they are not stretched."""
    painted = list[float]()

    def paint(canvas: Canvas, rect: Rect) -> None:
        painted.append(canvas.pixels(rect).w)

    card = replace(item(canvas, "card", HERE, RED), paint=paint)
    large = Movement((Leg(lambda each, share: Pose(HERE.centered(300, 300), 0.0)),))
    seen(canvas, overlay(canvas, [track(trip(card, None), large)], [card], []), 0.5, HERE)
    assert painted == [canvas.pixels(HERE.centered(300, 300)).w]


def test_a_window_of_another_size_shows_everything_at_its_place(canvas: Canvas) -> None:
    card, moved = (item(canvas, "card", place, RED) for place in (HERE, THERE))
    drawn = overlay(canvas, [track(trip(card, moved), glide())], [card], [moved])
    other = Canvas(canvas.surface, canvas.assets, canvas.skins, canvas.lettering)
    assert drawn.away(other) == frozenset() and drawn.away(canvas)
