"""The replay shows what the coach has found, plays by itself, and hands both moves on to a table."""

import pytest

from game.coach.summary import Moment, moments
from scenes.common.decision_board import DecisionBoard
from scenes.engine.widgets import Slider
from scenes.engine.widgets.magnifier import Zoomed
from scenes.games.lucca.widgets.family_plates import OwnPlate, own_medal
from scenes.screens.coach.action_tags import spared_by_tags
from scenes.screens.coach.win_chart import Graph
from scenes.screens.replay.scene import Replay
from scenes.table.scene import TableScene
from tests.coach.matches import finished
from tests.ui.coach.looking import Looking, every_city, looking
from tests.ui.playable import new_match, stage, texts_that_do_not_fit, usual_looks
from tests.ui.played import play

ROOMY = (1920, 1080)


def opened(at: Looking, seat: int = 0) -> tuple[Replay, list[Moment]]:
    at.show()
    told = moments(at.judging.notes, seat)
    page = Replay(at.headless.app, at.match, told[0].entry, seat)
    at.headless.show(page)
    return page, told


@every_city
@usual_looks
def test_every_text_of_a_moment_fits(game: str, language: str, scale: int) -> None:
    with looking(game, language=language, text_scale=scale) as at:
        page, _ = opened(at)
        assert page.find("moment") is not None
        assert texts_that_do_not_fit(at.headless) == []
        assert not at.headless.app.catalog.missing


@every_city
@pytest.mark.parametrize("language", ["en", "ja"])
def test_where_there_is_room_a_smaller_table_leaves_all_words_beside_it(game: str, language: str) -> None:
    with looking(game, ROOMY, language) as at:
        page, told = opened(at)
        table, moment, graph, steps = (page.find(name) for name in ("table", "moment", "graph", "steps"))
        assert table and moment and graph and steps
        assert not table.rect.overlaps(moment.rect)
        assert isinstance(graph, Graph) and isinstance(steps, Slider)
        assert (graph.field.x, graph.field.w) == (steps.track().x, steps.track().w)
        assert texts_that_do_not_fit(at.headless) == []
        for step in (told[-1].entry, told[-1].entry + 1):
            page.go_to(step)
            assert texts_that_do_not_fit(at.headless) == []


def test_a_piece_of_the_smaller_table_is_found_where_it_is_seen() -> None:
    with looking(size=ROOMY) as at:
        page, _ = opened(at)
        piece, table = page.find("deck"), page.find("table")
        assert piece is not None and isinstance(table, Zoomed)
        assert piece.screen_rect() == table.lens.shown(piece.rect)
        at.headless.move(piece.screen_rect().center)
        assert page.input.hover_id == "deck"


def test_at_the_smallest_window_the_graph_unfolds_while_the_steps_are_attended_to() -> None:
    with looking() as at:
        page, _ = opened(at)
        assert page.find("graph") is None
        page.input.set_focus("steps")
        assert page.find("graph") is not None
        page.input.set_focus("moment-next")
        assert page.find("graph") is None
        for place, is_there in (("steps", True), ("graph", True), ("moment-next", False)):
            at.headless.move(at.headless.center(place))
            assert (page.find("graph") is not None) is is_there


def test_a_move_goes_from_its_piece_to_its_place() -> None:
    with looking("lorenzo") as at:
        at.show()
        match = at.match
        entry = next(entry for entry in match.entries if entry.action.text.startswith("place"))
        way = DecisionBoard(at.headless.app, match, entry.index).way_to(entry.action)
        assert [spot.piece.partition("-")[0] for spot in way] == ["member", "space"]


def test_moments_follow_each_other_by_mouse_and_by_keyboard() -> None:
    with looking() as at:
        page, told = opened(at)
        at.headless.click("moment-next")
        assert page.length == told[1].entry
        page.input.set_focus("moment-before")
        at.headless.key("return")
        assert page.length == told[0].entry


def test_a_key_hides_moves_and_graph_and_shows_them_again() -> None:
    with looking(size=ROOMY) as at:
        page, _ = opened(at)
        at.headless.key("g")
        assert page.find("table") is None
        at.headless.key("g")
        assert page.find("table") is not None


def test_the_key_answers_at_every_step_and_is_dead_while_nothing_stands_out() -> None:
    with looking() as at:
        page, told = opened(at)
        page.go_to(told[0].entry + 1)
        at.headless.key("g")
        assert (page.length, page.find("moment") is not None) == (told[0].entry, True)
        at.headless.key("g")
        assert page.find("moment") is None
        page.looking_back.judging = None
        assert not page._moves_tool().enabled


def test_the_graph_stays_where_no_moment_is_and_leads_to_its_points() -> None:
    with looking() as at:
        page, told = opened(at)
        page.go_to(told[0].entry + 1)
        assert page.find("moment") is None
        page.input.set_focus("steps")
        page.input.set_focus("graph")
        at.headless.key("left")
        at.headless.key("return")
        assert page.length != told[0].entry + 1


def test_both_moves_lie_on_pieces_of_the_board() -> None:
    with looking("san_gimignano") as at:
        page, told = opened(at)
        for moment in told:
            page.go_to(moment.entry)
            ways = page.looking_back.ghosts.ways_of(moment)
            assert ways[0]
            at.headless.app.draw()


def test_one_plays_on_with_the_better_move() -> None:
    with looking() as at:
        page, told = opened(at)
        costly = next(moment for moment in told if not moment.is_praise)
        page.go_to(costly.entry)
        at.headless.click("play-better")
        table = at.headless.app.stack.top
        assert isinstance(table, TableScene)
        assert table.match.entries[-1].action.text == costly.played_and_better[1]
        assert at.match.entries[costly.entry].action.text == costly.played_and_better[0]


def test_what_nobody_can_better_says_so() -> None:
    with looking("aquileia") as at:
        page, told = opened(at)
        page.go_to(next(moment for moment in told if moment.is_praise).entry)
        button = page.find("play-better")
        assert button is not None
        assert not button.enabled


def test_a_running_match_shows_nothing_of_the_coach() -> None:
    match = new_match()
    play(match, 20)
    with stage() as headless:
        page = Replay(headless.app, match, 5, 0)
        headless.show(page)
        assert page.looking_back.judging is None
        assert page.find("moves") is None


@every_city
def test_it_plays_by_itself_with_motion_until_a_hand_stops_it(game: str) -> None:
    with looking(game) as at:
        page = Replay(at.headless.app, at.match, 0)
        at.headless.show(page)
        at.headless.key("p")
        assert page.playing.is_on
        at.headless.step(4.0)
        assert page.length > 1
        at.headless.click("play")
        length = page.length
        assert not page.playing.is_on
        at.headless.step(2.0)
        assert page.length == length
        at.headless.key("p")
        at.headless.click("previous")
        assert (page.length, page.playing.is_on) == (length - 1, False)


def test_with_reduced_motion_it_steps_calmly() -> None:
    with looking() as at:
        at.headless.app.change(reduced_motion=True)
        page = Replay(at.headless.app, at.match, 0)
        at.headless.show(page)
        at.headless.key("p")
        at.headless.step(1.5)
        assert 1 <= page.length <= 4


def test_it_ends_at_the_end() -> None:
    with looking() as at:
        page = Replay(at.headless.app, finished("lucca"), len(at.match.entries) - 1)
        at.headless.show(page)
        at.headless.app.change(reduced_motion=True)
        at.headless.key("p")
        at.headless.step(1.0)
        assert (page.length, page.playing.is_on) == (page.last, False)


def test_a_tag_spares_the_points_on_a_medal() -> None:
    with looking("lucca") as at:
        page, _ = opened(at)
        at.headless.app.draw()
        plate, canvas = page.find("own"), at.headless.app.canvas
        assert isinstance(plate, OwnPlate)
        medal = own_medal(plate.rect).centered(8, 8)
        spared = spared_by_tags(canvas, page.widgets)
    assert any(place.overlaps(medal) for place in spared if place.w < plate.rect.w)


@every_city
@pytest.mark.parametrize(("size", "scale"), [(ROOMY, 100), ((1280, 720), 100), ((1280, 720), 130)])
def test_no_line_of_the_graph_strikes_through_the_number_of_a_turn(
    game: str, size: tuple[int, int], scale: int
) -> None:
    """They stand below the line of no chance at all, on the ground of the strip."""
    with looking(game, size, text_scale=scale) as at:
        page, _ = opened(at)
        page.input.set_focus("steps")
        app, graph = at.headless.app, page.find("graph")
        assert isinstance(graph, Graph) and graph.is_small
        app.draw()
        numbers = {str(turn) for turn, _ in graph.course.turns}
        strip = app.canvas.pixels(graph.ground)
        told = [box for box in app.canvas.boxes if box.text in numbers and strip.contains(box.area)]
        lines = app.canvas.pixels(graph.field)
        assert told or game == "san_gimignano", "where turns are wide enough for numbers"
        assert [box.text for box in told if box.area.colliderect(lines)] == []
        assert all(box.fits for box in told)
