"""Names that people give: which characters they may contain."""

LONGEST_NAME = 80
"""Limit for names from files, as no list has room for more."""
_WIDE_SPACE = "\u3000"


def one_line(text: str) -> str:
    """Return the text without control and invisible characters; other spaces become plain ones."""
    return "".join(_printable(char) for char in text)


def _printable(char: str) -> str:
    if char.isprintable() or char == _WIDE_SPACE:
        return char
    return " " if char.isspace() else ""
