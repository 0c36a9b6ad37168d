"""The workers that think for opponents: started with the first table, shared by all, closed with the program."""

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from game.ai.workers import Request, Thinker
from scenes.core.app import App

_DESKS: "WeakKeyDictionary[App, Desk]" = WeakKeyDictionary()


class Desk:
    """Hands questions to the workers and tells everybody who listens when an answer may have come."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._thinker = Thinker(self._wake)
        self.listeners: list[Callable[[], None]] = []

    def ask(self, game_id: str, view: Any, seat: int, level: str, seed: str) -> Request:
        return self._thinker.ask(game_id, view, seat, level, seed)

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str) -> Request:
        return self._thinker.ask_hint(game_id, view, seat, seed)

    def close(self) -> None:
        self._thinker.close()

    def _wake(self) -> None:
        """From the workers' thread."""
        self._app.call_soon(self._tell)

    def _tell(self) -> None:
        for listener in list(self.listeners):
            listener()


def desk_of(app: App) -> Desk:
    if app not in _DESKS:
        desk = _DESKS[app] = Desk(app)
        app.closers.append(desk.close)
    return _DESKS[app]
