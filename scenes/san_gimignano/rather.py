"""Why a hint fetches cards although a tower could be built: what the search found of the tower."""

from collections.abc import Sequence
from typing import Any

from game.core.preview import preview
from game.san_gimignano import actions as act
from game.san_gimignano.actions import Build, Exchange
from scenes.core.text import Argument
from scenes.kit.seen import Seen

_HARDLY = 0.02
"""A difference in the chance to win that decides nothing."""


def rather(seen: Seen, action: Any, weighed: Sequence[tuple[str, float]]) -> str:
    """Of the towers the one weighed best, else the one that brings most at once."""
    rules = seen.spec.rules
    towers = [each for each in rules.legal(seen.view) if isinstance(each, Build)]
    if not weighed or not towers or not (action == act.BUY or isinstance(action, Exchange)):
        return ""
    chances = {rules.parse_action(text): chance for text, chance in weighed}
    tower = max(towers, key=lambda each: (chances.get(each, -1.0), _points(seen, each)))
    told = _compared(chances[tower], weighed[0][1]) if tower in chances else _at_once(seen, tower)
    return seen.wording.catalog("sg-advice-rather", deed=seen.wording.deed_in(tower, seen.view), **told)


def _compared(chance: float, best: float) -> dict[str, Argument]:
    percents: dict[str, Argument] = {"chance": round(100 * chance), "best": round(100 * best), "gains": ""}
    return {"standing": "weaker" if best - chance > _HARDLY else "close", **percents}


def _at_once(seen: Seen, tower: Build) -> dict[str, Argument]:
    """It was not even among those weighed."""
    rules = seen.spec.rules
    after = rules.score(preview(rules, seen.view, tower).after)
    gains = seen.wording.gains(seen.score, after, seen.viewer)
    return {"standing": "gains" if gains else "other", "chance": 0, "best": 0, "gains": gains}


def _points(seen: Seen, tower: Build) -> int:
    rules = seen.spec.rules
    return int(rules.score(preview(rules, seen.view, tower).after).totals[seen.viewer])
