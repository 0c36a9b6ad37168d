"""Line breaking: at spaces, in Japanese between phrases, or wherever the rules of kinsoku shori allow it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from scenes.engine.text.fonts import is_japanese
from scenes.engine.text.markup import parse
from scenes.engine.text.unicode_classes import is_attached
from scenes.engine.theme import Colour, Face

NO_LINE_START = frozenset(
    "、。，．・：；？！‼⁇⁈⁉゛゜ヽヾゝゞ々ー」』）】〕〉》］｝”’ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％／,.:;?!)]}%…‥〜"
)
"""Characters that may not begin a line."""
NO_LINE_END = frozenset("「『（【〔〈《［｛“‘([{＋－−±￥")
"""Characters that may not end a line."""
NO_BREAK_BETWEEN = frozenset("…‥—―")
"""Characters that stay together when they are doubled."""
LONGEST_KATAKANA_WORD = 9
LONGEST_KANJI_WORD = 4
LONGEST_PHRASE = 12
"""Characters after which a phrase may break anyway; no natural text runs longer without kanji."""
_BOUND = "\u00a0"
"""The no-break space."""
_PAUSES = frozenset("、。，．！？・：；")
_PARTICLES = frozenset("がをはにへとものでや")
_JOINTS = frozenset("けりきちみびげぎめれえべ")
"""Kana that join two verbs into one, as in 受け取る and 引き分け."""
_PREFIXES = frozenset("おご全第約各")
"""Prefixes after which no phrase ends: おカネ, 第3."""


_PARTS = re.compile(r"もう(?:一度|[0-9]+[枚個人つ回])|.", re.DOTALL)
"""Matches one character, or an expression inside which no line ends."""

Cut = Callable[[str], list[str]]
"""Splits a word into the pieces between which a line may break."""


@dataclass(frozen=True, slots=True)
class Atom:
    """Hold a part of a line that never breaks: a word, a Japanese character with its marks, or an icon."""

    text: str
    face: Face
    colour: Colour | None = None
    icon: str = ""
    space_before: bool = False


def can_break(before: str, after: str) -> bool:
    """Return whether a line may end between two characters without a space between them (kinsoku shori)."""
    if is_attached(after) or _BOUND in (before, after):
        return False
    if not (is_japanese(before) or is_japanese(after)):
        return False
    if before.isdigit() or (before in NO_BREAK_BETWEEN and before == after):
        return False
    return after not in NO_LINE_START and before not in NO_LINE_END


@lru_cache(maxsize=1024)
def atoms(text: str, face: Face, cut: Cut) -> tuple[tuple[Atom, ...], ...]:
    """Return the atoms of a text with markup, one tuple for each line that the text itself ends."""
    lines: list[tuple[Atom, ...]] = []
    current: list[Atom] = []
    space = False
    for piece in parse(text):
        if piece.icon:
            current.append(Atom("", face, piece.colour, piece.icon, space))
            space = False
            continue
        for number, part in enumerate(piece.text.split("\n")):
            if number:
                lines.append(tuple(current))
                current, space = [], False
            for word, spaced in _words(part, space, cut):
                if word:
                    current.append(Atom(word, piece.face or face, piece.colour, "", spaced))
                space = spaced and not word
    lines.append(tuple(current))
    return tuple(lines)


def _words(part: str, space: bool, cut: Cut) -> list[tuple[str, bool]]:
    """Return unbreakable words and whether a space comes before each; a last empty one is a space at the end."""
    result: list[tuple[str, bool]] = []
    spaced = space
    for index, word in enumerate(part.split(" ")):
        spaced = spaced or index > 0
        for chunk in cut(word):
            result.append((chunk, spaced))
            spaced = False
    if spaced:
        result.append(("", True))
    return result


def chunks(word: str, whole_katakana: bool = True) -> list[str]:
    """Split a word wherever kinsoku shori allows it; a katakana word of usual length stays whole."""
    parts: list[str] = []
    for part in _PARTS.findall(word) if whole_katakana else word:
        char = part[0]
        if parts and (not can_break(parts[-1][-1], char) or (whole_katakana and _continues_katakana(parts[-1], char))):
            parts[-1] += part
        else:
            parts.append(part)
    return parts


def compounds(word: str) -> list[str]:
    """Split a word but keep kanji words whole, with their particle or ending: 山札が|なくなり, 完成|させました."""
    parts: list[str] = []
    for piece in chunks(word):
        if parts and (_continues_kanji(parts[-1], piece) or _continues_kana(parts[-1], piece[0])):
            parts[-1] += piece
        else:
            parts.append(piece)
    return parts


def phrases(word: str) -> list[str]:
    """Split a word into large pieces: words with particles and endings, whole compounds of kanji or katakana."""
    parts: list[str] = []
    is_behind_expression = False
    for part in _PARTS.findall(word):
        is_expression = len(part) > 1
        is_new = is_expression or (is_behind_expression and not _is_hiragana(part))
        if parts and not (can_break(parts[-1][-1], part[0]) and (is_new or _ends_phrase(parts[-1], part))):
            parts[-1] += part
        else:
            parts.append(part)
        is_behind_expression = is_expression
    return parts


def _ends_phrase(phrase: str, char: str) -> bool:
    """Return whether a phrase may end before this character; a letter and its number stay together: 紫49."""
    last = phrase[-1]
    if len(phrase) == 2 and _is_kanji(phrase[0]) and last in _JOINTS and _is_kanji(char):
        return False
    if phrase in _PREFIXES or (len(phrase) == 1 and _is_letter(phrase) and char.isdigit()):
        return False
    if len(phrase) >= LONGEST_PHRASE or last in _PAUSES:
        return True
    if _is_hiragana(char):
        return False
    return _is_hiragana(last) or not (_is_letter(last) and _is_letter(char))


def _is_letter(char: str) -> bool:
    """Return whether it is hiragana, katakana or kanji."""
    return _is_hiragana(char) or _is_katakana(char) or _is_kanji(char)


def _is_hiragana(char: str) -> bool:
    return "ぁ" <= char <= "ゖ"


def _continues_katakana(chunk: str, char: str) -> bool:
    return _is_katakana(chunk[-1]) and _is_katakana(char) and len(chunk) < LONGEST_KATAKANA_WORD


def _continues_kanji(chunk: str, piece: str) -> bool:
    return _is_kanji(chunk[-1]) and len(piece) == 1 and _is_kanji(piece) and len(chunk) < LONGEST_KANJI_WORD


def _continues_kana(chunk: str, char: str) -> bool:
    """Return whether a hiragana belongs to the chunk: to hiragana, one kanji, or as a longer word's particle."""
    if not _is_hiragana(char):
        return False
    if _is_hiragana(chunk[-1]):
        return chunk[-1] + char == "です" or not (chunk[-1] in _PARTICLES and _is_word(chunk[:-1]))
    return (len(chunk) == 1 and _is_kanji(chunk)) or (_is_word(chunk) and char in _PARTICLES)


def _is_word(chunk: str) -> bool:
    """Return whether a chunk is an expression, or has two or more letters and no hiragana."""
    return len(chunk) > 1 and (not any(map(_is_hiragana, chunk)) or _PARTS.fullmatch(chunk) is not None)


def _is_kanji(char: str) -> bool:
    return "\u3400" <= char <= "\u9fff" or char == "々"


def _is_katakana(char: str) -> bool:
    return "ァ" <= char <= "ヺ" or char == "ー"
