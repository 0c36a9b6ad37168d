"""Seats: a person or an opponent, with name, colour and temper."""

from dataclasses import dataclass

from game.core.spec import HUMAN, LEVELS, TEST_LEVELS

PLAYERS = (HUMAN, *LEVELS, *TEST_LEVELS)


@dataclass(frozen=True, slots=True)
class Seat:
    """Describe who plays a seat."""

    player: str
    name: str = ""
    colour: str = ""
    temper: str = ""
    """Preference of an opponent; empty for none."""

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN
