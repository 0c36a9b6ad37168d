"""The luck of a seat: how its expected margin changed by an entry that drew, rolled or showed something."""

import random
from collections.abc import Iterator
from typing import Any

from game.ai.budget import Stop
from game.ai.levels import ADVISER
from game.ai.minds import minds_for
from game.ai.search import LEAST_WORLDS, Horizon, Search
from game.coach.effort import EFFORTS
from game.coach.estimates import difference, figure
from game.coach.model import Luck
from game.coach.outcomes import Outcomes, chances_in
from game.core.chance import Sampled
from game.core.spec import Spec

_TRIES = 4
"""Tries for each world wanted, as in many the acting seat does not hold what it used."""


class Chances:
    """Measure the luck of one seat in an entry of any seat."""

    def __init__(self, spec: Spec, seat: int, seed: str) -> None:
        self._spec, self._seat, self._seed = spec, seat, seed

    def luck(self, entry: int, before: Any, action: Any, after: Any, level: int, stop: Stop) -> Luck:
        """Return the luck of an entry; `before` and `after` are the seat's views around it."""
        worlds, horizon = EFFORTS[level].chances, Horizon()
        expected = self._outcomes(before, action, worlds, stop, horizon)
        given = self._outcomes(after, None, worlds, stop, horizon)
        if min(len(expected.margins), len(given.margins)) < LEAST_WORLDS:
            return unknown(entry, self._seat, level)
        change = difference(figure(given.margins, given.judgement(self._spec)), figure(expected.margins))
        return Luck(
            entry=entry, seat=self._seat, level=level, points=change.mean, error=change.error,
            chances=given.mean_chances(),
        )  # fmt: skip

    def _outcomes(self, view: Any, action: Any, worlds: int, stop: Stop, horizon: Horizon) -> Outcomes:
        """Return the outcomes of playouts in worlds in which the action is possible."""
        spec, minds = self._spec, minds_for(self._spec, view)
        reach = ADVISER.reach_in(spec)
        search = Search(spec, minds, view, self._seat, self._seed, reach, keeps_points=True, horizon=horizon)
        outcomes = Outcomes()
        for world, state, chance in self._begun(search, action, worlds * _TRIES):
            if stop() or len(outcomes.margins) == worlds:
                break
            ending = search.ending(state, chance, world)
            outcomes.add(ending, chances_in(spec, minds, state))
        return outcomes

    def _begun(self, search: Search, action: Any, tries: int) -> Iterator[tuple[Any, Any, Sampled]]:
        rules = self._spec.rules
        for number in range(tries):
            world = search.world(number)
            state, chance = world.state.clone(), Sampled(random.Random(world.luck))
            if action is None or rules.why_not(state, action) is None:
                if action is not None:
                    rules.apply(state, action, chance)
                yield world, state, chance


def unknown(entry: int, seat: int, level: int) -> Luck:
    """Return the luck of an entry that could not be measured."""
    return Luck(entry=entry, seat=seat, level=level, points=0.0, error=0.0, chances=[])
