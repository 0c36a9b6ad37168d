"""Finds each game's face: a package `scenes/<id>` with a module `face` is all it needs."""

from importlib import import_module
from importlib.util import find_spec

from game.core.registry import game_ids
from scenes.kit.face import Face


def has_face(game_id: str) -> bool:
    """Whether the game has a table here, without loading it."""
    package = find_spec(f"scenes.{game_id}")
    return package is not None and find_spec(f"scenes.{game_id}.face") is not None


def face_ids() -> list[str]:
    """The games that can be played at a table."""
    return [game_id for game_id in game_ids() if has_face(game_id)]


def face_of(game_id: str) -> Face:
    face = import_module(f"scenes.{game_id}.face").FACE
    if not isinstance(face, Face):
        raise TypeError(f"scenes/{game_id}/face.py has no FACE")
    return face
