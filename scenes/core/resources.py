"""Where the project's own files are, in a checkout and in a frozen build."""

import sys
from pathlib import Path


def root() -> Path:
    """The folder that holds `assets/` and `i18n/`."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parents[2]


def asset(*parts: str) -> Path:
    return root().joinpath("assets", *parts)


def catalogues() -> Path:
    return root() / "i18n"


def bundled_fonts() -> Path:
    """Fonts cut when the release was built; the folder is missing in a checkout."""
    return root() / "fonts"
