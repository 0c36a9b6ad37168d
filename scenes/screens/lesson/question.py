"""A question of the teacher: a wrong answer shows why, and the others stay open."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import partial
from itertools import product
from math import dist

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, GREEN, HEADING, INK, NOTE, REMARK
from scenes.engine.widgets import Action, Button, Label, Look, Panel, Paragraph, Widget
from scenes.engine.widgets.button import Dress, draw_key_cap
from scenes.screens.lesson.teaching import Teaching

_SENTENCES, _MARGIN = {860.0: 76.0, 660.0: 112.0}, 44.0
"""Height of the sentence by the width of the page, and the page's margin."""
_HEAD, _ANSWER, _GAP, _FOOT = 52.0, 92.0, 10.0, 56.0
_MIDDLE = (965.0, 591.0)
_BOARD = Rect(14, 116, 1586, 950)
_STEPS = 8
_RING = 12.0
_ANSWER_STYLE = BODY.but(size=27, face="strong", smallest=0.6)
_WHY = NOTE.inked(INK).tight


@dataclass(frozen=True)
class AnswerButton(Button):
    """Show an answer with its number as a key; once tried, also why it is right or wrong."""

    _: KW_ONLY
    number: int
    why: str
    is_right: bool

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.why:
            object.__setattr__(self, "enabled", self.is_right)

    def tooltip_text(self) -> str:
        """Return no tooltip, as the reason is shown on the button."""
        return ""

    def _draw_content(self, canvas: Canvas, look: Look) -> None:
        inner = self.rect.inset(24, 8)
        cap, words = inner.split_left(40, 18)
        draw_key_cap(canvas, cap.centered(38, 36), str(self.number))
        if not self.why:
            canvas.paragraph(self.label, words, _ANSWER_STYLE)
            return
        label, why = words.split_left(min(280.0, canvas.measure(self.label, _ANSWER_STYLE)[0] + 20), 12)
        colour = GREEN if self.is_right else (60, 24, 20)
        sign, why = why.split_left(34, 10)
        canvas.paragraph(self.label, label, _ANSWER_STYLE)
        canvas.icon("check" if self.is_right else "cross", sign.center, 28, colour)
        canvas.paragraph(self.why, why, _WHY.inked(colour))


@dataclass(frozen=True)
class AnswerSeal(Widget):
    """Draw a seal with a question mark."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.image_fitted("common/art/seal", self.rect)
        canvas.text("?", self.rect.trimmed(bottom=8), HEADING.but(size=52, align="center", colour=(255, 236, 200)))


def add_question(
    scene: Scene, teaching: Teaching, targets: Sequence[Rect], answer: Callable[[int], None], go_on: Action
) -> None:
    """Add the question of the present step, away from what it points at; `answer` tries an answer."""
    question = teaching.course.step.question
    assert question is not None
    place = _place(question.answers, targets)
    page = scene.add(Panel("lesson-question", place)).rect.inset(_MARGIN)
    top, rest = page.split_top(_HEAD + _SENTENCES[place.w], _GAP)
    seal, words = top.split_left(110, 16)
    head, sentence = words.split_top(_HEAD)
    scene.add(AnswerSeal("lesson-seal", seal.centered(104, 104)))
    scene.add(Label("lesson-asked", head, teaching.words("question"), HEADING.tightest))
    scene.add(Paragraph("lesson-sentence", sentence, teaching.words("sentence"), BODY))
    rows, foot = rest.split_bottom(_FOOT, _GAP)
    for index, row in enumerate(rows.stack([_ANSWER] * question.answers, _GAP)):
        _add_answer(scene, teaching, index + 1, row, answer)
    _add_foot(scene, teaching, foot, partial(answer, question.right), go_on)


def _add_answer(scene: Scene, teaching: Teaching, number: int, row: Rect, answer: Callable[[int], None]) -> None:
    question = teaching.course.step.question
    is_right = question is not None and number == question.right
    is_shown = number in teaching.tried
    why = teaching.words("why", str(number)) if is_shown else ""
    words = teaching.words("answer", str(number))
    on_press = None if is_shown or teaching.is_answered else partial(answer, number)
    dress: Dress = "gold" if why and is_right else "parchment"
    scene.add(
        AnswerButton(
            f"lesson-answer-{number}", row, words, on_press, dress=dress, key=str(number), reason=why,
            number=number, why=why, is_right=is_right,
        )
    )  # fmt: skip


def _add_foot(scene: Scene, teaching: Teaching, foot: Rect, tell_answer: Action, go_on: Action) -> None:
    note, place = foot.split_right(260, 16)
    if teaching.is_answered:
        next_one = Button("lesson-next", place, scene.t("lesson-next"), go_on, icon="play", dress="gold")
        scene.add(next_one)
        return
    scene.add(Paragraph("lesson-free", note, scene.t("lesson-question-free"), REMARK))
    tell = scene.t("lesson-tell")
    scene.add(Button("lesson-tell", place, tell, tell_answer, icon="info"))


def _place(answers: int, targets: Sequence[Rect]) -> Rect:
    """Return the place that covers least of the targets, then the widest, then the nearest to the board's middle."""
    around = 2 * _MARGIN + _HEAD + answers * (_ANSWER + _GAP) + _FOOT + 3 * _GAP
    choices = [place for width, sentence in _SENTENCES.items() for place in _places(width, around + sentence)]
    rings = [target.outset(_RING) for target in targets]
    return min(choices, key=lambda place: (sum(map(place.shared, rings)), -place.w, dist(place.center, _MIDDLE)))


def _places(width: float, height: float) -> Iterator[Rect]:
    """Yield places of that size all over the board."""
    columns, rows = (_BOARD.w - width) / _STEPS, (_BOARD.h - height) / _STEPS
    for column, row in product(range(_STEPS + 1), repeat=2):
        yield Rect(_BOARD.x + columns * column, _BOARD.y + rows * row, width, height)
