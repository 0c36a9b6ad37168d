"""The version of the program, as pyproject.toml has it; the built program includes that file."""

import tomllib
from functools import cache
from pathlib import Path

UNKNOWN = "?"
"""Version if the file is damaged, as an error report must not fail over it."""


@cache
def version() -> str:
    """Return the version."""
    try:
        text = Path(__file__).parents[2].joinpath("pyproject.toml").read_text(encoding="utf-8")
        number: str = tomllib.loads(text)["project"]["version"]
    except (OSError, ValueError, KeyError):
        return UNKNOWN
    return number
