"""Whichever screen is opened first after a start, no message is missing."""

from argparse import Namespace

import pytest

from scenes.common.game_catalogue import playable_cities
from scenes.engine.headless import Headless
from scenes.engine.text.languages import CODES
from scenes.shot import SCENES, find_shooter, match_for

GAMES = [city.id for city in playable_cities()]
SHOWING_A_GAME = ("table", "scores", "replay", "curtain", "rules")
OPENED = [(scene, game) for scene in SCENES for game in (GAMES if scene in SHOWING_A_GAME else GAMES[:1])]
SMALL = (640, 360)
EQUAL = [pytest.param(code, marks=pytest.mark.full) for code in CODES[1:]]
"""Languages with the same messages as the first, which the contract of the catalogues says."""


@pytest.mark.parametrize("language", [CODES[0], *EQUAL])
@pytest.mark.parametrize(("scene", "game"), OPENED)
def test_no_message_is_missing_in_the_first_scene(scene: str, game: str, language: str) -> None:
    match = match_for(Namespace(game=game, options="", seats=0, seed="3", moves=9, lang=language))
    program = Headless(SMALL, language)
    try:
        program.show(find_shooter(scene).for_shot(program.app, match))
        program.settle()
        assert program.app.catalog.missing == set()
    finally:
        program.close()
