"""LM 7: what a player sees, and worlds that fit it."""

import random

import pytest

from game.core.chance import Live, Sampled
from game.lorenzo import rules
from game.lorenzo.cards import CARDS, UNKNOWN
from game.lorenzo.state import State
from game.lorenzo.views import missing_cards
from tests.rules.lorenzo.table import DECKS, Table

ADVANCED = {"game": "advanced", "privilege_faith": "2"}


def states_of(seats: int, steps: int, seed: int) -> list[State]:
    """Every position of the first steps of a random match."""
    state, source = rules.new(ADVANCED, seats, Live(str(seed), 0)), random.Random(seed)
    found = []
    for _ in range(steps):
        if rules.decision(state) is None:
            break
        found.append(state.clone())
        rules.apply(state, source.choice(rules.legal(state)), Sampled(source))
    return found


def test_lm_7_leaders_in_hand_are_hidden_and_played_or_discarded_ones_are_not() -> None:
    table = Table("hand 0: l01 l02\nhand 1: l03 l04\nleaders 1: l05")
    view = table.view(0)
    assert view.hand(0) == "l01 l02"
    assert view.player(1).hand == (UNKNOWN, UNKNOWN)
    assert view.leaders(1) == "l05"
    table.play("discard l01")
    assert table.view(1).player(0).discarded == (0,)


def test_lm_7_decks_are_hidden_and_everything_else_lies_open() -> None:
    table = Table(f"{DECKS}\ngoods 1: coins 7\ncards 1: t01")
    view = table.view(0)
    assert set(view.state.decks[0]) == {UNKNOWN}
    assert (view.has(1, "coins"), view.cards(1)) == (7, "t01")


def test_lm_7_in_the_draft_only_ones_own_pack_is_seen() -> None:
    for state in states_of(3, 12, 1):
        view = rules.observe(state, 1)
        assert view.players[1].pack == state.players[1].pack
        assert set(view.players[0].pack + view.players[2].pack) <= {UNKNOWN}


def test_lm_7_what_was_passed_in_the_draft_is_remembered() -> None:
    """With two players every pack comes back, so the leader that is gone was kept by the other."""
    state = states_of(2, 11, 5)[-1]
    view = rules.observe(state, 0)
    first, second = view.players[0].seen[0], view.players[0].seen[2]
    gone = set(first) - set(second) - set(view.players[0].hand)
    for number in range(20):
        world = rules.determinise(view, 0, random.Random(number))
        assert gone <= set(world.players[1].hand)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lm_7_imagined_worlds_fit_all_that_was_seen(seats: int) -> None:
    for state in states_of(seats, 60, seats):
        for seat in range(seats):
            view = rules.observe(state, seat)
            world = rules.determinise(view, seat, random.Random(seat))
            assert rules.observe(world, seat) == view
            assert missing_cards(world) == []
            for other in range(seats):
                assert rules.observe(world, other).players[other].hand == world.players[other].hand


def test_lm_7_imagined_decks_keep_their_periods() -> None:
    state = states_of(2, 30, 2)[-1]
    world = rules.determinise(rules.observe(state, 0), 0, random.Random(1))
    for deck, true in zip(world.decks, state.decks, strict=True):
        assert [CARDS[card].period for card in deck] == [CARDS[card].period for card in true]
        assert sorted(deck[-4:]) == sorted(true[-4:]), "the second half of a period is known, its order is not"


def test_lm_7_imagined_worlds_differ_in_what_is_hidden() -> None:
    view = rules.observe(states_of(4, 25, 3)[-1], 0)
    worlds = [rules.determinise(view, 0, random.Random(number)) for number in range(20)]
    assert len({world.players[1].hand for world in worlds}) > 5
    assert len({world.decks for world in worlds}) > 5


def test_lm_7_a_kept_leader_is_secret_in_the_event() -> None:
    table = Table(rules.new(ADVANCED, 2, Live("1", 0)))
    table.play("tile 1", "tile 2")
    seat = table.seat or 0
    table.play(table.legal[0])
    kept = table.event("leader_kept")
    assert kept.masked(seat).leader is not None
    assert kept.masked(1 - seat).leader is None
