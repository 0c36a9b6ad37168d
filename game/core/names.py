"""Names people give: what of a text may stand in one, wherever it was typed, pasted or read."""

LONGEST_NAME = 80
"""No list and no table has room for more; what people type is shorter."""
_WIDE_SPACE = "\u3000"


def one_line(text: str) -> str:
    """The text without control characters, halves of characters and invisible marks; any space is a plain one."""
    return "".join(_printable(char) for char in text)


def _printable(char: str) -> str:
    if char.isprintable() or char == _WIDE_SPACE:
        return char
    return " " if char.isspace() else ""
