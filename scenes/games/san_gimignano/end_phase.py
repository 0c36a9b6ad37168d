"""The cost of a near end phase: open towers that can no longer be completed (SG 4.2)."""

from game.core.preview import preview
from game.san_gimignano.actions import Complete
from game.san_gimignano.limits import TOWERS_TO_DECLARE
from game.san_gimignano.state import PLAY, State
from scenes.engine.text.catalog import Argument
from scenes.games.san_gimignano.position import SanGimignanoPosition

_LAST_CARDS = 6
"""Number of cards that one turn can take from the deck: a purchase and the refilled market (SG 3.1)."""


def open_towers(view: State, seat: int) -> list[int]:
    """Return the indexes of the seat's towers under construction."""
    return [index for index, tower in enumerate(view.towers[seat]) if not tower.is_complete]


def is_near(view: State, seat: int) -> bool:
    """Return whether the seat's rival may declare the end, or the deck may run out."""
    return view.stage == PLAY and not view.end_phase and (_may_declare(view, 1 - seat) or len(view.deck) <= _LAST_CARDS)


def warning(position: SanGimignanoPosition) -> str:
    """Return who or what may bring the end phase, and the points at stake; empty if there are none."""
    view, viewer = position.view, position.viewer
    left = open_towers(view, viewer)
    if not left or not is_near(view, viewer):
        return ""
    by = "rival" if _may_declare(view, 1 - viewer) else "deck"
    rival, points = position.people[1 - viewer].name, at_stake(position, left)["points"]
    return position.wording.catalog("sg-prompt-late", by=by, rival=rival, cards=len(view.deck), points=points)


def at_stake(position: SanGimignanoPosition, towers: list[int]) -> dict[str, Argument]:
    """Return the number of open towers and the points that completing them would bring."""
    rules = position.spec.rules
    after = rules.score(preview(rules, position.view, Complete(tuple(towers))).after)
    return {"open": len(towers), "points": after.totals[position.viewer] - position.score.totals[position.viewer]}


def _may_declare(view: State, seat: int) -> bool:
    return sum(tower.is_complete for tower in view.towers[seat]) >= TOWERS_TO_DECLARE
