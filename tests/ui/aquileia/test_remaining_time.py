"""How long the person waits can be foreseen from where the pieces stand, so that nothing need be crushed at the end."""

from random import Random

from game.aquileia.notation import position
from game.core.chance import Sampled
from game.core.registry import spec_of
from scenes.games.aquileia.motion.remaining_time import seconds_to_come
from tests.ui.aquileia.tables import at_table

FIGHT = "seats: 3\nstarter: 1\ntrack: 1 2 0\nstep: potentia\nspaces: potentia=1 arena_1=1 arena_2=2"
RACE = " stadium_gold_1=1 stadium_gold_2=2"


def waits(text: str) -> float:
    with at_table("seats: 3\nstep: placing\n") as sitting:
        return seconds_to_come(sitting.table.viewpoint.seen_from(position(text)))


def test_the_person_is_asked_at_the_next_own_piece() -> None:
    own = waits("seats: 3\nstep: pecunia\nspaces: pecunia=0 servi_top=1")
    behind = waits("seats: 3\nstep: pecunia\nspaces: pecunia=2 servi_top=1 servi_middle=0")
    assert own == 0.0 < 3.0 < behind < 5.0


def test_a_fight_of_rivals_is_told_to_its_end_an_own_one_up_to_the_own_dice() -> None:
    assert waits(FIGHT + " forum_1=0") > 8.0
    assert waits(FIGHT + " arena_3=0") < 5.0


def test_a_fight_and_a_race_on_end_take_as_long_as_both() -> None:
    fight, both = waits(FIGHT + " forum_1=0"), waits(FIGHT + RACE + " forum_1=0")
    assert both > 1.8 * fight


def test_a_fight_that_goes_on_takes_less_and_less() -> None:
    rules, state, chance, left = spec_of("aquileia").rules, position(FIGHT + " forum_1=0"), Sampled(Random("3")), []
    with at_table("seats: 3\nstep: placing\n") as sitting:
        while (decision := rules.decision(state)) and decision.seat != 0:
            left.append(seconds_to_come(sitting.table.viewpoint.seen_from(state)))
            rules.apply(state, rules.legal(state)[-1], chance)
    assert left == sorted(left, reverse=True) and left[0] > 8.0


def test_who_may_be_outbid_at_once_is_not_counted_on() -> None:
    """The rivals pay in copper, of which the person has none: the laurel and what is behind may go on without them."""
    rivals = "\ncoins 1: 4 0 0\ncoins 2: 4 0 0"
    start = "seats: 3\nstarter: 1\nstep: theatrum\nspaces: theatrum=1 forum_1=2 forum_2=0"
    assert waits(start + rivals + "\ncoins 0: 4 2 2") < 3.0 < waits(start + rivals + "\ncoins 0: 0 2 2")


def test_who_has_placed_everything_waits_for_the_pieces_of_the_others() -> None:
    placing = "seats: 3\nstep: placing\nactive: 1\nspaces: dolus=0"
    assert waits(placing) < 2.0
    assert waits(placing + "\npassed: 0\ntrack: 0") > 8.0


def test_after_the_last_space_of_the_last_round_nothing_comes() -> None:
    assert waits("seats: 3\nround: 6\nstep: portus_gold\nspaces: portus_gold=1") < 2.0
