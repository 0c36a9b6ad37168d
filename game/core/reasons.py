"""Why something is not possible: a key and numbers, put into words by the screen."""

from dataclasses import dataclass

Value = int | str


@dataclass(frozen=True, slots=True)
class Reason:
    """The key of a message and its arguments."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        return dict(self.values)[name]


def because(key: str, **values: Value) -> Reason:
    return Reason(key, tuple(values.items()))
