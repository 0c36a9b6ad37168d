"""The time that a text stays on screen, so that it can be read."""

from unicodedata import east_asian_width

_BEFORE = 0.5
"""Seconds for finding the text."""
_LETTERS = 32.0
"""Letters read in a second; a wide East Asian one counts as two."""


def seconds_to_read(words: str, least: float, most: float) -> float:
    """Return the seconds that a text takes to read, between `least` and `most`."""
    letters = sum(2 if east_asian_width(letter) in "WF" else 1 for letter in words)
    return min(most, max(least, _BEFORE + letters / _LETTERS))
