"""Two pictures are compared by the names of what is drawn in them."""

from collections.abc import Callable, Hashable
from dataclasses import replace

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.motion.survey import Survey
from scenes.engine.motion.tracked import Number, TrackedItem, difference, left_out
from scenes.engine.widgets import Look, Widget

SIZE = 10


def nothing(canvas: Canvas, rect: Rect) -> None:
    """Draws nothing."""


def item(name: Hashable, x: int, y: int = 0, paint: Callable[[Canvas, Rect], object] = nothing) -> TrackedItem:
    area = pygame.Rect(x, y, SIZE, SIZE)
    return TrackedItem(name, area, Rect(*area), 1.0, paint, area)


def number(value: int, x: int = 0) -> TrackedItem:
    return item("points", x, paint=Number(value, lambda canvas, rect, shown: None))


def test_what_is_elsewhere_has_moved_and_what_stayed_is_left_out() -> None:
    found = difference([item("card", 0), item("coin", 50)], [item("card", 200), item("coin", 50)])
    assert [(was.area.x, now.area.x) for was, now in found.moved] == [(0, 200)]
    assert (found.entered, found.left, found.counted) == ((), (), ())


def test_what_is_in_one_picture_only_has_entered_or_left() -> None:
    found = difference([item("card", 0), item("roof", 50)], [item("roof", 50), item("banner", 90)])
    assert [each.name for each in found.entered] == ["banner"]
    assert [each.name for each in found.left] == ["card"]
    assert found.moved == ()


def test_of_several_equals_those_too_many_enter_or_leave() -> None:
    found = difference([item("card", 0), item("card", 500)], [item("card", 20)])
    assert [(was.area.x, now.area.x) for was, now in found.moved] == [(0, 20)]
    assert [each.area.x for each in found.left] == [500]


def test_equals_that_are_nearest_belong_together() -> None:
    found = difference([item("card", 0), item("card", 300)], [item("card", 320), item("card", 40)])
    assert {(was.area.x, now.area.x) for was, now in found.moved} == {(0, 40), (300, 320)}


def test_of_a_pile_of_equals_the_upper_one_stays_above() -> None:
    below, above = item("card", 0), item("card", 2)
    lower, upper = item("card", 508), item("card", 510)
    found = difference([below, above], [lower, upper])
    assert [(was.area.x, now.area.x) for was, now in found.moved] == [(0, 508), (2, 510)]


def test_equals_of_one_owner_belong_together_from_the_lowest_up() -> None:
    """A tower that gets smaller and a storey higher: the new storey is the topmost one, though others are nearer."""
    low, high = item("storey", 0, 400), item("storey", 0, 360)
    now = [item("storey", 0, y) for y in (410, 380, 350)]
    card = item("storey", 0, 900)
    owners = {id(each): "tower" for each in (low, high, *now)} | {id(card): "hand"}
    found = difference([low, high, card], now, owners)
    assert {(was.area.y, end.area.y) for was, end in found.moved} == {(400, 410), (360, 380), (900, 350)}


def test_of_equals_the_chosen_ones_leave() -> None:
    cards, left = [item("card", x) for x in (0, 100, 200)], [item("card", x) for x in (40, 140)]
    found = difference(cards, left, {}, {id(cards[1])})
    assert [each.area.x for each in found.left] == [100]


def test_a_number_with_another_value_at_its_place_is_counted() -> None:
    found = difference([number(3)], [number(5)])
    [(was, now)] = found.counted
    assert isinstance(was.paint, Number) and isinstance(now.paint, Number)
    assert (was.paint.value, now.paint.value) == (3, 5)
    assert difference([number(3)], [number(3)]).counted == ()
    assert len(difference([number(3)], [number(5, x=90)]).moved) == 1


def pile(count: int, x: int = 0) -> list[TrackedItem]:
    return [replace(item("coin", x), stays=True) for _ in range(count)]


def test_of_a_pile_those_too_many_leave_and_come_to_it_and_it_is_still_drawn() -> None:
    found = difference([*pile(3), *pile(1, x=400)], [*pile(1), *pile(2, x=400)])
    assert [(was.area.x, now.area.x) for was, now in found.moved] == [(0, 400)]
    assert [each.area.x for each in found.left] == [0] and found.entered == ()
    assert left_out([*found.left, item("card", 0)]) == {("card", (0, 0, SIZE, SIZE))}


class Purse(Widget):
    """Draws a purse of three coins."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.pile("coin", self.rect, nothing, 3)


def test_a_purse_is_painted_once_and_holds_each_of_its_coins(program: Headless) -> None:
    canvas, purse = program.app.canvas, Purse("purse", Rect(300, 300, 40, 40))
    canvas.begin()
    purse.draw(canvas, Look())
    found = [each for _, each in Survey(canvas).items_of([purse])]
    assert [each.spot for each in canvas.things] == [each.spot for each in found] and len(found) == 3
    assert len({id(each) for each in found}) == 3 and all(each.stays for each in found)


class Shelf(Widget):
    """Draws a card, one shifted, one too pale to be followed, and one inside a kept drawing."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.thing("card", self.rect, nothing)
        with canvas.shifted(100):
            canvas.thing("shifted", self.rect, nothing)
        with canvas.faded(0.5):
            canvas.thing("pale", self.rect, nothing)
        canvas.kept(draw_kept, self.rect)


def draw_kept(canvas: Canvas, rect: Rect) -> None:
    canvas.fill(rect, (255, 0, 0))
    canvas.thing("kept", rect, nothing)


def test_a_survey_finds_what_a_frame_would_have_and_paints_nothing(program: Headless) -> None:
    canvas, rect = program.app.canvas, Rect(300, 300, 40, 40)
    canvas.begin()
    before = canvas.surface.get_buffer().raw
    shelf, survey = Shelf("shelf", rect), Survey(canvas)
    found = survey.items_of([shelf])
    assert canvas.surface.get_buffer().raw == before and canvas.things == []
    assert [(owner, each.name) for owner, each in found] == [("shelf", n) for n in ("card", "shifted", "kept")]
    assert survey.place(found[0][1]) == rect
    shelf.draw(canvas, Look())
    assert [each.spot for each in canvas.things] == [each.spot for _, each in found]


def test_a_second_survey_finds_the_same_as_items_of_their_own(program: Headless) -> None:
    shelf, survey = Shelf("shelf", Rect(300, 300, 40, 40)), Survey(program.app.canvas)
    first, second = ([each for _, each in survey.items_of([shelf])] for _ in range(2))
    assert [each.spot for each in first] == [each.spot for each in second] and len(first) == 3
    assert not {id(each) for each in first} & {id(each) for each in second}
