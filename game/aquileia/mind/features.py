"""The features of a seat: numbers that learned weights multiply, from what the seat can see."""

from functools import lru_cache
from typing import Final

from game.aquileia.board import (
    ARENA,
    DOLUS,
    EQUI,
    FORUM,
    FORUM_SCORING,
    LATRO,
    PECUNIA,
    PORTUS,
    POTENTIA,
    SERVI_SPACES,
    SITES,
    STADIUM,
    STRENGTHS,
    THEATRUM,
    VILLAS_OF,
)
from game.aquileia.cards import FIGURES, GOLD_HORSES, SILVER_HORSES, WEAPONS
from game.aquileia.laurels import COLOURS_OF
from game.aquileia.limits import heads
from game.aquileia.port import yields_of
from game.aquileia.scoring import laurel_points, laurels_seen, villa_points, villa_sums
from game.aquileia.state import NOBODY, PLACING, ROUNDS, State

SCORED: Final = ("lead", "points", "villas")
HELD: Final = (
    "copper", "copper_many", "silver", "silver_many", "gold", "gold_many", "servi", "servi_many", "weapons", "horses",
)  # fmt: skip
GROWING: Final = ("workshops", "banks", "port_points", "port_coins", "villa_hope", "laurel_hope")
PLACED: Final = (
    "market_on", "pecunia_on", "potentia_on", "arena_in", "arena_on", "stadium_in", "stadium_on", "theatre_on",
    "forum_on", "forum_scoring_on", "latro_on", "henchmen_left",
)  # fmt: skip
OTHERS: Final = ("track", "bias")
PHASES: Final = ("", "early ", "last ")
PHASED: Final = tuple(phase + name for phase in PHASES for name in HELD)
PRICED: Final = tuple(f"price {name}" for name in (*PHASED, "workshops", "villa_hope", "laurel_hope"))
"""Corrections of the prices that a beginner would guess."""
KINDS_OF_SPACE: Final = (
    "dolus", "pecunia", "equi", "servi", "potentia", "arena", "stadium", "theatrum", "forum", "forum_scoring",
    "forum_double", "latro", "portus",
)  # fmt: skip
HABITS: Final = tuple(f"{phase}place {name}" for phase in ("", "early ") for name in (*KINDS_OF_SPACE, "tiebreaker"))
"""Worth of placing on a kind of space, beyond what is computed."""
PLAYED: Final = (*PRICED, *HABITS)
"""Weights of the options: no position teaches them, so they are learned from results."""
FEATURES: Final = (*SCORED, *PHASED, *GROWING, *PLACED, *OTHERS, *PLAYED)

MANY: Final = (4, 3, 3)
"""Number of coins of a metal beyond which further ones are worth less."""
MANY_SERVI: Final = 4
_VILLA_POINTS_OF_A_COLOUR: Final = 16
_UNFED: Final = (0.0,) * len(PLAYED)


def to_come(state: State, last: int) -> int:
    """Return how many times this space still acts in the match, this round's included."""
    return ROUNDS - state.round + (state.step == PLACING or state.step <= last)


def forums_to_come(state: State) -> int:
    return to_come(state, FORUM[-1])


def phase_shares(forums: int) -> tuple[float, float, float]:
    """Return the factors of what is held; it is worth nothing once the last forum is over."""
    return float(forums > 0), forums / ROUNDS, float(forums == 1)


def features(view: State, seat: int) -> list[float]:
    own = _public(view, seat, seat)
    others = [_public(view, rival, seat) for rival in range(view.seats) if rival != seat]
    shares = phase_shares(forums_to_come(view))
    mean = [sum(numbers) / len(others) for numbers in zip(*others, strict=True)]
    standing = [mine - theirs for mine, theirs in zip(own, mean, strict=True)]
    totals = [points + villas for points, villas, *_ in others]
    held = standing[2:8] + _hand(view, seat)
    lead = own[0] + own[1] - max(totals)
    track = _track(view, seat)
    phased = [share * value for share in shares for value in held]
    return [lead, *standing[:2], *phased, *standing[8:], track, 1.0, *_UNFED]


def _hand(view: State, seat: int) -> list[float]:
    hand = view.hands[seat]
    slaves = heads(hand)
    weapons = sum(FIGURES[kind] * hand[kind] for kind in WEAPONS)
    horses = sum(FIGURES[kind] * hand[kind] for kind in (*GOLD_HORSES, *SILVER_HORSES))
    return [slaves, max(0, slaves - MANY_SERVI), weapons, horses]


def _public(view: State, seat: int, viewer: int) -> list[float]:
    """Return the numbers that everybody knows of a seat, with the laurels that the viewer has seen."""
    laurels, sums = laurels_seen(view, seat, viewer), villa_sums(view, seat)
    numbers: list[float] = [sum(view.points[seat]) + laurel_points(laurels), villa_points(sums, laurels)]
    for metal, count in enumerate(view.coins[seat]):
        numbers += [count, max(0, count - MANY[metal])]
    rounds_left = ROUNDS - view.round
    points, coins = yields_of(view, seat)
    is_at_port = seat in view.spaces[PORTUS.start : PORTUS.stop]
    numbers += [points * rounds_left, sum(coins) * rounds_left]
    numbers += [points * is_at_port, sum(coins) * is_at_port * (rounds_left > 0)]
    numbers += [sum(sums) * rounds_left, hope_of_laurels(view, laurels) * forums_to_come(view)]
    return numbers + _placed(view, seat)


def hope_of_laurels(view: State, laurels: list[int]) -> float:
    """Return the sum over the coloured laurels of the share of villas that can still be built."""
    if not laurels:
        return 0.0
    shares = open_shares(view)
    return sum(max((shares[colour] for colour in COLOURS_OF[kind]), default=0.0) for kind in laurels)


def open_shares(view: State) -> tuple[float, ...]:
    """Return for each colour the share of its villas still open, by their points."""
    return _open_shares(tuple(view.sites))


@lru_cache(maxsize=1 << 12)
def _open_shares(owners: tuple[int, ...]) -> tuple[float, ...]:
    return tuple(
        sum(SITES[number].points for number in villas if owners[number] == NOBODY) / _VILLA_POINTS_OF_A_COLOUR
        for villas in VILLAS_OF
    )


def _placed(view: State, seat: int) -> list[float]:
    on = [space for space, holder in enumerate(view.spaces) if holder == seat]
    arena = sum(STRENGTHS[space] for space in on if space in ARENA)
    stadium = sum(STRENGTHS[space] for space in on if space in STADIUM)
    is_placing = view.step == PLACING and not view.passed[seat]
    return [
        sum(space == DOLUS or space in EQUI or space in SERVI_SPACES for space in on),
        PECUNIA in on,
        POTENTIA in on or view.blue_holder == seat,
        arena > 0,
        arena,
        stadium > 0,
        stadium,
        THEATRUM in on,
        sum(space in FORUM for space in on),
        sum(space in FORUM_SCORING for space in on),
        LATRO in on,
        view.henchmen[seat] if is_placing else 0,
    ]


def _track(view: State, seat: int) -> float:
    """Return 1 if the seat has the first place, which begins the next round."""
    return float(bool(view.track) and view.track[0] == seat and view.round < ROUNDS)
