"""Texts of any characters in a field, a line and a paragraph, in every language."""

import random
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.core.names import one_line
from scenes.engine.app import App
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.languages import CODES
from scenes.engine.theme import BODY, TITLE
from scenes.engine.widgets import Label, Paragraph, TextField

EVERY = 0x110000
TOGETHER = 256
RANGES = (
    (0x20, 0x7F), (0, 0x20), (0x80, 0x250), (0x300, 0x370), (0x590, 0x700), (0x900, 0xE00), (0x200B, 0x2070),
    (0x3000, 0x9FFF), (0xD800, 0xE000), (0xFE00, 0xFE10), (0xFFF0, 0x10000), (0x1F000, 0x1FAFF), (0xE0000, 0xE01F0),
    (0, EVERY),
)  # fmt: skip


class Desk(Scene):
    """The same text in the three places where texts stand."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.text = ""

    def build(self) -> None:
        self.add(Label("line", Rect(100, 100, 1600, 60), self.text, BODY))
        self.add(Paragraph("paragraph", Rect(100, 200, 900, 300), self.text, TITLE))
        self.add(TextField("field", Rect(100, 600, 900, 60), one_line(self.text)[:300], self._take, longest=300))

    def _take(self, text: str) -> None:
        text.encode()


def random_texts(count: int, source: random.Random) -> Iterator[str]:
    for _ in range(count):
        ranges = source.choices(RANGES, k=source.randint(1, 3))
        yield "".join(chr(source.randrange(*source.choice(ranges))) for _ in range(source.randint(1, 24)))


def every_character(step: int = 1) -> Iterator[str]:
    """Each code point once, many in one text; with a step, every so manieth."""
    codes = range(0, EVERY, step)
    for start in range(0, len(codes), TOGETHER):
        yield "".join(map(chr, codes[start : start + TOGETHER]))


def show(stage: Headless, desk: Desk, text: str) -> None:
    desk.text = text
    desk.invalidate()
    stage.app.draw()
    field = desk.find("field")
    assert isinstance(field, TextField)
    field.on_text(text[:8], editing=True)
    field.on_text(text)
    stage.app.draw()


def run(count: int, _folder: Path, seed: int = 1, step: int = 1) -> str:
    source = random.Random(seed)
    stages = 0
    for number, language in enumerate(CODES):
        stage = Headless((640, 360), language)
        desk = Desk(stage.app)
        stage.show(desk)
        stages += 1
        for text in random_texts(count // len(CODES), source):
            show(stage, desk, text)
        for text in list(every_character(step))[number :: len(CODES)]:
            show(stage, desk, text)
        pygame.event.clear()
        stage.close()
    return f"{count} texts and every {step}. code point in {stages} languages"
