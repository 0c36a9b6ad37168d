"""The judging of one move: the search looks for better ones, and new worlds compare the best of them with it."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from game.ai.budget import Budget, Meter, Stop
from game.ai.candidates import Candidate
from game.ai.levels import ADVISER
from game.ai.minds import minds_for
from game.ai.search import LEAST_WORLDS, Search
from game.ai.view_guard import check_view
from game.coach.effort import EFFORTS, Effort
from game.coach.estimates import chosen_by_others, figure, loss_of
from game.coach.model import OUTLOOK, RIVALS, Judged, Way
from game.coach.outcomes import Outcomes, chances_in, parts_of
from game.coach.trying import Weighed
from game.core.spec import Spec

MOST_WAYS = 3
"""Number of options besides the played move."""

Tried = list[tuple[Candidate, Outcomes]]


class Weighing:
    """Judge one move of a seat, from its view before it; the first option is the played one."""

    def __init__(self, spec: Spec, view: Any, seat: int, deed: Sequence[str], seed: str) -> None:
        check_view(spec, view, seat)
        self._spec, self._view, self._seat, self._seed = spec, view, seat, seed
        self._minds = minds_for(spec, view)
        self._deed = [spec.rules.parse_action(text) for text in deed]

    def judged(self, entry: int, level: int, stop: Stop) -> Judged:
        """Return the judgement at one of the levels of effort."""
        return self.judged_with(EFFORTS[level], entry, level, stop)

    def judged_with(self, effort: Effort, entry: int, level: int, stop: Stop) -> Judged:
        """Return the judgement; without options if there was no time."""
        tried: Tried = [(way, Outcomes()) for way in self.ways(effort, stop)]
        worlds = self._weigh(tried, effort.worlds, stop)
        if worlds < LEAST_WORLDS:
            return unjudged(entry, self._seat, level)
        own = tried[0][1]
        gains = [_gains(outcomes, own) for _, outcomes in tried]
        loss = loss_of(gains, own.judgement(self._spec))
        ways = [self._way(candidate, outcomes, own) for candidate, outcomes in tried]
        found = sorted(ways, key=lambda way: -way.gain)
        better = [tried[way][1].parts[world] for world, way in enumerate(chosen_by_others(gains))]
        played = next(place for place, way in enumerate(found) if way.deed == [action.text for action in self._deed])
        return Judged(
            entry=entry, seat=self._seat, level=level, worlds=worlds, ways=found, played=played,
            loss=max(0.0, loss.mean), error=loss.error, chances=own.mean_chances(),
            parts=self._parts(better, own.parts),
        )  # fmt: skip

    def weighed_against(self, best: Sequence[str], effort: Effort, stop: Stop) -> Weighed:
        """Return how much the move, completed by the search, loses against the best way that is known."""
        search = self._search("look")
        first, *rest = search.whole(self._deed, search.world(0))
        head, *tail = (self._spec.rules.parse_action(text) for text in best)
        tried: Tried = [(Candidate(first, 0.0, plan=rest), Outcomes()), (Candidate(head, 0.0, plan=tail), Outcomes())]
        worlds, deed = self._weigh(tried, effort.worlds, stop), (first.text, *(action.text for action in rest))
        if worlds < LEAST_WORLDS:
            return Weighed(deed)
        own, other = (outcomes for _, outcomes in tried)
        loss = figure(_gains(other, own), own.judgement(self._spec))
        return Weighed(deed, loss.mean, loss.error, worlds)

    def ways(self, effort: Effort, stop: Stop) -> list[Candidate]:
        """Return the played move and the best that a search finds, each only once."""
        search = self._search("look")
        first, *rest = self._deed
        candidates = search.candidates(ADVISER.width)
        if all(candidate.action != first for candidate in candidates):
            candidates.append(Candidate(first, 0.0))
        decision = self._spec.rules.decision(self._view)
        assert decision is not None
        ranked = search.run(candidates, Meter(Budget(playouts=effort.looks_for(decision.is_turn)), stop))
        own = next(candidate for candidate in ranked if candidate.action == first)
        chosen = list(dict.fromkeys([*ranked[:MOST_WAYS], own]))
        others = [Candidate(each.action, each.prior, plan=each.plan) for each in chosen]
        ways = [Candidate(first, own.prior, plan=rest), *others]
        different = dict[tuple[str, ...], Candidate]()
        for way in ways:
            different.setdefault(_substance(way), way)
        return list(different.values())

    def _weigh(self, tried: Tried, worlds: int, stop: Stop) -> int:
        """Play all options in the same worlds; return the number of those."""
        search = self._search("weigh")
        for number in range(worlds):
            if stop():
                return number
            world = search.world(number)
            for candidate, outcomes in tried:
                state, chance = search.begun(candidate, world)
                ending = search.ending(state, chance, world)
                parts = parts_of(ending.margin, self._spec.rules.score(state).points, self._seat)
                outcomes.add(ending, chances_in(self._spec, self._minds, state), parts)
        return worlds

    def _search(self, purpose: str) -> Search:
        """Return a search for one purpose, as worlds that chose options must not compare them too."""
        seed, reach = f"{self._seed}/{purpose}", ADVISER.reach_in(self._spec)
        return Search(self._spec, self._minds, self._view, self._seat, seed, reach, keeps_points=True)

    def _way(self, candidate: Candidate, outcomes: Outcomes, own: Outcomes) -> Way:
        judgement = 0.0 if outcomes is own else own.judgement(self._spec)
        gain = figure(_gains(outcomes, own), judgement)
        return Way(
            deed=[action.text for action in _deed_of(candidate)],
            gain=gain.mean,
            error=gain.error,
            chance=outcomes.chance_of(self._seat),
            parts=self._parts(outcomes.parts, own.parts),
        )

    def _parts(self, here: Sequence[Sequence[float]], there: Sequence[Sequence[float]]) -> dict[str, float]:
        """Return the mean difference by category, without zeros."""
        names = (*self._spec.categories, RIVALS, OUTLOOK)
        changes = zip(names, zip(*here, strict=True), zip(*there, strict=True), strict=True)
        means = {name: fmean(one) - fmean(other) for name, one, other in changes}
        return {name: change for name, change in means.items() if change}


def unjudged(entry: int, seat: int, level: int) -> Judged:
    """Return the judgement of a decision that could not be judged."""
    return Judged(entry=entry, seat=seat, level=level, worlds=0, ways=[], played=0, loss=0.0, error=0.0, chances=[])


def _gains(outcomes: Outcomes, own: Outcomes) -> list[float]:
    return [here - there for here, there in zip(outcomes.margins, own.margins, strict=True)]


def _substance(candidate: Candidate) -> tuple[str, ...]:
    """Return a key that is the same for the same actions in another order."""
    return tuple(sorted(action.text for action in _deed_of(candidate)))


def _deed_of(candidate: Candidate) -> list[Any]:
    return [candidate.action, *(candidate.plan or ())]
