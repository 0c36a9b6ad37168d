"""What is told about tries and ways, in the words of the coach."""

from collections.abc import Sequence

from game.coach.model import Judged
from game.coach.trying import Verdict, verdicts
from scenes.engine.text.catalog import Catalog
from scenes.kit.wording import Wording
from scenes.screens.coach.wording import MomentWords, figure
from scenes.screens.try_again.series import Series, Task


class TryWords:
    """Put a moment that is tried again into words."""

    def __init__(self, catalog: Catalog, wording: Wording, task: Task) -> None:
        self._t, self.task = catalog, task
        self.moment = MomentWords(catalog, task.match, wording, task.moment)

    @property
    def judged(self) -> Judged:
        return self.task.judged

    def deed(self, deed: Sequence[str]) -> str:
        """Return the action that tells a way from the played one."""
        own = self.judged.own.deed
        first = next((action for action in deed if action not in own), "")
        return self.moment.deed(first) if first else self.own_deed

    @property
    def own_deed(self) -> str:
        """Return the action that tells what was played from the best way."""
        return self.moment.deed(self.task.moment.played_and_better[0])

    def still(self, told: Verdict) -> str:
        """Return what a try still loses: points, or the order alone if they are not sure enough."""
        if told.tells_points:
            return self._t("try-still", points=max(1, round(told.loss)))
        return self._t("try-still-much" if told.is_much else "try-still-some")

    def tag(self, told: Verdict) -> str:
        """Return the same in the few words of a tag."""
        if told.tells_points:
            return self._t("try-loses", points=max(1, round(told.loss)))
        return self._t("coach-much-weaker" if told.is_much else "coach-weaker")

    def value(self, told: Verdict) -> str:
        """Return the loss of a way against the best found, as in a list of all ways."""
        if told.is_right:
            return self._t("try-as-good")
        if not told.tells_points:
            return self.tag(told)
        return figure(self._t, -told.loss, is_signed=True)

    def error(self, told: Verdict) -> str:
        """Return the error of the loss; empty where no number is told."""
        return self._t("coach-error", points=figure(self._t, told.error)) if told.tells_points else ""

    @property
    def all_ways(self) -> list[Verdict]:
        """Return the verdicts on all ways that were weighed, the best first."""
        return verdicts(self.judged)

    @property
    def best_deed(self) -> str:
        """Return the best way found: its first action that differs, and what follows."""
        return self.moment.better_deeds

    @property
    def worth(self) -> str:
        """Return by how much the best way is better, why, and the chances to win."""
        told = self._t("try-worth", **self.moment.amount), self.moment.reason, self.moment.chances
        return "\n".join(filter(None, (self._t("sentence-separator").join(filter(None, told[:2])), told[2])))

    @property
    def figures(self) -> str:
        """Return where the points lie, and how sure that is."""
        return "\n".join(filter(None, (self.moment.parts, self.moment.error_and_worlds)))

    @property
    def own_points(self) -> str:
        """Return the loss of what was played; empty if it is not sure enough for a number."""
        return figure(self._t, -self.judged.loss, is_signed=True) if self.judged.tells_points else ""

    @property
    def tag_of_own(self) -> str:
        return self._t("coach-tag-played")

    def tag_of_right(self, told: Verdict) -> str:
        """Return the tag of a way that counts as right."""
        return self._t("try-best" if self.is_best(told) else "try-as-good")

    def is_own(self, told: Verdict) -> bool:
        """Return whether this way was played in the match."""
        return list(told.deed) == self.judged.own.deed

    def is_best(self, told: Verdict) -> bool:
        """Return whether this is the best way found."""
        return list(told.deed) == self.judged.best.deed

    @property
    def give_or_take(self) -> str:
        """Return the error of what was lost, if that is told as a number."""
        if not self.judged.tells_points:
            return ""
        return self._t("try-give-or-take", points=figure(self._t, self.judged.error))


def place_told(catalog: Catalog, series: Series) -> str:
    """Return which of the moments is tried."""
    return catalog("coach-moment-of", n=series.number + 1, of=len(series.tasks))
