"""LC 5: the last openings, walls and towers, addresses, and who wins."""

import pytest

from game.core.reasons import because
from game.lucca import rules
from tests.rules.lucca.table import Table

LAST_CARD = {3: "turn: 7", 4: "turn: 6", 5: "turn: 5"}
VIOLET, GREEN, GREY = "5-8-16-21-27", "3-10-14-23-25", "6-7-17-20-28"
"""Complete palaces of three players."""


def ended(text: str, players: int = 3, last: str = "discard 96") -> Table:
    """The last card of the last turn is played."""
    order = " ".join(map(str, range(players)))
    start = f"players: {players}\n{LAST_CARD[players]}\norder: {order}\nactive: {players - 1}\nplacing: 96\n"
    return Table(start + text).play(last)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_lc_5_1_three_players_play_7_turns_four_6_and_five_5(players: int) -> None:
    sites = "\n".join(f"site {seat}: {card}" for seat, card in enumerate((1, 2, 3, 4, 5)[:players]))
    assert ended(sites, players).is_over
    before_last = f"players: {players}\nturn: {7 + 3 - players - 1}\nactive: {players - 1}\nplacing: 96\n{sites}"
    assert not Table(before_last).play("discard 96").is_over


def test_lc_5_2_all_completed_palaces_are_opened_and_score() -> None:
    table = ended(f"site 0: 1\ncompleted 0: {VIOLET}, {GREEN}\nsite 1: 34-38, 36\nsite 2: 7")
    assert (table.completed(0), table.opened(0), table.points(0)) == ("", f"{VIOLET}, {GREEN}", (0, 3))
    assert [(event.seat, event.points, event.is_last) for event in table.all_events("palace_opened")] == [
        (0, 2, True), (0, 1, True),
    ]  # fmt: skip


def test_lc_5_2_a_palace_opened_earlier_no_longer_pays_later_ones() -> None:
    table = ended(f"site 0: 1\ncompleted 0: {VIOLET}\nsite 1: 7\ncompleted 1: 34-38-47-49-60\nsite 2: 2")
    assert table.event("last_openings_begun").order == (1, 2, 0)
    assert (table.points(1), table.points(0)) == ((0, 2), (0, 0))


def test_lc_5_2_the_order_is_computed_once_more_after_the_last_turn() -> None:
    palaces = f"completed 0: 34-38-47-49-60\ncompleted 2: {VIOLET}"
    text = f"turn: 7\nactive: 2\nplacing: 91\nsite 0: 7\nsite 1: 2\nsite 2: 4\n{palaces}"
    assert Table(text).play("discard 91").points(2) == (0, 0)
    assert Table(text).play("start 91").points(2) == (0, 2)


def test_lc_5_2_ruling_a_seat_opens_all_it_has_before_the_next() -> None:
    first, second = f"{VIOLET}, {GREEN}", "34-38-47-49-60, 36-42-43-53-56"
    table = ended(f"site 0: 4\ncompleted 0: {first}\nsite 1: 7-28\ncompleted 1: {second}\nsite 2: 91")
    assert [event.seat for event in table.all_events("palace_opened")] == [1, 1, 0, 0]
    assert (table.points(0), table.points(1)) == ((0, 0), (0, 4))


def test_lc_5_2_a_palace_completed_by_the_last_card_opens_too_but_its_shields_have_left_the_site() -> None:
    sites = "site 0: 4\ncompleted 0: 11-13-24-30-31\nsite 1: 7-28\nsite 2: 2-44-63-83, 9"
    table = ended(sites, last="extend 96")
    begun = table.event("last_openings_begun")
    assert (begun.order, begun.shields) == ((1, 0, 2), (6, 3, 0))
    assert (table.opened(2), table.points(2), table.points(0)) == ("2-44-63-83-96", (2, 0), (0, 2))


def test_lc_5_2_the_same_party_in_mid_turn_would_have_paid_both() -> None:
    text = "triplets: 41 42 43\nsite 0: 1\ncompleted 0: 5-8-16-21-27\nsite 1: 7\ncompleted 1: 34-38-47-49-60\nsite 2: 2"
    assert Table(text).play("open violet").points(0) == (0, 2)


def test_lc_6_2_the_worked_example_of_walls_brings_15_with_8_shields() -> None:
    text = f"opened 0: {VIOLET}, {GREEN}, {GREY}\nwalls 0: 40 45 58 62\ntowers 0: 1\nsite 1: 48\nsite 2: 83"
    table = ended(f"{text}\nsite 0: 2-44-31-52")
    assert table.state.quarters[0].shields == 8
    assert (table.score.of(0, "walls"), table.score.of(0, "towers")) == (12, 3)
    assert table.event("walls_scored").points == 15


def test_lc_6_2_with_7_shields_it_brings_nothing() -> None:
    text = f"opened 0: {VIOLET}, {GREEN}, {GREY}\nwalls 0: 40 45 58 62\ntowers 0: 1\nsite 1: 48\nsite 2: 83"
    table = ended(f"{text}\nsite 0: 2-44-31")
    assert table.state.quarters[0].shields == 7
    assert (table.score.of(0, "walls"), table.score.of(0, "towers")) == (0, 0)
    unsupported = table.event("walls_unsupported")
    assert (unsupported.shields, unsupported.need) == (7, 8)


def test_lc_5_3_shields_of_completed_palaces_support_no_walls() -> None:
    table = ended(f"opened 0: 2-44-63-83-31\nwalls 0: 40\nsite 0: 19\nsite 1: 7\nsite 2: {VIOLET}")
    assert table.score.of(0, "walls") == 0


def test_lc_5_3_a_palace_completed_by_the_last_card_can_leave_walls_and_towers_without_support() -> None:
    text = "site 0: 12\nsite 1: 7\nsite 2: 2-44-63-83\nwalls 2: 40\ntowers 2: 1"
    supported, left_alone = ended(f"{text}\nopened 2: {VIOLET}"), ended(text, last="extend 96")
    assert [(table.score.of(2, "walls"), table.score.of(2, "towers")) for table in (supported, left_alone)] == [
        (1, 1), (0, 0),
    ]  # fmt: skip
    assert (left_alone.event("walls_unsupported").shields, left_alone.event("walls_unsupported").need) == (0, 2)


def test_lc_5_3_towers_need_no_shields_of_their_own() -> None:
    table = ended(f"opened 0: {VIOLET}, {GREEN}\ntowers 0: 3\nsite 0: 19\nsite 1: 7\nsite 2: 2")
    assert table.score.of(0, "towers") == 6


def test_lc_5_3_palaces_of_the_last_openings_count() -> None:
    table = ended(f"completed 0: {VIOLET}\nopened 0: {GREEN}\nwalls 0: 40\nsite 0: 12\nsite 1: 7\nsite 2: 2")
    assert table.score.of(0, "walls") == 2


def test_lc_5_3_without_an_opened_palace_walls_are_worth_nothing() -> None:
    table = ended("walls 0: 40\ntowers 0: 1\nsite 0: 12\nsite 1: 7\nsite 2: 2")
    assert (table.score.of(0, "walls"), table.score.of(0, "towers")) == (0, 0)


def test_lc_5_4_the_smallest_address_loses_3_and_the_largest_gains_3() -> None:
    table = ended(f"site 0: 12\nsite 1: 3\nopened 2: {VIOLET[:-2]}93\nsite 2: 7")
    score = table.score
    assert [score.of(seat, "smallest") for seat in range(3)] == [0, -3, 0]
    assert [score.of(seat, "largest") for seat in range(3)] == [0, 0, 3]
    assert (table.event("smallest_address_scored").card, table.event("largest_address_scored").card) == (3, 93)


def test_lc_5_4_covered_addresses_and_walls_do_not_count() -> None:
    score = ended("site 0: 1-90-29\nsite 1: 30\nsite 2: 10-95-36\nwalls 1: 94 2").score
    assert [score.of(seat, "smallest") for seat in range(3)] == [-3, 0, 0]
    assert [score.of(seat, "largest") for seat in range(3)] == [0, 0, 3]


def test_lc_5_4_palaces_of_the_last_openings_hold_addresses() -> None:
    score = ended("site 0: 12\ncompleted 0: 3-10-14-23-95\nsite 1: 94\ncompleted 1: 24-30-31-41-2\nsite 2: 9").score
    assert (score.of(0, "largest"), score.of(1, "smallest")) == (3, -3)


def test_lc_5_4_a_total_may_be_negative() -> None:
    assert ended("site 0: 12\nsite 1: 3\nsite 2: 93").score.totals == (0, -3, 3)


def test_lc_5_4_ruling_one_player_can_be_both() -> None:
    score = ended("site 0: 1, 95\nsite 1: 7\nsite 2: 12").score
    assert (score.of(0, "smallest"), score.of(0, "largest"), score.totals[0]) == (-3, 3, 0)


def test_lc_5_5_most_points_win() -> None:
    table = ended("site 0: 1\nsite 1: 7\nsite 2: 95\npoints 0: 20 1\npoints 1: 15 0\npoints 2: 9 0")
    assert (table.score.totals, table.score.winners) == ((18, 15, 12), (0,))
    assert table.event("game_ended").winners == (0,)


def test_lc_5_5_a_tie_goes_to_the_larger_visible_address() -> None:
    table = ended("site 0: 12\nsite 1: 30\nsite 2: 1, 95\npoints 0: 10 0\npoints 1: 10 0")
    assert (table.score.totals, table.score.winners) == ((10, 10, 0), (1,))
    assert rules.tie_break(table.state) == because("lc-tie-address")


@pytest.mark.parametrize(
    ("more", "winner"),
    [
        (f"opened 0: {GREEN[:-2]}53", 0), ("opened 0: 3-10-14-53-25", 1), (f"completed 0: {GREEN[:-2]}53", 0),
        ("site 0: 91-40", 1), ("walls 0: 92", 1),
    ],
)  # fmt: skip
def test_lc_5_5_the_tie_is_between_top_cards_of_palaces_in_any_area(more: str, winner: int) -> None:
    score = ended(f"points 0: 5 0\npoints 1: 3 2\nsite 0: 40\nsite 1: 45\nsite 2: 2, 94\n{more}").score
    assert (score.totals, score.winners) == ((5, 5, 0), (winner,))


def test_lc_5_5_addresses_score_before_totals_are_compared() -> None:
    score = ended("site 0: 40\nsite 1: 90\nsite 2: 1\npoints 0: 5 0\npoints 1: 2 0").score
    assert (score.totals, score.winners) == ((5, 5, -3), (1,))


def test_lc_5_when_it_is_over_nothing_more_is_possible() -> None:
    table = ended("site 0: 1\nsite 1: 7\nsite 2: 95")
    assert (table.legal, table.why_not("deal")) == ([], "match-over")


def test_lc_5_the_score_on_the_way_is_what_the_end_would_bring_now() -> None:
    text = f"site 0: 12, 30\ncompleted 0: {VIOLET}\nwalls 0: 40\npoints 0: 9 0\nsite 1: 34-38\nsite 2: 95"
    running = Table(f"triplets: 41 42 43\n{text}").score
    assert running.totals == ended(text).score.totals == (9 + 2 + 1 - 3, 0, 3)


def test_lc_5_before_the_reveal_nobody_has_points_and_all_are_first() -> None:
    table = Table("stage: keep\nhand 0: 1 2 3 4")
    assert (table.score.totals, table.score.winners) == ((0, 0, 0), (0, 1, 2))
