"""The features of a seat: numbers that learned weights multiply, from what the seat can see."""

from typing import Final

from game.san_gimignano import cards
from game.san_gimignano.cards import CITY_WALL, ROGNOSA, SANTA_FINA, TOWERS
from game.san_gimignano.limits import LEAST_BUILD, TOWERS_TO_DECLARE, hand_limit
from game.san_gimignano.mind.holdings import Shape, shape_of
from game.san_gimignano.mind.sides import Side
from game.san_gimignano.state import State

BOARD: Final = (
    "completed", "tallest", "banded", "grace", "piece", "open_plain", "open_banded", "banded_count",
    "banded_levels", "height", "exposed", "secure", "ready",
)  # fmt: skip
SHAPE: Final = ("cards", "run", "second", "distinct", "crowded")
"""Features of the hand alone."""
REACH: Final = ("run_gain", "chance_gain", "run_reach")
"""Features of its longest run, given the present towers."""
PLACE: Final = ("plain_gain", "pair_gain", "extension_gain", "sheltered", "conspiracy", "plain_reach")
"""Sums over the numbers of the cards of each, given the present towers."""
HAND: Final = (*SHAPE, *REACH, *PLACE)
NOBLE: Final = (
    "stones", "jousts", "pilgrimage_room", "rognosa_held", "santa_fina_held", "wall_held", "wall", "rognosa",
    "santa_fina", "uses", "rival_nobles",
)  # fmt: skip
TEMPO: Final = ("bias", "to_move", "rival_cards")
BASE: Final = (*BOARD, *HAND, *NOBLE, *TEMPO)
PHASES: Final = ("", "early ", "late ", "end ")
FEATURES: Final = tuple(phase + name for phase in PHASES for name in BASE)

_FULL_DECK = 31
_LATE_DECK = 8
_CROWDED = 6
"""Number of cards in hand from which no two can be bought."""
_SHELTER, _GRACE, _CONSPIRACY = 0, 2, 5
"""Indices of the 5, the 7 and the 10."""
_LOSS_SHIFT, _HEIGHT_MASK = 5, 31
_NOTHING = (0.0,) * len(PLACE)
_CLOCKS: Final = (0, 2, 2, 4, 4, 6, 6, 8, 8, *(4 * (-(-cards // 4)) for cards in range(_LATE_DECK + 1, _FULL_DECK + 1)))
"""Clock by cards left to the deck: in steps, so that values can be cached, and finer when the deck runs out."""


def phase_of(state: State) -> int:
    """Return the clock that the weights depend on: cards left to the deck, in steps; -1 in the end phase."""
    return -1 if state.end_phase else _CLOCKS[min(len(state.deck), _FULL_DECK)]


def phase_shares(clock: int) -> tuple[float, float, float, float]:
    if clock < 0:
        return 1.0, 0.0, 1.0, 1.0
    return 1.0, clock / _FULL_DECK, max(0.0, 1.0 - clock / _LATE_DECK), 0.0


def board_features(own: Side, rival: Side, piece: int) -> list[float]:
    """Return the differences between the sides; `piece` is 1 for its holder, -1 for the rival, 0 for nobody."""
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
    shape = shape_of(holding)
    reach = reach_features(shape.run, shape.chance, own, max(own.highest, rival.highest))
    places = map(place_features, shape.counts, place_keys(own, rival))
    return [*shape_features(shape), *reach, *map(sum, zip(*places, strict=True))]


def shape_features(shape: Shape) -> tuple[float, ...]:
    return shape.size, shape.run, shape.second, shape.distinct, max(0, shape.size - _CROWDED + 1)


def reach_features(run: int, chance: float, own: Side, highest: int) -> tuple[float, ...]:
    """Return what a banded tower of the hand brings now, and if the next card is lucky (SG 7.4)."""
    more = own.banded + 1
    if run:
        return own.banded_levels + more * run, chance * more, float(run > highest)
    return 0, chance * (own.banded_levels + more * LEAST_BUILD), 0


PlaceKey = tuple[int, int, int, int, int, int, int]
"""Index of a number, levels of both sides' plain towers of it, gain of extending, threat, and highest tower."""


def place_keys(own: Side, rival: Side) -> list[PlaceKey]:
    highest = max(own.highest, rival.highest)
    can_strike = rival.fall_height > own.fall_height
    keys = [
        (place, mine, theirs, plain, banded, 0, highest)
        for place, (mine, theirs, plain, banded) in enumerate(
            zip(own.heights, rival.heights, own.plain_tops, own.banded_tops, strict=True)
        )
    ]
    keys[_SHELTER] = (*keys[_SHELTER][:5], own.fall_loss, highest)
    if can_strike:
        keys[_CONSPIRACY] = (*keys[_CONSPIRACY][:5], rival.fall_loss << _LOSS_SHIFT | rival.fall_height, highest)
    return keys


def place_features(count: int, key: PlaceKey) -> tuple[float, ...]:
    """Return the features of that many cards of one number: builds now or soon, extensions, uses of 5s and 10s."""
    if not count:
        return _NOTHING
    place, mine, theirs, plain, banded, at_stake, highest = key
    now = plain_gain(place, count, mine, theirs) if count >= LEAST_BUILD else 0
    soon = plain_gain(place, LEAST_BUILD, mine, theirs) if count == LEAST_BUILD - 1 else 0
    extension = banded + (plain_gain(place, plain + count, mine, theirs) if plain else 0)
    strikes = place == _CONSPIRACY and count >= max(LEAST_BUILD, at_stake & _HEIGHT_MASK)
    return (
        now,
        soon,
        extension,
        at_stake if place == _SHELTER else 0,
        at_stake >> _LOSS_SHIFT if strikes else 0,
        float(count >= LEAST_BUILD and count > highest),
    )


def plain_gain(place: int, levels: int, mine: int, theirs: int) -> int:
    """Return the points won, and taken from the rival, by a plain tower of that many levels (SG 7.2, SG 7.3)."""
    gain = 2 * levels if place == _GRACE else 0
    if levels <= mine:
        return gain
    number = TOWERS[place]
    if levels >= theirs and (mine == 0 or mine < theirs):
        gain += number
    if levels > theirs >= max(1, mine):
        gain += number
    return gain


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
