"""What an action would bring, as exactly as the seat can know it; the same for every game."""

from typing import Any

from game.core.preview import preview
from scenes.table.seen import Seen


def told(seen: Seen, action: Any) -> str:
    """The action, what it changes in the seat's own points, and in those of the others."""
    rules, view = seen.spec.rules, seen.view
    before, after = rules.score(view), rules.score(preview(rules, view, action).after)
    lines = [seen.wording.action(action), seen.wording.gains(before, after, seen.viewer)]
    for person in seen.people:
        gains = seen.wording.gains(before, after, person.seat)
        if gains and person.seat != seen.viewer:
            lines.append(f"{person.name}: {gains}")
    return "\n".join(line for line in lines if line)


def points(seen: Seen, action: Any) -> int:
    """What the action changes in the seat's own total."""
    rules, view = seen.spec.rules, seen.view
    after = preview(rules, view, action).after
    return rules.score(after).totals[seen.viewer] - rules.score(view).totals[seen.viewer]
