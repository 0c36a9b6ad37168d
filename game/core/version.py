"""The one number of this program, as pyproject.toml gives it, which a built program carries with it."""

import tomllib
from functools import cache
from pathlib import Path

UNKNOWN = "?"
"""Where that file is damaged: an error's log must not fail for want of a number."""


@cache
def version() -> str:
    try:
        text = Path(__file__).parents[2].joinpath("pyproject.toml").read_text(encoding="utf-8")
        number: str = tomllib.loads(text)["project"]["version"]
    except (OSError, ValueError, KeyError):
        return UNKNOWN
    return number
