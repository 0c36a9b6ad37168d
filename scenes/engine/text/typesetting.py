"""Typesetting: measured lines, shrink-to-fit, balanced centring, and the finished picture of a block.

Works in pixels only; the canvas brings design units here and places the result.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import pygame

from scenes.engine.text.fonts import FontBook, Run, is_japanese
from scenes.engine.text.line_breaking import Atom, Cut, atoms, can_break, chunks, compounds, phrases
from scenes.engine.theme import Colour, Face, TextStyle

SMALLEST_PIXELS = 9
KERNING_SLACK = 2
LINES_WORTH_BALANCING = 4
WIDTHS_KEPT = 30_000
_CUTS: Sequence[Cut] = (phrases, compounds, chunks)
"""The best that fits is taken."""


@dataclass(slots=True)
class Fragment:
    """A run or an icon with its place on the line."""

    x: int
    width: int
    colour: Colour | None
    run: Run | None = None
    icon: str = ""
    heavy: int = 0


@dataclass(slots=True)
class TextLine:
    fragments: list[Fragment] = field(default_factory=list)
    width: int = 0


@dataclass(slots=True)
class TextBlock:
    """A laid-out text: lines of one height, the baseline from each line's top, and whether it had to be cut."""

    lines: list[TextLine]
    width: int
    line_height: int
    ascent: int
    pixels: int
    japanese: bool
    broken_word: bool = False
    broken_phrases: int = 0

    @property
    def height(self) -> int:
        return self.line_height * len(self.lines)


class Typesetter:
    """Lays out text with a font book; the icon width follows the letters."""

    def __init__(self, fonts: FontBook) -> None:
        self.fonts = fonts
        self._widths: dict[tuple[str, Face, int, bool, str, bool], int] = {}

    def balanced(self, text: str, style: TextStyle, pixels: int, width: int, cut: Cut = chunks) -> TextBlock:
        """Lines of about equal length, as few as fit: how centred text should break."""
        widest = self.lay_out(text, style.face, pixels, style.leading, width, cut)
        if len(widest.lines) < 2 or len(widest.lines) > LINES_WORTH_BALANCING:
            return widest
        best, low, high = widest, width // 3, width
        while high - low > max(4, pixels // 4):
            middle = (low + high) // 2
            block = self.lay_out(text, style.face, pixels, style.leading, middle, cut)
            is_whole = not block.broken_word and block.broken_phrases == widest.broken_phrases
            if len(block.lines) == len(widest.lines) and is_whole:
                best, high = block, middle
            else:
                low = middle
        return best

    def lay_out(
        self, text: str, face: Face, pixels: int, leading: float, width: int | None, cut: Cut = chunks
    ) -> TextBlock:
        japanese = self.fonts.is_all_japanese(text)
        base = self.fonts.font(self.fonts.japanese(pixels) if japanese else self.fonts.latin(face), pixels)
        ascent = base.get_ascent()
        natural = ascent - base.get_descent()
        block = TextBlock([], 0, max(round(pixels * leading), 1), 0, pixels, japanese)
        block.ascent = ascent + (block.line_height - natural) // 2
        for forced in atoms(text, face, cut):
            self._wrap(forced, width, block)
        block.width = max((line.width for line in block.lines), default=0)
        return block

    def fit(
        self, text: str, style: TextStyle, pixels: int, size: tuple[int, int], wrap: bool
    ) -> tuple[TextBlock, bool]:
        """The largest size down to `style.smallest` at which the text fits; false when even that is too big.

        Japanese breaks between phrases where their lines fit as well, else at least between words;
        what is to be `unbroken` ends no line inside a phrase as long as smaller letters can help it.
        """
        smallest = max(SMALLEST_PIXELS, round(pixels * style.smallest))

        def broken(trial: int, cut: Cut) -> tuple[TextBlock, bool]:
            if wrap and style.align == "center":
                block = self.balanced(text, style, trial, size[0], cut)
            else:
                block = self.lay_out(text, style.face, trial, style.leading, size[0] if wrap else None, cut)
            return block, self._fits(block, size, wrap)

        def attempt(trial: int) -> tuple[TextBlock, bool]:
            for cut in _CUTS if wrap else _CUTS[-1:]:
                block, fits = broken(trial, cut)
                if fits or not block.japanese:
                    break
            return block, fits

        def whole(trial: int) -> tuple[TextBlock, bool]:
            block, fits = broken(trial, phrases)
            return block, fits and not block.broken_phrases

        if wrap and style.unbroken and self.fonts.is_all_japanese(text):
            block, is_whole = self._search_from(whole, smallest, pixels)
            if is_whole:
                return block, True
        return self._search_from(attempt, smallest, pixels)

    def _search_from(
        self, attempt: Callable[[int], tuple[TextBlock, bool]], low: int, high: int
    ) -> tuple[TextBlock, bool]:
        """Most texts fit as large as they should be."""
        block, fits = attempt(high)
        return (block, fits) if fits or low >= high else self._search(attempt, low, high - 1)

    @staticmethod
    def _search(attempt: Callable[[int], tuple[TextBlock, bool]], low: int, high: int) -> tuple[TextBlock, bool]:
        best, fits = attempt(low)
        while fits and low < high:
            middle = (low + high + 1) // 2
            block, good = attempt(middle)
            if good:
                best, low = block, middle
            else:
                high = middle - 1
        return best, fits

    @staticmethod
    def _fits(block: TextBlock, size: tuple[int, int], wrap: bool) -> bool:
        one_line = len(block.lines) == 1 and block.pixels <= size[1] * 1.05
        wide_enough = block.width <= size[0] + KERNING_SLACK and not block.broken_word
        return wide_enough and (one_line or block.height <= size[1] + 1)

    def _wrap(self, forced: tuple[Atom, ...], width: int | None, block: TextBlock) -> None:
        line: list[Atom] = []
        used = 0
        for word in self._words(self._narrowed(forced, width, block)):
            widths = [self._width(atom, block) for atom in word]
            advance = sum(widths)
            gap = self._space(word[0], block) if line and word[0].space_before else 0
            if line and self._is_full(line, word, used + gap + advance, width, block):
                block.lines.append(self._place(line, block))
                line, used, gap = [], 0, 0
            if width is not None and max(widths) > width:
                block.broken_word = True
            line += word
            used += gap + advance
        block.lines.append(self._place(line, block))

    def _words(self, atoms: Sequence[Atom]) -> list[list[Atom]]:
        """What stays together on a line: a number and its sign, a word and what closes it."""
        words: list[list[Atom]] = []
        for atom in atoms:
            if words and not self._may_break(words[-1][-1], atom):
                words[-1].append(atom)
            else:
                words.append([atom])
        return words

    def _is_full(self, line: list[Atom], word: list[Atom], estimate: int, width: int | None, block: TextBlock) -> bool:
        """Words set as one run may be a little wider than their sum: near the edge the run itself is measured."""
        if width is None or estimate <= width - len(line):
            return False
        return estimate > width or self._place([*line, *word], block).width > width

    def _narrowed(self, forced: tuple[Atom, ...], width: int | None, block: TextBlock) -> list[Atom]:
        """Japanese words wider than the line fall into pieces that may break."""
        if width is None:
            return list(forced)
        result: list[Atom] = []
        for atom in forced:
            if atom.icon or self._width(atom, block) <= width or not any(map(is_japanese, atom.text)):
                result.append(atom)
                continue
            block.broken_phrases += 1
            for number, piece in enumerate(self._pieces(atom, width, block)):
                result.append(replace(piece, space_before=atom.space_before and not number))
        return result

    def _pieces(self, atom: Atom, width: int, block: TextBlock) -> list[Atom]:
        """A word in katakana or kanji stays whole where it has room by itself."""
        words = [replace(atom, text=text) for text in compounds(atom.text)]
        pieces = ([word.text] if self._width(word, block) <= width else chunks(word.text, False) for word in words)
        return [replace(atom, text=text) for texts in pieces for text in texts]

    @staticmethod
    def _may_break(before: Atom, after: Atom) -> bool:
        if after.space_before:
            return True
        if before.icon or after.icon:
            return False
        return can_break(before.text[-1], after.text[0])

    def _width(self, atom: Atom, block: TextBlock) -> int:
        if atom.icon:
            return icon_width(block.pixels)
        fonts = self.fonts
        key = atom.text, atom.face, block.pixels, block.japanese, fonts.language, fonts.plain
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) > WIDTHS_KEPT:
                self._widths.clear()
            width = sum(run.font.size(run.text)[0] for run in self._runs(atom.text, atom, block))
            self._widths[key] = width
        return width

    def _space(self, atom: Atom, block: TextBlock) -> int:
        return self._runs(" ", atom, block)[0].font.size(" ")[0]

    def _runs(self, text: str, atom: Atom, block: TextBlock) -> list[Run]:
        return self.fonts.runs(text, atom.face, block.pixels, block.japanese)

    def _place(self, line: list[Atom], block: TextBlock) -> TextLine:
        """Neighbouring atoms of one look are drawn as one run, so that kerning and ligatures hold."""
        result = TextLine()
        index = 0
        while index < len(line):
            atom = line[index]
            if atom.space_before and index > 0:
                result.width += self._space(atom, block)
            if atom.icon:
                width = icon_width(block.pixels)
                result.fragments.append(Fragment(result.width, width, atom.colour, icon=atom.icon))
                result.width += width
                index += 1
                continue
            text, index = self._joined(line, index)
            for run in self._runs(text, atom, block):
                width = run.font.size(run.text)[0]
                if not width:
                    continue
                heavy = self._heaviness(run.text, atom, block)
                result.fragments.append(Fragment(result.width, width, atom.colour, run, heavy=heavy))
                result.width += width
        return result

    @staticmethod
    def _heaviness(text: str, atom: Atom, block: TextBlock) -> int:
        """Japanese faces have no bold cut: such runs are struck twice, this many pixels apart."""
        is_bold = atom.face in ("title", "strong") and (block.japanese or is_japanese(text[0]))
        return max(1, round(block.pixels / 30)) if is_bold else 0

    @staticmethod
    def _joined(line: list[Atom], index: int) -> tuple[str, int]:
        first = line[index]
        text = first.text
        index += 1
        while index < len(line):
            atom = line[index]
            if atom.icon or atom.face != first.face or atom.colour != first.colour:
                break
            text += (" " if atom.space_before else "") + atom.text
            index += 1
        return text, index


def icon_width(pixels: int) -> int:
    return round(pixels * 1.08)


def _lowest(block: TextBlock) -> int:
    """Return how far down the letters reach: in a tight last line they hang out below it."""
    runs = [fragment.run for line in block.lines[-1:] for fragment in line.fragments if fragment.run]
    below = max((run.font.size(run.text)[1] - run.font.get_ascent() for run in runs), default=0)
    return max(block.height, block.height - block.line_height + block.ascent + below)


def render(
    block: TextBlock, style: TextStyle, icon: Callable[[str, int, Colour], pygame.Surface], align_width: int
) -> pygame.Surface:
    """The block as one transparent picture, `align_width` wide, lines aligned within it."""
    surface = pygame.Surface((max(align_width, block.width, 1), max(_lowest(block), 1)), pygame.SRCALPHA)
    for number, line in enumerate(block.lines):
        room = surface.get_width() - line.width
        left = {"left": 0, "center": room // 2, "right": room}[style.align]
        top = number * block.line_height
        for fragment in line.fragments:
            colour = fragment.colour or style.colour
            if fragment.run is None:
                picture = icon(fragment.icon, fragment.width, colour)
                middle = top + (block.line_height - picture.get_height()) // 2
                surface.blit(picture, (left + fragment.x, middle))
                continue
            font = fragment.run.font
            letters = font.render(fragment.run.text, True, colour)
            for shift in {0, fragment.heavy}:
                surface.blit(letters, (left + fragment.x + shift, top + block.ascent - font.get_ascent()))
    return surface
