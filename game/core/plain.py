"""Plain values that the positions of all games share: choices inside an action, and refusal of damage."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

S = TypeVar("S")
_DAMAGE = (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError, ValueError)
"""Errors that plain values of a wrong form may raise."""


def read(reader: Callable[[dict[str, Any]], S], plain: dict[str, Any]) -> S:
    """Return what `reader` makes of the object; raise ValueError with the field and the reason."""
    try:
        return reader(plain)
    except _DAMAGE as error:
        raise ValueError(f"the position is damaged at {error}") from None


def kinds_by_name(*kinds: type) -> Mapping[str, type]:
    """Return the classes by their names."""
    return {kind.__name__: kind for kind in kinds}


def choice_to_plain(choice: Any) -> dict[str, Any]:
    """Return a named tuple as its name and its fields."""
    values = {name: list(value) if isinstance(value, tuple) else value for name, value in choice._asdict().items()}
    return {"choice": type(choice).__name__, **values}


def choice_from_plain(plain: dict[str, Any], kinds: Mapping[str, type]) -> Any:
    """Return the named tuple of such an object."""
    given = {name: value for name, value in plain.items() if name != "choice"}
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return kinds[plain["choice"]](**values)
