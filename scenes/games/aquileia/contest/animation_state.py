"""What the eye has not seen yet of a contest: dice in the air, the strength they bring, lines on their way."""

from typing import Literal

from game.aquileia.state import NOBODY, Contest

Part = Literal["red", "cards", "blue"]
"""Of what makes a strength."""


class ContestAnimationState:
    """Changed by animations alone; at rest it holds nothing back."""

    def __init__(self) -> None:
        self.seat = NOBODY
        """Whose dice or card are in the air, or have just come down: until they are counted it is this seat's turn."""
        self.in_the_air: Part | None = None
        self.gain = 0.0
        """Of this seat's strength, what is still to be counted."""
        self.shifts: dict[int, float] = {}
        """How far below its place the line of a seat still is."""
        self.winner, self.glory = NOBODY, 0.0
        """Whose line shines before the prizes come, and how brightly."""

    @property
    def is_over(self) -> bool:
        """Nothing is held back."""
        return self.seat == self.winner == NOBODY and not any(self.shifts.values())

    def hides(self, seat: int) -> Part | None:
        """What the line of this seat does not have yet."""
        return self.in_the_air if seat == self.seat else None

    def strengths(self, contest: Contest) -> list[float]:
        """As far as they have been counted."""
        return [
            strength - (self.gain if seat == self.seat else 0)
            for seat, strength in zip(contest.fighters, contest.strengths, strict=True)
        ]

    def reached(self, contest: Contest) -> list[int]:
        """Whole strengths, by which ranks and prizes change together with the numbers."""
        return [int(strength) for strength in self.strengths(contest)]

    def begin(self, seat: int, part: Part, gain: float) -> None:
        self.seat, self.in_the_air, self.gain = seat, part, gain

    def come_down(self) -> None:
        self.in_the_air = None

    def rest(self) -> None:
        self.seat = NOBODY

    def crown(self, seat: int) -> None:
        self.winner, self.glory = seat, 0.0

    def count(self, gain: float) -> None:
        self.gain = gain
