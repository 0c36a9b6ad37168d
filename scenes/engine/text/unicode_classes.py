"""Characters that stand for nothing by themselves: marks that belong to the one before, and what no font can draw."""

import unicodedata

_MARKS = frozenset({"Mn", "Mc", "Me", "Cf"})
_NEVER_DRAWN = frozenset({"Cc", "Cs", "Zl", "Zp"})
_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that would turn round the words behind them."""


def is_attached(char: str) -> bool:
    """Accents, variation selectors, joiners: drawn with the character before, in its font."""
    return unicodedata.category(char) in _MARKS


def drawable(text: str) -> str:
    """Without control characters, directions and halves of characters, over which a font or a reader stumbles."""
    if text.isprintable():
        return text
    return "".join(char for char in text if unicodedata.category(char) not in _NEVER_DRAWN and char not in _DIRECTIONS)


def step_left(text: str, index: int) -> int:
    """Where the character before the caret begins, its marks included."""
    index = max(0, index - 1)
    while index > 0 and is_attached(text[index]):
        index -= 1
    return index


def step_right(text: str, index: int) -> int:
    """Where the character behind the caret ends, its marks included."""
    index = min(len(text), index + 1)
    while index < len(text) and is_attached(text[index]):
        index += 1
    return index
