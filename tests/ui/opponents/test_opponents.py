"""The page about opponents: its figures are the measured ones, and every text fits."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import game as package
from game.ai import strength
from game.ai.levels import level_of
from game.ai.strength import Measured, keep, measured
from scenes.common.game_catalogue import playable_cities
from scenes.engine.headless import Headless
from scenes.screens.opponents.scene import Opponents
from scenes.screens.opponents.strength_row import StrengthRow
from scenes.screens.rules.scene import RuleBook
from tests.ui.playable import every_look, stage, texts_that_do_not_fit

ENOUGH = 100
"""Matches: fewer mislead."""
GAMES = [city.id for city in playable_cities()]
STRENGTH = {game: Path(package.__path__[0]) / game / strength.STRENGTH_FILE for game in GAMES}
FOUND = (Measured(3, "merchant", "artisan", 90.5, 200, 100), Measured(3, "magnifico", "merchant", 81.0, 150, 30))


def shown(headless: Headless, game: str = "lucca") -> Opponents:
    page = Opponents(headless.app, game)
    headless.show(page)
    return page


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.screens.opponents.scene.measured", lambda game: FOUND if game == "lucca" else ())


@pytest.mark.usefixtures("known")
def test_each_rung_is_told_with_its_share_and_its_matches() -> None:
    with stage() as headless:
        page = shown(headless)
        row = page.find("rung-3-merchant")
        assert isinstance(row, StrengthRow)
        assert row.words == ("Merchant over Artisan", "45 % of 200")
        assert page.find("rung-3-magnifico") is not None
        assert page.find("none-3") is None
        assert page.find("none-4") is not None


@pytest.mark.usefixtures("known")
def test_keys_and_mouse_turn_to_another_game() -> None:
    with stage() as headless:
        page = shown(headless)
        headless.click("game-aquileia")
        assert page.game == "aquileia"
        page.input.set_focus("game-lorenzo")
        headless.key("return")
        assert page.game == "lorenzo"


def test_the_rule_book_leads_here_with_its_game() -> None:
    with stage() as headless:
        headless.show(RuleBook(headless.app, "lo-1"))
        headless.click("to-opponents")
        top = headless.app.stack.top
        assert isinstance(top, Opponents)
        assert top.game == "lorenzo"


@every_look
def test_every_text_fits(language: str, scale: int) -> None:
    with stage(language=language, text_scale=scale) as headless:
        page = shown(headless)
        for game in GAMES:
            page.game = game
            page.invalidate()
            headless.step()
            assert texts_that_do_not_fit(headless) == []


def test_a_new_figure_takes_the_place_of_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lucca" / "mind").mkdir(parents=True)
    monkeypatch.setattr("game.ai.strength.game.__path__", [str(tmp_path)])
    monkeypatch.setattr(strength, "files", lambda package: tmp_path / package.removeprefix("game."))
    for found in (*FOUND, Measured(3, "merchant", "artisan", 70.0, 100, 30)):
        keep("lucca", found)
    assert [(each.rung, each.wins) for each in measured("lucca")] == [(FOUND[1].rung, 81.0), (FOUND[0].rung, 70.0)]
    assert json.loads((tmp_path / "lucca" / strength.STRENGTH_FILE).read_text("utf-8"))[0]["upper"] == "magnifico"


def test_a_figure_of_other_levels_or_weights_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lucca" / "mind").mkdir(parents=True)
    monkeypatch.setattr("game.ai.strength.game.__path__", [str(tmp_path)])
    monkeypatch.setattr(strength, "files", lambda package: tmp_path / package.removeprefix("game."))
    keep("lucca", FOUND[0])
    assert measured("lucca")
    with monkeypatch.context() as changed:
        changed.setattr(strength, "level_of", lambda name: replace(level_of(name), noise=0.9))
        assert not measured("lucca")
    monkeypatch.setattr(strength, "learned_for", lambda game, seats: {})
    assert not measured("lucca")


def test_what_the_games_have_kept_is_of_enough_matches_and_still_true() -> None:
    for game in GAMES:
        kept = json.loads(STRENGTH[game].read_text("utf-8")) if STRENGTH[game].is_file() else []
        assert len(kept) == len(measured(game)), f"measure {game} again: python -m game.lab.ladder {game} --keep"
        assert all(each.games >= ENOUGH and each.wins <= each.games for each in measured(game))
