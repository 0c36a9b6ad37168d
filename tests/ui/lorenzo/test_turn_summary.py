"""What the side of the table tells of a turn: a short line for each deed, and below what it all came to."""

from collections.abc import Sequence

import pytest

from game.core.events import Event
from game.lorenzo import events as e
from game.lorenzo.goods import COINS, FAITH, WOOD, single
from game.lorenzo.notation import position
from scenes.common.match_log import LogBlock, since_last_turn
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.markup import parse
from scenes.games.lorenzo.wording import LorenzoWording
from scenes.table.playback.ribbon import in_one_line
from tests.ui.lorenzo.tables import table_at

TAKEN = [
    e.MemberPlaced(1, "black", "character 2"),
    e.ServantsPaid(1, 1, 4),
    e.GoodsPaid(1, single(COINS, 3), "fee"),
    e.GoodsGained(1, single(WOOD, 1), "floor"),
    e.GoodsPaid(1, single(COINS, 2), "c49"),
    e.CardTaken(1, "c49", "character 2"),
    e.GoodsGained(1, single(FAITH, 3), "c49"),
]


@pytest.fixture
def words() -> LorenzoWording:
    return LorenzoWording(Catalog("en"), "lo", [], -1)


def lines(words: LorenzoWording, events: Sequence[Event]) -> list[str]:
    """With the name of each picture in its place."""
    pieces = (piece.text or piece.icon.rpartition("_")[2] for piece in parse(words.brief(events)))
    return "".join(pieces).splitlines()


def test_a_card_and_what_it_came_to_are_two_lines(words: LorenzoWording) -> None:
    assert lines(words, TAKEN) == ["character Warlord", "−5coins +1wood −1servants +3faith"]


def test_before_the_card_is_taken_the_tower_is_told(words: LorenzoWording) -> None:
    assert lines(words, TAKEN[:2]) == ["character Character tower", "−1servants"]


def test_what_is_used_and_what_the_church_takes_are_told(words: LorenzoWording) -> None:
    harvest = [e.MemberPlaced(1, "white", "harvest small"), e.WorkDone(1, "harvest", 5, ("t01",))]
    assert lines(words, harvest) == ["harvest Harvest 5"]
    assert lines(words, [e.MemberPlaced(1, "white", "market 2")]) == ["market Market"]
    assert lines(words, [e.ChurchSupported(1, 4, 5)]) == ["faith Church supported", "−4faith +5points"]


def test_what_has_no_short_form_is_told_whole(words: LorenzoWording) -> None:
    renewed = e.OrderRenewed(())
    assert words.brief([renewed]) == words.once(renewed)


def test_hidden_leaders_and_an_order_after_which_nobody_plays_are_not_told(words: LorenzoWording) -> None:
    hidden = e.LeaderKept(1, "l01", 0b10).masked(0)
    assert hidden.is_masked() and not words.told([hidden]) and not words.brief([hidden])
    told = [words.is_told(e.OrderRenewed((1, 0)), position(f"round: {number}")) for number in (5, 6)]
    assert told == [True, False]


def test_what_befalls_one_in_the_turn_of_another_ends_no_news(words: LorenzoWording) -> None:
    """LM 5.2: the church asks in a rival's entry."""
    own, rival = LogBlock(words, 2, 0, 0, 5, 5), LogBlock(words, 2, 1, 1, 6, 6, events=[e.Passed(1)])
    befallen = LogBlock(words, 2, 0, 1, 6, 6, 1)
    assert since_last_turn([own, rival, befallen], viewer=0) == 2


def test_on_the_ribbon_a_row_of_signs_begins_with_whose_they_are(words: LorenzoWording) -> None:
    assert not words.brief_names_doer
    with table_at("seats: 2\n") as sitting:
        told = in_one_line("Anna", ["Dame", "−2"], sitting.table.board.prompt_place, sitting.table)
        assert told.split("  ·  ") == ["Anna", "Dame", "−2"]


def test_a_fee_that_the_card_gives_back_is_told_with_what_it_gives(words: LorenzoWording) -> None:
    events = [e.GoodsPaid(1, single(COINS, 3), "fee"), e.GoodsGained(1, single(COINS, 3), "c49")]
    assert lines(words, events) == ["−3 +3coins"]
