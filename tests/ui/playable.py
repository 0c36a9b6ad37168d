"""A match of any game that can be played, and the stage it is shown on."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.core.match import Match
from game.core.seats import Seat
from scenes import navigation
from scenes.common.game_catalogue import playable_cities
from scenes.engine.headless import Headless
from scenes.engine.text.languages import CODES, PSEUDO

LANGUAGES = list(CODES)
USUAL = [(PSEUDO, 100), *((code, 130) for code in CODES)]
"""The longer pseudo language, and every language at the size of large tables."""
_EASIER = [pytest.param(code, 100, marks=pytest.mark.full) for code in CODES]
"""What fits larger fits here as well."""
usual_looks = pytest.mark.parametrize(("language", "scale"), [*USUAL, *_EASIER])
every_look = pytest.mark.parametrize(("language", "scale"), [*USUAL, *((code, 200) for code in CODES), *_EASIER])


def new_match(seed: str = "3") -> Match:
    spec = playable_cities()[0].spec
    assert spec is not None
    rivals = [Seat("apprentice", name, colour) for name, colour in (("Bianca", "F"), ("Adso", "Q"))]
    return Match(spec, {}, [Seat("human", "Agnese", "L"), *rivals][: min(spec.seats)], seed)


@contextmanager
def stage(size: tuple[int, int] = (1280, 720), language: str = "en", text_scale: int = 100) -> Iterator[Headless]:
    headless = Headless(size, language, text_scale)
    try:
        yield headless
    finally:
        headless.close()


def opened_tables(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches for which a table was opened; the table itself has tests of its own."""
    opened: list[Match] = []
    monkeypatch.setattr(navigation, "open_table", lambda app, match, store=None: opened.append(match))
    return opened


def texts_that_do_not_fit(headless: Headless) -> list[str]:
    headless.app.draw()
    return [box.text for box in headless.app.canvas.boxes if not box.fits]
