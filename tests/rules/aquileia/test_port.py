"""AQ 4.6: the thief and the workshops."""

import pytest

from tests.rules.aquileia.table import Table


def port(step: str, spaces: str, more: str = "", luck: str = "") -> Table:
    coins = "coins 0: 0 0 0\ncoins 1: 0 0 0\ncoins 2: 0 0 0\ncoins 3: 0 0 0"
    return Table(f"round: 5\nstep: {step}\nspaces: {spaces}\ntrack: 0 1 2 3\n{coins}\n{more}", luck=luck)


ALL = "latro=3 portus_copper=0 portus_silver=1 portus_gold=2"


@pytest.mark.parametrize(("faces", "stolen"), [("cg", (1, 0, 1)), ("ss", (0, 1, 0)), ("sc", (1, 1, 0))])
def test_aq_4_6_1_latro_takes_a_coin_for_each_die_while_one_lies_there(faces: str, stolen: tuple[int, ...]) -> None:
    table = port("latro", ALL, luck=faces).play("roll")
    assert (table.coins(3), table.event("coins_stolen").coins) == (stolen, stolen)


def test_aq_4_6_1_latro_finds_nothing_where_no_coin_lies() -> None:
    table = port("latro", "latro=3 portus_silver=1", luck="cg").play("roll")
    assert (table.coins(3), table.port) == ((0, 0, 0), ["silver"])


def test_aq_r_latro_may_hit_the_own_coin() -> None:
    table = port("latro", "latro=3 portus_silver=3", luck="ss").play("roll")
    assert (table.coins(3), table.port) == ((0, 1, 0), [])


def test_aq_4_6_2_copper_then_silver_then_gold() -> None:
    table = port("latro", ALL)
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.play("decline")
    assert seats == [3, 0, 1, 2]


def test_aq_4_6_2_the_coin_that_lies_there_pays() -> None:
    table = port("portus_copper", "portus_copper=0", "sites: pistrina=0").play("activate")
    assert (table.coins(0), table.points(0, "workshops"), table.event("port_paid").is_laid) == ((0, 0, 0), 3, True)


def test_aq_4_6_2_after_a_theft_another_coin_of_that_metal_pays() -> None:
    more = "coins 0: 1 5 5\nsites: pistrina=0"
    table = port("portus_copper", "portus_copper=0!", more).play("activate")
    assert (table.coins(0), table.points(0, "workshops")) == ((0, 5, 5), 3)


def test_aq_4_6_2_who_cannot_pay_loses_the_action() -> None:
    table = port("portus_copper", "portus_copper=0!", "coins 0: 0 5 5\nsites: pistrina=0")
    assert (table.legal, table.why_not("activate")) == (["decline"], "port-unpaid")


def test_aq_r_a_laid_coin_is_lost_even_if_the_action_is_declined() -> None:
    table = port("portus_gold", "portus_gold=0", "coins 0: 0 0 1").play("decline")
    assert (table.coins(0), table.port) == ((0, 0, 1), [])


def test_aq_r_a_laid_coin_is_lost_even_if_nothing_is_gained() -> None:
    table = port("portus_silver", "portus_silver=0", "sites: villa_blue_6=0").play("activate")
    assert (table.coins(0), table.port, table.points(0, "workshops")) == ((0, 0, 0), [], 0)


def test_aq_4_6_3_every_workshop_and_bank_of_the_player_yields() -> None:
    sites = "sites: pistrina=0 gemmaria=0 mensa_aenea=0 mensa_aurea=0 mensa_maior=0 villa_blue_6=0 textrina=1"
    table = port("portus_copper", "portus_copper=0", sites).play("activate")
    assert (table.points(0, "workshops"), table.coins(0)) == (11, (2, 2, 2))
