"""Moments that somebody has opened stay among those that are told, whatever is found out about others meanwhile."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.coach.summary import MOST_MOMENTS, Moment


def with_opened(told: Sequence[Moment], opened: Mapping[int, Moment]) -> list[Moment]:
    """Both in order of time; what matters least and was not opened goes where there are too many."""
    found = {each.judged.entry: each for each in told}
    spare = sorted((each for each in told if each.judged.entry not in opened), key=lambda each: each.points)
    whole = {**opened, **found}
    for each in spare[: max(0, len(whole) - MOST_MOMENTS)]:
        del whole[each.judged.entry]
    return [whole[entry] for entry in sorted(whole)]


def numbered(told: Sequence[Moment], is_settled: bool) -> list[Moment]:
    """By their places, once no place will change any more; 0 before that."""
    return [replace(each, number=place if is_settled else 0) for place, each in enumerate(told, start=1)]


def beside_work(told: Sequence[Moment], opened: Mapping[int, Moment], most: int) -> list[Moment]:
    """So many: those opened, then the latest."""
    wanted = sorted(told, key=lambda each: (each.judged.entry in opened, each.judged.entry))[-most:]
    return [each for each in told if each in wanted]
