"""How quickly deeds are told: a person is asked again soon, and each rival is given about as much time as others."""

from collections import defaultdict, deque
from collections.abc import Callable

RUN = 8.0
"""So many seconds of others' deeds are told at the chosen speed; longer ones are quicker from the first deed on."""
_EXPECTED = 3.0
"""Of each rival, as long as nothing has been told yet."""
_REMEMBERED = 3
"""Runs whose length tells how long the next may be."""
_MOST_EXPECTED = 2.5
SHARE = 5.0
"""All rivals together; whoever takes more than an equal part of it is told quicker and quicker."""
_URGENCY, _LASTING_URGENCY = 2.0, 1.5
PATIENCE = 4.8
"""After so many seconds in all nobody is told more slowly than that."""
QUICKEST, LASTING_QUICKEST = 5.0, 3.0
"""What brings points keeps its length for longer, and is never told in a flash."""


class Pace:
    """Counts the seconds at the chosen speed since the person was last asked: all, and those of each rival."""

    def __init__(
        self,
        speed: Callable[[bool], float],
        is_resting: Callable[[], bool],
        is_lasting: Callable[[], bool],
        teller: Callable[[], int],
        rivals: int,
    ) -> None:
        self._speed, self._is_resting, self._is_lasting = speed, is_resting, is_lasting
        self._teller, self._rivals = teller, max(1, rivals)
        self._waited = self._told = 0.0
        self._of_rival: defaultdict[int, float] = defaultdict(float)
        self._runs: deque[float] = deque(maxlen=_REMEMBERED)
        """How long they would have taken unhurried."""

    def advance(self, seconds: float) -> None:
        """Of others' deeds."""
        passed = seconds * self._speed(False)
        self._told += passed * self._factor(own=False)
        self._waited += passed
        self._of_rival[self._teller()] += passed

    def begin(self) -> None:
        """The person is asked."""
        if self._told:
            self._runs.append(self._told)
        self._waited = self._told = 0.0
        self._of_rival.clear()

    def speed(self, own: bool) -> float:
        """One's own deeds, and what is called out, rest."""
        return self._speed(own) * self._factor(own)

    def _factor(self, own: bool) -> float:
        return 1.0 if own or self._is_resting() else self._hurry()

    def _hurry(self) -> float:
        lasts = self._is_lasting()
        too_long = max(0.0, self._of_rival[self._teller()] - SHARE / self._rivals)
        own_part = self._expected() + too_long * (_LASTING_URGENCY if lasts else _URGENCY)
        of_all = 1 + max(0.0, self._waited - PATIENCE)
        return min(LASTING_QUICKEST if lasts else QUICKEST, max(own_part, of_all))

    def _expected(self) -> float:
        """As quickly as the runs before should have been told."""
        length = sum(self._runs) / len(self._runs) if self._runs else _EXPECTED * self._rivals
        return min(_MOST_EXPECTED, max(1.0, length / RUN))
