"""The program's command line: what it runs, how it refuses, and how it ends when something goes wrong."""

import argparse
import errno
import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

import main
from game.core.registry import game_ids
from game.lab.command import CommandError

ROOT = Path(main.__file__).parent
Work = Callable[[argparse.Namespace], int]


@pytest.fixture
def command_that(monkeypatch: pytest.MonkeyPatch) -> Callable[[Work], None]:
    """Puts a command named `try` on the command line, with the given work and one option, `--games`."""

    def install(work: Work) -> None:
        module = ModuleType("tried_command")
        module.__dict__["add_arguments"] = lambda parser: parser.add_argument("--games", type=int)
        module.__dict__["run"] = work
        monkeypatch.setitem(sys.modules, "tried_command", module)
        monkeypatch.setitem(main.COMMANDS, "try", ("tried_command", "tries something"))

    return install


def one_line(text: str) -> str:
    assert text.endswith("\n") and text.count("\n") == 1
    return text


def test_a_command_gets_its_options_and_gives_the_status(command_that: Callable[[Work], None]) -> None:
    command_that(lambda args: args.games)
    assert main.main(["try", "--games", "7"]) == 7


@pytest.mark.parametrize(
    "arguments", [["tyr"], ["try", "--gmaes", "7"], ["try", "--games", "many"], ["try", "--game", "7"]]
)
def test_a_wrong_word_is_refused_in_one_line(
    arguments: list[str], command_that: Callable[[Work], None], capsys: pytest.CaptureFixture[str]
) -> None:
    command_that(lambda args: 0)
    assert main.main(arguments) == 2
    one_line(capsys.readouterr().err)


def test_what_a_command_refuses_is_said_in_one_line(
    command_that: Callable[[Work], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(args: argparse.Namespace) -> int:
        raise CommandError("There is no such game.")

    command_that(refuse)
    assert main.main(["try"]) == 2
    assert capsys.readouterr().err == "There is no such game.\n"


def test_a_crash_leaves_its_details_in_the_logs(
    command_that: Callable[[Work], None], capsys: pytest.CaptureFixture[str], own_home: Path
) -> None:
    command_that(lambda args: 1 // 0)
    assert main.main(["try"]) == 1
    (log,) = (own_home / "logs").iterdir()
    assert "ZeroDivisionError" in log.read_text(encoding="utf-8")
    assert str(log) in one_line(capsys.readouterr().err)


def test_an_interrupted_command_ends_quietly(
    command_that: Callable[[Work], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    command_that(interrupt)
    assert main.main(["try"]) == main.INTERRUPTED
    assert capsys.readouterr() == ("", "")


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--help"]) == 0
    printed = capsys.readouterr().out
    assert [name for name in main.COMMANDS if name not in printed] == []


def test_a_program_without_streams_runs_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main.main(["--help"]) == 0
    assert main.main(["no-such-command"]) == 2


@pytest.mark.parametrize("encoding", ["cp932", "cp936", "cp1250", "cp1251"])
def test_letters_that_a_pipe_lacks_are_escaped(encoding: str) -> None:
    """Such are the pipes of Japanese, Chinese, Polish and Russian Windows."""
    piped = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    script = "import main, sys; print(main.main(['--version']), '«»', file=sys.stderr)"
    process = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=piped, capture_output=True, check=False)
    assert process.stdout.startswith(b"Quattro Citt")
    assert process.stderr.startswith(b"0 ")


class _WindowsPipe(io.StringIO):
    """Output whose reader has gone, as Windows tells it."""

    def flush(self) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")


def test_a_reader_that_leaves_early_is_no_error_on_windows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_home: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdout", _WindowsPipe())
    monkeypatch.setattr(main, "drop_further_output", lambda: None)
    assert main.main(["--help"]) == main.BROKEN_PIPE
    assert capsys.readouterr().err == ""
    assert not (own_home / "logs").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no broken pipes to inherit")
def test_a_reader_that_leaves_early_is_no_error() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    process = subprocess.run(
        [sys.executable, ROOT / "main.py", "--help"], stdout=write_end, stderr=subprocess.PIPE, check=False
    )
    os.close(write_end)
    assert (process.returncode, process.stderr) == (main.BROKEN_PIPE, b"")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has machines without any display")
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":98765"}], ids=["unnamed", "silent"])
def test_without_a_display_one_line_says_what_can_run(display: dict[str, str]) -> None:
    variables = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    bare = {name: value for name, value in os.environ.items() if name not in variables}
    process = subprocess.run(
        [sys.executable, ROOT / "main.py"], env=bare | display, capture_output=True, text=True, check=False
    )
    assert process.returncode == 2
    assert "simulate" in one_line(process.stderr)


def test_the_command_line_alone_loads_nothing_heavy() -> None:
    script = "import main, sys; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.check_output([sys.executable, "-c", script], cwd=ROOT, text=True).split()
    assert {"pygame", "pydantic", "fluent", "babel", "platformdirs"}.isdisjoint(loaded)


def test_a_picture_that_cannot_be_written_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "nowhere" / "title.png"
    words = ["--game", game_ids()[0], "--size", "640x360", "--out", str(picture)]
    assert main.main(["shot", "settings", *words]) == 2
    assert str(picture) in one_line(capsys.readouterr().err)
