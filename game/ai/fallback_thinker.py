"""Thinking without a worker: in a thread of the program, and more simply if that fails."""

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, Protocol, TypeVar

from game.ai.budget import Stop
from game.ai.thinking import Inquiry, answer

log = logging.getLogger(__name__)

Given = TypeVar("Given")


class Task(Protocol, Generic[Given]):
    """Describe an inquiry that no worker answers."""

    inquiry: Inquiry[Given]
    is_hurried: bool
    is_cancelled: bool
    resort: Callable[[], Given]
    """Source of any valid answer, if everything else fails."""


def answer_somehow(inquiry: Inquiry[Given], resort: Callable[[], Given], stop: Stop, is_quick: bool) -> Given:
    """Return the answer with full thought, else with little, else any valid one, as the match must continue."""
    quick = inquiry.quicker()
    for attempt in (quick,) if is_quick else (inquiry, quick):
        try:
            return answer(attempt, stop)
        except Exception:
            log.exception("an opponent's thought failed")
    return resort()


class Understudy:
    """Answer one inquiry after the other in a thread."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "understudy")
        self._is_closed = False

    def take(self, task: Task[Given], done: Callable[[Given], None], is_quick: bool) -> None:
        """Answer the task and pass the answer to `done`."""

        def stop() -> bool:
            return self._is_closed or task.is_hurried or task.is_cancelled

        def play() -> None:
            if not task.is_cancelled:
                done(answer_somehow(task.inquiry, task.resort, stop, is_quick))

        if not self._is_closed:
            self._pool.submit(play)

    def close(self) -> None:
        """Stop; inquiries that wait are dropped."""
        self._is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
