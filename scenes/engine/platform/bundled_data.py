"""Bundled data files that the program can do without: a damaged one is reported once and replaced by a default."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from scenes.engine.app import App

log = logging.getLogger(__name__)

T = TypeVar("T")


def learned_place(game_id: str) -> str:
    """Return the folder with what opponents, hints and the coach have learned about a game."""
    return f"game/{game_id}/mind"


def bundled_data(app: "App", place: str, read: Callable[[], T], otherwise: T) -> T:
    """Return what `read` returns, or `otherwise` if it fails.

    The failure is logged, and a notice names `place` once in each run of the program.
    """
    try:
        return read()
    except Exception:  # whatever stands in a damaged file; the log tells a fault of ours from it
        log.exception("cannot be used: %s", place)
        _tell(app, place)
        return otherwise


def _tell(app: "App", place: str) -> None:
    if place not in app.damaged_files:
        app.damaged_files.add(place)
        app.call_soon(lambda: app.notice(app.catalog("notice-data-damaged", place=place)))
