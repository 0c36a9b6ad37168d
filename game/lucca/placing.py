"""The five ways to play a card of a triplet (LC 4.2 a to e): a quarter and a card give a new quarter."""

from game.lucca.cards import COLOUR_OF, TOWER
from game.lucca.quarters import Quarter, palace_of

START, EXTEND, WALL, RAISE, DISCARD = "start", "extend", "wall", "raise", "discard"
VERBS = (START, EXTEND, WALL, RAISE, DISCARD)

_TOWER_WAYS = (RAISE, DISCARD)
_START_WAYS = (START, WALL, DISCARD)
_EXTEND_WAYS = (EXTEND, WALL, DISCARD)
_SURPLUS_WAYS = (WALL, DISCARD)
"""LC 4.3: the ways once the colour is completed."""


def ways(quarter: Quarter, card: int) -> tuple[str, ...]:
    """Return the ways to play the card here (LC 4.2, LC 4.3, LC 4.4)."""
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
    """Return the quarter after the card was played, with all that follows."""
    after = laid(quarter, verb, card)
    return with_completed(after, COLOUR_OF[card], goal) if verb == EXTEND else after


def laid(quarter: Quarter, verb: str, card: int) -> Quarter:
    """Return the quarter with the card; a palace that it completes is still on the site."""
    site, completed, opened, walls, towers, windows, openings = quarter
    if verb == START:
        return Quarter((*site, palace_of((card,))), completed, opened, walls, towers, windows, openings)
    if verb == EXTEND:
        colour = COLOUR_OF[card]
        grown = tuple([palace.extended(card) if palace.colour == colour else palace for palace in site])
        return Quarter(grown, completed, opened, walls, towers, windows, openings)
    if verb == WALL:
        return Quarter(site, completed, opened, (*walls, card), towers, windows, openings)
    if verb == RAISE:
        return Quarter(site, completed, opened, walls, towers + 1, windows, openings)
    return quarter


def with_completed(quarter: Quarter, colour: int, goal: int) -> Quarter:
    """LC 4.2 b: a palace of `goal` cards leaves the site and scores its windows."""
    for palace in quarter.site:
        if palace.colour == colour and len(palace.cards) >= goal:
            return quarter._replace(
                site=tuple(each for each in quarter.site if each.colour != colour),
                completed=(*quarter.completed, palace),
                window_points=quarter.window_points + palace.windows,
            )
    return quarter
