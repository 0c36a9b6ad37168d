"""What a game tells of itself to the generic parts: seats, options, rules, words."""

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
    """A rule variant; the first value is the default."""

    key: str
    values: tuple[str, ...]
    unoffered: tuple[str, ...] = ()
    """What nobody chooses: it comes about."""

    @property
    def default(self) -> str:
        return self.values[0]


KNOWN = "known"
"""Practice only because the match goes on from another one, in which people have seen what comes."""
PRACTICE = Option("practice", ("off", "on"), (KNOWN,))


class Judge(Protocol):
    """One set of learned weights at work. It judges by what the deciding seat can see, even when given a full state."""

    def value(self, state: Any, seat: int) -> float:
        """The margin of points at the end that these weights expect."""
        ...

    def options(self, state: Any, wide: bool = False) -> Sequence[tuple[float, Any]]:
        """Legal actions worth considering, at least one, each with a value; fewer and quicker when not wide.

        Where the evaluator's `is_exact` holds, all of them.
        """
        ...


class Evaluator(Protocol):
    """What a game brings to the opponents that all games share."""

    @property
    def FEATURES(self) -> Sequence[str]: ...  # noqa: N802 - a constant of the module

    @property
    def GREEDY(self) -> Mapping[str, float]:  # noqa: N802
        """Weights set by hand: points as they stand now. Training starts from them."""
        ...

    @property
    def BY_RESULTS(self) -> Mapping[str, float]:  # noqa: N802
        """Weights that only the results of matches teach, each with the size of a step worth trying."""
        ...

    @property
    def TEMPERS(self) -> Mapping[str, Mapping[str, float]]:  # noqa: N802
        """What each temper adds to which weights: enough to be seen, too little to be weaker."""
        ...

    @property
    def PLANS(self) -> Mapping[str, Mapping[str, float]]:  # noqa: N802
        """What each way to win adds to which weights, so that a seat follows it: the laboratory plays against them."""
        ...

    @property
    def VARIANTS(self) -> Mapping[str, Options]:  # noqa: N802
        """Options under which weights are learned of their own."""
        ...

    def variant_of(self, state: Any) -> str:
        """The variant whose weights this position asks for."""
        ...

    def features(self, view: Any, seat: int) -> list[float]:
        """How the seat stands, in numbers that the weights multiply."""
        ...

    def judge(self, weights: Sequence[float]) -> Judge: ...

    def is_settled(self, state: Any) -> bool:
        """The running game is over: playouts stop here."""
        ...

    def is_exact(self, state: Any) -> bool:
        """Nothing random is left that matters: a world may be searched to its end."""
        ...

    def position_key(self, state: Any) -> Hashable:
        """Equal for positions from which the rest of an exact search is the same."""
        ...


def _never(state: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Foresight:
    """What a game asks of the search that all games share; the defaults suit most of them."""

    waypoint: int = 0
    """Choices after which the full search takes down the value of a playout, and goes on to the end: both count alike.

    It suits short matches, whose value half-way misses much and whose end hangs on luck. 0: playouts are cut instead.
    """
    depth: int = 12
    """Choices that a playout of the full search looks ahead, where there is no waypoint."""
    glance: int = 0
    """Choices that a smaller search looks ahead, where that is not its share of the depth."""
    in_rounds: bool = False
    """The search then goes on to the next round: pieces on their spaces promise more or less than they bring.

    The best that a game asks for is the full search's alone: without a waypoint smaller ones are cut at any turn.
    """
    winning: float = 0.85
    """Of the worth of an end, the share that asks who won; the rest asks by how much: more where luck decides much."""
    judgement: float = 2.0
    """Points (a standard error) by which the difference between two ways, judged where the full search judges, misses
    what playing on to the end makes of it: `game.lab.calibration` measures it."""
    trust: float = 4.0
    """The learned value of a candidate counts like so many playouts, at the start of a turn."""
    is_planned: Callable[[Any], bool] = _never
    """What is left of the action needs no luck, and the judge's wide options see it through: playouts begin so."""
    is_clear: Callable[[Any], bool] = _never
    """What is planned is so well judged that it is played without a search."""


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
    colours: tuple[str, ...] = COLOURS
    foresight: Foresight = Foresight()

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
        if value not in (*known[key].values, *known[key].unoffered):
            raise OptionError(f"Option '{key}' is one of {', '.join(known[key].values)}, not '{value}'.")
    return {key: given.get(key, option.default) for key, option in known.items()}


def chosen_options(spec: Spec, given: Options) -> Options:
    """For another match: what came about in this one begins anew."""
    known = {option.key: option for option in spec.all_options}
    return {key: value for key, value in given.items() if value not in known[key].unoffered}
