"""Workers: they answer as the program itself would, can be hurried and given up, and are replaced when they die."""

import ctypes
import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing import active_children
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from game.ai.budget import Budget
from game.ai.opponents import choose
from game.ai.parts import WHOLE, Part
from game.ai.thinking import Answer, Question, answer
from game.ai.worker import lower_priority
from game.ai.workers import Request, Thinker
from tests.ai.odd_inquiries import Unusable, WasStopped, leave_the_pipe_and_linger
from tests.ai.positions import SPEC, view_after

Given = TypeVar("Given")
PATIENCE = 60.0
ENDLESS, SHORT = Budget(seconds=3600.0), Budget(playouts=8)


class Desk:
    """Workers, as a rule one, and a bell that rings when an answer has come."""

    def __init__(self, patience: float = PATIENCE, workers: int = 1) -> None:
        self.bell, self.trouble = Event(), Event()
        self.thinker = Thinker(self.bell.set, workers, on_trouble=self.trouble.set, patience=patience)
        self.view, self.seat = view_after(turns=2)

    def ask(self, budget: Budget, level: str = "merchant") -> Request[Answer]:
        return self.thinker.ask(SPEC.id, self.view, self.seat, level, "seed", budget)

    def answer(self, request: Request[Given]) -> Given:
        while (given := request.poll()) is None:
            assert self.bell.wait(PATIENCE)
            self.bell.clear()
        return given

    def action(self, request: Request[Answer]) -> Any:
        return SPEC.rules.parse_action(self.answer(request).action)

    def process(self, number: int = 0) -> Any:
        return opponents()[number]

    def close(self) -> None:
        """Close the thinker, which ends soon and leaves no process behind."""
        closing = Thread(target=self.thinker.close, daemon=True)
        closing.start()
        closing.join(PATIENCE)
        assert not closing.is_alive(), "the thinker does not close"
        assert not opponents()


def opponents() -> list[Any]:
    return [child for child in active_children() if child.name == "opponent"]


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk()
    yield desk
    desk.close()


def test_a_worker_answers_what_the_program_itself_would_choose(desk: Desk) -> None:
    chosen = choose(SPEC, "merchant", desk.view, desk.seat, "seed", SHORT)
    assert desk.action(desk.ask(SHORT)) == chosen


def test_a_hurried_worker_answers_at_once_with_a_legal_action(desk: Desk) -> None:
    request = desk.ask(ENDLESS)
    assert request.poll() is None
    request.hurry()
    assert desk.action(request) in SPEC.rules.legal(desk.view)


def test_a_question_may_be_hurried_before_a_worker_has_it(desk: Desk) -> None:
    first, second = desk.ask(ENDLESS), desk.ask(ENDLESS)
    second.hurry()
    first.cancel()
    assert desk.action(second) in SPEC.rules.legal(desk.view)


def test_a_cancelled_question_frees_its_worker_and_has_no_answer(desk: Desk) -> None:
    desk.ask(ENDLESS).cancel()
    waiting = desk.ask(ENDLESS)
    waiting.cancel()
    assert desk.action(desk.ask(SHORT)) in SPEC.rules.legal(desk.view)
    assert waiting.poll() is None


def test_a_dead_worker_is_replaced_and_its_question_answered(desk: Desk) -> None:
    request = desk.ask(ENDLESS)
    dead = desk.process()
    dead.kill()
    request.hurry()
    assert desk.action(request) in SPEC.rules.legal(desk.view)
    assert desk.process().pid != dead.pid


def test_a_question_that_kills_every_worker_is_answered_without_search(desk: Desk) -> None:
    deadly = desk.ask(SHORT, level="a level that nobody knows")
    assert desk.action(deadly) == choose(SPEC, "greedy", desk.view, desk.seat, "seed")
    assert desk.action(desk.ask(SHORT)) in SPEC.rules.legal(desk.view)


def test_hints_come_from_a_worker_with_reason_and_candidates(desk: Desk) -> None:
    request = desk.thinker.ask_hint(SPEC.id, desk.view, desk.seat, "seed", SHORT)
    chosen = desk.action(request)
    assert request.answer is not None and request.answer.reason is not None
    assert request.answer.candidates[0][0] == chosen.text


@pytest.fixture
def shared_desk() -> Iterator[Desk]:
    desk = Desk(workers=2)
    yield desk
    desk.close()


def test_two_workers_share_a_question_and_their_answer_hangs_on_nothing_but_the_seed(shared_desk: Desk) -> None:
    plain = SPEC.rules.to_plain(shared_desk.view)
    whole = Question(SPEC.id, plain, shared_desk.seat, "seed", "magnifico", Budget(playouts=40))
    alone = whole.answered([whole.of(Part(index, 2)).found() for index in range(2)])
    for _ in range(2):
        request = shared_desk.ask(Budget(playouts=40), "magnifico")
        assert shared_desk.action(request).text == alone.action


def test_what_a_dead_worker_had_of_a_shared_question_is_done_by_another(shared_desk: Desk) -> None:
    request = shared_desk.ask(ENDLESS, "magnifico")
    shared_desk.process(number=1).kill()
    request.hurry()
    assert shared_desk.action(request) in SPEC.rules.legal(shared_desk.view)


def test_a_shared_question_that_kills_its_workers_is_answered_once(shared_desk: Desk) -> None:
    deadly = shared_desk.ask(SHORT, level="a level that nobody knows")
    assert shared_desk.action(deadly) == choose(SPEC, "greedy", shared_desk.view, shared_desk.seat, "seed")
    assert deadly.is_rescued


def test_a_chore_is_whole_one_worker_s_and_comes_after_every_question(shared_desk: Desk) -> None:
    plain = SPEC.rules.to_plain(shared_desk.view)
    chore = Question(SPEC.id, plain, shared_desk.seat, "seed", "magnifico", SHORT)
    shared_desk.ask(ENDLESS).cancel()
    waiting = shared_desk.thinker.ask_chore(chore, lambda: answer(chore.quicker()))
    question = shared_desk.ask(SHORT)
    assert shared_desk.action(question) in SPEC.rules.legal(shared_desk.view)
    assert shared_desk.answer(waiting) == answer(chore)
    assert list(waiting.found) == [WHOLE]


def test_closing_waits_for_no_answer() -> None:
    desk = Desk()
    desk.ask(ENDLESS)
    desk.ask(ENDLESS)
    desk.close()


def test_a_worker_that_dies_while_the_thinker_closes_is_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    noticed, closed = Event(), Event()
    receive = desk.thinker._receive

    def late(worker: Any) -> None:
        noticed.set()
        assert closed.wait(PATIENCE)
        receive(worker)

    monkeypatch.setattr(desk.thinker, "_receive", late)
    desk.ask(ENDLESS)
    desk.process().kill()
    assert noticed.wait(PATIENCE)
    closing = Thread(target=desk.thinker.close, daemon=True)
    closing.start()
    while not desk.thinker._is_closed:
        time.sleep(0.01)
    closed.set()
    closing.join(PATIENCE)
    assert not closing.is_alive()
    assert not opponents()


def test_a_thinker_that_is_closed_starts_no_worker() -> None:
    desk = Desk()
    desk.close()
    request = desk.ask(SHORT)
    assert not opponents()
    assert request.poll() is None


def test_a_worker_that_ends_but_lingers_is_replaced(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("game.ai.workers.serve", leave_the_pipe_and_linger)
        request = desk.ask(SHORT)
        lingering = desk.process()
    assert desk.action(request) in SPEC.rules.legal(desk.view)
    assert not lingering.is_alive()


def test_findings_of_which_no_answer_can_be_made_leave_the_thinker_at_work(desk: Desk) -> None:
    request = desk.thinker.ask_chore(Unusable(), lambda: False)
    assert desk.answer(request) is False
    assert desk.action(desk.ask(SHORT)) in SPEC.rules.legal(desk.view)


def test_a_chore_is_not_hurried_with_a_later_question(desk: Desk) -> None:
    """The worker has it after questions that were asked later than it and hurried."""
    first = desk.ask(ENDLESS)
    chore = desk.thinker.ask_chore(WasStopped(), lambda: True)
    second = desk.ask(ENDLESS)
    first.hurry()
    desk.answer(first)
    second.hurry()
    assert desk.answer(chore) is False


@pytest.fixture
def hasty() -> Iterator[Desk]:
    """Its workers get no time to speak of."""
    desk = Desk(patience=0.5)
    yield desk
    desk.close()


def test_a_worker_that_stands_still_is_ended_and_its_question_answered(hasty: Desk) -> None:
    if sys.platform == "win32":
        pytest.skip("processes cannot be stopped there")
    request = hasty.ask(ENDLESS)
    stopped = hasty.process()
    os.kill(stopped.pid, signal.SIGSTOP)
    assert hasty.action(request) in SPEC.rules.legal(hasty.view)
    assert not stopped.is_alive()


def test_closing_does_not_wait_for_a_worker_that_stands_still() -> None:
    desk = Desk()
    desk.ask(ENDLESS)
    if sys.platform != "win32":
        os.kill(desk.process().pid, signal.SIGSTOP)
    desk.close()


def test_nobody_thinks_for_ever(hasty: Desk) -> None:
    """Too long a thought is hurried, as if somebody had pressed the key."""
    assert hasty.action(hasty.ask(ENDLESS)) in SPEC.rules.legal(hasty.view)


def test_where_no_worker_starts_the_program_thinks_itself(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Any:
        raise OSError("no more processes")

    monkeypatch.setattr(desk.thinker, "_new_worker", refuse)
    chosen = choose(SPEC, "merchant", desk.view, desk.seat, "seed", SHORT)
    assert desk.action(desk.ask(SHORT)) == chosen
    assert desk.trouble.is_set()


def test_workers_that_die_at_their_start_are_not_started_for_ever(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []
    new_worker = desk.thinker._new_worker

    def stillborn() -> Any:
        worker = new_worker()
        worker.process.kill()
        started.append(worker)
        return worker

    monkeypatch.setattr(desk.thinker, "_new_worker", stillborn)
    for _ in range(3):
        assert desk.action(desk.ask(SHORT)) in SPEC.rules.legal(desk.view)
    assert desk.trouble.is_set()
    assert len(started) <= 6


def test_a_worker_is_missed_though_nobody_closed_its_end_of_the_pipe(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it is on Windows with a worker that dies before it has taken its end."""
    ends, new_pipe = list[Any](), desk.thinker._context.Pipe

    def held_open(duplex: bool = True) -> Any:
        here, there = new_pipe(duplex)
        ends.append(os.dup(there.fileno()) if sys.platform != "win32" else None)
        return here, there

    monkeypatch.setattr(desk.thinker._context, "Pipe", held_open)
    request = desk.ask(ENDLESS)
    dead = desk.process()
    dead.kill()
    request.hurry()
    assert desk.action(request) in SPEC.rules.legal(desk.view)
    assert desk.process().pid != dead.pid
    for end in ends:
        if end is not None:
            os.close(end)


class _Kernel:
    """Windows' kernel as ctypes reaches it: a plain number comes as 32 bits and is no handle then."""

    def __init__(self) -> None:
        self.classes: list[int] = []

    def GetCurrentProcess(self) -> int:  # noqa: N802
        return -1

    def SetPriorityClass(self, handle: Any, priority: int) -> int:  # noqa: N802
        if not isinstance(handle, ctypes.c_void_p) or handle.value != (1 << 64) - 1:
            return 0
        self.classes.append(priority)
        return 1


def test_a_worker_steps_back_on_windows_too(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = _Kernel()
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    lower_priority()
    assert kernel.classes == [0x4000]


def test_an_error_in_the_quick_answer_leaves_some_legal_action(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("game.ai.fallback_thinker.answer", fail)
    deadly = desk.ask(SHORT, level="a level that nobody knows")
    assert desk.action(deadly) == SPEC.rules.legal(desk.view)[0]


def test_the_understudy_can_be_hurried_and_closed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Any:
        raise OSError("no more processes")

    monkeypatch.setattr(desk.thinker, "_new_worker", refuse)
    request = desk.ask(ENDLESS)
    request.hurry()
    assert desk.action(request) in SPEC.rules.legal(desk.view)
    desk.ask(ENDLESS)
