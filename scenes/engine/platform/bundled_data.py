"""Data files of ours that the rest goes on without: one sentence names a damaged one."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from scenes.engine.app import App

log = logging.getLogger(__name__)

T = TypeVar("T")

_TOLD: "WeakKeyDictionary[App, set[str]]" = WeakKeyDictionary()


def learned_place(game_id: str) -> str:
    """What opponents, hints and the coach have learned, and how strong they proved to be."""
    return f"game/{game_id}/mind"


def bundled_data(app: "App", place: str, read: Callable[[], T], otherwise: T) -> T:
    """What is read of the files in that place, or `otherwise` where a damaged one upsets it, which is told once."""
    try:
        return read()
    except Exception:  # whatever stands in a damaged file; the log tells a fault of ours from it
        log.exception("cannot be used: %s", place)
        _tell(app, place)
        return otherwise


def _tell(app: "App", place: str) -> None:
    told = _TOLD.setdefault(app, set())
    if place not in told:
        told.add(place)
        app.call_soon(lambda: app.notice(app.catalog("notice-data-damaged", place=place)))
