"""The banner of several winners, in every language."""

import pytest

from game.core.reasons import because
from game.core.scores import Result
from game.core.spec import Spec
from scenes.engine.headless import Headless
from scenes.engine.text.drawn_text import TextBox, overlapping
from scenes.screens.scores.banner import PLACE
from scenes.screens.scores.scene import Scores
from tests.ui.playable import every_look, stage, texts_that_do_not_fit
from tests.ui.scores.matches import LARGEST, SPECS, given_up, started

CLOTH = "common/art/gonfalon_"


def boxes_of_banner(headless: Headless) -> list[TextBox]:
    headless.app.draw()
    place = headless.app.canvas.pixels(PLACE)
    return [box for box in headless.app.canvas.boxes if place.contains(box.area)]


@pytest.mark.parametrize("seats", LARGEST.seats)
@every_look
def test_a_shared_win_names_all_winners_and_covers_nothing(seats: int, language: str, scale: int) -> None:
    with stage((1280, 720), language, scale) as headless:
        page = given_up(headless, seats)
        boxes = boxes_of_banner(headless)
        loser, *winners = (person.name for person in page.wording.people)
        names, resigned = page.t("list-separator").join(winners), page.t("scores-resigned", name=loser)
        texts = [page.t("scores-shared"), names, "0", page.t("scores-points"), resigned]
        assert [box.text for box in boxes] == texts
        assert overlapping(boxes) == []
        assert texts_that_do_not_fit(headless) == []


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
@every_look
def test_what_breaks_a_tie_stands_at_the_foot(
    spec: Spec, language: str, scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    reasons = [because(key) for key in spec.reasons if "-tie-" in key]
    with stage((1280, 720), language, scale) as headless:
        for reason in reasons:
            monkeypatch.setattr(spec.rules, "tie_break", lambda state, decided=reason: decided)
            page = Scores(headless.app, started(spec, spec.seats[0], "1"), None)
            page.result = Result(page.result.games, (9, 9, 8, 7, 6)[: spec.seats[0]], (0,))
            headless.show(page)
            assert boxes_of_banner(headless)[-1].text == page.wording.reason(reason)
            assert texts_that_do_not_fit(headless) == []


@pytest.mark.parametrize("seats", LARGEST.seats)
def test_a_shared_win_hangs_in_the_colours_of_all_winners(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The city's own banner has a painted town where the words stand."""
    with stage() as headless:
        page = given_up(headless, seats)
        drawn: list[str] = []
        monkeypatch.setattr(headless.app.canvas, "image_fitted", lambda name, rect: drawn.append(name))
        page.pictures.give_up()
        headless.app.draw()
        cloths = [name for name in drawn if name.startswith(CLOTH)]
        assert cloths == [f"{CLOTH}{person.colour}" for person in page.wording.people[1:]]
