"""The pages after a match: opened, closed, hurried or looked at otherwise, they show what the rules counted."""

import random
from typing import Any

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from scenes.engine.headless import Headless
from scenes.engine.input import focus
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.finale.scene import Finale
from scenes.screens.scores.history import START, History
from scenes.screens.scores.scene import Scores
from tests.ui.histories.standing import Standing, differences, let_rest, standing
from tests.ui.playable import stage
from tests.ui.scores.matches import finished

every_city = pytest.mark.parametrize("game", game_ui_ids())
LOOKS, TURNS = 8, 3
_LEAVES = ("coach", "rematch", "another", "title", "rules")


def match_of(game: str) -> Match:
    """With all its options at their last values: a series, where there is one."""
    spec = spec_of(game)
    return finished(spec, min(spec.seats), "4", longest=True)


def at_rest(headless: Headless) -> Standing:
    let_rest(headless)
    return standing(headless)


def look_about(headless: Headless, page: Scores, source: random.Random) -> str:
    """A number, a game of the series, a line or the replay is opened and left."""
    page.refresh()
    live = [each for each in focus.focusable(page.widgets) if each.enabled and each.id not in _LEAVES]
    chosen = source.choice(live)
    chosen.press()
    headless.step(0.2)
    if headless.app.stack.top is not page:
        headless.app.stack.pop_to(page)
        headless.step()
    return chosen.id


@every_city
def test_scores_show_a_number_the_same_whatever_was_opened_before(game: str) -> None:
    source, match = random.Random(game), match_of(game)
    with stage() as headless:
        wandered = Scores(headless.app, match, None)
        headless.show(wandered)
        for _ in range(TURNS):
            headless.app.stack.reset(wandered)
            headless.step()
            told = [look_about(headless, wandered, source) for _ in range(LOOKS)]
            shown = source.randrange(-1, len(match.result().games)) if wandered.is_series else 0
            seat, category = source.randrange(len(match.seats)), source.choice(match.spec.categories)
            opens = shown >= 0 and source.random() < 0.6
            _turn_to(wandered, shown, (seat, category) if opens else None)
            found = at_rest(headless)
            fresh = Scores(headless.app, match, None)
            headless.show(fresh)
            _turn_to(fresh, shown, (seat, category) if opens else None)
            assert differences(at_rest(headless), found) == {}, (told, shown, opens)


def _turn_to(page: Scores, game: int, opened: Any) -> None:
    page._show_game(game)
    assert page.opened is None
    if opened:
        page._open(*opened)


@every_city
def test_the_curve_ends_each_turn_at_what_the_rules_count_then(game: str) -> None:
    match = match_of(game)
    history, rules = History(match), match.spec.rules
    games = len(match.result().games)
    if games == 1:
        expected = {START: (0,) * len(match.seats)}
        for entry in match.entries:
            expected[match.turn_at(entry.index)] = rules.result(entry.after).totals
        assert history.by_turn(0) == expected
    assert sum(
        value for number in range(games) for value in list(history.by_turn(number).values())[-1]
    ) == sum(match.result().totals)  # fmt: skip
    for number in range(len(match.entries) + 1):
        assert history.results[number] == rules.result(match.state_at(number))


def of_finale(headless: Headless, scene: Finale) -> tuple[Any, ...]:
    """How it stands once everything has been counted."""
    headless.app.draw()
    texts = sorted(box.text for box in headless.app.canvas.boxes)
    stands = scene.skyline.built, scene.skyline.ranked, scene.unrolled, scene._is_done, scene._burning
    return texts, stands, scene.input.focus_id, [widget.id for widget in scene.widgets]


@pytest.mark.parametrize(
    ("game", "wins"),
    [
        pytest.param(game, wins, marks=() if game == game_ui_ids()[-1] and wins else pytest.mark.full)
        for game in game_ui_ids()
        for wins in (True, False)
    ],
)
def test_a_finale_hurried_at_any_moment_ends_as_one_that_was_looked_at(game: str, wins: bool) -> None:
    match, source = match_of(game), random.Random(game)
    winner = match.result().winners[0]
    for number in range(len(match.seats)):
        player = "human" if (number == winner) == wins else "greedy"
        match.seats[number] = match.seats[number].__class__(player, *_rest_of(match.seats[number]))
    with stage() as headless:
        scene = Finale(headless.app, match, None)
        headless.show(scene)
        headless.settle(60)
        whole = of_finale(headless, scene)
        total = str(max(match.result().totals))
        assert any(total in text for text in whole[0])
        assert scene.is_won == wins
        for seconds in (0.0, source.uniform(1.0, 8.0)):
            hurried = Finale(headless.app, match, None)
            headless.show(hurried)
            headless.step(seconds)
            if hurried.unrolled < 1:
                headless.key("space")
            headless.settle(60)
            assert of_finale(headless, hurried) == whole, seconds
            assert hurried.app.stack.top is hurried


def _rest_of(seat: Any) -> tuple[str, ...]:
    return seat.name, seat.colour
