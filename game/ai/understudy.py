"""Thinking without a worker: in a thread of the program itself, and simpler where even that fails."""

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Protocol

from game.ai.budget import Stop
from game.ai.thinking import Answer, Question, answer

log = logging.getLogger(__name__)

_QUICK_LEVEL = "greedy"


class Task(Protocol):
    """A question that no worker answers."""

    question: Question
    is_hurried: bool
    is_cancelled: bool
    resort: Callable[[], str]
    """Some legal action, whatever else fails."""


def answer_somehow(question: Question, resort: Callable[[], str], stop: Stop, is_quick: bool) -> Answer:
    """As asked, or without search, or any legal action: the table must go on."""
    quick = replace(question, level=_QUICK_LEVEL)
    for attempt in (quick,) if is_quick else (question, quick):
        try:
            return answer(attempt, stop)
        except Exception:
            log.exception("an opponent's thought failed")
    return Answer(resort())


class Understudy:
    """Takes over one question after the other."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "understudy")
        self._is_closed = False

    def take(self, task: Task, done: Callable[[Answer], None], is_quick: bool) -> None:
        def stop() -> bool:
            return self._is_closed or task.is_hurried or task.is_cancelled

        def play() -> None:
            if not task.is_cancelled:
                done(answer_somehow(task.question, task.resort, stop, is_quick))

        if not self._is_closed:
            self._pool.submit(play)

    def close(self) -> None:
        self._is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
