"""The command lines of the window and of pictures: what they accept, and how they refuse."""

from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

import main
from game.lab.command import CommandError
from scenes.common.game_catalogue import playable_cities
from scenes.engine.app import App
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.widgets import Label
from scenes.start import run_window, system_language

UNSPOKEN = "zz"
"""The code of no language."""


@pytest.mark.parametrize("arguments", [["--size", "12"], ["--lang", UNSPOKEN], ["--colour"], ["--text-scale", "300"]])
def test_the_window_refuses_in_one_sentence(arguments: list[str]) -> None:
    with pytest.raises(CommandError):
        run_window(arguments)


def test_the_language_of_the_system_is_one_the_game_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    for names, expected in ((["ja"], "ja"), ([UNSPOKEN, "it", "ja"], "it"), ([UNSPOKEN], "en"), ([], "en")):
        preferred = [{"language": name, "country": None} for name in names]
        monkeypatch.setattr("pygame.system.get_pref_locales", lambda preferred=preferred: preferred)
        assert system_language() == expected


def test_a_picture_has_the_size_that_was_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "x.png"
    game = playable_cities()[0].id
    arguments = ["shot", "title", "--game", game, "--seed", "3", "--moves", "2", "--size", "1280x720"]
    assert main.main([*arguments, "--lang", "ja", "--out", str(out)]) == 0
    assert pygame.image.load(out).get_size() == (1280, 720)


@pytest.mark.parametrize(
    "wrong",
    [["tavern"], ["title", "--game", "tombola"], ["title", "--options", "weather=fine"], ["title", "--size", "0x0"]],
)
def test_a_picture_of_something_unknown_is_refused(
    wrong: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    scene, *rest = wrong
    arguments = ["shot", scene, "--game", playable_cities()[0].id, "--out", str(tmp_path / "x.png"), *rest]
    assert main.main(arguments) == 2
    assert capfd.readouterr().err.count("\n") == 1


class Page(Scene):
    """One label with one message."""

    def __init__(self, app: App, key: str, width: float) -> None:
        super().__init__(app)
        self.key, self.width = key, width

    def build(self) -> None:
        self.add(Label("words", Rect(100, 100, self.width, 30), self.t(self.key)))


@pytest.mark.parametrize(("key", "width", "told"), [("nowhere", 900, "nowhere"), ("title-name", 12, "Quattro Città")])
def test_a_picture_with_a_missing_or_cut_text_is_told(
    key: str,
    width: float,
    told: str,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = SimpleNamespace(for_shot=lambda app, match: Page(app, key, width))
    monkeypatch.setattr("scenes.shot.find_shooter", lambda scene: page)
    out = tmp_path / "x.png"
    assert main.main(["shot", "title", "--game", playable_cities()[0].id, "--out", str(out)]) == 2
    assert told in capfd.readouterr().err
    assert out.is_file()
