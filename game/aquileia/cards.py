"""The cards of the two markets: Servi, weapons and horses, and unknown backs (AQ 1.2)."""

from typing import Final

SERVI_1, SERVI_2, WEAPON_1, WEAPON_2, WEAPON_3, GOLD_HORSE_1, GOLD_HORSE_2, SILVER_HORSE_1, SILVER_HORSE_2 = range(9)
KINDS: Final = 9
"""Length of a list that counts cards by kind."""
UNKNOWN_SERVI, UNKNOWN_GEAR = 9, 10
NOTHING: Final = -1
"""An empty place of the row, or of the stadium."""

COPIES: Final = (11, 11, 3, 3, 1, 3, 2, 3, 2)
FIGURES: Final = (1, 2, 1, 2, 3, 1, 2, 1, 2)
"""Slaves, weapons or horses shown on a card, which add to a strength."""
NAMES: Final = (
    "servi_1", "servi_2", "weapon_1", "weapon_2", "weapon_3", "gold_horse_1", "gold_horse_2", "silver_horse_1",
    "silver_horse_2", "unknown_servi", "unknown_gear",
)  # fmt: skip
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}

SERVI: Final = (SERVI_1, SERVI_2)
WEAPONS: Final = (WEAPON_1, WEAPON_2, WEAPON_3)
GOLD_HORSES: Final = (GOLD_HORSE_1, GOLD_HORSE_2)
SILVER_HORSES: Final = (SILVER_HORSE_1, SILVER_HORSE_2)
GEAR: Final = (*WEAPONS, *GOLD_HORSES, *SILVER_HORSES)

FIGHTING: Final = ((*SERVI, *WEAPONS), SILVER_HORSES, GOLD_HORSES)
"""Cards that add to a strength in a contest, by the metal that counts there (AQ 4.2.3, AQ 4.3.3)."""


def is_servi(kind: int) -> bool:
    return kind in (SERVI_1, SERVI_2, UNKNOWN_SERVI)


def spread(counts: list[int]) -> list[int]:
    """Return the cards of a list of counts, one by one, in rising order."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def counted(kinds: list[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in kinds:
        if not 0 <= kind < KINDS:
            raise ValueError(f"a card of kind {kind} cannot be counted")
        counts[kind] += 1
    return counts


def all_of(kinds: tuple[int, ...]) -> list[int]:
    return [kind for kind in kinds for _ in range(COPIES[kind])]
