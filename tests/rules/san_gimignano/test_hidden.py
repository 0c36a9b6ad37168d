"""SG 10: what a player sees, and what stays hidden."""

import random
from collections import Counter

import pytest

from game.san_gimignano import rules
from game.san_gimignano.cards import UNKNOWN_NOBLE, UNKNOWN_TOWER
from game.san_gimignano.views import missing_cards
from tests.rules.san_gimignano.table import Table

REST = "market: 9 10\ndeck: 8 8 7 7 6 6"


def test_sg_10_the_opponents_hand_is_hidden_and_ones_own_is_not() -> None:
    table = Table(f"hand 0: 5 6\nhand 1: 7 8 9\n{REST}")
    assert table.view(0).hand(0) == "5 6"
    assert table.view(0).hand(1) == "unknown unknown unknown"
    assert table.view(1).hand(0) == "unknown unknown"


def test_sg_10_both_decks_are_hidden() -> None:
    view = Table(f"hand 0: 5 6\n{REST}\nnobles: joust city_wall").view(0)
    assert set(view.deck.split()) == {"unknown"}
    assert len(view.deck.split()) == 6
    assert view.noble_deck == "unknown_noble unknown_noble"


def test_sg_10_market_towers_and_played_cards_lie_open() -> None:
    table = Table(f"hand 0: 5\ntowers 1: 9-8*-7!\nplayed 1: rognosa\nused: 0 2\npiece: 1\n{REST}\nnobles: joust")
    view = table.view(0)
    assert (view.market, view.towers(1), view.played(1)) == (table.market, table.towers(1), "rognosa")


def test_sg_10_a_card_taken_from_the_market_is_known_in_the_hand() -> None:
    table = Table(f"hand 0: 5\nhand 1: 6\n{REST}").play("buy", "draw 9", "draw deck")
    assert table.view(1).hand(0) == "9 unknown unknown"
    assert table.view(0).hand(0) == "5 8 9"


def test_sg_10_a_known_card_stays_known_until_it_is_laid_open() -> None:
    table = Table(f"hand 0: 5\nhand 1: 6\n{REST}").play("buy", "draw 9", "draw 10", "pass", "exchange 9 5")
    assert table.view(1).hand(0) == "10"
    table.play("draw deck", "draw deck")
    assert table.view(1).hand(0) == "10 unknown unknown"


def test_sg_10_cards_seen_in_a_nine_are_known_to_both() -> None:
    table = Table(f"hand 0: 9 9 9 6 7\nhand 1: 5 8 10\n{REST.replace('9 10', '10')}", luck=[[5, 8, 10]])
    table.play("build 9 9 9", "donate", "suffer", "give 5", "give 6")
    assert table.view(0).hand(1) == "5 6"
    assert table.view(1).hand(0) == "8 10 unknown"


def test_sg_10_a_noble_in_a_hand_is_hidden_but_its_back_is_seen() -> None:
    table = Table(f"hand 0: 5\nhand 1: joust 7\n{REST}\nnobles: city_wall")
    assert sorted(table.view(0).hand(1).split()) == ["unknown", "unknown_noble"]


def test_sg_10_a_card_drawn_from_the_deck_is_secret_in_the_event() -> None:
    table = Table(f"hand 0: 5\nhand 1: 6\n{REST}").play("buy", "draw deck")
    drawn = table.event("card_drawn")
    assert (drawn.masked(0).card, drawn.masked(1).card) == (8, None)


def test_sg_10_a_face_up_card_drawn_from_the_deck_is_known_to_both() -> None:
    table = Table(f"hand 0: 10 10 10\nhand 1: 6\ntowers 1: 9-8-7\n{REST}")
    table.play("build 10 10 10", "topple theirs 1", "suffer", "buy", "draw deck")
    assert table.event("card_drawn").masked(0).card == 7
    assert table.view(0).hand(1) == "7 unknown"


def test_sg_10_cards_put_under_their_decks_are_known_to_who_put_them_there() -> None:
    table = Table(f"hand 0: rognosa 5 joust 6\nhand 1: 6\n{REST}\nnobles: city_wall")
    table.play("play rognosa", "return 5", "return joust")
    assert (table.view(0).deck.split()[-1], table.view(0).noble_deck.split()[-1]) == ("5", "joust")
    assert (table.view(1).deck.split()[-1], table.view(1).noble_deck.split()[-1]) == ("unknown", "unknown_noble")


def test_sg_10_the_returned_card_is_secret_in_the_event() -> None:
    table = Table(f"hand 0: rognosa 5 6\nhand 1: 6\n{REST}\nnobles: city_wall").play("play rognosa", "return 5")
    returned = table.event("card_returned")
    assert (returned.masked(0).card, returned.masked(1).card) == (5, None)


def test_sg_10_the_market_is_known_when_it_is_refilled() -> None:
    table = Table(f"hand 0: 5\nhand 1: 6\n{REST}").play("buy", "draw 9", "draw 10")
    assert table.view(1).market == "7 7 8 8"


def test_sg_5_2_the_five_under_the_deck_is_remembered_by_both() -> None:
    table = Table(f"hand 0: 9 9 9\nhand 1: 5 8 10\n{REST}").play("build 9 9 9", "donate", "protect 5")
    for seat in (0, 1):
        assert table.view(seat).deck.split() == ["unknown"] * 6 + ["5"]


POSITIONS = [
    f"hand 0: 5 6\nhand 1: 7 8 9\n{REST}",
    f"hand 0: 5 joust\nhand 1: 7 fine_stone 9\ntowers 0: 8-8-8, 10-9-8-7\n{REST}\nnobles: city_wall santa_fina",
]


@pytest.mark.parametrize("start", POSITIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_sg_10_an_imagined_world_looks_the_same_and_holds_every_card_once(start: str, seat: int) -> None:
    state = Table(start).state
    view = rules.observe(state, seat)
    for number in range(20):
        world = rules.determinise(view, seat, random.Random(number))
        assert rules.observe(world, seat) == view
        assert missing_cards(world) == []
        kinds = Counter(Table(world).hand(0).split() + Table(world).hand(1).split() + Table(world).deck.split())
        assert not {"unknown", "unknown_noble"} & set(kinds)


def test_sg_10_imagined_worlds_differ_in_what_is_hidden() -> None:
    view = rules.observe(Table(POSITIONS[0]).state, 0)
    hands = {Table(rules.determinise(view, 0, random.Random(number))).hand(1) for number in range(30)}
    assert len(hands) > 3


def test_sg_10_swapping_two_hidden_cards_changes_no_view() -> None:
    one = Table(f"hand 0: 5 6\nhand 1: 7 8 joust\n{REST}\nnobles: city_wall")
    other = Table(f"hand 0: 5 6\nhand 1: 6 8 city_wall\n{REST.replace('7 6 6', '7 7 6')}\nnobles: joust")
    assert rules.observe(one.state, 0) == rules.observe(other.state, 0)


def test_sg_10_the_backs_are_the_only_thing_a_view_holds_of_hidden_cards() -> None:
    view = rules.observe(Table(f"hand 0: 5\nhand 1: 7 joust\n{REST}\nnobles: city_wall").state, 0)
    hand = {kind for kind, count in enumerate(view.hands[1]) if count}
    assert hand == {UNKNOWN_TOWER, UNKNOWN_NOBLE}
