"""The picture told with each event: what it says stands there, and what comes later does not."""

from game.lucca.cards import TOWER
from tests.rules.lucca.table import Table
from tests.rules.lucca.test_end import GREEN, VIOLET
from tests.rules.lucca.test_setup import dealt, seen_at_start
from tests.rules.tables import pictures


def test_lc_2_3_starting_cards_are_revealed_one_family_after_another_then_the_deck_is_made() -> None:
    table = dealt().play("keep 1 4", "keep 5 8")
    rest = sorted({*range(1, 97)} - set(seen_at_start(3))) + [TOWER] * 4
    told = pictures(table, "keep 9 12", [rest])
    assert [name for name, _ in told] == ["cards_kept", *["start_revealed"] * 3, "deck_prepared", "order_set"]
    sites = [[picture.site(seat) for seat in range(3)] for _, picture in told]
    assert sites[:4] == [["", "", ""], ["1, 4", "", ""], ["1, 4", "5-8", ""], ["1, 4", "5-8", "9, 12"]]
    assert [len(picture.state.deck) for _, picture in told[3:5]] == [72, 82]
    assert [TOWER in picture.state.deck for _, picture in told[3:5]] == [False, True]


def test_lc_4_2_b_a_palace_grows_on_the_site_and_scores_when_it_is_told_complete() -> None:
    table = Table("site 0: 5-8-16-21\nsite 1: 7\nsite 2: 2\nplacing: 27 36")
    told = pictures(table, "extend 27")
    assert [(name, picture.site(0), picture.completed(0), picture.points(0)) for name, picture in told] == [
        ("palace_extended", VIOLET, "", (0, 0)), ("palace_completed", "", VIOLET, (8, 0)),
    ]  # fmt: skip


def test_lc_4_5_the_order_is_told_before_the_triplets_are_laid() -> None:
    rest = f"deck: {' '.join(map(str, range(30, 60)))}"
    table = Table(f"site 0: 4\nsite 1: 7\nsite 2: 2\ntriplets: 36 37 39\norder: 0 1 2\nactive: 2\nplacing: 95\n{rest}")
    told = pictures(table.play("discard 95"), "deal")
    assert [name for name, _ in told] == ["triplet_discarded", "order_set", "triplets_laid"]
    assert [len([cards for cards in picture.triplets if cards]) for _, picture in told] == [0, 0, 4]
    assert [picture.state.order for _, picture in told] == [(0, 1, 2), (1, 0, 2), (1, 0, 2)]


def test_lc_5_2_the_last_openings_are_told_one_by_one() -> None:
    palaces = f"site 0: 1\ncompleted 0: {VIOLET}, {GREEN}\nsite 1: 34-38, 36\nsite 2: 7"
    table = Table(f"turn: 7\norder: 0 1 2\nactive: 2\nplacing: 96\n{palaces}")
    told = pictures(table, "discard 96")
    openings = [(name, picture.opened(0), picture.points(0)) for name, picture in told[1:4]]
    assert openings == [
        ("last_openings_begun", "", (0, 0)),
        ("palace_opened", VIOLET, (0, 2)),
        ("palace_opened", f"{VIOLET}, {GREEN}", (0, 3)),
    ]
