"""Start of the program: opens the game's window, or runs the headless command named on the command line."""

import argparse
import errno
import importlib
import multiprocessing
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, cast

from game.core.version import version
from game.lab.command import CommandError

if TYPE_CHECKING:
    from game.lab.command import Command

COMMANDS = {
    "simulate": ("game.lab.simulate", "play matches between opponents and count the wins"),
    "transcript": ("game.lab.transcript", "play one match and write its record"),
    "replay": ("game.lab.replay", "check a record, and print it step by step"),
    "shot": ("scenes.shot", "paint one scene into a picture"),
    "selftest": ("scenes.selftest", "try scenes, workers and saves of this program"),
    "bench": ("scenes.bench", "measure playouts, search and drawing"),
}

NO_DISPLAY = (
    "The game needs a display and found none; without one, these work: "
    "`python3 dev.py test`, `bench` and `shots`, and `python main.py` with " + ", ".join(COMMANDS) + "."
)

INTERRUPTED = 130
BROKEN_PIPE = 141


class Parser(argparse.ArgumentParser):
    """Answer a wrong option with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        """Raise the message as an error that points to `--help`."""
        raise CommandError(f"{message[:1].upper()}{message[1:]}; `{self.prog} --help` lists what is known.")


def run(arguments: list[str]) -> int:
    """Open the window or run the command that the arguments name; return the exit status."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(usage())
        return 0
    if arguments[:1] == ["--version"]:
        print(f"Quattro Città {version()}")
        return 0
    if arguments and not arguments[0].startswith("-"):
        return run_command(arguments[0], arguments[1:])
    return open_window(arguments)


def usage() -> str:
    """Return the text of `--help`."""
    lines = (f"  {name:<11} {purpose}" for name, (_, purpose) in COMMANDS.items())
    opening = ("usage: main.py [COMMAND [options]]", "", "Without a command, the window opens. Commands:", "")
    closing = ("`main.py COMMAND --help` lists the options of a command; `main.py --version` tells the version.",)
    return "\n".join((*opening, *lines, "", *closing))


def run_command(name: str, arguments: list[str]) -> int:
    """Run a command by its name; its module is imported only now."""
    if name not in COMMANDS:
        raise CommandError(f"There is no command {name!r}; there are {', '.join(COMMANDS)}.")
    module_name, purpose = COMMANDS[name]
    command = cast("Command", importlib.import_module(module_name))
    parser = Parser(prog=f"main.py {name}", description=purpose, allow_abbrev=False)
    command.add_arguments(parser)
    return command.run(parser.parse_args(arguments))


def open_window(arguments: list[str]) -> int:
    """Open the window; without a display, raise an error that names what works without one."""
    choose_video_driver()
    import pygame

    from scenes.start import run_window

    try:
        return run_window(arguments)
    except pygame.error:
        if pygame.display.get_init():
            raise
        raise CommandError(NO_DISPLAY) from None


def choose_video_driver() -> None:
    """Limit SDL on Linux to the displays that exist, as it would otherwise open an invisible window."""
    if sys.platform != "linux" or os.environ.get("SDL_VIDEODRIVER"):
        return
    drivers = {"x11": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
    there = [driver for driver, variable in drivers.items() if os.environ.get(variable)]
    if not there:
        raise CommandError(NO_DISPLAY)
    os.environ["SDL_VIDEODRIVER"] = ",".join(there)


def give_windowed_program_its_streams() -> None:
    """Open missing output streams: a windowed program on Windows starts without any."""
    if sys.stdout is None or sys.stderr is None:
        nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - lives as long as the program
        sys.stdout = sys.stdout or nowhere
        sys.stderr = sys.stderr or nowhere


def harmless(sentence: str) -> str:
    """Return the sentence without control characters: it may quote a file, and they would act on the terminal."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in sentence)


def allow_every_letter() -> None:
    """Let output escape the letters that the system's encoding lacks, as pipes have on many a Windows."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def is_lost_reader(error: Exception) -> bool:
    """Return whether the error says that the reader of the output has gone; Windows has EINVAL for that."""
    is_invalid = isinstance(error, OSError) and error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and is_invalid)


def drop_further_output() -> None:
    """Discard output from now on, at exit too: the reader of the pipe has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(arguments: list[str]) -> int:
    """Run the program; print errors as one sentence and return the exit status."""
    give_windowed_program_its_streams()
    allow_every_letter()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        status = run(arguments)
        sys.stdout.flush()
    except CommandError as refused:
        print(harmless(str(refused)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if is_lost_reader(error):
            drop_further_output()
            return BROKEN_PIPE
        from scenes.engine.platform.crash import Crashed, write_log
        from scenes.engine.platform.resources import DamagedFile

        print(error if isinstance(error, Crashed | DamagedFile) else Crashed(write_log()), file=sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main(sys.argv[1:]))
