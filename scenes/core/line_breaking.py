"""Where a line may end: at spaces, and in Japanese wherever kinsoku shori allows it."""

from dataclasses import dataclass
from functools import lru_cache

from scenes.core.characters import is_attached
from scenes.core.fonts import is_japanese
from scenes.core.markup import parse
from scenes.core.theme import Colour, Face

NO_LINE_START = frozenset(
    "、。，．・：；？！‼⁇⁈⁉゛゜ヽヾゝゞ々ー」』）】〕〉》］｝”’ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％,.:;?!)]}%…‥〜"
)
NO_LINE_END = frozenset("「『（【〔〈《［｛“‘([{")
NO_BREAK_BETWEEN = frozenset("…‥—―")
LONGEST_KATAKANA_WORD = 9


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
    if is_attached(after):
        return False
    if not (is_japanese(before) or is_japanese(after)):
        return False
    if before.isdigit() or (before in NO_BREAK_BETWEEN and before == after):
        return False
    return after not in NO_LINE_START and before not in NO_LINE_END


@lru_cache(maxsize=1024)
def atoms(text: str, face: Face) -> tuple[tuple[Atom, ...], ...]:
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
            for word, spaced in _words(part, space):
                if word:
                    current.append(Atom(word, piece.face or face, piece.colour, "", spaced))
                space = spaced and not word
    lines.append(tuple(current))
    return tuple(lines)


def _words(part: str, space: bool) -> list[tuple[str, bool]]:
    """Unbreakable words with the space before them; a last empty word carries a trailing space."""
    result: list[tuple[str, bool]] = []
    spaced = space
    for index, word in enumerate(part.split(" ")):
        spaced = spaced or index > 0
        for chunk in chunks(word):
            result.append((chunk, spaced))
            spaced = False
    if spaced:
        result.append(("", True))
    return result


def chunks(word: str, whole_katakana: bool = True) -> list[str]:
    """Pieces between which a line may break; a word in katakana is one piece as long as it is a word's length."""
    parts: list[str] = []
    for char in word:
        if parts and (not can_break(parts[-1][-1], char) or (whole_katakana and _continues_katakana(parts[-1], char))):
            parts[-1] += char
        else:
            parts.append(char)
    return parts


def _continues_katakana(chunk: str, char: str) -> bool:
    return _is_katakana(chunk[-1]) and _is_katakana(char) and len(chunk) < LONGEST_KATAKANA_WORD


def _is_katakana(char: str) -> bool:
    return "ァ" <= char <= "ヺ" or char == "ー"
