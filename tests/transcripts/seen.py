"""All that a frame shows, says and lets somebody press, read from outside and compared with the frame before.

This is the only module that asks the program's objects; `look_of` is the only place that asks a widget.
"""

import re
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from unittest.mock import patch

import pygame

from game.core.version import version
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input import focus
from scenes.engine.input.scene_input import SceneInput
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.text.drawn_text import TextBox
from scenes.engine.widgets import Widget
from tests.transcripts.telling import NUMBER, Telling, numbers_of

LONGEST, BEGINNING = 400, 100
"""Of a text with more characters only the beginning is shown, with a number by which it is known."""
ASIDE = 0.33
"""A sound from further left or right than this is heard from that side."""
NO_WIDGET = "-"
NUMBERED = re.compile(r"(.*[-_])(0|[1-9]\d*)$")
PROMPT, LOG = "prompt", "chronicle"
"""The widget whose sentences are told one after the other, and the one whose lines glide when one is added."""

Texts = dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Page:
    """A visible scene: the looks and places of its widgets, and the texts on each."""

    looks: dict[str, str]
    places: dict[str, Rect]
    texts: Texts


@dataclass(frozen=True, slots=True)
class Sight:
    """One frame; the picture has neither tooltip, focus ring nor notices on it."""

    scenes: tuple[str, ...]
    pages: dict[str, Page]
    focus: str
    tooltip: str
    notices: tuple[str, ...]
    picture: pygame.Surface | None = None
    areas: dict[str, pygame.Rect] = field(default_factory=dict)
    """Where the widgets of the top scene lie in the picture."""

    @property
    def number(self) -> int:
        """Return a number that equal pictures share."""
        assert self.picture is not None
        return zlib.crc32(self.picture.get_buffer().raw)


def look_of(scene: Scene, widget: Widget) -> str:
    """Return how a widget presents itself: whether it can be pressed, why not, whether it is chosen, its value."""
    words = []
    if not widget.enabled:
        words.append(f"off {quoted(scene.tooltip_for(widget))}")
    elif widget.focusable:
        words.append("press")
    if widget.is_chosen or getattr(widget, "chosen", False):
        words.append("chosen")
    value = getattr(widget, "value", None)
    if isinstance(value, bool | int | str):
        words.append(f"= {_plain(value)}")
    return " ".join(words) or "there"


def _plain(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return quoted(value) if isinstance(value, str) else str(value)


class Observer:
    """Writes down what an app draws and plays, by hooks on what is public."""

    def __init__(self, app: App, own_folder: str, telling: Telling) -> None:
        self.app, self._own_folder, self._telling = app, own_folder, telling
        self.sounds: list[str] = []
        self.passing: list[str] = []
        """Texts that have come since the last time they were taken, in order."""
        self._parts: list[tuple[Scene, int, int]] = []
        self._bare: pygame.Surface | None = None
        self._tooltip: tuple[int, int] = (0, 0)
        self._end = 0
        self._last = frozenset[str]()
        self.wants_picture = False
        self._ending = ExitStack()
        self._hook()

    def close(self) -> None:
        """Take the hooks off again."""
        self._ending.close()

    def _hook(self) -> None:
        draw_scene, draw_attention = Scene.draw, SceneInput.draw
        draw_notices = self.app.toasts.draw

        def scene_drawn(scene: Scene, canvas: Canvas, on_top: bool = True) -> None:
            first = len(canvas.boxes)
            if scene is self.app.stack.visible()[0]:
                self._parts.clear()
                self._bare, self._tooltip = None, (0, 0)
            draw_scene(scene, canvas, on_top)
            self._parts.append((scene, first, len(canvas.boxes)))

        def attention_drawn(attention: SceneInput, canvas: Canvas) -> None:
            self._keep_bare(canvas)
            first = len(canvas.boxes)
            draw_attention(attention, canvas)
            self._tooltip = first, len(canvas.boxes)

        def notices_drawn(canvas: Canvas, place: Callable[[Rect], Rect]) -> None:
            self._keep_bare(canvas)
            self._end = len(canvas.boxes)
            draw_notices(canvas, place)
            self._follow(canvas)

        for target, name, hook in ((Scene, "draw", scene_drawn), (SceneInput, "draw", attention_drawn),
                                   (self.app.toasts, "draw", notices_drawn), (self.app.sound, "play", self._hear),
                                   (self.app.sound, "music", self._hear_music)):  # fmt: skip
            self._ending.enter_context(patch.object(target, name, hook))

    def _hear(self, name: str, side: float = 0.0) -> None:
        if name:
            self.sounds.append(name + ("<" if side < -ASIDE else ">" if side > ASIDE else ""))
            self._telling.note(f"heard {self.sounds[-1]}")

    def _hear_music(self, name: str) -> None:
        if (heard := f"music {name}") not in self.sounds[-1:]:
            self.sounds.append(heard)

    def _keep_bare(self, canvas: Canvas) -> None:
        """Keep the picture before the tooltip or the notices are drawn, whichever come first."""
        if self._bare is None and self.wants_picture:
            self._bare = canvas.surface.copy()

    def _follow(self, canvas: Canvas) -> None:
        """Note what is said in this frame and was not in the one before."""
        said = [*self._prompts(canvas), *self.app.toasts.texts]
        said += [box.text for box in self._loose(canvas)]
        come = [text for text in dict.fromkeys(said) if text not in self._last]
        self.passing += map(self._plainly, come)
        self._last = frozenset(said)
        if self._telling.is_on:
            for text in come:
                self._telling.note(f"told {quoted(text)}")
            top = self.app.stack.top
            log = top.find(LOG) if top is not None else None
            self._telling.frame(canvas, self._numbers(), log.screen_rect() if log is not None else None)

    def _prompts(self, canvas: Canvas) -> list[str]:
        top = self.app.stack.top
        prompt = top.find(PROMPT) if top is not None else None
        if prompt is None:
            return []
        place = canvas.pixels(prompt.screen_rect())
        return [box.text for box in canvas.boxes[: self._end] if place.contains(box.position)][-1:]

    def _loose(self, canvas: Canvas) -> list[TextBox]:
        """Return the texts of banners: those on a layer over the table."""
        boxes = [*canvas.boxes[: self._tooltip[0]], *canvas.boxes[self._tooltip[1] : self._end]]
        return [box for box in boxes if box.depth > canvas.scene_depth and box.position and not NUMBER.match(box.text)]

    def _numbers(self) -> dict[str, tuple[str, ...]]:
        """Return the numbers on each widget of the top scene."""
        scene, first, last = self._parts[-1]
        return numbers_of(self._page(scene, first, last).texts)

    # What stands

    def look(self, with_picture: bool = True) -> Sight:
        """Return what the last frame showed; with its picture only if that was wanted when it was painted."""
        app = self.app
        top = app.stack.top
        assert top is not None
        boxes, names = app.canvas.boxes, _names(list(app.stack))
        pages = {names[scene]: self._page(scene, first, last) for scene, first, last in self._parts if scene in names}
        areas = {each.id: self._area(each) for each in focus.every(top.widgets)} if with_picture else {}
        first, last = self._tooltip
        return Sight(
            scenes=tuple(names.values()), pages=pages, focus=top.input.focus_id,
            tooltip=" ".join(self._words(box) for box in boxes[first:last]),
            notices=tuple(map(self._plainly, app.toasts.texts)),
            picture=self._bare if with_picture else None, areas=areas,
        )  # fmt: skip

    def _page(self, scene: Scene, first: int, last: int) -> Page:
        widgets = focus.every(scene.widgets)
        places = {widget.id: widget.screen_rect() for widget in widgets}
        areas = [self._area(widget) for widget in widgets]
        ids, texts = list(places), dict[str, list[str]]()
        tooltip = range(*self._tooltip)
        for number, box in enumerate(self.app.canvas.boxes[first:last], first):
            if not box.position or number in tooltip:
                continue
            found = pygame.Rect(box.position.center, (1, 1)).collidelistall(areas)
            owner = min(found, key=lambda each: (areas[each].width * areas[each].height, -each), default=None)
            texts.setdefault(NO_WIDGET if owner is None else ids[owner], []).append(self._words(box))
        looks = {widget.id: look_of(scene, widget) for widget in widgets}
        return Page(looks, places, {owner: tuple(said) for owner, said in texts.items()})

    def _area(self, widget: Widget) -> pygame.Rect:
        """Return the part of the window in which a widget is seen: a container may show only a part of it."""
        canvas, parent = self.app.canvas, widget.mount.parent
        area = canvas.pixels(widget.screen_rect())
        while parent is not None:
            window = parent.window()
            area = area.clip(canvas.pixels(window)) if window is not None else area
            parent = parent.mount.parent
        return area

    def _words(self, box: TextBox) -> str:
        return self._plainly(box.text)

    def _plainly(self, text: str) -> str:
        """Return a text without what differs from one computer or release to the next."""
        return text.replace(self._own_folder, "HOME").replace(version(), "VERSION")


def _names(scenes: Sequence[Scene]) -> dict[Scene, str]:
    """Return a name for each scene; a second one of the same name is numbered."""
    counted, names = Counter[str](), dict[Scene, str]()
    for scene in scenes:
        counted[scene.name] += 1
        names[scene] = scene.name if counted[scene.name] == 1 else f"{scene.name}-{counted[scene.name]}"
    return names


def survey(scene: Scene, beginnings: Sequence[str] = ()) -> Iterator[str]:
    """Yield what each widget explains, or why it cannot be used; neighbours that say the same share a line.

    With `beginnings` only widgets whose ids begin with one of them.
    """
    told = dict[str, list[str]]()
    for widget in focus.every(scene.widgets):
        is_wanted = not beginnings or widget.id.startswith(tuple(beginnings))
        if is_wanted and (text := scene.tooltip_for(widget)):
            told.setdefault(text, []).append(widget.id)
    for text, ids in told.items():
        yield f"{ranges(ids)}: {quoted(text)}"


def quoted(text: str) -> str:
    """Return a text on one line, between quotation marks."""
    plain = "".join(piece.text or f"[{piece.icon}]" for piece in markup.parse(text)).replace("\n", " / ")
    if len(plain) <= LONGEST:
        return f'"{plain}"'
    return f'"{plain[:BEGINNING]} ..." ({len(plain)} characters, {zlib.crc32(plain.encode()):08x})'


def ranges(ids: Sequence[str]) -> str:
    """Return ids with neighbours drawn together: `hand-0..4, take-back`."""
    runs = list[tuple[str, int, int] | str]()
    for name in ids:
        found, last = NUMBERED.match(name), runs[-1] if runs else ""
        if found is None:
            runs.append(name)
        elif isinstance(last, tuple) and (last[0], last[2] + 1) == (found[1], int(found[2])):
            runs[-1] = last[0], last[1], last[2] + 1
        else:
            runs.append((found[1], int(found[2]), int(found[2])))
    return ", ".join(each if isinstance(each, str) else _run(*each) for each in runs)


def _run(head: str, first: int, last: int) -> str:
    return f"{head}{first}" if first == last else f"{head}{first}..{last}"
