"""The cards: numbers 5 to 10 are tower cards of that number, nobles and unknown backs follow (SG 1, SG 8)."""

from typing import NamedTuple


class _Noble(NamedTuple):
    name: str
    copies: int
    is_action: bool = True
    """SG 8.2: played instead of one of the seven actions."""


_NOBLES = (
    _Noble("fine_stone", 3, is_action=False),
    _Noble("pilgrimage", 2),
    _Noble("joust", 2, is_action=False),
    _Noble("rognosa", 1),
    _Noble("santa_fina", 1),
    _Noble("city_wall", 1),
)
"""SG 8.1, in the order of their kinds: everything about a noble but its effect."""

TOWERS = (5, 6, 7, 8, 9, 10)
NOBLES = tuple(range(11, 11 + len(_NOBLES)))
FINE_STONE, PILGRIMAGE, JOUST, ROGNOSA, SANTA_FINA, CITY_WALL = NOBLES
UNKNOWN_TOWER, UNKNOWN_NOBLE = NOBLES[-1] + 1, NOBLES[-1] + 2
KINDS = UNKNOWN_NOBLE + 1
"""Length of a list that counts cards by kind."""

COPIES = {number: number for number in TOWERS}
"""SG 1.1: as many cards of a number as the number says."""
NOBLE_COPIES = {kind: noble.copies for kind, noble in zip(NOBLES, _NOBLES, strict=True)}
ACTION_NOBLES = tuple(kind for kind, noble in zip(NOBLES, _NOBLES, strict=True) if noble.is_action)

NAMES = (
    {number: str(number) for number in TOWERS}
    | {kind: noble.name for kind, noble in zip(NOBLES, _NOBLES, strict=True)}
    | {UNKNOWN_TOWER: "unknown", UNKNOWN_NOBLE: "unknown_noble"}
)
KIND_OF = {name: kind for kind, name in NAMES.items()}

_SEEN_SHIFT = 5
_KIND_MASK = 31


def is_noble(kind: int) -> bool:
    return kind >= FINE_STONE and kind != UNKNOWN_TOWER


def unknown_like(kind: int) -> int:
    """Return the back of a card; backs are public, nobles have a dark one."""
    return UNKNOWN_NOBLE if is_noble(kind) else UNKNOWN_TOWER


def in_deck(kind: int, seen_by: int) -> int:
    """Return a card as a deck holds it: its kind, and a bit for each seat that knows it is there (SG 10)."""
    return kind | seen_by << _SEEN_SHIFT


def stones_of(numbers: tuple[int, ...], fine: int) -> tuple[int, ...]:
    """Return the cards that lie as these numbers; the levels whose bit is set in `fine` are fine stones (SG 8.5)."""
    return tuple(FINE_STONE if fine >> level & 1 else number for level, number in enumerate(numbers))


def kind_in_deck(code: int) -> int:
    return code & _KIND_MASK


def seen_in_deck(code: int) -> int:
    return code >> _SEEN_SHIFT


BOTH_SEATS = 3


def all_towers() -> list[int]:
    return [number for number in TOWERS for _ in range(COPIES[number])]


def all_nobles() -> list[int]:
    return [noble for noble in NOBLES for _ in range(NOBLE_COPIES[noble])]


def spread(counts: list[int]) -> list[int]:
    """Return the cards of a list of counts, one by one, in rising order."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def counted(kinds: list[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts
