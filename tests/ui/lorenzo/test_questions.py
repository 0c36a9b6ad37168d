"""The church's sheet, the draft, and what can be done with a leader."""

import pygame
import pytest

from game.lorenzo.board import FAITH_POINTS
from game.lorenzo.goods import FAITH, POINTS
from game.lorenzo.leaders import LEADERS
from game.lorenzo.state import DRAFT, Player
from scenes.engine.widgets import Button, Label, Paragraph
from scenes.games.lorenzo.choices.answers import PrivilegePlate
from scenes.games.lorenzo.choices.leader_actions import _met
from scenes.games.lorenzo.drawing.signs import GAINED, MISSING, Number
from scenes.games.lorenzo.widgets.pieces import RoundelPiece
from scenes.games.lorenzo.widgets.tracks import lit
from scenes.kit.board import END_TURN
from tests.ui.lorenzo.tables import FORM, RICH, board_of, clicks, own, table_at
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import Seated, seated


def moment_of(kind: str) -> Moment:
    match = played(FORM)
    return next(Moment(FORM, at, kind) for at in range(len(match.entries)) if match.decision_at(at).kind == kind)


def test_lm_5_1_the_sheet_of_the_church_says_both_leaves_in_numbers() -> None:
    with seated(moment_of("church").match()) as sitting:
        player = sitting.table.position.view.players[sitting.table.position.viewer]
        sitting.stage.app.draw()
        told = [box.text for box in sitting.stage.app.canvas.boxes]
        assert f"+{FAITH_POINTS[player.goods[FAITH]]}" in told
        assert any(f"You keep your {player.goods[FAITH]} faith" in text for text in told)


def test_esc_puts_the_sheet_aside_and_a_button_brings_it_back() -> None:
    with seated(moment_of("church").match()) as sitting:
        table = sitting.table
        before = own_points(sitting)
        sitting.stage.key("escape")
        assert table.find("question-sheet") is None
        assert sitting.stage.app.stack.top is table
        clicks(sitting, "church-return")
        assert table.find("question-sheet") is not None
        clicks(sitting, "church-look", "church-return", "do-support", END_TURN)
        assert own_points(sitting) > before


def test_the_sheet_of_the_church_is_there_again_after_a_rivals_board() -> None:
    with seated(moment_of("church").match()) as sitting:
        rival = next(widget for widget in sitting.table.widgets if widget.id.startswith("rival-"))
        rival.press()
        sitting.stage.settle()
        assert sitting.table.find("question-sheet") is None and sitting.table.find("church-return") is None
        sitting.stage.key("escape")
        assert sitting.table.find("question-sheet") is not None


def own_points(sitting: Seated) -> int:
    points: int = sitting.table.match.state.players[sitting.table.controller.viewer].goods[POINTS]
    return points


def test_lm_2_5_a_leader_is_marked_first_and_then_kept() -> None:
    with seated(moment_of("draft").match()) as sitting:
        table = sitting.table
        before = len(table.match.entries)
        names = [action.text for action in table.moves.bindings.offers.legal]
        keep = table.find("keep")
        assert keep is not None and not keep.enabled
        clicks(sitting, f"do-{names[0]}", f"do-{names[1]}")
        assert len(table.match.entries) == before
        assert table.input.focus_id == "keep"
        sitting.stage.key("return")
        assert table.match.entries[before].action.text == names[1]
        sitting.stage.step(4.0)
        assert table.find(f"do-{names[0]}") is None
        assert table.find("draft-backs") is not None


def test_lm_2_5_a_bonus_tile_shows_who_has_it() -> None:
    match = played(FORM)
    with seated(Moment(FORM, 1, "tile").match()) as sitting:
        taken = match.entries[0].action.number
        plate = sitting.table.find(f"tile-choice-{taken}")
        assert plate is not None and not plate.focusable
        assert match.seats[match.entries[0].seat].name in plate.tooltip_text()


def test_while_a_rival_drafts_the_page_stays() -> None:
    with seated(moment_of("draft").match((2,))) as sitting:
        assert sitting.table.position.view.stage == DRAFT
        assert sitting.table.find("draft-ground") is not None


def test_lm_3_4_a_leader_takes_two_presses_and_says_what_is_missing() -> None:
    with table_at(f"{RICH}hand 0: l01 l02") as sitting:
        clicks(sitting, "leader-0")
        play, why = sitting.table.find("do-play l01"), sitting.table.find("leader-why")
        assert play is not None and not play.enabled and why is not None
        clicks(sitting, "do-discard l01")
        assert own(sitting).discarded


def test_lm_3_4_each_need_of_a_leader_is_red_only_while_something_is_missing() -> None:
    """With one too few of each, exactly as many, and one more."""
    for leader in LEADERS:
        for more in (-1, 0, 1):
            player = Player([number + more if number else 0 for number in leader.need.amounts])
            for kind, number in (*leader.need.cards, *(((0, leader.need.alike),) if leader.need.alike else ())):
                player.cards[kind] = tuple(range(number + more))
            numbers = [sign for sign in _met(leader, player) if isinstance(sign, Number)]
            assert {sign.colour for sign in numbers} == {MISSING if more < 0 else GAINED}, leader.id


def test_esc_closes_the_deeds_of_a_leader() -> None:
    with table_at(f"{RICH}hand 0: l01") as sitting:
        clicks(sitting, "leader-0")
        sitting.stage.key("escape")
        assert not board_of(sitting).choice.is_open
        assert sitting.table.find("popover") is None


def test_what_is_simply_received_is_offered_before_a_card_it_may_help_to_take() -> None:
    """The Captain's military opens the place of a third territory."""
    with table_at(f"seats: 2\nround: 3\n{RICH}floor character 1: c56\nfloor territory 1: t17\n") as sitting:
        parse = sitting.table.match.spec.rules.parse_action
        sitting.table.moves.submit(parse("place white character 1"), parse("servants 0"))
        sitting.stage.step(0.1)
        gain, card = sitting.table.find("do-part 2"), sitting.table.find("do-part 1")
        assert gain is not None and card is not None
        assert gain.rect.y < card.rect.y
        assert sitting.table.input.focus_id == gain.id


def test_lm_6_each_leaf_of_the_church_says_what_one_would_have_and_what_the_end_would_bring() -> None:
    with seated(moment_of("church").match()) as sitting:
        position = sitting.table.position
        sitting.stage.app.draw()
        told = [box.text for box in sitting.stage.app.canvas.boxes]
        now = position.score.totals[position.viewer]
        leaves = {text for text in told if text.startswith("Then ")}
        assert len(leaves) == 2 and any(text.endswith(f"if it ended now {now}") for text in leaves)
        assert lit(position) == position.viewer


def test_points_of_so_many_characters_stand_apart_from_the_effect_of_each() -> None:
    with table_at("seats: 2\ncards 0: c49 c50\n") as sitting:
        pieces = [sitting.table.find(f"character-{slot}") for slot in range(3)]
        points = [piece.points for piece in pieces if isinstance(piece, RoundelPiece)]
        assert [[item.text for item in row if isinstance(item, Number)] for row in points] == [["1"], ["3"], ["6"]]
        first = pieces[0]
        assert isinstance(first, RoundelPiece) and first.card and first.effect != first.points


@pytest.mark.parametrize(
    ("language", "lacks"), [("en", "2 ventures and 4 territories"), ("it", "2 imprese"), ("ja", "4枚")]
)
def test_lm_r32_the_deeds_of_a_leader_name_all_that_is_missing(language: str, lacks: str) -> None:
    """A leader that asks for two kinds of cards, of which one has none."""
    with table_at("seats: 2\nhand 0: l20\n", language) as sitting:
        clicks(sitting, "leader-0")
        why, play = sitting.table.find("leader-why"), sitting.table.find("do-play l20")
        assert isinstance(why, Paragraph) and isinstance(play, Button)
        assert lacks in why.text and play.tooltip_text() == why.text
        leader = sitting.table.find("leader-0")
        assert leader is not None and why.text in sitting.table.preview_pane.told_beside(leader)


@pytest.mark.parametrize("leader", ["l05", "l07", "l08", "l12"])
def test_the_deeds_of_a_leader_close_once_one_of_them_is_done(leader: str) -> None:
    """Played it lies on the board as before, and the turn goes on."""
    with table_at(f"seats: 2\n{RICH}hand 0: {leader}") as sitting:
        clicks(sitting, "leader-0", f"do-play {leader}")
        assert own(sitting).leaders and sitting.table.position.can_act
        assert not board_of(sitting).choice.is_open
        assert sitting.table.find("popover") is None


@pytest.mark.parametrize(("language", "text_scale"), [("en", 100), ("it", 130), ("ja", 100), ("ja", 130)])
def test_the_focus_ring_of_an_answer_leaves_the_title_of_its_sheet_whole(language: str, text_scale: int) -> None:
    with table_at(f"seats: 2\n{RICH}", language, text_scale=text_scale) as sitting:
        for action in ("place white council", "servants 0"):
            sitting.table.match.submit(next(each for each in sitting.table.match.legal() if each.text == action))
            sitting.stage.settle()
        canvas, title, texts = sitting.stage.app.canvas, sitting.table.find("question-title"), sitting.texts()
        answer = next(each for each in sitting.table.widgets if isinstance(each, PrivilegePlate))
        assert isinstance(title, Label)
        [written] = [box.taken for box in texts if box.text == title.text]
        outlines = list[pygame.Rect]()
        canvas.outline = lambda rect, *style: outlines.append(canvas.pixels(rect))  # type: ignore[method-assign]
        canvas.focus_ring(answer.rect)
        assert len(outlines) == 2 and written.collidelist(outlines) < 0
