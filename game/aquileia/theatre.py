"""The auction of a theatre laurel (AQ 4.4)."""

from game.aquileia.actions import AquileiaAction, Bid
from game.aquileia.board import THEATRUM
from game.aquileia.events import AuctionWon, BidMade, BidPassed, LaurelRevealed
from game.aquileia.laurels import everybody, kind_of, shown_to
from game.aquileia.limits import raised
from game.aquileia.moves import gain, known_laurel, pay
from game.aquileia.state import NOBODY, Auction, State
from game.core.chance import Chance
from game.core.events import Emit


def theatre(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """Do an action of the auction; return True when the laurel has its owner."""
    if state.auction is None:
        _reveal(state, emit)
        return False
    if isinstance(action, Bid):
        _bid(state, state.auction, action.metal, emit)
    else:
        _pass(state, state.auction, emit)
    return _find_bidder(state, emit)


def _reveal(state: State, emit: Emit | None) -> None:
    """AQ 4.4.1: everybody sees it; the henchman's owner opens."""
    laurel = shown_to(known_laurel(state.theatre_deck[-1]), everybody(state.seats))
    state.theatre_deck[-1] = laurel
    state.auction = Auction(bidder=state.spaces[THEATRUM])
    if emit:
        emit(LaurelRevealed(state.spaces[THEATRUM], kind_of(laurel)))


def _bid(state: State, now: Auction, metal: int, emit: Emit | None) -> None:
    bid = raised(now.bid, metal)
    state.auction = now._replace(bid=bid, leader=now.bidder)
    if emit:
        emit(BidMade(now.bidder, metal, bid))


def _pass(state: State, now: Auction, emit: Emit | None) -> None:
    """AQ 4.4.1: for good; the host too, when it does not open (AQ 4.4.3)."""
    state.auction = now._replace(passed=now.passed | 1 << now.bidder)
    if emit:
        emit(BidPassed(now.bidder))


def _find_bidder(state: State, emit: Emit | None) -> bool:
    """Go on to the next seat clockwise that is still in; without one, end the auction."""
    now = state.auction
    assert now is not None
    for step in range(1, state.seats):
        seat = (now.bidder + step) % state.seats
        if seat != now.leader and not now.passed >> seat & 1:
            state.auction = now._replace(bidder=seat)
            return False
    _sell(state, now, emit)
    return True


def _sell(state: State, now: Auction, emit: Emit | None) -> None:
    """AQ 4.4.2: the bid goes to the host, the host's own to the bank; without a bid the laurel is free (AQ 4.4.3)."""
    host = state.spaces[THEATRUM]
    winner = host if now.leader == NOBODY else now.leader
    pay(state, winner, now.bid)
    if winner != host:
        gain(state, host, now.bid)
    state.laurels[winner] += (state.theatre_deck.pop(),)
    state.auction = None
    if emit:
        emit(AuctionWon(winner, NOBODY if winner == host else host, now.bid))
