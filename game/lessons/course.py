"""A running lesson: the match at a step, what is expected next, and what was played instead."""

from collections.abc import Sequence
from itertools import accumulate, takewhile
from typing import Any

from game.core.match import Match
from game.core.seats import Seat
from game.core.spec import HUMAN, Spec
from game.lessons.model import ANY, Lesson, Step, fits
from game.lessons.reading import DAMAGE, LessonError, position_of


def match_at(spec: Spec, lesson: Lesson, number: int, seats: Sequence[Seat]) -> Match:
    """Return the match before that step, as if everything expected had been played."""
    first = lesson.beginning_of(number)
    text = lesson.steps[first].position
    start = position_of(spec, text) if text else None
    match = Match(spec, lesson.options, seats, lesson.seed, start=start)
    for step in lesson.steps[first:number]:
        for text in step.script:
            match.submit(spec.rules.parse_action(text))
    match.end_turn()
    return match


def check_course(spec: Spec, lesson: Lesson) -> None:
    """Raise LessonError unless everything that the steps expect can be played."""
    seats = [Seat(HUMAN, "", colour) for colour in spec.colours[: lesson.seats]]
    match = match_at(spec, lesson, 0, seats)
    for number, step in enumerate(lesson.steps):
        try:
            if step.position:
                match = match_at(spec, lesson, number, seats)
            for text in takewhile(lambda text: not text.endswith(ANY), step.script):
                match.submit(spec.rules.parse_action(text))
        except DAMAGE as error:
            raise LessonError(f"Step {step.name} of the lesson cannot be played: {error}.") from None


class Course:
    """Follow a lesson; the match is its only memory, so an action taken back is expected again."""

    def __init__(self, lesson: Lesson, match: Match, number: int) -> None:
        self.lesson, self.match, self.number = lesson, match, number
        self._begun = len(match.entries)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def begins_anew(self) -> bool:
        """Return whether the step has another position than the end of the one before."""
        return self.number > 0 and bool(self.step.position)

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    @property
    def done(self) -> int:
        """Return how many actions of the step have been played as expected."""
        made = self.match.entries[self._begun :]
        fitting = (fits(entry.action.text, play) for entry, play in zip(made, self.step.plays, strict=False))
        return next((count for count, fits in enumerate(fitting) if not fits), min(len(made), len(self.step.plays)))

    @property
    def is_astray(self) -> bool:
        """Return whether something legal was played that the step does not ask for."""
        return len(self.match.entries) - self._begun > self.done

    @property
    def is_complete(self) -> bool:
        """Return whether everything expected has been played."""
        return not self.is_astray and self.done == len(self.step.plays)

    @property
    def awaits_play(self) -> bool:
        """Return whether an action is expected, of anybody."""
        return not self.is_astray and self.done < len(self.step.plays)

    @property
    def awaits_person(self) -> bool:
        """Return whether an action of the person is expected."""
        return self.awaits_play and self.done < len(self.step.own_plays)

    @property
    def tasks_done(self) -> int:
        """Return the number of tasks of which every action has been played."""
        return sum(end <= self.done for end in self._ends)

    @property
    def is_within_task(self) -> bool:
        """Return whether a part of the present task has been played."""
        return self.awaits_person and self.done not in (0, *self._ends)

    @property
    def _ends(self) -> list[int]:
        """Return for each task the number of actions after which it is done."""
        return list(accumulate(map(len, self.step.tasks)))

    @property
    def expected(self) -> list[Any]:
        """Return the legal actions that the step wants next, the intended one first."""
        if not self.awaits_play:
            return []
        play, legal = self.step.plays[self.done], self.match.legal()
        meant = self.step.script[self.done]
        wanted = [action for action in legal if fits(action.text, play)]
        return sorted(wanted, key=lambda action: action.text != meant)

    @property
    def allows_anything(self) -> bool:
        """Return whether any action, or any with a given start, is accepted."""
        return self.awaits_play and ANY in self.step.plays[self.done]

    @property
    def kept_length(self) -> int:
        """Return the length of the match once unexpected actions are taken back."""
        return self._begun + self.done

    def goes_on_to(self, number: int) -> bool:
        """Return whether that step begins in the present position."""
        follows = number == self.number + 1 and self.is_complete
        return follows and not self.lesson.steps[number].position

    def go_on(self) -> None:
        """Begin the next step in the present position."""
        self.number += 1
        self._begun = len(self.match.entries)
        self.match.end_turn()
