"""What is taken back, done again, ended, loaded or given up: a match is always the one its remaining actions make."""

import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from game.core.match import Match, MatchNews, Played, Rewound
from game.core.reasons import Reason
from game.core.record import lines_of, parse_record
from game.core.restoring import restore
from game.core.seats import Seat
from game.core.spec import COLOURS, PRACTICE
from game.core.storage import SaveStore
from tests.contract.matches import ALL_FORMS, Form, random_human_match

STEPS, MOST_ROWS = 40, 4
FORMS = [form for form in ALL_FORMS if form.seats == min(form.spec.seats)][::3]
SEATINGS = ("alone", "last", "two", "practice", "nobody")


def seated(form: Form, seating: str, seed: str) -> Match:
    people = {"alone": (0,), "last": (form.seats - 1,), "two": (0, 1), "practice": (form.seats - 1,), "nobody": ()}
    seats = [
        Seat("human" if number in people[seating] else "greedy", f"N{number}", COLOURS[number])
        for number in range(form.seats)
    ]
    options = {**form.options, PRACTICE.key: PRACTICE.values[-1]} if seating == "practice" else form.options
    return Match(form.spec, options, seats, seed)


class Listening:
    """Follows a match by what it tells its listeners."""

    def __init__(self, match: Match) -> None:
        self.heard: list[Played] = []
        match.feed.listeners.append(self._follow)

    def _follow(self, news: MatchNews) -> None:
        if isinstance(news, Played):
            assert news.index == len(self.heard)
            self.heard.append(news)
        elif isinstance(news, Rewound):
            assert news.length <= len(self.heard)
            del self.heard[news.length :]


class Model:
    """What the way back must be, by the plain rule: to the last barrier, and to the end of the turn before."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.undone: list[str] = []
        self.final = 0
        """Before this entry nothing is taken back, unless one practises."""

    def can_undo(self, match: Match) -> bool:
        if match.is_practice and any(match.seats[entry.seat].is_human for entry in match.entries):
            return True
        if len(match.entries) <= self.final or not match.seats[match.entries[-1].seat].is_human:
            return False
        own, seat = [], match.entries[-1].seat
        for entry in reversed(match.entries[self.final :]):
            if entry.seat != seat or _is_barrier(entry):
                break
            own.append(entry)
        return bool(own) and any(entry.legal > 1 for entry in own)

    def holds_turn(self, match: Match) -> bool:
        """A person has moved last, has not ended the turn, and somebody else comes next."""
        if not match.entries or len(match.entries) == self.final or not match.seats[match.entries[-1].seat].is_human:
            return False
        decision = match.decision
        return decision is None or (decision.is_turn and decision.seat != match.entries[-1].seat)


def _is_barrier(entry: Played) -> bool:
    return bool(entry.outcome) or any(event.reveals_now() for event in entry.events)


def check(match: Match, model: Model, listening: Listening) -> None:
    rules = match.spec.rules
    assert [entry.action.text for entry in match.entries] == model.done
    assert listening.heard == match.entries
    assert (match.why_no_undo() is None) == model.can_undo(match)
    assert match.can_redo == bool(model.undone)
    assert match.holds_turn() == model.holds_turn(match)
    for entry in match.entries[-1:]:
        state = match.state_at(entry.index)
        assert entry.seat == rules.decision(state).seat  # type: ignore[union-attr]
        assert entry.legal == len(rules.legal(state))
    assert isinstance(match.why_no_undo(), Reason | None)


def step(match: Match, model: Model, source: random.Random) -> str:
    """One thing a table may do with a match; its name."""
    name = source.choice(["do", "do", "do", "undo", "undo", "redo", "reset", "end", "seat"])
    if name == "undo" and model.can_undo(match):
        _undo(match, model)
    elif name == "redo" and model.undone:
        match.redo()
        model.done.append(model.undone.pop())
    elif name == "reset" and model.can_undo(match):
        _reset(match, model)
    elif name == "end" and match.holds_turn():
        match.end_turn()
        model.final, model.undone = len(match.entries), []
    elif name == "seat" and not match.is_over:
        number = source.randrange(len(match.seats))
        match.set_seat(number, replace(match.seats[number], temper=""))
    elif not match.is_over:
        action = source.choice(match.legal())
        match.submit(action)
        model.done.append(action.text)
        model.undone = []
    return name


def _undo(match: Match, model: Model) -> None:
    """The person's last action, and in practice what rivals have done since."""
    last = len(match.entries) - 1
    while not match.seats[match.entries[last].seat].is_human:
        last -= 1
    before = match.state_at(last).clone()
    match.undo()
    assert len(match.entries) == last
    assert match.state == before
    _taken_back(model, last)


def _reset(match: Match, model: Model) -> None:
    """To the begin of the last turn of whoever moved last, and not over a barrier."""
    seat, goal = match.entries[-1].seat, len(match.entries)
    if not match.seats[seat].is_human:
        match.reset_turn()
        assert all(not match.seats[entry.seat].is_human for entry in match.entries[len(model.done) :])
        _taken_back(model, len(match.entries))
        return
    while goal and match.entries[goal - 1].seat == seat and (match.is_practice or goal > model.final):
        if _is_barrier(match.entries[goal - 1]) and not match.is_practice:
            break
        goal -= 1
        if match.decision_at(goal).is_turn:
            break
    match.reset_turn()
    forced = match.entries[goal:]
    assert all(entry.legal == 1 for entry in forced)
    _taken_back(model, len(match.entries))


def _taken_back(model: Model, length: int) -> None:
    model.undone += reversed(model.done[length:])
    del model.done[length:]
    model.final = min(model.final, length)


@pytest.mark.parametrize("seating", SEATINGS)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_match_is_what_its_remaining_actions_make(
    form: Form, seating: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda file: None)
    source, match = random.Random(f"{form} {seating}"), seated(form, seating, "7")
    store = SaveStore(tmp_path)
    autosave, listening, model = store.autosave(match), Listening(match), Model()
    for _ in range(source.randrange(40)):
        if not match.is_over:
            action = source.choice(match.legal())
            match.submit(action)
            model.done.append(action.text)
    for number in range(STEPS):
        step(match, model, source)
        check(match, model, listening)
        if number % 20 == 19:
            _check_kept(store, autosave.slot, match)
    was_over = match.is_over
    match.resign(form.seats - 1)
    assert match.resigned == (None if was_over else form.seats - 1)
    assert was_over or (form.seats - 1 not in match.result().winners and match.legal() == [])
    assert was_over or match.why_not(match.spec.rules.legal(match.state)[0]) is not None
    _check_kept(store, autosave.slot, match)
    store.close()


def _check_kept(store: SaveStore, slot: str, match: Match) -> None:
    """The file, what the list says of it and a match taken up from it are those of this match."""
    store.wait()
    text = store.folder.record(slot).read_text()
    assert text == "".join(f"{line}\n" for line in lines_of(match))
    listed = next(each for each in store.slots() if each.id == slot)
    assert (listed.turn, listed.finished, listed.totals) == (match.turn, match.is_over, match.result().totals)
    assert listed.seats == tuple(match.first_seats) or match.seat_changes
    again = restore(parse_record(text))
    assert (again.state, again.seats, again.is_over) == (match.state, match.seats, match.is_over)
    assert (again.resigned, again.result()) == (match.resigned, match.result())
    assert again.turn == again.turn_at(len(again.entries) - again.holds_turn())
    _check_taken_up(again)


def _check_taken_up(match: Match) -> None:
    """No more than the last turn goes back, and that as far as its begin or a barrier."""
    if match.is_over or match.is_practice or not match.entries:
        return
    seat, begin = match.entries[-1].seat, len(match.entries) - 1
    while begin and match.entries[begin - 1].seat == seat and not match.decision_at(begin).is_turn:
        begin -= 1
    back = [entry.index for entry in match.turn_to_take_back()] if match.seats[seat].is_human else []
    assert all(index >= begin for index in back)
    barriers = [entry.index for entry in match.entries[begin:] if _is_barrier(entry)]
    if match.seats[seat].is_human:
        assert sorted(back) == list(range(max([begin - 1, *barriers]) + 1, len(match.entries)))


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_of_two_turns_in_a_row_the_last_one_goes_back(form: Form) -> None:
    """As it was left: a match taken up where one seat has moved twice."""
    match, found = random_human_match(form, 3, form.spec.max_actions), 0
    match.options = {**match.options, PRACTICE.key: PRACTICE.default}
    turns = [entry.index for entry in match.entries if match.decision_at(entry.index).is_turn]
    for begin, following in pairwise(turns):
        if match.entries[begin].seat == match.entries[following].seat and found < MOST_ROWS:
            found += 1
            _check_taken_up(
                restore(parse_record("".join(f"{line}\n" for line in lines_of(match.branch(following + 1)))))
            )
