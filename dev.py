"""The command for everyone who works on Quattro Città or plays it: prepares the environment, then runs a verb.

It uses the standard library only, so that any Python 3.11 or newer can start it.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must reach this line to be told
    sys.exit(f"Quattro Città needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

import argparse
import hashlib
import html
import os
import re
import shutil
import subprocess
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from io import TextIOWrapper
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
SCRATCH = ROOT / ".work"

PLAYING = ("setup",)
WORKING = ("setup", "dev")
PAINTING = ("setup", "studio")
ALL = ("setup", "dev", "studio")

CHECKED = ("main.py", "dev.py", "game", "scenes", "tests")
STUDIO = "assets/studio"
WITH_STUDIO = {"--studio", "--full"}
"""Arguments of `check` and `test` that include the studio."""

MOST_NAMED = 20
"""Number of failed tests that the last lines of `test` name again."""

SHOT_SCENES = (
    "title", "new_game", "table", "rules", "records", "replay", "settings", "scores", "curtain", "saves",
)  # fmt: skip
SHOT_SIZES = ("1280x720", "1920x1080")


class Stopped(Exception):
    """Stop dev.py with one sentence for the person at the keyboard."""


# The environment


def requirements(groups: Iterable[str]) -> list[str]:
    """Return the run-time dependencies, and those of the named groups."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = list(project["project"]["dependencies"])
    for group in groups:
        wanted += project["dependency-groups"][group]
    return wanted


def prepare(groups: Sequence[str]) -> None:
    """Make the environment or bring it up to date; the network is needed only when something changed."""
    if PYTHON.exists() and is_stamped(groups):
        return
    if not has_working_pip():
        create_environment()
    install(requirements(groups))
    cut_fonts()
    for covered in (PLAYING, WORKING, PAINTING, ALL):
        if set(covered) <= set(groups):
            stamp_file(covered).write_text(fingerprint(covered))


def is_stamped(groups: Sequence[str]) -> bool:
    """Return whether the environment has these groups in their present versions."""
    stamp = stamp_file(groups)
    return stamp.is_file() and stamp.read_text() == fingerprint(groups)


def stamp_file(groups: Sequence[str]) -> Path:
    """Return the file that notes what was installed for these groups."""
    return ENVIRONMENT / f"installed-{'-'.join(groups)}"


def fingerprint(groups: Sequence[str]) -> str:
    """Return a hash that changes with the dependencies, and with an upgrade of Python."""
    return hashlib.sha256("\n".join((sys.version, *requirements(groups))).encode()).hexdigest()


def has_working_pip() -> bool:
    """Return whether the environment exists and its pip runs."""
    if not PYTHON.exists():
        return False
    pip = subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False)
    return pip.returncode == 0


def create_environment() -> None:
    """Make a new environment in .venv."""
    tell("Making the environment in .venv ...")
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", ENVIRONMENT], capture_output=True, check=False)
    if made.returncode != 0:
        raise Stopped(
            "Python could not make an environment in .venv; "
            "on Debian and Ubuntu, install the package python3-venv first."
        )


def install(wanted: Sequence[str]) -> None:
    """Install packages into the environment."""
    tell("Installing what the game needs; the first time this takes a minute ...")
    if python("-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input", *wanted) != 0:
        raise Stopped("The dependencies could not be installed; when the network is there again, run the same command.")


def cut_fonts() -> None:
    """Make the bold fonts: cut those weights of the variable fonts to what the game draws."""
    if python("-m", "scenes.engine.text.font_subsetting") != 0:
        raise Stopped("The bold fonts could not be cut; delete the folder .venv and run the same command.")


def python(*arguments: str | Path) -> int:
    """Run the environment's Python in the project folder; return its exit status."""
    return subprocess.run([PYTHON, *arguments], cwd=ROOT, check=False).returncode


def tell(sentence: str) -> None:
    """Print a sentence to the error stream."""
    print(sentence, file=sys.stderr, flush=True)


# The verbs


def play(arguments: list[str]) -> int:
    """open the game"""
    return python("main.py", *arguments)


def check(arguments: list[str]) -> int:
    """ruff and mypy --strict over the code; --studio adds assets/studio"""
    studio = (STUDIO,) if includes_studio(arguments) else ()
    present = [name for name in (*CHECKED, *studio) if (ROOT / name).exists()]
    lint = python("-m", "ruff", "check", "--cache-dir", SCRATCH / "ruff", *present)
    types = python("-m", "mypy", "--strict", *present)
    return lint or types


def test(arguments: list[str]) -> int:
    """check and the tests; --studio adds assets/studio, --full that and the long ones; the rest goes to pytest"""
    to_pytest = [argument for argument in arguments if argument != "--studio"]
    if set(to_pytest) <= {"--full"}:
        return test_on_two_cores(to_pytest, includes_studio(arguments))
    checked = check_first(arguments)
    tested = python("-m", "pytest", *to_pytest)
    return checked or tested


def check_first(arguments: list[str]) -> int:
    """Return the status of `check`, and tell at once that a bad one decides the run."""
    checked = check(arguments)
    if checked != 0:
        tell("The check failed, so this run fails whatever the tests say.")
    return checked


def includes_studio(arguments: Iterable[str]) -> bool:
    """Return whether the arguments of `check` or `test` ask for the studio too."""
    return not WITH_STUDIO.isdisjoint(arguments)


def test_on_two_cores(arguments: Sequence[str], with_studio: bool) -> int:
    """Run two pytest processes that share all files, and the check beside the first; return the exit status."""
    began = time.monotonic()
    folders = ["tests", f"{STUDIO}/tests"] if with_studio else ["tests"]
    tell("The check and two pytest processes are running; what these print follows as each ends ...")
    outputs: list[str] = []
    with tempfile.TemporaryDirectory(prefix="quattro-claims-") as claims, ThreadPoolExecutor(2) as pool:
        one = [*folders, "-p", "tests.sharing", "--claims", claims, *arguments]
        checking = pool.submit(check_first, ["--studio"] if with_studio else [])
        running = [pool.submit(run_pytest, each) for each in (one, [*one, "--backwards"])]
        for done in as_completed(running):
            outputs.append(done.result().stdout)
            print(outputs[-1], flush=True)
        tell_outcome(outputs, unfinished(Path(claims)), time.monotonic() - began)
    statuses = [checking.result(), *(future.result().returncode for future in running)]
    return next(filter(None, statuses), 0)  # negative where a signal ended the process


def tell_outcome(outputs: Iterable[str], ended: Iterable[str], seconds: float) -> None:
    """Print the names of failed tests and of those in which a process ended, then one line with all numbers."""
    counts: Counter[str] = Counter()
    failed = [f"ENDED pytest in the middle of {test}" for test in ended]
    for output in outputs:
        counts.update(outcome_counts(output))
        failed += [line for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    print(*failed[:MOST_NAMED], sep="\n")
    summary = ", ".join(f"{number} {outcome}" for outcome, number in counts.items()) or "no tests ran"
    print(f" {summary} in {seconds:.2f}s ".center(80, "="), flush=True)


def unfinished(claims: Path) -> list[str]:
    """Return the test of each process that ended in the middle of one, as when it hung or Python crashed."""
    return [path.read_text(encoding="utf-8") for path in claims.glob("running-*")]


def run_pytest(arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run pytest and return its result with all output, which Windows would write in another encoding."""
    return subprocess.run(
        [str(PYTHON), "-m", "pytest", *arguments],
        cwd=ROOT, env=compiling_once(os.environ) | {"PYTHONUTF8": "1"}, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip


def compiling_once(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment in which modules are kept compiled: the tests start Python many times."""
    kept = {name: value for name, value in environment.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": str(SCRATCH / "bytecode")}


def outcome_counts(output: str) -> dict[str, int]:
    """Return the numbers in pytest's closing line, such as `12 passed, 1 skipped in 3.04s`."""
    closing = output.rstrip().rpartition("\n")[2]
    return {outcome: int(number) for number, outcome in re.findall(r"(\d+) ([a-z]+)(?=,| in )", closing)}


def bench(arguments: list[str]) -> int:
    """measure playouts, search and drawing"""
    return python("main.py", "bench", *arguments)


def shots(arguments: list[str]) -> int:
    """paint every scene in every language and two sizes into build/shots, or the folder named"""
    parser = argparse.ArgumentParser("dev.py shots")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "shots")
    folder = parser.parse_args(arguments).folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [Shot(*one) for one in product(playable_games(), SHOT_SCENES, languages(), SHOT_SIZES)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        statuses = list(pool.map(lambda shot: python("main.py", "shot", *shot.arguments(folder)), wanted))
    index = folder / "index.html"
    index.write_text(gallery(wanted), encoding="utf-8")
    print(f"{statuses.count(0)} of {len(statuses)} pictures: {index}")
    return max(statuses, default=0)


@dataclass(frozen=True, slots=True)
class Shot:
    """Describe one picture of the gallery."""

    game: str
    scene: str
    language: str
    size: str

    @property
    def file(self) -> str:
        """Return the name of its file."""
        return f"{self.game}-{self.scene}-{self.language}-{self.size}.png"

    def arguments(self, folder: Path) -> list[str]:
        """Return the arguments of `main.py shot` that paint it."""
        match = ["--game", self.game, "--seed", "3", "--moves", "20"]
        picture = ["--size", self.size, "--lang", self.language, "--out", str(folder / self.file)]
        return [self.scene, *match, *picture]


def languages() -> list[str]:
    """Return the codes of all languages."""
    return sorted(folder.name for folder in (ROOT / "i18n").iterdir() if folder.is_dir())


def playable_games() -> list[str]:
    """Return the games that have a table."""
    return sorted(folder.name for folder in (ROOT / "scenes" / "games").iterdir() if (folder / "game_ui.py").is_file())


def gallery(pictures: Sequence[Shot]) -> str:
    """Return an HTML page with all pictures."""
    figures = "\n".join(
        f'<figure><a href="{html.escape(shot.file)}"><img src="{html.escape(shot.file)}" loading="lazy"></a>'
        f"<figcaption>{html.escape(shot.file.removesuffix('.png'))}</figcaption></figure>"
        for shot in pictures
    )
    return f"""<!doctype html>
<meta charset="utf-8">
<title>Quattro Città</title>
<style>
body {{ background: #2a1d12; color: #efe0bd; font: 16px serif; display: flex; flex-wrap: wrap }}
figure {{ margin: 12px }}
img {{ width: 600px }}
</style>
{figures}
"""


def art(arguments: list[str]) -> int:
    """repaint the pictures whose script changed"""
    return python("-m", "assets.studio", *arguments)


def dist(arguments: list[str]) -> int:
    """build the program into dist/; then `dist try` starts it from elsewhere, `dist pack` makes its packages"""
    if arguments in (["try"], ["pack"]):
        return python("build/package.py", *arguments)
    where = ["--workpath", str(SCRATCH / "pyinstaller"), "--distpath", str(ROOT / "dist")]
    quiet = ["--noconfirm", "--log-level", "ERROR"]
    os.environ["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "0"  # a package presses all modules together, and better
    return python("-m", "PyInstaller", *quiet, *where, *arguments, "build/pyinstaller.spec")


@dataclass(frozen=True, slots=True)
class Verb:
    """Hold a function and the dependency groups that it needs; its docstring is its line in the usage."""

    run: Callable[[list[str]], int]
    groups: tuple[str, ...] = WORKING

    def groups_for(self, arguments: Sequence[str]) -> tuple[str, ...]:
        """Return the groups of dependencies to install first."""
        return ALL if self.run in (check, test) and includes_studio(arguments) else self.groups


VERBS = {
    "play": Verb(play, PLAYING),
    "test": Verb(test),
    "check": Verb(check),
    "bench": Verb(bench, PLAYING),
    "shots": Verb(shots, PLAYING),
    "art": Verb(art, PAINTING),
    "dist": Verb(dist),
}


def usage() -> str:
    """Return the text of `--help`."""
    lines = (f"  {name:<6} {verb.run.__doc__}" for name, verb in VERBS.items())
    return "\n".join(("usage: python3 dev.py VERB [arguments]", "", *lines))


def allow_every_letter() -> None:
    """Let output replace the letters that the terminal's encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(arguments: list[str]) -> int:
    """Run the verb that the arguments name; return the exit status."""
    allow_every_letter()
    if not arguments or arguments[0] in ("-h", "--help"):
        print(usage())
        return 0 if arguments else 2
    verb = VERBS.get(arguments[0])
    if verb is None:
        tell(f"dev.py has no verb {arguments[0]!r}; it has {', '.join(VERBS)}.")
        return 2
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        prepare(verb.groups_for(arguments[1:]))
        return verb.run(arguments[1:])
    except Stopped as stopped:
        tell(str(stopped))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
