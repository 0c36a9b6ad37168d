"""A lesson as its file has it: steps, each with what is pointed at and what is expected."""

from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

ANY = "*"
"""Alone, whatever the rules allow; at the end of a text, whatever begins so."""
OR = " | "
MOST_TASKS = 2


class _Part(BaseModel):
    """Files are read strictly: a word that nobody knows is a mistake of the author."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Question(_Part):
    """Its words are in the catalogues; answers are counted from 1."""

    answers: int = Field(ge=2, le=4)
    right: int = Field(ge=1)

    @model_validator(mode="after")
    def _has_its_answer(self) -> Self:
        if self.right > self.answers:
            raise ValueError(f"the right answer is {self.right} of {self.answers}")
        return self


class Step(_Part):
    """Something to read, something to do, or something to answer."""

    name: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")
    """Part of the keys of its texts."""
    position: str = ""
    """The game's own notation; without it the step goes on where the one before ended, the first with the set-up."""
    point: tuple[str, ...] = ()
    """Widgets of the table, or places of its map."""
    figure: tuple[str, ...] = ()
    """Pictures of what is told, where there is room for them beside the words."""
    tasks: tuple[tuple[str, ...], ...] = Field(default=(), max_length=MOST_TASKS)
    """What the person does, action by action.

    `a | b` leaves a choice, of which the first is meant; `draw *` leaves the rest of an action.
    """
    then: tuple[str, ...] = ()
    """What the rivals do next."""
    question: Question | None = None
    hides: tuple[str, ...] = ()
    """Widgets that would tell the answer."""

    @model_validator(mode="after")
    def _is_of_one_kind(self) -> Self:
        if self.question and self.plays:
            raise ValueError(f"step {self.name} asks a question and wants something done")
        return self

    @property
    def own_plays(self) -> tuple[frozenset[str], ...]:
        """The texts of the actions expected of the person, one after the other."""
        return tuple(frozenset(play.split(OR)) for task in self.tasks for play in task)

    @property
    def plays(self) -> tuple[frozenset[str], ...]:
        return (*self.own_plays, *(frozenset([play]) for play in self.then))

    @property
    def script(self) -> tuple[str, ...]:
        """The plays with the first of each choice."""
        own = (play.split(OR)[0] for task in self.tasks for play in task)
        return (*own, *self.then)


def fits(action: str, play: frozenset[str]) -> bool:
    """Whether this action is one of those expected."""
    return any(action == text or (text.endswith(ANY) and action.startswith(text.removesuffix(ANY))) for text in play)


class Lesson(_Part):
    """Seat 0 is the person's."""

    seats: int
    minutes: int = Field(ge=1)
    order: int = 1
    options: dict[str, str] = {}
    seed: str = "lesson"
    steps: tuple[Step, ...] = Field(alias="step", min_length=1)

    @model_validator(mode="after")
    def _holds_together(self) -> Self:
        names = [step.name for step in self.steps]
        if len(set(names)) < len(names):
            raise ValueError("two steps have the same name")
        for step, following in zip(self.steps, self.steps[1:], strict=False):
            if any(text.endswith(ANY) for text in step.script) and not following.position:
                raise ValueError(f"after step {step.name} nobody knows the position")
        return self

    def beginning_of(self, number: int) -> int:
        """The last step up to this one that has a position of its own."""
        return max(index for index in range(number + 1) if self.steps[index].position or not index)
