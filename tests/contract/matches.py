"""Seeded random matches of every game in every form: option sets and seat counts come from the registry."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from game.core.chance import Live, Outcome
from game.core.events import Event
from game.core.match import Match
from game.core.registry import all_specs
from game.core.rules import Options, Rules
from game.core.seats import Seat
from game.core.spec import COLOURS, HUMAN, Spec

SAMPLES_PER_MATCH = 8


@dataclass(frozen=True, slots=True)
class Form:
    """A game with one choice of options and of the number of players."""

    spec: Spec
    chosen: tuple[tuple[str, str], ...]
    seats: int

    @property
    def options(self) -> Options:
        return dict(self.chosen)

    @property
    def rules(self) -> Rules[Any, Any]:
        return self.spec.rules

    def __str__(self) -> str:
        return "-".join([self.spec.id, *(f"{key}_{value}" for key, value in self.chosen), str(self.seats)])


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a random match, and the position before and after it."""

    form: Form
    number: int
    before: Any
    action: Any
    outcome: Outcome
    events: tuple[Event, ...]
    after: Any

    @property
    def rules(self) -> Rules[Any, Any]:
        return self.form.rules


def forms_of(spec: Spec) -> Iterator[Form]:
    values = [[(option.key, value) for value in option.values] for option in spec.options]
    for seats in spec.seats:
        for chosen in itertools.product(*values):
            yield Form(spec, chosen, seats)


ALL_FORMS = [form for spec in all_specs() for form in forms_of(spec)]
every_form = pytest.mark.parametrize("form", ALL_FORMS, ids=str)
every_game = pytest.mark.parametrize("spec", all_specs(), ids=lambda spec: spec.id)


def random_match(form: Form, number: int) -> Iterator[Step]:
    """Plays one match to its end, or to the bound on its length."""
    source, seed, rules = random.Random(f"{form} {number}"), f"contract {number}", form.rules
    state = rules.new(form.options, form.seats, Live(seed, 0))
    for step in range(1, form.spec.max_actions + 1):
        if rules.decision(state) is None:
            return
        action, luck, events = source.choice(rules.legal(state)), Live(seed, step), list[Event]()
        after = state.clone()
        rules.apply(after, action, luck, events.append)
        yield Step(form, step, state, action, luck.outcome, tuple(events), after)
        state = after


@dataclass(frozen=True, slots=True)
class Walk:
    """What is asked of a whole random match, which is played once for all tests."""

    some: tuple[Step, ...]
    """Some of its steps, the same in every run."""
    turns: tuple[int, ...]
    """The number of the turn before and after each step."""
    missing: tuple[Any, ...]
    """The cards that were missing after some step."""
    last: Step


@cache
def walk(form: Form, number: int) -> Walk:
    """Play a match to its end, or to the bound on its length."""
    rules, steps = form.rules, list(random_match(form, number))
    return Walk(
        tuple(random.Random(number).sample(steps, min(SAMPLES_PER_MATCH, len(steps)))),
        tuple(rules.turn(state) for step in steps for state in (step.before, step.after)),
        tuple(card for step in steps for card in rules.missing_cards(step.after)),
        steps[-1],
    )


@cache
def samples(form: Form, matches: int) -> tuple[Step, ...]:
    """Some steps of each match, the same in every run."""
    return tuple(step for number in range(matches) for step in walk(form, number).some)


def random_human_match(form: Form, number: int, steps: int) -> Match:
    """A practice match of people, as the program itself runs it."""
    source = random.Random(number)
    seats = [Seat(HUMAN, f"Player {seat}", COLOURS[seat]) for seat in range(form.seats)]
    match = Match(form.spec, {**form.options, "practice": "on"}, seats, f"contract {number}")
    while not match.is_over and len(match.entries) < steps:
        match.submit(source.choice(match.legal()))
    return match
