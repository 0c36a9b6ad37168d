"""SG 8.4: the pilgrimage to the Vatican."""

from tests.rules.san_gimignano.table import Table


def pilgrim(hand: str, deck: str = "8 8 9 9 10 10", nobles: str = "joust city_wall", more: str = "") -> Table:
    start = f"hand 0: pilgrimage {hand}\nmarket: 5 5\ndeck: {deck}\nnobles: {nobles}\n{more}"
    return Table(start).play("play pilgrimage")


def test_sg_8_4_draws_from_the_tops_of_both_decks_in_any_mix_until_the_hand_is_full() -> None:
    table = pilgrim("6 6 6")
    assert (table.seat, table.legal) == (0, ["draw deck", "draw nobles"])
    table.play("draw deck", "draw nobles", "draw deck", "draw nobles")
    assert table.hand(0) == "6 6 6 8 8 joust city_wall"
    assert (table.seat, table.is_turn, table.played(0)) == (1, True, "pilgrimage")


def test_sg_8_4_one_at_a_time_and_seen() -> None:
    assert pilgrim("6 6 6").play("draw nobles").hand(0) == "6 6 6 joust"


def test_sg_8_4_never_from_the_market() -> None:
    assert pilgrim("6 6 6").why_not("draw 5") == "decks-only"


def test_sg_8_4_until_both_decks_are_empty() -> None:
    table = pilgrim("6 6", deck="8 9", nobles="joust").play("draw deck", "draw deck")
    assert (table.legal, table.state.end_phase) == (["draw nobles"], False)
    table.play("draw nobles")
    assert (table.hand(0), table.seat, table.state.end_phase) == ("6 6 8 9 joust", 1, True)


def test_sg_8_4_the_tower_deck_alone_when_the_noble_deck_is_empty() -> None:
    assert pilgrim("6 6 6 6 6", nobles="").legal == ["draw deck"]


def test_sg_8_4_a_full_hand_draws_one_for_the_card_itself() -> None:
    table = pilgrim("6 6 6 6 6 6").play("draw deck")
    assert (table.hand(0), table.seat) == ("6 6 6 6 6 6 8", 1)


def test_sg_8_4_over_the_limit_nothing_is_drawn() -> None:
    table = pilgrim("6 6 6 6 6 6 7")
    assert (table.seat, table.is_turn, table.deck) == (1, True, "8 8 9 9 10 10")


def test_sg_8_8_with_a_city_wall_the_pilgrimage_goes_on_to_nine() -> None:
    table = pilgrim("6 6 6 6 6 6", more="played 0: city_wall\nused: 1 1\n").play("draw deck", "draw deck", "draw deck")
    assert (table.hand(0), table.seat) == ("6 6 6 6 6 6 8 8 9", 1)
