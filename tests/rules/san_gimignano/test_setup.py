"""SG 1 and SG 2: the cards and the deal."""

import random
from collections import Counter

import pytest

from game.core.chance import Live, Replay, Sampled
from game.san_gimignano import rules
from game.san_gimignano.cards import NAMES, all_nobles, all_towers, kind_in_deck, spread
from game.san_gimignano.state import NOBODY, State
from tests.rules.san_gimignano.table import Table

PLAIN = {"nobles": "off", "series": "single"}
WITH_NOBLES = {"nobles": "on", "series": "single"}


def dealt(options: dict[str, str], seed: str = "gatto") -> State:
    return rules.new(options, 2, Live(seed, 0))


def everywhere(state: State) -> list[int]:
    decks = [kind_in_deck(code) for code in state.deck + state.noble_deck]
    return sorted(spread(state.hands[0]) + spread(state.hands[1]) + state.market + decks)


def test_sg_1_1_each_number_is_there_as_often_as_it_says() -> None:
    assert Counter(everywhere(dealt(PLAIN))) == {5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10}


def test_sg_1_2_ten_noble_cards_come_with_the_variant_only() -> None:
    nobles = Counter(NAMES[kind] for kind in everywhere(dealt(WITH_NOBLES)) if kind > 10)
    assert nobles == {"fine_stone": 3, "pilgrimage": 2, "joust": 2, "rognosa": 1, "santa_fina": 1, "city_wall": 1}
    assert dealt(PLAIN).noble_deck == []


def test_sg_1_3_nobody_has_the_tower_piece_at_first() -> None:
    assert dealt(PLAIN).piece == NOBODY


def test_sg_2_1_each_player_gets_five_cards() -> None:
    state = dealt(PLAIN)
    assert [sum(hand) for hand in state.hands] == [5, 5]


@pytest.mark.parametrize("dealer", [0, 1])
def test_sg_2_1_and_2_3_the_dealer_is_drawn_and_the_opponent_starts(dealer: int) -> None:
    state = rules.new(PLAIN, 2, Replay([[dealer], sorted(all_towers())]))
    decision = rules.decision(state)
    assert decision is not None
    assert (state.dealer, decision.seat, decision.is_turn) == (dealer, 1 - dealer, True)


def test_sg_2_1_ruling_the_seed_draws_the_dealer() -> None:
    assert {dealt(PLAIN, f"seed {number}").dealer for number in range(20)} == {0, 1}
    assert dealt(PLAIN, "one").dealer == dealt(PLAIN, "one").dealer


def test_sg_2_2_four_cards_lie_in_the_market_and_the_rest_is_the_deck() -> None:
    state = dealt(PLAIN)
    assert (len(state.market), len(state.deck)) == (4, 31)


def test_sg_2_3_the_hand_limit_is_seven() -> None:
    buying = "market: 9 9 10 10\ndeck: 8 8 8 8\n"
    assert Table(f"{buying}hand 0: 5 6 7 8 9").allows("buy")
    assert Table(f"{buying}hand 0: 5 6 7 8 9 10").why_not("buy") == "hand-limit"


def test_sg_8_1_the_nobles_are_a_second_deck_and_no_opening_hand_holds_one() -> None:
    state = dealt(WITH_NOBLES)
    assert sorted(kind_in_deck(code) for code in state.noble_deck) == sorted(all_nobles())
    assert all(kind <= 10 for hand in state.hands for kind in spread(hand))
    assert all(kind <= 10 for kind in state.market)
    assert len(state.deck) == 31


def test_sg_2_the_game_is_for_two() -> None:
    with pytest.raises(ValueError, match="2 players"):
        rules.new(PLAIN, 3, Sampled(random.Random(1)))
