"""Reasons why something is not possible: a message id and arguments, which the screen puts into words."""

from dataclasses import dataclass

Value = int | str


@dataclass(frozen=True, slots=True)
class Reason:
    """Hold the id of a message and its arguments."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        return dict(self.values)[name]


def because(key: str, **values: Value) -> Reason:
    """Return the reason with that message id and those arguments."""
    return Reason(key, tuple(values.items()))
