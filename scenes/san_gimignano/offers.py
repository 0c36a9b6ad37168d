"""What a person can do now, as offers with previews and reasons: the bridge from rules to buttons."""

from collections.abc import Callable, Sequence
from typing import Any

from game.san_gimignano import actions as act
from game.san_gimignano import intents
from game.san_gimignano.actions import Complete, SanGimignanoAction
from game.san_gimignano.legal import legal
from game.san_gimignano.state import State
from scenes.san_gimignano.actions_panel import ICONS, VERBS, Offer
from scenes.san_gimignano.selection import Selection
from scenes.san_gimignano.wording import SanGimignanoWording
from scenes.table import previews
from scenes.table.seen import Seen

Submit = Callable[[Any], None]


class Offers:
    """Made for one seen position and selection."""

    def __init__(self, seen: Seen, selection: Selection, submit: Submit, ask: Callable[[str], None]) -> None:
        self.seen = seen
        self.view: State = seen.view
        self.selection = selection
        self.submit = submit
        self.ask = ask
        assert isinstance(seen.wording, SanGimignanoWording)
        self.wording = seen.wording
        self.t = seen.wording.catalog

    # The seven actions

    def verbs(self, choose: Callable[[Sequence[Any]], None], mark: Callable[[], None]) -> list[Offer]:
        names = [verb for verb in VERBS if verb != "play" or self.view.nobles]
        return [self._verb(verb, choose, mark) for verb in names]

    def _verb(self, verb: str, choose: Callable[[Sequence[Any]], None], mark: Callable[[], None]) -> Offer:
        return Offer(
            f"verb-{verb}",
            self.t(f"sg-verb-{verb}"),
            lambda: self._press(verb, choose, mark),
            ICONS[verb],
            f"san_gimignano/{verb}",
            self._reason(verb),
            lambda: self._explain(verb),
            is_primary=verb in (*_OF_CARDS, "complete") and bool(self.ready(verb)),
        )

    def _reason(self, verb: str) -> str:
        reason = intents.why_not_intent(self.view, verb, self.selection.lifted if verb in _OF_CARDS else ())
        return self.wording.reason(reason) if reason else ""

    def ready(self, verb: str) -> list[SanGimignanoAction]:
        """The actions this button would do at once with what is lifted or marked."""
        if verb == "complete":
            return [Complete(tuple(self.selection.towers))] if self.selection.towers else []
        if verb in _OF_CARDS:
            return intents.fitting(self.view, verb, self.selection.lifted) if self.selection.lifted else []
        return [act.WORDS[verb]]

    def _press(self, verb: str, choose: Callable[[Sequence[Any]], None], mark: Callable[[], None]) -> None:
        ready = self.ready(verb) or self._only(verb)
        if verb == "complete" and not self.selection.towers and len(self.open_towers()) > 1:
            mark()
        elif not ready:
            self.ask(self.t(f"sg-ask-{verb}"))
        elif len(ready) == 1:
            self.submit(ready[0])
        else:
            choose(ready)

    def _only(self, verb: str) -> list[SanGimignanoAction]:
        """With nothing lifted a button does what it can only do in one way."""
        possible = intents.of_verb(self.view, verb) if not self.selection.lifted else []
        return possible if len(possible) == 1 else []

    def open_towers(self) -> list[int]:
        towers = self.view.towers[self.seen.viewer]
        return [index for index, tower in enumerate(towers) if not tower.is_complete]

    def _explain(self, verb: str) -> str:
        ready = self.ready(verb)
        lines = [self.t(f"sg-verb-{verb}-help")]
        if len(ready) == 1:
            lines = [self.told(ready[0])]
        return "\n".join(lines)

    # Towers and previews

    def extension(self, tower: int) -> list[SanGimignanoAction]:
        """The ways to lay what is lifted on this tower."""
        return list(intents.extensions(self.view, tower, self.selection.lifted)) if self.selection.lifted else []

    def why_no_extension(self, tower: int) -> str:
        reason = intents.why_not_extension(self.view, tower, self.selection.lifted)
        return self.wording.reason(reason) if reason else ""

    def told(self, action: SanGimignanoAction) -> str:
        return previews.told(self.seen, action)

    def points(self, action: SanGimignanoAction) -> int:
        return previews.points(self.seen, action)

    # Choices inside an action

    def answers(self, kinds: Sequence[str]) -> list[Offer]:
        """Buttons for the legal actions of these verbs."""
        chosen = [action for action in legal(self.view) if intents.verb_of(action) in kinds]
        return [self.answer(action, index == 0) for index, action in enumerate(chosen)]

    def answer(self, action: SanGimignanoAction, is_primary: bool = False) -> Offer:
        label = self.wording.action(action)
        return Offer(
            f"do-{action.text}", label, lambda: self.submit(action),
            tooltip=lambda: self.told(action), is_primary=is_primary,
        )  # fmt: skip


_OF_CARDS = ("exchange", "build", "extend", "play")
