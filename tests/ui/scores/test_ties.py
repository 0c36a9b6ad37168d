"""Ties below the winners are told on the banner of the scores and of the finale, in every language."""

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.scores import Result
from game.core.seats import Seat
from game.core.spec import COLOURS
from scenes.kit.seat_views import wording_of
from scenes.screens.finale.scene import Finale
from scenes.screens.scores.scene import Scores
from scenes.screens.scores.verdict import Verdict
from tests.ui.playable import every_look, stage, texts_that_do_not_fit
from tests.ui.played import play
from tests.ui.scores.matches import NAMES

FIVE = 5


def finished_by_five() -> Match:
    seats = [Seat("human" if number == 0 else "greedy", NAMES[number], COLOURS[number]) for number in range(FIVE)]
    match = Match(spec_of("lucca"), {}, seats, "4")
    play(match, match.spec.max_actions)
    assert match.is_over
    return match


def ties(totals: tuple[int, ...], winners: tuple[int, ...]) -> list[str]:
    match = finished_by_five()
    with stage() as headless:
        wording = wording_of(headless.app.catalog, match, 0)
        found = Verdict(match, Result(match.result().games, totals, winners), wording)
        assert found.banner().notes[1:] == found.banner(is_beside_title=True).notes == found.ties_below
        return found.ties_below


@pytest.mark.parametrize(
    ("totals", "winners", "places"),
    [
        ((50, 40, 30, 20, 20), (0,), [4]),
        ((20, 50, 20, 30, 30), (1,), [2, 4]),
        ((50, 50, 30, 30, 30), (0, 1), [3]),
        ((50, 40, 30, 20, 10), (0,), []),
        ((50, 50, 30, 20, 10), (0,), []),
    ],
)
def test_each_place_that_several_share_is_named(
    totals: tuple[int, ...], winners: tuple[int, ...], places: list[int]
) -> None:
    assert ties(totals, winners) == [f"level in place {place}" for place in places]


@every_look
def test_two_ties_fit_on_the_banner(language: str, scale: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished_by_five()
    tied = Result(match.result().games, (20, 50, 20, 30, 30), (1,))
    monkeypatch.setattr(match, "result", lambda: tied)
    with stage(language=language, text_scale=scale) as headless:
        for page in (Scores(headless.app, match, None), Finale(headless.app, match, None)):
            headless.show(page)
            if isinstance(page, Finale):
                page.hurry()
            headless.settle()
            assert texts_that_do_not_fit(headless) == []
            told = "".join("".join(box.text.split()) for box in headless.app.canvas.boxes)
            for place in (2, 4):
                assert "".join(page.t("scores-tie", place=place).split()) in told
