"""Which piece does what: the one mapping between pieces and legal actions.

Mouse and keyboard press by it; hints, the first focus, tests and lessons find by it the piece that an action wants.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol

from scenes.engine.widgets import Action
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.pieces import Press


class Do(Protocol):
    def __call__(self, *plan: Any) -> None:
        """Plays the first action, and those after it as long as they stay legal."""
        ...


Choose = Callable[[Sequence[Any]], None]


class BindingStep(IntEnum):
    """How near a press brings an action."""

    DOES = 0
    """It does the action, or asks which of several."""
    PREPARES = 1
    SHOWS = 2
    """Nothing happens yet: the action ends here once it is prepared."""


@dataclass(frozen=True, slots=True)
class Binding:
    """A piece, and the legal actions that a press leads towards."""

    piece: str
    actions: frozenset[Any]
    step: "BindingStep"
    rank: int = 0
    comes_first: bool = False
    """It is taken up before its place, which may be pressed first as well."""
    is_aside: bool = False
    """It does the same as the piece that is pointed out for it."""


class Bindings:
    """Made for one seen position and selection, filled while the board is built."""

    def __init__(
        self,
        offers: MoveOptions,
        do: Do,
        choose: Choose,
        choosing: Sequence[Any] = (),
        on_prepared: Callable[[frozenset[Any], bool], None] | None = None,
        look: Action | None = None,
    ) -> None:
        self.offers = offers
        self.choosing = tuple(choosing)
        """What a pressed piece could do, while the person is asked which; the table shows that choice itself."""
        self.look = look
        """Asks to see the own hand, while it lies face down."""
        self._do, self._choose, self._on_prepared = do, choose, on_prepared
        self._bound: list[Binding] = []
        self._carried: dict[str, frozenset[Any]] = {}
        self._received: dict[str, frozenset[Any]] = {}
        self._fetched: dict[str, str] = {}

    @property
    def is_choosing(self) -> bool:
        return bool(self.choosing)

    # What boards call

    def bind(
        self, piece: str, *actions: Any, then: Sequence[Any] = (), glows: bool = True, rank: int = 0,
        is_aside: bool = False,
    ) -> Press | None:  # fmt: skip
        """One legal action is done at once, with what follows it; of several the person chooses; none leaves a rest.

        Nothing points to what is only `is_aside`.
        """
        legal = [action for action in dict.fromkeys(actions) if self.offers.is_legal(action)]
        if not legal:
            return None
        self._bound.append(Binding(piece, frozenset(legal), BindingStep.DOES, rank, is_aside=is_aside))
        return Press(lambda: self.perform(legal, then), glows)

    def prepare(
        self,
        piece: str,
        on_press: Action,
        towards: Iterable[Any] = (),
        *,
        glows: bool = False,
        rank: int = 0,
        settles: bool = True,
        comes_first: bool = False,
    ) -> Press:
        """A press that lifts, marks or opens something on the way to these actions, or takes it back.

        Unless it `settles` anything, other actions are as near as before.
        """
        legal = self._legal_of(towards)
        self._bound.append(Binding(piece, legal, BindingStep.PREPARES, rank, comes_first))

        def press() -> None:
            on_press()
            if self._on_prepared:
                self._on_prepared(legal, settles)

        return Press(press, glows)

    def show(self, piece: str, actions: Iterable[Any]) -> None:
        """A hint at one of these marks the piece too: it is where the action ends."""
        self._bound.append(Binding(piece, self._legal_of(actions), BindingStep.SHOWS))

    def carry(self, piece: str, actions: Iterable[Any]) -> None:
        """It may also be dragged to where one of these is done."""
        self._carried[piece] = self._legal_of(actions)

    def receive(self, place: str, actions: Iterable[Any]) -> None:
        """What is dragged there for one of these is done; a press of the place does nothing of it."""
        self._received[place] = self._legal_of(actions)

    def fetch(self, piece: str, place: str) -> None:
        """Dragged to that place, it does there what a press of it does."""
        self._fetched[piece] = place
        self.carry(piece, self.done_by(piece))

    def _legal_of(self, actions: Iterable[Any]) -> frozenset[Any]:
        return frozenset(action for action in actions if self.offers.is_legal(action))

    def perform(self, actions: Sequence[Any], then: Sequence[Any] = ()) -> None:
        if len(actions) == 1:
            self._do(actions[0], *then)
        else:
            self._choose(actions)

    # What the table, hints, tests and lessons ask

    def unclaimed(self) -> list[Any]:
        """Legal actions that no piece leads to, as long as nothing is selected or asked."""
        claimed = frozenset[Any]().union(*(binding.actions for binding in self._presses()))
        return [action for action in self.offers.legal if action not in claimed]

    def first(self) -> str:
        """Where the keyboard begins."""
        leading = [binding for binding in self._presses() if binding.actions]
        return min(leading, key=lambda binding: binding.rank).piece if leading else ""

    def next_press(self, action: Any) -> str:
        """The piece to press now for this action: what does it, else the most certain of what prepares it."""
        leading = [binding for binding in self._pointed_out(action) if binding.step != BindingStep.SHOWS]
        return min(leading, key=_nearness).piece if leading else ""

    def piece_to_move(self, action: Any, pressed: Iterable[str] = ()) -> str:
        """What does this action, else what leads to most others as well: a piece is taken up before its place."""
        leading = [
            each for each in self._pointed_out(action) if each.step != BindingStep.SHOWS and each.piece not in pressed
        ]
        return min(leading, key=lambda binding: (binding.step, -len(binding.actions))).piece if leading else ""

    def step_of(self, piece: str, action: Any) -> BindingStep | None:
        """How near a press of the piece brings the action."""
        leading = (binding for binding in self._presses() if binding.piece == piece and action in binding.actions)
        return min((binding.step for binding in leading), default=None)

    def step_of_press(self, piece: str) -> BindingStep | None:
        """What a press of the piece comes to, whatever the action."""
        return next((binding.step for binding in self._presses() if binding.piece == piece), None)

    def carried_by(self, piece: str) -> frozenset[Any] | None:
        """What it may be dragged for; None where it stays in its place."""
        return self._carried.get(piece)

    def done_by(self, piece: str) -> list[Any]:
        """The actions that a press of the piece does, or lets one choose from."""
        doing = [binding for binding in self._bound if binding.piece == piece and binding.step == BindingStep.DOES]
        return [action for action in self.offers.legal if any(action in binding.actions for binding in doing)]

    def fetched_to(self, piece: str) -> str:
        """The only place to which it may be dragged; empty for what goes wherever its actions are done."""
        return self._fetched.get(piece, "")

    def places_for(self, actions: frozenset[Any]) -> list[str]:
        """Where one of these is done with a press."""
        doing = (each for each in self._bound if each.step == BindingStep.DOES and not each.actions.isdisjoint(actions))
        return list(dict.fromkeys(binding.piece for binding in doing))

    def taken_by(self, place: str) -> list[Any]:
        """What is done when a piece that is carried for it is dropped there."""
        taken = {*self.done_by(place), *self._received.get(place, ())}
        return [action for action in self.offers.legal if action in taken]

    def ends_of(self, action: Any) -> list[str]:
        """Where it ends: what is only marked for it, else what is not taken up on the way there."""
        bound = [binding for binding in self._pointed_out(action) if not binding.comes_first]
        return [each.piece for each in sorted(bound, key=lambda each: (each.step != BindingStep.SHOWS, each.step))]

    def pieces_of(self, action: Any) -> list[str]:
        """Every piece on the way, each once: what a hint marks."""
        return list(dict.fromkeys(binding.piece for binding in self._pointed_out(action)))

    def _pointed_out(self, action: Any) -> list[Binding]:
        return [binding for binding in self._bound if action in binding.actions and not binding.is_aside]

    def _presses(self) -> list[Binding]:
        return [binding for binding in self._bound if binding.step != BindingStep.SHOWS]


def _nearness(binding: Binding) -> tuple[int, bool, int, int]:
    return binding.step, not binding.comes_first, len(binding.actions), binding.rank
