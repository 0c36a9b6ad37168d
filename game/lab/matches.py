"""Matches between opponents without a record, and their figures."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from game.ai.budget import Budget
from game.core.chance import Live
from game.core.registry import spec_of
from game.core.rules import Options
from game.lab.players import chosen_by, player_of


@dataclass(frozen=True, slots=True)
class Fixture:
    """Describe a match to play: the players by place at the table."""

    game_id: str
    options: tuple[tuple[str, str], ...]
    levels: tuple[str, ...]
    seed: str
    budget: Budget | None = None


@dataclass(slots=True)
class Played:
    """Hold, by place at the table, shares of the win, points, milliseconds of each decision, and what was done."""

    shares: tuple[float, ...]
    totals: tuple[int, ...]
    actions: int
    is_exhausted: bool
    times: list[list[float]] = field(default_factory=list)
    done: list[Counter[str]] = field(default_factory=list)
    """How often each kind of action was played, and the points of each category."""


def play(fixture: Fixture) -> Played:
    """Play a match and return its figures."""
    spec = spec_of(fixture.game_id)
    rules = spec.rules
    options: Options = dict(fixture.options)
    state = rules.new(options, len(fixture.levels), Live(fixture.seed, 0))
    players = [player_of(spec, level) for level in fixture.levels]
    times: list[list[float]] = [[] for _ in players]
    done: list[Counter[str]] = [Counter() for _ in players]
    step = 0
    while step < spec.max_actions and (decision := rules.decision(state)) is not None:
        step += 1
        seat = decision.seat
        start = perf_counter()
        view = rules.observe(state, seat)
        action = chosen_by(spec, players[seat], view, seat, f"{fixture.seed}/{step}", fixture.budget)
        times[seat].append(1000 * (perf_counter() - start))
        done[seat].update(kinds_of(action.text))
        rules.apply(state, action, Live(fixture.seed, step))
    table = rules.score(state)
    for kinds, points in zip(done, table.points, strict=True):
        kinds.update(dict(zip(table.categories, points, strict=True)))
    return _count(rules, state, step, times, done)


def kinds_of(action: str) -> set[str]:
    """Return the kinds that an action belongs to: its verb with each of its words, without numbers."""
    verb, *words = (word.rstrip("0123456789_") for word in action.split())
    return {f"{verb} {word}" for word in words if word} or {verb}


def _count(rules: Any, state: Any, step: int, times: list[list[float]], done: list[Counter[str]]) -> Played:
    result = rules.result(state)
    is_exhausted = rules.decision(state) is not None
    seats = range(len(times))
    winners: Sequence[int] = tuple(seats) if is_exhausted else result.winners
    shares = tuple((seat in winners) / len(winners) for seat in seats)
    return Played(shares, tuple(result.totals), step, is_exhausted, times, done)
