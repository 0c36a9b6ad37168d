"""A race opens at its own beginning, also where those who have just fought race on; a row keeps what was not sold."""

from dataclasses import replace
from typing import Any

from game.aquileia import events as e
from scenes.games.aquileia.contest.dialog import ContestCard, told_stage
from scenes.games.aquileia.drawing.turn_mark import lit
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.event_history import EventHistory
from tests.ui.aquileia.tables import at_table
from tests.ui.aquileia.test_motion import FORM, begun, first
from tests.ui.played import play
from tests.ui.table.players import Sitting
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import seated

IN_BOTH = """
seats: 3
step: arena_1
track: 1 0 2
spaces: arena_1=0 arena_2=1 stadium_gold_1=1 stadium_gold_2=0
"""


def second_contest(sitting: Sitting) -> tuple[e.ContestBegun, AquileiaPosition]:
    play(sitting.match, 30)
    event, position = first(
        sitting.table,
        sitting.match,
        e.ContestBegun,
        lambda _, position: position.past.view_before_event(0).contest is not None,
    )
    return event, position


def test_a_race_after_a_fight_of_the_same_people_opens_with_the_red_dice() -> None:
    """AQ 4.3.2."""
    with at_table(IN_BOTH) as sitting:
        _, position = second_contest(sitting)
        assert told_stage(position) == 0


def test_its_first_fighter_is_lit_as_well_once_it_has_been_told() -> None:
    """One's own deed opened it, and one's turn still glows."""
    with at_table(IN_BOTH) as sitting:
        _, position = second_contest(sitting)
        assert position.view.contest
        told: EventHistory[Any] = EventHistory(sitting.match, position.past.length + 1)
        rested = replace(position, past=told, mover=position.view.contest.fighters[1])
        assert lit(rested) == position.view.contest.fighters[0]


def test_its_first_fighter_is_lit_and_not_who_acted_last_in_the_arena() -> None:
    with at_table(IN_BOTH) as sitting:
        event, position = second_contest(sitting)
        for last in range(2):
            assert lit(replace(position, mover=last)) == event.fighters[0]


def test_only_the_new_card_of_the_row_is_dealt() -> None:
    """AQ 4.1.3: the cards not sold keep their places."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        event, position = first(table, match, e.RowRefilled)
        earlier = position.past.view_before_event(0).row
        animation = begun(table, event, position)
        assert stage.hidden == {f"row-{place}" for place, card in enumerate(earlier) if card < 0} != set()
        animation.finish()


def test_a_card_that_counts_is_pointed_at_with_what_it_adds() -> None:
    """Its number hangs below it; no arrow covers that."""
    with at_table(IN_BOTH + "hand 0: weapon_2 gold_horse_1") as sitting:
        for _ in range(2):
            sitting.match.submit(sitting.match.legal()[0])
        sitting.rest()
        cards = [widget for widget in sitting.table.widgets if isinstance(widget, ContestCard)]
        assert [bool(card.gain) for card in cards] == [True, False]
        assert [card.screen_rect().h > card.rect.h for card in cards] == [True, False]
