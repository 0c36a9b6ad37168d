"""What a game tells of itself to the generic parts: seats, options, rules, words."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.core.events import Event
from game.core.rules import Options, Rules

LEVELS = ("apprentice", "artisan", "merchant", "magnifico")
DEFAULT_LEVEL = "merchant"
TEST_LEVELS = ("random", "greedy")
HUMAN = "human"
COLOURS = ("L", "F", "Q", "T", "S")


@dataclass(frozen=True, slots=True)
class Option:
    """A rule variant; the first value is the default."""

    key: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


PRACTICE = Option("practice", ("off", "on"))


class Evaluator(Protocol):
    """What a game brings to the search that all games share."""

    FEATURES: Sequence[str]

    def features(self, view: Any, seat: int) -> list[float]:
        """How the seat stands, told in numbers that the learned weights multiply."""
        ...

    def priors(self, state: Any, seat: int, actions: Sequence[Any], weights: Sequence[float]) -> list[float]:
        """A value for each action, without applying it where possible; the policy completes follow-up choices."""
        ...

    def is_settled(self, state: Any) -> bool:
        """The running game is over: playouts stop here."""
        ...

    def is_exact(self, state: Any) -> bool:
        """Nothing hidden or random is left that matters: the rest may be searched exactly."""
        ...


@dataclass(frozen=True, slots=True)
class Spec:
    id: str
    prefix: str
    """Short form for message keys and rule numbers."""
    title: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    rules: Rules
    rules_version: int
    evaluator: Evaluator
    events: tuple[type[Event], ...]
    reasons: tuple[str, ...]
    categories: tuple[str, ...]
    max_actions: int
    """More actions than any sensible match needs; the laboratory calls a longer one a draw by exhaustion."""
    has_hidden_hands: bool = True
    place_names: tuple[str, ...] = field(default=COLOURS)

    @property
    def all_options(self) -> tuple[Option, ...]:
        return (*self.options, PRACTICE)


class OptionError(ValueError):
    """An unknown option or value; the text is one sentence for the user."""


def complete_options(spec: Spec, given: Options) -> Options:
    """All options of the game with defaults for those not given."""
    known = {option.key: option for option in spec.all_options}
    for key, value in given.items():
        if key not in known:
            raise OptionError(f"{spec.title} has no option '{key}'; it has {', '.join(known)}.")
        if value not in known[key].values:
            raise OptionError(f"Option '{key}' is one of {', '.join(known[key].values)}, not '{value}'.")
    return {key: given.get(key, option.default) for key, option in known.items()}
