"""What a plan lets move with an event, after it, and how numbers follow what leaves and reaches their pile."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number, TrackedItem
from scenes.engine.scene import Scene
from scenes.kit.motion.motion import COVERING, Step, Trip, fly
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import COIN_FLIGHT, Stage

PURSE, BANK = Rect(300, 300, 40, 40), Rect(900, 300, 40, 40)


@pytest.fixture
def stage() -> Iterator[Stage[Any]]:
    program = Headless((960, 540))
    yield Stage(Scene(program.app))
    program.close()


def nothing(canvas: Canvas, rect: Rect, number: int = 0) -> None:
    """Draws nothing."""


def item(name: Hashable, place: Rect, paint: Any = nothing) -> TrackedItem:
    area = pygame.Rect(*(round(each) for each in place))
    return TrackedItem(name, area, place, 1.0, paint, area)


def coins(starts: Sequence[Rect], end: Rect, owners: tuple[str, str]) -> list[Trip]:
    return [Trip(item("coin", start), item("coin", end), start, end, owners) for start in starts]


def number(value: int, was: int) -> Trip:
    before, after = (item("count", PURSE, Number(each, nothing, of="coin")) for each in (was, value))
    return Trip(before, after, PURSE, PURSE, ("purse", "purse"))


def plan_of(stage: Stage[Any], trips: list[Trip], numbers: list[Trip]) -> Plan:
    position: Any = None
    lying = [replace(each, before=each.after) for each in numbers]
    return Plan(object(), position, position, Step(), stage, True, trips, numbers, lying)


def shown(plan: Plan, seconds: Sequence[float], later: bool = False) -> list[int]:
    tracks = plan.later if later else plan.tracks
    [track] = [each for each in tracks if each.trip.item.name == "count"]
    assert track.value
    return [track.value(each) for each in seconds]


def test_a_purse_counts_each_coin_as_it_leaves(stage: Stage[Any]) -> None:
    trips = coins([PURSE, PURSE], BANK, ("purse", "bank"))
    plan = plan_of(stage, trips, [number(3, 5)])
    for step, trip in enumerate(trips):
        plan.move(trip, fly(0.4), 0.1 * (step + 1))
    plan.count_piles()
    assert shown(plan, (0.0, 0.1, 0.2, 0.9)) == [5, 4, 3, 3]


def test_a_purse_counts_each_coin_as_it_arrives(stage: Stage[Any]) -> None:
    trips = coins([BANK, BANK], PURSE, ("bank", "purse"))
    plan = plan_of(stage, trips, [number(5, 3)])
    for step, trip in enumerate(trips):
        plan.move(trip, fly(0.4), 0.1 * step)
    plan.count_piles()
    assert shown(plan, (0.0, 0.4, 0.5)) == [3, 4, 5]


def test_what_is_postponed_stays_until_the_event_has_landed_and_so_does_its_number(stage: Stage[Any]) -> None:
    [trip] = coins([BANK], PURSE, ("bank", "purse"))
    plan = plan_of(stage, [trip], [number(4, 3)])
    plan.move(trip, fly(0.4))
    plan.postpone(trip, fly(0.4))
    plan.count_piles()
    assert [track.trip for track in plan.tracks if track.trip.item.name == "coin"] == []
    assert shown(plan, (0.0, 1.0)) == [3, 3] and shown(plan, (0.0, 0.4), later=True) == [3, 4]


def test_a_number_changes_by_steps_and_covers_what_flies(stage: Stage[Any]) -> None:
    plan = plan_of(stage, [], [number(3, 5)])
    plan.count_steps("count", [(0.1, -1), (0.6, -1)])
    assert shown(plan, (0.0, 0.1, 0.6)) == [5, 4, 3]
    [track] = plan.tracks
    assert track.movement.layer == COVERING and track.end == 0.6 and plan.flights == []


def test_points_are_counted_until_the_last_coin_has_come(stage: Stage[Any]) -> None:
    """Also if nothing else moves as long as that."""
    plan = plan_of(stage, [], [number(5, 3)])
    plan.pay("count", 2, BANK, delay=0.5)
    assert shown(plan, (0.0, 0.5 + COIN_FLIGHT, plan.end)) == [3, 4, 5]


def test_what_is_parted_leaves_and_enters_by_itself(stage: Stage[Any]) -> None:
    [trip] = coins([PURSE], BANK, ("purse", "bank"))
    plan = plan_of(stage, [trip], [])
    plan.move(trip, fly(0.4))
    left, entered = plan.part(trip)
    assert (left.before, left.after, left.end) == (trip.before, None, PURSE)
    assert (entered.before, entered.after, entered.start) == (None, trip.after, BANK)
    assert [(track.trip, track.is_in_flight) for track in plan.tracks] == [(left, False), (entered, False)]


def test_the_parts_of_a_widget_are_found_under_its_new_id_and_free_again(stage: Stage[Any]) -> None:
    [mistaken] = coins([PURSE], BANK, ("second", "first"))
    plan = plan_of(stage, [mistaken], [])
    plan.shown, plan.picture = [replace(mistaken, after=None)], [replace(mistaken, before=None)]
    plan.move(mistaken, fly(0.4))
    assert plan.parts_of("second", "first") == (plan.shown, plan.picture) and plan.tracks == []


def test_a_number_changes_gradually_once_its_goods_have_come(stage: Stage[Any]) -> None:
    plan = plan_of(stage, [], [number(9, 5)])
    plan.count("count", 0.4, 0.5)
    assert shown(plan, (0.0, 0.5, 0.6, 0.8, 0.9, 2.0)) == [5, 5, 6, 8, 9, 9]
    assert plan.end == pytest.approx(0.9)


def test_a_drawing_that_flies_is_larger_halfway_and_heard_from_its_end(stage: Stage[Any]) -> None:
    plan, canvas = plan_of(stage, [], []), stage.scene.app.canvas
    widths, places = list[float](), list[Rect]()

    def paint(canvas: Canvas, rect: Rect) -> None:
        widths.append(canvas.pixels(rect).w)
        places.append(rect)

    plan.fly(paint, PURSE, BANK, 0.4, 0.2, swells=0.5)
    [flight] = plan.beside
    for _ in range(7):
        flight.advance(0.1)
        stage.draw(canvas)
    assert stage.goal == BANK and places[0] == PURSE and len(places) == 4
    assert widths[0] == canvas.pixels(PURSE).w and max(widths) == pytest.approx(1.5 * widths[0], abs=2)
