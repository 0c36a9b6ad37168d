"""A lesson under way: the match as it stands at a step, what is expected next, and what was not."""

from collections.abc import Sequence
from itertools import accumulate, takewhile
from typing import Any

from game.core.match import Match
from game.core.seats import Seat
from game.core.spec import HUMAN, Spec
from game.lessons.model import ANY, Lesson, Step, fits
from game.lessons.reading import DAMAGE, LessonError, position_of


def match_at(spec: Spec, lesson: Lesson, number: int, seats: Sequence[Seat]) -> Match:
    """The match before that step, as if everything expected had been done."""
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
    """What every step expects can be done where it begins; raises LessonError."""
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
    """Where somebody stands in a lesson. The match is the only memory: what is taken back is expected again."""

    def __init__(self, lesson: Lesson, match: Match, number: int) -> None:
        self.lesson, self.match, self.number = lesson, match, number
        self._begun = len(match.entries)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def begins_anew(self) -> bool:
        """The step stands in another position than that in which the one before ended."""
        return self.number > 0 and bool(self.step.position)

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    @property
    def done(self) -> int:
        """How many plays of the step have been made as expected."""
        made = self.match.entries[self._begun :]
        fitting = (fits(entry.action.text, play) for entry, play in zip(made, self.step.plays, strict=False))
        return next((count for count, fits in enumerate(fitting) if not fits), min(len(made), len(self.step.plays)))

    @property
    def is_astray(self) -> bool:
        """Something legal was done that the step does not ask for."""
        return len(self.match.entries) - self._begun > self.done

    @property
    def is_complete(self) -> bool:
        return not self.is_astray and self.done == len(self.step.plays)

    @property
    def awaits_play(self) -> bool:
        return not self.is_astray and self.done < len(self.step.plays)

    @property
    def awaits_person(self) -> bool:
        return self.awaits_play and self.done < len(self.step.own_plays)

    @property
    def tasks_done(self) -> int:
        """Tasks whose every action has been done."""
        return sum(end <= self.done for end in self._ends)

    @property
    def is_within_task(self) -> bool:
        """Something of the present task is done, and more of it is wanted."""
        return self.awaits_person and self.done not in (0, *self._ends)

    @property
    def _ends(self) -> list[int]:
        """After so many plays each task is done."""
        return list(accumulate(map(len, self.step.tasks)))

    @property
    def expected(self) -> list[Any]:
        """The legal actions that the step wants next, the one it means first; all of them where any will do."""
        if not self.awaits_play:
            return []
        play, legal = self.step.plays[self.done], self.match.legal()
        meant = self.step.script[self.done]
        wanted = [action for action in legal if fits(action.text, play)]
        return sorted(wanted, key=lambda action: action.text != meant)

    @property
    def allows_anything(self) -> bool:
        return self.awaits_play and ANY in self.step.plays[self.done]

    @property
    def kept_length(self) -> int:
        """How much of the match stands when what went astray is taken back."""
        return self._begun + self.done

    def goes_on_to(self, number: int) -> bool:
        """Whether that step begins where the match stands now."""
        follows = number == self.number + 1 and self.is_complete
        return follows and not self.lesson.steps[number].position

    def go_on(self) -> None:
        """The next step begins here; what was done before it stays."""
        self.number += 1
        self._begun = len(self.match.entries)
        self.match.end_turn()
