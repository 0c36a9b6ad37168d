"""Nothing on Florence's table is cut, at any question: every language, both sizes, large text, four families, late."""

from functools import cache

import pytest

from game.core.registry import spec_of
from scenes.core.text_boxes import overflowing
from tests.contract.matches import forms_of
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import seated

FORM = next(form for form in forms_of(spec_of("lorenzo")) if form.seats == 4 and form.options["game"] == "advanced")

KINDS = ("draft", "turn", "work", "church")
LOOKS = [
    ("xx", 100, (1280, 720)), ("en", 130, (1280, 720)), ("ja", 130, (1280, 720)), ("it", 130, (1280, 720)),
    ("ja", 100, (1920, 1080)),
]  # fmt: skip


@cache
def moments() -> dict[str, Moment]:
    """The last of each kind, when the table is richest."""
    match = played(FORM)
    kinds = [match.decision_at(length).kind for length in range(len(match.entries))]
    return {kind: Moment(FORM, length, kind) for length, kind in enumerate(kinds) if kind in KINDS}


@pytest.mark.parametrize(("language", "scale", "size"), LOOKS)
def test_every_text_of_the_table_fits(language: str, scale: int, size: tuple[int, int]) -> None:
    cut = {}
    for kind, moment in moments().items():
        with seated(moment.match(), language, size, scale) as sitting:
            if kind == "turn":
                choice = sitting.table.board.choice  # type: ignore[attr-defined]
                choice.toggle_member(3)
                sitting.table.invalidate()
            sitting.stage.settle()
            sitting.stage.app.draw()
            if found := [box.text for box in overflowing(sitting.stage.app.canvas.boxes)]:
                cut[kind] = found
    assert cut == {}
