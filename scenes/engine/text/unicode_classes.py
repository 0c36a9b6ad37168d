"""Classes of characters: marks that belong to the character before, and characters that no font draws."""

import unicodedata

_MARKS = frozenset({"Mn", "Mc", "Me", "Cf"})
"""Unicode categories of marks and joiners."""
_NEVER_DRAWN = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode categories of control characters, surrogates and separators."""
_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that would reverse the direction of the words after them."""


def is_attached(char: str) -> bool:
    """Return whether it is drawn with the character before: accents, variation selectors, joiners."""
    return unicodedata.category(char) in _MARKS


def drawable(text: str) -> str:
    """Return the text without control characters, direction marks and halves of characters."""
    if text.isprintable():
        return text
    return "".join(char for char in text if unicodedata.category(char) not in _NEVER_DRAWN and char not in _DIRECTIONS)


def step_left(text: str, index: int) -> int:
    """Return the index at which the character before the caret begins, its marks included."""
    index = max(0, index - 1)
    while index > 0 and is_attached(text[index]):
        index -= 1
    return index


def step_right(text: str, index: int) -> int:
    """Return the index at which the character after the caret ends, its marks included."""
    index = min(len(text), index + 1)
    while index < len(text) and is_attached(text[index]):
        index += 1
    return index
