"""The finale: every tower is as high as its points, any key hurries, and it differs for a win and a loss."""

from dataclasses import replace
from functools import cache, partial
from itertools import permutations
from pathlib import Path

import pytest
from pygame import Surface

from game.core.match import Match
from game.core.scores import Result
from game.core.seats import Seat
from game.core.spec import COLOURS, Spec
from scenes import navigation
from scenes.engine.drawing.images import SurfaceCache, windows
from scenes.engine.headless import Headless
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.platform import resources
from scenes.kit.seat_views import wording_of
from scenes.screens.finale.scene import Finale
from scenes.screens.finale.skyline import FOOT, TOWERS
from scenes.screens.finale.tower_courses import STONES, TowerCourse, courses, decisive, standing_order
from scenes.screens.finale.tower_lineup import TowerLineup
from scenes.screens.finale.towers import GALLERY, draw_losses, losses_height
from scenes.screens.scores.scene import Scores
from scenes.screens.scores.story import Story
from tests.ui.playable import stage, texts_that_do_not_fit
from tests.ui.played import play
from tests.ui.scores.matches import NAMES, SPECS, finished
from tests.ui.table.players import Sitting

LONG = 30.0
NOBODY = -1
LOOKS = [("ja", 100), ("it", 200), ("xx", 100)]


@cache
def largest(spec: Spec) -> Match:
    return finished(spec, max(spec.seats), "4")


def city_of(game: str) -> Match:
    return next(finished(spec, min(spec.seats), "4") for spec in SPECS if spec.id == game)


def shown(headless: Headless, match: Match) -> Finale:
    scene = Finale(headless.app, match, None)
    headless.show(scene)
    return scene


def texts(headless: Headless) -> list[str]:
    headless.app.draw()
    return [box.text for box in headless.app.canvas.boxes]


def ends(headless: Headless, match: Match, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sounds of the whole finale."""
    heard: list[str] = []
    monkeypatch.setattr(headless.app.sound, "play", lambda effect, *more: heard.append(effect))
    shown(headless, match)
    headless.settle(LONG)
    return heard


def with_person_at(spec: Spec, seat: int) -> Match:
    """One person among opponents, who play on their own."""
    match = finished(spec, min(spec.seats), "4")
    seats = [
        Seat("human" if number == seat else "greedy", NAMES[number], COLOURS[number])
        for number in range(len(match.seats))
    ]
    again = Match(spec, match.options, seats, match.seed)
    play(again, spec.max_actions)
    return again


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
@pytest.mark.parametrize(("language", "scale"), LOOKS)
def test_every_text_fits(spec: Spec, language: str, scale: int) -> None:
    with stage(language=language, text_scale=scale) as headless:
        scene = shown(headless, largest(spec))
        headless.step(1.5)
        assert texts_that_do_not_fit(headless) == []
        scene.hurry()
        assert texts_that_do_not_fit(headless) == []
        assert headless.app.catalog.missing == set()
        told = texts(headless)
        for course in scene.skyline.courses:
            assert sum(text.startswith(course.label) for text in told) >= sum(map(bool, course.points))


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_the_courses_of_a_tower_add_up_to_its_sum(spec: Spec) -> None:
    match = largest(spec)
    with stage() as headless:
        built = courses(match.result(), wording_of(headless.app.catalog, match))
    sums = tuple(sum(course.points[seat] for course in built) for seat in range(len(match.seats)))
    assert sums == match.result().totals
    assert standing_order(match.result())[0] in match.result().winners


def test_while_they_are_counted_the_towers_stand_in_the_middle_as_the_families_sit() -> None:
    row = TowerLineup([2, 0, 3, 1], TOWERS, 0.0, 1.0)
    counted, ended = ([row.plate(seat, share).center[0] for seat in row.order] for share in (0.0, 1.0))
    assert sorted(counted) == [counted[row.order.index(seat)] for seat in range(4)]
    assert ended == sorted(ended)
    assert row.at_rest(0.5) == 0.0
    assert (min(counted) + max(counted)) / 2 == pytest.approx(SCREEN.center[0], abs=1)
    assert sum(counted) - sum(ended) == pytest.approx(4 * row.aside(0.0), abs=4)


def test_a_high_course_bears_its_name_while_it_grows_and_takes_its_time() -> None:
    with stage() as headless:
        scene = shown(headless, city_of("san_gimignano"))
        scene.skyline.courses = [
            TowerCourse(f"{number}", STONES[number], (points, 10)) for number, points in enumerate((9, 60, 5))
        ]
        scene.skyline.scale, scene.skyline.built = 6.0, 1.3
        assert "+60" in texts(headless)
        low, high, _ = scene.lengths()
        assert high > 2 * low


def test_a_tower_loses_from_above_what_its_family_loses() -> None:
    """More than its highest course, too; in the end it stands as high as its sum, and at no time below the foot."""
    with stage() as headless:
        scene = shown(headless, city_of("san_gimignano"))
        rows = ((20, 2), (5, 0), (-7, -3))
        scene.skyline.courses = [TowerCourse(f"{number}", STONES[number], points) for number, points in enumerate(rows)]
        heights = dict[float, list[float]]()
        for scene.skyline.built in (2.0, 2.5, 3.0):
            layers = [scene.skyline.layers(seat, TOWERS) for seat in (0, 1)]
            heights[scene.skyline.built] = [round((FOOT - each[-1].rect.y) / scene.skyline.scale, 1) for each in layers]
        assert heights == {2.0: [25, 2], 2.5: [21.5, 0.5], 3.0: [18, 0]}


def test_what_a_family_has_built_stands_clear_of_plate_and_battlement() -> None:
    with stage() as headless:
        scene = shown(headless, city_of("san_gimignano"))
        row = scene.skyline.lineup(1.0)
        assert row.city
        for seat in row.order:
            plate = row.plate(seat, 1.0)
            city = scene.skyline.city_place(plate, row.city)
            assert city.right <= plate.x and city.right <= plate.center[0] - 106 - GALLERY


def test_all_towers_go_at_once_and_straight_to_where_their_points_put_them() -> None:
    for order in permutations(range(4)):
        row = TowerLineup(order, TOWERS, 0.0, 1.0)
        for seat in order:
            way = [row.plate(seat, number / 40).x for number in range(41)]
            assert way in (sorted(way), sorted(way, reverse=True))
        shares = [(row.plate(seat, 0.5).x - row.plate(seat, 0.0).x, seat) for seat in order]
        assert all(
            half == pytest.approx((row.plate(seat, 1.0).x - row.plate(seat, 0.0).x) / 2, abs=2) for half, seat in shares
        )


def test_the_strip_is_true_the_most_points_stand_first() -> None:
    assert standing_order(Result((), (12, 30, 21, 18), (1,))) == [1, 2, 3, 0]


def test_what_is_lost_covers_nothing_that_stands_above_it() -> None:
    """It comes from no higher than its own name."""
    with stage() as headless:
        headless.show(scene := Finale(headless.app, largest(SPECS[0]), None))
        canvas, course = headless.app.canvas, TowerCourse("Addresses", STONES[0], (-3,))
        room = Rect(0, 0, 200, 900)
        free = room.bottom - losses_height(canvas, [course.label], room.w)
        for share in (0.1, 0.5, 1.0):
            canvas.boxes.clear()
            draw_losses(canvas, [(course, share)], 0, room)
            assert min(box.taken.y for box in canvas.boxes) >= canvas.pixels(Rect(0, free, 1, 1)).y
        assert scene.skyline.courses


def test_what_is_lost_leaves_the_lines_to_higher_signs_and_the_air_below_them() -> None:
    with stage() as headless:
        headless.show(Finale(headless.app, largest(SPECS[0]), None))
        canvas, course = headless.app.canvas, TowerCourse("Smallest address", STONES[0], (-3,))
        room = Rect(100, 0, 92, 900)
        canvas.boxes.clear()
        draw_losses(canvas, [(course, 1.0)], 0, room)
        line, top = canvas.pixels(Rect(room.x, 0, GALLERY, 1)), losses_height(canvas, [course.label], room.w)
        assert min(box.taken.x for box in canvas.boxes) >= line.right
        assert min(box.taken.y for box in canvas.boxes) > canvas.pixels(Rect(0, room.bottom - top, 1, 1)).bottom


def test_the_strip_says_what_the_towers_do() -> None:
    with stage() as headless:
        scene = shown(headless, largest(SPECS[0]))
        scene.skyline.built, scene.skyline.ranked = float(len(scene.skyline.courses)), 0.5
        assert scene.t("finale-order") in texts(headless)


def test_a_first_key_hurries_and_a_second_goes_on_to_the_scores() -> None:
    with stage() as headless:
        scene = shown(headless, largest(SPECS[0]))
        headless.app.stack.push(scene)
        sum_of_winner, hint = str(max(scene.result.totals)), scene.t("finale-any-key")
        headless.step(0.2)
        assert scene.skyline.ranked == scene.unrolled == 0
        assert hint in texts(headless) and sum_of_winner not in texts(headless)
        headless.key("x")
        assert scene.skyline.ranked == scene.unrolled == 1 and not headless.app.is_animating()
        assert hint not in texts(headless) and sum_of_winner in texts(headless)
        headless.key("x")
        assert isinstance(headless.app.stack.top, Scores)


def test_the_mouse_goes_on_with_the_button() -> None:
    with stage() as headless:
        scene = shown(headless, largest(SPECS[0]))
        headless.app.stack.push(scene)
        headless.click("onward")
        assert isinstance(headless.app.stack.top, Scores)


def test_the_board_can_be_looked_at_by_mouse_and_by_keys() -> None:
    with stage() as headless:
        scene = shown(headless, largest(SPECS[0]))
        for keys in ([], ["left", "left", "return"]):
            headless.app.stack.push(scene)
            scene.hurry()
            for key in keys:
                headless.key(key)
            if not keys:
                headless.click("board")
            assert list(headless.app.stack) == [scene]


def test_the_ribbon_says_by_what_the_match_was_won() -> None:
    built = [TowerCourse(name, STONES[0], points) for name, points in (("Walls", (9, 8, 2)), ("Towers", (7, 3, 5)))]
    ahead = Result((), (16, 11, 7), (0,))
    assert decisive(built, ahead) == (built[1], 4)
    assert decisive(built, Result((), (16, 16, 7), (0,))) is None
    less_lost = TowerCourse("Excommunication", STONES[0], (-3, -12, -5))
    assert decisive([*built, less_lost], ahead) == (built[1], 4)
    with stage() as headless:
        scene = shown(headless, largest(SPECS[0]))
        scene.skyline.courses, scene.result = built, ahead
        scene.hurry()
        assert any("Towers (+4)" in text for text in texts(headless))


def test_a_winner_has_rockets_as_long_as_it_is_looked_at_and_the_program_sleeps_between_them() -> None:
    spec = SPECS[0]
    winner = with_person_at(spec, 0).result().winners[0]
    with stage() as headless:
        for seat, is_festive in ((winner, True), (1 - winner, False)):
            scene = shown(headless, with_person_at(spec, seat))
            scene.hurry()
            moved = list[bool]()
            for _ in range(12):
                headless.step(0.5)
                moved.append(headless.app.is_animating())
            assert any(moved) == is_festive and not all(moved)


def test_a_win_sounds_and_shines_unlike_a_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = SPECS[0]
    winner = with_person_at(spec, 0).result().winners[0]
    with stage() as headless:
        won = ends(headless, with_person_at(spec, winner), monkeypatch)
        lost = ends(headless, with_person_at(spec, 1 - winner), monkeypatch)
    assert (won[-1], lost[-1]) == ("win", "loss")
    assert won.count("count") == lost.count("count") > 1


def test_every_win_is_one_to_who_only_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    with stage() as headless:
        assert ends(headless, with_person_at(SPECS[0], NOBODY), monkeypatch)[-1] == "win"
        for _ in range(12):
            headless.step(0.5)
            if headless.app.is_animating():
                return
        raise AssertionError("no rocket comes")


def test_a_lone_person_who_wins_is_spoken_to() -> None:
    winner = with_person_at(SPECS[0], 0).result().winners[0]
    with stage() as headless:
        for seat, said in ((winner, "You win"), (1 - winner, f"{NAMES[winner]} wins")):
            scene = shown(headless, with_person_at(SPECS[0], seat))
            scene.hurry()
            assert (said in texts(headless)) == (winner in scene.result.winners)


def test_with_reduced_motion_the_scores_come_at_once() -> None:
    with stage() as headless:
        headless.app.settings.reduced_motion = True
        shown(headless, largest(SPECS[0]))
        navigation.open_finale(headless.app, largest(SPECS[0]))
        assert isinstance(headless.app.stack.top, Scores)


def test_all_its_pictures_are_read_before_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    match, read = largest(SPECS[0]), list[Path]()
    with stage() as headless:
        assets = headless.app.assets
        assets.masters, assets.scaled = SurfaceCache(windows(5)), SurfaceCache(windows(5))
        real = resources.read_picture

        def reading(path: Path, size: tuple[int, int] | None = None) -> Surface:
            read.append(path)
            return real(path, size)

        monkeypatch.setattr(resources, "read_picture", reading)
        assert sum(1 for _ in navigation.prepare_finale(headless.app, match)) > 1 and read
        read.clear()
        shown(headless, match)
        headless.settle(LONG)
        assert [path.stem for path in read if not path.stem.startswith("skin_")] == []


def test_the_scores_are_ready_once_the_finale_has_been_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is counted, and no words are laid out, while somebody waits for them."""
    with stage() as headless:
        monkeypatch.setattr("scenes.screens.finale.scene.paint_in_time", lambda scene, strokes, pace: list(strokes))
        scene = shown(headless, largest(SPECS[0]))
        headless.app.stack.push(scene)
        scene.hurry()
        monkeypatch.setattr("scenes.screens.scores.history._results", lambda match: pytest.fail("counted again"))
        monkeypatch.setattr(Story, "moments", lambda story: pytest.fail("told again"))
        headless.key("x")
        assert isinstance(headless.app.stack.top, Scores)


def test_the_table_ends_in_the_finale() -> None:
    sitting = Sitting("san_gimignano", {}, "1", ("greedy", "greedy"))
    try:
        assert sitting.match.is_over
        sitting.stage.app.settings.reduced_motion = False
        del sitting.table.ending.begin
        sitting.table.ending.begin()
        sitting.stage.step(2.0)
        assert isinstance(sitting.stage.app.stack.top, Finale)
    finally:
        sitting.close()


def test_whoever_presses_before_the_finale_has_come_sees_it_first_and_once() -> None:
    sitting = Sitting("san_gimignano", {}, "1", ("greedy", "greedy"))
    try:
        stack = sitting.stage.app.stack
        sitting.stage.app.settings.reduced_motion = False
        del sitting.table.ending.begin
        sitting.table.ending.begin()
        press = partial(sitting.stage.click, "scores")
        anywhere = partial(sitting.stage.click, (640, 360))
        position = list[str]()
        for go_on in (anywhere, stack.pop, partial(sitting.stage.step, 2.0), press):
            go_on()
            position.append(list(stack)[-1].name)
        assert position == ["finale", "table", "table", "scores"]
    finally:
        sitting.close()


@pytest.mark.parametrize("people", [(), (0,), (1,), (0, 1)])
def test_only_a_person_alone_at_the_screen_is_called_you(people: tuple[int, ...]) -> None:
    """Of several, everybody is a person; an opponent has its level."""
    match = finished(SPECS[0], 2, "4")
    for number, seat in enumerate(match.seats):
        match.seats[number] = replace(seat, player="human" if number in people else "merchant")
    with stage() as headless:
        finale = shown(headless, match)
        finale.hurry()
        told = texts(headless)
    assert told.count("you") == (len(people) == 1)
    assert told.count("Person") == (len(people) if len(people) > 1 else 0)
    assert told.count("Merchant") >= 2 - len(people)


def test_a_match_without_points_has_its_finale_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.screens.finale.skyline.courses", lambda result, wording: [])
    with stage() as headless:
        scene = shown(headless, city_of("san_gimignano"))
        headless.settle(LONG)
        assert scene.unrolled == 1
        headless.app.draw()
