"""State of a contest's animations: dice in the air, strength not yet counted, lines gliding to their ranks."""

from typing import Literal

from game.aquileia.state import NOBODY, Contest

Part = Literal["red", "cards", "blue"]
"""The parts that make up a strength."""


class ContestAnimationState:
    """Hold back what running animations have not shown yet; only animations change it, and at rest it is empty."""

    def __init__(self) -> None:
        self.seat = NOBODY
        """Seat whose dice or card are in the air or not yet counted; its line is lit until then."""
        self.in_the_air: Part | None = None
        self.gain = 0.0
        """Strength of that seat that is still to be counted."""
        self.shifts: dict[int, float] = {}
        """Distance of each seat's line below its final place."""
        self.winner, self.glory = NOBODY, 0.0
        """Seat whose line shines before the prizes come, and how brightly, from 0 to 1."""

    @property
    def is_over(self) -> bool:
        """Return whether nothing is held back."""
        return self.seat == self.winner == NOBODY and not any(self.shifts.values())

    def hides(self, seat: int) -> Part | None:
        """Return the part that the line of this seat does not show yet."""
        return self.in_the_air if seat == self.seat else None

    def strengths(self, contest: Contest) -> list[float]:
        """Return the strengths in the order of the fighters, as far as they have been counted."""
        return [
            strength - (self.gain if seat == self.seat else 0)
            for seat, strength in zip(contest.fighters, contest.strengths, strict=True)
        ]

    def reached(self, contest: Contest) -> list[int]:
        """Return the counted strengths as whole numbers, so that ranks and prizes change together with them."""
        return [int(strength) for strength in self.strengths(contest)]

    def begin(self, seat: int, part: Part, gain: float) -> None:
        """Hold back a part of a seat's strength until it has landed and is counted."""
        self.seat, self.in_the_air, self.gain = seat, part, gain

    def come_down(self) -> None:
        """Show the dice or the card in the line; their strength is still to be counted."""
        self.in_the_air = None

    def rest(self) -> None:
        """End the seat's turn: all of its strength has been counted."""
        self.seat = NOBODY

    def crown(self, seat: int) -> None:
        """Make the seat's line the one that shines; `NOBODY` for none."""
        self.winner, self.glory = seat, 0.0

    def count(self, gain: float) -> None:
        """Set the strength that is still to be counted."""
        self.gain = gain
