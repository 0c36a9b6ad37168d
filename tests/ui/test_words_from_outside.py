"""Words that come from a file or a person are shown letter by letter on every screen, and open no file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.storage import SaveStore
from scenes import navigation
from scenes.common.game_catalogue import playable_cities
from scenes.engine.drawing.images import ImageCache
from scenes.engine.headless import Headless
from scenes.engine.text.markup import parse
from scenes.screens.saves.scene import Saves
from scenes.screens.saves.stores import open_store
from scenes.shot import SCENES, find_shooter, play

ELSEWHERE = "elsewhere"
NAMES = (f"[icon:/{ELSEWHERE}/x]", f"[b][icon://{ELSEWHERE}/x]", f"{{ $name }} \u202e[icon:{ELSEWHERE}]")
OTHERS = ("table", "curtain")
"""What each city draws itself; all other screens are the same for all of them."""


@pytest.fixture(autouse=True)
def no_picture_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    asked: list[str] = []
    find, icon = ImageCache._find, ImageCache.icon

    def finding(assets: ImageCache, name: str) -> Path | None:
        asked.append(name)
        return find(assets, name)

    def drawing(assets: ImageCache, name: str, *look: object) -> object:
        asked.append(name)
        return icon(assets, name, *look)  # type: ignore[arg-type]

    monkeypatch.setattr(ImageCache, "_find", finding)
    monkeypatch.setattr(ImageCache, "icon", drawing)
    yield
    assert [name for name in asked if ELSEWHERE in name] == []


def strangers(game: str, moves: int = 12) -> Match:
    spec = spec_of(game)
    seats = [Seat("human" if not n else "apprentice", NAMES[n], spec.colours[n]) for n in range(min(spec.seats))]
    match = Match(spec, {}, seats, "1")
    play(match, moves)
    return match


def check_letters(stage: Headless) -> None:
    """Every tag that is drawn is one of ours, and the brackets of the names are words."""
    stage.settle()
    pieces = [piece for box in stage.app.canvas.boxes for piece in parse(box.text)]
    assert not any(ELSEWHERE in piece.icon for piece in pieces)


def is_told(stage: Headless, words: str) -> bool:
    return any(words in piece.text for box in stage.app.canvas.boxes for piece in parse(box.text))


@pytest.mark.parametrize(
    ("game", "scene"),
    [("san_gimignano", scene) for scene in SCENES]
    + [(city.id, scene) for city in playable_cities() if city.id != "san_gimignano" for scene in OTHERS],
)
def test_names_are_letters_on_every_screen(game: str, scene: str) -> None:
    stage = Headless((1280, 720))
    try:
        stage.show(find_shooter(scene).for_shot(stage.app, strangers(game)))
        check_letters(stage)
        for widget in stage.app.stack.top.widgets if stage.app.stack.top else ():
            assert not any(ELSEWHERE in piece.icon for piece in parse(widget.tooltip_text()))
    finally:
        stage.close()


def test_a_record_from_elsewhere_is_letters_on_its_way_to_the_table(tmp_path: Path) -> None:
    source = SaveStore(tmp_path / "there")
    source.autosave(match := strangers("san_gimignano"))
    source.wait()
    stage = Headless((1280, 720))
    try:
        store = open_store(stage.app)
        own = store.import_file(source.folder.record(source.slot_of(match)))
        store.rename(own, f"[icon:/{ELSEWHERE}/name]")
        stage.show(Saves(stage.app))
        check_letters(stage)
        assert is_told(stage, f"[icon:/{ELSEWHERE}/name]") and is_told(stage, NAMES[0])
        navigation.continue_match(stage.app, own)
        check_letters(stage)
        assert is_told(stage, NAMES[0])
    finally:
        stage.close()
