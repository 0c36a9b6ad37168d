"""The four walls of the house: who may know of whom."""

import ast
import re

import pytest

from tests.architecture.project import ROOT, game_ids, imports, python_files, run_fresh, syntax, tracked_files

SCREEN = {"pygame", "pytmx", "scenes"}
HOUSE = ("game/core", "game/ai", "game/coach", "game/lab", "game/lessons")
ALL_GAMES_EVER = {"san_gimignano", "lucca", "lorenzo", "aquileia"}

IMPORT_EVERYTHING = """
import importlib, pkgutil, random, sys
from pathlib import Path

sys.dont_write_bytecode = True
root = str(Path.cwd())
opened = []

def watch(event, arguments):
    if event == "open" and isinstance(arguments[0], str) and arguments[0].startswith(root):
        path = Path(arguments[0])
        if path.suffix not in {".py", ".pyc"} and "site-packages" not in path.parts:
            opened.append(arguments[0])

sys.addaudithook(watch)
luck = random.getstate()
for name in sys.argv[1:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, f"{name}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)

def started(module):
    return module in sys.modules and sys.modules[module].get_init()

print("modules", *{module.partition(".")[0] for module in sys.modules})
print("opened", *opened)
print("luck", "drawn" if random.getstate() != luck else "")
print("started", *filter(started, ("pygame", "pygame.display", "pygame.font", "pygame.mixer")))
"""


def traces_of_importing(*packages: str) -> dict[str, list[str]]:
    """What a fresh process shows after it has imported every module of the packages."""
    lines = run_fresh(IMPORT_EVERYTHING, *packages).splitlines()
    return {words[0]: words[1:] for words in map(str.split, lines)}


def test_the_game_is_played_without_any_screen() -> None:
    assert SCREEN.isdisjoint(traces_of_importing("game")["modules"])


@pytest.mark.parametrize("package", ["game", "scenes"])
def test_nothing_happens_at_import(package: str) -> None:
    traces = traces_of_importing(package)
    assert (traces["opened"], traces["luck"], traces["started"]) == ([], [], [])


def test_a_module_only_declares() -> None:
    statements = [(file, node) for file in python_files("game", "scenes") for node in syntax(file).body]
    assert [f"{file}:{node.lineno}" for file, node in statements if not is_declaration(node)] == []


def is_declaration(statement: ast.stmt) -> bool:
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return True
        case ast.Assign() | ast.AnnAssign() | ast.Expr(value=ast.Constant()):
            return True
        case ast.If(body=body, orelse=orelse):
            return is_program(statement) or all(map(is_declaration, (*body, *orelse)))
    return False


def is_program(statement: ast.If) -> bool:
    return ast.unparse(statement.test) == "__name__ == '__main__'"


def test_no_import_in_the_game_names_the_screen() -> None:
    assert importing(python_files("game"), SCREEN) == []


def test_the_house_imports_no_game() -> None:
    assert importing(python_files(*HOUSE), {f"game.{game}" for game in game_ids()}) == []


def test_no_game_imports_another() -> None:
    for game in game_ids():
        others = {f"{side}.{other}" for side in ("game", "scenes.games") for other in game_ids() - {game}}
        assert importing(python_files(f"game/{game}", f"scenes/games/{game}"), others) == []


def test_no_rule_knows_how_opponents_judge() -> None:
    for game in game_ids():
        minded = (f"game/{game}/mind/", f"game/{game}/spec.py")
        rules = [file for file in python_files(f"game/{game}") if not file.startswith(minded)]
        assert importing(rules, {f"game.{game}.mind"}) == []


def test_only_opponents_and_laboratory_know_time() -> None:
    timeless = [file for file in python_files("game") if not file.startswith(("game/ai/", "game/lab/"))]
    assert importing(timeless, {"time", "datetime"}) == []


def test_frames_are_timed_by_a_clock_that_is_fine_on_windows_too() -> None:
    """There `monotonic` and `process_time` advance in steps of 15.6 ms, about as long as a frame."""
    coarse = re.compile(r"\b(monotonic|process_time)\b")
    files = python_files(
        "scenes/engine", "scenes/kit", "scenes/table", "scenes/games", "scenes/screens", "scenes/common"
    )
    assert [file for file in files if coarse.search((ROOT / file).read_text("utf-8"))] == []


def importing(files: list[str], forbidden: set[str]) -> list[str]:
    """The imports in these files of a forbidden module, or of something inside one."""
    inside = tuple(f"{module}." for module in forbidden)
    return [f"{file}: {name}" for file in files for name in imports(file) if f"{name}.".startswith(inside)]


def test_nobody_draws_from_the_shared_generator() -> None:
    attributes = [
        (file, ast.unparse(node))
        for file in python_files("game")
        for node in ast.walk(syntax(file))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
    ]
    imported = [(file, name) for file in python_files("game") for name in imports(file)]
    drawing = [use for use in attributes + imported if use[1].startswith("random.")]
    assert [use for use in drawing if use[1] != "random.Random"] == []


def test_only_a_games_own_folders_name_it() -> None:
    ids = "|".join(game_ids() | ALL_GAMES_EVER)
    name = re.compile(rf"(?<![a-z])({ids})(?![a-z])", re.IGNORECASE)
    rooms = tuple(f"{side}/{game}/" for side in ("game", "scenes/games") for game in game_ids())
    house = [file for file in python_files("game", "scenes") if not file.startswith(rooms)]
    naming = [file for file in (*house, "main.py", "dev.py") if name.search((ROOT / file).read_text("utf-8"))]
    assert naming == []


def test_catalogues_are_no_package() -> None:
    assert [file for file in tracked_files() if file.startswith("i18n/") and not file.endswith(".ftl")] == []


def test_the_program_holds_its_services_itself() -> None:
    """What belongs to one running program is an attribute of it, not an entry in a dictionary of some module."""
    hidden = re.compile(r"WeakKeyDictionary\[App\b")
    assert [file for file in python_files("scenes") if hidden.search((ROOT / file).read_text(encoding="utf-8"))] == []


def test_the_sounds_of_events_start_in_playback_alone() -> None:
    """A second path to the loudspeaker once doubled every effect; motion says where something is heard, not what."""
    moving = [file for file in python_files("scenes/games") if "/motion/" in file or file.endswith("motion.py")]
    heard = [file for file in moving if re.search(r"scene\.play\b", (ROOT / file).read_text(encoding="utf-8"))]
    assert moving and heard == []


def test_the_match_controller_knows_no_widget() -> None:
    """It decides what happens next; what it needs of the screen it is given as functions."""
    known, left = set[str](), ["scenes/table/match_controller.py"]
    files = set(python_files("game", "scenes"))
    while left:
        named = [each.replace(".", "/") for each in imports(left.pop())]
        named += [name.rpartition("/")[0] for name in named]
        new = ({f"{name}.py" for name in named} | {f"{name}/__init__.py" for name in named}) & files - known
        known |= new
        left += new
    seen = [file for file in known if file.startswith(("scenes/engine/widgets/", "scenes/engine/scene.py"))]
    assert "scenes/table/match_policy.py" in known and seen == []
