"""Opens the costly moments of a match to be tried again."""

from game.coach import deck
from game.coach.summary import Moment
from game.core import save_files
from game.core.match import Match
from scenes.engine.app import App
from scenes.screens.coach.judging import Judging, study_of
from scenes.screens.saves.stores import store_of
from scenes.screens.try_again.scene import TryTable
from scenes.screens.try_again.series import Origin, Series, Task
from scenes.table.ai_service import ai_service_of


def open_try_again(app: App, match: Match, seat: int, entry: int = -1) -> None:
    """Open the moments of a seat that the coach has judged at full length, at first the decision at `entry`."""
    judging = study_of(app).known(match)
    told = [each for each in judging.moments(seat) if each.can_be_tried] if judging else []
    if judging is None or not told:
        app.notice(app.catalog("try-none"))
        return
    tasks = [_task(app, judging, moment) for moment in told]
    number = next((place for place, each in enumerate(told) if each.judged.entry == entry), 0)
    open_series(app, tasks, "coach", number)


def _task(app: App, judging: Judging, moment: Moment) -> Task:
    """Return the moment with its key in the deck, if it is a person's and the match is kept."""
    match, slot = judging.match, store_of(app).slot_of(judging.match)
    if not slot or moment.judged.seat not in match.humans:
        return Task(match, moment.judged)
    ended = save_files.time_of(store_of(app).folder.record(slot))
    return Task(match, moment.judged, deck.key_of(judging.notes, moment.judged), ended)


def open_series(app: App, tasks: list[Task], origin: Origin, number: int = 0) -> None:
    """Open moments one after the other."""
    app.stack.push(table_of(app, Series(tasks, origin, number)))


def table_of(app: App, series: Series) -> TryTable:
    """Return the table of the present moment."""
    return TryTable(app, series, ai_service_of(app))
