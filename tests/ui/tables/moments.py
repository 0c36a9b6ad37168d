"""Moments of random matches of every game that has a table, as the person who decides sees them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from scenes.kit.game_uis import game_ui_ids
from tests.contract.matches import Form, forms_of
from tests.ui.played import play

FIRST_ACTIONS = 400
NAMES = ("Adso", "William", "Bianca", "Michele", "Lucia")


@dataclass(frozen=True, slots=True)
class Moment:
    """Game, form and how many actions of a seeded match have been played."""

    form: Form
    length: int
    kind: str

    def __str__(self) -> str:
        return f"{self.form}-{self.kind}-{self.length}"

    def match(self, people: tuple[int, ...] | None = None) -> Match:
        """Those seats are people; without them, the one that decides."""
        match = played(self.form).branch(self.length)
        decision = match.decision
        assert decision is not None
        humans = (decision.seat,) if people is None else people
        for number, seat in enumerate(match.seats):
            match.seats[number] = replace(seat, player="human" if number in humans else "greedy")
        return match


@cache
def played(form: Form) -> Match:
    seats = [Seat("greedy", *who) for who in zip(NAMES[: form.seats], COLOURS, strict=False)]
    match = Match(form.spec, form.options, seats, "17")
    play(match, FIRST_ACTIONS)
    return match


@cache
def moments(per_kind: int = 2) -> tuple[Moment, ...]:
    """The first moments of each kind of decision, spread over the forms of every game."""
    return tuple(moment for game in game_ui_ids() for moment in _of_game(game, per_kind))


@cache
def richest(game: str) -> tuple[Moment, ...]:
    """The last moment of each kind, in the form with most seats and options that knows it."""
    found: dict[str, Moment] = {}
    for form in reversed(list(forms_of(spec_of(game)))):
        match = played(form)
        kinds = {match.decision_at(length).kind: length for length in range(len(match.entries))}
        found = {kind: Moment(form, length, kind) for kind, length in kinds.items()} | found
    return tuple(found.values())


def _of_game(game: str, per_kind: int) -> Iterator[Moment]:
    met: Counter[str] = Counter()
    for form in forms_of(spec_of(game)):
        here = set[str]()
        match = played(form)
        for length in range(len(match.entries)):
            kind = match.decision_at(length).kind
            if kind not in here and met[kind] < per_kind:
                here.add(kind)
                met[kind] += 1
                yield Moment(form, length, kind)
