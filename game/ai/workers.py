"""The worker processes for opponents, hints and the coach: asking never blocks, and a dead worker is replaced.

A player's question goes to all workers: each searches in worlds of its own, and their results are added. A chore,
for which nobody waits, goes to one worker after all questions. If workers cannot start, hang or die repeatedly,
the understudy thinks in the program itself.
"""

import logging
import os
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import wait
from threading import Lock, Thread
from typing import Any, Generic, TypeVar

from game.ai.budget import Budget
from game.ai.fallback_thinker import Understudy
from game.ai.parts import WHOLE, Part
from game.ai.thinking import Answer, Inquiry, Question
from game.ai.worker import serve
from game.core.registry import spec_of

log = logging.getLogger(__name__)

Wake = Callable[[], None]
Given = TypeVar("Given")
_MOST_WORKERS = 4
_MOST_CRASHES = 3
"""Number of workers that a question may crash before it is answered without search."""
_MOST_DEATHS = 6
"""Number of deaths in a row, without an answer between, from which no worker is started."""
PATIENCE_SECONDS = 20.0
"""Time after which a worker is hurried; after the same time again it is killed."""


class Request(Generic[Given]):
    """Hold a running inquiry, in one part or as many as there are workers; `poll` never blocks."""

    def __init__(self, thinker: "Thinker", inquiry: Inquiry[Given], resort: Callable[[], Given]) -> None:
        self._thinker = thinker
        self.inquiry, self.resort = inquiry, resort
        self.found: dict[Part, Any] = {}
        self.crashes = 0
        self.is_rescued = False
        self.is_hurried = False
        self.is_cancelled = False
        self.answer: Given | None = None

    def poll(self) -> Given | None:
        """Return the answer; None until it has come."""
        return self.answer

    def add(self, part: Part, found: Any) -> Given | None:
        """Add what a part found; return the answer after the last part. The order of the parts does not matter."""
        self.found[part] = found
        if len(self.found) < part.count:
            return None
        return self.inquiry.answered([self.found[each] for each in sorted(self.found)])

    def hurry(self) -> None:
        """Ask for the best answer found so far."""
        self.is_hurried = True
        self._thinker.press(self)

    def cancel(self) -> None:
        """Drop the request; its answer is not wanted any more."""
        self.is_cancelled = True
        self._thinker.press(self)


@dataclass(slots=True, eq=False)
class _Worker:
    """Hold a worker process and what it works on; `number` counts the tasks that it was given."""

    process: Any
    pipe: Any
    hurried: Any
    request: Request[Any] | None = field(default=None)
    part: Part = WHOLE
    number: int = 0
    deadline: float = 0.0

    @property
    def is_hurried(self) -> bool:
        """Return whether the worker has been asked to end its present task."""
        return bool(self.hurried.value >= self.number)

    def hurry(self) -> None:
        """Ask the worker to end its present task."""
        self.hurried.value = self.number


class Thinker:
    """Manage the worker processes of a program; close it at the end.

    `wake` is called from another thread when an answer has come. `on_trouble` is called once, from any thread,
    when the understudy takes over.
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
        self._waiting: deque[tuple[Request[Any], Part]] = deque()
        self._chores: deque[Request[Any]] = deque()
        self._lock = Lock()
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
    ) -> Request[Answer]:
        """Ask for the action of an opponent; `view` must be the seat's own."""
        rules = spec_of(game_id).rules
        question = Question(game_id, rules.to_plain(view), seat, seed, level, budget, temper=temper)
        return self._ask(question, lambda: Answer(rules.legal(view)[0].text))

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, budget: Budget | None = None) -> Request[Answer]:
        """Ask for a hint; `view` must be the seat's own."""
        rules = spec_of(game_id).rules
        question = Question(game_id, rules.to_plain(view), seat, seed, None, budget)
        return self._ask(question, lambda: Answer(rules.legal(view)[0].text))

    @property
    def workers(self) -> int:
        """Return how many chores can run at once."""
        return self._count

    def ask_chore(self, inquiry: Inquiry[Given], resort: Callable[[], Given]) -> Request[Given]:
        """Ask one worker, whenever no player's question waits."""
        with self._lock:
            request = self._new_request(inquiry, resort)
            self._chores.append(request)
            self._hand_out()
        return request

    def _ask(self, question: Inquiry[Given], resort: Callable[[], Given]) -> Request[Given]:
        with self._lock:
            request = self._new_request(question, resort)
            parts = max(1, len(self._workers))
            self._waiting.extend((request, Part(index, parts)) for index in range(parts))
            self._hand_out()
        return request

    def _new_request(self, inquiry: Inquiry[Given], resort: Callable[[], Given]) -> Request[Given]:
        if not self._is_closed:  # a worker started later would outlive the program
            self._start()
        return Request(self, inquiry, resort)

    def press(self, request: Request[Any]) -> None:
        """Tell the workers of a request to answer at once."""
        with self._lock:
            for worker in self._workers:
                if worker.request is request:
                    worker.hurry()

    def close(self) -> None:
        """Kill the workers and stop."""
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
        """Give waiting tasks to idle workers; without workers, all to the understudy."""
        for worker in self._workers:
            if worker.request is None:
                self._give_next(worker)
        while not self._workers and (task := self._next_task()) is not None:
            self._rescue(task[0], is_quick=False)

    def _next_task(self) -> tuple[Request[Any], Part] | None:
        if self._waiting:
            return self._waiting.popleft()
        return (self._chores.popleft(), WHOLE) if self._chores else None

    def _give_next(self, worker: _Worker) -> None:
        while (task := self._next_task()) is not None:
            request, worker.part = task
            if request.is_cancelled or request.is_rescued:
                continue
            worker.request, worker.deadline = request, time.monotonic() + self._patience
            worker.number += 1
            self._bell.send(None)
            if request.is_hurried:
                worker.hurry()
            with suppress(OSError):  # the worker has died: the listener finds out and asks another
                worker.pipe.send((worker.number, request.inquiry.of(worker.part)))
            return

    def _listen(self) -> None:
        while not self._is_closed:
            with self._lock:
                heard: dict[Any, _Worker] = {worker.pipe: worker for worker in self._workers}
                heard |= {worker.process.sentinel: worker for worker in self._workers}
                seconds = self._watch()
            for ready in wait([self._bell_out, *heard], seconds):
                if ready is self._bell_out:
                    self._bell_out.recv()
                elif not self._is_closed and heard[ready] in self._workers:
                    self._receive(heard[ready])

    def _watch(self) -> float | None:
        """Hurry, and later kill, workers that take too long; return the seconds until the next check."""
        now = time.monotonic()
        busy = [worker for worker in self._workers if worker.request is not None]
        for worker in (each for each in busy if each.deadline <= now):
            assert worker.request is not None
            worker.deadline = now + self._patience
            if worker.is_hurried:
                worker.request.crashes = _MOST_CRASHES
                worker.process.kill()
            worker.hurry()
        return min((worker.deadline - now for worker in busy), default=None)

    def _receive(self, worker: _Worker) -> None:
        try:
            # On Windows the pipe of a worker that died before it took its end stays open: only its process tells.
            found = worker.pipe.recv()[1] if worker.pipe.poll() else None
        except (EOFError, OSError):
            found = None
        with self._lock:
            if self._is_closed:  # a worker started now would outlive the program
                return
            request, worker.request = worker.request, None
            try:
                given = request.add(worker.part, found) if request and found is not None else None
            except Exception:  # without this thread no question would be answered any more
                log.exception("what the workers found cannot be added")
                found = given = None
            if found is None:
                self._replace(worker, request)
            else:
                self._deaths = 0
            self._hand_out()
        if request and given is not None:
            self._settle(request, given)

    def _settle(self, request: Request[Given], given: Given) -> None:
        if request.answer is None:
            request.answer = given
            self._ring(request)

    def _ring(self, request: Request[Any]) -> None:
        if not request.is_cancelled and self._wake:
            self._wake()

    def _replace(self, worker: _Worker, request: Request[Any] | None) -> None:
        worker.process.kill()  # one that has closed its pipe may linger
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

    def _rescue(self, request: Request[Any], is_quick: bool) -> None:
        """Give a request to the understudy, once, however many of its parts failed."""
        if request.is_rescued:
            return
        request.is_rescued = True
        self._understudy.take(request, partial(self._settle, request), is_quick)
        if not is_quick and self._on_trouble is not None:
            self._on_trouble()
            self._on_trouble = None
