"""Who sits where: a person or an opponent, with a name and a colour."""

from dataclasses import dataclass

from game.core.spec import COLOURS, HUMAN, LEVELS, TEST_LEVELS

PLAYERS = (HUMAN, *LEVELS, *TEST_LEVELS)


@dataclass(frozen=True, slots=True)
class Seat:
    player: str
    name: str = ""
    colour: str = ""

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


class SeatError(ValueError):
    """An unknown player or a wrong number of seats; the text is one sentence for the user."""


def seats_of(players: list[str], allowed: tuple[int, ...], title: str) -> list[Seat]:
    """Seats for the headless commands: each named after its player, in the usual colours."""
    if len(players) not in allowed:
        counts = ", ".join(map(str, allowed))
        raise SeatError(f"{title} is for {counts} players, not {len(players)}.")
    for player in players:
        if player not in PLAYERS:
            raise SeatError(f"A seat is one of {', '.join(PLAYERS)}, not '{player}'.")
    return [Seat(player, player, colour) for player, colour in zip(players, COLOURS, strict=False)]
