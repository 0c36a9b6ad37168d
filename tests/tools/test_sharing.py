"""Two runs of pytest share the test files: each test runs once, the longest files first."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.sharing import LONGEST, claim, pytest_collection_modifyitems

ROOT = Path(__file__).resolve().parents[2]
FILE = """
import pytest

@pytest.fixture(scope="module", autouse=True)
def around():
    print("NAME begins")
    yield
    print("NAME ends")

@pytest.mark.parametrize("number", range(2))
def test_it(number):
    print("NAME ran", number)
    assert number == 0
"""


def run(project: Path, claims: Path, *more: str) -> str:
    command = [
        sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", "-p", "tests.sharing",
        f"--rootdir={project}", "--import-mode=importlib", "--claims", str(claims), str(project), *more,
    ]  # fmt: skip
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Four files in two folders."""
    for name in ("one/test_a", "one/test_b", "two/test_c", "two/test_d"):
        place = tmp_path / "project" / f"{name}.py"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(FILE.replace("NAME", name), encoding="utf-8")
    return tmp_path / "project"


def test_each_test_runs_once_and_whole_files_stay_together(project: Path, tmp_path: Path) -> None:
    """One file has been taken by somebody else."""
    claims = tmp_path / "claims"
    claims.mkdir()
    assert claim(project / "one" / "test_b.py", claims) and not claim(project / "one" / "test_b.py", claims)
    with ThreadPoolExecutor(2) as pool:
        outputs = list(pool.map(lambda more: run(project, claims, *more), ([], ["--backwards"])))
    told = [line.lstrip(".F") for output in outputs for line in output.splitlines() if "/test_" in line]
    for name in ("one/test_a", "two/test_c", "two/test_d"):
        own = [line for line in told if line in (f"{name} begins", f"{name} ran 0", f"{name} ran 1", f"{name} ends")]
        assert own == [f"{name} begins", f"{name} ran 0", f"{name} ran 1", f"{name} ends"], outputs
    assert "one/test_b begins" not in told


class Item:
    def __init__(self, path: Path) -> None:
        self.path = path


class Config:
    rootpath = ROOT

    def __init__(self, is_backwards: bool) -> None:
        self._is_backwards = is_backwards

    def getoption(self, name: str) -> bool:
        assert name == "--backwards"
        return self._is_backwards


@pytest.mark.parametrize("is_backwards", [False, True])
def test_both_begin_with_the_longest_files_and_take_the_rest_from_both_ends(is_backwards: bool) -> None:
    rest = [ROOT / "tests" / name for name in ("test_a.py", "test_b.py")]
    longest = [ROOT / name for name in LONGEST]
    items = [Item(path) for path in [*rest, *reversed(longest)]]
    pytest_collection_modifyitems(Config(is_backwards), items)  # type: ignore[arg-type]
    assert [item.path for item in items] == [*longest, *(reversed(rest) if is_backwards else rest)]


def test_the_longest_files_are_there() -> None:
    assert [name for name in LONGEST if not (ROOT / name).is_file()] == []


LINGERS = """
import threading, time
import tests.conftest

def test_it():
    tests.conftest.EXIT_SECONDS = 1.0
    threading.Thread(target=time.sleep, args=(90,), name="lingers").start()
"""


def test_a_thread_that_a_test_has_left_does_not_keep_the_process(tmp_path: Path) -> None:
    (tmp_path / "test_lingers.py").write_text(LINGERS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.conftest"]
    ended = subprocess.run(
        [*command, f"--rootdir={tmp_path}", "--import-mode=importlib", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "1 passed" in ended.stdout
    assert ended.returncode == 1 and "Timeout" in ended.stderr
