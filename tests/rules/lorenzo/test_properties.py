"""What holds on every table: a second reader agrees on placements, and whatever is begun can be finished."""

import random
from collections.abc import Iterator

import pytest

from game.core.chance import Sampled
from game.core.spec import complete_options
from game.lorenzo import rules
from game.lorenzo.actions import Place, place
from game.lorenzo.board import SPACES
from game.lorenzo.leaders import LEADERS
from game.lorenzo.legal import legal
from game.lorenzo.spec import SPEC
from game.lorenzo.state import State
from game.lorenzo.tiles import TILES
from tests.rules.lorenzo.oracle import may_place

every_count = pytest.mark.parametrize("seats", [2, 3, 4])


def turns(seats: int, number: int) -> Iterator[State]:
    """The starts of turns in a random match whose players have been given more goods, leaders and curses than usual."""
    source = random.Random(f"{seats} {number}")
    chance = Sampled(source)
    state = rules.new(complete_options(SPEC, {}), seats, chance)
    while (decision := rules.decision(state)) is not None:
        if decision.kind == "turn" and decision.is_turn:
            stir(state, source)
            yield state
        rules.apply(state, source.choice(rules.legal(state)), chance)


def stir(state: State, source: random.Random) -> None:
    player = state.players[state.active]
    player.goods[:5] = [source.choice((0, 1, 2, 3, 4, 6, 9)) for _ in range(5)]
    leaders = source.sample([leader for leader in range(len(LEADERS)) if leader not in (3, 14)], 2)
    if source.random() < 0.3:
        player.hand, player.leaders = (), tuple(leaders)
    if source.random() < 0.3:
        player.tiles = tuple(source.sample([tile for tile in range(len(TILES)) if tile not in state.tiles], 2))


@every_count
def test_a_second_reader_finds_the_same_placements(seats: int) -> None:
    for number in range(6):
        for state in turns(seats, number):
            allowed = set(legal(state))
            for member in range(4):
                for space in range(SPACES):
                    assert may_place(state, member, space) == (place(member, space) in allowed), (member, space)


@every_count
def test_whatever_is_begun_can_be_finished(seats: int) -> None:
    source = random.Random(seats)
    for number in range(3):
        for state in turns(seats, number):
            for action in [action for action in legal(state) if isinstance(action, Place)]:
                finish(state.clone(), action, source)


def finish(state: State, action: Place, source: random.Random) -> None:
    chance = Sampled(source)
    rules.apply(state, action, chance)
    while state.stack:
        actions = rules.legal(state)
        assert actions
        rules.apply(state, source.choice(actions), chance)
        assert all(number >= 0 for player in state.players for number in player.goods)
