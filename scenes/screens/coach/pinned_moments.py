"""The list of moments: opened ones stay in it, whatever is found about others."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.coach.summary import MOST_MOMENTS, Moment


def with_opened(told: Sequence[Moment], opened: Mapping[int, Moment]) -> list[Moment]:
    """Return found and opened moments in order of time.

    If there are too many, the least costly that were not opened are left out.
    """
    found = {each.judged.entry: each for each in told}
    spare = sorted((each for each in told if each.judged.entry not in opened), key=lambda each: each.points)
    whole = {**opened, **found}
    for each in spare[: max(0, len(whole) - MOST_MOMENTS)]:
        del whole[each.judged.entry]
    return [whole[entry] for entry in sorted(whole)]


def numbered(told: Sequence[Moment], is_settled: bool) -> list[Moment]:
    """Return the moments with their numbers; with 0 while the list may still change."""
    return [replace(each, number=place if is_settled else 0) for place, each in enumerate(told, start=1)]


def beside_work(told: Sequence[Moment], opened: Mapping[int, Moment], most: int) -> list[Moment]:
    """Return at most that many: the opened ones, then the latest."""
    wanted = sorted(told, key=lambda each: (each.judged.entry in opened, each.judged.entry))[-most:]
    return [each for each in told if each in wanted]
