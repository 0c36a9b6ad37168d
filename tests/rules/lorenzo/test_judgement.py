"""The quick judgement of Lorenzo: only legal options, each with what follows from it, and better than chance."""

import random
from collections.abc import Iterator

import pytest

from game.ai.minds import by_hand, minds_of
from game.core.chance import Sampled
from game.core.spec import Judge, complete_options
from game.lorenzo import rules
from game.lorenzo.mind import evaluate
from game.lorenzo.mind.features import FEATURES, PLAYED, PRICED, VALUED
from game.lorenzo.spec import SPEC
from game.lorenzo.state import State
from tests.rules.lorenzo.table import Table

GREEDY = evaluate.judge(by_hand(SPEC))


def positions(seats: int, game: str, games: int) -> Iterator[State]:
    """All positions of games in which seats play well, with a random action now and then."""
    for number in range(games):
        source = random.Random(f"{game} {number}")
        chance = Sampled(source)
        state = rules.new(complete_options(SPEC, {"game": game}), seats, chance)
        while rules.decision(state) is not None:
            yield state
            is_random = source.random() < 0.2
            options = [(0.0, source.choice(rules.legal(state)))] if is_random else GREEDY.options(state)
            rules.apply(state, max(options, key=lambda option: option[0])[1], chance)


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize(("seats", "game"), [(2, "advanced"), (4, "advanced"), (3, "basic")])
def test_options_are_legal_and_never_wanting(seats: int, game: str, wide: bool) -> None:
    for state in positions(seats, game, 2):
        options = [action for _, action in GREEDY.options(state, wide)]
        assert options
        assert set(options) <= set(rules.legal(state))


def test_judging_changes_nothing() -> None:
    for state in positions(3, "advanced", 1):
        before = state.clone()
        GREEDY.options(state, wide=True)
        GREEDY.value(state, 0)
        assert state == before


def test_a_position_is_worth_its_features_times_their_weights() -> None:
    weights = by_hand(SPEC)
    for state in positions(2, "advanced", 1):
        learned = sum(weight * number for weight, number in zip(weights, evaluate.features(state, 1), strict=True))
        assert GREEDY.value(state, 1) == pytest.approx(learned)


def test_what_positions_teach_and_what_results_teach_are_different_weights() -> None:
    """A better judgement of positions shall not change what is played, nor the other way round."""
    values, prices = set(VALUED), {*PRICED, *PLAYED}
    assert values | prices == set(FEATURES) and not values & prices
    assert prices == set(evaluate.BY_RESULTS)
    heavier = [weight + (name in values) for name, weight in zip(FEATURES, by_hand(SPEC), strict=True)]
    other = evaluate.judge(heavier)
    for state in positions(3, "advanced", 1):
        assert other.options(state) == GREEDY.options(state)


def test_one_more_of_what_lies_idle_is_worth_less() -> None:
    idle = [weight - 0.3 * (name == "price idle_coins") for name, weight in zip(FEATURES, by_hand(SPEC), strict=True)]
    judge = evaluate.judge(idle)
    states = [Table(f"seats: 4\ndice: 4 4 4\ngoods 0: coins {coins}").state for coins in (12, 0)]
    rich, poor = ({action.text: value for value, action in judge.options(state)} for state in states)
    assert rich["place white market 1"] == pytest.approx(poor["place white market 1"] - 5 * 0.3)


def wins(first: Judge, second: Judge | None, games: int) -> int:
    """Of two players, the first judged by one mind, the second by another or by chance."""
    count = 0
    for number in range(games):
        source = random.Random(number)
        chance = Sampled(source)
        state = rules.new(complete_options(SPEC, {}), 2, chance)
        while (decision := rules.decision(state)) is not None:
            mind = first if decision.seat == number % 2 else second
            if mind is None:
                action = source.choice(rules.legal(state))
            else:
                action = max(mind.options(state), key=lambda option: option[0])[1]
            rules.apply(state, action, chance)
        count += number % 2 in rules.result(state).winners
    return count


def test_greedy_beats_chance() -> None:
    assert wins(GREEDY, None, 10) >= 9


def test_learned_weights_beat_those_set_by_hand() -> None:
    assert wins(minds_of(SPEC.id, 2, "advanced", "").full[0], GREEDY, 30) > 15
