"""LC 1 and LC 2: the cards, the deal, the secret choice of starting cards, the draw deck."""

import random
from collections import Counter

import pytest

from game.core.chance import Live, Replay, Sampled
from game.lucca import rules
from game.lucca.cards import COLOUR_OF, COLOURS, SHIELDS_OF, TOWER, WINDOWS_OF, all_palaces, all_towers
from tests.rules.lucca.table import Table

IN_ORDER = list(range(96, 0, -1))
"""A deck with card 1 on top: seat 0 is dealt 1 to 4, seat 1 5 to 8, and so on."""


def dealt(seats: int = 3, deck: list[int] | None = None) -> Table:
    return Table(rules.new({}, seats, Replay([deck or IN_ORDER])))


def started(seats: int = 3) -> Table:
    """Everybody keeps the first and the last of the four cards."""
    table = dealt(seats)
    table.luck = Replay([sorted({*range(1, 97)} - set(seen_at_start(seats))) + [TOWER] * 4])
    for seat in range(seats):
        table.play(f"keep {4 * seat + 1} {4 * seat + 4}")
    return table


def seen_at_start(seats: int) -> list[int]:
    """Kept cards and the first triplets of `started`."""
    kept = [card for seat in range(seats) for card in (4 * seat + 1, 4 * seat + 4)]
    first = 4 * seats + 1
    return [*kept, *range(first, first + 3 * (seats + 1))]


def test_lc_1_1_sixteen_palace_cards_of_each_of_six_colours() -> None:
    assert Counter(COLOURS[COLOUR_OF[card]] for card in all_palaces()) == dict.fromkeys(COLOURS, 16)
    assert len(COLOURS) == 6


def test_lc_1_1_windows_and_shields_are_three_together_on_every_card() -> None:
    assert {WINDOWS_OF[card] + SHIELDS_OF[card] for card in all_palaces()} == {3}


@pytest.mark.parametrize("colour", range(6))
def test_lc_1_1_every_colour_holds_each_kind_four_times_and_the_same_sum_of_addresses(colour: int) -> None:
    cards = [card for card in all_palaces() if COLOUR_OF[card] == colour]
    assert Counter(WINDOWS_OF[card] for card in cards) == {0: 4, 1: 4, 2: 4, 3: 4}
    assert sum(cards) == 776


def test_lc_1_1_some_cards_of_the_table() -> None:
    shown = [(COLOURS[COLOUR_OF[card]], WINDOWS_OF[card], SHIELDS_OF[card]) for card in (1, 48, 60, 96)]
    assert shown == [("red", 2, 1), ("blue", 0, 3), ("violet", 0, 3), ("yellow", 2, 1)]


def test_lc_1_2_four_towers_without_colour_windows_or_shields() -> None:
    assert all_towers() == [TOWER] * 4
    assert (COLOUR_OF[TOWER], WINDOWS_OF[TOWER], SHIELDS_OF[TOWER]) == (-1, 0, 0)


def test_lc_1_3_every_player_has_a_quarter_of_three_empty_areas() -> None:
    table = dealt()
    assert [(table.site(seat), table.completed(seat), table.opened(seat)) for seat in range(3)] == [("", "", "")] * 3


def test_lc_2_1_four_palace_cards_each_and_the_towers_aside() -> None:
    state = dealt(4).state
    assert state.hands == [(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16)]
    assert TOWER not in state.deck
    assert all(TOWER not in triplet for triplet in state.triplets)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_lc_2_2_one_triplet_more_than_players_before_the_choice(seats: int) -> None:
    state = dealt(seats).state
    assert [len(triplet) for triplet in state.triplets] == [3] * (seats + 1)
    assert state.triplets[0] == (4 * seats + 1, 4 * seats + 2, 4 * seats + 3)


def test_lc_2_3_each_keeps_two_of_four_in_any_pair() -> None:
    table = dealt()
    assert (table.seat, table.kind) == (0, "keep")
    assert table.legal == ["keep 1 2", "keep 1 3", "keep 1 4", "keep 2 3", "keep 2 4", "keep 3 4"]
    assert table.why_not("keep 1") == "keep-two"
    assert table.why_not("keep 1 2 3") == "keep-two"
    assert table.why_not("keep 1 5") == "not-in-hand"
    assert table.why_not("take 1") == "keep-first"
    assert table.why_not("open red") == "keep-first"


@pytest.mark.parametrize(
    ("text", "why"), [("keep", "keep-two"), ("keep 1 1", "keep-two"), ("keep 1 tower", "not-in-hand")]
)
def test_lc_2_3_one_card_twice_no_card_and_a_tower_are_no_choice(text: str, why: str) -> None:
    assert dealt().why_not(text) == why


def test_lc_2_3_all_choose_before_anything_is_revealed() -> None:
    table = dealt().play("keep 1 4")
    assert table.happened == ["cards_kept"]
    assert (table.seat, table.site(0)) == (1, "")
    assert table.play("keep 5 8").seat == 2


def test_lc_2_3_a_choice_is_hidden_from_the_others_and_not_from_oneself() -> None:
    table = dealt().play("keep 1 4")
    assert table.view(0).state.kept[0] == (1, 4)
    assert table.view(1).state == rules.observe(dealt().play("keep 2 3").state, 1)
    kept = table.event("cards_kept")
    assert (kept.masked(0).cards, kept.masked(1).cards, kept.masked(2).cards) == ((1, 4), None, None)


def test_lc_2_3_all_are_revealed_at_the_same_time() -> None:
    table = started()
    assert table.happened == ["cards_kept", *["start_revealed"] * 3, "deck_prepared", "order_set"]
    assert [table.site(seat) for seat in range(3)] == ["1, 4", "5-8", "9, 12"]


def test_lc_2_3_two_of_one_colour_may_lie_either_way() -> None:
    table = Table("stage: keep\nhand 0: 1 12 2 3")
    assert table.legal_of("keep")[:3] == ["keep 1 12", "keep 1 2", "keep 1 3"]
    assert table.allows("keep 12 1")
    assert rules.parse_action("keep 3 2") == rules.parse_action("keep 2 3")
    assert rules.parse_action("keep 12 1") != rules.parse_action("keep 1 12")


@pytest.mark.parametrize(("choice", "address"), [("keep 1 12", 12), ("keep 12 1", 1)])
def test_lc_2_3_and_2_4_two_of_one_colour_form_one_palace_whose_top_card_the_owner_chooses(
    choice: str, address: int
) -> None:
    deck = [1, 12, *(card for card in range(2, 97) if card != 12)]
    table = dealt(deck=deck[::-1]).play(choice, "keep 4 5")
    table.luck = Replay([[*table.state.deck, 2, 3, 6, 7, 10, 11, TOWER, TOWER, TOWER, TOWER]])
    (palace,) = table.play("keep 8 9").state.quarters[0].site
    assert (palace.address, palace.windows, palace.shields) == (address, 3, 3)


def test_lc_2_5_discards_rest_and_towers_are_the_draw_deck() -> None:
    state = started().state
    assert Counter(state.deck) == Counter({*range(1, 97)} - set(seen_at_start(3))) + Counter([TOWER] * 4)
    assert state.hands == [(), (), ()]


@pytest.mark.parametrize(("seats", "before", "after"), [(3, 72, 82), (4, 65, 77), (5, 58, 72)])
def test_lc_2_5_the_deck_takes_back_two_cards_of_each_and_four_towers(seats: int, before: int, after: int) -> None:
    assert (len(dealt(seats).state.deck), len(started(seats).state.deck)) == (before, after)


@pytest.mark.parametrize(("seats", "left"), [(3, 10), (4, 2), (5, 0)])
def test_lc_2_the_draw_deck_ends_with_exactly_10_2_and_0_cards(seats: int, left: int) -> None:
    source = random.Random(seats)
    state = rules.new({}, seats, Live("gatto", 0))
    while rules.decision(state) is not None:
        rules.apply(state, source.choice(rules.legal(state)), Sampled(source))
    assert len(state.deck) == left


@pytest.mark.parametrize("seats", [2, 6])
def test_lc_the_game_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 players"):
        rules.new({}, seats, Sampled(random.Random(1)))
