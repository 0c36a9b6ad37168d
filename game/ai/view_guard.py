"""The boundary of what opponents know: they are asked with a seat's view, and refuse to be told more."""

from typing import Any

from game.core.spec import Spec


class SeesTooMuchError(ValueError):
    """What was given holds something that the seat cannot see."""


def check_view(spec: Spec, view: Any, seat: int) -> None:
    if spec.rules.observe(view, seat) != view:
        raise SeesTooMuchError(f"{spec.title}: seat {seat} was given more than it sees of the table.")
