"""Places from which coins, cards, laurels and pieces fly, and to which: panels, purses, hands, the acting space."""

from game.aquileia.cards import NOTHING
from game.aquileia.state import HENCHMEN, NOBODY, PLACING, State
from scenes.engine.layout import Rect
from scenes.games.aquileia.drawing.first_player import points_disc
from scenes.games.aquileia.drawing.painting import draw_card, draw_laurel, draw_piece
from scenes.games.aquileia.drawing.signs import Sign, draw_sign
from scenes.games.aquileia.layout import hand_rects, laurel_rects, place, rival_rect, space_rect, to_place_rect
from scenes.games.aquileia.motion.stage import CityStage, CoinPurse
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.widgets.own_panel import own_coin_rects
from scenes.games.aquileia.widgets.rival_panel import coin_rects, coins_rect, pieces_rect, points_disc_of
from scenes.kit.motion.stage import Paint

_IN_A_PANEL = (46.0, 64.0)


def panel(position: AquileiaPosition, seat: int) -> Rect:
    """Return the panel of a seat."""
    return place("badge") if seat == position.viewer else rival_rect(position.viewer, len(position.people), seat)


def purse(position: AquileiaPosition, seat: int) -> Rect | CoinPurse:
    """Return the place of a seat's coins; the bank's coins lie at the space that acts."""
    if seat == NOBODY:
        return acting(position)
    best_first = own_coin_rects() if seat == position.viewer else coin_rects(coins_rect(panel(position, seat)))
    return CoinPurse(tuple(reversed(best_first)))


def medal(position: AquileiaPosition, seat: int) -> Rect:
    """Return the place of the coin with the points in play."""
    return points_disc() if seat == position.viewer else points_disc_of(panel(position, seat))


def pieces(position: AquileiaPosition, seat: int) -> Rect:
    """Return the place of the henchmen and the tie-breaker that are still to be placed."""
    if seat == position.viewer:
        return to_place_rect(min(HENCHMEN - 1, position.view.henchmen[seat]))
    return pieces_rect(panel(position, seat))


def home_of(name: str, position: AquileiaPosition, seat: int) -> Rect:
    """Return the place to which a piece returns."""
    is_own_tiebreaker = name == "tiebreaker" and seat == position.viewer
    return to_place_rect(HENCHMEN) if is_own_tiebreaker else pieces(position, seat)


def leaving(stage: CityStage, position: AquileiaPosition, seat: int, size: Rect) -> Rect:
    """Return the start of a piece's flight: its home, or where a dragged one was dropped; `size` is its final size."""
    return stage.let_go_at(pieces(position, seat).centered(size.w, size.h), among=place("to_place"))


def hand(position: AquileiaPosition, seat: int, kind: int = NOTHING) -> Rect:
    """Return the place of this kind of card in a seat's hand or panel."""
    if seat == position.viewer:
        kinds = [each for each, count in enumerate(position.view.hands[seat]) if count]
        index = kinds.index(kind) if kind in kinds else len(kinds)
        return hand_rects(max(len(kinds), index + 1))[index]
    return panel(position, seat).centered(*_IN_A_PANEL)


def laurels(position: AquileiaPosition, seat: int) -> Rect:
    """Return the place of the laurel that a seat got last."""
    if seat == position.viewer:
        return laurel_rects(max(1, len(position.view.laurels[seat])))[-1]
    return panel(position, seat).centered(*_IN_A_PANEL)


def before(position: AquileiaPosition) -> State:
    """Return the view before the action that is being shown."""
    return position.past.view_before(position.viewer)


def acting(position: AquileiaPosition) -> Rect:
    """Return the space that acts, or the board's middle.

    It uses the view before the action, since after its last event the next space is already acting.
    """
    step = before(position).step
    return space_rect(step) if step < PLACING else place("board").centered(60, 60)


# What flies


def piece(name: str, position: AquileiaPosition, seat: int) -> Paint:
    colour = position.people[seat].colour
    return lambda canvas, rect: draw_piece(canvas, name, colour, rect)


def card(kind: int) -> Paint:
    return lambda canvas, rect: draw_card(canvas, kind, rect)


def laurel(kind: int) -> Paint:
    return lambda canvas, rect: draw_laurel(canvas, kind, rect)


def sign(shown: Sign) -> Paint:
    return lambda canvas, rect: draw_sign(canvas, shown, rect)
