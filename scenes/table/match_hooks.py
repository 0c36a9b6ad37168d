"""What the session of a table asks of its scene."""

from collections.abc import Callable
from typing import Protocol

from game.core.decision import Decision
from scenes.engine.settings import TurnEnds
from scenes.engine.timers import Cancel


class MatchHooks(Protocol):
    """What the session asks of the scene."""

    def is_busy(self) -> bool:
        """Animations run or another scene lies on top."""
        ...

    def is_telling(self) -> bool:
        """What was played is still on its way to the eye, and no other scene lies on top."""
        ...

    def after(self, seconds: float, action: Callable[[], None]) -> Cancel: ...

    def show_curtain(self, seat: int) -> None: ...

    def show_end(self) -> None: ...

    def match_changed(self) -> None:
        """The match or what the session waits for is not as it was."""
        ...

    def turn_ends(self) -> TurnEnds: ...

    def plays_covered(self, decision: Decision) -> bool:
        """Whether the person may decide with the own hand face down."""
        ...

    def keeps_turn(self) -> bool:
        """What may be done before the turn is declared done is worth waiting for, or a hand that lies face down."""
        ...
