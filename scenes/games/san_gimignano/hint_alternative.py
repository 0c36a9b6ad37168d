"""Reasons why a hint fetches cards although a tower could be built."""

from collections.abc import Sequence

from game.core.preview import preview
from game.san_gimignano import actions as act
from game.san_gimignano.actions import Build, Exchange, SanGimignanoAction
from scenes.engine.text.catalog import Argument
from scenes.games.san_gimignano.position import SanGimignanoPosition

_HARDLY = 0.02
"""Difference in the chance to win below which two actions count as equal."""


def rather(position: SanGimignanoPosition, action: SanGimignanoAction, weighed: Sequence[tuple[str, float]]) -> str:
    """Return why the best tower is not built.

    The best tower is the one that the search valued most, else the one that brings most points at once.
    """
    rules = position.spec.rules
    towers = [each for each in rules.legal(position.view) if isinstance(each, Build)]
    if not weighed or not towers or not (action == act.BUY or isinstance(action, Exchange)):
        return ""
    chances = {rules.parse_action(text): chance for text, chance in weighed}
    tower = max(towers, key=lambda each: (chances.get(each, -1.0), _points(position, each)))
    told = _compared(chances[tower], weighed[0][1]) if tower in chances else _at_once(position, tower)
    return position.wording.catalog("sg-advice-rather", deed=position.wording.deed_in(tower, position.view), **told)


def _compared(chance: float, best: float) -> dict[str, Argument]:
    percents: dict[str, Argument] = {"chance": round(100 * chance), "best": round(100 * best), "gains": ""}
    return {"standing": "weaker" if best - chance > _HARDLY else "close", **percents}


def _at_once(position: SanGimignanoPosition, tower: Build) -> dict[str, Argument]:
    """Return what the tower brings at once, for one that the search did not value."""
    rules = position.spec.rules
    after = rules.score(preview(rules, position.view, tower).after)
    gains = position.wording.gains(position.score, after, position.viewer)
    return {"standing": "gains" if gains else "other", "chance": 0, "best": 0, "gains": gains}


def _points(position: SanGimignanoPosition, tower: Build) -> int:
    rules = position.spec.rules
    return int(rules.score(preview(rules, position.view, tower).after).totals[position.viewer])
