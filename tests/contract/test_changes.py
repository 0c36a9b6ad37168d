"""What every game must pass: an event tells of a difference between its picture and the one before it."""

import json
from typing import Any

from tests.contract.changes import MOST_MATCHES, TABLE, differences, holds, pictures, quantities
from tests.contract.matches import Form, every_form, samples

KNOWN: dict[str, dict[str, Any]] = json.loads(TABLE.read_text())


@every_form
def test_each_event_stands_in_its_picture_and_tells_its_numbers(form: Form, random_matches: int) -> None:
    """What the last event of an action tells stands together with whose turn it is next."""
    known = KNOWN[form.spec.id]
    for step in samples(form, min(random_matches, MOST_MATCHES)):
        for frame, before, is_last in pictures(step):
            table = known.get(frame.event.name())
            if table is None:
                continue
            changed, numbers = differences(form.rules, frame.event, before, frame.state)
            assert changed >= set(table["always"]), f"{frame.event} is told before its change stands"
            assert is_last or changed <= set(table["ever"]), f"{frame.event} is told late, or for something else"
            told = quantities(frame.event)
            wrong = [relation for relation in table["numbers"] if not holds(relation, told, numbers)]
            assert wrong == [], f"{frame.event}; if it is meant: python -m tests.contract.changes"
