"""The lessons there are, by game and name, and short ones made up for tests."""

from functools import cache
from pathlib import Path

from game.core.match import Match
from game.core.registry import game_ids, spec_of
from game.core.seats import Seat
from game.lessons.course import match_at
from game.lessons.model import Lesson
from game.lessons.reading import read_lesson

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SHORT = """
seats = 2
minutes = 1

[[step]]
name = "buy"
position = \"\"\"
hand 0: 7 7 7
market: 5 6 9 10
deck: 8 8 8 8
\"\"\"
tasks = [["buy"], ["draw 6 | draw 5", "draw deck"]]
then = ["pass"]

[[step]]
name = "look"
point = ["piece"]

[[step]]
name = "build"
tasks = [["build 7 7 7"]]

[[step]]
name = "ask"
question = { answers = 2, right = 1 }
"""


@cache
def all_lessons() -> dict[tuple[str, str], Lesson]:
    files = [(game, path) for game in game_ids() for path in sorted((ASSETS / game).glob("lesson*.toml"))]
    return {(game, path.stem): read_lesson(spec_of(game), path.read_text("utf-8")) for game, path in files}


def short_lesson(old: str = "", new: str = "") -> Lesson:
    """Of San Gimignano, with one thing changed."""
    assert old in SHORT
    return read_lesson(spec_of("san_gimignano"), SHORT.replace(old, new, 1) if old else SHORT)


def match_of(game: str, lesson: Lesson, number: int = 0) -> Match:
    seats = [Seat("human"), *[Seat("greedy")] * (lesson.seats - 1)]
    return match_at(spec_of(game), lesson, number, seats)
