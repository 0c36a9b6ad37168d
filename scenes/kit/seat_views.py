"""Wording and position views of a match for a seat."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from game.core.events import ONLOOKER
from game.core.match import Match
from scenes.engine.text.catalog import Catalog
from scenes.kit.event_history import EventHistory
from scenes.kit.game_uis import game_ui_of
from scenes.kit.players import people_of
from scenes.kit.position_view import AnyPosition, PositionView
from scenes.kit.wording import Wording


def wording_of(catalog: Catalog, match: Match, viewer: int = ONLOOKER) -> Wording:
    """Return the wording for the person at that seat, or for anybody at the screen."""
    people = people_of(match.seats, match.spec.colours, catalog)
    return game_ui_of(match.spec.id).wording(catalog, match.spec.prefix, people, viewer)


def readers_wording(catalog: Catalog, match: Match) -> Wording:
    """Return the wording that addresses the only person of a match; nobody if several people read, or none plays."""
    return wording_of(catalog, match, match.humans[0] if len(match.humans) == 1 else ONLOOKER)


def shared_view(match: Match, state: Any, seats: Iterable[int]) -> Any:
    """Return the view that all of these seats share, without what only some of them know."""
    for seat in seats:
        state = match.spec.rules.observe(state, seat)
    return state


def seen_from(
    match: Match,
    state: Any,
    viewer: int,
    wording: Wording,
    *,
    covered: bool = False,
    past: EventHistory[Any] | None = None,
) -> AnyPosition:
    """Return a position as a seat sees it, with nothing to act on.

    If `covered`, it shows only what every person at the screen may know.
    """
    view = shared_view(match, state, {viewer, *match.humans} if covered else (viewer,))
    turn = match.spec.rules.turn(state)
    past = past or EventHistory(match, len(match.entries))
    if covered:
        past = replace(past, sharers=frozenset(match.humans))
    return PositionView(match.spec, view, viewer, wording.people, wording, past, hands_covered=covered, turn=turn)


def seen_at(catalog: Catalog, match: Match, length: int, viewer: int) -> AnyPosition:
    """Return the position after `length` entries as a seat sees it, with nothing to act on."""
    wording = wording_of(catalog, match, viewer)
    return seen_from(match, match.state_at(length), viewer, wording, past=EventHistory(match, length))
