"""The worth of a result or an expected margin to a seat: from 0, lost, to 1, won."""

from math import exp, log
from typing import Any

from game.core.scores import Result
from game.core.spec import Spec

_STEEPNESS = 1.7
"""Factor by which the logistic curve follows the normal distribution."""
_SMALLEST = 1e-12


def worth_of_margin(margin: float, spread: float) -> float:
    """Return the worth of an expected margin."""
    scaled = max(-60.0, min(60.0, _STEEPNESS * margin / spread))
    return 1.0 / (1.0 + exp(-scaled))


def margin_of_worth(spec: Spec, worth: float, spread: float) -> float:
    """Return the margin of a finished game from its worth; 0 for a shared win."""
    winning = spec.foresight.winning
    if 1 - winning < worth < winning:
        return 0.0
    share = (worth - winning if worth >= winning else worth) / (1 - winning)
    sure = min(1 - _SMALLEST, max(_SMALLEST, share))
    return log(sure / (1 - sure)) * spread / _STEEPNESS


def worth_of_end(spec: Spec, state: Any, seat: int, spread: float) -> float:
    """Return the worth of a finished state."""
    return worth_of_result(spec, spec.rules.result(state), seat, spread)


def worth_of_result(spec: Spec, result: Result, seat: int, spread: float) -> float:
    """Return the worth of a result.

    The margin counts a little, so that a sure winner plays well and a sure loser does not give up.
    """
    winning = spec.foresight.winning
    won = (seat in result.winners) / len(result.winners)
    return winning * won + (1 - winning) * worth_of_margin(margin_of(result.totals, seat), spread)


def margin_of(totals: tuple[int, ...], seat: int) -> int:
    """Return the seat's points minus those of the best rival."""
    return totals[seat] - max(points for each, points in enumerate(totals) if each != seat)
