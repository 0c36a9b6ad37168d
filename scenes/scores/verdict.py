"""Who won, by how much or why, in words: for the banner of the scores and the finale before it."""

from game.core.match import Match
from game.core.scores import Result
from scenes.kit.people import Person
from scenes.kit.wording import Wording
from scenes.scores.banner import Banner
from scenes.scores.history import lead


class Verdict:
    """Made anew when the language changes."""

    def __init__(self, match: Match, result: Result, wording: Wording) -> None:
        self._match, self.result, self._wording = match, result, wording
        self._t = wording.catalog
        self.winners: list[Person] = [wording.people[seat] for seat in result.winners]

    @property
    def title(self) -> str:
        is_alone = len(self.winners) == 1
        return self._t("scores-wins", name=self.winners[0].name) if is_alone else self._t("scores-shared")

    @property
    def why(self) -> str:
        if self._match.resigned is not None:
            return self._t("scores-resigned", name=self._wording.who(self._match.resigned))
        if len(self.winners) > 1:
            return self._t("scores-equal")
        ahead = lead(self.result.totals, self.result.winners)
        if ahead:
            return self._t("scores-ahead", count=ahead)
        decided = self._match.spec.rules.tie_break(self._match.state)
        return self._wording.reason(decided) if decided else ""

    def banner(self, *, is_beside_title: bool = False) -> Banner:
        """Where title and reason stand beside it in large letters, it bears the names alone."""
        first, is_alone = self.winners[0], len(self.winners) == 1
        level = "" if first.is_human else self._t(f"level-{first.player}")
        names = self._t("list-separator").join(person.name for person in self.winners)
        points = self.result.totals[first.seat], self._t("scores-points")
        if is_beside_title:
            return Banner(self.winners, names, level if is_alone else "", points, "")
        return Banner(self.winners, self.title, level if is_alone else names, points, self.why)
