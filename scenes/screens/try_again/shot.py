"""Builds a moment tried again for `main.py shot`: the match is played to its end, and a few decisions are judged."""

from game.ai.budget import never
from game.coach.agenda import Agenda
from game.coach.effort import FINEST, GLANCE
from game.coach.model import Judged
from game.coach.storage import no_notes
from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.try_again.entry import table_of
from scenes.screens.try_again.series import Series, Task
from scenes.shot import play

_EVERY, _MOST = 3, 3
_LOST, _ERROR = 3.0, 0.6


def for_shot(app: App, match: Match) -> Scene:
    """Return the table at the second of three moments, the first of which was found."""
    play(match, match.spec.max_actions)
    put_on_shelf(app, match)
    tasks = [Task(match, judged, f"shot/{judged.entry}/0") for judged in costly(match)]
    series = Series(tasks, "coach", min(1, len(tasks) - 1), {0: "found"})
    return table_of(app, series)


def costly(match: Match, most: int = _MOST, every: int = _EVERY) -> list[Judged]:
    """Return decisions of the first seat, judged briefly and made costly: the last of their ways is called the played.

    Pictures need moments of every kind; which ways are good hardly matters to them.
    """
    agenda, found = Agenda(match, no_notes(match)), list[Judged]()
    for number, chore in enumerate(agenda.chores(agenda.first_seats[:1])):
        if chore.level > GLANCE or len(found) == most:
            break
        judged = chore.found(never) if number % every == 0 else chore.resort()
        if isinstance(judged, Judged) and len(judged.ways) > 1:
            found.append(_as_costly(judged))
    return found


def _as_costly(judged: Judged) -> Judged:
    others = [way for place, way in enumerate(judged.ways) if place != judged.played]
    gains = (_LOST * 2, _LOST * 1.9, _LOST, 1.0)
    ways = [way.model_copy(update={"gain": gain, "error": _ERROR}) for way, gain in zip(others, gains, strict=False)]
    parts = others[0].parts
    return judged.model_copy(
        update={
            "ways": [*ways, judged.own], "played": len(ways), "level": FINEST, "loss": _LOST * 2, "error": _ERROR,
            "parts": parts,
        }
    )  # fmt: skip
