"""A session as text: a comment, the start, and inputs, each followed by what it brought."""

import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from game.core.registry import spec_of
from game.core.spec import HUMAN
from scenes.engine.settings import Settings
from tests.fuzz.monkey.starts import Start
from tests.fuzz.monkey.world import Input

FOLDER = Path(__file__).parent
PEOPLE = ("Agnese", "Ugo", "Bianca", "Michele", "Lucia")
SPEED = (("own_speed", "4x"), ("rival_speed", "4x"))
YES_OR_NO = {"yes": True, "no": False}
INDENT = "  "


class ScriptError(ValueError):
    """A line of a session cannot be read."""


@dataclass(frozen=True, slots=True)
class Step:
    """One input; with `waits` the program comes to rest before anything is written down."""

    given: Input
    waits: bool
    text: str


@dataclass(slots=True)
class Script:
    """A session without what it brought."""

    comment: list[str] = field(default_factory=list)
    start_text: str = "start"
    steps: list[Step] = field(default_factory=list)

    @property
    def is_told(self) -> bool:
        """Return whether it says what everybody plays."""
        return any(step.given.kind == "tell" for step in self.steps)

    @property
    def start(self) -> Start:
        return start_of(self.start_text)


def parse(text: str) -> Script:
    """Return the comment, start and inputs of a session; indented lines are what it brought."""
    script = Script()
    for line in text.splitlines():
        if line.startswith("#"):
            script.comment.append(line)
        elif line.startswith("start"):
            script.start_text = line
        elif line.startswith(">"):
            script.steps.append(step_of(line))
        elif line and not line.startswith(INDENT):
            raise ScriptError(f"neither comment, start, input nor answer: {line}")
    return script


def step_of(line: str) -> Step:
    """Return the input that a line describes."""
    words = line.lstrip(">").strip()
    return Step(_input(words), waits=not line.startswith(">>"), text=line)


# The start


def start_of(line: str) -> Start:
    """Return the start that a line `start key=value ...` describes; everything left out has its default."""
    given = dict(_pair(word) for word in shlex.split(line)[1:])
    spec = spec_of(given.pop("game", "san_gimignano"))
    players = tuple(given.pop("players", ",".join([HUMAN] + ["random"] * (min(spec.seats) - 1))).split(","))
    start = Start(
        screen=given.pop("screen", "table"), game=spec.id, players=players,
        names=tuple(given.pop("names", ",".join(PEOPLE[: len(players)])).split(",")),
        options=_options(given.pop("options", "")), match_seed=given.pop("seed", "0"),
        moves=int(given.pop("moves", "0")), resigns=YES_OR_NO[given.pop("resigns", "no")],
        saved=int(given.pop("saved", "0")), damaged=int(given.pop("damaged", "0")),
        size=_size(given.pop("size", "640x360")), settings=(),
        shows_transitions=YES_OR_NO[given.pop("transitions", "no")],
        avoids=tuple(filter(None, given.pop("avoids", "").split(","))),
    )  # fmt: skip
    return replace(start, settings=tuple({**dict(SPEED), **_settings(given)}.items()))


def start_text(start: Start) -> str:
    """Return the line that describes a start, without what is as in a plain one."""
    plain = start_of(f"start game={start.game} players={','.join(start.players)}")
    words = [f"game={start.game}", f"players={','.join(start.players)}"]
    said: tuple[tuple[str, str, Callable[[Any], str]], ...] = (
        ("screen", "screen", str), ("names", "names", ",".join), ("options", "options", _plain_options),
        ("seed", "match_seed", str), ("moves", "moves", str), ("resigns", "resigns", _plain),
        ("saved", "saved", str), ("damaged", "damaged", str), ("size", "size", lambda size: f"{size[0]}x{size[1]}"),
        ("transitions", "shows_transitions", _plain),
    )  # fmt: skip
    words += [f"{key}={write(getattr(start, name))}" for key, name, write in said
              if getattr(start, name) != getattr(plain, name)]  # fmt: skip
    usual = {**Settings().model_dump(), **dict(SPEED)}
    words += [f"{key}={_plain(value)}" for key, value in start.settings if usual[key] != value]
    return shlex.join(["start", *words])


def _pair(word: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not equals:
        raise ScriptError(f"not key=value: {word}")
    return key, value


def _options(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((key, value) for key, _, value in (each.partition(":") for each in text.split(",") if each))


def _plain_options(options: tuple[tuple[str, str], ...]) -> str:
    return ",".join(f"{key}:{value}" for key, value in options)


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def _settings(given: dict[str, str]) -> dict[str, Any]:
    return {key: value_of_setting(key, text) for key, text in given.items()}


def value_of_setting(key: str, text: str) -> Any:
    """Return the value in the type that the setting has."""
    if key not in Settings.model_fields:
        raise ScriptError(f"neither a part of the start nor a setting: {key}")
    usual = Settings.model_fields[key].default
    return YES_OR_NO[text] if isinstance(usual, bool) else int(text) if isinstance(usual, int) else text


def _plain(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


# Inputs


def _input(words: str) -> Input:
    kind, *given = shlex.split(words)
    if kind not in _READ:
        raise ScriptError(f"no such input: {kind}; there are {', '.join(sorted(_READ))}")
    return _READ[kind](given)


def _click(given: list[str]) -> Input:
    if given[0] == "at":
        return Input("click at", (float(given[1]), float(given[2]), int(given[3]) if len(given) > 3 else 1))
    return Input("click", (given[0], int(given[1]) if len(given) > 1 else 1))


def _move(given: list[str]) -> Input:
    return Input("move at", (float(given[1]), float(given[2]))) if given[0] == "at" else Input("move", (given[0],))


def _drag(given: list[str]) -> Input:
    """`drag PIECE to PLACE`, and `held` while the button stays down."""
    return Input("drag", (given[0], given[2], given[3:] != ["held"]))


def _key(given: list[str]) -> Input:
    """`key page down 2` presses one key twice."""
    times = int(given[-1]) if len(given) > 1 and given[-1].isdigit() else 1
    name = given[:-1] if len(given) > 1 and given[-1].isdigit() else given
    return Input("key", (" ".join(name), times))


def _wheel(given: list[str]) -> Input:
    return Input("wheel", (float(given[0]), float(given[1]), int(given[2])))


def _resize(given: list[str]) -> Input:
    return Input("resize", _size(given[0]))


_READ: dict[str, Callable[[list[str]], Input]] = {
    "click": _click, "move": _move, "drag": _drag, "key": _key, "wheel": _wheel, "resize": _resize,
    "right": lambda given: Input("right", (given[0],)),
    "button": lambda given: Input("button", (float(given[1]), float(given[2]), given[0] == "down")),
    "type": lambda given: Input("type", (" ".join(given),)),
    "compose": lambda given: Input("compose", (" ".join(given),)),
    "wait": lambda given: Input("wait", (float(given[0]),)),
    "rest": lambda given: Input("rest"),
    "focus": lambda given: Input("focus", (given[0],)),
    "keyboard": lambda given: Input("keyboard", (given[0] == "comes",)),
    "set": lambda given: Input("set", (given[0], value_of_setting(given[0], given[1]))),
    "play": lambda given: Input("play", (" ".join(given),)),
    "tell": lambda given: Input("tell", (" ".join(given),)),
    "survey": lambda given: Input("survey", tuple(given)),
}  # fmt: skip


def written(given: Input) -> str:
    """Return an input of the monkey as a session has it."""
    values = given.values
    match given.kind:
        case "click" | "key":
            text = str(values[0]) if given.kind == "key" else shlex.quote(values[0])
            return f"{given.kind} {text}" + (f" {values[1]}" if values[1] != 1 else "")
        case "click at":
            return f"click at {values[0]} {values[1]}" + (f" {values[2]}" if values[2] != 1 else "")
        case "drag":
            return f"drag {shlex.quote(values[0])} to {shlex.quote(values[1])}" + ("" if values[2] else " held")
        case "button":
            return f"button {'down' if values[2] else 'up'} {values[0]} {values[1]}"
        case "keyboard":
            return f"keyboard {'comes' if values[0] else 'goes'}"
        case "resize":
            return f"resize {values[0]}x{values[1]}"
        case "set":
            return f"set {values[0]} {_plain(values[1])}"
        case "calm":
            return "rest"
        case "type":
            return f"type {shlex.quote(values[0])}"
        case _:
            return " ".join([given.kind, *(shlex.quote(str(value)) for value in values)])


def session_files(folder: Path = FOLDER) -> Iterator[Path]:
    """Yield the sessions of a folder in the order of their names."""
    yield from sorted(path for path in folder.rglob("*.txt") if path.is_file())


def beginning(text: str, steps: int) -> str:
    """Return a session up to that many inputs, with what they brought."""
    lines = text.splitlines()
    inputs = [number for number, line in enumerate(lines) if line.startswith(">")]
    return "\n".join(lines[: inputs[steps]] if len(inputs) > steps else lines) + "\n"
