"""What can be taken back: a card that nobody saw ends it, one that its drawer knew does not."""

from game.core.events import Event
from tests.rules.san_gimignano.table import Table

TORN = "hand 0: 10 10 10 10 6\nhand 1: 7 9\ntowers 1: 8-8-8\nmarket: 9\ndeck: 8 8 8 8 8"


def drawn(table: Table) -> Event:
    event: Event = table.event("card_drawn")
    return event


def test_sg_5_7_a_card_that_lies_face_up_on_the_deck_reveals_nothing_when_it_is_drawn() -> None:
    table = Table(TORN).play("build 10 10 10 10", "topple theirs 1", "suffer", "buy", "draw deck")
    assert not drawn(table).reveals_now()
    assert "was_known" not in drawn(table).to_plain()


def test_sg_3_1_a_hidden_card_is_revealed_to_its_drawer() -> None:
    assert drawn(Table(TORN).play("buy", "draw deck")).reveals_now()


def test_sg_8_6_a_card_put_under_the_deck_is_known_to_the_hand_that_put_it_there_only() -> None:
    table = Table("hand 0: rognosa 5 6 7\nhand 1: 9\nmarket: 9\ndeck:\nnobles: city_wall")
    table.play("play rognosa", "return 5", "return 6", "buy", "draw deck")
    assert drawn(table).reveals_now()
    own = Table("hand 0: rognosa 5 6 7\nhand 1: 9\nmarket: 9\ndeck:\nnobles: city_wall")
    own.play("play rognosa", "return 5", "return 6", "pass", "buy", "draw deck")
    assert not drawn(own).reveals_now()
