"""The teacher's panel: text of the step, tasks, and the buttons back, skip and leave."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.common.one_page_summary import draw_figure
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import (
    BODY,
    BURGUNDY,
    GOLD,
    GREEN,
    INK,
    INK_SOFT,
    PARCHMENT_LIGHT,
    SECTION,
    SMALL,
    SMALL_BUTTON,
    SMALL_NOTE,
    TextStyle,
)
from scenes.engine.widgets import Action, Button, IconButton, Label, Look, Panel, Paragraph, Widget
from scenes.screens.lesson import panel_heights
from scenes.screens.lesson.teaching import Teaching
from scenes.screens.lesson.text_size import USUAL

_HEAD = SECTION.tightest
_NAME = SECTION.centered.tightest
_TASK = BODY.but(size=21, face="strong", smallest=0.58)
_STEP = SMALL_NOTE.centered
_ANEW = SMALL.inked(BURGUNDY).centered.tightest
_BUTTON = SMALL_BUTTON.tightest
_MOST_FIGURE = 216.0
_CAPTIONED, _MOST_CAPTIONED = 74.0, 112.0
"""Width and largest height of a picture beside its caption."""
_TALLEST = 1.6
"""Largest height of a picture as a factor of its width."""


@dataclass(frozen=True)
class Dots(Widget):
    """Draw a lozenge for each step, the present one larger and red."""

    number: int
    count: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        for index, cell in enumerate(self.rect.columns(self.count, 0)):
            x, y = cell.center
            size = 9.0 if index == self.number else 6.0
            colour = BURGUNDY if index == self.number else GOLD if index < self.number else (214, 196, 156)
            canvas.polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], colour)


@dataclass(frozen=True)
class TaskLine(Widget):
    """Draw a task with its number; once done, with a check mark."""

    number: int
    text: str
    is_done: bool

    def draw(self, canvas: Canvas, look: Look) -> None:
        disc, words = self.rect.split_left(40, 8)
        center = disc.center
        canvas.circle(center, 18, GREEN if self.is_done else BURGUNDY)
        if self.is_done:
            canvas.icon("check", center, 24, PARCHMENT_LIGHT)
        else:
            number = Rect(center[0] - 18, center[1] - 18, 36, 34)
            canvas.text(str(self.number), number, BODY.but(face="title", align="center", colour=PARCHMENT_LIGHT))
        canvas.paragraph(self.text, words, _TASK.inked(INK_SOFT if self.is_done else INK))


@dataclass(frozen=True, slots=True)
class TeacherPanel:
    """Hold what the parts of the panel are made of."""

    scene: Scene
    teaching: Teaching
    letters: TextStyle
    """Style of the words."""
    ends_turn: bool
    """True if only the end of the turn is left of a task."""
    go_on: Action
    go_back: Action
    leave: Action

    def figure(self, id: str, place: Rect, names: Sequence[str]) -> "LessonFigure":
        """Return the picture of the pieces with these names."""
        return LessonFigure(id, place, self.teaching.catalog, self.teaching.spec.id, tuple(names))


def add_teacher(panel: TeacherPanel, place: Rect) -> None:
    """Add the panel with all its parts."""
    panel.scene.add(Panel("lesson-panel", place, "scroll"))
    inner = panel_heights.inner(place)
    inner = _add_step(panel, inner, place)
    inner = _add_ways(panel, inner, in_words=place.h >= panel_heights.FULL_FROM)
    inner = _add_tasks(panel, inner, place)
    _add_words(panel, inner, panel.letters)


@dataclass(frozen=True)
class LessonFigure(Widget):
    """Draw a picture made of the game's own pieces."""

    catalog: Catalog
    game: str
    names: Sequence[str]

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_figure(canvas, self.catalog, self.game, self.names, self.rect)


@dataclass(frozen=True)
class TeacherPicture(Widget):
    """Draw the teacher in a golden ring."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.image("common/art/teacher", self.rect)


def _add_step(panel: TeacherPanel, inner: Rect, place: Rect) -> Rect:
    """Add the number of the step and the dots; return what is left."""
    course, scale = panel.teaching.course, panel.scene.app.canvas.text_scale
    told, rest = inner.split_top(panel_heights.of_step(place, scale), 0)
    if panel_heights.has_portrait(place, scale):
        told = _add_portrait(panel, told)
    words, dots = told.split_top(panel_heights.STEP, 2)
    dots = dots.split_top(panel_heights.DOTS)[0]
    count = len(course.lesson.steps)
    panel.scene.add(Label("lesson-step", words, panel.scene.t("lesson-step", n=course.number + 1, of=count), _STEP))
    if not course.begins_anew:
        panel.scene.add(Dots("lesson-dots", dots, course.number, count))
        return rest
    if panel_heights.is_told_below_the_dots(course.step, place, scale):
        panel.scene.add(Dots("lesson-dots", dots, course.number, count))
        anew, rest = rest.split_top(panel_heights.ANEW, 4)
    else:
        anew = dots.outset(0, 4)
    panel.scene.add(Label("lesson-anew", anew, panel.scene.t("lesson-anew"), _ANEW))
    return rest


def _add_portrait(panel: TeacherPanel, told: Rect) -> Rect:
    """Add the teacher's picture and name; return what is left for the number of the step."""
    side = panel_heights.PORTRAIT
    picture, rest = told.split_left(side, 8)
    panel.scene.add(TeacherPicture("lesson-portrait", picture.split_top(side)[0]))
    name, rest = rest.split_top(panel_heights.NAME, 0)
    panel.scene.add(Label("lesson-teacher", name, panel.scene.t("lesson-teacher"), _NAME))
    return rest


def _add_words(panel: TeacherPanel, inner: Rect, letters: TextStyle) -> None:
    """Add heading, picture and text; a remark replaces the text."""
    head, rest = inner.split_top(panel_heights.HEAD, 4)
    panel.scene.add(Label("lesson-head", head, panel.teaching.words("head"), _HEAD))
    captions = panel.teaching.captions(panel.teaching.course.step)
    rest = rest if captions else _add_figure(panel, rest, letters)
    if panel.teaching.gentle_word:
        panel.scene.add(
            Paragraph("lesson-gentle", rest, panel.teaching.gentle_word, letters.but(colour=BURGUNDY, face="strong"))
        )
    elif captions:
        _add_captioned(panel, rest, captions, letters)
    else:
        panel.scene.add(Paragraph("lesson-text", rest, panel.teaching.words("text"), letters))


def _add_captioned(panel: TeacherPanel, rest: Rect, captions: Sequence[str], letters: TextStyle) -> None:
    """Add the text and pictures with captions below each other; as one paragraph if there is too little room."""
    text = panel.teaching.words("text")
    needed = panel.scene.measure(text, letters, rest.w)[1] + panel_heights.FIGURE_GAP
    names = panel_heights.figure_of(panel.teaching.course.step, panel.scene.app.canvas.text_scale)
    if not names or rest.h - needed < len(captions) * panel_heights.LEAST_FIGURE:
        panel.scene.add(Paragraph("lesson-text", rest, "\n".join([text, *captions]), letters))
        return
    words, area = rest.split_top(needed, 0)
    panel.scene.add(Paragraph("lesson-text", words, text, letters))
    height = min(_MOST_CAPTIONED, area.h / len(captions) - panel_heights.FIGURE_GAP)
    rows = area.stack([height] * len(captions), panel_heights.FIGURE_GAP)
    for number, (name, caption, row) in enumerate(zip(names, captions, rows, strict=True), 1):
        picture, beside = row.split_left(_CAPTIONED, panel_heights.FIGURE_GAP)
        panel.scene.add(panel.figure(f"lesson-figure-{number}", picture, (name,)))
        panel.scene.add(Paragraph(f"lesson-caption-{number}", beside, caption, USUAL.but(valign="middle")))


def _add_figure(panel: TeacherPanel, rest: Rect, letters: TextStyle) -> Rect:
    """Add the picture above the text, as high as that allows; return what is left."""
    names = panel_heights.figure_of(panel.teaching.course.step, panel.scene.app.canvas.text_scale)
    left = (
        rest.h
        - panel.scene.measure(panel.teaching.words("text"), letters, rest.w)[1]
        - panel_heights.FIGURE_GAP
        - panel_heights.FOOT
    )
    if not names or left < panel_heights.LEAST_FIGURE:
        return rest
    height = min(left, _MOST_FIGURE, _TALLEST * rest.w / len(names))
    figure, words = rest.split_top(height, panel_heights.FIGURE_GAP)
    panel.scene.add(panel.figure("lesson-figure", figure, names))
    return words


def _add_tasks(panel: TeacherPanel, inner: Rect, place: Rect) -> Rect:
    """Add the tasks or the Next button; return what is left. A low panel leaves the tasks to the prompt."""
    course = panel.teaching.course
    if panel.teaching.can_go_on:
        rest, onwards = inner.split_bottom(panel_heights.ONWARDS, 10)
        panel.scene.add(
            Button("lesson-next", onwards, panel.scene.t("lesson-next"), panel.go_on, icon="play", dress="gold")
        )
        return rest
    tasks = course.step.tasks
    if place.h < panel_heights.FULL_FROM or not tasks:
        return inner
    height = panel_heights.of_task(len(tasks), place)
    rest, box = inner.split_bottom(panel_heights.of_tasks(course.step, place), 8)
    head, lines = box.split_top(36, 2)
    panel.scene.add(Label("lesson-now", head, panel.scene.t("lesson-now"), _HEAD))
    for index, line in enumerate(lines.stack([height - 6] * len(tasks), 6)):
        text, is_done = panel.teaching.task_words(index, panel.ends_turn), index < course.tasks_done
        panel.scene.add(TaskLine(f"lesson-task-{index + 1}", line, index + 1, text, is_done))
    return rest


def _add_ways(panel: TeacherPanel, inner: Rect, in_words: bool) -> Rect:
    """Add the buttons back, skip and leave; return what is left."""
    ways = [
        ("back", "undo", panel.go_back, panel.teaching.course.number > 0, "lesson/back"),
        ("skip", "skip", panel.go_on, True, "lesson/skip"),
        ("leave", "home", panel.leave, True, ""),
    ]
    rest, foot = inner.split_bottom(panel_heights.WAYS if in_words else panel_heights.LOW_WAYS, 8)
    if in_words:
        above, below = foot.rows(2, 8)
        places = [*above.columns(2, 8), below]
    else:
        places = foot.columns(3, 8)
    for (name, icon, action, can, command), place in zip(ways, places, strict=True):
        words, note = panel.scene.t(f"lesson-{name}"), panel.scene.t(f"lesson-{name}-help")
        why = panel.scene.t("lesson-back-none")
        if in_words:
            button = Button(
                f"lesson-{name}", place, words, action, icon=icon, enabled=can, reason=why, tooltip=note,
                style=_BUTTON, command=command,
            )  # fmt: skip
        else:
            button = IconButton(
                f"lesson-{name}", place, icon=icon, tooltip=f"{words}: {note}", on_press=action, enabled=can,
                reason=why, command=command,
            )  # fmt: skip
        panel.scene.add(button)
    return rest
