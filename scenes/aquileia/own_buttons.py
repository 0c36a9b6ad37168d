"""The two buttons at the right of the own panel: pass or decline, and back; passing is asked twice (AQ 3.2)."""

from game.aquileia import actions as act
from scenes.aquileia.answers import LABEL, Answers
from scenes.aquileia.geometry import place
from scenes.aquileia.tips import Tips
from scenes.core.scene import Scene
from scenes.core.theme import SUBHEADING
from scenes.core.widgets import Button, Paragraph
from scenes.kit.popover import Popover, place_popover

_SURE = (470.0, 214.0)
_WORDS = SUBHEADING.but(face="strong", size=24, align="center", smallest=0.5)


class OwnButtons:
    """Made for one seen position."""

    def __init__(self, scene: Scene, tips: Tips, answers: Answers) -> None:
        self.scene, self.tips, self.answers, self.t = scene, tips, answers, tips.t
        self.kind = tips.seen.decision.kind if tips.seen.decision else ""

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
        self.scene.add(
            Button(
                "back", place("back"), self.t("aq-verb-back"), self.answers.take_back if choosing.is_any else None,
                icon="undo", style=LABEL,
            )
        )  # fmt: skip

    def _add_pass(self) -> None:
        offers, view, viewer = self.answers.offers, self.tips.view, self.tips.seen.viewer
        can_pass = offers.is_legal(act.PASS)
        is_sure = self.answers.choosing.is_passing
        press = self.answers.bindings.prepare("pass", self._ask, [] if is_sure else [act.PASS], rank=2)
        has_piece = viewer not in view.track
        help_text = self.t("aq-verb-pass-help-tiebreaker" if has_piece else "aq-verb-pass-help")
        self.scene.add(
            Button(
                "pass", place("pass"), self.t("aq-verb-pass"), press.action if can_pass else None, style=LABEL,
                command="aquileia/pass", show_key=True, reason=offers.why_not(act.PASS), tooltip=help_text,
            )
        )  # fmt: skip
        if is_sure and can_pass:
            self._add_question(view.henchmen[viewer])

    def _ask(self) -> None:
        self.answers.choosing.is_passing = True
        self.scene.focus_id = ""
        self.scene.invalidate()

    def _add_question(self, henchmen: int) -> None:
        target = place("pass")
        sheet = Popover("pass-sure", place_popover(target, _SURE, place("own").outset(0, 400)), target)
        self.scene.add(sheet)
        words, foot = sheet.inner.split_bottom(56, 8)
        self.scene.add(Paragraph("pass-question", words, self.t("aq-verb-pass-sure", henchmen=henchmen), _WORDS))
        back, sure = foot.columns(2, 12)
        self.answers.plain("pass-back", back, self.t("aq-verb-back"), self.answers.take_back)
        self.answers.give(sure, act.PASS, self.t("aq-verb-pass"))
