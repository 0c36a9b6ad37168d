"""Who sits where: a person or an opponent, with a name, a colour and a temper."""

from dataclasses import dataclass

from game.core.spec import HUMAN, LEVELS, TEST_LEVELS

PLAYERS = (HUMAN, *LEVELS, *TEST_LEVELS)


@dataclass(frozen=True, slots=True)
class Seat:
    player: str
    name: str = ""
    colour: str = ""
    temper: str = ""
    """What an opponent is fond of; empty for none."""

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN
