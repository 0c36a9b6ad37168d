"""What a game's module `score_lines` tells about the categories of its score table."""

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.core.events import Event

PointsOf = Callable[[Event], int | None]


def events_of(game_id: str, category: str) -> tuple[type[Event], ...] | None:
    """The events that change a running comparison; None when every event may have done it."""
    events: Mapping[str, tuple[type[Event], ...]] = getattr(_told_by(game_id), "CATEGORY_EVENTS", {})
    return events.get(category)


def points_of(game_id: str, category: str) -> PointsOf | None:
    """How to read the points off an event, for games whose events score for their own seat once and for all."""
    told = getattr(_told_by(game_id), "points_of", None)
    return partial(told, category) if told else None


def icon_of(game_id: str, category: str) -> str:
    icons: Mapping[str, str] = getattr(_told_by(game_id), "CATEGORY_ICONS", {})
    return icons.get(category, "trophy")


def is_occasional(game_id: str, category: str) -> bool:
    """Left out of the table in matches where nobody ever had points of it."""
    return category in getattr(_told_by(game_id), "OCCASIONAL", ())


def _told_by(game_id: str) -> Any:
    name = f"scenes.{game_id}.score_lines"
    return import_module(name) if find_spec(name) else None
