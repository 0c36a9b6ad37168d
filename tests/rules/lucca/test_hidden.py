"""LC 7: what a player sees, and what stays hidden."""

import random
from collections import Counter

import pytest

from game.core.chance import NoChance, UnknownOutcomeError
from game.core.preview import preview
from game.lucca import rules
from game.lucca.cards import TOWER, UNKNOWN
from game.lucca.views import missing_cards
from tests.rules.lucca.table import Table
from tests.rules.lucca.test_setup import dealt, started

PLAYED = (
    "site 0: 4\nsite 1: 7\nsite 2: 2\nwalls 0: 96 95\nwalls 1: 94\ntowers 2: 1\ncompleted 1: 5-8-16-21-27\n"
    "triplets: 36 37 39, -, 44 46 tower, 49 50 52\ntakers: - 2 - -\nplacing: 40 45\n"
    "deck: 60 61 tower 62 63 64 65 66 67 68 69 70"
)


def test_lc_7_the_draw_decks_order_is_hidden() -> None:
    state = Table(PLAYED).view(0).state
    assert state.deck == [UNKNOWN] * 12


def test_lc_7_the_dealt_cards_are_hidden_until_the_reveal_and_ones_own_are_not() -> None:
    view = dealt().view(1).state
    assert view.hands == [(UNKNOWN,) * 4, (5, 6, 7, 8), (UNKNOWN,) * 4]


def test_lc_7_the_discards_of_the_choice_stay_hidden() -> None:
    view = dealt().play("keep 1 4").view(1).state
    assert (view.hands[0], view.kept[0]) == ((UNKNOWN, UNKNOWN), (UNKNOWN, UNKNOWN))
    assert dealt().play("keep 1 4").view(0).state.hands[0] == (2, 3)


def test_lc_7_everything_else_lies_open_walls_and_discards_too() -> None:
    table = Table(PLAYED)
    for seat in range(3):
        view = table.view(seat)
        view.state.deck = table.state.deck
        assert view.state == table.state


def test_lc_7_every_card_discarded_in_sight_is_remembered() -> None:
    table = Table(PLAYED)
    gone = set(table.state.discards)
    view = rules.observe(table.state, 0)
    for number in range(20):
        world = rules.determinise(view, 0, random.Random(number))
        assert gone.isdisjoint({*world.deck} - {TOWER})


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_lc_7_an_imagined_world_looks_the_same_and_holds_every_card_once(seat: int) -> None:
    for table in (Table(PLAYED), dealt(), dealt().play("keep 1 4"), started()):
        view = rules.observe(table.state, seat)
        for number in range(10):
            world = rules.determinise(view, seat, random.Random(number))
            assert rules.observe(world, seat) == view
            assert missing_cards(world) == []
            assert UNKNOWN not in world.deck


def test_lc_7_imagined_worlds_differ_in_what_is_hidden() -> None:
    view = rules.observe(dealt().state, 0)
    hands = {rules.determinise(view, 0, random.Random(number)).hands[1] for number in range(20)}
    assert len(hands) > 10


def test_lc_7_towers_come_into_imagined_decks_only_after_the_reveal() -> None:
    before = rules.determinise(rules.observe(dealt().state, 0), 0, random.Random(1))
    after = rules.determinise(rules.observe(started().state, 0), 0, random.Random(1))
    assert (Counter(before.deck)[TOWER], Counter(after.deck)[TOWER]) == (0, 4)


def test_lc_7_a_preview_stops_where_the_hidden_deck_begins() -> None:
    view = rules.observe(Table("stage: between\nsite 0: 1\ndeck: 60 61 62 63 64 65 66 67 68 69 70 71").state, 0)
    assert not preview(rules, view, rules.parse_action("deal")).is_complete


def test_lc_7_the_last_choice_shows_nothing_of_the_others() -> None:
    view = rules.observe(dealt().play("keep 1 4", "keep 5 8").state, 2)
    with pytest.raises(UnknownOutcomeError):
        rules.apply(view, rules.parse_action("keep 9 10"), NoChance())
    assert view.quarters[0].site == ()
