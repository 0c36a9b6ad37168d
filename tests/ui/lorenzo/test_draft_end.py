"""LM 2.5: the page of the draft while its packs run out, event by event, for everybody who may look at it."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from game.lorenzo.state import BONUS_TILES, DRAFT
from scenes.games.lorenzo.layout import LEADER_CARD, draft_row
from scenes.games.lorenzo.motion.motion import MOTION
from scenes.kit.event_history import EventHistory
from scenes.kit.motion.motion_player import MotionPlayer
from scenes.screens.replay.scene import Replay
from scenes.screens.replay.viewer_choice import allowed_viewers
from tests.ui.playable import stage
from tests.ui.played import play
from tests.ui.tables.moments import NAMES
from tests.ui.tables.seated import seated

PEOPLE = [("human", "greedy"), ("greedy", "greedy"), ("human", "human"), ("human", "greedy", "greedy", "greedy")]


def drafted(players: tuple[str, ...]) -> Match:
    """Up to the first turn of the first round."""
    seats = [Seat(*seat) for seat in zip(players, NAMES, COLOURS, strict=False)]
    match = Match(spec_of("lorenzo"), {"game": "advanced"}, seats, "5")
    while match.state.stage in (BONUS_TILES, DRAFT):
        play(match, 1)
    return match


def test_a_row_of_nothing_has_no_places() -> None:
    assert draft_row(0, LEADER_CARD) == []


@pytest.mark.parametrize("players", PEOPLE, ids="-".join)
def test_every_event_of_the_draft_can_be_looked_at_by_everybody(players: tuple[str, ...]) -> None:
    match = drafted(players)
    with seated(match) as sitting:
        table = sitting.table
        for index in range(len(match.entries)):
            frames = match.frames(index)
            for number, frame in enumerate(frames, start=1):
                past: EventHistory[Any] = EventHistory(match, index, frames[:number])
                position = table.viewpoint.seen_from(frame.state, past=past, mover=match.entries[index].seat)
                for decision in (None, match.decision_at(index)):
                    table.invalidate()
                    table._present = replace(position, decision=decision)
                    table.refresh()
                    make = MotionPlayer(table.board, MOTION).animations([type(frame.event)])[type(frame.event)]
                    if animation := make(frame.event, position):
                        animation.finish()


@pytest.mark.parametrize("players", PEOPLE, ids="-".join)
def test_the_draft_is_replayed_to_its_end(players: tuple[str, ...]) -> None:
    match = drafted(players)
    with stage() as headless:
        headless.app.settings.reduced_motion = True
        for eye in allowed_viewers(match):
            page = Replay(headless.app, match, 0)
            page.viewer = eye
            headless.show(page)
            for length in range(len(match.entries) + 1):
                assert page.length == length
                headless.key("right")
