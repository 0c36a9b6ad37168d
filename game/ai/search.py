"""The search by sequential halving: candidates play in the same worlds, and the weaker half drops out each round."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from game.ai.budget import Meter
from game.ai.candidates import NO_TRUST, Candidate
from game.ai.endgame import Endgame
from game.ai.minds import Minds
from game.ai.parts import WHOLE, Part
from game.ai.worth import margin_of, margin_of_worth, worth_of_margin, worth_of_result
from game.core.chance import Sampled
from game.core.spec import Judge, Spec

LEAST_WORLDS = 8
"""Number of worlds before a candidate may drop out early."""
_LEAST_SHARE = 0.1
"""Share of the budget before a candidate may drop out early, as a few worlds may mislead."""
_value = itemgetter(0)
_SURER = 4.0
"""Factor for the trust in learned values inside a turn, which they judge well."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Limit a playout: after that many choices it is judged at the next turn or round.

    There it ends, unless it `goes_on` to the end of the match.
    """

    choices: int
    goes_on: bool = False
    in_rounds: bool = False


Moment = tuple[float, int]
"""The number of a turn or round, and which of the turns that began in it since the search did."""
_END_OF_MATCH: Moment = (float("inf"), 0)


class Horizon:
    """The moment of the match at which the playouts of all ways are judged: the first playout to get there sets it.

    Ways that keep a turn going would otherwise be judged earlier or later than those that end it.
    """

    def __init__(self) -> None:
        self._moment: Moment | None = None

    def is_reached(self, now: Moment, is_far_enough: bool) -> bool:
        if self._moment is None and is_far_enough:
            self._moment = now
        return self._moment is not None and now >= self._moment

    def end_of_match(self) -> None:
        """Where the first playout came to the end, all others go there as well."""
        if self._moment is None:
            self._moment = _END_OF_MATCH


@dataclass(frozen=True, slots=True)
class World:
    """Hold one deal of everything hidden, the seed of luck to come, and the judge of each seat."""

    state: Any
    luck: int
    judges: tuple[Judge, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """Hold the worth of a playout to the seat, and the margin of points reached or expected."""

    worth: float
    margin: float
    judged: float = 0.0
    """The share of the margin that is a judgement and no result."""


class Search:
    """Search one decision of one seat."""

    def __init__(
        self,
        spec: Spec,
        minds: Minds,
        view: Any,
        seat: int,
        seed: str,
        reach: Reach,
        keeps_points: bool = False,
        part: Part = WHOLE,
        horizon: Horizon | None = None,
    ) -> None:
        """A `horizon` given is shared with another search of the same match."""
        self._rules, self._evaluator, self._spec = spec.rules, spec.evaluator, spec
        self._minds = minds
        self._view, self._seat, self._seed, self._reach = view, seat, seed, reach
        self._keeps_points, self._part = keeps_points, part
        decision = spec.rules.decision(view)
        self._mover = decision.seat if decision else seat
        self._horizon = horizon or Horizon()
        self._endgame = Endgame(spec, minds, seat) if spec.evaluator.is_exact(view) else None

    def candidates(self, width: int) -> list[Candidate]:
        """Return the best options as candidates; in an exact endgame all, without trust in learned values."""
        options = sorted(self._minds.own[0].options(self._view, wide=True), key=lambda option: -option[0])
        trust = NO_TRUST if self._endgame else self._trust()
        return [
            Candidate(action, worth_of_margin(value, self._minds.spread), trust=trust)
            for value, action in (options if self._endgame else options[:width])
        ]

    def _trust(self) -> float:
        decision = self._rules.decision(self._view)
        assert decision is not None
        return self._spec.foresight.trust * (1.0 if decision.is_turn else _SURER)

    def run(self, candidates: list[Candidate], meter: Meter) -> list[Candidate]:
        """Return the candidates, best first; those that dropped out follow."""
        standing, fallen = list(candidates), list[Candidate]()
        rounds = max(1, (len(standing) - 1).bit_length())
        number = 0
        for played_round in range(1, rounds + 1):
            half = (len(standing) + 1) // 2
            while len(standing) > half and not meter.is_over(played_round / rounds):
                world = self.world(self._part.world(number))
                number += 1
                for candidate in standing:
                    self._try(candidate, world)
                    meter.played += 1
                standing.sort(key=_rank)
                if number >= LEAST_WORLDS and meter.is_over(_LEAST_SHARE):
                    out = [each for each in standing[1:] if each.is_out_of(standing[0])]
                    self._drop(out, standing, fallen)
            self._drop(standing[half:], standing, fallen)
        return standing + fallen

    def _drop(self, out: Sequence[Candidate], standing: list[Candidate], fallen: list[Candidate]) -> None:
        fallen[:0] = out
        standing[:] = [each for each in standing if each not in out]

    def world(self, number: int) -> World:
        """Return the world with that number; the same seed gives the same world."""
        source = random.Random(f"{self._seed}/{number}")
        state = self._rules.determinise(self._view, self._seat, source)
        judges = [source.choice(self._minds.full) for _ in range(len(self._spec.seats) + 8)]
        judges[self._seat] = source.choice(self._minds.own)
        return World(state, source.getrandbits(32), tuple(judges))

    def _try(self, candidate: Candidate, world: World) -> None:
        state, chance = self.begun(candidate, world)
        candidate.results.append(self.ending(state, chance, world).worth)
        if self._keeps_points:
            self._note_points(candidate, state)

    def begun(self, candidate: Candidate, world: World) -> tuple[Any, Sampled]:
        """Return the world's state after the candidate and its plan, and the luck left."""
        state = world.state.clone()
        chance = Sampled(random.Random(world.luck))
        self._rules.apply(state, candidate.action, chance)
        self._carry_out_plan(candidate, state, chance)
        return state, chance

    def ending(self, state: Any, chance: Sampled, world: World) -> Ending:
        """Return the ending of a playout; the state is changed to the one that was judged."""
        if not self._endgame:
            return self._play_out(state, chance, world.judges)
        worth = self._endgame.worth(state)
        if self._keeps_points:
            self._play_out(state, chance, world.judges)
        return Ending(worth, margin_of_worth(self._spec, worth, self._minds.spread))

    def _carry_out_plan(self, candidate: Candidate, state: Any, chance: Sampled) -> None:
        """Complete the action in the same way in every world; the first one makes the plan."""
        if candidate.plan is not None:
            for action in candidate.plan:
                self._rules.apply(state, action, chance)
            return
        candidate.plan = self._completed(state, chance)

    def whole(self, actions: Sequence[Any], world: World) -> list[Any]:
        """Return the actions with those that complete them, as the search plans them in that world."""
        state, chance = world.state.clone(), Sampled(random.Random(world.luck))
        for action in actions:
            self._rules.apply(state, action, chance)
        return [*actions, *self._completed(state, chance)]

    def _completed(self, state: Any, chance: Sampled) -> list[Any]:
        """Complete what was begun in the state; return the actions."""
        plan = list[Any]()
        while self._spec.foresight.is_planned(state):
            plan.append(self._planned_action(state))
            self._rules.apply(state, plan[-1], chance)
        return plan

    def _planned_action(self, state: Any) -> Any:
        if self._endgame:
            return self._endgame.best_action(state)
        return max(self._minds.own[0].options(state, wide=True), key=_value)[1]

    def _play_out(self, state: Any, chance: Sampled, judges: tuple[Judge, ...]) -> Ending:
        """Play on, every seat with its judge, until the playout's limit or the end."""
        rules, is_settled, spread = self._rules, self._evaluator.is_settled, self._minds.spread
        steps, judged, turns = 0, None, _Turns(self._reach.in_rounds, rules.turn(self._view), self._mover)
        while not is_settled(state):
            decision = rules.decision(state)
            assert decision is not None
            is_new = judged is None and decision.is_turn and turns.is_new(decision.seat, rules.turn(state))
            if is_new and self._horizon.is_reached(turns.now, steps >= self._reach.choices):
                judged = judges[self._seat].value(state, self._seat)
                if not self._reach.goes_on:
                    return Ending(worth_of_margin(judged, spread), judged, judged=1.0)
            options = judges[decision.seat].options(state)
            rules.apply(state, max(options, key=_value)[1], chance)
            steps += 1
        if judged is None:
            self._horizon.end_of_match()
        result = rules.result(state)
        worth, margin = worth_of_result(self._spec, result, self._seat, spread), margin_of(result.totals, self._seat)
        if judged is None:
            return Ending(worth, margin)
        return Ending((worth_of_margin(judged, spread) + worth) / 2, (judged + margin) / 2, judged=0.5)

    def _note_points(self, candidate: Candidate, state: Any) -> None:
        rows = self._rules.score(state).points
        if not candidate.points:
            candidate.points = [[0.0] * len(row) for row in rows]
        for sums, row in zip(candidate.points, rows, strict=True):
            for place, points in enumerate(row):
                sums[place] += points


class _Turns:
    """Counts the turns, or the rounds alone, that begin after the position that is searched."""

    def __init__(self, in_rounds: bool, number: int, mover: int) -> None:
        self._in_rounds, self._number, self._mover, self._count = in_rounds, number, mover, 0

    def is_new(self, seat: int, number: int) -> bool:
        """Whether another turn begins, or another round where only those count."""
        if number > self._number:
            self._number, self._mover, self._count = number, seat, 0
            return True
        if self._in_rounds or seat == self._mover:
            return False
        self._mover, self._count = seat, self._count + 1
        return True

    @property
    def now(self) -> Moment:
        return self._number, self._count


def _rank(candidate: Candidate) -> float:
    return -candidate.worth
