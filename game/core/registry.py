"""The registry of games: every package game.<id> with a SPEC in its `spec` module."""

import pkgutil
from functools import cache
from importlib import import_module

import game
from game.core.spec import Spec

_NO_GAMES = {"core", "ai", "coach", "lab", "lessons"}


class UnknownGameError(LookupError):
    """Report an unknown game; the text is one sentence for the user."""


@cache
def game_ids() -> tuple[str, ...]:
    """Return the ids of all games."""
    found = (module.name for module in pkgutil.iter_modules(game.__path__) if module.ispkg)
    return tuple(sorted(name for name in found if name not in _NO_GAMES))


@cache
def spec_of(game_id: str) -> Spec:
    """Return the Spec of a game; raise UnknownGameError."""
    if game_id not in game_ids():
        raise UnknownGameError(f"There is no game '{game_id}'; choose one of {', '.join(game_ids())}.")
    spec: Spec = import_module(f"game.{game_id}.spec").SPEC
    return spec


def all_specs() -> tuple[Spec, ...]:
    """Return the Specs of all games."""
    return tuple(spec_of(game_id) for game_id in game_ids())
