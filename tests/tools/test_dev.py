"""dev.py: when it installs, what it runs, and how the two halves of the tests are summed up."""

import ast
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import dev

PROJECT = """
[project]
dependencies = ["played==1"]
[dependency-groups]
setup = ["cutter==1"]
dev = ["checker==1"]
studio = ["painter==1"]
"""


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An empty project whose environment is made of files only; the list tells what was done to it."""
    done: list[str] = []
    interpreter = tmp_path / ".venv" / "python"

    def create_environment() -> None:
        done.append("create")
        interpreter.parent.mkdir(exist_ok=True)
        interpreter.touch()

    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "ENVIRONMENT", interpreter.parent)
    monkeypatch.setattr(dev, "PYTHON", interpreter)
    monkeypatch.setattr(dev, "has_working_pip", interpreter.exists)
    monkeypatch.setattr(dev, "create_environment", create_environment)
    monkeypatch.setattr(dev, "install", lambda wanted: done.append(f"install {' '.join(wanted)}"))
    monkeypatch.setattr(dev, "cut_fonts", lambda: done.append("cut"))
    return done


def test_the_first_use_makes_everything_and_the_second_nothing(steps: list[str]) -> None:
    dev.prepare(dev.PLAYING)
    assert steps == ["create", "install played==1 cutter==1", "cut"]
    dev.prepare(dev.PLAYING)
    assert len(steps) == 3


def test_an_environment_for_work_serves_for_play_too(steps: list[str]) -> None:
    dev.prepare(dev.WORKING)
    steps.clear()
    dev.prepare(dev.PLAYING)
    assert steps == []


def test_an_environment_for_play_grows_for_work(steps: list[str]) -> None:
    dev.prepare(dev.PLAYING)
    dev.prepare(dev.WORKING)
    assert steps[-2:] == ["install played==1 cutter==1 checker==1", "cut"]
    assert steps.count("create") == 1


def test_painting_asks_for_the_studio_and_checking_does_not(steps: list[str]) -> None:
    dev.prepare(dev.VERBS["test"].groups_for(["tests/rules"]))
    assert steps[-2:] == ["install played==1 cutter==1 checker==1", "cut"]
    dev.prepare(dev.VERBS["art"].groups_for([]))
    assert steps[-2:] == ["install played==1 cutter==1 painter==1", "cut"]


@pytest.mark.parametrize("argument", ["--studio", "--full"])
def test_an_environment_for_the_studio_too_serves_for_everything(steps: list[str], argument: str) -> None:
    dev.prepare(dev.VERBS["test"].groups_for([argument]))
    assert steps[-2:] == ["install played==1 cutter==1 checker==1 painter==1", "cut"]
    steps.clear()
    for verb in dev.VERBS.values():
        dev.prepare(verb.groups_for([]))
    assert steps == []


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Run nothing; return the list of what would have been run."""
    done: list[list[str]] = []

    def python(*arguments: str | Path) -> int:
        done.append([str(argument) for argument in arguments[1:]])
        return 0

    def run_pytest(arguments: list[str]) -> subprocess.CompletedProcess[str]:
        done.append(["pytest", *arguments])
        return subprocess.CompletedProcess(arguments, 0, "= 1 passed in 1.00s =", "")

    monkeypatch.setattr(dev, "python", python)
    monkeypatch.setattr(dev, "run_pytest", run_pytest)
    return done


def test_the_studio_is_left_out_unless_asked_for(commands: list[list[str]]) -> None:
    assert dev.test([]) == 0
    assert len(commands) == 4
    assert [command for command in commands if any(dev.STUDIO in argument for argument in command)] == []


@pytest.mark.parametrize("argument", ["--studio", "--full"])
def test_the_studio_is_checked_and_tested_when_asked_for(commands: list[list[str]], argument: str) -> None:
    assert dev.test([argument]) == 0
    runs = [command for command in commands if command[0] == "pytest"]
    checks = [command for command in commands if command not in runs]
    assert [dev.STUDIO in command for command in checks] == [True, True]
    assert [f"{dev.STUDIO}/tests" in run for run in runs] == [True, True]
    assert all(("--full" in run) == (argument == "--full") and "--studio" not in run for run in runs)


@pytest.mark.parametrize("ends", [(0, 1), (1, 0), (0, -11), (-9, 0)])
def test_a_run_fails_with_either_process(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, ends: tuple[int, int]
) -> None:
    """Also with one that was killed, whose status is below zero."""
    left = list(ends)

    def run_pytest(arguments: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(arguments, left.pop(), "", "")

    monkeypatch.setattr(dev, "run_pytest", run_pytest)
    assert dev.test([]) != 0


def test_a_run_fails_with_the_check(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "python", lambda *arguments: 1)
    assert dev.test([]) == 1
    assert len(commands) == 2
    assert dev.test(["tests/rules"]) == 1


HANGS = """
import time

def test_it():
    time.sleep(90)
"""


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a test that hangs, and our settings with little patience."""
    settings = (dev.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    hasty = settings.replace("faulthandler_timeout = 1200", "faulthandler_timeout = 2")
    assert hasty != settings
    files = {
        "pyproject.toml": hasty,
        "tests/sharing.py": (dev.ROOT / "tests" / "sharing.py").read_text(encoding="utf-8"),
        "tests/test_hangs.py": HANGS,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(dev, "check", lambda arguments: 0)
    return tmp_path


def test_a_test_that_hangs_ends_the_run_which_names_it_at_the_end(
    scratch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.test([]) == 1
    last = capsys.readouterr().out.splitlines()[-30:]
    assert "ENDED pytest in the middle of tests/test_hangs.py::test_it" in last


def test_the_last_lines_name_what_failed_in_either_process(capsys: pytest.CaptureFixture[str]) -> None:
    summary = "=== short test summary info ===\nFAILED tests/a.py::b - assert False\n1 failed, 2 passed in 3.00s"
    dev.tell_outcome([summary + "\n" * 50, "ERROR tests/c.py::d\n4 passed, 1 error in 3.00s"], ["tests/e.py::f"], 3.0)
    *named, closing = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in named] == ["ENDED", "FAILED", "ERROR"]
    assert "1 failed, 6 passed, 1 error in 3.00s" in closing


def test_the_studio_is_tested_alone(commands: list[list[str]]) -> None:
    assert dev.test(["--studio", dev.STUDIO, "-q"]) == 0
    assert commands[-1] == ["pytest", dev.STUDIO, "-q"]


def test_a_library_has_one_version_in_all_groups() -> None:
    pins = {tuple(pin.split("==")) for pin in dev.requirements(("setup", "dev", "studio", "lab"))}
    assert len({name for name, _ in pins}) == len(pins)


def test_changed_dependencies_are_installed(steps: list[str]) -> None:
    dev.prepare(dev.PLAYING)
    (dev.ROOT / "pyproject.toml").write_text(PROJECT.replace("played==1", "played==2"), encoding="utf-8")
    dev.prepare(dev.PLAYING)
    assert steps[-2:] == ["install played==2 cutter==1", "cut"]


def test_an_interrupted_installation_is_taken_up_again(steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(wanted: list[str]) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as interrupted:
        interrupted.setattr(dev, "install", interrupt)
        with pytest.raises(KeyboardInterrupt):
            dev.prepare(dev.PLAYING)
    dev.prepare(dev.PLAYING)
    assert steps == ["create", "install played==1 cutter==1", "cut"]


def test_a_failed_installation_is_told_in_one_sentence(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(wanted: list[str]) -> None:
        raise dev.Stopped("No network.")

    monkeypatch.setattr(dev, "install", fail)
    assert dev.main(["play"]) == 1
    assert capsys.readouterr().err == "No network.\n"


def test_an_unknown_verb_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["paly"]) == 2
    assert "play" in capsys.readouterr().err


def test_help_describes_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["--help"]) == 0
    printed = capsys.readouterr().out
    for name, verb in dev.VERBS.items():
        assert f"  {name:<6} {verb.run.__doc__}\n" in printed


def test_the_closing_line_of_pytest_is_counted() -> None:
    output = "1 failed in the text above\n= 2 failed, 11 passed, 1 skipped, 3 warnings in 4.20s =\n"
    assert dev.outcome_counts(output) == {"failed": 2, "passed": 11, "skipped": 1, "warnings": 3}


def test_letters_of_another_encoding_lose_no_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows writes into pipes in an encoding of its own."""
    (tmp_path / "test_it.py").write_text('def test_it() -> None:\n    assert "città" == "perché"\n', encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "PYTHON", sys.executable)
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    run = dev.run_pytest(["-q", "-p", "no:cacheprovider", str(tmp_path)])
    assert dev.outcome_counts(run.stdout) == {"failed": 1}


def test_modules_are_compiled_for_the_first_run_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where Python is told to leave no such files beside the modules."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text("def test_it() -> None:\n    assert True\n", encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "SCRATCH", tmp_path / ".work")
    monkeypatch.setattr(dev, "PYTHON", sys.executable)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    dev.run_pytest(["-q", "-p", "no:cacheprovider", str(tmp_path / "tests")])
    assert list((tmp_path / ".work").rglob("test_it*.pyc"))
    assert not (tmp_path / "tests" / "__pycache__").exists()


def test_the_terminal_gets_what_letters_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    written = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(written, encoding="cp932", write_through=True))
    dev.allow_every_letter()
    print("Quattro Città")
    assert written.getvalue().startswith(b"Quattro Citt?")


def test_the_gallery_shows_every_picture() -> None:
    pictures = [dev.Shot("palio", scene, "ja", "1280x720") for scene in ("title", "table")]
    page = dev.gallery(pictures)
    assert [shot.file for shot in pictures if f'<img src="{shot.file}"' not in page] == []


def test_only_the_standard_library_is_imported() -> None:
    tree = ast.parse(Path(dev.__file__).read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names
