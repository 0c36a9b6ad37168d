"""Where on the table a seat has its coins, cards and laurels, and what acts: what flies begins and ends there."""

from game.aquileia.cards import NOTHING
from game.aquileia.state import HENCHMEN, NOBODY, PLACING, State
from scenes.aquileia.first_mark import points_disc
from scenes.aquileia.geometry import hand_rects, laurel_rects, place, rival_rect, space_rect, to_place_rect
from scenes.aquileia.own_panel import own_coin_rects
from scenes.aquileia.painting import draw_card, draw_laurel, draw_piece
from scenes.aquileia.rival_panel import coin_rects, coins_rect, pieces_rect, points_disc_of
from scenes.aquileia.signs import Sign, draw_sign
from scenes.aquileia.stage import CityStage, Purse
from scenes.core.layout import Rect
from scenes.kit.seen import Seen
from scenes.kit.stage import Paint

_IN_A_PANEL = (46.0, 64.0)


def panel(seen: Seen, seat: int) -> Rect:
    return place("badge") if seat == seen.viewer else rival_rect(seen.viewer, len(seen.people), seat)


def purse(seen: Seen, seat: int) -> Rect | Purse:
    """The coins; nobody's are the bank's, at the space that acts."""
    if seat == NOBODY:
        return acting(seen)
    best_first = own_coin_rects() if seat == seen.viewer else coin_rects(coins_rect(panel(seen, seat)))
    return Purse(tuple(reversed(best_first)))


def medal(seen: Seen, seat: int) -> Rect:
    """The coin with the points in play."""
    return points_disc() if seat == seen.viewer else points_disc_of(panel(seen, seat))


def pieces(seen: Seen, seat: int) -> Rect:
    """Henchmen and tie-breaker that are still to be placed."""
    if seat == seen.viewer:
        return to_place_rect(min(HENCHMEN - 1, seen.view.henchmen[seat]))
    return pieces_rect(panel(seen, seat))


def home_of(name: str, seen: Seen, seat: int) -> Rect:
    """Of a piece that comes back."""
    is_own_tiebreaker = name == "tiebreaker" and seat == seen.viewer
    return to_place_rect(HENCHMEN) if is_own_tiebreaker else pieces(seen, seat)


def leaving(stage: CityStage, seen: Seen, seat: int, size: Rect) -> Rect:
    """One of them, as large as it will stand: from home, or from where the hand has let go any of them."""
    return stage.let_go_at(pieces(seen, seat).centered(size.w, size.h), among=place("to_place"))


def hand(seen: Seen, seat: int, kind: int = NOTHING) -> Rect:
    """Where this kind of card lies."""
    if seat == seen.viewer:
        kinds = [each for each, count in enumerate(seen.view.hands[seat]) if count]
        index = kinds.index(kind) if kind in kinds else len(kinds)
        return hand_rects(max(len(kinds), index + 1))[index]
    return panel(seen, seat).centered(*_IN_A_PANEL)


def laurels(seen: Seen, seat: int) -> Rect:
    """Where the one that came last lies."""
    if seat == seen.viewer:
        return laurel_rects(max(1, len(seen.view.laurels[seat])))[-1]
    return panel(seen, seat).centered(*_IN_A_PANEL)


def before(seen: Seen) -> State:
    """The position in which the action that is being told began."""
    view: State = seen.past.view_before(seen.viewer)
    return view


def acting(seen: Seen) -> Rect:
    """The space that acts, or the board's middle; with the last event of an action the next one acts already."""
    step = before(seen).step
    return space_rect(step) if step < PLACING else place("board").centered(60, 60)


# What flies


def piece(name: str, seen: Seen, seat: int) -> Paint:
    colour = seen.people[seat].colour
    return lambda canvas, rect: draw_piece(canvas, name, colour, rect)


def card(kind: int) -> Paint:
    return lambda canvas, rect: draw_card(canvas, kind, rect)


def laurel(kind: int) -> Paint:
    return lambda canvas, rect: draw_laurel(canvas, kind, rect)


def sign(shown: Sign) -> Paint:
    return lambda canvas, rect: draw_sign(canvas, shown, rect)
