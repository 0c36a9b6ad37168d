"""Files of the player's folder are read and written through `game/core/plain_files.py` alone."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.project import python_files, syntax

OPENING = {"open", "read_text", "read_bytes", "load_sized_svg"}
"""Methods that open a file by its path; `load` of `pygame.image` as well."""
NO_PATHS = {"judging", "self"}
"""Whose `open` has nothing to do with files."""
OUR_OWN = {
    "game/ai/minds.py": "what opponents have learned",
    "game/ai/strength.py": "how strong they proved to be",
    "game/coach/strength.py": "how well the coach judges",
    "game/core/version.py": "the project file",
    "scenes/engine/platform/resources.py": "tables and pictures of the program",
    "scenes/engine/audio/sound.py": "sounds and music",
    "scenes/engine/drawing/skins.py": "the table of skins",
    "scenes/engine/text/catalog.py": "the catalogues",
    "scenes/common/lesson_catalogue.py": "the lessons",
    "scenes/screens/licenses/scene.py": "the licences",
}
ELSEWHERE = {
    "game/core/plain_files.py": "the way in",
    "scenes/screens/saves/thumbnails.py": "a picture whose bytes have been read and looked at",
    "main.py": "the system's nowhere",
    "scenes/engine/text/fonts.py": "letters, of which a font reads what it needs",
}


def opens(file: str) -> Iterator[int]:
    """The lines in which a file opens one by its path."""
    for node in ast.walk(syntax(file)):
        if isinstance(node, ast.Call) and _opens(node.func):
            yield node.lineno


def _opens(called: ast.expr) -> bool:
    if isinstance(called, ast.Name):
        return called.id == "open"
    if not isinstance(called, ast.Attribute):
        return False
    whose = ast.unparse(called.value)
    if called.attr in ("load", "Font", "Sound"):
        return whose in ("pygame.image", "pygame.font", "pygame.freetype", "pygame.mixer")
    return called.attr in OPENING and whose.rpartition(".")[2] not in NO_PATHS


@pytest.mark.parametrize(
    "line", ["open(p)", "p.open()", "p.read_text()", "a.p.read_bytes()", "pygame.image.load(p)", "os.open(p, 0)"]
)
def test_an_open_file_is_seen(line: str) -> None:
    called = ast.parse(line, mode="eval").body
    assert isinstance(called, ast.Call) and _opens(called.func)


def test_nobody_opens_files_of_the_player_by_another_way() -> None:
    files = [name for name in python_files("game", "scenes") if not name.startswith("game/lab/")] + ["main.py"]
    found = {file for file in files if any(True for _ in opens(file))}
    assert found == OUR_OWN.keys() | ELSEWHERE.keys()
