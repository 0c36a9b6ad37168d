"""What the person at the screen may see, and the curtain before another person's hand is shown."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.events import ONLOOKER
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog
from scenes.kit.board import Board
from scenes.kit.event_history import EventHistory
from scenes.kit.position_view import AnyPosition
from scenes.kit.seat_views import seen_from, wording_of
from scenes.kit.wording import Wording
from scenes.screens.curtain import Curtain
from scenes.table.hidden_hands import HiddenHands


class Viewpoint:
    """Return what the person at the screen may see, and how it is worded for them."""

    def __init__(self, catalog: Catalog, hands: HiddenHands) -> None:
        self._catalog, self._hands, self._match = catalog, hands, hands.match
        self.is_for_all = False
        """True while a picture is painted that shows only what everybody may know."""
        self._words: tuple[object, Wording] | None = None

    @property
    def is_covered(self) -> bool:
        """Return whether hands are hidden."""
        return self.is_for_all or self._hands.hands_covered

    @property
    def wording(self) -> Wording:
        """Return the wording for the viewer; if several people read along, everybody is called by name."""
        hands = self._hands
        is_shared = self.is_covered or (len(self._match.humans) > 1 and not hands.needs_curtains)
        reader = ONLOOKER if is_shared else hands.viewer
        key = reader, self._catalog.language, tuple(self._match.seats)
        if self._words is None or self._words[0] != key:
            self._words = key, wording_of(self._catalog, self._match, reader)
        return self._words[1]

    def seen_from(self, state: Any, past: EventHistory[Any] | None = None, **more: Any) -> AnyPosition:
        """Return a state as the viewer sees it, with fields of the position view replaced."""
        position = seen_from(self._match, state, self._hands.viewer, self.wording, covered=self.is_covered, past=past)
        return replace(position, **more)


class Onlooker:
    """End motions that only the former viewer was allowed to see."""

    def __init__(self, scene: Scene, hands: HiddenHands) -> None:
        self._scene, self._hands = scene, hands
        self._is = self._now()

    def _now(self) -> tuple[int, bool]:
        return self._hands.viewer, self._hands.hands_covered

    def follow(self) -> None:
        """End all motions if another person looks at the table now."""
        if self._is != self._now():
            self._is = self._now()
            self._scene.motions.finish()
            self._scene.app.transition.end_travel()


def _nothing() -> None:
    """Do nothing after the curtain: the person only wants to see their hand."""


def raise_curtain(
    app: App, board: Board[Any, Any], hands: HiddenHands, seat: int, then: Callable[[], None] = _nothing
) -> None:
    """Show the curtain with the question that waits behind it, in words that reveal nothing to others."""
    match = hands.match
    wording = wording_of(app.catalog, match)
    person = wording.people[seat]
    covered = seen_from(match, match.state, seat, wording, covered=True)
    line = board.prompt(replace(covered, decision=match.decision))

    def lift() -> None:
        hands.lift_curtain(seat)
        then()

    app.stack.push(Curtain(app, person.name, person.colour, line, lift))
