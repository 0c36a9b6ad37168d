"""LM 1 and 2: two games in one, and everything before the first round."""

import random

import pytest

from game.core.chance import Live, Sampled
from game.lorenzo import rules
from game.lorenzo.cards import CARDS, TYPE_OF
from game.lorenzo.state import State
from game.lorenzo.tiles import TILES
from tests.rules.lorenzo.table import Table


def new(seats: int = 4, game: str = "advanced", seed: str = "1", faith: str = "2") -> State:
    return rules.new({"game": game, "privilege_faith": faith}, seats, Live(seed, 0))


def drafted(seats: int) -> Table:
    state, chance = new(seats), Sampled(random.Random(3))
    while state.round == 0:
        rules.apply(state, rules.legal(state)[0], chance)
    return Table(state)


def test_lm_1_1_the_basic_game_has_no_leaders_and_the_standard_bonus_tile() -> None:
    table = Table(new(3, "basic"))
    assert table.kind == "turn"
    for seat in range(3):
        assert (table.player(seat).hand, table.player(seat).bonus_tile) == ((), 0)
    assert "discard" not in {text.split()[0] for text in table.legal}


def test_lm_1_2_the_advanced_game_begins_with_bonus_tiles_and_leaders() -> None:
    assert Table(new()).kind == "tile"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lm_2_1_each_tower_has_eight_cards_of_each_period_the_first_on_top(seats: int) -> None:
    for card_type, deck in enumerate(new(seats).decks):
        assert {TYPE_OF[card] for card in deck} == {card_type}
        assert [CARDS[card].period for card in reversed(deck)] == [1] * 8 + [2] * 8 + [3] * 8
    assert len(CARDS) == 96


def test_lm_2_2_one_excommunication_of_each_period_lies_open_from_the_start() -> None:
    seen: set[int] = set()
    for seed in range(60):
        tiles = new(seed=str(seed)).tiles
        assert [TILES[tile].period for tile in tiles] == [1, 2, 3]
        seen.update(tiles)
    assert len(seen) == 21


@pytest.mark.parametrize(
    ("seats", "covered"),
    [
        (2, {"harvest large", "production large", "market 3", "market 4"}),
        (3, {"market 3", "market 4"}),
        (4, set()),
    ],
)
def test_lm_2_3_some_spaces_are_covered_with_fewer_players(seats: int, covered: set[str]) -> None:
    table = Table(f"seats: {seats}\ngoods 0: servants 9\ndice: 6 6 6")
    everywhere = {"harvest small", "harvest large", "production small", "production large", "council"}
    everywhere |= {f"market {number}" for number in (1, 2, 3, 4)}
    assert {text for text in everywhere if table.allows(f"place white {text}")} == everywhere - covered
    for space in covered:
        assert table.why_not(f"place white {space}") == "covered"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lm_2_4_each_player_has_four_members_and_goods_and_coins_by_turn_order(seats: int) -> None:
    state = new(seats)
    for place, seat in enumerate(state.order):
        player = state.players[seat]
        assert player.goods == [5 + place, 2, 2, 3, 0, 0, 0]
        assert player.home == 0b1111


def test_lm_2_4_the_seed_draws_the_turn_order() -> None:
    assert len({new(seed=str(seed)).order for seed in range(60)}) > 12


def test_lm_2_5_bonus_tiles_are_chosen_in_reverse_turn_order() -> None:
    table = Table(new())
    order = table.state.order
    for seat, tile in zip(reversed(order), ("2", "4", "1", "3"), strict=True):
        assert table.seat == seat
        table.play(f"tile {tile}")
        assert table.kind == "draft" or tile not in table.legal_of("tile")
        assert table.player(seat).bonus_tile == int(tile)
    assert (table.kind, table.seat) == ("draft", order[0])


def test_lm_2_5_a_taken_bonus_tile_cannot_be_chosen_again() -> None:
    table = Table(new()).play("tile 2")
    assert table.why_not("tile 2") == "tile-taken"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lm_2_5_the_rest_of_the_leaders_goes_to_the_right(seats: int) -> None:
    table = Table(new(seats))
    while table.kind == "tile":
        table.play(table.legal[0])
    packs = [player.pack for player in table.state.players]
    for _ in range(seats):
        table.play(table.legal[0])
    for seat, player in enumerate(table.state.players):
        assert set(player.pack) < set(packs[(seat + 1) % seats])
        assert len(player.pack) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lm_2_5_the_draft_ends_when_each_has_four(seats: int) -> None:
    table = drafted(seats)
    hands = [leader for player in table.state.players for leader in player.hand]
    assert [len(player.hand) for player in table.state.players] == [4] * seats
    assert len(set(hands)) == 4 * seats
    assert (table.kind, table.state.round, table.seat) == ("turn", 1, table.state.order[0])


def test_lm_2_6_goods_have_no_limit() -> None:
    table = Table("goods 0: coins 900 servants 900\ndice: 6 6 6").place("white", "market 1")
    assert table.has(0, "coins") == 905


def test_a_match_is_for_two_to_four() -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        new(5)
