"""The question before an action that cannot be taken back, on a popover beside its button."""

from game.aquileia.actions import AquileiaAction
from scenes.engine.layout import Rect
from scenes.engine.theme import TERM
from scenes.engine.widgets import Button, Paragraph
from scenes.games.aquileia.choices.answers import LABEL, AquileiaAnswers
from scenes.kit.moves.popover import Popover, place_popover
from scenes.kit.pieces import action_of

_SIZE = (560.0, 214.0)
_WORDS = TERM.centered.tightest


def add_question(
    answers: AquileiaAnswers, target: Rect, within: Rect, words: str, action: AquileiaAction, verb: str
) -> None:
    """Add the question with its consequence; the key that has opened it also confirms it."""
    scene, t = answers.scene, answers.t
    sheet = Popover("sure", place_popover(target, _SIZE, within), target)
    scene.add(sheet)
    told, foot = sheet.inner.split_bottom(56, 8)
    scene.add(Paragraph("sure-question", told, words, _WORDS))
    back, sure = foot.weighted_columns([1, 1.5], 12)
    answers.plain("sure-back", back, t("aq-verb-back"), answers.take_back)
    press = answers.bindings.bind("sure-yes", action, rank=-1)
    scene.add(
        Button(
            "sure-yes", sure, verb, action_of(press), icon="check", dress="gold", style=LABEL, command="aquileia/pass",
            show_key=True,
        )
    )  # fmt: skip
