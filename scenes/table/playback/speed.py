"""How quickly deeds are told: a person is asked again soon, and from the first deed to the last there is one beat."""

from collections import deque
from collections.abc import Callable

FORESEEN, UNSURE = 9.4, 7.0
"""So many seconds at the chosen speed after which the person is to be asked: where a game knows how long all of it
takes, or not, so that some room is left for surprises. What takes less is not hurried."""
USUAL = 3.5
"""Of one rival's turn, as long as none has been told."""
_BEFORE = 3 * USUAL, 3
_REMEMBERED = 4
"""Runs whose turns tell how long the next ones take."""
_GOES_ON = 3.0
"""Where nobody knows what follows, what is over the usual goes on for so many times as long."""
_SOON = 0.2
CALM, LASTING_CALM = 2.6, 1.6
"""At the most, so that each deed can be read; what brings points is hardly hurried."""
QUICKEST, LASTING_QUICKEST = 6.0, 3.8
"""Only what nobody could foresee: the person is asked in any case."""
QUIET, LASTING = 1.2, 0.9
"""Where all that comes is foreseen it shares what is left: so many times as quickly as all of it together."""
MOST_STRAIN = 2.0
"""What would not be hurried else gives way no further."""
TOO_MUCH, IN_HASTE = 3.2, 1.5
"""So many times what has room comes only where the person has left early: all of that is told so much more quickly."""
LEAST, _QUICK = 0.45, 1.4
"""So long a sentence stands, if anything moves with it; shorter only where the beat is quicker than that."""
_NOBODY = -1


class PlaybackSpeed:
    """Counts the seconds since the person was last asked: as they passed at the chosen speed, and of what was told."""

    def __init__(
        self,
        speed: Callable[[bool], float],
        is_resting: Callable[[], bool],
        is_lasting: Callable[[], bool],
        teller: Callable[[], int],
        rivals: int,
        seconds_to_come: Callable[[], float | None] = lambda: None,
        asks_again: Callable[[], bool] = lambda: True,
    ) -> None:
        """Where a game knows: how long all of it takes. For who is not asked again nothing is late."""
        self._speed, self._is_resting, self._is_lasting = speed, is_resting, is_lasting
        self._teller, self._rivals = teller, rivals
        self._seconds_to_come, self._asks_again = seconds_to_come, asks_again
        self._waited = self._told = 0.0
        self._teller_told = 0.0
        """Of the turn that is told now."""
        self._last_teller = _NOBODY
        self._begun: list[int] = []
        """Whose turns have been told, up to that one."""
        self._is_first = True
        """A match begins with what is done but once, and tells nothing of how long turns take."""
        self._stood = 0.0
        """For so long has been told what is told now."""
        self._runs: deque[tuple[float, int]] = deque(maxlen=_REMEMBERED)
        """How long they would have taken unhurried, and of how many turns they were."""

    def advance(self, seconds: float) -> None:
        """Of others' deeds."""
        passed = seconds * self._speed(False)
        self._follow_teller()
        if self._last_teller != _NOBODY:
            told = passed * self._factor(own=False)
            self._told += told
            self._teller_told += told
        self._waited += passed
        self._stood += passed

    def _follow_teller(self) -> None:
        """Between two turns of one rival something is nobody's."""
        before, self._last_teller = self._last_teller, self._teller()
        if self._last_teller not in (_NOBODY, before):
            self._begun.append(self._last_teller)
            self._teller_told = 0.0

    def tell(self) -> None:
        """Another sentence begins."""
        self._stood = 0.0

    def lets_stand(self) -> bool:
        """What has landed is read a little longer, unless rivals' deeds are shown at once."""
        if not self._speed(False):
            return False
        return not self.is_hasty and self._stood < LEAST * min(1.0, _QUICK / self._beat()) and not self.is_late

    @property
    def is_late(self) -> bool:
        """Single sentences go by too quickly to be read."""
        return self._waited >= self._goal and self._asks_again()

    @property
    def is_hasty(self) -> bool:
        """From the first deed of the run to the last; nothing stands between two of them."""
        seconds = self._seconds_to_come()
        return seconds is not None and self._told + seconds > TOO_MUCH * FORESEEN

    @property
    def _goal(self) -> float:
        return UNSURE if self._seconds_to_come() is None else FORESEEN

    def begin(self) -> None:
        """The person is asked."""
        if self._begun and not self._is_first:
            self._runs.append((self._told, len(self._begun)))
        self._is_first = self._is_first and not self._begun
        self._waited = self._told = self._teller_told = 0.0
        self._last_teller = _NOBODY
        self._begun.clear()

    def speed(self, own: bool) -> float:
        """One's own deeds, and what is called out, rest."""
        return self._speed(own) * self._factor(own)

    def _factor(self, own: bool) -> float:
        return 1.0 if own or self._is_resting() else self._beat()

    def _beat(self) -> float:
        """What is still to be told in the time that is left for it: while that is as foreseen, it does not change."""
        lasts = self._is_lasting()
        most = (LASTING_QUICKEST if lasts else QUICKEST) * (IN_HASTE if self.is_hasty else 1.0)
        if self.is_late:
            return most
        seconds, room = self._seconds_to_come(), max(self._goal - self._waited, _SOON)
        if seconds is None:
            return max(1.0, min(LASTING_CALM if lasts else CALM, self._left() / room))
        share = seconds / room * (LASTING if lasts else QUIET)
        return max(1.0, min(most, share))

    @property
    def strain(self) -> float:
        """How many times as much is foreseen as is told calmly in what is left: then even prizes are told quicker."""
        seconds = self._seconds_to_come()
        if seconds is None:
            return 1.0
        return max(1.0, min(MOST_STRAIN, seconds / max(self._goal - self._waited, _SOON) / CALM))

    def _left(self) -> float:
        """Seconds of telling, foreseen by the turns told before: each rival has one."""
        usual, told = self._usual(), self._teller_told
        heard = len(set(self._begun))
        over = self._told - usual * max(1, heard)
        return max(usual - told, over * _GOES_ON) + usual * max(0, self._rivals - max(1, heard))

    def _usual(self) -> float:
        runs = [_BEFORE, *self._runs]
        return sum(told for told, _ in runs) / sum(turns for _, turns in runs)
