"""The eight buttons of a turn: what each does with the lifted cards or marked towers, or why it cannot."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import partial

from game.san_gimignano import actions as act
from game.san_gimignano import intents
from game.san_gimignano.actions import Complete, SanGimignanoAction
from game.san_gimignano.limits import cards_to_buy
from game.san_gimignano.state import State
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.text.catalog import numeral
from scenes.engine.theme import BUTTON, TextStyle
from scenes.engine.widgets import Button, Panel
from scenes.games.san_gimignano import piece_ids
from scenes.games.san_gimignano.choices.selection import SanGimignanoSelection
from scenes.games.san_gimignano.consequences import told
from scenes.games.san_gimignano.end_phase import at_stake, open_towers
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.kit.fit_text import common_style
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import action_of

VERBS = ("buy", "exchange", "build", "extend", "complete", "play", "declare", "pass")
OF_CARDS = ("exchange", "build", "extend", "play")
_ICONS = {verb: verb for verb in VERBS} | {"play": "noble"}
_CAP = 42.0
_LARGE = 1.15
"""Text scale above which labels beside the key have room for few letters only."""
_LABEL = BUTTON.but(size=25, align="left", smallest=0.55)


def _room(row: Rect) -> Rect:
    """Return the room of the label beside the key."""
    return row.inset(18, 6).trimmed(right=_CAP)


@dataclass(frozen=True)
class ActionButton(Button):
    """Show a button whose tooltip leaves the others visible; if it is refused, the prompt says why."""

    _: KW_ONLY
    panel: Rect
    say: Callable[[str], None] = field(compare=False)

    def spared(self) -> Sequence[Rect]:
        return (self.panel,)

    def refuse(self, reason: str) -> None:
        """Say why the button does nothing, with a sound."""
        self.play("error")
        if reason:
            self.say(reason)


@dataclass(frozen=True, slots=True)
class ActionButtons:
    """Add the buttons for one position and selection.

    `ask` puts a question in place of the prompt, `say` a reason for as long as it takes to read.
    """

    position: SanGimignanoPosition
    selection: SanGimignanoSelection
    bindings: Bindings
    ask: Callable[[str], None]
    say: Callable[[str], None]

    def add(self, scene: Scene, place: Rect) -> None:
        scene.add(Panel("actions", place, "panel_wood"))
        names = [verb for verb in VERBS if verb != "play" or self._view.nobles]
        rows = dict(zip(names, place.inset(13, 14).rows(len(names), 8), strict=True))
        t, in_short = self.position.wording.catalog, "-short" if scene.app.canvas.text_scale > _LARGE else ""
        names_of = {verb: t(f"sg-verb-{verb}{in_short}") for verb in rows}
        labels = [(f"{markup.icon(_ICONS[verb])} {names_of[verb]}", _room(row)) for verb, row in rows.items()]
        style = common_style(scene.measure, labels, _LABEL)
        for verb, row in rows.items():
            scene.add(self._button(verb, names_of[verb], row, style, place))

    def _button(self, verb: str, label: str, row: Rect, style: TextStyle, panel: Rect) -> ActionButton:
        ready, reason = self.ready(verb), self._why_not(verb)
        told = self._told(verb, ready[0]) if len(ready) == 1 else self._help(verb)
        return ActionButton(
            piece_ids.verb(verb), row, label, on_press=None if reason else self._press(verb, ready), icon=_ICONS[verb],
            style=style, command=f"san_gimignano/{verb}", show_key=True, reason=reason, tooltip=told,
            dress="gold" if self.invites(verb) else "wood", panel=panel, say=self.say,
        )  # fmt: skip

    def _why_not(self, verb: str) -> str:
        """Return why the verb is impossible; empty while more cards besides the lifted ones would make it possible."""
        lifted = Counter(self.selection.lifted if verb in OF_CARDS else ())
        if lifted and any(lifted < Counter(intents.hand_cards(action)) for action in self.of_verb(verb)):
            return ""
        reason = intents.why_not_intent(self._view, verb, tuple(sorted(lifted.elements())))
        return self.position.wording.reason(reason) if reason else ""

    def invites(self, verb: str) -> bool:
        """Return whether the button glows; an exchange does not while the same cards can be built or played."""
        if verb == "exchange" and any(self.ready(other) for other in ("build", "extend", "play")):
            return False
        return verb in (*OF_CARDS, "complete") and bool(self.ready(verb))

    def _told(self, verb: str, action: SanGimignanoAction) -> str:
        """Return what the action brings, and what follows from it."""
        offers, t = self.bindings.offers, self.position.wording.catalog
        if verb in OF_CARDS or verb == "complete":
            late = [t("sg-verb-complete-late")] if verb == "complete" else []
            return "\n".join([told(self.position, offers, action), *late])
        lines = [offers.told(action), self._help(verb)]
        if verb == "pass" and self._view.passes:
            lines.append(t("sg-verb-pass-ends", scores=self._standing()))
        if verb == "declare":
            lines.append(t("sg-verb-declare-now", scores=self._standing()))
            if left := self.open_towers():
                lines.append(t("sg-verb-declare-open", **at_stake(self.position, left)))
        return "\n".join(lines)

    def _help(self, verb: str) -> str:
        closed = "yes" if self._view.end_phase else "no"
        return self.position.wording.catalog(f"sg-verb-{verb}-help", cards=cards_to_buy(self._view), closed=closed)

    def _standing(self) -> str:
        people, totals = self.position.people, self.position.score.totals
        named = (f"{person.name} {numeral(totals[person.seat])}" for person in people)
        return self.position.wording.catalog("list-separator").join(named)

    @property
    def _view(self) -> State:
        return self.position.view

    def of_verb(self, verb: str) -> list[SanGimignanoAction]:
        """Return the legal actions of a verb."""
        return [action for action in self.bindings.offers.legal if intents.verb_of(action) == verb]

    def ready(self, verb: str) -> list[SanGimignanoAction]:
        """Return the actions that the button can play at once with the lifted cards or marked towers."""
        if verb == "complete":
            return [Complete(tuple(self.selection.towers))] if self.selection.towers else []
        if verb in OF_CARDS:
            return self._fitting(verb) if self.selection.lifted else []
        return [act.WORDS[verb]]

    def _fitting(self, verb: str) -> list[SanGimignanoAction]:
        lifted = self.selection.lifted
        return [action for action in self.of_verb(verb) if intents.hand_cards(action) == lifted]

    def _press(self, verb: str, ready: Sequence[SanGimignanoAction]) -> Callable[[], None] | None:
        """Return the press of a button.

        If nothing is lifted, it lifts or marks what it needs if only one choice exists, else it asks for cards.
        """
        name, possible = piece_ids.verb(verb), self.of_verb(verb)
        if ready:
            return action_of(self.bindings.bind(name, *ready))
        self.bindings.show(name, possible)
        if verb == "complete":
            return self.bindings.prepare(name, self._mark_open, [Complete(tuple(self.open_towers()))], rank=1).action
        if not self.selection.lifted and len(possible) == 1:
            return self.bindings.prepare(name, partial(self._lift_for, *possible), possible, rank=1).action
        return lambda: self._ask_for(verb)

    def _ask_for(self, verb: str) -> None:
        """Ask for the cards of a verb; lifted cards stay lifted, because they may need just one more."""
        if not self.selection.lifted:
            self.selection.want(verb)
        self.ask(self.position.wording.catalog(f"sg-ask-{verb}"))

    def _lift_for(self, action: SanGimignanoAction) -> None:
        self.selection.lift(intents.hand_cards(action))
        self.ask("")

    def _mark_open(self) -> None:
        self.selection.mark_towers(self.open_towers())
        self.ask("")

    def open_towers(self) -> list[int]:
        return open_towers(self._view, self.position.viewer)
