"""How long words stand, so that they can be read."""

from unicodedata import east_asian_width

_BEFORE = 0.5
"""They are found first."""
_LETTERS = 32.0
"""In a second; one that is as wide as high says as much as two."""


def seconds_to_read(words: str, least: float, most: float) -> float:
    letters = sum(2 if east_asian_width(letter) in "WF" else 1 for letter in words)
    return min(most, max(least, _BEFORE + letters / _LETTERS))
