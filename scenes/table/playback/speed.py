"""The speed of playback: as fast as needed to ask the person again soon, at one even pace."""

from collections import deque
from collections.abc import Callable

FORESEEN, UNSURE = 9.4, 7.0
"""Goals in seconds at the chosen speed, after which the person should be asked again.

The first if the game knows how long the rest takes, else the second, which leaves room for surprises.
Shorter runs are not hurried.
"""
USUAL = 3.5
"""Assumed seconds of an opponent's turn until one has been shown."""
_BEFORE = 3 * USUAL, 3
_REMEMBERED = 4
"""Number of past runs from which the length of turns is estimated."""
_GOES_ON = 3.0
"""Factor on the seconds beyond the usual length, to estimate what is left of a run of unknown length."""
_SOON = 0.2
CALM, LASTING_CALM = 2.6, 1.6
"""Highest factors for a run of unknown length: in general, and for events that bring points."""
QUICKEST, LASTING_QUICKEST = 6.0, 3.8
"""Highest factors when late: in general, and for events that bring points."""
QUIET, LASTING = 1.2, 0.9
"""Factors on the ratio of playback left to time left: in general, and for events that bring points."""
MOST_STRAIN = 2.0
"""Highest factor on events that have a speed limit of their own."""
TOO_MUCH, IN_HASTE = 3.2, 1.5
"""Playback is hasty beyond so many times the goal; the highest factors are then so much higher."""
LEAST, _QUICK = 0.45, 1.4
"""Shortest seconds of a status line while something moves, and the factor above which it gets shorter."""
_NOBODY = -1


class PlaybackSpeed:
    """Choose the speed of playback by the seconds since the person was last asked.

    It counts them as they passed at the chosen speed, and as the events would have taken unhurried.
    """

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
        """Set up; all arguments are asked again for every frame.

        `seconds_to_come` returns None if the game does not know it; without `asks_again` nothing is ever late.
        """
        self._speed, self._is_resting, self._is_lasting = speed, is_resting, is_lasting
        self._teller, self._rivals = teller, rivals
        self._seconds_to_come, self._asks_again = seconds_to_come, asks_again
        self._waited = self._told = 0.0
        self._teller_told = 0.0
        """Seconds of the turn that is being shown."""
        self._last_teller = _NOBODY
        self._begun: list[int] = []
        """Seats whose turns have been shown since the person was asked, the present one included."""
        self._is_first = True
        """True in the first run of a match, which does not show how long turns usually take."""
        self._stood = 0.0
        """Seconds for which the present status line has been shown."""
        self._runs: deque[tuple[float, int]] = deque(maxlen=_REMEMBERED)
        """Unhurried seconds and number of turns of the latest runs."""

    def advance(self, seconds: float) -> None:
        """Count seconds in which others' actions were shown."""
        passed = seconds * self._speed(False)
        self._follow_teller()
        if self._last_teller != _NOBODY:
            told = passed * self._factor(own=False)
            self._told += told
            self._teller_told += told
        self._waited += passed
        self._stood += passed

    def _follow_teller(self) -> None:
        """Note a new seat; an event of nobody between two turns of one opponent separates them."""
        before, self._last_teller = self._last_teller, self._teller()
        if self._last_teller not in (_NOBODY, before):
            self._begun.append(self._last_teller)
            self._teller_told = 0.0

    def tell(self) -> None:
        """Note that another status line begins."""
        self._stood = 0.0

    def lets_stand(self) -> bool:
        """Return whether the status line needs a little longer to be read."""
        if not self._speed(False):
            return False
        return not self.is_hasty and self._stood < LEAST * min(1.0, _QUICK / self._beat()) and not self.is_late

    @property
    def is_late(self) -> bool:
        """Return whether the goal has passed, so that single lines are too quick to be read."""
        return self._waited >= self._goal and self._asks_again()

    @property
    def is_hasty(self) -> bool:
        """Return whether the whole run is far beyond the goal; then there are no pauses."""
        seconds = self._seconds_to_come()
        return seconds is not None and self._told + seconds > TOO_MUCH * FORESEEN

    @property
    def _goal(self) -> float:
        return UNSURE if self._seconds_to_come() is None else FORESEEN

    def begin(self) -> None:
        """Note that the person is asked: the next run begins."""
        if self._begun and not self._is_first:
            self._runs.append((self._told, len(self._begun)))
        self._is_first = self._is_first and not self._begun
        self._waited = self._told = self._teller_told = 0.0
        self._last_teller = _NOBODY
        self._begun.clear()

    def speed(self, own: bool) -> float:
        """Return the speed; own actions, banners and pauses keep the chosen one."""
        return self._speed(own) * self._factor(own)

    def _factor(self, own: bool) -> float:
        return 1.0 if own or self._is_resting() else self._beat()

    def _beat(self) -> float:
        """Return the factor on the chosen speed: playback left by time left; even while that is as expected."""
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
        """Return the ratio of playback left to time left, at the calm factor; above 1 everything speeds up."""
        seconds = self._seconds_to_come()
        if seconds is None:
            return 1.0
        return max(1.0, min(MOST_STRAIN, seconds / max(self._goal - self._waited, _SOON) / CALM))

    def _left(self) -> float:
        """Return the estimated seconds of playback left, if each opponent has one turn."""
        usual, told = self._usual(), self._teller_told
        heard = len(set(self._begun))
        over = self._told - usual * max(1, heard)
        return max(usual - told, over * _GOES_ON) + usual * max(0, self._rivals - max(1, heard))

    def _usual(self) -> float:
        runs = [_BEFORE, *self._runs]
        return sum(told for told, _ in runs) / sum(turns for _, turns in runs)
