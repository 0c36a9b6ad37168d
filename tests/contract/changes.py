"""What each event tells of the position: learned from many matches, kept as a table, and held against every match.

`python -m tests.contract.changes` writes the table anew; its difference in git is read like a change of the rules.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from game.core.events import Event
from game.core.frames import Frame, frames
from game.core.registry import all_specs
from game.core.rules import Rules
from tests.contract.matches import Form, Step, forms_of, samples

TABLE = Path(__file__).with_name("changes.json")
MOST_MATCHES = 40
_DEEPEST = 4
_FEWEST, _FEWEST_VALUES = 10, 2
"""Of rarer events chance would say too much."""
_LONGEST = 8
Leaves = dict[str, list[Any]]


def pictures(step: Step) -> Iterator[tuple[Frame, Any, bool]]:
    """Return each frame of a step, the position before it, and whether the step ends with it."""
    before, told = step.before, frames(step.rules, step.before, step.action, step.outcome)
    for number, frame in enumerate(told):
        yield frame, before, number == len(told) - 1
        before = frame.state


def differences(
    rules: Rules[Any, Any], event: Event, before: Any, after: Any
) -> tuple[frozenset[str], Mapping[str, float]]:
    """Return the parts of the position that differ, and by how much where they are single numbers.

    A seat's own parts are told from those of the others; a list counts by its length as well.
    """
    seat, seats = getattr(event, "seat", -1), rules.seats(before)
    one, other = _leaves(rules, before, seat, seats), _leaves(rules, after, seat, seats)
    changed = frozenset(path for path in one.keys() | other.keys() if one.get(path) != other.get(path))
    numbers = {path: other[path][0] - one[path][0] for path in changed if _is_number(one, other, path)}
    return changed, numbers


def quantities(event: Event) -> Mapping[str, float]:
    """Return the numbers an event tells: its whole numbers, and how many things each of its lists names."""
    found = dict[str, float]()
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(value, tuple):
            found[f"{field.name}#"] = len(value)
            if all(isinstance(each, int) for each in value):
                found |= {f"{field.name}+": sum(value)} | {f"{field.name}[{n}]": each for n, each in enumerate(value)}
        elif isinstance(value, int) and field.name not in ("seat", "witnesses"):
            found[field.name] = int(value)
    return found


def learned() -> dict[str, Any]:
    """Return for each event what always and what ever differs with it, and which of its numbers are differences."""
    return {spec.id: dict(sorted(_of_game([*forms_of(spec)]).items())) for spec in all_specs()}


def _of_game(forms: list[Form]) -> dict[str, Any]:
    met = defaultdict[str, list[tuple[frozenset[str], Mapping[str, float], Mapping[str, float], bool]]](list)
    for form in forms:
        for step in samples(form, MOST_MATCHES):
            for frame, before, is_last in pictures(step):
                changed, numbers = differences(form.rules, frame.event, before, frame.state)
                met[frame.event.name()].append((changed, numbers, quantities(frame.event), is_last))
    return {name: _of_event(found) for name, found in met.items() if len(found) >= _FEWEST}


def _of_event(found: list[tuple[frozenset[str], Mapping[str, float], Mapping[str, float], bool]]) -> dict[str, Any]:
    always = frozenset.intersection(*(changed for changed, _, _, _ in found))
    ever = frozenset[str]().union(*(changed for changed, _, _, is_last in found if not is_last))
    values = defaultdict[str, set[float]](set)
    for _, _, told, _ in found:
        for field, value in told.items():
            values[field].add(value)
    fields_told = {field for field, each in values.items() if len(each - {0}) >= _FEWEST_VALUES}
    parts = {part for _, numbers, _, _ in found for part in numbers}
    relations = {f"{field} = {sign}{part}" for field in fields_told for part in parts for sign in "+-"}
    for _, numbers, told, _ in found:
        relations = {relation for relation in relations if holds(relation, told, numbers)}
    return {"always": sorted(always), "ever": sorted(ever), "numbers": sorted(relations)}


def holds(relation: str, told: Mapping[str, float], numbers: Mapping[str, float]) -> bool:
    """Return whether a number of the event is the difference of a part; what does not differ differs by 0."""
    field, _, part = relation.split(" ")
    return told.get(field, 0) == numbers.get(part[1:], 0) * (1 if part[0] == "+" else -1)


def _leaves(rules: Rules[Any, Any], state: Any, seat: int, seats: int) -> Leaves:
    found: Leaves = defaultdict(list)
    _walk(rules.to_plain(state), "", found, seat, seats, 0)
    totals = rules.score(state).totals
    for number, total in enumerate(totals):
        found["score/own" if number == seat else "score/others"].append(total)
    return found


def _walk(value: Any, path: str, found: Leaves, seat: int, seats: int, depth: int) -> None:
    if isinstance(value, dict) and depth < _DEEPEST:
        for name, inner in value.items():
            _walk(inner, f"{path}/{name}", found, seat, seats, depth + 1)
    elif isinstance(value, list | tuple) and len(value) == seats and depth < 2:
        for number, inner in enumerate(value):
            _walk(inner, f"{path}/{'own' if number == seat else 'others'}", found, seat, seats, depth + 1)
    else:
        found[path].append(value)
        if isinstance(value, list | tuple):
            found[f"{path}#"].append(len(value))
            for number, each in enumerate(value if len(value) <= _LONGEST else ()):
                found[f"{path}[{number}]"].append(each)


def _is_number(one: Leaves, other: Leaves, path: str) -> bool:
    before, after = one.get(path, []), other.get(path, [])
    return len(before) == len(after) == 1 and all(type(value) is int for value in (*before, *after))


if __name__ == "__main__":
    TABLE.write_text(json.dumps(learned(), indent=1) + "\n")
