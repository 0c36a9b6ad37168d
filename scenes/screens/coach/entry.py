"""Opens the page that looks back over a finished match."""

from game.core.match import Match
from game.core.storage import SaveStore
from scenes.engine.app import App
from scenes.screens.coach.judging import study_of
from scenes.screens.coach.scene import LookBack
from scenes.screens.saves.stores import store_of


def coach_at_work(app: App, match: Match) -> tuple[int, int] | None:
    """Done and all, of the decisions that its page tells of first, until each has been looked at."""
    judging = study_of(app).known(match)
    if judging is None or not judging.is_running:
        return None
    count = judging.agenda.decisions(judging.agenda.first_seats[0])
    return None if count.is_full else (count.done, count.of)


def open_coach(app: App, match: Match, store: SaveStore | None = None) -> None:
    """Only once it is over: what one seat could not see is not told to people who still play."""
    if match.is_over:
        judging = study_of(app).of(match, store or store_of(app))
        study_of(app).begin(judging)
        app.stack.push(LookBack(app, match, judging))
