"""Buttons of popovers and dialogs: answers to mark, and the gold button that plays the marked one."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass

from game.aquileia.actions import AquileiaAction
from game.aquileia.scoring import turn_up
from game.aquileia.state import OVER
from game.core.preview import preview
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.theme import CREAM, GREEN, TABLE_BUTTON, TERM, WHITE, Colour
from scenes.engine.widgets import Button, Look
from scenes.engine.widgets.button import Dress
from scenes.games.aquileia.choices.selection import AquileiaSelection
from scenes.games.aquileia.drawing.signs import Token, draw_signs
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import action_of

LABEL = TABLE_BUTTON.tightest
_OPTION = TERM.inked(CREAM).centered.tightest
_SIGNS = 30.0
_TICK = 30.0


@dataclass(frozen=True)
class MarkableButton(Button):
    """Show a row of signs, followed by words if there are any; the marked one has a frame and a tick."""

    _: KW_ONLY
    signs: Sequence[Token]
    kept_in_sight: Sequence[Rect]
    """Its own explanation leaves these in sight where it can."""

    def spared(self) -> Sequence[Rect]:
        return self.kept_in_sight

    def draw(self, canvas: Canvas, look: Look) -> None:
        super().draw(canvas, look)
        if self.chosen:
            canvas.outline(self.rect.inset(2), GREEN, 4, 10)
            corner = self.rect.x + 3, self.rect.y + 5
            canvas.circle(corner, _TICK / 2, GREEN)
            canvas.icon("check", corner, _TICK * 0.7, WHITE)

    def _draw_label(self, canvas: Canvas, area: Rect, colour: Colour) -> None:
        if not self.signs:
            words = f"{markup.icon(self.icon)} {self.label}" if self.icon else self.label
            canvas.paragraph(words, area, self.style.inked(colour))
            return
        if not self.label:
            draw_signs(canvas, area, self.signs, _SIGNS, "center", colour)
            return
        width = area.w * 0.42
        draw_signs(canvas, area.split_left(width)[0], self.signs, _SIGNS, "center", colour)
        canvas.paragraph(self.label, area.trimmed(left=width + 6), self.style.inked(colour).to_left)


class AquileiaAnswers:
    """Add the buttons of one decision and bind them to its actions."""

    def __init__(self, scene: Scene, bindings: Bindings, choosing: AquileiaSelection) -> None:
        self.scene, self.bindings, self.choosing = scene, bindings, choosing
        self.offers = bindings.offers
        self.t = bindings.offers.position.wording.catalog
        self.kept_in_sight: Sequence[Rect] = ()
        """What is asked, and what it is asked about."""

    def _brought(self, action: AquileiaAction) -> str:
        """Return the points that the action brings, without those of laurels that only the end turns up (AQ 5)."""
        rules, view = self.offers.position.spec.rules, self.offers.position.view
        if preview(rules, view, action).after.step != OVER:
            return self.offers.brought(action)
        turned_up = view.clone()
        turn_up(turned_up)
        return self.offers.brought(action, rules.score(turned_up))

    def mark(self, action: AquileiaAction) -> None:
        """Mark an answer; the focus returns to the gold button."""
        self.choosing.answer = action
        self.scene.input.focus_id = ""
        self.scene.invalidate()

    def option(
        self, rect: Rect, action: AquileiaAction, key: str, signs: Iterable[Token] = (), label: str = "",
        is_chosen: bool = False, shows_key: bool = True,
    ) -> None:  # fmt: skip
        """Add one of several answers; a press marks it."""
        name = f"option-{action.text}"
        is_legal = self.offers.is_legal(action)
        press = self.bindings.prepare(name, lambda: self.mark(action), [] if is_chosen else [action], rank=1)
        self.scene.add(
            MarkableButton(
                name, rect, label, press.action if is_legal else None, dress="parchment", chosen=is_chosen,
                signs=tuple(signs), kept_in_sight=self.kept_in_sight,
                reason=self.offers.why_not(action), key=key, show_key=shows_key, style=_OPTION,
                tooltip=lambda: self._brought(action),
            )
        )  # fmt: skip

    def give(
        self, rect: Rect, action: AquileiaAction, label: str, *, icon: str = "check", dress: Dress = "gold",
        rank: int = 0, command: str = "", signs: Iterable[Token] = (), tooltip: str = "", key: str = "",
    ) -> None:  # fmt: skip
        """Add the button that plays the action."""
        name = f"answer-{action.text}"
        press = self.bindings.bind(name, action, rank=rank)
        self.scene.add(
            MarkableButton(
                name, rect, label, action_of(press), signs=tuple(signs), kept_in_sight=self.kept_in_sight, dress=dress,
                style=LABEL, icon=icon, command=command,
                show_key=bool(command), key=key, reason=self.offers.why_not(action),
                tooltip=lambda: tooltip or self._brought(action),
            )
        )  # fmt: skip

    def ask_to_pass(self) -> None:
        """Open the question whether to pass."""
        self.choosing.is_passing = True
        self.scene.input.focus_id = ""
        self.scene.invalidate()

    def take_back(self) -> None:
        """Drop everything that is marked."""
        self.choosing.clear()
        self.scene.input.focus_id = ""
        self.scene.invalidate()

    def plain(self, name: str, rect: Rect, label: str, on_press: Callable[[], None], icon: str = "undo") -> None:
        """Add a button that plays no action, such as Back."""
        self.scene.add(Button(name, rect, label, on_press, icon=icon, style=LABEL))
