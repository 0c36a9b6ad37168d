"""The table's flow: curtains between two people, forced choices, held turns, undo, seats that change hands, hints."""

from dataclasses import replace

import pytest

from game.ai.thinking import Answer
from game.core.reasons import because
from game.core.seats import Seat
from game.lucca.events import LastOpeningsBegun
from game.lucca.notation import position as lucca
from game.lucca.state import OVER, PLAY
from game.san_gimignano.notation import position
from scenes.common.match_log import blocks
from scenes.screens.curtain import Curtain
from scenes.table.hint_sheet import HintSheet
from tests.ui.engine.rooms import Room
from tests.ui.table.players import KeyboardHand, Sitting

TWO_PEOPLE = ("human", "human")


def sit(sittings: list[Sitting], text: str, players: tuple[str, str] = ("human", "greedy")) -> Sitting:
    """A table on which this position stands."""
    options = {"nobles": "on" if "nobles:" in text else "off"}
    sitting = Sitting("san_gimignano", options, "1", players, start=position(text))
    sittings.append(sitting)
    return sitting


QUIET = """
active: 0
hand 0: 7 7 7 9
hand 1: 5 6 8
market: 5 6 10
deck: 8 9 10 10 9 8 6
"""
STRIKE = """
active: 1
hand 0: 6 7
hand 1: 10 10 10
towers 0: 8-8-8
market: 5
deck: 8 9 10 9 8
"""


def test_the_curtain_comes_before_a_second_person_sees_a_hand(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET, TWO_PEOPLE)
    assert isinstance(sitting.stage.app.stack.top, Curtain)
    sitting.stage.key("return")
    assert sitting.table.controller.viewer == 0 and not sitting.table.position.hands_covered
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 7 7 7"))
    sitting.stage.step(0.5)
    sitting.table.controller.end_turn()
    sitting.stage.step(0.5)
    top = sitting.stage.app.stack.top
    assert isinstance(top, Curtain)
    sitting.stage.key("return")
    assert sitting.table.controller.viewer == 1


def test_under_the_falling_curtain_nothing_is_left_of_what_was_told_to_one_person(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET.replace("hand 0: 7 7 7 9", "hand 0: 7"), TWO_PEOPLE)
    sitting.stage.key("return")
    for action in ("buy", "draw deck", "draw deck"):
        sitting.table.moves.submit(sitting.match.spec.rules.parse_action(action))
        sitting.rest()
    assert "You draw 9" in sitting.table.playback.last_sentence
    sitting.table.controller.end_turn()
    sitting.stage.step(0.5)
    assert isinstance(sitting.stage.app.stack.top, Curtain)
    assert sitting.table.prompt.text(sitting.table.position) == ""


def test_an_opponent_is_asked_with_the_level_and_the_temper_of_its_seat(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    rival = Seat("artisan", "Bianca", "F", "captain")
    sitting.table.controller.set_seat(1, rival)
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 7 7 7"))
    sitting.table.controller.end_turn()
    sitting.rest()
    assert set(sitting.adviser.asked) == {rival}


def test_a_seat_that_can_only_decline_declines_by_itself(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, STRIKE, ("human", "greedy"))
    sitting.rest()
    answers = [entry.action.text for entry in sitting.match.entries if entry.seat == 0]
    assert answers[:1] == ["suffer"]


def test_a_finished_turn_is_held_and_can_be_taken_back(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 7 7 7"))
    sitting.rest()
    assert sitting.match.holds_turn() and sitting.table.find("end-turn") is not None
    sitting.stage.key("u")
    sitting.rest()
    assert sitting.match.entries == []
    sitting.stage.key("y")
    assert [entry.action.text for entry in sitting.match.entries] == ["build 7 7 7"]


def test_escape_drops_the_selection_then_the_half_made_turn_then_opens_the_menu(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    sitting.stage.click("hand-0")
    assert sitting.table.board.has_selection
    sitting.table.moves.drop()
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("exchange 7 9"))
    sitting.stage.step(0.1)
    sitting.stage.key("escape")
    assert sitting.match.entries == []
    told = [box.text for box in sitting.stage.app.canvas.boxes]
    assert "Your turn begins again. Redo brings back what you had done." in told
    sitting.stage.key("escape")
    assert sitting.stage.app.stack.top is not sitting.table


def test_a_seat_changes_hands_in_mid_game(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    sitting.table.controller.set_seat(0, Seat("greedy", "Adso", "L"))
    sitting.table.controller.set_seat(1, Seat("human", "William", "F"))
    sitting.rest()
    assert sitting.table.controller.viewer == 1
    assert sitting.match.entries[0].seat == 0


def test_a_hint_first_points_then_names_the_move(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    sitting.stage.key("h")
    sitting.stage.step(0.1)
    assert sitting.table.hints.stage == 1 and sitting.table.find("hint-sheet") is not None
    sitting.stage.key("h")
    assert sitting.table.hints.stage == 2


def test_a_hint_says_why_before_it_names_the_move(sittings: list[Sitting], monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless its city tells the deed itself."""
    sitting = sit(sittings, QUIET)
    reason = because("sg-hint-completed", points=3)
    sitting.table.controller.hint, sitting.table.hints.stage = Answer("build 7 7 7", reason), 1
    always = replace(sitting.table.hints.words, is_true_of=lambda position, action, reason: True)
    monkeypatch.setattr(sitting.table.hints, "words", always)
    wording, build = sitting.table.position.wording, sitting.match.spec.rules.parse_action("build 7 7 7")
    why, move = wording.reason(reason), wording.action(build)
    assert (why in hint_of(sitting), move in hint_of(sitting)) == (True, False)
    sitting.stage.key("h")
    assert (why in hint_of(sitting), move in hint_of(sitting)) == (True, True)


def hint_of(sitting: Sitting) -> str:
    sitting.table.invalidate()
    sheet = sitting.table.find("hint-sheet")
    assert isinstance(sheet, HintSheet)
    return sheet.text


def test_a_hint_is_put_away_by_a_third_press_by_escape_or_by_a_click_on_it(sittings: list[Sitting]) -> None:
    """Also while something is chosen."""
    sitting = sit(sittings, QUIET)
    for last in ("h", "escape", ""):
        sitting.stage.click("hand-0")
        for key in ("h", "h"):
            sitting.stage.key(key)
            sitting.stage.step(0.1)
        if last:
            sitting.stage.key(last)
        else:
            sitting.stage.click("hint-sheet")
        assert sitting.table.hints.stage == 0 and sitting.table.find("hint-sheet") is None
        assert sitting.stage.app.stack.top is sitting.table
        sitting.table.moves.drop()


def test_a_hint_is_put_away_once_something_else_is_chosen(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    sitting.table.controller.hint, sitting.table.hints.stage = Answer("build 7 7 7"), 1
    sitting.table.invalidate()
    sitting.stage.click("hand-0")
    assert sitting.table.hints.stage == 1
    sitting.stage.click("hand-3")
    assert sitting.table.hints.stage == 0


def test_resigning_ends_the_match_for_the_other(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    sitting.table.controller.resign()
    assert sitting.match.is_over and sitting.match.result().winners == (1,)


def test_greyed_buttons_say_what_is_missing(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    declare = sitting.table.find("verb-declare")
    assert declare is not None and not declare.enabled
    assert declare.tooltip_text() == sitting.table.t("sg-why-declare-four", have=0, need=4)
    sitting.stage.click("hand-3")
    build = sitting.table.find("verb-build")
    assert build is not None and build.tooltip_text() == sitting.table.t("sg-why-build-three", have=1, need=3)


LAST_CARD = """
players: 3
order: {order}
active: {active}
site 0: 51
site 1: 19
site 2: 9
triplets: -, -, -, 44 45 48
takers: 0 1 2 -
placing: 29
deck: 60 61 62 63 64 65 66 67 68 69 70 71
"""


def after_the_last_card(order: str, active: int) -> Sitting:
    """Seat 0, a person, is first in the next turn."""
    start = lucca(LAST_CARD.format(order=order, active=active))
    return Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=start)


def test_the_next_triplets_of_lucca_lay_themselves_out(sittings: list[Sitting]) -> None:
    """LC 4.5."""
    sittings.append(sitting := after_the_last_card("0 1 2", active=2))
    assert sitting.match.turn == 2 and sitting.match.decision is not None
    assert (sitting.match.decision.seat, sitting.match.decision.kind) == (0, "turn")


def test_they_wait_for_a_person_who_can_still_take_the_last_card_back(sittings: list[Sitting]) -> None:
    sittings.append(sitting := after_the_last_card("1 2 0", active=0))
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("discard 29"))
    sitting.rest()
    assert sitting.match.decision is not None and sitting.match.decision.kind == "deal"
    assert sitting.match.why_no_undo() is None
    sitting.stage.click("do-deal")
    sitting.rest()
    assert sitting.match.turn == 2


LAST_OF_THE_MATCH = LAST_CARD.replace("players: 3", "players: 3\nturn: 7").format(order="1 2 0", active=0)


def test_the_last_turn_of_a_match_can_be_taken_back_and_its_end_is_told_once_it_is_ended(
    sittings: list[Sitting],
) -> None:
    sittings.append(sitting := Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=lucca(LAST_OF_THE_MATCH)))
    sitting.stage.app.settings.reduced_motion = False
    wall = sitting.match.spec.rules.parse_action("wall 29")
    for _ in range(2):
        sitting.table.moves.submit(wall)
        sitting.stage.settle()
        assert sitting.match.is_over and sitting.match.holds_turn()
        assert sitting.table.input.focus_id == "end-turn"
        assert sitting.table.position.view.stage == PLAY
        sitting.stage.key("u")
        assert sitting.match.entries == [] and sitting.table.controller.is_viewer_deciding
    sitting.table.moves.submit(wall)
    sitting.stage.settle()
    sitting.stage.click("end-turn")
    assert isinstance(sitting.table.playback.told_now, LastOpeningsBegun)
    sitting.stage.settle()
    assert not sitting.match.holds_turn() and sitting.table.position.view.stage == OVER
    sitting.table.ending.open_scores()
    whole = [block.text for block in blocks(sitting.match, sitting.table.viewpoint.wording)]
    assert [block.text for block in sitting.table.playback.chronicle.blocks] == whole


def test_the_ribbon_tells_what_is_being_played(sittings: list[Sitting]) -> None:
    sittings.append(sitting := after_the_last_card("1 2 0", active=0))
    sitting.stage.app.settings.reduced_motion = False
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("wall 29"))
    entry = sitting.match.entries[-1]
    assert sitting.table.playback.is_active
    assert sitting.table.prompt.text(sitting.table.position) == sitting.table.position.wording.event(entry.events[0])


def test_a_finished_table_leads_to_its_scores(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    sitting.table.controller.resign()
    sitting.rest()
    assert sitting.table.find("scores") is not None
    sitting.stage.click("scores")
    assert sitting.stage.app.stack.top is not sitting.table


def build(sitting: Sitting) -> None:
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 7 7 7"))
    sitting.stage.step(0.1)


def test_the_hand_is_down_as_soon_as_another_person_decides(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET, TWO_PEOPLE)
    sitting.stage.key("return")
    build(sitting)
    assert not sitting.table.position.hands_covered
    sitting.table.controller.end_turn()
    assert sitting.table.position.hands_covered
    sitting.stage.step(0.1)
    curtain = sitting.stage.app.stack.top
    assert isinstance(curtain, Curtain)
    assert (curtain.person, curtain.colour) == ("William", "F")


def test_the_hand_is_down_once_a_second_person_sits_at_the_screen(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    assert not sitting.table.position.hands_covered
    sitting.table.controller.set_seat(1, Seat("human", "William", "F"))
    assert sitting.table.position.hands_covered


def test_under_the_curtain_boards_are_given_what_both_people_know(sittings: list[Sitting]) -> None:
    """Not even a board that forgot to cover a hand could show it."""
    sitting = sit(sittings, QUIET, TWO_PEOPLE)
    match, rules = sitting.match, sitting.match.spec.rules
    known = rules.observe(match.view(0), 1)
    assert known != match.view(0)
    assert sitting.table.position.view == known


def test_a_turn_that_is_not_light_waits_for_the_person(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    sitting.stage.app.settings.turn_ends = "light"
    build(sitting)
    sitting.stage.step(5.0)
    assert sitting.match.holds_turn()


def test_where_turns_end_at_once_none_is_held(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    sitting.stage.app.settings.turn_ends = "at_once"
    build(sitting)
    assert not sitting.match.holds_turn() and sitting.match.entries[0].seat == 0


def test_the_scores_do_not_open_over_the_scene_that_came_after_the_table(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    del sitting.table.ending.begin
    sitting.table.controller.resign()
    sitting.stage.step(0.1)
    sitting.stage.app.stack.reset(room := Room(sitting.stage.app))
    sitting.stage.step(5.0)
    assert sitting.stage.app.stack.top is room


def test_escape_lowers_what_is_lifted_and_leaves_the_table_open(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    sitting.stage.click("hand-0")
    sitting.stage.key("escape")
    assert not sitting.table.board.has_selection
    assert sitting.stage.app.stack.top is sitting.table


def test_a_hint_marks_an_area_then_every_piece_on_the_way_to_its_move(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    table = sitting.table
    sitting.stage.key("h")
    sitting.stage.step(0.1)
    [area] = table.hints.places()
    sitting.stage.key("h")
    assert table.controller.hint is not None
    action = sitting.match.spec.rules.parse_action(table.controller.hint.action)
    pieces = filter(None, map(table.find, table.moves.bindings.pieces_of(action)))
    assert table.hints.places() == [piece.screen_rect() for piece in pieces] != [area]


def test_one_position_has_one_advice(sittings: list[Sitting], monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit(sittings, QUIET)
    sitting.stage.key("h")
    sitting.stage.step(0.1)
    advice = sitting.table.controller.hint
    sitting.stage.key("escape")
    monkeypatch.setattr(sitting.table.controller, "adviser", None)
    sitting.stage.key("h")
    assert advice is not None and sitting.table.controller.hint is advice


def test_what_no_piece_leads_to_is_offered_in_a_plain_panel(
    sittings: list[Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit(sittings, QUIET)
    monkeypatch.setattr(sitting.table.board, "build", lambda position, bindings: None)
    sitting.table.invalidate()
    action = sitting.match.spec.rules.parse_action("build 7 7 7")
    sitting.make(action, KeyboardHand(sitting.stage))
    assert [entry.action for entry in sitting.match.entries] == [action]


def test_what_had_no_choice_cannot_be_taken_back_for_it_would_only_come_again(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, STRIKE)
    sitting.rest()
    assert sitting.match.entries[-1].action.text == "suffer"
    reason = sitting.match.why_no_undo()
    assert reason is not None and reason.key == "core-barrier-forced"
