"""Who sits at the screen of a table, whether their hand lies open, and the curtain before it does."""

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
    """With one person at the screen nothing is ever covered."""

    def __init__(self, match: Match, hooks: MatchHooks) -> None:
        self.match, self.hooks = match, hooks
        self.viewer = _first_viewer(match)
        self._lifted_for = NOBODY
        self._sits_covered = False
        """The viewer decides with the own hand face down, and no curtain was needed."""
        self.cover()

    @property
    def hands_covered(self) -> bool:
        """With two or more people a hand is only shown to the one who lifted the curtain, on their own decisions."""
        if not self.needs_curtains:
            return False
        decision = self.match.decision
        if self._lifted_for != self.viewer:
            return True
        return decision is not None and decision.seat != self.viewer and not self.match.holds_turn()

    @property
    def acts_covered(self) -> bool:
        """The viewer may decide now without a look at the own hand, which stays face down until they ask for it."""
        decision = self.match.decision
        if decision is None or decision.seat != self.viewer or not self._sits_covered:
            return False
        return self.hands_covered and self.hooks.plays_covered(decision)

    @property
    def needs_curtains(self) -> bool:
        """Not when all people see the same, as once all hidden cards lie open."""
        views = [self.match.view(seat) for seat in self.match.humans]
        return any(view != views[0] for view in views)

    def waits_for_another(self, decision: Decision) -> bool:
        """Whoever decides has not come to the screen yet, or has to see their hand first."""
        return len(self.match.humans) > 1 and self._lifted_for != decision.seat and not self.acts_covered

    def change_person(self, decision: Decision) -> None:
        """A curtain comes only before something hidden."""
        if not self.needs_curtains:
            self.lift_curtain(decision.seat)
        elif self.hooks.plays_covered(decision):
            self._sit(decision.seat, NOBODY)
        else:
            self.hooks.show_curtain(decision.seat)

    def lift_curtain(self, seat: int) -> None:
        self._sit(seat, seat)

    def _sit(self, seat: int, lifted_for: int) -> None:
        self.viewer, self._lifted_for, self._sits_covered = seat, lifted_for, lifted_for == NOBODY
        self.hooks.match_changed()

    def look(self) -> None:
        """The person who decides wants to see the own hand."""
        if self.acts_covered:
            self.hooks.show_curtain(self.viewer)

    @property
    def peek(self) -> Callable[[], None] | None:
        return self.look if self.acts_covered else None

    def cover(self) -> None:
        """After a load or a change of seats the curtain comes again."""
        self._lifted_for = self.viewer if len(self.match.humans) < 2 else NOBODY
        self._sits_covered = False


def _first_viewer(match: Match) -> int:
    """Whose turn waits for its end, else the first person."""
    if match.holds_turn():
        return match.entries[-1].seat
    return match.humans[0] if match.humans else 0


class Onlooker:
    """Who looks at a table: once that is somebody else, nothing moves on that was only for the one before."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self._is = self._now()

    def _now(self) -> tuple[int, bool]:
        return self._table.controller.viewer, self._table.controller.hands_covered

    def follow(self) -> None:
        if self._is != self._now():
            self._is = self._now()
            self._table.motions.finish()
            self._table.app.end_travel()


def _nothing() -> None:
    """The person only wants to see their hand."""


def raise_curtain(table: "TableScene", seat: int, then: Callable[[], None] = _nothing) -> None:
    """It says what the person will be asked, in words that tell nothing to the others."""
    wording = wording_of(table.app.catalog, table.match)
    person = wording.people[seat]
    covered = seen_from(table.match, table.match.state, seat, wording, covered=True)
    line = table.board.prompt(replace(covered, decision=table.match.decision))

    def lift() -> None:
        table.controller.lift_curtain(seat)
        then()

    table.app.stack.push(Curtain(table.app, person.name, person.colour, line, lift))
