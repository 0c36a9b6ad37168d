"""A dialog comes and goes as one picture of all that stands on it."""

import pygame
import pytest

from game.core.registry import spec_of
from scenes.engine.motion.tracked import left_out
from scenes.games.aquileia.choices.auction_dialog import LAUREL
from scenes.games.aquileia.choices.dialog_sheet import dialog_on
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
        sitting.texts()
        canvas, dialog = sitting.stage.app.canvas, dialog_on(sitting.table.widgets)
        assert dialog is not None and dialog.contents
        sheet = dialog.sheet
        middle = sheet.rect.inset(60)
        shown = pygame.image.tobytes(canvas.surface.subsurface(canvas.pixels(middle)), "RGB")
        corner, place = canvas.pixels(sheet.reach).topleft, canvas.pixels(middle)
        picture = dialog.picture(canvas).subsurface(place.move(-corner[0], -corner[1]))
        taken = pygame.image.tobytes(picture, "RGB")
        assert max(abs(one - other) for one, other in zip(shown, taken, strict=True)) <= _ROUNDED


def test_the_picture_of_a_dialog_leaves_out_what_moves_by_itself() -> None:
    """AQ 4.4.1: the laurel that is auctioned turns over on its way there."""
    with seated(moment_of("bid").match()) as sitting:
        sitting.texts()
        canvas, dialog = sitting.stage.app.canvas, dialog_on(sitting.table.widgets)
        assert dialog is not None and {"veil", "auction", "auctioned"} <= dialog.ids
        laurel = next(item for item in canvas.things if item.area == canvas.pixels(LAUREL))
        whole, bare = (dialog.picture(canvas, left_out(away)) for away in ((), (laurel,)))
        x, y = laurel.area.center[0], laurel.area.center[1]
        left, top, *_ = canvas.pixels(dialog.sheet.reach)
        assert whole.get_at((x - left, y - top)) != bare.get_at((x - left, y - top))
