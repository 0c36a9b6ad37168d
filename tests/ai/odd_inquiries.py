"""Inquiries and workers that behave as none of the program's does; worker processes find them here by name."""

import time
from collections.abc import Sequence
from ctypes import c_longlong
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Self

from game.ai.budget import Stop
from game.ai.parts import Part
from tests.ai.positions import SPEC

LONG = 3600.0


@dataclass(frozen=True, slots=True)
class WasStopped:
    """Is answered with whether its worker was asked to stop before it began."""

    game_id: str = SPEC.id

    def of(self, part: Part) -> Self:
        return self

    def quicker(self) -> Self:
        return self

    def found(self, stop: Stop) -> bool:
        return stop()

    def answered(self, parts: Sequence[bool]) -> bool:
        return parts[0]


@dataclass(frozen=True, slots=True)
class Unusable(WasStopped):
    """Finds what no answer can be made of."""

    def answered(self, parts: Sequence[bool]) -> bool:
        raise ZeroDivisionError


def leave_the_pipe_and_linger(pipe: Connection, hurried: c_longlong) -> None:
    """Close the pipe as a worker does that ends, but do not end."""
    pipe.close()
    time.sleep(LONG)
