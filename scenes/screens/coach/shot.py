"""Builds the coach's page for `main.py shot`: the match is played to its end, and some decisions are judged."""

from game.ai.budget import never
from game.coach.agenda import Agenda, with_answer
from game.coach.effort import GLANCE
from game.coach.model import Notes
from game.coach.storage import no_notes
from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.coach.judging import study_of
from scenes.screens.coach.scene import LookBack
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.stores import store_of
from scenes.shot import play

_EVERY = 4


def for_shot(app: App, match: Match) -> Scene:
    play(match, match.spec.max_actions)
    put_on_shelf(app, match)
    judging = study_of(app).of(match, store_of(app))
    judging.agenda.notes = glanced(match)
    return LookBack(app, match, judging)


def glanced(match: Match) -> Notes:
    """Return notes with some decisions of the first seats judged briefly, and the rest marked as judged."""
    notes, agenda = no_notes(match), Agenda(match, no_notes(match))
    for number, chore in enumerate(agenda.chores(agenda.seats)):
        if chore.level > GLANCE:
            break
        is_own = chore.seat in agenda.first_seats and number % _EVERY == 0
        notes = with_answer(notes, chore.found(never) if is_own else chore.resort())
    return notes
