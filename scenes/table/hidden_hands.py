"""Which person sits at the screen, whether their hand lies open, and the curtain before it is shown."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.decision import Decision
from game.core.match import Match
from scenes.kit.seat_views import seen_from, wording_of
from scenes.screens.curtain import Curtain
from scenes.table.match_hooks import MatchHooks

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

NOBODY = -1


class HiddenHands:
    """Decide whose hand may be seen at a screen that several people share.

    With one person at the screen nothing is ever covered.
    """

    def __init__(self, match: Match, hooks: MatchHooks) -> None:
        self.match, self.hooks = match, hooks
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
        return self.hands_covered and self.hooks.plays_covered(decision)

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
        elif self.hooks.plays_covered(decision):
            self._sit(decision.seat, NOBODY)
        else:
            self.hooks.show_curtain(decision.seat)

    def lift_curtain(self, seat: int) -> None:
        """Seat a person and open their hand."""
        self._sit(seat, seat)

    def _sit(self, seat: int, lifted_for: int) -> None:
        self.viewer, self._lifted_for, self._sits_covered = seat, lifted_for, lifted_for == NOBODY
        self.hooks.match_changed()

    def look(self) -> None:
        """Show the curtain before the viewer's own hand, which lies face down."""
        if self.acts_covered:
            self.hooks.show_curtain(self.viewer)

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


class Onlooker:
    """End motions that only the former viewer was allowed to see."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self._is = self._now()

    def _now(self) -> tuple[int, bool]:
        return self._table.controller.viewer, self._table.controller.hands_covered

    def follow(self) -> None:
        """End all motions if another person looks at the table now."""
        if self._is != self._now():
            self._is = self._now()
            self._table.motions.finish()
            self._table.app.end_travel()


def _nothing() -> None:
    """Do nothing after the curtain: the person only wants to see their hand."""


def raise_curtain(table: "TableScene", seat: int, then: Callable[[], None] = _nothing) -> None:
    """Show the curtain with the question that waits behind it, in words that reveal nothing to others."""
    wording = wording_of(table.app.catalog, table.match)
    person = wording.people[seat]
    covered = seen_from(table.match, table.match.state, seat, wording, covered=True)
    line = table.board.prompt(replace(covered, decision=table.match.decision))

    def lift() -> None:
        table.controller.lift_curtain(seat)
        then()

    table.app.stack.push(Curtain(table.app, person.name, person.colour, line, lift))
