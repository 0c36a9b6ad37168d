"""The Spec: everything a game declares to the generic parts, such as seats, options, rules."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.events import Event
from game.core.rules import Options, Rules

LEVELS = ("apprentice", "artisan", "merchant", "magnifico")
DEFAULT_LEVEL = "merchant"
TEMPERS = ("steward", "builder", "captain", "courtier")
TEST_LEVELS = ("random", "greedy")
HUMAN = "human"
COLOURS = ("L", "F", "Q", "T", "S")


@dataclass(frozen=True, slots=True)
class Option:
    """Describe a variant of the rules; the first value is the default."""

    key: str
    values: tuple[str, ...]
    unoffered: tuple[str, ...] = ()
    """Values that cannot be chosen, but come about."""

    @property
    def default(self) -> str:
        """Return the first value."""
        return self.values[0]


KNOWN = "known"
"""Value for practice that continues another match, of which people know what follows."""
PRACTICE = Option("practice", ("off", "on"), (KNOWN,))


class Judge(Protocol):
    """Judge positions with one set of weights, by what the deciding seat can see, even in a full state."""

    def value(self, state: Any, seat: int) -> float:
        """Return the final margin of points that these weights expect."""
        ...

    def options(self, state: Any, wide: bool = False) -> Sequence[tuple[float, Any]]:
        """Return legal actions worth considering, at least one, each with a value.

        There are fewer, found faster, if not wide; all of them if the evaluator's `is_exact` holds.
        """
        ...


class Evaluator(Protocol):
    """Describe what a game brings to the opponents that all games share."""

    @property
    def FEATURES(self) -> Sequence[str]: ...  # noqa: N802 - a constant of the module

    @property
    def GREEDY(self) -> Mapping[str, float]:  # noqa: N802
        """Return weights set by hand, for points as they are now; training starts from them."""
        ...

    @property
    def BY_RESULTS(self) -> Mapping[str, float]:  # noqa: N802
        """Return weights that only results of matches teach, each with the size of a step worth trying."""
        ...

    @property
    def TEMPERS(self) -> Mapping[str, Mapping[str, float]]:  # noqa: N802
        """Return what each temper adds to which weights: enough to be noticed, too little to be weaker."""
        ...

    @property
    def PLANS(self) -> Mapping[str, Mapping[str, float]]:  # noqa: N802
        """Return what each plan to win adds to which weights, so that a seat follows it; used by the lab."""
        ...

    @property
    def VARIANTS(self) -> Mapping[str, Options]:  # noqa: N802
        """Return options for which weights are learned separately."""
        ...

    def variant_of(self, state: Any) -> str:
        """Return the variant whose weights this position needs."""
        ...

    def features(self, view: Any, seat: int) -> list[float]:
        """Return the seat's situation as numbers that the weights multiply."""
        ...

    def judge(self, weights: Sequence[float]) -> Judge:
        """Return a judge with these weights."""

    def is_settled(self, state: Any) -> bool:
        """Return whether the running game is over, so that playouts stop."""
        ...

    def is_exact(self, state: Any) -> bool:
        """Return whether nothing random is left that matters, so that a world may be searched to its end."""
        ...

    def position_key(self, state: Any) -> Hashable:
        """Return a key that is equal for positions with the same rest of an exact search."""
        ...


def _never(state: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Foresight:
    """Hold a game's parameters for the shared search; the defaults suit most games."""

    waypoint: int = 0
    """Choices after which the full search notes a value and goes on to the end; both count alike.

    It suits short matches, whose value half-way misses much and whose end depends on luck. 0: playouts are
    cut.
    """
    depth: int = 12
    """Choices that a playout of the full search looks ahead, without a waypoint."""
    glance: int = 0
    """Choices that a smaller search looks ahead; 0 for its share of the depth."""
    in_rounds: bool = False
    """True if playouts go on to the next round, as pieces on their spaces promise more or less than they bring.

    Smaller searches of a game without a waypoint do not: they are cut at any turn.
    """
    winning: float = 0.85
    """Share of a result's worth for winning; the rest is for the margin: more if luck decides much."""
    judgement: float = 2.0
    """Points (a standard error) by which the difference between two ways, judged where the full search judges, misses
    what playing on to the end makes of it: `game.lab.calibration` measures it."""
    trust: float = 4.0
    """Number of playouts that a candidate's learned value counts as, at the start of a turn."""
    is_planned: Callable[[Any], bool] = _never
    """Test whether the rest of an action needs no luck and the judge can complete it; playouts begin so."""
    is_clear: Callable[[Any], bool] = _never
    """Test whether a choice is judged so well that it is played without a search."""


@dataclass(frozen=True, slots=True)
class Spec:
    """Declare a game."""

    id: str
    prefix: str
    """Short form for message ids and rule numbers."""
    title: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    rules: Rules[Any, Any]
    rules_version: int
    evaluator: Evaluator
    events: tuple[type[Event], ...]
    reasons: tuple[str, ...]
    categories: tuple[str, ...]
    max_actions: int
    """Limit above any sensible match; the lab counts a longer one as drawn."""
    has_hidden_hands: bool = True
    colours: tuple[str, ...] = COLOURS
    foresight: Foresight = Foresight()

    @property
    def all_options(self) -> tuple[Option, ...]:
        """Return the options of the game and those of all games."""
        return (*self.options, PRACTICE)


class OptionError(ValueError):
    """Report an unknown option or value; the text is one sentence for the user."""


def complete_options(spec: Spec, given: Options) -> Options:
    """Return all options of the game, with defaults for those not given; raise OptionError."""
    known = {option.key: option for option in spec.all_options}
    for key, value in given.items():
        if key not in known:
            raise OptionError(f"{spec.title} has no option '{key}'; it has {', '.join(known)}.")
        if value not in (*known[key].values, *known[key].unoffered):
            raise OptionError(f"Option '{key}' is one of {', '.join(known[key].values)}, not '{value}'.")
    return {key: given.get(key, option.default) for key, option in known.items()}


def chosen_options(spec: Spec, given: Options) -> Options:
    """Return the options for another match, without values that cannot be chosen."""
    known = {option.key: option for option in spec.all_options}
    return {key: value for key, value in given.items() if value not in known[key].unoffered}
