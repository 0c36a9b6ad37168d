"""A dialog comes and goes as one picture of all that stands on it."""

import pygame
import pytest

from game.core.registry import spec_of
from scenes.games.aquileia.choices.dialog_sheet import DialogSheet
from tests.contract.matches import forms_of
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import seated

FORM = min(forms_of(spec_of("aquileia")), key=lambda form: form.seats)
_ROUNDED = 3
"""Colours mixed in another order."""


def moment_of(kind: str) -> Moment:
    match = played(FORM)
    return Moment(FORM, next(n for n in range(len(match.entries)) if match.decision_at(n).kind == kind), kind)


@pytest.mark.parametrize("kind", ["bid", "roll"])
def test_the_picture_of_a_dialog_is_what_stands_there(kind: str) -> None:
    with seated(moment_of(kind).match(())) as sitting:
        canvas, sheet = sitting.stage.app.canvas, sitting.table.board.stage.sheet
        assert isinstance(sheet, DialogSheet) and sheet.contents
        sitting.texts()
        middle = sheet.rect.inset(60)
        shown = pygame.image.tobytes(canvas.surface.subsurface(canvas.pixels(middle)), "RGB")
        corner, place = canvas.pixels(sheet.reach).topleft, canvas.pixels(middle)
        picture = sheet.picture(canvas).subsurface(place.move(-corner[0], -corner[1]))
        taken = pygame.image.tobytes(picture, "RGB")
        assert max(abs(one - other) for one, other in zip(shown, taken, strict=True)) <= _ROUNDED


def test_on_its_way_up_only_its_picture_is_seen() -> None:
    with seated(moment_of("bid").match()) as sitting:
        stage = sitting.table.board.stage
        stage.is_opening = True
        sitting.table.invalidate()
        assert sitting.table.find("veil") is None and stage.sheet is not None
        assert sitting.table.motions.undrawn() == {widget.id for widget in (stage.sheet, *stage.sheet.contents)}
