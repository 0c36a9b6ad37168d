"""The quick judgement of San Gimignano: only legal options, no idle passes, and tables that agree with the features."""

import random
from collections.abc import Iterator

import pytest

from game.ai.minds import by_hand, minds_of
from game.ai.opponents import choose
from game.core.chance import Sampled
from game.core.registry import spec_of
from game.core.spec import complete_options
from game.san_gimignano import rules
from game.san_gimignano.actions import PASS
from game.san_gimignano.cards import FINE_STONE, counted
from game.san_gimignano.mind import evaluate, values
from game.san_gimignano.mind.features import FEATURES, phase_of
from game.san_gimignano.mind.holdings import ODDS, Shape, holding_of, shape_of
from game.san_gimignano.mind.values import Values
from game.san_gimignano.state import State

SPEC = spec_of("san_gimignano")


def positions(nobles: str, games: int) -> Iterator[State]:
    """All positions of games in which seats play well, with a random action now and then."""
    judge = minds_of(SPEC.id, 2, "nobles" if nobles == "on" else "plain", "").full[0]
    for game in range(games):
        source = random.Random(game)
        chance = Sampled(source)
        state = rules.new(complete_options(SPEC, {"nobles": nobles}), 2, chance)
        while rules.decision(state) is not None:
            yield state
            is_random = source.random() < 0.2
            options = [(0.0, source.choice(rules.legal(state)))] if is_random else judge.options(state)
            rules.apply(state, max(options, key=lambda option: option[0])[1], chance)


@pytest.mark.parametrize("nobles", ["off", "on"])
def test_options_are_legal_and_never_wanting(nobles: str) -> None:
    judge = evaluate.judge(by_hand(SPEC))
    for state in positions(nobles, games=6):
        legal = set(rules.legal(state))
        narrow, wide = ({action for _, action in judge.options(state, is_wide)} for is_wide in (False, True))
        assert narrow
        assert narrow <= wide <= legal


@pytest.mark.parametrize("nobles", ["off", "on"])
def test_the_tabled_value_is_the_weighted_sum_of_the_features(nobles: str) -> None:
    source = random.Random(1)
    weights = [source.gauss(0, 1) for _ in FEATURES]
    judge = evaluate.judge(weights)
    for state in positions(nobles, games=4):
        for seat in (0, 1):
            summed = sum(map(float.__mul__, weights, map(float, evaluate.features(state, seat))))
            assert judge.value(state, seat) == pytest.approx(summed)


def test_the_average_over_the_next_card_is_the_average_of_the_hands_it_makes() -> None:
    source = random.Random(2)
    values = Values([source.gauss(0, 1) for _ in FEATURES])
    for state in positions("off", games=2):
        outlook = values.outlook(*values.sides(state, 0), phase_of(state))
        holding = holding_of(state.hands[0])
        average = sum(share * outlook.hand(holding + card) for card, share in ODDS)
        assert outlook.hand_after_draw(holding) == pytest.approx(average)


def test_the_tables_of_a_long_search_are_bounded_and_judge_the_same_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "_MOST_KEPT", 50)
    weights = by_hand(SPEC)
    bounded = Values(weights)
    for state in positions("on", games=3):
        assert bounded.of(state, 0) == pytest.approx(Values(weights).of(state, 0))
        assert len(bounded._outlooks) <= 51 and len(bounded._boards) <= 51


@pytest.mark.parametrize("level", ["apprentice", "artisan", "greedy"])
def test_nobody_passes_before_the_end_phase(level: str) -> None:
    for state in positions("off", games=2):
        decision = rules.decision(state)
        assert decision is not None
        if decision.is_turn and not state.end_phase and not state.passes:
            view = rules.observe(state, decision.seat)
            assert choose(SPEC, level, view, decision.seat, f"{state.turn}") != PASS


def shape(*cards: int) -> Shape:
    return shape_of(holding_of(counted(list(cards))))


@pytest.mark.parametrize(
    ("cards", "run", "second"),
    [
        ((5, 6, 7, 8, 9, 10), 6, 0),
        ((5, 6, 7, 6, 7, 8), 4, 0),
        ((5, 6, 7, 5, 6, 7), 3, 3),
        ((8, 10, FINE_STONE), 3, 0),
        ((5, 6, 8, 9), 0, 0),
    ],
)
def test_a_shape_knows_its_longest_run_and_what_is_left_for_a_second(
    cards: tuple[int, ...], run: int, second: int
) -> None:
    assert (shape(*cards).run, shape(*cards).second) == (run, second)


def test_a_shape_knows_how_likely_the_next_card_makes_a_longer_run() -> None:
    assert shape(5, 6, 7, 8).chance == pytest.approx(9 / 45)
    assert shape(9, 10).chance == pytest.approx(8 / 45)
