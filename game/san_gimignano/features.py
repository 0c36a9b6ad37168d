"""How a seat stands, in numbers that learned weights multiply. Everything is asked of what the seat can see."""

from typing import Final

from game.san_gimignano import cards
from game.san_gimignano.cards import CITY_WALL, ROGNOSA, SANTA_FINA, TOWERS
from game.san_gimignano.holdings import shape_of
from game.san_gimignano.limits import LEAST_BUILD, TOWERS_TO_DECLARE, hand_limit
from game.san_gimignano.sides import Side
from game.san_gimignano.state import State

BOARD: Final = (
    "completed", "tallest", "banded", "grace", "piece", "open_plain", "open_banded", "banded_count",
    "banded_levels", "height", "exposed", "secure", "ready",
)  # fmt: skip
HAND: Final = (
    "cards", "run", "run_gain", "chance_gain", "second", "plain_gain", "pair_gain", "extension_gain",
    "sheltered", "conspiracy", "distinct", "crowded", "piece_reach",
)  # fmt: skip
NOBLE: Final = (
    "stones", "jousts", "pilgrimage_room", "rognosa_held", "santa_fina_held", "wall_held", "wall", "rognosa",
    "santa_fina", "uses", "rival_nobles",
)  # fmt: skip
HELD_NOBLES: Final = {
    cards.FINE_STONE: ("stones", 1),
    cards.PILGRIMAGE: ("pilgrimage_room", 3),
    cards.JOUST: ("jousts", 1),
    ROGNOSA: ("rognosa_held", 1),
    SANTA_FINA: ("santa_fina_held", 1),
    CITY_WALL: ("wall_held", 1),
}
"""The feature that a noble in hand feeds, and how often as a rule."""
TEMPO: Final = ("bias", "to_move", "rival_cards")
BASE: Final = (*BOARD, *HAND, *NOBLE, *TEMPO)
PHASES: Final = ("", "early ", "late ", "end ")
FEATURES: Final = tuple(phase + name for phase in PHASES for name in BASE)

_FULL_DECK = 31
_LATE_DECK = 8
_CROWDED = 6
"""With so many cards in hand no two can be bought."""
_GRACE_PLACE = 2
_CONSPIRACY_PLACE = 5


def phase_of(state: State) -> int:
    """Cards left to the deck, and -1 in the end phase: the clock that the weights depend on."""
    return -1 if state.end_phase else len(state.deck)


def phase_shares(clock: int) -> tuple[float, float, float, float]:
    if clock < 0:
        return 1.0, 0.0, 1.0, 1.0
    return 1.0, clock / _FULL_DECK, max(0.0, 1.0 - clock / _LATE_DECK), 0.0


def board_features(own: Side, rival: Side, piece: int) -> list[float]:
    """Differences between the two sides; `piece` is 1 for its holder, -1 for the rival, 0 for nobody."""
    tallest = secure = 0
    for number, mine, theirs in zip(TOWERS, own.heights, rival.heights, strict=True):
        if mine >= theirs:
            tallest += number if mine > theirs else 0
            secure += number if mine > theirs + 1 else 0
        else:
            tallest -= number
            secure -= number if theirs > mine + 1 else 0
    return [
        own.completed - rival.completed,
        tallest,
        own.banded * own.banded_levels - rival.banded * rival.banded_levels,
        own.grace - rival.grace,
        piece,
        own.open_plain - rival.open_plain,
        own.open_banded - rival.open_banded,
        own.banded - rival.banded,
        own.banded_levels - rival.banded_levels,
        max(-3, min(3, own.highest - rival.highest)),
        own.fall_loss - rival.fall_loss,
        secure,
        (own.completed >= TOWERS_TO_DECLARE) - (rival.completed >= TOWERS_TO_DECLARE),
    ]


def hand_features(holding: int, own: Side, rival: Side) -> list[float]:
    counts, fine, size, run, second, chance, distinct = shape_of(holding)
    plain, pair = _plain_gains(counts, fine, own, rival)
    longest = max(run, max(counts))
    return [
        size,
        run,
        own.banded_levels + (own.banded + 1) * run if run else 0,
        chance * (own.banded_levels + (own.banded + 1) * LEAST_BUILD) if not run else chance * (own.banded + 1),
        second,
        plain,
        pair,
        _extension_gain(counts, own, rival),
        min(1, counts[0]) * own.fall_loss,
        rival.fall_loss if LEAST_BUILD <= counts[_CONSPIRACY_PLACE] >= rival.fall_height > own.fall_height else 0,
        distinct,
        max(0, size - _CROWDED + 1),
        longest >= LEAST_BUILD and longest > max(own.highest, rival.highest),
    ]


def _plain_gains(counts: tuple[int, ...], fine: int, own: Side, rival: Side) -> tuple[int, int]:
    """The best a plain tower of the hand brings now, and with one card more."""
    now = soon = 0
    for place, count in enumerate(counts):
        if count + fine >= LEAST_BUILD:
            now = max(now, plain_gain(place, count + fine, own, rival))
        elif count == LEAST_BUILD - 1:
            soon = max(soon, plain_gain(place, LEAST_BUILD, own, rival))
    return now, soon


def plain_gain(place: int, levels: int, own: Side, rival: Side) -> int:
    """Points won, and taken from the rival, by a plain tower of that many levels (SG 7.2, SG 7.3)."""
    mine, theirs = own.heights[place], rival.heights[place]
    gain = 2 * levels if place == _GRACE_PLACE else 0
    if levels <= mine:
        return gain
    number = TOWERS[place]
    if levels >= theirs and (mine == 0 or mine < theirs):
        gain += number
    if levels > theirs >= max(1, mine):
        gain += number
    return gain


def _extension_gain(counts: tuple[int, ...], own: Side, rival: Side) -> int:
    """The best single extension: points for levels of banded towers and for overtaken plain ones."""
    best = 0
    for is_plain, top, levels in own.extendable:
        if is_plain:
            place = top - TOWERS[0]
            if counts[place]:
                best = max(best, plain_gain(place, levels + counts[place], own, rival))
        else:
            laid = 0
            while top - TOWERS[0] - 1 - laid >= 0 and counts[top - TOWERS[0] - 1 - laid]:
                laid += 1
            best = max(best, own.banded * laid)
    return best


def noble_features(state: State, seat: int) -> list[float]:
    if not state.nobles:
        return [0.0] * len(NOBLE)
    hand, rival = state.hands[seat], 1 - seat
    room = max(0, hand_limit(state, seat) - sum(hand) + 1)
    tall = [sum(tower.levels >= 5 for tower in towers) for towers in state.towers]
    mine, theirs = state.played[seat], state.played[rival]
    return [
        hand[cards.FINE_STONE],
        hand[cards.JOUST],
        room * min(1, hand[cards.PILGRIMAGE]),
        hand[ROGNOSA],
        hand[SANTA_FINA] * (1 + tall[seat]),
        hand[CITY_WALL],
        (CITY_WALL in mine) - (CITY_WALL in theirs),
        (ROGNOSA in mine) - (ROGNOSA in theirs),
        (SANTA_FINA in mine) * tall[seat] - (SANTA_FINA in theirs) * tall[rival],
        state.used[seat] - state.used[rival],
        sum(state.hands[rival][cards.FINE_STONE : cards.UNKNOWN_TOWER]) + state.hands[rival][cards.UNKNOWN_NOBLE],
    ]


def tempo_features(state: State, seat: int) -> list[float]:
    return [1.0, 1.0 if state.active == seat else -1.0, float(sum(state.hands[1 - seat]))]
