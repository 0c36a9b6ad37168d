"""The picture told with each event: what it says stands there, and what comes later does not."""

from game.san_gimignano.state import Laying, Playing
from tests.rules.san_gimignano.table import Table
from tests.rules.tables import pictures

REST = "market: 9\ndeck: 8 8 8 8 8\nnobles: city_wall"


def test_sg_3_5_a_tower_gets_its_roof_when_it_is_told_complete() -> None:
    table = Table(f"towers 0: 7-7-7, 9-8-7\n{REST}")
    told = [(name, picture.towers(0)) for name, picture in pictures(table, "complete 1 2")]
    assert told == [("tower_completed", "7-7-7!, 9-8-7"), ("tower_completed", "7-7-7!, 9-8-7!")]


def test_sg_3_6_the_end_phase_follows_its_declaration() -> None:
    table = Table(f"towers 0: 7-7-7!, 8-8-8!, 9-9-9!, 10-10-10!\n{REST}")
    told = [(name, picture.state.declarer, picture.state.end_phase) for name, picture in pictures(table, "declare")]
    assert told == [("end_declared", 0, False), ("end_phase_begun", 0, True)]


def test_sg_5_6_traded_cards_change_hands_one_by_one() -> None:
    table = Table(f"hand 0: 9 9 9\nhand 1: 7 8 10\n{REST}").play("build 9 9 9", "donate")
    told = [(name, picture.hand(0), picture.hand(1)) for name, picture in pictures(table, "suffer", [[7, 10, 8]])]
    assert told == [("card_traded", "7", "8 10"), ("card_traded", "7 10", "8"), ("card_traded", "7 8 10", "")]


def test_sg_6_1_the_piece_changes_hands_after_the_tower_stands() -> None:
    table = Table(f"hand 0: 7 7 7\ntowers 1: 6-6\npiece: 1\n{REST}")
    told = [(name, picture.towers(0), picture.piece) for name, picture in pictures(table, "build 7 7 7")]
    assert told == [("tower_built", "7-7-7", 1), ("piece_moved", "7-7-7", 0)]


def test_sg_7_7_the_penalty_is_told_before_the_game_is_closed() -> None:
    table = Table(f"series: two\ntowers 1: 7-7-7!\n{REST}")
    table.state.declarer, table.state.passes, table.state.end_phase = 0, 1, True
    told = [(name, len(picture.state.past), picture.totals) for name, picture in pictures(table, "pass")]
    totals = (-10, 18)
    assert told == [("passed", 0, totals), ("penalty_taken", 0, totals), ("game_ended", 1, totals)]


def test_sg_8_3_stones_lie_on_the_table_until_their_jousts_are_settled() -> None:
    table = Table(f"hand 0: 7 7 fine_stone\nhand 1: rognosa\n{REST} joust")
    ((name, picture),) = pictures(table, "build 7 7 fine_stone=7")
    assert (name, picture.hand(0), picture.state.used) == ("stones_laid", "", [1, 0])
    assert isinstance(picture.state.stack[0], Laying)


def test_sg_8_5_a_noble_lies_open_before_it_takes_effect_or_is_cancelled() -> None:
    table = Table(f"hand 0: santa_fina 6\nhand 1: joust 5\n{REST}")
    ((_, played),) = pictures(table, "play santa_fina")
    assert (played.hand(0), played.played(0)) == ("6", "")
    assert isinstance(played.state.stack[0], Playing)
    told = pictures(table.play("play santa_fina"), "joust")
    assert [(name, picture.hand(1), picture.played(1)) for name, picture in told] == [
        ("noble_played", "5", ""), ("noble_cancelled", "5", "joust"),
    ]  # fmt: skip
    assert [picture.state.used for _, picture in told] == [[1, 1], [0, 1]]


def test_sg_8_5_an_answered_joust_leaves_before_the_noble_is_free() -> None:
    table = Table(f"hand 0: santa_fina joust 6\nhand 1: joust 5\nused: 0 1\n{REST}").play("play santa_fina", "joust")
    told = pictures(table, "joust")
    assert [name for name, _ in told] == ["noble_played", "noble_cancelled"]
    assert told[1][1].played(0).split() == ["joust", "santa_fina"]
