"""AQ 4.4: the auction of a theatre laurel."""

from tests.rules.aquileia.table import Table


def auction(*coins: str, host: int = 0, seats: int = 3) -> Table:
    stocks = "\n".join(f"coins {seat}: {stock}" for seat, stock in enumerate(coins))
    start = f"seats: {seats}\nround: 6\nstep: theatrum\nspaces: theatrum={host}\ntrack: 0 1 2\ntheatre: blue_yellow"
    return Table(f"{start}\nstadium:\n{stocks}")


def test_aq_4_4_1_the_laurel_must_be_revealed_to_all() -> None:
    table = auction("1 1 1", "1 1 1", "1 1 1")
    assert (table.legal, table.why_not("decline")) == (["reveal"], "not-now")
    table.play("reveal")
    assert table.event("laurel_revealed").masked(2).laurel == 9
    assert table.view(2).state.theatre_deck == table.state.theatre_deck


def test_aq_4_4_1_the_host_opens_with_one_coin_of_any_metal() -> None:
    table = auction("1 1 1", "1 1 1", "1 1 1", host=1).play("reveal")
    assert (table.seat, table.legal) == (1, ["bid copper", "bid gold", "bid silver", "pass"])
    assert table.play("bid gold").event("bid_made").bid == (0, 0, 1)


def test_aq_4_4_1_a_raise_lays_the_same_coins_and_one_more() -> None:
    table = auction("1 1 1", "1 1 1", "0 2 1").play("reveal", "bid silver")
    assert table.legal == ["bid copper", "bid gold", "pass"]
    table.play("bid gold")
    assert (table.seat, table.event("bid_made").bid, table.legal) == (2, (0, 1, 1), ["bid silver", "pass"])


def test_aq_1_1_other_coins_do_not_stand_in_for_the_highest_bid() -> None:
    table = auction("0 1 0", "9 0 9", "9 0 9").play("reveal", "bid silver")
    assert table.legal == ["pass"]
    reason = table.reason("bid copper")
    assert reason is not None
    assert (reason["metal"], reason["have"], reason["need"]) == ("silver", 0, 1)


def test_aq_r_coins_staked_earlier_count_for_a_raise() -> None:
    table = auction("2 0 0", "1 1 0", "0 0 0").play("reveal", "bid copper", "bid silver", "pass")
    assert (table.seat, table.legal) == (0, ["pass"])
    table = auction("2 1 0", "2 1 0", "0 0 0").play("reveal", "bid copper", "bid silver", "pass")
    assert table.legal == ["bid copper", "pass"]


def test_aq_4_4_1_a_pass_is_for_good() -> None:
    table = auction("3 3 3", "3 3 3", "3 3 3").play("reveal", "bid copper", "pass", "bid copper")
    assert table.seat == 0
    table.play("bid copper")
    assert table.seat == 2


def test_aq_4_4_2_the_winner_pays_the_host_and_the_others_keep_their_coins() -> None:
    table = auction("1 1 1", "2 2 2", "1 1 1").play("reveal", "bid copper", "bid gold", "pass", "pass")
    assert [table.coins(seat) for seat in range(3)] == [(2, 1, 2), (1, 2, 1), (1, 1, 1)]
    assert table.laurels(1) == "blue_yellow"


def test_aq_4_4_2_a_winning_host_pays_the_bank() -> None:
    table = auction("1 1 1", "1 1 1", "1 1 1").play("reveal", "bid copper", "pass", "pass")
    assert [table.coins(seat) for seat in range(3)] == [(0, 1, 1), (1, 1, 1), (1, 1, 1)]
    assert (table.laurels(0), table.event("auction_won").owner) == ("blue_yellow", -1)


def test_aq_4_4_3_a_host_that_does_not_open_is_out_and_still_paid() -> None:
    table = auction("3 3 3", "3 3 3", "3 3 3").play("reveal", "pass", "bid copper", "pass")
    assert (table.laurels(1), table.coins(0), table.coins(1)) == ("blue_yellow", (4, 3, 3), (2, 3, 3))


def test_aq_4_4_3_each_in_turn_may_open() -> None:
    table = auction("0 0 0", "1 1 1", "1 1 1").play("reveal")
    assert table.legal == ["pass"]
    table.play("pass", "pass")
    assert (table.seat, table.legal_of("bid")) == (2, ["bid copper", "bid gold", "bid silver"])


def test_aq_4_4_3_nobody_opens_and_the_host_takes_it_for_nothing() -> None:
    table = auction("1 1 1", "1 1 1", "1 1 1", host=2).play("reveal", "pass", "pass", "pass")
    assert (table.laurels(2), table.coins(2), table.event("auction_won").bid) == ("blue_yellow", (1, 1, 1), (0, 0, 0))


def test_aq_r_coins_on_the_port_are_not_available_for_bids() -> None:
    start = "seats: 3\nround: 6\nstep: theatrum\nspaces: theatrum=0 portus_copper=1\ntrack: 0 1 2\ntheatre: white_blue"
    table = Table(start + "\ncoins 0: 1 0 0\ncoins 1: 0 0 0").play("reveal", "bid copper")
    assert (table.seat, table.port, table.legal) == (1, ["copper"], ["pass"])
