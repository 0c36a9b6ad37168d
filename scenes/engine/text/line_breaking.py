"""Where a line may end: at spaces, and in Japanese between phrases, or wherever kinsoku shori allows it."""

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
NO_LINE_END = frozenset("「『（【〔〈《［｛“‘([{＋－−±￥")
NO_BREAK_BETWEEN = frozenset("…‥—―")
LONGEST_KATAKANA_WORD = 9
LONGEST_KANJI_WORD = 4
LONGEST_PHRASE = 12
"""No sentence is written without kanji or katakana for longer; then it may break as kinsoku allows."""
_BOUND = "\u00a0"
_PAUSES = frozenset("、。，．！？・：；")
_PARTICLES = frozenset("がをはにへとものでや")
_JOINTS = frozenset("けりきちみびげぎめれえべ")
"""Of verbs made of two: 受け取る, 引き分け."""
_PREFIXES = frozenset("おご全第約各")
"""A phrase does not end behind them: おカネ, 第3; nor between one letter and its number: 紫49."""


_PARTS = re.compile(r"もう(?:一度|[0-9]+[枚個人つ回])|.", re.DOTALL)
"""One character, or an expression inside which no line ends."""

Cut = Callable[[str], list[str]]
"""Into the pieces between which a line may break."""


@dataclass(frozen=True, slots=True)
class Atom:
    """What never breaks inside: a word, one Japanese character with its attached marks, or an icon."""

    text: str
    face: Face
    colour: Colour | None = None
    icon: str = ""
    space_before: bool = False


def can_break(before: str, after: str) -> bool:
    """Whether a line may end between these two characters that no space separates (kinsoku shori)."""
    if is_attached(after) or _BOUND in (before, after):
        return False
    if not (is_japanese(before) or is_japanese(after)):
        return False
    if before.isdigit() or (before in NO_BREAK_BETWEEN and before == after):
        return False
    return after not in NO_LINE_START and before not in NO_LINE_END


@lru_cache(maxsize=1024)
def atoms(text: str, face: Face, cut: Cut) -> tuple[tuple[Atom, ...], ...]:
    """One tuple per forced line; each atom knows whether a space stood before it."""
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
    """Unbreakable words with the space before them; a last empty word carries a trailing space."""
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
    """Pieces between which a line may break; a word in katakana is one piece as long as it is a word's length."""
    parts: list[str] = []
    for part in _PARTS.findall(word) if whole_katakana else word:
        char = part[0]
        if parts and (not can_break(parts[-1][-1], char) or (whole_katakana and _continues_katakana(parts[-1], char))):
            parts[-1] += part
        else:
            parts.append(part)
    return parts


def compounds(word: str) -> list[str]:
    """A word in kanji is one piece as well, with its particle or ending: 山札が|なくなり, 完成|させました."""
    parts: list[str] = []
    for piece in chunks(word):
        if parts and (_continues_kanji(parts[-1], piece) or _continues_kana(parts[-1], piece[0])):
            parts[-1] += piece
        else:
            parts.append(piece)
    return parts


def phrases(word: str) -> list[str]:
    """Larger pieces: a particle or an ending stays with its word, a compound of kanji or katakana stays whole."""
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
    """Hiragana, katakana or kanji."""
    return _is_hiragana(char) or _is_katakana(char) or _is_kanji(char)


def _is_hiragana(char: str) -> bool:
    return "ぁ" <= char <= "ゖ"


def _continues_katakana(chunk: str, char: str) -> bool:
    return _is_katakana(chunk[-1]) and _is_katakana(char) and len(chunk) < LONGEST_KATAKANA_WORD


def _continues_kanji(chunk: str, piece: str) -> bool:
    return _is_kanji(chunk[-1]) and len(piece) == 1 and _is_kanji(piece) and len(chunk) < LONGEST_KANJI_WORD


def _continues_kana(chunk: str, char: str) -> bool:
    """Hiragana stays with hiragana and with a single kanji; behind a longer word only its particle does."""
    if not _is_hiragana(char):
        return False
    if _is_hiragana(chunk[-1]):
        return chunk[-1] + char == "です" or not (chunk[-1] in _PARTICLES and _is_word(chunk[:-1]))
    return (len(chunk) == 1 and _is_kanji(chunk)) or (_is_word(chunk) and char in _PARTICLES)


def _is_word(chunk: str) -> bool:
    """Of two letters or more, none of them hiragana; or an expression."""
    return len(chunk) > 1 and (not any(map(_is_hiragana, chunk)) or _PARTS.fullmatch(chunk) is not None)


def _is_kanji(char: str) -> bool:
    return "\u3400" <= char <= "\u9fff" or char == "々"


def _is_katakana(char: str) -> bool:
    return "ァ" <= char <= "ヺ" or char == "ー"
