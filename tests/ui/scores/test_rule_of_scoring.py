"""From the scores the rule book opens where that game's final scoring is told."""

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from scenes.kit.game_uis import game_ui_ids, game_ui_of
from scenes.screens.rules.books import book_of_game
from scenes.screens.rules.scene import RuleBook
from scenes.screens.scores.scene import Scores
from tests.ui.playable import stage
from tests.ui.played import play


@pytest.mark.parametrize("game", game_ui_ids())
def test_the_scores_lead_to_the_paragraph_of_the_final_scoring(game: str) -> None:
    spec = spec_of(game)
    match = Match(spec, {}, [Seat("greedy", colour=colour) for colour in COLOURS[: min(spec.seats)]], "3")
    play(match, spec.max_actions)
    wanted = book_of_game(game).find(f"{spec.prefix}-{game_ui_of(game).score_lines.paragraph}")
    assert wanted is not None and wanted.is_section
    with stage() as headless:
        headless.show(Scores(headless.app, match, None))
        headless.click("rules")
        top = headless.app.stack.top
        assert isinstance(top, RuleBook)
        assert top.page == wanted.id
