"""The five ways to play a card of a triplet (LC 4.2 a to e), as values: a quarter and a card give a new quarter."""

from game.lucca.cards import COLOUR_OF, TOWER
from game.lucca.quarters import Palace, Quarter, palace_of

START, EXTEND, WALL, RAISE, DISCARD = "start", "extend", "wall", "raise", "discard"
VERBS = (START, EXTEND, WALL, RAISE, DISCARD)

_TOWER_WAYS = (RAISE, DISCARD)
_START_WAYS = (START, WALL, DISCARD)
_EXTEND_WAYS = (EXTEND, WALL, DISCARD)
_SURPLUS_WAYS = (WALL, DISCARD)
"""LC 4.3: the colour is completed."""


def ways(quarter: Quarter, card: int) -> tuple[str, ...]:
    """All that the card can become here (LC 4.2, LC 4.3, LC 4.4)."""
    if card == TOWER:
        return _TOWER_WAYS
    colour = COLOUR_OF[card]
    for palace in quarter.site:
        if palace.colour == colour:
            return _EXTEND_WAYS
    for palace in quarter.completed:
        if palace.colour == colour:
            return _SURPLUS_WAYS
    for palace in quarter.opened:
        if palace.colour == colour:
            return _SURPLUS_WAYS
    return _START_WAYS


def placed(quarter: Quarter, verb: str, card: int, goal: int) -> Quarter:
    """The quarter after one of the ways; a palace of `goal` cards is complete and scores its windows."""
    site, completed, opened, walls, towers, windows, openings = quarter
    if verb == START:
        return Quarter((*site, palace_of((card,))), completed, opened, walls, towers, windows, openings)
    if verb == EXTEND:
        return _extended(quarter, card, goal)
    if verb == WALL:
        return Quarter(site, completed, opened, (*walls, card), towers, windows, openings)
    if verb == RAISE:
        return Quarter(site, completed, opened, walls, towers + 1, windows, openings)
    return quarter


def _extended(quarter: Quarter, card: int, goal: int) -> Quarter:
    """LC 4.2 b."""
    colour = COLOUR_OF[card]
    site: list[Palace] = []
    completed, points = quarter.completed, quarter.window_points
    for palace in quarter.site:
        if palace.colour != colour:
            site.append(palace)
            continue
        grown = palace.extended(card)
        if len(grown.cards) < goal:
            site.append(grown)
        else:
            completed, points = (*completed, grown), points + grown.windows
    return Quarter(
        tuple(site), completed, quarter.opened, quarter.walls, quarter.towers, points, quarter.opening_points
    )
