"""Worker processes kept alive for opponents and hints: asking never waits, and a worker that dies is replaced.

Every question is a task for all of them: each searches in worlds of its own, and the answer adds up what they find.
Where workers do not start, stand still or die again and again, an understudy thinks in the program itself.
"""

import os
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Lock, Thread
from typing import Any

from game.ai.budget import Budget
from game.ai.candidates import Candidate
from game.ai.parts import WHOLE, Part
from game.ai.thinking import Answer, Question, answer_from
from game.ai.understudy import Understudy
from game.ai.worker import serve
from game.core.registry import spec_of

Wake = Callable[[], None]
_MOST_WORKERS = 4
_MOST_CRASHES = 3
"""A question that has killed so many workers is answered without search."""
_MOST_DEATHS = 6
"""After so many without an answer in between, no further worker is started."""
PATIENCE_SECONDS = 20.0
"""A worker that is not done by then is hurried; after the same time again it is ended."""


class Request:
    """A question under way, in as many parts as there are workers. Ask `poll` as often as you like; it never waits."""

    def __init__(self, thinker: "Thinker", number: int, question: Question, resort: Callable[[], str]) -> None:
        self._thinker = thinker
        self.number, self.question, self.resort = number, question, resort
        self.found: dict[Part, list[Candidate]] = {}
        self.crashes = 0
        self.is_rescued = False
        self.is_hurried = False
        self.is_cancelled = False
        self.answer: Answer | None = None

    def poll(self) -> Answer | None:
        return self.answer

    def add(self, part: Part, found: list[Candidate]) -> Answer | None:
        """The answer, when this was the last part; the order in which parts come changes nothing."""
        self.found[part] = found
        if len(self.found) < part.count:
            return None
        return answer_from(self.question, [self.found[each] for each in sorted(self.found)])

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
    part: Part = WHOLE
    deadline: float = 0.0


class Thinker:
    """Create one per program and close it at the end. `wake` is called from another thread when an answer has come.

    `on_trouble` is called once, from any thread, when the understudy begins.
    """

    def __init__(
        self,
        wake: Wake | None = None,
        workers: int | None = None,
        on_trouble: Callable[[], None] | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._wake = wake
        self._on_trouble = on_trouble
        self._patience = patience
        self._understudy = Understudy()
        self._deaths = 0
        self._context = get_context("spawn")
        self._count = workers or min(_MOST_WORKERS, os.cpu_count() or 1)
        self._workers: list[_Worker] = []
        self._waiting: deque[tuple[Request, Part]] = deque()
        self._lock = Lock()
        self._number = 0
        self._is_closed = False
        self._bell_out, self._bell = self._context.Pipe(duplex=False)
        self._listener: Thread | None = None

    def ask(
        self,
        game_id: str,
        view: Any,
        seat: int,
        level: str,
        seed: str,
        budget: Budget | None = None,
        temper: str = "",
    ) -> Request:
        """What the opponent of this level and temper does; `view` must be the seat's own view."""
        rules = spec_of(game_id).rules
        question = Question(game_id, rules.to_plain(view), seat, seed, level, budget, temper=temper)
        return self._ask(question, lambda: rules.legal(view)[0].text)

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, budget: Budget | None = None) -> Request:
        rules = spec_of(game_id).rules
        question = Question(game_id, rules.to_plain(view), seat, seed, None, budget)
        return self._ask(question, lambda: rules.legal(view)[0].text)

    def _ask(self, question: Question, resort: Callable[[], str]) -> Request:
        with self._lock:
            self._start()
            self._number += 1
            request = Request(self, self._number, question, resort)
            parts = max(1, len(self._workers))
            self._waiting.extend((request, Part(index, parts)) for index in range(parts))
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
            self._understudy.close()
            for worker in self._workers:
                worker.process.kill()
            self._bell.send(None)
        if self._listener:
            self._listener.join()
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()

    def _start(self) -> None:
        while len(self._workers) < self._count and self._deaths < _MOST_DEATHS:
            self._hire()
        if self._listener is None:
            self._listener = Thread(target=self._listen, name="thinker", daemon=True)
            self._listener.start()

    def _hire(self) -> None:
        try:
            self._workers.append(self._new_worker())
        except OSError:
            self._deaths += 1

    def _new_worker(self) -> _Worker:
        here, there = self._context.Pipe()
        hurried = self._context.RawValue("q", 0)  # a lock would stay locked with the worker that held it
        process = self._context.Process(target=serve, args=(there, hurried), daemon=True, name="opponent")
        process.start()
        there.close()
        return _Worker(process, here, hurried)

    def _hand_out(self) -> None:
        """Gives waiting questions to idle workers; without any, the understudy has them all."""
        for worker in self._workers:
            if worker.request is None:
                self._give_next(worker)
        while self._waiting and not self._workers:
            self._rescue(self._waiting.popleft()[0], is_quick=False)

    def _give_next(self, worker: _Worker) -> None:
        while self._waiting:
            request, worker.part = self._waiting.popleft()
            if request.is_cancelled or request.is_rescued:
                continue
            worker.request, worker.deadline = request, time.monotonic() + self._patience
            self._bell.send(None)
            if request.is_hurried:
                worker.hurried.value = request.number
            with suppress(OSError):  # the worker has died: the listener finds out and asks another
                worker.pipe.send((request.number, replace(request.question, part=worker.part)))
            return

    def _listen(self) -> None:
        while not self._is_closed:
            with self._lock:
                pipes = {worker.pipe: worker for worker in self._workers}
                seconds = self._watch()
            for ready in wait([self._bell_out, *pipes], seconds):
                if ready is self._bell_out:
                    self._bell_out.recv()
                elif not self._is_closed:
                    self._receive(pipes[ready])  # type: ignore[index]

    def _watch(self) -> float | None:
        """Hurries and at last ends who takes too long; the seconds until the next must be looked after."""
        now = time.monotonic()
        busy = [worker for worker in self._workers if worker.request is not None]
        for worker in (each for each in busy if each.deadline <= now):
            assert worker.request is not None
            worker.deadline = now + self._patience
            if worker.hurried.value >= worker.request.number:
                worker.request.crashes = _MOST_CRASHES
                worker.process.kill()
            worker.hurried.value = worker.request.number
        return min((worker.deadline - now for worker in busy), default=None)

    def _receive(self, worker: _Worker) -> None:
        try:
            _, found = worker.pipe.recv()
        except (EOFError, OSError):
            found = None
        with self._lock:
            request, worker.request = worker.request, None
            given = request.add(worker.part, found) if request and found else None
            if found is None:
                self._replace(worker, request)
            else:
                self._deaths = 0
            self._hand_out()
        if request and given:
            self._settle(request, given)

    def _settle(self, request: Request, given: Answer) -> None:
        if request.answer is None:
            request.answer = given
            self._ring(request)

    def _ring(self, request: Request) -> None:
        if not request.is_cancelled and self._wake:
            self._wake()

    def _replace(self, worker: _Worker, request: Request | None) -> None:
        worker.process.join()
        worker.pipe.close()
        self._workers.remove(worker)
        self._deaths += 1
        self._start()
        if request and not request.is_cancelled:
            request.crashes += 1
            if request.crashes < _MOST_CRASHES:
                self._waiting.appendleft((request, worker.part))
            else:
                self._rescue(request, is_quick=True)

    def _rescue(self, request: Request, is_quick: bool) -> None:
        """Once, however many of its parts are in trouble."""
        if request.is_rescued:
            return
        request.is_rescued = True
        self._understudy.take(request, partial(self._settle, request), is_quick)
        if not is_quick and self._on_trouble is not None:
            self._on_trouble()
            self._on_trouble = None
