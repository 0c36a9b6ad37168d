"""The teacher: gentle with what was not meant, patient with wrong answers, and with the step kept when one leaves."""

from collections.abc import Callable

import pytest

from game.core.registry import spec_of
from game.lessons.model import Lesson
from scenes import navigation
from scenes.common import lesson_catalogue
from scenes.common.one_page_summary import draw_figure
from scenes.engine.headless import Headless
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.text.drawn_text import overflowing
from scenes.engine.text.markup import marked_up
from scenes.engine.theme import BODY
from scenes.engine.widgets import Label
from scenes.engine.widgets.dialog import Dialog
from scenes.kit.pieces import Piece
from scenes.screens.lesson import dialogs
from scenes.screens.lesson.arrow_places import Places, arrow_rect, free_side
from scenes.screens.lesson.free_places import told_places, written_places
from scenes.screens.lesson.pointer import open_sheets, rings, rows
from scenes.screens.lesson.policy import LONGEST_WORD, PUT_BACK_SECONDS
from scenes.screens.lesson.scene import LessonTable
from scenes.screens.new_game.scene import NewGame
from scenes.screens.title.scene import Title
from scenes.table.menu import open_menu
from tests.ui.lesson.pupils import LESSONS, SMALL, Pupil
from tests.ui.table.players import MouseHand, Sitting

CITY = "san_gimignano"
BUY = 1
"""The number of the step that asks for buying."""
WORTH = 9
"""The number of the step that asks a question."""


@pytest.fixture
def pupil() -> Pupil:
    return Pupil(CITY, "lesson", number=BUY)


def test_what_is_allowed_but_not_meant_is_taken_back_after_a_moment(pupil: Pupil) -> None:
    table, stage = pupil.table, pupil.stage
    stage.click("verb-pass")
    assert table.teaching.gentle_word and table.teaching.course.is_astray and table.lesson.marks.targets() == []
    stage.step(LONGEST_WORD)
    assert not table.teaching.gentle_word and table.match.entries == []
    assert table.input.focus_id == table.lesson.marks.next_piece() == "verb-buy"
    pupil.close()


@pytest.mark.parametrize("hurry", [lambda stage: stage.key("space"), lambda stage: stage.click((960, 700))])
def test_any_key_or_click_takes_it_back_at_once_past_what_luck_has_shown(
    pupil: Pupil, hurry: Callable[[Headless], None]
) -> None:
    table, stage = pupil.table, pupil.stage
    pupil.do_next(MouseHand(stage))
    stage.click("deck")
    assert table.teaching.gentle_word and table.match.why_no_undo() is not None
    hurry(stage)
    assert not table.teaching.gentle_word
    assert [entry.action.text for entry in table.match.entries] == ["buy"]
    pupil.close()


def test_a_press_that_leads_elsewhere_is_said_to_be_the_wrong_one_before_anything_is_done() -> None:
    pupil = Pupil("lorenzo", "lesson", number=1)
    table, stage = pupil.table, pupil.stage
    stage.click("space-24")
    assert table.teaching.gentle_word == table.t("lesson-not-this") and table.match.entries == []
    stage.step(LONGEST_WORD)
    assert not table.teaching.gentle_word and not table.board.has_selection
    stage.click("space-2")
    assert not table.teaching.gentle_word and table.board.has_selection
    pupil.close()


def test_what_is_pointed_at_stays_marked_when_a_wrong_card_is_lifted_and_a_right_one_may_follow_at_once() -> None:
    """Two starting cards are kept: one alone settles nothing, and still leads elsewhere."""
    pupil = Pupil("lucca", "lesson", number=step_of("lucca", "lesson", "keep"))
    table, stage = pupil.table, pupil.stage
    marked, meant = table.lesson.marks.targets(), table.lesson.marks.next_piece()
    wrong = next(each.id for each in table.widgets if each.id.startswith("keep-") and each.rect not in marked)
    stage.click(wrong)
    assert table.teaching.gentle_word == table.t("lesson-not-this") and table.lesson.marks.targets() == marked != []
    stage.step(PUT_BACK_SECONDS + 0.1)
    assert table.teaching.gentle_word and table.lesson.marks.targets() == marked and not table.board.has_selection
    stage.click(meant)
    assert not table.teaching.gentle_word and table.board.has_selection and table.lesson.marks.next_piece()
    pupil.close()


def rivals_turn(game: str) -> int | None:
    """The first step in which they move after the pupil."""
    steps = lesson_catalogue.lessons_of(game)["lesson"].steps
    return next((number for number, step in enumerate(steps) if step.then), None)


@pytest.mark.parametrize("game", [game for game, name in LESSONS if name == "lesson" and rivals_turn(game) is not None])
def test_no_sentence_flashes_up_between_the_own_deed_and_the_rivals(game: str) -> None:
    """It was gone with the next picture."""
    number = rivals_turn(game) or 0
    pupil = Pupil(game, "lesson", number=number, reduced_motion=False)
    told = list[str]()
    while pupil.table.teaching.course.number == number and not pupil.table.teaching.course.is_complete:
        if pupil.table.teaching.course.awaits_person and not pupil.table.playback.is_active:
            MouseHand(pupil.stage).press(pupil.table.lesson.marks.next_piece())
        pupil.stage.step(1 / 30)
        told.append(pupil.table.prompt.text(pupil.table.position))
    assert pupil.table.t("lesson-rival") not in told
    pupil.close()


def test_inside_a_step_a_deed_can_be_undone(pupil: Pupil) -> None:
    pupil.do_next(MouseHand(pupil.stage))
    pupil.stage.click("undo")
    pupil.rest()
    assert pupil.table.match.entries == [] and pupil.table.lesson.marks.next_piece() == "verb-buy"
    pupil.close()


def test_while_something_is_told_no_key_presses_the_teachers_buttons(pupil: Pupil) -> None:
    pupil.stage.app.settings.reduced_motion = False
    pupil.stage.key("return")
    pupil.rest()
    pupil.stage.key("return")
    assert pupil.table.playback.is_active and pupil.table.input.focus_id == ""
    pupil.stage.key("return")
    pupil.rest()
    assert (pupil.table.teaching.course.number, pupil.table.teaching.course.done) == (BUY, 2)
    assert pupil.table.input.focus_id == pupil.table.lesson.marks.next_piece() == "deck"
    pupil.close()


def step_of(game: str, lesson: str, name: str) -> int:
    steps = lesson_catalogue.lessons_of(game)[lesson].steps
    return next(number for number, step in enumerate(steps) if step.name == name)


def test_only_what_is_asked_for_glows() -> None:
    """Other places may be pressed, and are said not to be meant."""
    pupil = Pupil("aquileia", "lesson", number=step_of("aquileia", "lesson", "place"))
    pieces = [each for each in pupil.table.widgets if isinstance(each, Piece) and each.leads and each.on_press]
    assert [each.id for each in pieces if each.on_press and each.on_press.glows] == ["space-forum_2"]
    assert len(pieces) > 1
    pupil.close()


def test_enter_alone_does_what_the_hand_points_at() -> None:
    pupil = Pupil("lorenzo", "lesson_leaders", number=step_of("lorenzo", "lesson_leaders", "neutral"))
    match = pupil.table.match
    begun = len(match.entries)
    for _ in range(3):
        pupil.stage.key("return")
        pupil.rest()
    assert match.entries[begun].action.text == "place neutral harvest small"
    pupil.close()


def test_a_scene_that_begins_anew_is_told() -> None:
    pupil = Pupil("lucca", "lesson", number=step_of("lucca", "lesson", "complete"))
    pupil.stage.app.draw()
    told = [box.text for box in pupil.stage.app.canvas.boxes]
    assert pupil.table.t("lesson-anew") in told and pupil.stage.app.toasts.texts == []
    pupil.close()


def test_no_explanation_lies_over_the_teachers_words(pupil: Pupil) -> None:
    button, teacher = pupil.table.find("verb-pass"), pupil.table.find("lesson-panel")
    assert button is not None and teacher is not None
    assert not pupil.table.tooltip_room(button.rect).overlaps(teacher.rect)
    pupil.close()


def test_the_teacher_has_a_face_and_a_name(pupil: Pupil) -> None:
    portrait, name, step = (pupil.table.find(f"lesson-{part}") for part in ("portrait", "teacher", "step"))
    assert portrait is not None and isinstance(name, Label) and step is not None
    assert name.text == "Maestro Taddeo"
    assert not any(portrait.rect.overlaps(each.rect) for each in (name, step))
    pupil.close()


def test_the_teachers_portrait_stays_where_it_is_in_all_steps(pupil: Pupil) -> None:
    """In a step without a picture it was large, and name, title and words jumped."""
    places = set[Rect]()
    for number in range(len(pupil.lesson.steps)):
        pupil.show(number)
        portrait = pupil.table.find("lesson-portrait")
        assert portrait is not None
        places.add(portrait.rect)
    assert len(places) == 1
    pupil.close()


def test_the_shade_comes_once_for_a_step_however_many_deeds_it_asks_for() -> None:
    pupil = Pupil("lucca", "lesson", number=3)
    table, stage = pupil.table, pupil.stage
    stage.app.settings.reduced_motion = False
    stage.step(1.0)
    shades = [table.lesson.marks.shade]
    while table.teaching.course.awaits_person and table.teaching.course.number == 3:
        stage.click(table.lesson.marks.next_piece())
        for _ in range(60):
            stage.step(0.05)
            shades.append(table.lesson.marks.shade)
            if table.lesson.marks.shade:
                assert table.lesson.marks.lit, "what was lit stays so until the shade is gone"
    assert shades[0] > 0 and sorted(shades, reverse=True) == shades and shades[-1] == 0
    pupil.close()


def test_a_question_on_the_table_lies_on_the_screen_and_is_not_shaded() -> None:
    pupil = Pupil("aquileia", "lesson", number=step_of("aquileia", "lesson", "pass"))
    pupil.do_next(MouseHand(pupil.stage))
    sheet = pupil.table.find("sure")
    assert sheet is not None
    assert sheet.rect == sheet.rect.kept_inside(SCREEN)
    assert open_sheets(pupil.table.widgets, pupil.table.lesson.marks.targets()) == [sheet.rect]
    pupil.close()


def test_while_something_is_read_nothing_on_the_board_can_be_pressed() -> None:
    pupil = Pupil(CITY, "lesson")
    assert not pupil.table.position.can_act
    assert pupil.table.input.focus_id == "lesson-next"
    pupil.stage.key("return")
    pupil.rest()
    assert pupil.table.teaching.course.number == BUY
    pupil.close()


def test_a_wrong_answer_says_why_and_leaves_the_others_open() -> None:
    pupil = Pupil(CITY, "lesson", number=WORTH)
    stage, table = pupil.stage, pupil.table
    stage.key("1")
    assert (table.teaching.tried, table.teaching.is_answered) == ({1}, False)
    stage.key("1")
    stage.click("lesson-tell")
    assert table.teaching.is_answered and table.teaching.tried == {1, 3}
    stage.click("lesson-next")
    pupil.rest()
    assert pupil.table.teaching.course.number == WORTH + 1
    pupil.close()


def test_back_and_skip_go_step_by_step(pupil: Pupil) -> None:
    for key, number in ((".", 2), (".", 3), (",", 2), (",", 1), (",", 0), (",", 0)):
        pupil.stage.key(key)
        pupil.rest()
        assert pupil.table.teaching.course.number == number
    pupil.close()


def test_the_title_offers_every_lesson_and_says_how_far_one_has_come() -> None:
    stage = Headless(SMALL)
    progress = lesson_catalogue.progress_of(stage.app)
    progress.finish("san_gimignano/lesson")
    progress.keep("lucca/lesson", 4)
    stage.show(Title(stage.app))
    stage.click("learn")
    top = stage.app.stack.top
    assert isinstance(top, Dialog)
    others = [answer.label for answer in top.answers[len(LESSONS) :]]
    assert others == ["Your moments", "Back"]
    assert top.answers[0].label == marked_up("San Gimignano  [icon:check]")
    assert top.answers[1].label == "Lucca Città · 5/13" and top.first_focus() == "answer-1"
    assert overflowing(stage.app.canvas.boxes) == []
    stage.click("answer-1")
    stage.settle()
    assert isinstance(stage.app.stack.top, LessonTable)
    stage.close()


def test_it_ends_with_a_match_or_the_other_lesson() -> None:
    pupil = Pupil("lorenzo", "lesson")
    stage, app = pupil.stage, pupil.stage.app
    stage.show(Title(app))
    navigation.open_lesson(app, "lorenzo", "lesson")
    stage.settle()
    for _ in range(len(pupil.lesson.steps)):
        stage.key(".")
        stage.settle()
    assert isinstance(app.stack.top, Dialog)
    stage.click("answer-1")
    stage.settle()
    assert pupil.table.teaching.lesson_id == "lesson_leaders"
    pupil.table.lesson.go_to(len(pupil.table.teaching.lesson.steps) - 1)
    stage.key(".")
    stage.click("answer-0")
    assert isinstance(app.stack.top, NewGame)
    pupil.close()


def test_a_city_whose_lessons_are_damaged_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing: dict[str, Lesson] = {}
    monkeypatch.setattr(lesson_catalogue, "lessons_of", lambda game: nothing)
    stage = Headless(SMALL)
    told: list[str] = []
    monkeypatch.setattr(stage.app, "notice", told.append)
    navigation.open_lesson(stage.app, CITY)
    assert told == [stage.app.catalog("lesson-damaged")]
    stage.close()


def test_a_match_waits_below_the_lesson_opened_from_its_menu() -> None:
    sitting = Sitting(CITY, {}, "3")
    open_menu(sitting.table.parts)
    sitting.stage.settle()
    labels = {answer.label: number for number, answer in enumerate(sitting.stage.app.stack.top.answers)}  # type: ignore[union-attr]
    sitting.stage.click(f"answer-{labels['Learn']}")
    top = sitting.stage.app.stack.top
    assert isinstance(top, LessonTable)
    top.lesson.leave()
    sitting.stage.click("answer-0")
    assert sitting.stage.app.stack.top is sitting.table
    sitting.close()


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=["-".join(each) for each in LESSONS])
def test_a_lesson_shows_no_more_than_any_table(game: str, lesson: str) -> None:
    pupil = Pupil(game, lesson)
    for number in range(len(pupil.lesson.steps)):
        pupil.table.lesson.go_to(number)
        pupil.rest()
        table = pupil.table
        assert table.position.view == spec_of(game).rules.observe(table.match.state, 0)
    pupil.close()


def test_a_notice_lies_on_no_answer_and_no_card() -> None:
    pupil = Pupil("lucca", "lesson", number=step_of("lucca", "lesson", "feast"))
    usual = SCREEN.centered(500, 60).moved(dy=200)
    place = pupil.table.notice_place(usual)
    answers = [widget.rect for widget in pupil.table.widgets if widget.id.startswith("lesson-answer")]
    assert answers and any(usual.overlaps(answer) for answer in answers)
    assert not any(place.overlaps(each) for each in told_places(pupil.table.widgets))
    pupil.close()


def test_after_a_lesson_begun_from_a_new_game_the_frame_stands_on_start() -> None:
    """It stood on what had led to the lesson."""
    stage = Headless(SMALL)
    stage.show(Title(stage.app))
    navigation.open_new_game(stage.app, CITY)
    new_game = stage.app.stack.top
    assert isinstance(new_game, NewGame)
    new_game.input.set_focus("learn")
    navigation.open_lesson(stage.app, CITY, "lesson")
    table = stage.app.stack.top
    assert isinstance(table, LessonTable)
    dialogs.open_end(stage.app, table.match.spec, "lesson")
    stage.step()
    stage.click("answer-0")
    assert stage.app.stack.top is new_game
    assert new_game.input.focus_id == "start"
    stage.close()


def test_the_pictures_of_every_lesson_are_there_and_their_letters_fit() -> None:
    stage = Headless(SMALL)
    for game, name in LESSONS:
        for step in lesson_catalogue.lessons_of(game)[name].steps:
            stage.app.canvas.boxes.clear()
            draw_figure(stage.app.canvas, stage.app.catalog, game, list(step.figure), Rect(0, 0, 248, 99))
            assert overflowing(stage.app.canvas.boxes) == [], (game, step.name)
            art = [figure.removeprefix("art:") for figure in step.figure if figure.startswith("art:")]
            assert all(stage.app.assets.natural_size(f"{game}/art/{picture}") for picture in art), (game, step.name)
    stage.close()


def test_neighbours_that_are_asked_for_together_are_pointed_at_by_one_arrow() -> None:
    green, red, blue = (Rect(x, 0, 140, 180) for x in (0, 240, 480))
    assert rows([green, red], told=[green, red, blue]) == [Rect(0, 0, 380, 180)]
    assert rows([green, blue], told=[green, red, blue]) == [green, blue]
    assert rings([green, green.moved(142), red.moved(180)]) == [Rect(0, 0, 282, 180), red.moved(180)]


def test_an_arrow_lies_on_no_word_that_a_board_has_painted() -> None:
    target = Rect(900, 500, 200, 60)
    side, size = bare = free_side(target, Places([], [], [], [])) or pytest.fail("no arrow")
    written = [arrow_rect(side, size).centered(20, 20)]
    other = free_side(target, Places([], [], [], written))
    assert other and other != bare and not arrow_rect(*other).overlaps(written[0])
    everywhere = [SCREEN]
    least = free_side(target, Places(everywhere, [], [], written)) or pytest.fail("no arrow")
    assert not arrow_rect(*least).overlaps(written[0]), "over pictures if need be, but over no word"


def test_words_below_a_sheet_are_not_seen(pupil: Pupil) -> None:
    canvas = pupil.stage.app.canvas
    canvas.begin()
    word, sheet = Rect(400, 400, 100, 40), Rect(300, 300, 400, 400)
    canvas.text("below", word, BODY)
    assert len(written_places(canvas, [sheet])) == 1
    canvas.rise()
    canvas.text("above", word.moved(0, 200), BODY)
    assert [place.y > 500 for place in written_places(canvas, [sheet])] == [True]
    pupil.close()


def test_while_a_step_is_read_the_table_shows_who_moves_next_and_not_who_moved_last() -> None:
    pupil = Pupil(CITY, "lesson", number=0)
    table = pupil.table
    assert table.teaching.can_go_on and table.controller.is_viewer_deciding
    table.playback.teller = 1
    table.invalidate()
    assert table.position.decision is None and table.position.mover != 1
    pupil.close()


def test_esc_closes_a_hint_before_it_asks_to_leave(pupil: Pupil) -> None:
    pupil.stage.click("hint")
    pupil.rest()
    assert pupil.table.hints.is_open
    pupil.stage.key("escape")
    assert not pupil.table.hints.is_open and pupil.stage.app.stack.top is pupil.table
    pupil.stage.key("escape")
    assert isinstance(pupil.stage.app.stack.top, Dialog)
    pupil.close()
