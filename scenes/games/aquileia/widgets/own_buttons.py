"""The two buttons at the right of the own panel: pass or decline, and back; passing asks for confirmation (AQ 3.2)."""

from game.aquileia import actions as act
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.widgets import Button
from scenes.games.aquileia.choices.answers import LABEL, AquileiaAnswers
from scenes.games.aquileia.choices.confirmation import add_question
from scenes.games.aquileia.layout import place
from scenes.games.aquileia.tooltips import AquileiaTooltips


class AquileiaOwnButtons:
    """Add the buttons of one position."""

    def __init__(self, scene: Scene, tips: AquileiaTooltips, answers: AquileiaAnswers) -> None:
        self.scene, self.tips, self.answers, self.t = scene, tips, answers, tips.t
        self.kind = tips.position.decision.kind if tips.position.decision else ""

    def add(self) -> None:
        if self.kind == "build":
            tip = self.t("aq-verb-decline-help")
            is_only = len(self.answers.offers.legal) == 1
            self.answers.give(
                place("pass"), act.DECLINE, self.t("aq-verb-decline"), icon="cross",
                dress="gold" if is_only else "wood", rank=2, command="aquileia/decline", tooltip=tip,
            )  # fmt: skip
        elif self.kind == "place":
            self._add_pass()
        choosing = self.answers.choosing
        if choosing.is_passing:
            return
        self.scene.add(
            Button(
                "back", place("back"), self.t("aq-verb-back"), self.answers.take_back if choosing.is_any else None,
                icon="undo", style=LABEL,
            )
        )  # fmt: skip

    def _add_pass(self) -> None:
        offers, view, viewer = self.answers.offers, self.tips.view, self.tips.position.viewer
        can_pass = offers.is_legal(act.PASS)
        is_sure = self.answers.choosing.is_passing
        press = self.answers.bindings.prepare("pass", self.answers.ask_to_pass, [] if is_sure else [act.PASS], rank=2)
        has_piece = viewer not in view.track
        help_text = self.t("aq-verb-pass-help-tiebreaker" if has_piece else "aq-verb-pass-help")
        self.scene.add(
            Button(
                "pass", place("pass"), self.t("aq-verb-pass"), press.action if can_pass else None, style=LABEL,
                command="" if is_sure else "aquileia/pass", show_key=not is_sure,
                reason=offers.why_not(act.PASS), tooltip=help_text,
            )
        )  # fmt: skip
        if is_sure and can_pass:
            words = self.t("aq-verb-pass-sure", henchmen=view.henchmen[viewer])
            board, own = place("board"), place("own")
            within = Rect(board.x, board.y, own.w, own.bottom - board.y)
            add_question(self.answers, place("pass"), within, words, act.PASS, self.t("aq-verb-pass"))
