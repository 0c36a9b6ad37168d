"""SG 8.10: the vernaccia."""

from game.ai.opponents import choose
from game.core.registry import spec_of
from tests.contract.matches import forms_of, random_match
from tests.rules.san_gimignano.table import Table


def test_sg_8_10_draws_one_card_from_the_tower_deck_alone() -> None:
    table = Table("hand 0: vernaccia 6 6\nmarket: 5 5\ndeck: 8 8 9\nnobles: joust").play("play vernaccia")
    assert table.legal == ["draw deck"]
    table.play("draw deck")
    assert (table.hand(0), table.seat, table.played(0)) == ("6 6 8", 1, "vernaccia")


def test_sg_8_10_an_opponent_plays_it_weighs_it() -> None:
    table = Table("hand 0: vernaccia\nhand 1: 6 6\nmarket: 5 5\ndeck: 8 8 9\nnobles: joust").view(0)
    assert choose(spec_of("san_gimignano"), "greedy", table.state, 0, "1").text in table.legal


def test_sg_8_1_matches_with_it_go_on_to_their_end() -> None:
    form = next(form for form in forms_of(spec_of("san_gimignano")) if form.options["nobles"] == "on")
    *_, last = random_match(form, 1)
    assert form.spec.rules.decision(last.after) is None


def test_sg_8_2_it_lies_in_the_noble_deck_and_may_be_jousted() -> None:
    table = Table("hand 0: vernaccia 6 6\nhand 1: joust\nmarket: 5 5\ndeck: 8 8 9\nnobles: city_wall")
    assert table.play("play vernaccia").legal == ["allow", "joust"]
    table.play("joust")
    assert (table.hand(0), table.played(0)) == ("6 6", "")
