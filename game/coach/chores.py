"""The coach's tasks for workers, as values that can be sent between processes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.budget import Stop
from game.ai.parts import Part
from game.coach.chances import Chances, unknown
from game.coach.effort import EFFORTS, FINEST, GLANCE
from game.coach.model import Judged, Luck
from game.coach.trying import Weighed
from game.coach.weighing import Weighing, unjudged
from game.core.registry import spec_of


@dataclass(frozen=True, slots=True)
class WeighDeed:
    """Ask for the judgement of a move; `view` is its seat's before the move, as plain values."""

    game_id: str
    view: dict[str, Any]
    seat: int
    entry: int
    deed: tuple[str, ...]
    seed: str
    level: int

    def of(self, part: Part) -> "WeighDeed":
        return self

    def quicker(self) -> "WeighDeed":
        return replace(self, level=0)

    def found(self, stop: Stop) -> Judged:
        spec = spec_of(self.game_id)
        weighing = Weighing(spec, spec.rules.from_plain(self.view), self.seat, self.deed, self.seed)
        return weighing.judged(self.entry, self.level, stop)

    def answered(self, parts: Sequence[Judged]) -> Judged:
        return parts[0]

    def resort(self) -> Judged:
        return unjudged(self.entry, self.seat, self.level)


@dataclass(frozen=True, slots=True)
class WeighLuck:
    """Ask for the luck in an entry; the views are the seat's around it, whoever played it."""

    game_id: str
    before: dict[str, Any]
    after: dict[str, Any]
    seat: int
    entry: int
    action: str
    seed: str
    level: int

    def of(self, part: Part) -> "WeighLuck":
        return self

    def quicker(self) -> "WeighLuck":
        return replace(self, level=0)

    def found(self, stop: Stop) -> Luck:
        spec = spec_of(self.game_id)
        before, after = spec.rules.from_plain(self.before), spec.rules.from_plain(self.after)
        action = spec.rules.parse_action(self.action)
        return Chances(spec, self.seat, self.seed).luck(self.entry, before, action, after, self.level, stop)

    def answered(self, parts: Sequence[Luck]) -> Luck:
        return parts[0]

    def resort(self) -> Luck:
        return unknown(self.entry, self.seat, self.level)


@dataclass(frozen=True, slots=True)
class WeighTry:
    """Ask how much a move that the coach has not weighed loses against the best way known; `view` is before it."""

    game_id: str
    view: dict[str, Any]
    seat: int
    deed: tuple[str, ...]
    best: tuple[str, ...]
    seed: str
    level: int = FINEST

    def of(self, part: Part) -> "WeighTry":
        return self

    def quicker(self) -> "WeighTry":
        return replace(self, level=GLANCE)

    def found(self, stop: Stop) -> Weighed:
        spec = spec_of(self.game_id)
        weighing = Weighing(spec, spec.rules.from_plain(self.view), self.seat, self.deed, self.seed)
        return weighing.weighed_against(self.best, EFFORTS[self.level], stop)

    def answered(self, parts: Sequence[Weighed]) -> Weighed:
        return parts[0]

    def resort(self) -> Weighed:
        return Weighed(self.deed)


Chore = WeighDeed | WeighLuck
