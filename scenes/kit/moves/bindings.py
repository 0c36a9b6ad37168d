"""The one mapping between pieces and legal actions.

Mouse and keyboard press by it; hints, the first focus, tests and lessons find the piece for an action by it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any, Protocol

from scenes.engine.widgets import Action
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.moves.selection import Selection
from scenes.kit.pieces import Press


class Do(Protocol):
    """Play actions, as the table does."""

    def __call__(self, *plan: Any) -> None:
        """Play the first action, and those after it as long as they are legal."""
        ...


Choose = Callable[[Sequence[Any]], None]


class BindingStep(IntEnum):
    """Rank how near a press brings an action."""

    DOES = 0
    """The press plays the action, or asks which of several."""
    PREPARES = 1
    SHOWS = 2
    """The piece only marks where the action ends once it is prepared."""


@dataclass(frozen=True, slots=True)
class Binding:
    """Hold a piece, and the legal actions that a press leads towards."""

    piece: str
    actions: frozenset[Any]
    step: "BindingStep"
    rank: int = 0
    comes_first: bool = False
    """True if it is taken up before its place, although that may be pressed first as well."""
    is_aside: bool = False
    """True if it duplicates another piece; hints never point to it."""


class Bindings:
    """Map pieces to legal actions for one position and selection; filled while the board is built."""

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
        """Actions among which the person is asked to choose; the table shows that choice itself."""
        self.look = look
        """Asks to see the own hand, while it lies face down."""
        self.selection = Selection()
        """The moves with their pieces, and those chosen so far."""
        self._toggle: Callable[[str], None] = lambda piece: None
        self._do, self._choose, self._on_prepared = do, choose, on_prepared
        self._bound: list[Binding] = []
        self._carried: dict[str, frozenset[Any]] = {}
        self._received: dict[str, frozenset[Any]] = {}
        self._fetched: dict[str, str] = {}

    @property
    def is_choosing(self) -> bool:
        """Return whether the person is asked which of several actions is meant."""
        return bool(self.choosing)

    # What boards call

    def select(self, selection: Selection, on_toggle: Callable[[str], None]) -> None:
        """Let `press_of` follow a selection; `on_toggle` chooses a piece or lays it back."""
        self.selection, self._toggle = selection, on_toggle

    def press_of(self, piece: str, *, glows: bool = True) -> Press | None:
        """Bind a piece to all moves that have it among their pieces, and return its press; None if it does nothing.

        A board calls it for each piece that it adds and that a move can have.
        """
        selection = self.selection
        if dragging := selection.where(lambda pieces: piece in pieces.dragged):
            self.carry(piece, dragging)
        if dropping := selection.where(lambda pieces: piece in pieces.dropped_on):
            self.receive(piece, dropping)
        ending, complete = selection.where(lambda pieces: piece in pieces.on), selection.complete()
        played = [move for move in ending if move in complete]
        if len(played) < len(ending):
            self.show(piece, (move for move in ending if move not in complete))
        needing = selection.where(lambda pieces: pieces.need(piece))
        if needing and not played:
            return self._choosing(piece, needing)
        rank = min((list(selection.moves[move].on).index(piece) for move in played), default=0)
        return self.bind(piece, *played, glows=glows, rank=rank)

    def _choosing(self, piece: str, moves: Sequence[Any]) -> Press:
        """Bind a press that chooses a piece for one of these moves; where others make way it settles nothing."""
        selection = self.selection
        if not (selection.keeps_mismatches or piece in selection.chosen):
            self.show(piece, moves)
        towards, press = selection.towards(piece), partial(self._toggle, piece)
        return self.prepare(piece, press, towards, settles=selection.keeps_mismatches)

    def bind(
        self, piece: str, *actions: Any, then: Sequence[Any] = (), glows: bool = True, rank: int = 0,
        is_aside: bool = False,
    ) -> Press | None:  # fmt: skip
        """Bind a piece to actions and return its press, or None if none of them is legal.

        A single legal action is played at once, with `then` after it; for several the person is asked.
        Hints never point to a piece that `is_aside`.
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
        """Bind a press that lifts, marks or opens something on the way to these actions, or undoes that.

        Unless it `settles` anything, other actions stay as near as before.
        """
        legal = self._legal_of(towards)
        self._bound.append(Binding(piece, legal, BindingStep.PREPARES, rank, comes_first))

        def press() -> None:
            on_press()
            if self._on_prepared:
                self._on_prepared(legal, settles)

        return Press(press, glows)

    def show(self, piece: str, actions: Iterable[Any]) -> None:
        """Mark a piece as the end of these actions; a press of it does nothing, but hints point to it."""
        self._bound.append(Binding(piece, self._legal_of(actions), BindingStep.SHOWS))

    def carry(self, piece: str, actions: Iterable[Any]) -> None:
        """Let a piece be dragged to where one of these actions is played."""
        self._carried[piece] = self._legal_of(actions)

    def receive(self, place: str, actions: Iterable[Any]) -> None:
        """Let a place take pieces dragged there for one of these actions; a press of it plays none."""
        self._received[place] = self._legal_of(actions)

    def fetch(self, piece: str, place: str) -> None:
        """Let a piece be dragged to one place only, which has the same effect as pressing the piece."""
        self._fetched[piece] = place
        self.carry(piece, self.done_by(piece))

    def _legal_of(self, actions: Iterable[Any]) -> frozenset[Any]:
        return frozenset(action for action in actions if self.offers.is_legal(action))

    def perform(self, actions: Sequence[Any], then: Sequence[Any] = ()) -> None:
        """Play the only action, with `then` after it; ask which if there are several."""
        if len(actions) == 1:
            self._do(actions[0], *then)
        else:
            self._choose(actions)

    # What the table, hints, tests and lessons ask

    def unclaimed(self) -> list[Any]:
        """Return the legal actions that no piece leads to, while nothing is selected or asked."""
        claimed = frozenset[Any]().union(*(binding.actions for binding in self._presses()))
        return [action for action in self.offers.legal if action not in claimed]

    def first(self) -> str:
        """Return the piece where the keyboard begins: the lowest rank of those that lead to actions."""
        leading = [binding for binding in self._presses() if binding.actions]
        return min(leading, key=lambda binding: binding.rank).piece if leading else ""

    def next_press(self, action: Any) -> str:
        """Return the piece to press now for an action: the one that plays it, else the surest that prepares it."""
        leading = [binding for binding in self._pointed_out(action) if binding.step != BindingStep.SHOWS]
        return min(leading, key=_nearness).piece if leading else ""

    def piece_to_move(self, action: Any, pressed: Iterable[str] = ()) -> str:
        """Return the piece that plays the action, else the one that leads to most actions.

        A piece is so found before its place; those in `pressed` are left out.
        """
        leading = [
            each for each in self._pointed_out(action) if each.step != BindingStep.SHOWS and each.piece not in pressed
        ]
        return min(leading, key=lambda binding: (binding.step, -len(binding.actions))).piece if leading else ""

    def step_of(self, piece: str, action: Any) -> BindingStep | None:
        """Return how near a press of the piece brings the action; None if it does not lead there."""
        leading = (binding for binding in self._presses() if binding.piece == piece and action in binding.actions)
        return min((binding.step for binding in leading), default=None)

    def step_of_press(self, piece: str) -> BindingStep | None:
        """Return the step of a press of the piece, whatever the action; None if it is not bound."""
        return next((binding.step for binding in self._presses() if binding.piece == piece), None)

    def carried_by(self, piece: str) -> frozenset[Any] | None:
        """Return the actions for which a piece may be dragged; None if it may not."""
        return self._carried.get(piece)

    def done_by(self, piece: str) -> list[Any]:
        """Return the actions that a press of the piece plays or offers to choose from."""
        doing = [binding for binding in self._bound if binding.piece == piece and binding.step == BindingStep.DOES]
        return [action for action in self.offers.legal if any(action in binding.actions for binding in doing)]

    def fetched_to(self, piece: str) -> str:
        """Return the only place to which a piece may be dragged; empty if its actions decide that."""
        return self._fetched.get(piece, "")

    def places_for(self, actions: frozenset[Any]) -> list[str]:
        """Return the pieces whose press plays one of these actions."""
        doing = (each for each in self._bound if each.step == BindingStep.DOES and not each.actions.isdisjoint(actions))
        return list(dict.fromkeys(binding.piece for binding in doing))

    def taken_by(self, place: str) -> list[Any]:
        """Return the actions that a place can play for a piece dropped there."""
        taken = {*self.done_by(place), *self._received.get(place, ())}
        return [action for action in self.offers.legal if action in taken]

    def ends_of(self, action: Any) -> list[str]:
        """Return the pieces where an action ends: first those only marked for it, then the others.

        Those that are taken up on the way are left out.
        """
        bound = [binding for binding in self._pointed_out(action) if not binding.comes_first]
        return [each.piece for each in sorted(bound, key=lambda each: (each.step != BindingStep.SHOWS, each.step))]

    def pieces_of(self, action: Any) -> list[str]:
        """Return every piece that leads to the action, each once: what a hint marks."""
        return list(dict.fromkeys(binding.piece for binding in self._pointed_out(action)))

    def _pointed_out(self, action: Any) -> list[Binding]:
        return [binding for binding in self._bound if action in binding.actions and not binding.is_aside]

    def _presses(self) -> list[Binding]:
        return [binding for binding in self._bound if binding.step != BindingStep.SHOWS]


def _nearness(binding: Binding) -> tuple[int, bool, int, int]:
    return binding.step, not binding.comes_first, len(binding.actions), binding.rank
