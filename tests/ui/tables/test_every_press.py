"""Whatever is pressed at a table, in whatever order, its next picture can be built, and Esc leads back."""

import random
import re
from collections import Counter

import pytest

from scenes.engine.input import focus
from scenes.engine.widgets import Widget
from scenes.kit.game_uis import game_ui_ids
from scenes.table.scene import TableScene
from tests.ui.tables.moments import Moment, moments, richest
from tests.ui.tables.seated import Seated, seated

LEAVES = {"menu", "rules", "log", "undo", "redo", "scores", "undo-here", "reset-turn"}
"""They open other screens, or take back what has been played."""
KEYS = ("escape", "h", "z", "tab", "return")
KEY_SHARE = 0.15
WALKS, STEPS = 1, 12
MANY_WALKS = 40
MOST_SELECTED = 6

pytestmark = pytest.mark.usefixtures("undrawn")


def each_moment() -> list[Moment]:
    """The first and the last of each kind of decision."""
    found = [moment for game in game_ui_ids() for moment in richest(game)] + list(moments(1))
    return list({str(moment): moment for moment in found}.values())


def kind_of(widget: Widget) -> str:
    """Its name without numbers: cards of a hand are of one kind."""
    return re.sub(r"\d+", "#", widget.id)


def live(table: TableScene) -> list[Widget]:
    table.refresh()
    return [each for each in focus.focusable(table.widgets) if each.enabled and each.id not in LEAVES]


def press(sitting: Seated, widget: Widget) -> None:
    """Its page, if it opens one, is left at once."""
    widget.press()
    stack = sitting.stage.app.stack
    if stack.top is not sitting.table:
        stack.pop_to(sitting.table)
    sitting.table.refresh()


def lay_back(table: TableScene) -> None:
    for _ in range(MOST_SELECTED):
        if not table.moves.drop():
            break
    table.refresh()


@pytest.mark.parametrize("moment", each_moment(), ids=str)
def test_every_widget_is_pressed_first_and_after_each_other(moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of each kind, after one of each kind."""
    with seated(moment.match()) as sitting:
        sitting.note_what_is_submitted(monkeypatch)
        table = sitting.table
        for first in one_of_each(live(table)):
            lay_back(table)
            if (widget := table.find(first)) is None:
                continue
            press(sitting, widget)
            for second in one_of_each(live(table)):
                lay_back(table)
                for name in (first, second):
                    if (again := table.find(name)) is not None and again.enabled:
                        press(sitting, again)


def one_of_each(widgets: list[Widget]) -> list[str]:
    return list({kind_of(each): each.id for each in widgets}.values())


@pytest.mark.parametrize("moment", each_moment(), ids=str)
def test_presses_and_keys_in_any_order_leave_a_table_that_can_be_built(
    moment: Moment, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    source, pressed = random.Random(str(moment)), Counter[str]()
    for _ in range(MANY_WALKS if request.config.getoption("--full") else WALKS):
        with seated(moment.match()) as sitting:
            sitting.note_what_is_submitted(monkeypatch)
            for _ in range(STEPS):
                step(sitting, source, pressed)


def step(sitting: Seated, source: random.Random, pressed: Counter[str]) -> None:
    """A key, or a press of what has rarely been pressed."""
    widgets = live(sitting.table)
    if not widgets or source.random() < KEY_SHARE:
        sitting.stage.key(source.choice(KEYS))
        if sitting.stage.app.stack.top is not sitting.table:
            sitting.stage.app.stack.pop_to(sitting.table)
    else:
        (widget,) = source.choices(widgets, [1 / (1 + pressed[kind_of(each)]) for each in widgets])
        pressed[kind_of(widget)] += 1
        press(sitting, widget)
    sitting.stage.step(source.choice((0.0, 0.1, 0.5)))
    sitting.table.refresh()
