"""AQ 4.6: what the port proposes is what a person would do."""

import re

import pytest

from game.aquileia import events as e
from game.aquileia.board import FORUM, PORTUS
from scenes.engine.widgets import Button, Paragraph
from scenes.games.aquileia.widgets.spaces import Space
from tests.ui.aquileia.tables import at_table

AT_PORT = "seats: 3\nstep: portus_copper\nspaces: portus_copper=0\n"


@pytest.mark.parametrize(("built", "proposed"), [("", "decline"), ("sites: gemmaria=0\n", "activate")])
def test_nobody_is_urged_to_pay_for_nothing(built: str, proposed: str) -> None:
    with at_table(AT_PORT + built) as sitting:
        dresses = {}
        for answer in ("activate", "decline"):
            button = sitting.table.find(f"answer-{answer}")
            assert isinstance(button, Button) and button.enabled
            dresses[answer] = button.dress
        assert [answer for answer, dress in dresses.items() if dress == "gold"] == [proposed]


def test_who_would_get_nothing_reads_where_the_coin_goes() -> None:
    with at_table(AT_PORT) as sitting:
        note = sitting.table.find("popover-note")
        assert isinstance(note, Paragraph) and "either way" in note.text


@pytest.mark.parametrize("round_", [5, 6])
def test_the_last_answer_is_not_said_to_bring_what_the_end_turns_up(round_: int) -> None:
    """AQ 5: the points of laurels that nobody else has seen are no consequence of the port."""
    held = "laurels 0: points_10@0 blue@0 points_5\nsites: gemmaria=0 villa_blue_6=0\n"
    text = f"seats: 3\nround: {round_}\ntrack: 0 1 2\nstep: portus_gold\nspaces: portus_gold=0\n{held}"
    with at_table(text) as sitting:
        button = sitting.table.find("answer-activate")
        assert button is not None
        assert re.fullmatch(r"Workshops \+\d+", button.tooltip_text())


def test_who_builds_nothing_more_has_declined_nothing() -> None:
    with at_table(AT_PORT) as sitting:
        wording = sitting.table.viewpoint.wording
        assert all("decline" not in wording.once(e.ActionDeclined(0, space)) for space in FORUM)
        assert "decline" in wording.once(e.ActionDeclined(0, PORTUS[0]))


def test_a_disc_glows_no_longer_than_somebody_stands_there() -> None:
    """AQ 4: a henchman goes home after its action, while what it brings is still told."""
    with at_table(AT_PORT + "sites: gemmaria=0\ntrack: 0 1 2\n") as sitting:
        sitting.stage.app.settings.reduced_motion = False
        sitting.stage.click("answer-activate")
        while sitting.table.playback.is_active:
            sitting.stage.step(0.1)
            spaces = [widget for widget in sitting.table.widgets if isinstance(widget, Space)]
            assert all(space.holder for space in spaces if space.acts)
