"""The workers that think for opponents: started with the first table, shared by all, closed with the program."""

from typing import Any
from weakref import WeakKeyDictionary

from game.ai.workers import Request, Thinker
from scenes.core.app import App
from scenes.table.session import OnAnswer

_DESKS: "WeakKeyDictionary[App, Desk]" = WeakKeyDictionary()


class Errand:
    """One question under way; its answer goes to who asked, unless it was cancelled."""

    def __init__(self, desk: "Desk", request: Request, on_answer: OnAnswer) -> None:
        self._desk, self._request, self._on_answer = desk, request, on_answer

    def hurry(self) -> None:
        self._request.hurry()

    def cancel(self) -> None:
        self._desk.errands.remove(self)
        self._request.cancel()

    def come_back(self) -> None:
        answer = self._request.poll()
        if answer is not None:
            self._desk.errands.remove(self)
            self._on_answer(answer)


class Desk:
    """Hands questions to the workers and their answers back, in the program's own loop."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._thinker = Thinker(self._wake, on_trouble=self._tell_trouble)
        self.errands: list[Errand] = []

    def ask(self, game_id: str, view: Any, seat: int, level: str, seed: str, on_answer: OnAnswer) -> Errand:
        return self._send(self._thinker.ask(game_id, view, seat, level, seed), on_answer)

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> Errand:
        return self._send(self._thinker.ask_hint(game_id, view, seat, seed), on_answer)

    def close(self) -> None:
        self._thinker.close()

    def _send(self, request: Request, on_answer: OnAnswer) -> Errand:
        errand = Errand(self, request, on_answer)
        self.errands.append(errand)
        return errand

    def _wake(self) -> None:
        """From the workers' thread."""
        self._app.call_soon(self._collect)

    def _tell_trouble(self) -> None:
        """From any thread, once."""
        self._app.call_soon(lambda: self._app.notice(self._app.catalog("notice-no-workers")))

    def _collect(self) -> None:
        for errand in list(self.errands):
            if errand in self.errands:
                errand.come_back()


def desk_of(app: App) -> Desk:
    if app not in _DESKS:
        desk = _DESKS[app] = Desk(app)
        app.closers.append(desk.close)
    return _DESKS[app]
