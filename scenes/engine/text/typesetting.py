"""Typesetting: measured lines, shrinking to fit, balanced centring, and the picture of a text.

Everything here is in pixels; the canvas converts design units and places the result.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import pygame

from scenes.engine.text.fonts import FontBook, Run, is_japanese
from scenes.engine.text.line_breaking import Atom, Cut, atoms, can_break, chunks, compounds, phrases
from scenes.engine.theme import Colour, Face, TextStyle

SMALLEST_PIXELS = 9
"""Smallest size of letters."""
KERNING_SLACK = 2
"""Pixels by which a text may be wider than its place."""
LINES_WORTH_BALANCING = 4
"""Longest text, in lines, whose lines are made equally long."""
WIDTHS_KEPT = 30_000
_CUTS: Sequence[Cut] = (phrases, compounds, chunks)
"""Ways of splitting Japanese, the best first; the first that fits is used."""


@dataclass(slots=True)
class Fragment:
    """Hold a run or an icon with its place on the line; `heavy` is the offset of a second print for bold."""

    x: int
    width: int
    colour: Colour | None
    run: Run | None = None
    icon: str = ""
    heavy: int = 0


@dataclass(slots=True)
class TextLine:
    """Hold the fragments of a line and its width."""

    fragments: list[Fragment] = field(default_factory=list)
    width: int = 0


@dataclass(slots=True)
class TextBlock:
    """Hold a laid-out text: lines of equal height, the baseline `ascent` below the top of each.

    `broken_word` is true if a word is wider than its line; `broken_phrases` counts split Japanese phrases.
    """

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
        """Return the height of all lines."""
        return self.line_height * len(self.lines)


class Typesetter:
    """Lay out texts with a font book."""

    def __init__(self, fonts: FontBook) -> None:
        self.fonts = fonts
        self._widths: dict[tuple[str, Face, int, bool, str, bool], int] = {}

    def balanced(self, text: str, style: TextStyle, pixels: int, width: int, cut: Cut = chunks) -> TextBlock:
        """Lay out a text in as few lines as fit, all about equally long; for centred text."""
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
        """Lay out a text in letters of one size; `width` None means without wrapping."""
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
        """Lay out a text at the largest size, down to `style.smallest`, at which it fits; return whether it does.

        Japanese breaks between phrases if its lines fit that way, else at least between words.
        An `unbroken` style first tries smaller letters before a line ends inside a phrase.
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
        """Try the full size, which fits for most texts, and search smaller ones only if it does not."""
        block, fits = attempt(high)
        return (block, fits) if fits or low >= high else self._search(attempt, low, high - 1)

    @staticmethod
    def _search(attempt: Callable[[int], tuple[TextBlock, bool]], low: int, high: int) -> tuple[TextBlock, bool]:
        """Return the largest size that fits, found by halving the range."""
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
        """Group atoms that stay together on a line: a number and its sign, a word and its closing mark."""
        words: list[list[Atom]] = []
        for atom in atoms:
            if words and not self._may_break(words[-1][-1], atom):
                words[-1].append(atom)
            else:
                words.append([atom])
        return words

    def _is_full(self, line: list[Atom], word: list[Atom], estimate: int, width: int | None, block: TextBlock) -> bool:
        """Return whether a word has no room left on the line.

        Words set as one run may be wider than their sum, so near the edge the run itself is measured.
        """
        if width is None or estimate <= width - len(line):
            return False
        return estimate > width or self._place([*line, *word], block).width > width

    def _narrowed(self, forced: tuple[Atom, ...], width: int | None, block: TextBlock) -> list[Atom]:
        """Split Japanese words that are wider than the line into pieces that may break."""
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
        """Split a phrase into its words; a katakana or kanji word stays whole if it fits on a line."""
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
        """Return a line; neighbouring atoms of one look become one run, which keeps kerning and ligatures."""
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
        """Return the pixels between two prints of a bold Japanese run, since those faces have no bold."""
        is_bold = atom.face in ("title", "strong") and (block.japanese or is_japanese(text[0]))
        return max(1, round(block.pixels / 30)) if is_bold else 0

    @staticmethod
    def _joined(line: list[Atom], index: int) -> tuple[str, int]:
        """Return the text of the atoms of one look from `index` on, and the index after them."""
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
    """Return the width of an icon among letters of that size."""
    return round(pixels * 1.08)


def _lowest(block: TextBlock) -> int:
    """Return how far down the letters reach: in a tight last line they hang out below it."""
    runs = [fragment.run for line in block.lines[-1:] for fragment in line.fragments if fragment.run]
    below = max((run.font.size(run.text)[1] - run.font.get_ascent() for run in runs), default=0)
    return max(block.height, block.height - block.line_height + block.ascent + below)


def render(
    block: TextBlock, style: TextStyle, icon: Callable[[str, int, Colour], pygame.Surface], align_width: int
) -> pygame.Surface:
    """Return a transparent picture of the block, at least `align_width` wide, lines aligned within it."""
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
