"""Two tables at which the same was done stand alike, whatever else happened at one of them meanwhile."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.ai.opponents import choose
from game.core.match import Match
from game.core.spec import PRACTICE
from scenes.engine.headless import Headless
from scenes.kit.game_uis import game_ui_ids
from tests.ui.forms import forms_at_tables
from tests.ui.histories.detours import Party, away, branch_of
from tests.ui.histories.standing import Standing, differences, let_rest, standing
from tests.ui.tables.moments import Moment, played, richest

DETOURS, COMMANDS = 2, 3
MOST_ASKED, MOST_TRIED = 2, 3
TURN_ENDS = ("light", "asked", "at_once")
SEATINGS = ("alone", "alone", "practice", "two")


def before_the_end() -> Iterator[Moment]:
    """The last decision but one of matches that come to their end."""
    for form in forms_at_tables():
        match = played(form)
        if match.is_over:
            yield Moment(form, len(match.entries) - 2, "end")


MOMENTS = [*before_the_end(), *(moment for game in game_ui_ids() for moment in richest(game))]
USUAL = range(0, len(MOMENTS), 3)
NUMBERS = [
    pytest.param(number, id=str(MOMENTS[number]), marks=() if number in USUAL else pytest.mark.full)
    for number in range(len(MOMENTS))
]


def match_of(number: int) -> Match:
    moment, seating = MOMENTS[number], SEATINGS[number % len(SEATINGS)]
    match = moment.match()
    first = match.humans[0]
    if seating == "two":
        match = moment.match((first, (first + 1) % moment.form.seats))
    if seating == "practice":
        match.options = {**match.options, PRACTICE.key: PRACTICE.values[-1]}
    return match


def command(party: Party, number: int, seed: str) -> str:
    """The same at both tables: something is done, taken back, done again, or a turn is ended."""
    source = random.Random(f"{seed}/{number}")
    name = source.choice(["do", "do", "undo", "redo", "reset-turn", "end-turn"])
    if name != "do" and party.press(name):
        return name
    if party.can_act:
        party.do(source)
        return "do"
    return "end-turn" if party.press("end-turn") else "nothing"


def stood(
    match: Match, seed: str, turn_ends: str, off: Callable[[Party, int], list[str]], before: Match | None = None
) -> list[tuple[str, Standing]]:
    """How the table stood after each command, and what led there; `before` was played in the same program."""
    stage = Headless((1280, 720))
    if before is not None:
        away(Party(before, turn_ends, stage), DETOURS, random.Random(seed))
    party, found = Party(match, turn_ends, stage), list[tuple[str, Standing]]()
    try:
        for number in range(COMMANDS):
            told = [*off(party, number), command(party, number, seed)]
            let_rest(party.stage)
            found.append((f"{number}: {', '.join(told)}", standing(party.stage)))
        return found
    finally:
        party.stage.close()


@pytest.mark.parametrize("number", NUMBERS)
def test_a_table_reached_by_a_detour_is_the_table_reached_at_once(number: int) -> None:
    seed, turn_ends = str(MOMENTS[number]), TURN_ENDS[number % len(TURN_ENDS)]
    straight = stood(match_of(number), seed, turn_ends, lambda party, step: [])
    detoured = stood(
        match_of(number), seed, turn_ends, lambda party, step: away(party, DETOURS, random.Random(f"{seed}~{step}")),
        before=MOMENTS[number - 1].match(),
    )  # fmt: skip
    for (_, one), (told, other) in zip(straight, detoured, strict=True):
        assert differences(one, other) == {}, told


@pytest.mark.parametrize("game", game_ui_ids())
def test_a_hint_is_of_the_position_in_which_it_is_asked_for(game: str) -> None:
    """Also where another one of the same length was asked about, and of another language or seat."""
    asked = 0
    for moment in [each for each in MOMENTS if each.form.spec.id == game]:
        if asked >= MOST_ASKED:
            break
        party, given = Party(moment.match(), "asked"), 0
        try:
            for action in _that_go_back(party)[:MOST_TRIED]:
                party.table.moves.submit(action)
                party.rest()
                if party.can_act:
                    given += 1
                    _check_hint(party)
                party.press("undo")
            if party.can_act:
                _check_hint(party)
            asked += given > 1
        finally:
            party.stage.close()


def _that_go_back(party: Party) -> list[Any]:
    match = party.match
    probe, length, found = branch_of(match), len(match.entries), []
    for action in sorted(match.legal(), key=lambda action: action.text)[:12]:
        probe.submit(action)
        if probe.why_no_undo() is None and not probe.is_over and not probe.holds_turn():
            found.append(action)
        probe.rewind(length)
    return found


def _check_hint(party: Party) -> None:
    controller, match = party.table.controller, party.match
    meant = choose(match.spec, "greedy", match.view(controller.viewer), controller.viewer, controller._seed())
    party.table.hints.ask()
    party.rest()
    assert controller.hint is not None and controller.hint.action == meant.text
    party.table.back()
    assert controller.hint is None and party.table.hints.places() == []
