"""How quickly deeds are told: a person is asked again soon, and each rival's deeds have one beat."""

from collections import defaultdict, deque
from collections.abc import Callable

RUN = 7.0
"""So many seconds of others' deeds are told at the chosen speed; longer ones are quicker from the first deed on."""
_EXPECTED = 3.0
"""Of each rival, as long as nothing has been told yet."""
_REMEMBERED = 3
"""Runs whose length tells how long the next may be."""
_MOST_EXPECTED = 2.5
SHARE = 7.2
"""All rivals together; whoever took more than an equal part of it is told quicker the next time."""
_URGENCY, _OVERLONG = 2.0, 4.0
PATIENCE = 4.0
"""After so many seconds in all the next rival is told quicker."""
CALM = 3.3
"""At the most, so that each deed can be read."""
_LATEST, _HASTE = 6.6, 4.0
"""After so many seconds neither holds any longer: the person is asked again in any case."""
QUICKEST, LASTING_QUICKEST = 6.0, 3.8
"""What brings points keeps its length for longer, and is never told in a flash."""
LEAST = 0.45
"""So long a sentence stands, if anything moves with it."""
_NOBODY = -1


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
        self._begun, self._beat, self._since = _NOBODY, 1.0, 0.0
        """Who tells, how quickly, and when that began."""
        self._stood = 0.0
        """For so long has been told what is told now."""
        self._runs: deque[float] = deque(maxlen=_REMEMBERED)
        """How long they would have taken unhurried."""

    def advance(self, seconds: float) -> None:
        """Of others' deeds."""
        passed, teller = seconds * self._speed(False), self._teller()
        if teller != self._begun:
            self._beat, self._begun, self._since = self._beat_of(teller), teller, self._waited
        self._told += passed * self._factor(own=False)
        self._waited += passed
        self._stood += passed
        self._of_rival[teller] += passed

    def tell(self) -> None:
        """Another sentence begins."""
        self._stood = 0.0

    def lets_stand(self) -> bool:
        """What has landed is read a little longer."""
        return self._stood < LEAST and not self.is_late

    @property
    def is_late(self) -> bool:
        """Single sentences go by too quickly to be read."""
        return self._waited >= _LATEST

    def begin(self) -> None:
        """The person is asked."""
        if self._told:
            self._runs.append(self._told)
        self._waited = self._told = self._since = 0.0
        self._begun = _NOBODY
        self._of_rival.clear()

    def speed(self, own: bool) -> float:
        """One's own deeds, and what is called out, rest."""
        return self._speed(own) * self._factor(own)

    def _factor(self, own: bool) -> float:
        return 1.0 if own or self._is_resting() else self._hurry()

    def _hurry(self) -> float:
        """One beat for all a rival does in a row, unless that takes very long."""
        too_late = 1 + max(0.0, self._waited - _LATEST) * _HASTE
        most = LASTING_QUICKEST if self._is_lasting() else QUICKEST
        return min(most, max(min(CALM, self._present_beat()), too_late))

    def _present_beat(self) -> float:
        teller = self._teller()
        if teller == _NOBODY or teller != self._begun:
            return self._beat_of(teller)
        return self._beat + max(0.0, self._waited - self._since - SHARE / self._rivals) * _OVERLONG

    def _beat_of(self, teller: int) -> float:
        """Of whoever begins to tell now."""
        too_long = max(0.0, self._of_rival[teller] - SHARE / self._rivals)
        return max(self._expected() + too_long * _URGENCY, 1 + max(0.0, self._waited - PATIENCE))

    def _expected(self) -> float:
        """As quickly as the runs before should have been told."""
        length = sum(self._runs) / len(self._runs) if self._runs else _EXPECTED * self._rivals
        return min(_MOST_EXPECTED, max(1.0, length / RUN))
