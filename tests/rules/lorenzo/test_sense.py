"""Positions from Lorenzo in which opponents once did, or might do, what a good player would laugh at."""

import random

import pytest

from game.ai.minds import by_hand, minds_for
from game.core.chance import Sampled
from game.core.spec import complete_options
from game.lorenzo.mind import evaluate
from game.lorenzo.spec import SPEC
from game.lorenzo.state import State
from tests.ai.sense import able_levels, choice
from tests.rules.lorenzo.table import Table

GOODS = "coins 4 wood 3 stone 3 servants 3 military 3"
LAST = f"round: 6\nlap: 4\ndice: 4 4 4\npassed: 1\ngoods 0: {GOODS}\ngoods 1: {GOODS}\n"


@able_levels
def test_nobody_passes_with_a_member_for_whom_the_market_is_free(level: str) -> None:
    table = Table(f"{LAST}home 0: white\nhome 1:")
    assert choice(SPEC, table.state, level) != "pass"


@able_levels
def test_no_servant_is_spent_where_nothing_more_works(level: str) -> None:
    table = Table("round: 2\ndice: 3 3 3\ngoods 0: servants 6 coins 2").play("place white production small")
    if table.kind == "servants":
        assert choice(SPEC, table.state, level) == "servants 0"


def test_a_leader_whose_need_is_met_is_not_given_away_while_he_can_serve() -> None:
    for number, is_considered in ((2, False), (6, True)):
        state = Table(f"round: {number}\nhand 0: l06\ngoods 0: military 12").state
        for judge in minds_for(SPEC, state).full:
            options = [action.text for _, action in judge.options(state, wide=True)]
            assert "play l06" in options
            assert ("discard l06" in options) == is_considered


@pytest.mark.parametrize("number", [1, 3])
def test_leaders_are_not_given_away_at_once_for_faith_that_is_asked_for_only_a_round_later(number: int) -> None:
    state = Table(f"round: {number}\nhand 0: l04 l06 l18\ngoods 0: coins 5 wood 2 stone 2 servants 3").state
    for judge in minds_for(SPEC, state).full:
        best = max(judge.options(state, wide=True), key=lambda option: option[0])[1]
        assert not best.text.startswith("discard")


@able_levels
def test_a_leader_who_cannot_be_played_any_more_is_not_left_in_hand(level: str) -> None:
    table = Table(f"{LAST}home 0: white\nhome 1:\nhand 0: l05").place("white", "market 1")
    assert choice(SPEC, table.state, level) == "discard l05"


@able_levels
def test_a_venture_that_can_be_paid_is_not_left_for_two_coins_at_the_very_end(level: str) -> None:
    table = Table(f"{LAST}home 0: white\nhome 1:\nfloor venture 1: v74")
    assert choice(SPEC, table.state, level) != "place white market 1"


@able_levels
def test_the_last_report_is_not_refused_by_who_has_the_faith(level: str) -> None:
    table = Table(f"{LAST}home 0: white\nhome 1:\n".replace("military 3\ngoods 1", "military 3 faith 8\ngoods 1"))
    table.place("white", "market 1")
    while table.kind != "church":
        table.play("end" if "end" in table.legal else table.legal[0])
    assert choice(SPEC, table.state, level) == "support"


RIVALS = "coins 5 wood 3 stone 3 servants 3 military 3"


@pytest.mark.parametrize(("faith", "takes_more"), [(12, True), (14, True), (15, False)])
def test_a_privilege_becomes_faith_where_a_step_is_worth_most_and_never_on_a_full_track(
    faith: int, takes_more: bool
) -> None:
    """LM R31: from 14 to 15 it is five points, though one of the two is lost."""
    table = Table(f"round: 2\nhand 0: l05 l04\ngoods 0: {RIVALS} faith {faith}\ngoods 1: {RIVALS}").play("discard l05")
    for judge in minds_for(SPEC, table.state).full:
        best = max(judge.options(table.state, wide=True), key=lambda option: option[0])[1]
        assert (best.text == "privilege faith") == takes_more


def test_the_council_is_for_the_member_that_is_worth_least() -> None:
    table = Table(f"round: 3\ndice: 6 4 3\ngoods 0: {RIVALS} faith 12\ngoods 1: {RIVALS}\nfloor territory 3: t18")
    for judge in minds_for(SPEC, table.state).full:
        values = {action.text: value for value, action in judge.options(table.state, wide=True)}
        places = {member: values.get(f"place {member} council") for member in ("white", "neutral")}
        assert places["white"] is None or (places["neutral"] is not None and places["neutral"] > places["white"])


def values_at(position: str) -> dict[str, float]:
    state = Table(position).state
    return {action.text: value for value, action in minds_for(SPEC, state).full[0].options(state)}


def test_a_leader_within_reach_is_not_given_away_before_one_who_is_far() -> None:
    values = values_at(f"round: 4\nhand 0: l06 l05\ngoods 0: coins 3 military 10 faith 4\ngoods 1: {RIVALS}")
    assert values["discard l06"] < values["discard l05"] - 1


def test_military_that_makes_a_leader_playable_is_worth_more_to_who_holds_him() -> None:
    place, goods = "place white market 3", f"goods 0: coins 3 military 9\ngoods 1: {RIVALS}"
    start = f"seats: 4\nround: 3\ndice: 3 3 3\n{goods}\nhand 0:"
    held, other = (values_at(f"{start} {leader}")[place] for leader in ("l06", "l10"))
    assert held > other + 2


def test_who_may_copy_a_leader_waits_for_the_points_that_come_by_themselves() -> None:
    values = values_at(f"round: 2\nhand 0: l15 l05\nleaders 1: l18\ngoods 0: coins 3\ngoods 1: {RIVALS}")
    assert values["discard l15"] < values["discard l05"] - 2


def seen_in_a_match(faith: str, choices: int) -> Table:
    """Return the position after so many choices of a match of four who judge by hand: earlier minds were laughed at."""
    chance = Sampled(random.Random("sense 0"))
    state: State = SPEC.rules.new(complete_options(SPEC, {"privilege_faith": faith}), 4, chance)
    judge = evaluate.judge(by_hand(SPEC))
    for _ in range(choices):
        SPEC.rules.apply(state, max(judge.options(state), key=lambda option: option[0])[1], chance)
    return Table(state)


@able_levels
@pytest.mark.parametrize("choices", [145, 164])
def test_leaders_are_not_thrown_away_in_the_third_round(level: str, choices: int) -> None:
    table = seen_in_a_match("2", choices)
    assert table.state.round == 3 and any(text.startswith("discard") for text in table.legal)
    assert not choice(SPEC, table.state, level).startswith("discard")


@able_levels
@pytest.mark.parametrize("choices", [189, 207])
def test_a_six_is_not_spent_on_a_production_with_next_to_no_buildings(level: str, choices: int) -> None:
    table = seen_in_a_match("1", choices)
    assert "place black production small" in table.legal
    assert "production" not in choice(SPEC, table.state, level)


@able_levels
@pytest.mark.parametrize(("faith", "choices"), [("1", 54), ("2", 294)])
def test_a_strong_member_is_not_sent_to_the_council_by_who_has_coins_for_cards(
    level: str, faith: str, choices: int
) -> None:
    table = seen_in_a_match(faith, choices)
    assert "place black council" in table.legal and table.has(table.state.active, "coins") >= 11
    assert not choice(SPEC, table.state, level).endswith("council")


def test_nobody_gives_a_leader_away_after_placing_while_another_turn_comes_before_the_report() -> None:
    """LM 3.4, LM 5.1: it can wait, and until then the leader may still be played."""
    start = "seats: 2\nlap: 2\ndice: 4 4 4\nhand 0: l05 l17\ngoods 0: coins 3"
    for number, home, is_offered in ((2, "black", False), (2, "", True), (3, "black", False), (3, "", False)):
        table = Table(f"{start}\nround: {number}\nhome 0: white {home}").place("white", "market 1")
        for judge in minds_for(SPEC, table.state).full:
            offered = {action.text for _, action in judge.options(table.state, wide=True)}
            assert ("discard l05" in offered) == is_offered


POOR = "goods 1: coins 2 wood 1 stone 1 servants 1 military 2"
END = f"round: 6\nlap: 4\ndice: 6 4 4\npassed: 1\nhome 0: white\nhome 1:\n{POOR}\n"
"""The last placement of the match, with the six."""


@able_levels
@pytest.mark.parametrize("faith", ["1", "2"])
@pytest.mark.parametrize(
    ("position", "best"),
    [
        ("goods 0: coins 3 wood 20 stone 19 military 5 faith 6\nfloor building 2: b48", "place white building 2"),
        ("goods 0: coins 6 wood 6 stone 6 faith 6\nfloor building 3: b45", "place white building 3"),
        (
            "goods 0: coins 8 faith 6\ncards 0: c49 c50 c51 c52 c53 t01 t02 t03\nfloor character 1: c65",
            "place white character 1",
        ),
        (
            "goods 0: coins 2 military 25 faith 6\ncards 0: t01 t02 t03 t04 t05\nfloor territory 1: t17",
            "place white territory 1",
        ),
        (
            "goods 0: coins 4 servants 20 stone 6 wood 6 faith 6\ncards 0: b34 b35 b36\nfloor venture 1: v73",
            "place white production small",
        ),
        (
            "goods 0: coins 1 servants 20 faith 6\ncards 0: t18 t19 t20\nfloor character 4: c65",
            "place white harvest small",
        ),
    ],
    ids=["idle wood and stone", "nine points", "sixth character", "sixth territory", "production", "harvest"],
)
def test_the_last_member_takes_the_points_that_are_there(level: str, faith: str, position: str, best: str) -> None:
    state = Table(f"{END}privilege faith: {faith}\n{position}").state
    assert choice(SPEC, state, level) == best


@able_levels
@pytest.mark.parametrize(("position", "servants"), [("cards 0: b36", 4), ("cards 0: b34 b35 b36", 4)])
def test_idle_servants_raise_the_last_production_as_far_as_it_pays(level: str, position: str, servants: int) -> None:
    start = END.replace("dice: 6", "dice: 1")
    table = Table(f"{start}goods 0: coins 4 servants 20 stone 6 wood 6 faith 6\n{position}")
    table.play("place white production small")
    assert table.kind == "servants" and choice(SPEC, table.state, level) == f"servants {servants}"


@able_levels
def test_the_last_conversion_takes_its_larger_amount(level: str) -> None:
    table = Table(f"{END}goods 0: coins 4 servants 3 stone 6 wood 6 faith 6\ncards 0: b36").place(
        "white", "production small"
    )
    assert choice(SPEC, table.state, level) == "activate b36 2"
