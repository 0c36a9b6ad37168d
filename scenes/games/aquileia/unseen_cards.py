"""Estimates how many cards each rival holds unseen (AQ 7), by what everybody saw drawn, bought and used."""

from game.aquileia import events as e
from game.aquileia.state import State
from game.aquileia.views import unseen_cards
from scenes.games.aquileia.position import AquileiaPosition


def unseen_in_hands(position: AquileiaPosition) -> list[int]:
    """Return the number for every seat, as far as all could count; 0 for a seat that has never drawn."""
    start: State = position.past.match.view_at(0, position.viewer)
    held = [sum(hand) + _may_begin_with(start) for hand in start.hands]
    for event in position.past.latest(position.viewer):
        match event:
            case e.CardDrawn(seat) | e.CardBought(seat):
                held[seat] += 1
            case e.CardPlayed(seat):
                held[seat] -= 1
            case e.BuildingBuilt(seat):
                held[seat] -= event.ones + event.twos
    view = position.view
    return [max(0, count - sum(hand)) for count, hand in zip(held, view.hands, strict=True)]


def _may_begin_with(view: State) -> int:
    """Return how many unknown cards a seat may hold in a match that begins in its middle."""
    return max(0, len(unseen_cards(view)) - len(view.servi_deck) - len(view.gear_deck))
