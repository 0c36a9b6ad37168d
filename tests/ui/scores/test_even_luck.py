"""The score page says how the match would have ended with even luck, with its error, once the coach knows it."""

from collections.abc import Iterator

import pytest

from game.coach.even_luck import EvenLuck
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from scenes.engine.headless import Headless
from scenes.engine.text.drawn_text import overlapping
from scenes.screens.coach.entry import even_luck_of
from scenes.screens.coach.judging import study_of
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.stores import store_of
from scenes.screens.scores.scene import Scores
from scenes.screens.scores.verdict import Verdict
from scenes.shot import play
from tests.coach.test_even_luck import lucky
from tests.ui.playable import every_look, stage, texts_that_do_not_fit


def over(game: str = "lucca", people: int = 1) -> Match:
    spec = spec_of(game)
    seats = [Seat("human" if number < people else "merchant", name) for number, name in enumerate(("Anna", "Ugo"))]
    match = Match(spec, {}, [*seats, Seat("merchant", "Ida")][: min(spec.seats)], "2")
    play(match, spec.max_actions)
    return match


@pytest.fixture
def headless() -> Iterator[Headless]:
    with stage() as made:
        yield made


def page_of(headless: Headless, match: Match, *, is_known: bool = True) -> Scores:
    put_on_shelf(headless.app, match)
    store = store_of(headless.app)
    judging = study_of(headless.app).of(match, store)
    if is_known:
        judging.agenda.notes = lucky(match)
    page = Scores(headless.app, match, store)
    headless.show(page)
    return page


@every_look
def test_the_sentence_fits_beside_the_chart(language: str, scale: int) -> None:
    with stage((1280, 720), language, scale) as headless:
        page = page_of(headless, over())
        headless.settle()
        assert page.find("even-luck-told") is not None
        assert texts_that_do_not_fit(headless) == []
        assert language == "xx" or overlapping(headless.app.canvas.boxes) == []
        assert not headless.app.catalog.missing


def test_it_comes_when_the_coach_has_found_it_and_one_comes_back(headless: Headless) -> None:
    match = over()
    page = page_of(headless, match, is_known=False)
    assert page.find("even-luck-told") is None
    study_of(headless.app).of(match, page.store).agenda.notes = lucky(match)
    headless.app.stack.push(Scores(headless.app, over("san_gimignano"), None))
    headless.app.stack.pop()
    assert page.find("even-luck-told") is not None


def test_it_is_told_to_the_only_person_of_a_match_that_is_over(headless: Headless) -> None:
    two = over(people=2)
    page_of(headless, two)
    assert even_luck_of(headless.app, two) is None
    assert even_luck_of(headless.app, two.branch(4)) is None
    assert even_luck_of(headless.app, over()) is None, "nothing was found about it, and nothing lies beside it"


@pytest.mark.parametrize(
    ("luck", "told"),
    [
        (EvenLuck(-3, 5.2, 4.0), "You lost by 3; with even luck you would have won by 5 (± 4)."),
        (EvenLuck(7, -1.4, 0.6), "You won by 7; with even luck you would have lost by 1 (± 1)."),
        (EvenLuck(0, 2.6, 3.1), "You were level; with even luck it would have been level, give or take 3."),
    ],
)
def test_the_sentence_has_nine_forms(headless: Headless, luck: EvenLuck, told: str) -> None:
    page = page_of(headless, over(), is_known=False)
    verdict = Verdict(page.match, page.result, page.wording)
    assert verdict.even_luck(luck) == told
