"""The turning point of a round, from placing to acting, is called out once (AQ 4)."""

from dataclasses import replace

import pytest

from game.aquileia import events as e
from game.core.events import Event
from scenes.games.aquileia.game_ui import GAME_UI
from tests.ui.aquileia.tables import at_table
from tests.ui.table.players import Sitting
from tests.ui.table.test_event_playback import do

OTHERS_PASSED = "seats: 3\nround: 2\nstep: placing\npassed: 1 2\nspaces: dolus=1\n"


def called(text: str, deed: str) -> list[type[Event]]:
    """The events of the person's deed at which something is called out."""
    with at_table(text) as sitting:
        position = sitting.table.position
        do(sitting, deed)
        frames = sitting.match.frames(0)
        return [
            type(event) for event, state in ((frame.event, frame.state) for frame in frames)
            if (banner := GAME_UI.row_of(event).banner) and banner(event, replace(position, view=state))
        ]  # fmt: skip


@pytest.mark.parametrize(
    ("track", "deed", "at"),
    [
        ("track: 1 2\n", "pass", [e.TiebreakerPlaced]),
        ("track: 0 1 2\n", "pass", [e.Passed]),
        ("track: 1 2\n", "tiebreaker", []),
        ("track: 0 1 2\n", "place pecunia", []),
    ],
)
def test_it_is_called_with_the_last_piece(track: str, deed: str, at: list[type[Event]]) -> None:
    assert called(OTHERS_PASSED + track, deed) == at


def test_the_coin_of_the_port_is_laid_before() -> None:
    last = "seats: 3\nround: 2\nstep: placing\npassed: 1 2\ntrack: 0 1 2\nspaces: dolus=0 pecunia=0 latro=0 forum_1=0\n"
    assert called(last, "place portus_copper") == [e.PortCoinLaid]


def test_no_tooltip_lies_over_what_is_called_out() -> None:
    with at_table(OTHERS_PASSED + "track: 0 1 2\n") as sitting:
        sitting.stage.app.settings.reduced_motion = False
        coins = sitting.table.find("own-coins")
        assert coins is not None and sitting.table.tooltip_for(coins)
        do(sitting, "pass")
        assert any(_is_called(sitting) for _ in range(40))
        assert not sitting.table.tooltip_for(coins)


def _is_called(sitting: Sitting) -> bool:
    sitting.stage.step(0.1)
    return sitting.table.banner_player.is_calling
