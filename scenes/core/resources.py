"""Where the project's own files are, in a checkout and in a frozen build."""

import sys
from pathlib import Path


def root() -> Path:
    """The folder that holds `assets/`, `i18n/` and, in a frozen build, `fonts/`."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parents[2]


def asset(*parts: str) -> Path:
    return root().joinpath("assets", *parts)


def catalogues() -> Path:
    return root() / "i18n"
