"""The courses of the towers: one for each category, or for each game of a series."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.scores import Result
from scenes.engine.theme import Colour
from scenes.kit.wording import Wording

STONES: tuple[Colour, ...] = (
    (226, 207, 156), (162, 80, 106), (173, 86, 50), (116, 96, 154), (230, 185, 78), (138, 131, 120), (122, 148, 96),
    (96, 134, 158),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TowerCourse:
    """Hold one category with the points of every seat."""

    label: str
    stone: Colour
    points: tuple[int, ...]


def courses(result: Result, wording: Wording) -> list[TowerCourse]:
    """Return the courses in which anybody has points, those with losses last.

    A category has the same stone in every match.
    """
    built = [
        TowerCourse(label, STONES[place % len(STONES)], points)
        for place, (label, points) in enumerate(_told(result, wording))
        if any(points)
    ]
    return sorted(built, key=lambda course: min(course.points) < 0)


def _told(result: Result, wording: Wording) -> list[tuple[str, tuple[int, ...]]]:
    """Return label and points of each category, or of each game of a series."""
    catalog = wording.catalog
    if len(result.games) > 1:
        return [(catalog("scores-game", n=number), game.totals) for number, game in enumerate(result.games, start=1)]
    table = result.games[0]
    return [
        (catalog(f"{wording.prefix}-score-{category}"), tuple(row[place] for row in table.points))
        for place, category in enumerate(table.categories)
    ]


def standing_order(result: Result) -> list[int]:
    """Return the seats from left to right at the end: winners first, then by points."""
    return sorted(range(len(result.totals)), key=lambda seat: (seat not in result.winners, -result.totals[seat]))


def decisive(built: Sequence[TowerCourse], result: Result) -> tuple[TowerCourse, int] | None:
    """Return the course in which a sole winner gained most on the second, and by how much; None without a lead."""
    first, *shared = result.winners
    rest = [total for seat, total in enumerate(result.totals) if seat != first]
    if shared or not rest or result.totals[first] <= max(rest):
        return None
    second = [seat for seat, total in enumerate(result.totals) if seat != first and total == max(rest)]
    earned = [course for course in built if course.points[first] > 0]
    gains = [(course, course.points[first] - max(course.points[seat] for seat in second)) for course in earned]
    course, gain = max(gains, key=lambda each: each[1], default=(None, 0))
    return (course, gain) if course and gain > 0 else None


def summits(built: Sequence[TowerCourse], seat: int) -> int:
    """Return the points of a tower before losses."""
    return sum(max(0, course.points[seat]) for course in built)


def left_standing(points: Sequence[float], lost: float) -> list[float]:
    """Return what is left of courses, from the lowest up, after that much is taken off from the top."""
    left: list[float] = []
    for each in reversed(points):
        left.insert(0, max(0.0, each - lost))
        lost = max(0.0, lost - each)
    return left
