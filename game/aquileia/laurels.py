"""The laurels of stadium and theatre, and the seats that have seen each (AQ 1.3, AQ 7)."""

from typing import Final

COLOURS: Final = ("white", "blue", "yellow", "purple")
WHITE, BLUE, YELLOW, PURPLE = range(4)
POINTS_10, POINTS_7, POINTS_5, POINTS_3 = range(4, 8)
THEATRE: Final = range(8, 14)
"""One laurel for each pair of colours."""
KINDS: Final = 14
UNKNOWN_STADIUM, UNKNOWN_THEATRE = 14, 15

COLOURS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (WHITE,), (BLUE,), (YELLOW,), (PURPLE,), (), (), (), (),
    (WHITE, BLUE), (BLUE, YELLOW), (BLUE, PURPLE), (WHITE, PURPLE), (YELLOW, PURPLE), (WHITE, YELLOW), (), (),
)  # fmt: skip
"""The colours that a laurel may count for."""
POINTS: Final = (0, 0, 0, 0, 10, 7, 5, 3, *[0] * 8)
NAMES: Final = (
    *COLOURS, "points_10", "points_7", "points_5", "points_3", "white_blue", "blue_yellow", "blue_purple",
    "white_purple", "yellow_purple", "white_yellow", "unknown_stadium", "unknown_theatre",
)  # fmt: skip
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}

_SEEN_SHIFT = 4
_KIND_MASK = 15


def laurel(kind: int, seen_by: int) -> int:
    """Return a laurel as decks and players hold it: its kind, and a bit for each seat that has seen it."""
    return kind | seen_by << _SEEN_SHIFT


def kind_of(code: int) -> int:
    return code & _KIND_MASK


def seen_by(code: int) -> int:
    return code >> _SEEN_SHIFT


def is_seen(code: int, seat: int) -> bool:
    return bool(code >> _SEEN_SHIFT >> seat & 1)


def shown_to(code: int, seats: int) -> int:
    """Return the laurel after more seats, given as bits, have seen it."""
    return code | seats << _SEEN_SHIFT


def face_down(code: int) -> int:
    """Return the laurel as a seat sees it that has not seen its front."""
    kind = kind_of(code)
    unknown = UNKNOWN_THEATRE if kind in THEATRE or kind == UNKNOWN_THEATRE else UNKNOWN_STADIUM
    return laurel(unknown, seen_by(code))


def everybody(seats: int) -> int:
    return (1 << seats) - 1


def all_stadium() -> list[int]:
    """AQ 1.3: two of each colour, one of each number."""
    return [WHITE, WHITE, BLUE, BLUE, YELLOW, YELLOW, PURPLE, PURPLE, POINTS_10, POINTS_7, POINTS_5, POINTS_3]


def all_theatre() -> list[int]:
    return list(THEATRE)
