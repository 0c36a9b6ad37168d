"""Servants are added one step at a time, to the last that can be sent, and taken back to the first (LM 3.3)."""

from typing import Any

import pytest

from game.core.match import Match
from game.lorenzo.goods import SERVANTS
from game.lorenzo.powers import powers_of
from scenes.engine.widgets import Button
from tests.ui.tables.moments import Moment, moments, richest
from tests.ui.tables.seated import Seated, seated

LORENZO = [each for each in (*richest("lorenzo"), *moments(2)) if each.form.spec.id == "lorenzo"]
MOST = 60


def walked(sitting: Seated, name: str) -> list[int]:
    """Return the servants shown after each press, until it cannot be pressed any more."""
    shown = list[int]()
    for _ in range(MOST):
        button = sitting.table.find(name)
        if not isinstance(button, Button) or not button.enabled or button.on_press is None:
            return shown
        button.press()
        sitting.stage.step()
        shown.append(sent(sitting))
    raise AssertionError(f"{name} has no end")


def sent(sitting: Seated) -> int:
    choice: Any = sitting.table.board.choice  # type: ignore[attr-defined]
    return int(choice.work.servants if choice.work else choice.servants)


def wanted(match: Match) -> list[int]:
    return sorted(int(action.text.split()[1]) for action in match.legal() if action.text.startswith("servants "))


@pytest.mark.parametrize("moment", [each for each in LORENZO if each.kind == "turn"], ids=str)
def test_a_member_takes_along_as_many_servants_as_there_are(moment: Moment) -> None:
    match = moment.match()
    player = match.state.players[match.humans[0]]
    rate = powers_of(player).rate
    with seated(match) as sitting:
        board: Any = sitting.table.board
        members = [member for member in range(4) if player.home >> member & 1]
        if not members:
            return
        board.choice.toggle_member(members[0])
        sitting.table.invalidate()
        sitting.stage.step()
        steps = list(range(rate, player.goods[SERVANTS] + 1, rate))
        assert walked(sitting, "more-servants") == steps
        assert walked(sitting, "fewer-servants") == [*reversed(steps[:-1]), 0][: len(steps)]


@pytest.mark.parametrize("moment", [each for each in LORENZO if each.kind in ("servants", "work")], ids=str)
def test_a_harvest_or_production_takes_all_that_the_rules_allow(moment: Moment) -> None:
    match = moment.match()
    allowed = wanted(match)
    with seated(match) as sitting:
        if sitting.table.find("more-servants") is None or not allowed:
            return
        walked(sitting, "fewer-servants")
        assert sent(sitting) == allowed[0]
        walked(sitting, "more-servants")
        assert sent(sitting) == allowed[-1]
