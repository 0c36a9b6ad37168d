"""The guard of what opponents know: they get a seat's view and refuse more."""

from typing import Any

from game.core.spec import Spec


class SeesTooMuchError(ValueError):
    """Report a state that holds something the seat cannot see."""


def check_view(spec: Spec, view: Any, seat: int) -> None:
    """Raise SeesTooMuchError unless the view is what the seat may see."""
    if spec.rules.observe(view, seat) != view:
        raise SeesTooMuchError(f"{spec.title}: seat {seat} was given more than it sees of the table.")
