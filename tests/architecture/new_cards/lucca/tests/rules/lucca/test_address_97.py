"""LC 1.1: a palace at the address 97."""

from game.core.registry import spec_of
from game.lucca.cards import COLOUR_OF, COLOURS, SHIELDS_OF, WINDOWS_OF, all_palaces
from tests.contract.matches import forms_of, random_match
from tests.rules.lucca.table import Table


def test_lc_1_1_it_is_a_red_card_of_the_deck_with_two_windows_and_a_shield() -> None:
    assert (COLOURS[COLOUR_OF[97]], WINDOWS_OF[97], SHIELDS_OF[97]) == ("red", 2, 1)
    assert all_palaces()[-1] == 97


def test_lc_4_2b_it_is_built_like_any_other() -> None:
    table = Table("site 0: 1\nsite 1: 7\nsite 2: 2\ntriplets: 36 37 39, 41 42 43, 44 46 48\nplacing: 97 12 13")
    assert table.play("extend 97").site(0) == "1-97"


def test_lc_1_1_matches_with_it_go_on_to_their_end() -> None:
    form = next(forms_of(spec_of("lucca")))
    *_, last = random_match(form, 1)
    assert form.spec.rules.decision(last.after) is None
