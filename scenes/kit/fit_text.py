"""One font size for several labels: the largest at which each text fits its own place."""

from collections.abc import Sequence
from typing import Protocol

from scenes.engine.layout import Rect
from scenes.engine.theme import TextStyle

_STEP, _LEAST = 0.95, 0.3


class Measure(Protocol):
    """Measure a text as the canvas would set it."""

    def __call__(self, text: str, style: TextStyle, width: float | None = None) -> tuple[float, float]:
        """Return width and height in design units, broken into lines if a width is given."""


def common_style(
    measure: Measure, texts: Sequence[tuple[str, Rect]], style: TextStyle, *, wraps: bool = False
) -> TextStyle:
    """Return the style with the largest size at which every text fits its place.

    Without `wraps` only the widths count: a single line may be a little higher than its place.
    """

    def fit(trial: TextStyle) -> bool:
        for text, place in texts:
            width, height = measure(text, trial, place.w if wraps else None)
            if width > place.w or (wraps and height > place.h):
                return False
        return True

    size = style.size
    while size > style.size * _LEAST and not fit(style.sized(size)):
        size *= _STEP
    return style.sized(size)
