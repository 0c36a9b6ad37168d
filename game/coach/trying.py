"""Trying a costly decision again: where one stands, which ways count as right, and what the others still lose."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from game.coach.estimates import Figure
from game.coach.model import LEAST_LOSS, SURE, Judged, is_much, tells_points
from game.core.match import Match
from game.core.spec import DEFAULT_LEVEL, HUMAN


@dataclass(frozen=True, slots=True)
class Verdict:
    """Hold what a try is worth: the points that it loses against the best way found, with their error."""

    deed: tuple[str, ...]
    loss: float
    error: float
    is_right: bool

    @property
    def tells_points(self) -> bool:
        """Return whether the loss is sure enough for a number."""
        return tells_points(self.loss, self.error)

    @property
    def is_much(self) -> bool:
        """Return whether surely much is lost."""
        return is_much(self.loss, self.error)


@dataclass(frozen=True, slots=True)
class Weighed:
    """Hold a way that the coach's file does not have, compared with the best one; no worlds if time was short."""

    deed: tuple[str, ...]
    loss: float = 0.0
    error: float = 0.0
    worlds: int = 0


def position_of(match: Match, judged: Judged) -> Match:
    """Return a match that stands at the decision, with a person in its seat and opponents in all others.

    Everything that the seat did not know then is dealt anew, so that no try can show it.
    """
    rules, seat, seed = match.spec.rules, judged.seat, f"{match.seed}/{judged.entry}/again"
    dealt = rules.determinise(match.view_at(judged.entry, seat), seat, random.Random(seed))
    again = match.branch(judged.entry, dealt=dealt)
    for number, sat in enumerate(again.seats):
        player = HUMAN if number == seat else DEFAULT_LEVEL if sat.is_human else sat.player
        if player != sat.player:
            again.set_seat(number, replace(sat, player=player))
    return again


def verdict_on(judged: Judged, place: int) -> Verdict:
    """Return the verdict on one of the ways that were weighed.

    The loss was measured in other worlds than those that chose the best way; all ways were played in the same
    worlds, so that the error of a difference between two of them is about the mean of theirs.
    """
    way = judged.ways[place]
    if place == judged.played:
        return verdict(judged, way.deed, Figure(judged.loss, judged.error))
    loss = 0.0 if place == 0 else max(0.0, judged.loss - way.gain)
    return verdict(judged, way.deed, Figure(loss, sqrt((judged.error**2 + way.error**2) / 2)))


def verdict(judged: Judged, deed: Sequence[str], loss: Figure) -> Verdict:
    """Return the verdict on a way by what it loses against the best.

    It is right if its loss is none beyond two errors, and it lies nearer to the best way than to the played one.
    """
    is_right = loss.mean <= max(LEAST_LOSS, SURE * loss.error) and loss.mean < judged.loss / 2
    return Verdict(tuple(deed), loss.mean, loss.error, is_right)


def verdicts(judged: Judged) -> list[Verdict]:
    """Return the verdicts on all ways, the best first."""
    return sorted((verdict_on(judged, place) for place in range(len(judged.ways))), key=lambda each: each.loss)


def verdict_so_far(judged: Judged, played: Sequence[str], is_whole: bool) -> Verdict | None:
    """Return the verdict on the actions played so far; None while ways of both kinds begin with them.

    Among ways of one kind, the best that begins so counts.
    """
    fitting = [verdict_on(judged, place) for place in fitting_ways(judged, played)]
    if is_whole:
        fitting = [each for each in fitting if len(each.deed) == len(played)]
    if len({each.is_right for each in fitting}) != 1:
        return None
    return min(fitting, key=lambda each: each.loss)


def fitting_ways(judged: Judged, played: Sequence[str]) -> list[int]:
    """Return the ways of which these actions are a part, in any order."""
    begun = Counter(played)
    return [place for place, way in enumerate(judged.ways) if begun <= Counter(way.deed)]


def next_of_best(judged: Judged, played: Sequence[str]) -> str:
    """Return the next action of the best way; empty if what was played is no part of it."""
    if 0 not in fitting_ways(judged, played):
        return ""
    left = Counter(judged.best.deed) - Counter(played)
    return next((action for action in judged.best.deed if action in left), "")
