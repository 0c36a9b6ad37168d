"""One worker process: receives numbered inquiries, thinks at low priority, sends its findings."""

import ctypes
import os
import sys
from ctypes import c_longlong
from multiprocessing.connection import Connection
from typing import Any

from game.ai.cache_reset import forget_game
from game.ai.thinking import Inquiry

_NICENESS = 10
_BELOW_NORMAL = 0x4000


def serve(pipe: Connection, hurried: c_longlong) -> None:
    """Answer inquiries until the pipe closes; `hurried` holds the highest number to answer at once."""
    lower_priority()
    game_id = ""
    try:
        while True:
            number, inquiry = pipe.recv()
            if game_id and inquiry.game_id != game_id:
                forget_game(game_id)
            game_id = inquiry.game_id
            pipe.send((number, _found(number, inquiry, hurried)))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _found(number: int, inquiry: Inquiry[Any], hurried: c_longlong) -> Any:
    return inquiry.found(lambda: hurried.value >= number)


def lower_priority() -> None:
    """Lower the priority of this process, so that the table is drawn first."""
    if sys.platform == "win32":
        this_process = ctypes.c_void_p(-1)  # a plain number would lose its upper half on the way
        ctypes.windll.kernel32.SetPriorityClass(this_process, _BELOW_NORMAL)
    else:
        os.nice(_NICENESS)
