"""The speed of playback: what others did is shown so quickly that the person is soon asked again."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import inf

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


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldNow:
    """Describe what is being shown, as far as its speed depends on it."""

    teller: int = _NOBODY
    """Seat that the event names; nobody's takes no time of an opponent's turn."""
    is_resting: bool = False
    """True if the chosen speed holds: for banners and pauses, and if nobody is asked again."""
    is_lasting: bool = False
    """True if the event brings points."""
    quickest: float = inf
    """Highest factor on the chosen speed for the event, unless far too much is left."""
    seconds_to_come: float | None = None
    """How long the rest takes until the person is asked, at usual speed; None if the game does not know it."""
    asks_again: bool = True
    """False if the person has no other turn; then nothing is ever late."""


class PlaybackSpeed:
    """Show what others did before the person is asked again, in nine seconds or so: the less time is left, the faster.

    What brings points is hurried least, and own actions, banners and pauses are not hurried at all.
    """

    def __init__(self, speed: Callable[[bool], float], now: Callable[[], ToldNow], rivals: int) -> None:
        """Set up; `speed` returns the chosen speed for own actions and for others'."""
        self._speed, self._now, self._rivals = speed, now, rivals
        self._waited = self._told = 0.0
        """Seconds since the person was last asked: as they passed at the chosen speed, and unhurried."""
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
        passed, now = seconds * self._speed(False), self._now()
        self._follow(now.teller)
        if self._last_teller != _NOBODY:
            told = passed * self._factor(now, own=False)
            self._told += told
            self._teller_told += told
        self._waited += passed
        self._stood += passed

    def _follow(self, teller: int) -> None:
        """Note a new seat; an event of nobody between two turns of one opponent separates them."""
        before, self._last_teller = self._last_teller, teller
        if self._last_teller not in (_NOBODY, before):
            self._begun.append(self._last_teller)
            self._teller_told = 0.0

    def tell(self) -> None:
        """Note that another status line begins."""
        self._stood = 0.0

    def begin(self) -> None:
        """Note that the person is asked: the next run begins."""
        if self._begun and not self._is_first:
            self._runs.append((self._told, len(self._begun)))
        self._is_first = self._is_first and not self._begun
        self._waited = self._told = self._teller_told = 0.0
        self._last_teller = _NOBODY
        self._begun.clear()

    def lets_stand(self) -> bool:
        """Return whether the status line needs a little longer to be read."""
        now = self._now()
        if not self._speed(False) or self._is_hasty(now) or self._is_late(now):
            return False
        return self._stood < LEAST * min(1.0, _QUICK / self._beat(now))

    @property
    def is_late(self) -> bool:
        """Return whether the goal has passed, so that single lines are too quick to be read."""
        return self._is_late(self._now())

    @property
    def is_hasty(self) -> bool:
        """Return whether the whole run is far beyond the goal; then there are no pauses."""
        return self._is_hasty(self._now())

    def _is_late(self, now: ToldNow) -> bool:
        return self._waited >= self._goal(now) and now.asks_again

    def _is_hasty(self, now: ToldNow) -> bool:
        return now.seconds_to_come is not None and self._told + now.seconds_to_come > TOO_MUCH * FORESEEN

    def _goal(self, now: ToldNow) -> float:
        return UNSURE if now.seconds_to_come is None else FORESEEN

    def _room(self, now: ToldNow) -> float:
        """Return the seconds left until the person should be asked."""
        return max(self._goal(now) - self._waited, _SOON)

    def speed(self, own: bool) -> float:
        """Return the speed; own actions, banners and pauses keep the chosen one."""
        now, chosen = self._now(), self._speed(own)
        return min(chosen * self._factor(now, own), chosen * now.quickest * self._strain(now))

    def _factor(self, now: ToldNow, own: bool) -> float:
        return 1.0 if own or now.is_resting else self._beat(now)

    def _beat(self, now: ToldNow) -> float:
        """Return the factor on the chosen speed: playback left by time left, even while both are as expected."""
        most = (LASTING_QUICKEST if now.is_lasting else QUICKEST) * (IN_HASTE if self._is_hasty(now) else 1.0)
        if self._is_late(now):
            return most
        left, weight = now.seconds_to_come, LASTING if now.is_lasting else QUIET
        if left is None:
            left, weight, most = self._left(), 1.0, LASTING_CALM if now.is_lasting else CALM
        return max(1.0, min(most, left / self._room(now) * weight))

    def _strain(self, now: ToldNow) -> float:
        """Return the factor on what has a limit of its own; above 1 only if far too much is left."""
        if now.seconds_to_come is None:
            return 1.0
        return max(1.0, min(MOST_STRAIN, now.seconds_to_come / self._room(now) / CALM))

    def _left(self) -> float:
        """Return the estimated seconds of playback left, if each opponent has one turn."""
        usual, told = self._usual(), self._teller_told
        heard = len(set(self._begun))
        over = self._told - usual * max(1, heard)
        return max(usual - told, over * _GOES_ON) + usual * max(0, self._rivals - max(1, heard))

    def _usual(self) -> float:
        runs = [_BEFORE, *self._runs]
        return sum(told for told, _ in runs) / sum(turns for _, turns in runs)
