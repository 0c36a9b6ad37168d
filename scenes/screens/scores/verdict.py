"""The verdict in words, for the winner's banner and the finale: who won, by how much or why."""

from collections import Counter

from game.coach.even_luck import EvenLuck
from game.core.match import Match
from game.core.scores import Result
from scenes.kit.players import Person
from scenes.kit.wording import Wording
from scenes.screens.scores.banner import PLACE, WinnerBanner
from scenes.screens.scores.career import Career
from scenes.screens.scores.history import lead


class Verdict:
    """Word the result in one language."""

    def __init__(self, match: Match, result: Result, wording: Wording, career: Career | None = None) -> None:
        self._match, self.result, self._wording, self._career = match, result, wording, career
        self._t = wording.catalog
        self.winners: list[Person] = [wording.people[seat] for seat in result.winners]

    @property
    def title(self) -> str:
        """Return who won."""
        if len(self.winners) > 1:
            return self._t("scores-shared")
        winner = self.winners[0]
        is_reader = list(self._match.humans) == [winner.seat]
        return self._t("scores-wins", name=winner.name, seat_is="you" if is_reader else "other")

    @property
    def why(self) -> str:
        """Return the lead, or the reason of a win without one."""
        if self._match.resigned is not None:
            return self._t("scores-resigned", name=self._wording.who(self._match.resigned))
        if len(self.winners) > 1:
            return self._t("scores-equal")
        ahead = lead(self.result.totals, self.result.winners)
        if ahead:
            return self._t("scores-ahead", count=ahead)
        decided = self._match.spec.rules.tie_break(self._match.state)
        return self._wording.reason(decided) if decided else ""

    @property
    def ties_below(self) -> list[str]:
        """Return a line for each place below the winners that several families share."""
        rest = [points for seat, points in enumerate(self.result.totals) if seat not in self.result.winners]
        shared = sorted((points for points, count in Counter(rest).items() if count > 1), reverse=True)
        places = (1 + len(self.winners) + sum(other > points for other in rest) for points in shared)
        return [self._t("scores-tie", place=place) for place in places]

    def even_luck(self, luck: EvenLuck) -> str:
        """Return how the person's match would have ended with even luck."""
        would = "level" if luck.is_level else _kind(luck.even)
        return self._t(
            "scores-even", was=_kind(luck.margin), a=abs(luck.margin), would=would,
            b=max(1, round(abs(luck.even))), error=max(1, round(luck.error)),
        )  # fmt: skip

    @property
    def _who(self) -> str:
        """Return, for a sole winner, the level of an opponent, or the levels that a person has beaten."""
        first = self.winners[0]
        if not first.is_human:
            return self._t(f"level-{first.player}")
        return self._t("scores-against", rivals=self._rivals()) if self._career else ""

    def _rivals(self) -> str:
        levels = Counter(person.player for person in self._wording.people if not person.is_human)
        told = (self._t("scores-rival", level=self._t(f"level-{level}"), n=n) for level, n in levels.items())
        return self._t("list-separator").join(told)

    def banner(self, *, is_beside_title: bool = False) -> WinnerBanner:
        """Return the banner; with title and reason in large letters beside it, it only has the names."""
        first, is_alone = self.winners[0], len(self.winners) == 1
        names = self._t("list-separator").join(person.name for person in self.winners)
        points = self.result.totals[first.seat], self._t("scores-points")
        title, who = (names, "") if is_beside_title else (self.title, names)
        notes = [] if is_beside_title else [self.why]
        notes += self.ties_below
        notes += self._career.lines(self._t) if self._career else []
        return WinnerBanner("banner", PLACE, self.winners, title, self._who if is_alone else who, points, notes)


def _kind(margin: float) -> str:
    return "won" if margin > 0 else "lost" if margin < 0 else "level"
