"""Placing is a light turn: how it ends is the person's setting, and it can be taken back until then (AQ 3)."""

from collections.abc import Iterator

import pytest

from game.aquileia.board import DOLUS
from scenes.engine.input.keys import PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.text.drawn_text import overflowing
from scenes.engine.widgets import Button
from scenes.games.aquileia import board
from scenes.games.aquileia.layout import space_rect
from scenes.table.match_controller import LIGHT_TURN_SECONDS, LONG_THOUGHT_SECONDS
from scenes.table.playback.skip_input import GRACE
from tests.ui.aquileia.tables import at_table
from tests.ui.table.players import Sitting

PLACING = "seats: 3\nstep: placing"
TWO_IN_THE_FORUM = "seats: 3\nstep: forum_1\nspaces: forum_1=0 forum_2=0 forum_3=1\ntrack: 0 1 2\ncoins 0: 2 0 0"
"""Enough for one building."""
SHARES = 4
LONG = 10 * LIGHT_TURN_SECONDS


@pytest.fixture
def placing() -> Iterator[Sitting]:
    with at_table(PLACING) as sitting:
        yield sitting


def place(sitting: Sitting, turn_ends: str) -> None:
    sitting.stage.app.settings.turn_ends = turn_ends  # type: ignore[assignment]
    sitting.stage.click("space-dolus")


def own_entries(sitting: Sitting) -> list[str]:
    return [entry.action.text for entry in sitting.match.entries if entry.seat == 0]


def tip(sitting: Sitting, widget: str) -> str:
    found = sitting.table.find(widget)
    assert found is not None
    return found.tooltip_text()


def undo_is_lit(sitting: Sitting) -> bool:
    undo = sitting.table.find("undo")
    assert isinstance(undo, Button)
    return undo.enabled


def test_when_i_say_so_it_waits_for_me(placing: Sitting) -> None:
    place(placing, "asked")
    placing.stage.step(LONG)
    assert placing.match.holds_turn()
    assert not placing.table.controller.is_passing
    assert undo_is_lit(placing)
    placing.stage.click("end-turn")
    assert not placing.match.holds_turn()


def test_end_turn_tells_whether_its_time_runs_or_it_waits(placing: Sitting) -> None:
    """What the setting ends by itself, and what it leaves to the person."""
    t = placing.table.t
    place(placing, "asked")
    assert tip(placing, "end-turn") == t("table-end-turn-help")
    placing.stage.app.settings.turn_ends = "light"
    placing.table.invalidate()
    assert tip(placing, "end-turn") == f"{t('table-end-turn-help')}\n{t('table-end-turn-waits')}"
    placing.stage.step(0.01)
    placing.table.controller.pump()
    assert placing.table.controller.is_passing
    assert tip(placing, "end-turn") == f"{t('table-end-turn-help')}\n{t('table-end-turn-runs')}"


def test_a_light_turn_passes_by_itself_after_its_moment(placing: Sitting) -> None:
    """Its time runs out on End turn, and Undo is lit as long as it runs."""
    settings = placing.stage.app.settings
    settings.reduced_motion, settings.own_speed = False, "off"
    place(placing, "light")
    placing.stage.step(0.01)
    assert placing.table.controller.is_passing
    shares = [placing.table.turn_cue.passed_share]
    for _ in range(SHARES - 1):
        placing.stage.step(LIGHT_TURN_SECONDS / SHARES)
        assert placing.match.holds_turn()
        assert undo_is_lit(placing)
        shares.append(placing.table.turn_cue.passed_share)
    assert shares == sorted(set(shares))
    assert 0 <= shares[0] < shares[-1] < 1
    placing.stage.step(LIGHT_TURN_SECONDS / SHARES + 0.1)
    assert not placing.match.holds_turn()
    assert len(placing.match.entries) > 1


def test_a_click_that_comes_just_after_the_turn_has_passed_does_nothing(placing: Sitting) -> None:
    """Where End turn stood lies the chronicle now, which would open the replay; a moment later it does."""
    place(placing, "light")
    placing.stage.step(0.01)
    end_turn = placing.stage.center("end-turn")
    placing.stage.step(LIGHT_TURN_SECONDS)
    assert not placing.match.holds_turn()
    placing.stage.click(end_turn)
    assert placing.stage.app.stack.top is placing.table
    placing.stage.step(GRACE)
    assert not placing.table.skip_input.takes_click(PointerEvent("down", end_turn))


def test_its_time_runs_out_about_the_piece_as_well(placing: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the eyes are, not only on the button."""
    drawn = list[tuple[Rect, float]]()
    monkeypatch.setattr(board, "draw_sand", lambda _, rect, left: drawn.append((rect, left)))
    settings = placing.stage.app.settings
    settings.reduced_motion, settings.own_speed = False, "off"
    place(placing, "light")
    for _ in range(SHARES):
        placing.stage.step(LIGHT_TURN_SECONDS / (SHARES + 1))
        placing.stage.app.draw()
    assert {rect for rect, _ in drawn} == {space_rect(DOLUS)}
    shares = [left for _, left in drawn]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1] > 0


def test_taken_back_in_its_moment_it_does_not_pass(placing: Sitting) -> None:
    place(placing, "light")
    placing.stage.step(LIGHT_TURN_SECONDS / 2)
    placing.stage.key("u")
    placing.stage.step(LONG)
    assert placing.match.entries == []
    assert not placing.table.controller.is_passing
    assert placing.table.turn_cue.passed_share == 0


def test_it_can_be_taken_back_until_the_rival_knows_what_to_do(placing: Sitting) -> None:
    """The rival thinks meanwhile, once, and not again after the turn has passed."""
    placing.adviser.after_seconds = 2 * LIGHT_TURN_SECONDS
    place(placing, "light")
    placing.stage.step(1.5 * LIGHT_TURN_SECONDS)
    assert placing.match.holds_turn()
    assert undo_is_lit(placing)
    assert len(placing.adviser.asked) == 1
    placing.stage.key("u")
    assert placing.match.entries == []
    assert placing.adviser.cancelled == 1
    place(placing, "light")
    placing.stage.step(2.5 * LIGHT_TURN_SECONDS)
    assert [entry.seat for entry in placing.match.entries] == [0, 1]
    assert len(placing.adviser.asked) == 2 + 1, "one thought for each placing, one of the next rival"


def test_words_about_a_rival_who_thinks_come_only_once_it_takes_long(placing: Sitting) -> None:
    placing.adviser.after_seconds = 2 * LONG_THOUGHT_SECONDS
    place(placing, "at_once")
    placing.stage.settle()
    placing.stage.step(LONG_THOUGHT_SECONDS / 2)
    assert placing.table.find("waiting") is None and placing.table.find("controls-emblem") is not None
    placing.stage.step(LONG_THOUGHT_SECONDS)
    assert placing.table.find("waiting") is not None


def test_at_once_nothing_is_held(placing: Sitting) -> None:
    place(placing, "at_once")
    assert not placing.match.holds_turn()
    assert own_entries(placing) == ["place dolus"]


def test_a_turn_that_leaves_nothing_to_take_back_ends_by_itself() -> None:
    """AQ 4.2.2: luck has spoken; nobody waits for End turn where Undo is grey."""
    with at_table("seats: 3\nstep: arena_1\nspaces: arena_1=0 arena_2=1\ntrack: 0 1 2") as sitting:
        sitting.stage.click("answer-roll")
        sitting.stage.step(LONG)
        assert not sitting.match.holds_turn()


def test_a_turn_without_a_choice_ends_by_itself() -> None:
    """AQ 4.5: nothing can be paid, so that declining decided nothing."""
    with at_table("seats: 3\nstep: forum_1\nspaces: forum_1=0 forum_2=1\ntrack: 0 1 2\ncoins 0: 0 0 0") as sitting:
        sitting.stage.click("answer-decline")
        sitting.stage.step(LONG)
        assert not sitting.match.holds_turn()


def test_what_was_pressed_though_there_was_no_other_passes_after_its_moment() -> None:
    """AQ 4.5: after a building nothing more can be paid; the building can still be taken back."""
    with at_table(TWO_IN_THE_FORUM) as sitting:
        for button in ("site-pistrina", "answer-build pistrina", "answer-decline"):
            sitting.stage.click(button)
        sitting.stage.step(LIGHT_TURN_SECONDS / 2)
        assert sitting.match.holds_turn()
        assert undo_is_lit(sitting)
        sitting.stage.step(LONG)
        assert not sitting.match.holds_turn()


def test_after_undo_the_keyboard_begins_where_something_can_be_built() -> None:
    with at_table(TWO_IN_THE_FORUM) as sitting:
        for button in ("site-pistrina", "answer-build pistrina"):
            sitting.stage.click(button)
        assert sitting.table.input.focus_id == "answer-decline"
        sitting.stage.key("u")
        assert sitting.table.input.focus_id == "site-pistrina"


def test_a_turn_that_was_chosen_waits_for_its_person() -> None:
    with at_table("seats: 3\nstep: forum_1\nspaces: forum_1=0 forum_2=1\ntrack: 0 1 2\ncoins 0: 9 9 9") as sitting:
        sitting.stage.click("answer-decline")
        sitting.stage.step(LONG)
        assert sitting.match.holds_turn()
        assert overflowing(sitting.stage.app.canvas.boxes) == [], "its buttons have room for their words"


def test_end_turn_says_why_it_runs_and_why_it_waits(placing: Sitting) -> None:
    t = placing.table.t
    place(placing, "light")
    placing.stage.step(0.01)
    assert t("table-end-turn-runs") in end_turn_told(placing)
    with at_table("seats: 3\nstep: forum_1\nspaces: forum_1=0 forum_2=1\ntrack: 0 1 2\ncoins 0: 9 9 9") as sitting:
        sitting.stage.click("answer-decline")
        sitting.stage.step(0.01)
        assert t("table-end-turn-waits") in end_turn_told(sitting)


def end_turn_told(sitting: Sitting) -> str:
    button = sitting.table.find("end-turn")
    assert isinstance(button, Button)
    return button.tooltip if isinstance(button.tooltip, str) else button.tooltip()


def test_the_start_of_the_turn_has_a_button_where_undo_does_not_lead_there() -> None:
    """AQ 4.5.2: after the second building Undo takes back that one alone."""
    with at_table("seats: 3\nstep: forum_3\nspaces: forum_3=0 forum_4=1\ntrack: 0 1 2\ncoins 0: 9 9 9") as sitting:
        for button in ("site-pistrina", "answer-build pistrina", "site-fullonica", "answer-build fullonica"):
            sitting.stage.click(button)
        sitting.stage.step(0.01)
        assert sitting.table.find("reset-turn") is not None
    with at_table(PLACING) as sitting:
        place(sitting, "asked")
        sitting.stage.step(0.01)
        assert sitting.table.find("undo-here") is not None
        assert sitting.table.find("reset-turn") is None


def test_the_chronicle_keeps_its_height() -> None:
    """Whether somebody thinks, a turn waits for its end or the person is asked."""
    with at_table(PLACING) as sitting:
        heights = set()
        for deed in ("", "place dolus", "end"):
            if deed == "end":
                sitting.match.end_turn()
            elif deed:
                sitting.match.submit(sitting.match.spec.rules.parse_action(deed))
            sitting.stage.step(0.01)
            scroll = sitting.table.find("chronicle")
            assert scroll is not None
            heights.add(scroll.rect.h)
        assert len(heights) == 1
