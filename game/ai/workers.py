"""Worker processes kept alive for opponents and hints: asking never waits, and a worker that dies is replaced."""

import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Lock, Thread
from typing import Any

from game.ai.budget import Budget
from game.ai.thinking import Answer, Question, answer
from game.ai.worker import serve
from game.core.registry import spec_of

Wake = Callable[[], None]
_MOST_CRASHES = 3
"""A question that has killed so many workers is answered without search."""
_QUICK_LEVEL = "greedy"


class Request:
    """A question under way. Ask `poll` as often as you like; it never waits."""

    def __init__(self, thinker: "Thinker", number: int, question: Question) -> None:
        self._thinker = thinker
        self.number, self.question = number, question
        self.crashes = 0
        self.is_hurried = False
        self.is_cancelled = False
        self.answer: Answer | None = None

    def poll(self) -> Answer | None:
        return self.answer

    def hurry(self) -> None:
        """Move at once: the best found so far comes as the answer."""
        self.is_hurried = True
        self._thinker.press(self)

    def cancel(self) -> None:
        """No answer is wanted any more."""
        self.is_cancelled = True
        self._thinker.press(self)


@dataclass(slots=True)
class _Worker:
    process: Any
    pipe: Connection
    hurried: Any
    request: Request | None = field(default=None)


class Thinker:
    """Create one per program and close it at the end. `wake` is called from another thread when an answer has come."""

    def __init__(self, wake: Wake | None = None, workers: int | None = None) -> None:
        self._wake = wake
        self._context = get_context("spawn")
        self._count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers: list[_Worker] = []
        self._waiting: deque[Request] = deque()
        self._lock = Lock()
        self._number = 0
        self._is_closed = False
        self._bell_out, self._bell = self._context.Pipe(duplex=False)
        self._listener: Thread | None = None

    def ask(
        self, game_id: str, view: Any, seat: int, level: str, seed: str, budget: Budget | None = None
    ) -> Request:
        """What the opponent of this level does; `view` must be the seat's own view."""
        return self._ask(Question(game_id, spec_of(game_id).rules.to_plain(view), seat, seed, level, budget))

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, budget: Budget | None = None) -> Request:
        return self._ask(Question(game_id, spec_of(game_id).rules.to_plain(view), seat, seed, None, budget))

    def _ask(self, question: Question) -> Request:
        with self._lock:
            self._start()
            self._number += 1
            request = Request(self, self._number, question)
            self._waiting.append(request)
            self._hand_out()
        return request

    def press(self, request: Request) -> None:
        with self._lock:
            for worker in self._workers:
                if worker.request is request:
                    worker.hurried.value = max(worker.hurried.value, request.number)

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
            for worker in self._workers:
                worker.process.terminate()
            self._bell.send(None)
        if self._listener:
            self._listener.join()
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()

    def _start(self) -> None:
        while len(self._workers) < self._count:
            self._workers.append(self._new_worker())
        if self._listener is None:
            self._listener = Thread(target=self._listen, name="thinker", daemon=True)
            self._listener.start()

    def _new_worker(self) -> _Worker:
        here, there = self._context.Pipe()
        hurried = self._context.Value("q", 0)
        process = self._context.Process(target=serve, args=(there, hurried), daemon=True, name="opponent")
        process.start()
        there.close()
        return _Worker(process, here, hurried)

    def _hand_out(self) -> None:
        """Gives waiting questions to idle workers."""
        for worker in self._workers:
            if worker.request is None:
                self._give_next(worker)

    def _give_next(self, worker: _Worker) -> None:
        while self._waiting:
            request = self._waiting.popleft()
            if request.is_cancelled:
                continue
            worker.request = request
            if request.is_hurried:
                worker.hurried.value = request.number
            with suppress(OSError):  # the worker has died: the listener finds out and asks another
                worker.pipe.send((request.number, request.question))
            return

    def _listen(self) -> None:
        while not self._is_closed:
            with self._lock:
                pipes = {worker.pipe: worker for worker in self._workers}
            for ready in wait([self._bell_out, *pipes]):
                if ready is self._bell_out:
                    self._bell_out.recv()
                elif not self._is_closed:
                    self._receive(pipes[ready])  # type: ignore[index]

    def _receive(self, worker: _Worker) -> None:
        try:
            _, given = worker.pipe.recv()
        except (EOFError, OSError):
            given = None
        with self._lock:
            request, worker.request = worker.request, None
            if given is None:
                self._replace(worker, request)
            elif request:
                request.answer = given
            self._hand_out()
        if request and request.answer and not request.is_cancelled and self._wake:
            self._wake()

    def _replace(self, worker: _Worker, request: Request | None) -> None:
        worker.process.join()
        worker.pipe.close()
        self._workers[self._workers.index(worker)] = self._new_worker()
        if request and not request.is_cancelled:
            request.crashes += 1
            if request.crashes < _MOST_CRASHES:
                self._waiting.appendleft(request)
            else:
                request.answer = answer(replace(request.question, level=_QUICK_LEVEL))
