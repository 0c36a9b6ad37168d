"""Seats change hands when the page is left, and not before."""

import pytest

from scenes.engine.widgets.top_bar import BAR, TopBar
from scenes.table.playback.event_playback import EventPlayback
from scenes.table.seats_page import SeatsPage
from scenes.table.toolbar import add_watching
from tests.ui.played import play
from tests.ui.table.players import Sitting


def test_a_rival_becomes_stronger_when_the_page_is_left() -> None:
    sitting = Sitting("lucca", {}, "3", ("human", "apprentice", "apprentice"))
    try:
        table = sitting.table
        page = SeatsPage(sitting.stage.app, table.controller, lambda: table.position.people)
        sitting.stage.app.stack.push(page)
        sitting.stage.step()
        page.input.set_focus("player-1")
        sitting.stage.key("right")
        assert [seat.player for seat in sitting.match.seats] == ["human", "apprentice", "apprentice"]
        sitting.stage.key("escape")
        assert [seat.player for seat in sitting.match.seats] == ["human", "artisan", "apprentice"]
        assert sitting.stage.app.stack.top is sitting.table
    finally:
        sitting.stage.close()


def test_who_only_watches_chooses_the_speed_where_others_take_back() -> None:
    sitting = Sitting("lucca", {}, "3", ("greedy", "greedy", "greedy"), after_seconds=60)
    try:
        assert sitting.table.find("undo") is None and sitting.table.find("hint") is None
        for _ in range(9):
            if sitting.table.input.focus_id != "speed":
                sitting.stage.key("tab")
        sitting.stage.key("right")
        assert sitting.stage.app.settings.rival_speed == "2x"
        assert not sitting.table.playback.tells_own
    finally:
        sitting.stage.close()


@pytest.mark.parametrize("is_told", [False, True])
def test_the_speed_can_be_chosen_until_the_last_deed_has_been_told(
    is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting("lucca", {}, "3", ("greedy", "greedy", "greedy"), after_seconds=60)
    try:
        play(sitting.match, sitting.match.spec.max_actions)
        monkeypatch.setattr(EventPlayback, "is_active", not is_told)
        bar = sitting.table.add(TopBar("bar", BAR, "", (), 900, ""))
        add_watching(sitting.table.parts, bar)
        assert (bar in sitting.table.widgets) is is_told
    finally:
        sitting.stage.close()
