"""The slots of a taken triplet: each card keeps its place until the last is played."""

from collections import Counter
from collections.abc import Sequence

from game.lucca.events import TripletTaken
from scenes.games.lucca.position import LuccaPosition


def slots_of(position: LuccaPosition) -> list[int | None]:
    """Return each slot of the cards to be played with its card, or None if that has been played."""
    view = position.view
    left, slots = Counter(view.placing), list[int | None]()
    for card in _taken(position):
        slots.append(card if left[card] > 0 else None)
        left[card] -= 1
    return slots


def _taken(position: LuccaPosition) -> Sequence[int]:
    """Return the triplet that was taken last, or the cards that a match began with in its place."""
    placing: Sequence[int] = position.view.placing
    latest = position.past.latest(position.viewer)
    taken = next((event.cards for event in latest if isinstance(event, TripletTaken)), None)
    if taken is None:
        taken = position.past.match.state_at(0).placing
    return taken if Counter(placing) <= Counter(taken) else placing
