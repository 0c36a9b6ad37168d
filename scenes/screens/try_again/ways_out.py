"""The ways out of a moment: to the next one, its replay, a match of its own, the deck, or back."""

from functools import partial

from game.coach.deck import Standing
from scenes import navigation
from scenes.engine.app import App
from scenes.engine.widgets import Action
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.screens.replay.play_on import PlayOn
from scenes.screens.try_again.deck_keeping import deck_of
from scenes.screens.try_again.series import Series


class WaysOut:
    """Lead out of the present moment of a series, and note in the deck how it ended."""

    def __init__(self, app: App, series: Series, open_table: Action) -> None:
        """Set up; `open_table` opens the table of the moment that the series stands at."""
        self.app, self.series, self._open_table = app, series, open_table
        self._stands: Standing | None = None
        """Where the moment stands in the deck once it is settled; None if it is no card of it."""

    def go_to(self, number: int) -> None:
        """Open another moment, or after the last one the choice of what to do next."""
        if number == len(self.series.tasks):
            self._open_end()
            return
        self.series.number = number
        self._open_table()

    def leave_moments(self) -> None:
        """Go back to where the moments were opened."""
        self.app.stack.pop()

    def play_on(self) -> None:
        """Open the page before playing on from the decision."""
        task = self.series.task
        self.app.stack.push(PlayOn(self.app, task.match, task.judged.entry, task.judged.seat))

    def replay(self) -> None:
        """Open the replay at the moment."""
        task = self.series.task
        navigation.open_replay(self.app, task.match, task.moment.entry, task.judged.seat)

    def settle(self, is_found: bool) -> None:
        """Note in the deck how the moment ended, if it is one of its cards."""
        task = self.series.task
        if task.key:
            self._stands = deck_of(self.app).settle(task.key, task.ended, is_found=is_found)

    def comes_back(self) -> tuple[str, int]:
        """Return when the moment comes back in words, and on how many days it was found."""
        if self._stands is None:
            return "", 0
        found = deck_of(self.app).marks.of(self.series.task.key).days
        if self._stands.stage == "away":
            return self.app.catalog("try-put-away"), found
        return self.app.catalog("try-comes-back", found=found, n=self._stands.waits), found

    def _open_end(self) -> None:
        series, t, task = self.series, self.app.catalog, self.series.task
        rematch = partial(navigation.open_rematch, self.app, task.match)
        other = ("deck-title", partial(navigation.open_deck, self.app))
        if series.origin == "deck":
            other = ("coach-title", partial(navigation.open_coach, self.app, task.match))
        back = t("coach-title" if series.origin == "coach" else "deck-title")
        answers = [
            DialogAnswer(back, self.leave_moments, "undo", "gold"),
            DialogAnswer(t(other[0]), other[1], "cards"),
            DialogAnswer(t("scores-rematch"), rematch, "swords"),
            DialogAnswer(t("try-stay"), icon="cross"),
        ]
        told = t("try-sum", n=len(series.tasks), found=series.count("found"), shown=series.count("shown"))
        self.app.stack.push(Dialog(self.app, t("try-again"), told, answers, stacked=True))
