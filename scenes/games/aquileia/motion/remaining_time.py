"""Estimate of how long the rivals' actions take at usual speed until the viewer is asked."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from game.aquileia.board import ARENA, DOLUS, EQUI, FORUM, LATRO, METALS, SERVI_SPACES, SPACES, STADIUM, THEATRUM
from game.aquileia.limits import can_bid
from game.aquileia.state import BLUE, NOBODY, OVER, PLACING, PLAYING, ROLLING, ROUNDS, Auction, State, turn_order
from scenes.games.aquileia.position import AquileiaPosition

Deed = tuple[int, float]
"""Seat and seconds of an action."""

_SECONDS = {
    **dict.fromkeys((DOLUS, LATRO), 2.2), **dict.fromkeys(EQUI, 1.4),
    **dict.fromkeys(SERVI_SPACES, 2.1), **dict.fromkeys(FORUM, 2.2),
}  # fmt: skip
_USUAL = 1.8
_PIECE, _NEW_ROUND = 0.8, 1.7
_OPENED, _ROLLED, _PLAYED, _BLUE, _RANKED, _PRIZE = 0.6, 1.25, 1.1, 0.7, 3.7, 0.6
_REVEALED, _BID, _SOLD = 1.0, 0.8, 1.8
_BIDS = 2
"""Number of times that each seat is assumed to bid or pass in an auction."""


def seconds_to_come(position: AquileiaPosition) -> float:
    """Return the estimated seconds after the event that is shown."""
    deeds = _deeds(position.view, position.viewer)
    return sum(seconds for _, seconds in takewhile(lambda deed: deed[0] != position.viewer, deeds))


def _deeds(view: State, viewer: int) -> Iterator[Deed]:
    if view.step == OVER:
        return
    first = view.step
    if view.step == PLACING:
        yield from _placing(view)
        first = 0
    elif view.contest:
        yield from _fighting(view, view.contest.fighters, view.contest.stage, view.contest.turn)
        first = ARENA.stop if view.step in ARENA else STADIUM.stop
    elif view.auction:
        yield from _bidding(view, view.auction, viewer)
        first = THEATRUM + 1
    for space in range(first, SPACES):
        yield from _at_space(view, space, viewer)
    if view.round < ROUNDS:
        yield NOBODY, _NEW_ROUND
        yield from _in_turn(view.track[0] if view.track else view.starter, view.seats)


def _in_turn(first: int, seats: int) -> Iterator[Deed]:
    return (((first + place) % seats, _PIECE) for place in range(seats))


def _placing(view: State) -> Iterator[Deed]:
    """Yield one piece each in turn order, as long as anybody has one."""
    left = [0 if view.passed[seat] else view.henchmen[seat] + (seat not in view.track) for seat in range(view.seats)]
    for turn in range(max(left)):
        yield from (deed for deed in _in_turn(view.active, view.seats) if left[deed[0]] > turn)


def _at_space(view: State, space: int, viewer: int) -> Iterator[Deed]:
    area = next((area for area in (ARENA, STADIUM) if space == area.start), range(space, space + 1))
    owners = {view.spaces[each] for each in area} - {NOBODY}
    if not owners:
        return
    if len(area) > 1:
        yield NOBODY, _OPENED
        yield from _fighting(view, [seat for seat in turn_order(view) if seat in owners], ROLLING, 0)
    elif space == THEATRUM:
        yield view.spaces[space], _REVEALED
        yield from _bidding(view, Auction(view.spaces[space]), viewer)
    elif space not in ARENA and space not in STADIUM:
        yield view.spaces[space], _SECONDS.get(space, _USUAL)


def _fighting(view: State, fighters: Sequence[int], stage: int, turn: int) -> Iterator[Deed]:
    """Yield the actions from a fighter's turn of a stage on, up to the winner's choice of prizes."""
    for each, seconds in ((ROLLING, _ROLLED), (PLAYING, _PLAYED)):
        if stage <= each:
            yield from ((seat, seconds) for seat in fighters[turn if stage == each else 0 :])
    if stage <= BLUE and view.blue_holder in fighters:
        yield view.blue_holder, _BLUE
    yield NOBODY, _RANKED + _PRIZE * len(fighters)


def _bidding(view: State, auction: Auction, viewer: int) -> Iterator[Deed]:
    """Yield the bids that are expected, each a coin higher.

    The viewer is expected to bid only if the rivals' coins show that it will still be possible.
    """
    order = [(auction.bidder + place) % view.seats for place in range(view.seats)]
    asked = [seat for seat in order if not auction.passed >> seat & 1 and _can_raise(view, seat, auction)]
    before = [seat for seat in takewhile(lambda seat: seat != viewer, asked) if seat != auction.leader]
    if not all(_keeps_up(view, viewer, metal, auction, len(before)) for metal in _metals_of(view, before)):
        asked = [seat for seat in asked if seat != viewer]
    for turn in range(_BIDS):
        yield from ((seat, _BID) for seat in asked if turn or seat != auction.leader)
    yield NOBODY, _SOLD


def _can_raise(view: State, seat: int, auction: Auction) -> bool:
    return any(can_bid(view, seat, auction.bid, metal) for metal in range(len(METALS)))


def _metals_of(view: State, seats: Sequence[int]) -> set[int]:
    return {metal for seat in seats for metal, count in enumerate(view.coins[seat]) if count}


def _keeps_up(view: State, viewer: int, metal: int, auction: Auction, bids: int) -> bool:
    return view.coins[viewer][metal] >= auction.bid[metal] + bids
