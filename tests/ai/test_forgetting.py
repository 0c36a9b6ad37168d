"""What was found out about a game is given back by who is asked about another one."""

import gc
from ctypes import c_longlong
from dataclasses import dataclass
from typing import Any
from weakref import ref

import pytest

from game.ai import worker
from game.ai.cache_reset import forget_game
from game.ai.minds import minds_of
from game.ai.worker import serve
from game.san_gimignano.combinations import completions_of


@dataclass
class Asked:
    """About a game, with an answer that takes no thought."""

    game_id: str

    def found(self, stop: Any) -> str:
        return self.game_id


class Pipe:
    """Brings the inquiries, and ends after the last."""

    def __init__(self, *games: str) -> None:
        self._inquiries = [(number, Asked(game)) for number, game in enumerate(games)]

    def recv(self) -> Any:
        if not self._inquiries:
            raise EOFError
        return self._inquiries.pop(0)

    def send(self, found: Any) -> None: ...


def test_a_worker_forgets_a_game_when_it_is_asked_about_another(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten = list[str]()
    monkeypatch.setattr(worker, "lower_priority", lambda: None)
    monkeypatch.setattr(worker, "forget_game", forgotten.append)
    serve(Pipe("lucca", "lucca", "lorenzo", "lucca"), c_longlong())  # type: ignore[arg-type]
    assert forgotten == ["lucca", "lorenzo"]


def test_nothing_found_out_about_it_lives_on() -> None:
    judge = ref(minds_of("san_gimignano", 2, "plain", "").full[0])
    assert completions_of((0, 1)) and completions_of.cache_info().currsize
    forget_game("san_gimignano")
    gc.collect()
    assert judge() is None and not completions_of.cache_info().currsize
