"""Learning of weights from positions: ridge regression of the final margin on what seats saw."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.lab.selfplay import Samples

if TYPE_CHECKING:
    import numpy

_PULL = 30.0
"""Strength of the ridge, which pulls towards the first weights, in features of unit deviation."""


def fit(samples: Samples, start: Sequence[float]) -> list[float]:
    """Return the weights; they stay near `start` where the games say little."""
    import numpy as np

    rows = np.array(samples.features)
    scale = rows.std(axis=0)
    scale[scale < 1e-9] = 1.0
    scaled: numpy.ndarray[Any, Any] = rows / scale
    rest = np.array(samples.margins) - rows @ np.array(start)
    gram = scaled.T @ scaled + _PULL * np.eye(rows.shape[1])
    change = np.linalg.solve(gram, scaled.T @ rest) / scale
    return [float(weight) for weight in np.array(start) + change]


def spread(samples: Samples, weights: Sequence[float]) -> float:
    """Return the standard deviation of the margin around what the weights expect."""
    import numpy as np

    return float((np.array(samples.margins) - np.array(samples.features) @ np.array(weights)).std())


def joined(rounds: Sequence[Samples]) -> Samples:
    """Return the samples of several rounds as one."""
    return Samples(
        [features for samples in rounds for features in samples.features],
        [margin for samples in rounds for margin in samples.margins],
    )
