"""Which person sits at the screen, and whether their hand lies open."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.core.decision import Decision
from game.core.match import Match
from scenes.engine.settings import TurnEnds
from scenes.engine.timers import Cancel

NOBODY = -1
Activity = Literal["free", "telling", "away"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableCalls:
    """Hold what the match controller asks of its screen, and what it lets the screen show."""

    activity: Callable[[], Activity]
    """Returns `away` while another scene lies on top, `telling` while events are shown, else `free`."""
    after: Callable[[float, Callable[[], None]], Cancel]
    """Calls the action after some seconds; returns a function that cancels it."""
    show_curtain: Callable[[int], None]
    """Hides the table until the person at that seat raises the curtain."""
    show_end: Callable[[], None]
    """Shows that the match has ended."""
    changed: Callable[[], None]
    """Updates the screen: the match, or what the controller waits for, has changed."""
    turn_ends: Callable[[], TurnEnds]
    """Returns the setting for how turns end."""
    keeps_turn: Callable[[Sequence[Any]], bool]
    """Returns whether any of these actions is worth keeping the turn open."""
    covered_choices: frozenset[str]
    """The kinds of decisions that a person may make with the own hand face down."""


class HiddenHands:
    """Decide whose hand may be seen at a screen that several people share.

    With one person at the screen nothing is ever covered.
    """

    def __init__(self, match: Match, calls: TableCalls) -> None:
        self.match, self.calls = match, calls
        self.viewer = _first_viewer(match)
        self._lifted_for = NOBODY
        self._sits_covered = False
        """True if the viewer decides with their hand face down, so that no curtain was needed."""
        self.cover()

    @property
    def hands_covered(self) -> bool:
        """Return whether hands are drawn face down.

        With two or more people a hand is only open for the one who lifted the curtain, on their own decisions.
        """
        if not self.needs_curtains:
            return False
        decision = self.match.decision
        if self._lifted_for != self.viewer:
            return True
        return decision is not None and decision.seat != self.viewer and not self.match.holds_turn()

    @property
    def acts_covered(self) -> bool:
        """Return whether the viewer may decide now without looking at their hand, which stays face down."""
        decision = self.match.decision
        if decision is None or decision.seat != self.viewer or not self._sits_covered:
            return False
        return self.hands_covered and decision.kind in self.calls.covered_choices

    @property
    def needs_curtains(self) -> bool:
        """Return whether the people at the screen see different things; not once all hidden cards lie open."""
        people = self.match.humans
        if len(people) < 2:
            return False
        views = [self.match.view(seat) for seat in people]
        return any(view != views[0] for view in views)

    def waits_for_another(self, decision: Decision) -> bool:
        """Return whether the seat that decides must come to the screen, or look at its hand, first."""
        return len(self.match.humans) > 1 and self._lifted_for != decision.seat and not self.acts_covered

    def change_person(self, decision: Decision) -> None:
        """Seat the person who decides next, behind a curtain only if something hidden would be shown."""
        if not self.needs_curtains:
            self.lift_curtain(decision.seat)
        elif decision.kind in self.calls.covered_choices:
            self._sit(decision.seat, NOBODY)
        else:
            self.calls.show_curtain(decision.seat)

    def lift_curtain(self, seat: int) -> None:
        """Seat a person and open their hand."""
        self._sit(seat, seat)

    def _sit(self, seat: int, lifted_for: int) -> None:
        self.viewer, self._lifted_for, self._sits_covered = seat, lifted_for, lifted_for == NOBODY
        self.calls.changed()

    def look(self) -> None:
        """Show the curtain before the viewer's own hand, which lies face down."""
        if self.acts_covered:
            self.calls.show_curtain(self.viewer)

    @property
    def peek(self) -> Callable[[], None] | None:
        """Return the function that lets the viewer look at their hand, or None while it is open."""
        return self.look if self.acts_covered else None

    def cover(self) -> None:
        """Cover the hands again, after a load or a change of seats."""
        self._lifted_for = self.viewer if len(self.match.humans) < 2 else NOBODY
        self._sits_covered = False


def _first_viewer(match: Match) -> int:
    """Return the seat whose turn waits to be ended, or else the first person."""
    if match.holds_turn():
        return match.entries[-1].seat
    return match.humans[0] if match.humans else 0
