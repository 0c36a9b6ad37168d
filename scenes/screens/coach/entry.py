"""Opens the coach's page about a finished match."""

from game.coach.even_luck import EvenLuck, even_luck
from game.core import save_files
from game.core.match import Match
from game.core.storage import SaveStore
from scenes.engine.app import App
from scenes.screens.coach.judging import study_of
from scenes.screens.coach.scene import LookBack
from scenes.screens.saves.stores import store_of


def coach_at_work(app: App, match: Match) -> tuple[int, int] | None:
    """Return how many of the first seat's decisions are judged, and of how many; None if no work on them goes on."""
    judging = study_of(app).known(match)
    if judging is None or not judging.is_running:
        return None
    count = judging.agenda.decisions(judging.agenda.first_seats[0])
    return None if count.is_full else (count.done, count.of)


def even_luck_of(app: App, match: Match, store: SaveStore | None = None) -> EvenLuck | None:
    """Return what the result of the only person would have been with even luck, from what the coach has found."""
    if not match.is_over or len(match.humans) != 1:
        return None
    store, study = store or store_of(app), study_of(app)
    judging = study.known(match)
    if judging is None and save_files.is_file(store.folder.coach(store.slot_of(match))):
        judging = study.of(match, store)
    return even_luck(match, judging.notes, match.humans[0]) if judging else None


def open_coach(app: App, match: Match, store: SaveStore | None = None) -> None:
    """Start judging and show the page, if the match is over.

    A running match is not judged, as people would learn what they cannot see.
    """
    if match.is_over:
        judging = study_of(app).of(match, store or store_of(app))
        study_of(app).begin(judging)
        app.stack.push(LookBack(app, match, judging))
