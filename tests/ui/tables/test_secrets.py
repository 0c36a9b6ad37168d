"""What a person may not see changes nothing: no pixel, tooltip or line of the table, of saved pictures, of replays."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.core.match import Match
from scenes.engine.scene import Scene
from scenes.engine.widgets import Widget
from scenes.screens.replay.scene import Replay
from tests.ui.tables.moments import Moment, moments
from tests.ui.tables.seated import Seated, seated
from tests.ui.two_worlds import event_redealt

SECRET = [moment for moment in moments(1) if moment.form.spec.has_hidden_hands]


def otherwise(match: Match, viewer: int, seed: str) -> Match:
    """The same match as far as that seat can tell: what it cannot see, or was not told, is another."""
    source = random.Random(seed)
    match.entries[:] = [_entry_otherwise(match, entry, viewer, source) for entry in match.entries]
    return match


def _entry_otherwise(match: Match, entry: Any, viewer: int, source: random.Random) -> Any:
    rules = match.spec.rules
    world = rules.determinise(rules.observe(entry.after, viewer), viewer, source)
    return replace(entry, after=world, events=tuple(event_redealt(event, viewer) for event in entry.events))


def everything(scene: Scene) -> list[tuple[str, str]]:
    return [(widget.id, widget.tooltip_text()) for widget in _all(scene.widgets)]


def _all(widgets: Sequence[Widget]) -> list[Widget]:
    return [each for widget in widgets for each in (widget, *_all(widget.children()))]


def picture(sitting: Seated, scene: Scene) -> bytes:
    """The scene alone, as saves keep it, whatever lies over it in the window."""
    canvas = sitting.stage.app.canvas
    canvas.begin()
    scene.draw(canvas, on_top=False)
    return pygame.image.tobytes(canvas.surface, "RGB")


def shown(match: Match) -> tuple[bytes, list[tuple[str, str]], list[str]]:
    with seated(match) as sitting:
        lines = [block.text for block in sitting.table.playback.chronicle.blocks]
        return picture(sitting, sitting.table), everything(sitting.table), lines


@pytest.mark.parametrize("moment", SECRET, ids=str)
def test_what_the_viewer_cannot_see_changes_nothing_at_the_table(moment: Moment) -> None:
    match = moment.match()
    viewer = match.humans[0]
    assert shown(match) == shown(otherwise(moment.match(), viewer, str(moment)))


@pytest.mark.parametrize("moment", SECRET, ids=str)
def test_nothing_of_one_person_shows_while_another_decides(moment: Moment) -> None:
    """Two people, and the curtain not yet lifted: either may be looking."""
    people = (0, 1)
    before = shown(moment.match(people))
    for person in people:
        assert shown(otherwise(moment.match(people), person, str(moment))) == before


@pytest.mark.parametrize("moment", SECRET[::2], ids=str)
def test_a_replay_between_two_people_tells_neither_what_the_other_saw(moment: Moment) -> None:
    people = (0, 1)

    def replayed(match: Match) -> tuple[bytes, list[tuple[str, str]]]:
        with seated(match) as sitting:
            page = Replay(sitting.stage.app, match)
            sitting.stage.show(page)
            return picture(sitting, page), everything(page)

    before = replayed(moment.match(people))
    for person in people:
        assert replayed(otherwise(moment.match(people), person, str(moment))) == before
