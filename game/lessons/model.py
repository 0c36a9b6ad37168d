"""A lesson as its file has it: steps, each with what it points at and what it expects."""

from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

ANY = "*"
"""Alone: any legal action; at the end of a text: any action that begins with it."""
OR = " | "
MOST_TASKS = 2


class _Part(BaseModel):
    """Read a part of the file strictly; an unknown word is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Question(_Part):
    """Describe a question; its words are in the catalogues, answers are counted from 1."""

    answers: int = Field(ge=2, le=4)
    right: int = Field(ge=1)

    @model_validator(mode="after")
    def _has_its_answer(self) -> Self:
        if self.right > self.answers:
            raise ValueError(f"the right answer is {self.right} of {self.answers}")
        return self


class Step(_Part):
    """Describe a step: something to read, to play, or to answer."""

    name: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")
    """Part of the message ids of its texts."""
    position: str = ""
    """Position in the game's notation; empty to continue from the step before, or from the set-up."""
    point: tuple[str, ...] = ()
    """Widgets of the table, or places of its map."""
    figure: tuple[str, ...] = ()
    """Pictures for the text, if there is room for them."""
    tasks: tuple[tuple[str, ...], ...] = Field(default=(), max_length=MOST_TASKS)
    """Actions of the person, grouped by task.

    `a | b` accepts either, and the first is intended; `draw *` accepts any action that begins so.
    """
    then: tuple[str, ...] = ()
    """Actions of the rivals afterwards."""
    question: Question | None = None
    hides: tuple[str, ...] = ()
    """Widgets that would give the answer away."""

    @model_validator(mode="after")
    def _is_of_one_kind(self) -> Self:
        if self.question and self.plays:
            raise ValueError(f"step {self.name} asks a question and wants something done")
        return self

    @property
    def own_plays(self) -> tuple[frozenset[str], ...]:
        """Return the accepted texts of each action of the person, in order."""
        return tuple(frozenset(play.split(OR)) for task in self.tasks for play in task)

    @property
    def plays(self) -> tuple[frozenset[str], ...]:
        """Return the accepted texts of all actions, in order."""
        return (*self.own_plays, *(frozenset([play]) for play in self.then))

    @property
    def script(self) -> tuple[str, ...]:
        """Return the intended text of each action."""
        own = (play.split(OR)[0] for task in self.tasks for play in task)
        return (*own, *self.then)


def fits(action: str, play: frozenset[str]) -> bool:
    """Return whether the action is one of those accepted."""
    return any(action == text or (text.endswith(ANY) and action.startswith(text.removesuffix(ANY))) for text in play)


class Lesson(_Part):
    """Describe a lesson; the person has seat 0."""

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
        """Return the last step up to this one that has a position of its own."""
        return max(index for index in range(number + 1) if self.steps[index].position or not index)
