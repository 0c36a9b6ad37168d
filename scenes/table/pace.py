"""How quickly deeds are told: a person is asked again soon, however much the others have done meanwhile."""

from collections.abc import Callable

PATIENCE = 3.5
"""So many seconds of others' deeds are told at the chosen speed; what comes later is told quicker and quicker."""
_URGENCY = 0.9
QUICKEST = 5.0
LASTING_PATIENCE = 4.0
"""What brings points keeps its length for longer, and is never told in a flash."""
_LASTING_URGENCY = 0.6
LASTING_QUICKEST = 3.0


class Pace:
    """Counts the seconds, at the chosen speed, since the person was last asked."""

    def __init__(
        self, speed: Callable[[bool], float], is_resting: Callable[[], bool], is_lasting: Callable[[], bool]
    ) -> None:
        self._speed, self._is_resting, self._is_lasting = speed, is_resting, is_lasting
        self._waited = 0.0

    def advance(self, seconds: float) -> None:
        self._waited += seconds * self._speed(False)

    def begin(self) -> None:
        """The person is asked."""
        self._waited = 0.0

    def speed(self, own: bool) -> float:
        """One's own deeds, and what is called out, rest."""
        return self._speed(own) * (1.0 if own or self._is_resting() else self._hurry())

    def _hurry(self) -> float:
        if self._is_lasting():
            return min(LASTING_QUICKEST, 1 + _LASTING_URGENCY * max(0.0, self._waited - LASTING_PATIENCE))
        return min(QUICKEST, 1 + _URGENCY * max(0.0, self._waited - PATIENCE))
