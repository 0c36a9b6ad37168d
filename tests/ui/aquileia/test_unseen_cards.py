"""What a panel says of cards that nobody has seen (AQ 7), of blue dice (AQ 4.1.5), and when."""

from typing import Any

from game.aquileia import events as e
from scenes.games.aquileia.layout import place
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.unseen_cards import unseen_in_hands
from scenes.games.aquileia.widgets.pieces import AquileiaHandCard
from scenes.games.aquileia.widgets.rival_panel import AquileiaRivalPanel
from scenes.kit.event_history import EventHistory
from tests.ui.aquileia.tables import at_table
from tests.ui.aquileia.telling import FORM, Teller, telling, told
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import seated

OFFERED = """
seats: 3
step: equi_middle
spaces: equi_middle=0
row: weapon_1 weapon_2 weapon_3
track: 0 1 2
hand 0: servi_1 servi_2 weapon_1 gold_horse_1 gold_horse_2 silver_horse_1
"""


def test_who_has_never_drawn_holds_no_card_that_nobody_has_seen() -> None:
    """Whatever the others draw meanwhile."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        seats = range(1, FORM.seats)
        drawn = dict.fromkeys(seats, False)
        for event, position in told(match, sitting.stage):
            if isinstance(event, e.CardDrawn) and event.seat:
                drawn[event.seat] = True
            unseen = unseen_in_hands(position)
            assert not any(unseen[seat] for seat in seats if not drawn[seat])


def test_cards_are_counted_as_everybody_could_count_them() -> None:
    """What is used up is gone, and what was seen is not among them."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        for entry in match.entries:
            for number, frame in enumerate(match.frames(entry.index), 1):
                past: EventHistory[Any] = EventHistory(match, entry.index, match.frames(entry.index)[:number])
                position = sitting.table.viewpoint.seen_from(frame.state, past=past)
                held = [
                    sum(hand) - sum(known) for hand, known in zip(frame.state.hands, position.view.hands, strict=True)
                ]
                assert unseen_in_hands(position)[1:] == held[1:], frame.event


def test_a_card_drawn_unseen_is_told_once_it_has_landed() -> None:
    with telling() as teller:
        event, position = teller.first(e.CardDrawn, lambda event, _: event.seat > 0)
        teller.tell(event, position)
        assert not may_be_more(teller, event.seat)
        teller.finish()
        assert may_be_more(teller, event.seat)
        assert teller.t("aq-held-unseen") in AquileiaTooltips(position).person(event.seat)


def may_be_more(teller: Teller, seat: int) -> bool:
    """Whether a rival's panel says that it may hold a card that nobody has seen."""
    panel = teller.find(f"rival-{seat}")
    assert isinstance(panel, AquileiaRivalPanel)
    return panel.may_be_more


def test_the_blue_dice_are_with_whoever_took_them() -> None:
    with telling() as teller:
        event, position = teller.first(e.PotentiaTaken)
        teller.tell(event, position)
        assert AquileiaTooltips(teller.position).blue_dice(event.seat) == 0
        teller.finish()
        assert AquileiaTooltips(teller.position).blue_dice(event.seat) == 4


def test_henchmen_are_at_home_once_spaces_act() -> None:
    with at_table("seats: 3\nstep: forum_1\nspaces: forum_1=0 forum_2=1\ntrack: 0 1 2\ncoins 0: 9 9 9") as sitting:
        t, tips = sitting.table.t, AquileiaTooltips(sitting.table.position)
        assert t("aq-henchmen-home", n=4) in tips.person(1)
        assert t("aq-henchmen-left", n=4) not in tips.person(1)


def test_a_card_that_is_offered_lies_where_it_would_in_the_hand() -> None:
    """AQ 4.1.3: it covers nothing, not even the last of many cards."""
    with at_table(OFFERED) as sitting:
        asked = sitting.table.find("asked-card")
        own = [widget for widget in sitting.table.widgets if isinstance(widget, AquileiaHandCard)]
        assert asked is not None and place("hand").contains(asked.rect.center)
        own = [card for card in own if card.id.startswith("hand-")]
        assert len(own) == 6 and all(widget.rect.right < asked.rect.right for widget in own)
