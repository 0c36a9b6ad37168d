"""The worker processes that think for opponents and the coach: started on first use, shared by all tables."""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar
from weakref import WeakSet

from game.ai.minds import check_learned
from game.ai.thinking import Inquiry
from game.ai.workers import Request, Thinker
from game.core.registry import spec_of
from game.core.seats import Seat
from scenes.engine.app import App
from scenes.engine.platform.bundled_data import bundled_data, learned_place
from scenes.table.match_controller import OnAnswer

Given = TypeVar("Given")


class AiRequest(Generic[Given]):
    """Wait for one answer and pass it on to `on_answer`, unless the request is cancelled."""

    def __init__(self, desk: "AiService", request: Request[Given], on_answer: Callable[[Given], None]) -> None:
        self._desk, self._request, self._on_answer = desk, request, on_answer

    def hurry(self) -> None:
        """Ask the worker for the best answer it has found so far."""
        self._request.hurry()

    def cancel(self) -> None:
        """Drop the request; its answer is not wanted any more."""
        self._desk.forget(self)
        self._request.cancel()

    def come_back(self) -> None:
        """Pass the answer on if it has come."""
        answer = self._request.poll()
        if answer is not None:
            self._desk.forget(self)
            self._on_answer(answer)


class IdleWork(Protocol):
    """Work only while nobody at a table waits for an answer."""

    def rest(self) -> None:
        """Pause the work."""

    def go_on(self) -> None:
        """Continue the work."""


class AiService:
    """Pass requests to the worker processes, and their answers back in the program's own loop."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._thinker = Thinker(self._wake, on_trouble=self._tell_trouble)
        self.errands: list[AiRequest[Any]] = []
        self._chores: list[AiRequest[Any]] = []
        self.idlers: WeakSet[IdleWork] = WeakSet()

    def ask(self, game_id: str, view: Any, seat: int, player: Seat, seed: str, on_answer: OnAnswer) -> AiRequest[Any]:
        """Ask for the action of an opponent."""
        self.can_judge(game_id, view)
        request = self._thinker.ask(game_id, view, seat, player.player, seed, temper=player.temper)
        return self._send(request, on_answer)

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> AiRequest[Any]:
        """Ask for a hint."""
        self.can_judge(game_id, view)
        return self._send(self._thinker.ask_hint(game_id, view, seat, seed), on_answer)

    def can_judge(self, game_id: str, view: Any) -> bool:
        """Return whether the learned weights can be used.

        If their file is damaged, a notice says so, and opponents judge by weights set by hand.
        """

        def is_sound() -> bool:
            check_learned(spec_of(game_id), view)
            return True

        return bundled_data(self._app, learned_place(game_id), is_sound, False)

    def ask_first(
        self, inquiry: Inquiry[Given], resort: Callable[[], Given], on_answer: Callable[[Given], None]
    ) -> AiRequest[Given]:
        """Ask a question of another kind for which somebody at a table waits."""
        return self._send(self._thinker.ask_chore(inquiry, resort), on_answer)

    # What nobody waits for

    @property
    def is_wanted(self) -> bool:
        """Return whether somebody at a table waits for an answer."""
        return bool(self.errands)

    @property
    def hands(self) -> int:
        """Return how many chores can run at the same time."""
        return self._thinker.workers

    def ask_chore(
        self, inquiry: Inquiry[Given], resort: Callable[[], Given], on_answer: Callable[[Given], None]
    ) -> AiRequest[Given]:
        """Ask a question that nobody at a table waits for, such as the coach's."""
        errand = AiRequest(self, self._thinker.ask_chore(inquiry, resort), on_answer)
        self._chores.append(errand)
        return errand

    # Inner workings

    def close(self) -> None:
        """Stop the workers."""
        self._thinker.close()

    def forget(self, errand: AiRequest[Any]) -> None:
        """Remove a request that was answered or cancelled."""
        if errand in self._chores:
            self._chores.remove(errand)
            return
        self.errands.remove(errand)
        if not self.errands:
            self._app.call_soon(self._free_idlers)

    def _send(self, request: Request[Given], on_answer: Callable[[Given], None]) -> AiRequest[Given]:
        errand = AiRequest(self, request, on_answer)
        self.errands.append(errand)
        for idler in list(self.idlers):
            idler.rest()
        return errand

    def _free_idlers(self) -> None:
        if not self.errands:
            for idler in list(self.idlers):
                idler.go_on()

    def _wake(self) -> None:
        """Collect answers in the program's loop; called in the workers' thread."""
        self._app.call_soon(self._collect)

    def _tell_trouble(self) -> None:
        """Show a notice that workers cannot run; called once, in any thread."""
        self._app.call_soon(lambda: self._app.notice(self._app.catalog("notice-no-workers")))

    def _collect(self) -> None:
        for errand in [*self.errands, *self._chores]:
            if errand in self.errands or errand in self._chores:
                errand.come_back()


def ai_service_of(app: App) -> AiService:
    """Return the service of the app, made on first use."""
    return app.services.get(_open)


def _open(app: App) -> AiService:
    service = AiService(app)
    app.closers.append(service.close)
    return service
