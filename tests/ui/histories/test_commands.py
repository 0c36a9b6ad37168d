"""Whoever sits there, and whatever has happened: what is lit does what it says, and what is not lit changes nothing."""

import random
from dataclasses import replace
from typing import Any

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.spec import PRACTICE
from scenes.engine.input.keys import Command
from scenes.engine.widgets import Button
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.curtain import Curtain
from scenes.table.menu import open_menu
from tests.contract.matches import Form
from tests.ui.forms import few, many
from tests.ui.histories.detours import Party
from tests.ui.histories.standing import Standing, of_table
from tests.ui.tables.moments import played

STEPS = 14
COMMANDS = {"undo": Command.UNDO, "redo": Command.REDO, "hint": Command.HINT, "end-turn": Command.END_TURN}
SEATINGS = ("first", "last", "practice last", "practice first", "two", "nobody", "all")
LENGTHS = (0, 3, 12, 40)
TURN_ENDS = ("asked", "light")


def match_of(form: Form, seating: str, length: int) -> Match:
    """A match some way on, as it would be taken up: opponents only have played so far."""
    match, last = played(form).branch(min(length, len(played(form).entries) - 3)), form.seats - 1
    people = {
        "first": {0}, "last": {last}, "practice last": {last}, "practice first": {0}, "two": {0, last}, "nobody": set(),
        "all": set(range(form.seats)),
    }[seating]  # fmt: skip
    match.seats[:] = [
        replace(seat, player="human" if number in people else "greedy") for number, seat in enumerate(match.seats)
    ]
    if seating.startswith("practice"):
        match.options = {**match.options, PRACTICE.key: PRACTICE.values[-1]}
    return match


def lit(party: Party, name: str) -> bool:
    widget = party.table.find(name)
    return widget is not None and widget.enabled


def refused(party: Party) -> None:
    """Keys and buttons of what cannot be done."""
    for name, command in COMMANDS.items():
        if lit(party, name) or (name == "undo" and lit(party, "undo-here")):
            continue
        if name == "undo" and party.table.board.has_selection:
            continue  # it takes back what is only prepared
        before = _stands(party)
        party.stage.command(command)
        if (widget := party.table.find(name)) is not None:
            widget.press()
        party.stage.step()
        assert _stands(party) == before, f"{name} is not lit, and does something"


def _stands(party: Party) -> Standing:
    found = dict(of_table(party.table))
    return {name: value for name, value in found.items() if name not in ("ribbon", "selection")}


def keeps_its_word(party: Party, name: str) -> None:
    match, before = party.match, list(party.match.entries)
    if name in ("undo", "undo-here"):
        _undoes(party, name)
    elif name == "redo":
        undone: Any = match._undone[-1]
        party.table.find(name).press()  # type: ignore[union-attr]
        assert match.entries[: len(before)] == before and len(match.entries) > len(before)
        assert match.entries[len(before)].action == getattr(undone, "action", undone)
    elif name == "hint":
        asked = party.table.controller
        party.stage.command(Command.HINT)
        if isinstance(party.stage.app.stack.top, Curtain):  # a hint may speak of what is covered
            party.rest()
            if not asked.is_asking_hint and asked.hint is None:
                party.stage.command(Command.HINT)
        assert asked.is_asking_hint or asked.hint is not None
        party.rest()
        assert asked.hint is not None and asked.hint.action in [action.text for action in match.legal()]
        party.table.back()
        assert asked.hint is None
    elif name == "end-turn":
        was_held = match.holds_turn()
        party.table.find(name).press()  # type: ignore[union-attr]
        assert not match.holds_turn() or not was_held
        assert match.entries[: len(before)] == before
    elif name == "reset-turn":
        _resets(party)
    party.rest()


def _undoes(party: Party, name: str) -> None:
    """To where a person decided, and what goes is theirs, and no rival's unless one practises; Redo brings it back."""
    match, before = party.match, list(party.match.entries)
    back = [entry.index for entry in party.table.controller.deeds.to_take_back]
    party.table.find(name).press()  # type: ignore[union-attr]
    length = len(match.entries)
    gone = before[length:]
    assert gone and match.entries == before[:length]
    decision = match.decision
    assert decision is not None and match.seats[decision.seat].is_human and gone[0].seat == decision.seat
    if not match.is_practice:
        assert {entry.seat for entry in gone} == {decision.seat}
        assert [entry.index for entry in gone] == sorted(back)
        assert all(not entry.outcome for entry in gone)
        assert sum(match.decision_at(entry.index).is_turn for entry in gone[1:]) == 0, "more than one turn went back"
    party.stage.settle()
    assert party.table.position.view == match.view(party.table.controller.viewer)
    if lit(party, "redo"):
        party.table.find("redo").press()  # type: ignore[union-attr]
        assert [entry.action for entry in match.entries[: len(before)]] == [entry.action for entry in before]
        party.stage.settle()
        if lit(party, name):
            party.table.find(name).press()  # type: ignore[union-attr]
            assert len(match.entries) <= length or match.is_practice


def _resets(party: Party) -> None:
    """To the begin of the turn, or to what cannot be taken back inside it; one press of Redo brings all of it back."""
    match, before = party.match, list(party.match.entries)
    seat = before[-1].seat
    party.table.find("reset-turn").press()  # type: ignore[union-attr]
    length = len(match.entries)
    assert match.entries == before[:length] and length < len(before)
    assert {entry.seat for entry in before[length:]} == {seat}
    turns = [entry.index for entry in before[length:] if match_turn(match, before, entry.index)]
    assert turns in ([], [length]), "further back than the begin of the turn"
    if not turns:
        assert match.why_no_undo() is not None
    party.stage.settle()
    if lit(party, "redo"):
        party.table.find("redo").press()  # type: ignore[union-attr]
        assert [entry.action for entry in match.entries[: len(before)]] == [entry.action for entry in before]
        party.stage.settle()


def match_turn(match: Match, entries: list[Any], index: int) -> bool:
    state = entries[index - 1].after if index else match._start
    decision = match.spec.rules.decision(state)
    return decision is not None and decision.is_turn


def walk(party: Party, source: random.Random) -> None:
    for number in range(STEPS):
        if number % 4 == 0:
            refused(party)
        can = [name for name in (*COMMANDS, "reset-turn", "undo-here") if lit(party, name)]
        if party.match.is_over and not can:
            return
        if can and source.random() < 0.55:
            keeps_its_word(party, source.choice(can))
        elif party.can_act:
            party.do(source)
        elif lit(party, "end-turn"):
            party.press("end-turn")
        elif not party.match.humans:
            party.stage.step(1.0)


@pytest.mark.parametrize("seating", SEATINGS)
@pytest.mark.parametrize("game", game_ui_ids())
def test_what_is_lit_keeps_its_word_and_the_rest_changes_nothing(game: str, seating: str) -> None:
    number = SEATINGS.index(seating) + game_ui_ids().index(game)
    form = (few, many)[number % 2](spec_of(game))
    party = Party(match_of(form, seating, LENGTHS[number % len(LENGTHS)]), TURN_ENDS[number % 2])
    try:
        walk(party, random.Random(f"{game} {seating}"))
        gives_up(party)
    finally:
        party.stage.close()


def gives_up(party: Party) -> None:
    """From the menu: only who sits there, and only a match that goes on; afterwards nothing more can be done."""
    table, match = party.table, party.match
    party.rest()
    open_menu(table.parts)
    party.stage.step()
    menu = party.stage.app.stack.top
    assert menu is not None
    answers = [each for each in menu.widgets if isinstance(each, Button)]
    resign = next(each for each in answers if each.label == table.t("table-resign"))
    assert resign.enabled == (table.controller.viewer in match.humans and not match.is_over)
    before = list(match.entries)
    if resign.enabled:
        resign.press()
        party.stage.step()
        yes = party.stage.app.stack.top
        assert yes is not None
        said = table.t("table-resign-yes")
        next(each for each in yes.widgets if isinstance(each, Button) and each.label == said).press()
        party.stage.step(0.1)
        party.rest()
        assert match.resigned == table.controller.viewer
        assert match.is_over and match.entries == before and table.controller.viewer not in match.result().winners
        assert table.moves.bindings.offers.legal == () and not lit(party, "hint") and not lit(party, "end-turn")
    else:
        party.stage.app.stack.pop()
