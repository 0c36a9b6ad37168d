"""AQ 3: placing henchmen and tie-breakers."""

import pytest

from game.aquileia import rules
from game.core.reasons import because
from tests.rules.aquileia.table import Table


def test_aq_3_1_each_places_one_piece_in_turn_clockwise_from_the_starting_player() -> None:
    table = Table("seats: 3\nstarter: 2")
    assert table.seat == 2
    table.play("place arena_1", "tiebreaker", "place forum_1")
    assert (table.seat, table.state.track) == (2, [0])
    assert table.taken == {"arena_1": 2, "forum_1": 1}


def test_aq_3_1_who_has_placed_everything_is_left_out() -> None:
    table = Table("seats: 3\nspaces: arena_1=1 forum_1=1 forum_2=1 forum_3=1 forum_4=1\ntrack: 1")
    table.play("place dolus")
    assert table.seat == 2


@pytest.mark.parametrize(
    ("step", "is_light"),
    [
        ("placing", True), ("dolus", True), ("pecunia", True), ("equi_left", True), ("servi_top", True),
        ("potentia", True), ("arena_1", False), ("theatrum", False), ("forum_1", False), ("latro", False),
        ("portus_copper", False),
    ],
)  # fmt: skip
def test_aq_3_and_4_1_placing_and_the_market_are_light(step: str, is_light: bool) -> None:
    spaces = "" if step == "placing" else f"\nspaces: {step}=0"
    decision = rules.decision(Table(f"step: {step}{spaces}").state)
    assert decision is not None
    assert (decision.is_turn, decision.is_light) == (True, is_light)


def test_aq_3_2_a_pass_ends_the_placing_of_henchmen_for_the_round() -> None:
    table = Table("seats: 3\ntrack: 0").play("pass", "place dolus", "place pecunia")
    assert (table.seat, table.state.track) == (1, [0])


def test_aq_3_2_a_pass_places_the_tiebreaker_on_the_first_free_place() -> None:
    table = Table("seats: 3\ntrack: 2\nactive: 0").play("pass")
    assert table.state.track == [2, 0]
    assert table.happened == ["passed", "tiebreaker_placed"]


def test_aq_3_2_without_henchmen_only_the_tiebreaker_is_left() -> None:
    table = Table("seats: 3\nspaces: arena_1=0 forum_1=0 forum_2=0 forum_3=0 forum_4=0")
    assert table.legal == ["tiebreaker"]
    assert table.why_not("place dolus") == "no-henchman"
    assert table.why_not("pass") == "only-tiebreaker"


FULL = " ".join(
    f"{name}={seat}"
    for seat, names in enumerate(
        (
            "dolus pecunia equi_left equi_middle equi_right",
            "servi_top servi_middle servi_bottom potentia arena_1",
            "arena_2 arena_3 theatrum forum_1 forum_2",
            "forum_3 forum_4 forum_5 latro portus_copper",
            "stadium_silver_1 portus_silver portus_gold",
        )
    )
    for name in names.split()
)


def test_aq_3_2_without_a_legal_space_the_pass_is_forced() -> None:
    spaces = f"{FULL} stadium_silver_2=4 stadium_silver_3=4"
    table = Table(f"seats: 5\nactive: 4\nspaces: {spaces}\ntrack: 0 1 2 3")
    assert table.state.henchmen[4] == 0
    spaces = spaces.replace("stadium_silver_3=4", "stadium_silver_3=3").replace("portus_copper=3", "portus_copper=4")
    table = Table(f"seats: 5\nactive: 3\nspaces: {spaces.replace('forum_3=3 ', '')} forum_3=4\ntrack: 0 1 2")
    assert table.legal == ["pass"]
    assert table.why_not("tiebreaker") == "only-pass"


def test_aq_3_3_one_piece_on_a_space() -> None:
    table = Table("spaces: dolus=2")
    assert "place dolus" not in table.legal
    assert table.why_not("place dolus") == "space-taken"
    assert table.reason("place dolus") == because("aq-why-space-taken", owner=2)


def test_aq_3_3_several_henchmen_of_a_player_may_stand_in_one_area() -> None:
    table = Table("spaces: arena_1=0 forum_1=0 servi_top=0 stadium_gold_1=0")
    for space in ("arena_2", "forum_2", "servi_middle", "stadium_gold_2"):
        assert table.why_not(f"place {space}") is None


@pytest.mark.parametrize(("mine", "other"), [("gold", "silver"), ("silver", "gold")])
def test_aq_3_3_one_side_of_the_stadium_only(mine: str, other: str) -> None:
    table = Table(f"spaces: stadium_{mine}_2=0 stadium_{other}_1=1")
    assert table.why_not(f"place stadium_{other}_2") == f"on-{mine}-side"
    assert table.why_not(f"place stadium_{mine}_1") is None


def test_aq_3_3_one_workshop_space_of_the_port_and_the_thief() -> None:
    table = Table("spaces: portus_copper=0")
    assert table.why_not("place portus_silver") == "one-workshop-space"
    assert table.why_not("place latro") is None


def test_aq_3_3_a_coin_of_the_metal_is_laid_under_the_henchman() -> None:
    table = Table("").play("place portus_silver")
    assert (table.coins(0), table.port) == ((2, 0, 1), ["silver"])
    assert table.happened == ["henchman_placed", "port_coin_laid"]


def test_aq_3_3_without_a_coin_of_that_metal_the_space_is_closed() -> None:
    table = Table("coins 0: 5 5 0")
    assert table.why_not("place portus_gold") == "no-port-coin"
    assert table.why_not("place portus_copper") is None


def test_aq_r_owning_a_building_is_not_required_at_the_port() -> None:
    assert Table("").why_not("place portus_copper") is None


def test_aq_3_4_the_track_is_filled_from_the_left_and_only_once() -> None:
    table = Table("seats: 3").play("tiebreaker")
    assert table.event("tiebreaker_placed").place == 1
    table.play("tiebreaker")
    assert table.event("tiebreaker_placed").place == 2
    table.play("place dolus")
    assert table.why_not("tiebreaker") == "tiebreaker-placed"


def test_aq_r_henchmen_may_follow_the_tiebreaker() -> None:
    table = Table("seats: 3\ntrack: 0")
    assert "place dolus" in table.legal
