"""A race opens at its own beginning, also where those who have just fought race on; a row keeps what was not sold."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from game.aquileia import events as e
from scenes.engine.layout import Rect
from scenes.games.aquileia.contest.dialog import ContestCard, StagePlate
from scenes.games.aquileia.drawing.painting import card_name
from scenes.games.aquileia.drawing.turn_mark import lit
from scenes.games.aquileia.layout import legend_rect
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.event_history import EventHistory
from tests.ui.aquileia.tables import at_table, match_at
from tests.ui.aquileia.telling import Teller, telling
from tests.ui.played import play

IN_BOTH = """
seats: 3
step: arena_1
track: 1 0 2
spaces: arena_1=0 arena_2=1 stadium_gold_1=1 stadium_gold_2=0
"""


def second_contest(teller: Teller) -> tuple[e.ContestBegun, AquileiaPosition]:
    event, position = teller.first(
        e.ContestBegun, lambda _, position: position.past.view_before_event(0).contest is not None
    )
    return event, position


def test_a_race_after_a_fight_of_the_same_people_opens_with_the_red_dice() -> None:
    """AQ 4.3.2."""
    with in_both() as teller:
        teller.tell(*second_contest(teller))
        teller.finish()
        plates = [each for each in teller.widgets if isinstance(each, StagePlate)]
        assert [(plate.is_now, plate.is_done) for plate in plates] == [(True, False)] + [(False, False)] * 3


@contextmanager
def in_both() -> Iterator[Teller]:
    """Tells a fight and a race of the same people."""
    match = match_at(IN_BOTH)
    play(match, 30)
    with telling(match) as teller:
        yield teller


def test_its_first_fighter_is_lit_as_well_once_it_has_been_told() -> None:
    """One's own deed opened it, and one's turn still glows."""
    with in_both() as teller:
        _, position = second_contest(teller)
        assert position.view.contest
        told: EventHistory[Any] = EventHistory(teller.match, position.past.length + 1)
        rested = replace(position, past=told, mover=position.view.contest.fighters[1])
        assert lit(rested) == position.view.contest.fighters[0]


def test_its_first_fighter_is_lit_and_not_who_acted_last_in_the_arena() -> None:
    with in_both() as teller:
        event, position = second_contest(teller)
        for last in range(2):
            assert lit(replace(position, mover=last)) == event.fighters[0]


def test_only_the_new_card_of_the_row_is_dealt() -> None:
    """AQ 4.1.3: the cards not sold keep their places."""
    with telling() as teller:
        event, position = teller.first(e.RowRefilled)
        row = position.past.view_before_event(0).row
        places = [legend_rect(f"row_{place + 1}") for place in range(len(row))]
        teller.tell(event, position)
        lying = [lies(teller, card, place) for card, place in zip(event.row, places, strict=True)]
        assert lying == [card >= 0 for card in row] and False in lying
        while teller.step():
            pass
        assert all(lies(teller, card, place) for card, place in zip(event.row, places, strict=True))


def lies(teller: Teller, card: int, where: Rect) -> bool:
    """Whether the card is drawn at a place of the row."""
    return any(where.contains(place.center) for place in teller.places(card_name(card)))


def test_a_card_that_counts_is_pointed_at_with_what_it_adds() -> None:
    """Its number hangs below it; no arrow covers that."""
    with at_table(IN_BOTH + "hand 0: weapon_2 gold_horse_1") as sitting:
        for _ in range(2):
            sitting.match.submit(sitting.match.legal()[0])
        sitting.rest()
        cards = [widget for widget in sitting.table.widgets if isinstance(widget, ContestCard)]
        assert [bool(card.gain) for card in cards] == [True, False]
        assert [card.screen_rect().h > card.rect.h for card in cards] == [True, False]
