"""Every number that a table shows or promises at moments of seeded matches, kept as a table to compare with.

`python -m tests.ui.tables.figures` writes it anew; each number that changed in git is looked at like a changed rule.
"""

import json
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from scenes.engine.input import focus
from scenes.engine.widgets import Widget
from scenes.kit.game_uis import game_ui_ids, game_ui_of
from scenes.kit.moves.bindings import BindingStep
from scenes.table.scene import TableScene
from tests.ui.tables.moments import Moment, moments, richest
from tests.ui.tables.seated import Seated, seated

TABLE = Path(__file__).with_name("figures.json")
MOST_PRESSED, MOST_ACTIONS = 5, 12
_NUMBER = re.compile(r"[-−+×]?\d+(?![\w/.]*\])")
_MARKUP = re.compile(r"\[[^\]]*\]")
Figures = Mapping[str, str]


def moments_of(game: str) -> list[Moment]:
    """Return the last moment of each kind of decision in the largest form, and the first in the smallest."""
    first = [moment for moment in moments(1) if moment.form.spec.id == game]
    return list(dict.fromkeys([*richest(game), *first]))


def figures_at(moment: Moment) -> Figures:
    """Return the numbers by who shows them: widgets, the actions they promise, and what pressing a piece opens."""
    with seated(moment.match()) as sitting:
        found = dict(_shown(sitting))
        table = sitting.table
        legal = table.moves.bindings.offers.legal
        for action in legal[:: max(1, len(legal) // MOST_ACTIONS)]:
            position = table.position
            hints = game_ui_of(table.match.spec.id).hints
            told = [table.moves.bindings.offers.told(action), hints.advice(position, action)]
            told.append(hints.prospect(position, action))
            found[f"promise {action.text}"] = _numbers(" | ".join(told))
        for name in _pieces(table):
            _press(sitting, name)
            found |= {f"{name} > {shown}": told for shown, told in _said(sitting) if told and found.get(shown) != told}
            table.moves.drop()
        return {name: told for name, told in found.items() if told}


def learned() -> dict[str, dict[str, Figures]]:
    return {game: {str(moment): figures_at(moment) for moment in moments_of(game)} for game in game_ui_ids()}


def _pieces(table: TableScene) -> list[str]:
    """Some that prepare something, spread over the table."""
    table.refresh()
    live = [each.id for each in focus.focusable(table.widgets) if each.enabled]
    leads = [
        name
        for name in live
        if table.moves.bindings.step_of_press(name) == BindingStep.PREPARES and "-look" not in name
    ]
    return [] if table.board.has_selection else leads[:: max(1, len(leads) // MOST_PRESSED)]


def _press(sitting: Seated, name: str) -> None:
    widget = sitting.table.find(name)
    if widget is not None:
        widget.press()
    sitting.stage.step()


def _shown(sitting: Seated) -> Iterator[tuple[str, str]]:
    """What widgets say and explain, and all that is drawn."""
    yield from _said(sitting)
    yield "drawn", " ".join(sorted(filter(None, (_numbers(box.text) for box in sitting.texts()))))


def _said(sitting: Seated) -> Iterator[tuple[str, str]]:
    table = sitting.table
    table.refresh()
    for widget in focus.every(table.widgets):
        if not widget.id.startswith("log-"):
            yield widget.id, _numbers(" | ".join([*_words(widget), widget.tooltip_text()]))


def _words(widget: Widget) -> Iterator[str]:
    for name in ("label", "text", "subtitle", "reason"):
        value = getattr(widget, name, "")
        if isinstance(value, str):
            yield value


def _numbers(text: str) -> str:
    return " ".join(_NUMBER.findall(_MARKUP.sub(" ", text)))


if __name__ == "__main__":
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    TABLE.write_text(json.dumps(learned(), indent=0, ensure_ascii=False, sort_keys=True) + "\n")
