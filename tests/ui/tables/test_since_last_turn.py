"""What is new since one's own last turn: everything that others did afterwards, and nothing of one's own."""

import pytest

from game.core.match import Match, Played
from scenes.common.match_log import MatchLog, since_last_turn
from scenes.kit.event_history import EventHistory
from scenes.kit.game_uis import game_ui_ids
from scenes.kit.seat_views import wording_of
from tests.ui.playable import stage
from tests.ui.table.test_moments import whole_match


@pytest.mark.parametrize("game", game_ui_ids())
def test_news_of_a_whole_match_begins_right_after_the_last_own_deed(game: str) -> None:
    match = whole_match(game)
    with stage() as headless:
        chronicle, asked = MatchLog(match, wording_of(headless.app.catalog, match, 0)), 0
        for length in range(1, len(match.entries)):
            decision = match.decision_at(length)
            if decision.seat != 0 or not decision.is_turn:
                continue
            chronicle.catch_up(length)
            blocks = chronicle.unworded
            count = since_last_turn(blocks, 0)
            news, before = blocks[len(blocks) - count :], blocks[: len(blocks) - count]
            asked += 1
            assert all(block.seat != 0 or block.mover != 0 for block in news)
            if count and before:
                assert before[-1].seat == before[-1].mover == 0
            assert {entry.seat for entry in others_since(match, length)} <= {block.mover for block in news}
            own = last_own(match, length)
            assert EventHistory(match, length).view_after_own(0) == match.view_at(own, 0)
        assert asked


def last_own(match: Match, length: int) -> int:
    """How long the match was right after seat 0 did something."""
    return max((entry.index + 1 for entry in match.entries[:length] if entry.seat == 0), default=0)


def others_since(match: Match, length: int) -> list[Played]:
    return match.entries[last_own(match, length) : length]
