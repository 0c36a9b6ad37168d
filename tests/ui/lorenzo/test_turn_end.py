"""How a turn is declared done: once, never unawares, and where the keyboard waits meanwhile."""

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.lorenzo.actions import END, PASS, SUPPORT
from game.lorenzo.board import COUNCIL, HARVEST_LARGE, ROUNDS, TOWER_SPACES
from game.lorenzo.goods import COINS, MILITARY
from game.lorenzo.notation import position
from game.lorenzo.state import CHURCH, OVER, State, Supporting
from scenes.engine.input.keys import Command
from scenes.games.lorenzo.choices.selection import LorenzoSelection
from scenes.games.lorenzo.widgets.pieces import FloorPiece, LeaderPiece, SpacePiece
from scenes.games.lorenzo.widgets.player_head import PlayerHead
from scenes.kit.board import END_TURN
from scenes.table.controls import prompt
from tests.ui.lorenzo.tables import RICH, board_of, clicks, own, table_at
from tests.ui.tables.seated import Seated, seated

PLACED = "place white market 1"
IN_HAND = f"seats: 2\nround: 2\n{RICH}hand 0: l06\n"
"""Twelve military are asked for, and there are nine: the leader can only be given away."""


def place_a_member(sitting: Seated) -> None:
    table = sitting.table
    table.moves.submit(*(table.match.spec.rules.parse_action(text) for text in (PLACED, "servants 0")))
    sitting.stage.step(0.1)


DECKS = "decks: t09 t10 t11 t12 c57 c58 c59 c61 b33 b34 b35 b36 v81 v82 v83 v85\n"


def test_lm_3_1_the_last_member_of_a_round_waits_for_end_turn() -> None:
    """New dice would fall at once, and nothing could be taken back."""
    with table_at(f"seats: 2\n{RICH}home 0: white\nhome 1:\n{DECKS}") as sitting:
        clicks(sitting, "member-0", "space-20")
        assert sitting.table.match.entries == [] and sitting.table.input.focus_id == END_TURN
        sitting.stage.command(Command.BACK)
        assert sitting.table.find(END_TURN) is None
        clicks(sitting, "member-0", "space-20", END_TURN)
        assert sitting.table.match.state.round == 2


def test_a_held_last_action_goes_with_the_position_that_it_was_chosen_in() -> None:
    """A leader that was given away before it is taken back."""
    with table_at(f"seats: 2\n{RICH}home 0: white\nhome 1:\nhand 0: l06\n{DECKS}") as sitting:
        clicks(sitting, "leader-0", "do-discard l06", "do-privilege coins", "member-0", "space-20")
        assert board_of(sitting).choice.last and sitting.table.find(END_TURN) is not None
        sitting.table.controller.undo()
        sitting.texts()
        assert not board_of(sitting).choice.last and sitting.table.find(END_TURN) is None


def test_lm_3_1_whatever_else_closes_a_round_waits_for_end_turn_as_well() -> None:
    """The privilege that the last member brought: it can be chosen anew until the same press as ever ends the turn."""
    with table_at(f"seats: 2\n{RICH}home 0: white\nhome 1:\n{DECKS}") as sitting:
        clicks(sitting, "member-0", f"space-{COUNCIL}", "do-privilege coins")
        assert sitting.table.match.state.round == 1 and sitting.table.input.focus_id == END_TURN
        assert sitting.table.prompt.text(sitting.table.position).startswith("Council privilege: 2 coins.")
        purse = sitting.table.find("purse")
        assert isinstance(purse, PlayerHead) and purse.pending()[COINS] == 2
        clicks(sitting, "back", "do-privilege military")
        sitting.stage.command(Command.END_TURN)
        assert sitting.table.match.state.round == 2 and own(sitting).goods[MILITARY] == 11


def test_lm_5_2_an_answer_to_the_church_that_closes_the_round_waits_for_end_turn() -> None:
    with seated(match_of(report(2, DECKS))) as sitting:
        clicks(sitting, "do-support")
        assert "This is chosen" in sitting.table.prompt.text(sitting.table.position)
        clicks(sitting, "back", "do-refuse", END_TURN)
        assert sitting.table.match.state.round == 3 and own(sitting).tiles


def test_lm_3_4_one_press_ends_a_turn_in_which_leaders_could_still_be_used() -> None:
    with table_at(IN_HAND) as sitting:
        place_a_member(sitting)
        assert END in sitting.table.match.legal()
        assert board_of(sitting).prompt(sitting.table.position).endswith("or discard a leader first.")
        leader = sitting.table.find("leader-0")
        assert isinstance(leader, LeaderPiece) and leader.on_press and not leader.on_press.glows
        clicks(sitting, END_TURN)
        assert not sitting.table.match.holds_turn()
        assert sitting.table.match.entries[-1].action == END


def test_the_key_that_ends_a_held_turn_also_declares_one_done() -> None:
    with table_at(IN_HAND) as sitting:
        place_a_member(sitting)
        sitting.stage.command(Command.END_TURN)
        assert sitting.table.match.entries[-1].action == END


@pytest.mark.parametrize(("military", "waits"), [(9, False), (12, True)])
def test_at_once_waits_for_a_leader_that_can_be_played_and_for_no_other(military: int, waits: bool) -> None:
    with table_at(IN_HAND.replace("military 9", f"military {military}")) as sitting:
        sitting.stage.app.settings.turn_ends = "at_once"
        place_a_member(sitting)
        sitting.stage.step(1.0)
        assert (sitting.table.find(END_TURN) is not None) is waits
        assert (sitting.table.match.entries[-1].action == END) is not waits


def test_after_placing_the_keyboard_waits_at_end_turn() -> None:
    with table_at(IN_HAND) as sitting:
        place_a_member(sitting)
        assert sitting.table.input.focus_id == END_TURN


def test_the_keyboard_never_begins_with_the_loss_of_a_leader() -> None:
    with table_at(IN_HAND) as sitting:
        clicks(sitting, "leader-0")
        assert sitting.table.find("do-discard l06") is not None
        assert sitting.table.input.focus_id == "leader-0"


def test_lm_3_5_pass_says_what_it_means_and_asks_once_more() -> None:
    with table_at(f"seats: 2\n{RICH}") as sitting:
        clicks(sitting, "pass")
        assert sitting.table.input.focus_id == "pass-sure"
        assert "4 members stay at home" in board_of(sitting).prompt(sitting.table.position)
        assert PASS not in [entry.action for entry in sitting.table.match.entries]


@pytest.mark.parametrize("later", [("round: 3", "turn"), ("round: 2", "")])
def test_lm_3_5_a_pass_is_asked_for_only_in_the_turn_in_which_it_was_pressed(later: tuple[str, str]) -> None:
    """The next round, or while others play: Pass is not left armed."""
    choice, now = LorenzoSelection(), position("round: 2")
    choice.follow(now, 0, "turn")
    choice.is_passing = True
    choice.follow(now, 0, "turn")
    assert choice.is_passing
    choice.follow(position(later[0]), 0, later[1])
    assert not choice.is_passing


def report(of_round: int, more: str = "") -> State:
    """Where only the person has not answered yet."""
    text = f"seats: 2\nround: {of_round}\ngoods 0: faith 8\nat harvest large: 1 white\nfloor territory 1: t01\n{more}"
    state = position(text)
    state.stage, state.stack = CHURCH, [Supporting(0)]
    return state


def match_of(start: State) -> Match:
    seats = [Seat("human", "Adso", "Q"), Seat("greedy", "Bianca", "F")]
    return Match(spec_of("lorenzo"), {}, seats, "1", start=start)


def test_lm_5_2_after_the_last_turn_the_board_stays_in_sight_and_only_the_finale_tells_who_has_won() -> None:
    with seated(match_of(report(6))) as sitting:
        table = sitting.table
        table.moves.submit(SUPPORT)
        sitting.stage.settle()
        assert table.match.holds_turn() and any(table.position.view.spaces) and table.find("closed")
        assert prompt(table.parts) == table.t("table-turn-last")
        sitting.stage.click(END_TURN)
        sitting.stage.step(0.1)
        assert table.position.view.stage == OVER and not table.find("if-ended")
        work, floor = (table.find(f"space-{space}") for space in (HARVEST_LARGE, TOWER_SPACES[0]))
        assert isinstance(work, SpacePiece) and work.berth.standers and isinstance(floor, FloorPiece) and floor.card
        assert not any(table.position.view.spaces)
        assert table.playback.last_sentence == table.t("table-over")
        assert table.playback.chronicle.blocks[-1].text.endswith(table.t("table-over"))


def test_who_has_placed_the_last_member_is_not_told_the_end_before_it_comes() -> None:
    for of_round, told in ((ROUNDS - 1, "if-ended"), (ROUNDS, "closed")):
        start = position(f"seats: 2\nround: {of_round}\nhome 0: \nhome 1: white")
        with seated(match_of(start)) as sitting:
            assert {name for name in ("if-ended", "closed") if sitting.table.find(name)} == {told}
