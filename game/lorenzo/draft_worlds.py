"""Worlds of the draft: leaders dealt again so that they fit all that a seat saw (LM 2.5, 7).

Seat s picks at time t from the pack that began at seat s + t. Its picks are its slots 0 to 3, and a seat that
sees it at time t sees exactly its slots from t on.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple

from game.lorenzo.board import LEADERS_EACH
from game.lorenzo.cards import UNKNOWN
from game.lorenzo.leaders import LEADERS
from game.lorenzo.state import Player, State


class Slot(NamedTuple):
    """The pick of this pack at this time."""

    pack: int
    time: int


def deal_leaders(world: State, seat: int, source: random.Random) -> None:
    if not any(UNKNOWN in (*player.hand, *player.pack) for player in world.players) and UNKNOWN not in world.box:
        return
    if world.players[seat].seen:
        _deal_as_drafted(world, seat, source)
    else:
        _deal_freely(world, source)


def _kept(world: State) -> dict[int, int]:
    """Return the leaders whose keeper is known, with that seat."""
    return {
        leader: seat
        for seat, player in enumerate(world.players)
        for leader in (*player.hand, *player.leaders, *player.discarded)
        if leader != UNKNOWN
    }


def _picks(player: Player) -> int:
    return len(player.hand) + len(player.leaders) + len(player.discarded)


def _deal_freely(world: State, source: random.Random) -> None:
    """Deal every hidden leader anywhere, for a match without a draft."""
    kept = _kept(world)
    hidden = [leader for leader in range(len(LEADERS)) if leader not in kept]
    source.shuffle(hidden)
    for player in world.players:
        player.hand = tuple(hidden.pop() if leader == UNKNOWN else leader for leader in player.hand)
    world.box = tuple(sorted(hidden))


def _deal_as_drafted(world: State, seat: int, source: random.Random) -> None:
    seats, kept, picks = len(world.players), _kept(world), [_picks(player) for player in world.players]
    slots: dict[Slot, int] = {}
    for places, leaders in _groups(world.players[seat].seen, seat, seats):
        _fill(places, leaders, kept, picks, source, slots)
    seen = {leader for pack in world.players[seat].seen for leader in pack}
    unseen = [leader for leader in range(len(LEADERS)) if leader not in seen]
    places = [Slot(pack, time) for pack in range(seats) for time in range(LEADERS_EACH) if (pack, time) not in slots]
    _fill(places, unseen, kept, picks, source, slots)
    world.box = tuple(sorted(set(unseen) - set(slots.values())))
    for other in range(seats):
        if other != seat:
            _hand_out(world, other, slots)


def _groups(seen: Sequence[tuple[int, ...]], seat: int, seats: int) -> list[tuple[list[Slot], list[int]]]:
    """Return groups of slots and the leaders picked in them.

    Between two looks at a pack, exactly the leaders that are gone were picked, by the seats it passed.
    """
    groups = []
    for time, pack in enumerate(seen):
        again = time + seats
        rest = seen[again] if again < len(seen) else ()
        stop = again if rest else LEADERS_EACH
        places = [Slot((seat + time) % seats, each) for each in range(time, stop)]
        groups.append((places, [leader for leader in pack if leader not in rest]))
    return groups


def _fill(
    places: list[Slot], leaders: list[int], kept: dict[int, int], picks: list[int], source: random.Random,
    slots: dict[Slot, int],
) -> None:  # fmt: skip
    """Give each leader a slot; one with a known keeper gets a slot that this seat has picked from."""
    free = source.sample(places, len(places))
    for leader in leaders:
        if leader in kept:
            keeper = kept[leader]
            slot = next(
                each for each in free if (each.pack - each.time) % len(picks) == keeper and each.time < picks[keeper]
            )
            free.remove(slot)
            slots[slot] = leader
    others = [leader for leader in leaders if leader not in kept]
    source.shuffle(others)
    slots.update(zip(free, others, strict=False))


def _hand_out(world: State, seat: int, slots: dict[Slot, int]) -> None:
    player, seats = world.players[seat], len(world.players)
    picks = _picks(player)
    shown = (*player.leaders, *player.discarded)
    picked = (slots[Slot((seat + time) % seats, time)] for time in range(picks))
    player.hand = tuple(leader for leader in picked if leader not in shown)
    player.seen = tuple(_content(slots, (seat + time) % seats, time) for time in range(len(player.seen)))
    if player.pack:
        player.pack = _content(slots, (seat + len(player.seen) - 1) % seats, picks)


def _content(slots: dict[Slot, int], pack: int, time: int) -> tuple[int, ...]:
    return tuple(slots[Slot(pack, each)] for each in range(time, LEADERS_EACH))
