"""The cards: numbers 5 to 10 stand for themselves, nobles and unknown backs follow (SG 1, SG 8)."""

TOWERS = (5, 6, 7, 8, 9, 10)
FINE_STONE, PILGRIMAGE, JOUST, ROGNOSA, SANTA_FINA, CITY_WALL = range(11, 17)
NOBLES = (FINE_STONE, PILGRIMAGE, JOUST, ROGNOSA, SANTA_FINA, CITY_WALL)
UNKNOWN_TOWER, UNKNOWN_NOBLE = 17, 18
KINDS = 19
"""Length of a list that counts cards by kind."""

COPIES = {5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10}
"""SG 1.1: each number as many times as it says."""
NOBLE_COPIES = {FINE_STONE: 3, PILGRIMAGE: 2, JOUST: 2, ROGNOSA: 1, SANTA_FINA: 1, CITY_WALL: 1}

NAMES = {
    FINE_STONE: "fine_stone",
    PILGRIMAGE: "pilgrimage",
    JOUST: "joust",
    ROGNOSA: "rognosa",
    SANTA_FINA: "santa_fina",
    CITY_WALL: "city_wall",
    UNKNOWN_TOWER: "unknown",
    UNKNOWN_NOBLE: "unknown_noble",
} | {number: str(number) for number in TOWERS}
KIND_OF = {name: kind for kind, name in NAMES.items()}

_SEEN_SHIFT = 5
_KIND_MASK = 31


def is_noble(kind: int) -> bool:
    return kind >= FINE_STONE and kind != UNKNOWN_TOWER


def unknown_like(kind: int) -> int:
    """The back of a card: backs are public, noble cards have a dusk back."""
    return UNKNOWN_NOBLE if is_noble(kind) else UNKNOWN_TOWER


def in_deck(kind: int, seen_by: int) -> int:
    """A card as a deck holds it: its kind, and a bit for each seat that knows it is there (SG 10)."""
    return kind | seen_by << _SEEN_SHIFT


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
    """The cards of a list of counts, one by one, in rising order."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def counted(kinds: list[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts
