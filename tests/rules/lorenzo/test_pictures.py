"""The picture told with each event: what it says stands there, and what comes later does not."""

from tests.rules.lorenzo.table import DECKS, DICE, Table
from tests.rules.tables import pictures

RICH_ENOUGH = "goods 0: coins 9 wood 3 stone 3 servants 3\ndice: 6 6 6\n"


def test_lm_4_1_2_fee_bonus_price_card_and_effect_are_told_one_after_the_other() -> None:
    table = Table(f"{RICH_ENOUGH}floor venture 4: v73\nat venture 1: 1 white").play("place white venture 4")
    told = pictures(table, "servants 1")
    shown = [(name, picture.has(0, "servants"), picture.has(0, "coins"), picture.cards(0)) for name, picture in told]
    assert shown[:5] == [
        ("servants_paid", 2, 9, ""),
        ("goods_paid", 2, 6, ""),
        ("goods_gained", 2, 8, ""),
        ("goods_paid", 2, 4, ""),
        ("card_taken", 2, 4, "v73"),
    ]


def test_lm_r22_a_work_is_announced_then_paid_then_brings_its_gains() -> None:
    table = Table("goods 0: wood 1\ncards 0: b29\ndice: 6 1 1").place("white", "production small")
    told = pictures(table.then("activate b29 1"), "finish")
    assert [name for name, _ in told] == ["work_done", "goods_paid", "goods_gained", "goods_gained"]
    assert [picture.has(0, "wood") for _, picture in told] == [1, 0, 0, 0]
    assert told[1][1].has(0, "coins") < told[3][1].has(0, "coins")


def test_lm_r30_a_privilege_is_chosen_before_its_goods_come() -> None:
    table = Table(RICH_ENOUGH).place("white", "council")
    told = pictures(table, "privilege servants")
    assert [(name, picture.has(0, "servants")) for name, picture in told] == [
        ("privilege_chosen", 3), ("goods_gained", 5),
    ]  # fmt: skip


def test_lm_5_3_the_order_is_renewed_before_the_members_go_home() -> None:
    table = Table(f"order: 0 1\nat council: 1 white\nhome 1: black orange neutral\n{DECKS}").play("pass")
    told = pictures(table, "pass", DICE)
    assert [name for name, _ in told] == ["passed", "order_renewed", "round_begun"]
    assert [picture.state.order for _, picture in told] == [(0, 1), (1, 0), (1, 0)]
    assert [picture.at("council") for _, picture in told] == ["1 white", "1 white", ""]
    assert [picture.state.dice == (4, 5, 3) for _, picture in told] == [False, False, True]
