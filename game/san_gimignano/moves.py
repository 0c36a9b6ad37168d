"""Small steps that all actions share: cards that change places, and the tower piece."""

from game.core.chance import UnknownOutcomeError
from game.core.events import Emit
from game.san_gimignano.cards import (
    BOTH_SEATS,
    UNKNOWN_NOBLE,
    UNKNOWN_TOWER,
    in_deck,
    is_noble,
    kind_in_deck,
    seen_in_deck,
)
from game.san_gimignano.events import CardDrawn, MarketRefilled, PieceMoved
from game.san_gimignano.limits import MARKET_SIZE, highest
from game.san_gimignano.state import NOBODY, Drawing, State


def leave_hand(state: State, seat: int, kind: int) -> None:
    """Take a card from the hand openly; the rival knows one less of this kind there."""
    state.hands[seat][kind] -= 1
    known = state.known[1 - seat]
    if known[kind]:
        known[kind] -= 1


def join_hand(state: State, seat: int, kind: int) -> None:
    """Add a card to the hand openly."""
    state.hands[seat][kind] += 1
    state.known[1 - seat][kind] += 1


def draw_from(state: State, deck: list[int], seat: int, emit: Emit | None) -> None:
    code = deck.pop()
    kind, seen = kind_in_deck(code), seen_in_deck(code)
    if kind in (UNKNOWN_TOWER, UNKNOWN_NOBLE):
        raise UnknownOutcomeError
    state.hands[seat][kind] += 1
    if seen >> (1 - seat) & 1:
        state.known[1 - seat][kind] += 1
    if emit:
        was_known = bool(seen >> seat & 1)
        emit(CardDrawn(seat, is_noble(kind), kind, seen | 1 << seat, was_known))


def has_source(state: State, frame: Drawing) -> bool:
    if state.deck or (frame.nobles and state.noble_deck):
        return True
    return frame.market and any(card not in frame.banned for card in state.market)


def start_drawing(state: State, frame: Drawing, emit: Emit | None) -> None:
    """SG 3.6a: takes what there is; the market is refilled where the action says so."""
    if frame.left > 0 and has_source(state, frame):
        state.stack.append(frame)
    elif frame.refill:
        refill_market(state, emit)


def refill_market(state: State, emit: Emit | None) -> None:
    """SG 3.1: an empty market gets four cards of the deck, or as many as there are."""
    if state.market or not state.deck:
        return
    taken = [kind_in_deck(state.deck.pop()) for _ in range(min(MARKET_SIZE, len(state.deck)))]
    if UNKNOWN_TOWER in taken:
        raise UnknownOutcomeError
    state.market = taken
    if emit:
        emit(MarketRefilled(tuple(taken)))


def put_under_deck(state: State, kind: int, seen_by: int) -> None:
    deck = state.noble_deck if is_noble(kind) else state.deck
    deck.insert(0, in_deck(kind, seen_by))


def put_on_deck(state: State, kinds: list[int]) -> None:
    """SG 5.7: face up, so both seats know them; the last one lies on top."""
    state.deck += [in_deck(kind, BOTH_SEATS) for kind in kinds]


def claim_piece(state: State, seat: int, levels: int, emit: Emit | None) -> None:
    """SG 6.1: the tower just built or extended has to be higher than every other."""
    if state.piece == seat:
        return
    rivals = highest(state, 1 - seat)
    own = sorted(tower.levels for tower in state.towers[seat])
    others = max(rivals, own[-2] if len(own) > 1 else 0)
    if levels > others:
        _move_piece(state, seat, emit)


def review_piece(state: State, emit: Emit | None) -> None:
    """SG 6.2: after a tear-down the holder keeps the piece unless the rival is now strictly higher."""
    heights = [highest(state, 0), highest(state, 1)]
    if not any(heights):
        _move_piece(state, NOBODY, emit)
    elif heights[0] != heights[1]:
        taller = heights.index(max(heights))
        if state.piece != taller:
            _move_piece(state, taller, emit)


def _move_piece(state: State, seat: int, emit: Emit | None) -> None:
    if state.piece != seat:
        state.piece = seat
        if emit:
            emit(PieceMoved(seat))
