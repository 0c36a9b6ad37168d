"""Markup of texts: `[b]strong[/b]`, `[i]italic[/i]`, `[c:burgundy]colour[/c]`, `[icon:coin]`.

An icon with a path is a picture: `[icon:<game>/art/sign]`. Anything else in brackets is shown as it is.

Tags come only from the catalogues and from the functions below. Inside a text a tag is written as a seal that is
random for each run of the program, so brackets in names or files can never act as markup.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from secrets import randbelow

from scenes.engine.theme import NAMED_COLOURS, Colour, Face

_TAG = re.compile(r"\[(/?[bi]|/c|c:[a-z]+|icon:[a-z0-9_/-]+)\]")
"""Matches a tag as catalogues write it."""
_PRIVATE, _PRIVATE_COUNT = 0xF0000, 0xFFFE
"""Characters of private use, which no search and no line break treats specially."""
_SEAL = "".join(chr(_PRIVATE + randbelow(_PRIVATE_COUNT)) for _ in range(4))
"""Random characters that begin each tag inside a text."""
_SEALED = re.compile(f"{_SEAL}(.)", re.DOTALL)
_tags: list[str] = []
"""Every tag used so far; the character after the seal is its index."""


@dataclass(frozen=True, slots=True)
class MarkupPiece:
    """Hold text in one look, or one icon."""

    text: str = ""
    face: Face | None = None
    colour: Colour | None = None
    icon: str = ""


def marked_up(text: str) -> str:
    """Return one of our own texts with its tags sealed; never pass it text from a file or a person."""
    return _TAG.sub(lambda found: _sealed(found[1]), text)


def icon(name: str) -> str:
    """Return the tag of an icon, or of a picture by its path below `assets/`."""
    return _sealed(f"icon:{name}")


def strong(text: str) -> str:
    """Return the text in bold letters."""
    return f"{_sealed('b')}{text}{_sealed('/b')}"


def italic(text: str) -> str:
    """Return the text in italics."""
    return f"{_sealed('i')}{text}{_sealed('/i')}"


def coloured(colour: str, text: str) -> str:
    """Return the text in one of the named colours."""
    return f"{_sealed(f'c:{colour}')}{text}{_sealed('/c')}"


@lru_cache(maxsize=2048)
def parse(text: str) -> tuple[MarkupPiece, ...]:
    """Split a text into pieces of one look and icons."""
    faces: list[Face] = []
    colours: list[Colour | None] = []
    pieces: list[MarkupPiece] = []
    for index, part in enumerate(_SEALED.split(text)):
        if index % 2 == 0:
            if part:
                pieces.append(MarkupPiece(part, faces[-1] if faces else None, colours[-1] if colours else None))
            continue
        tag = _tag(part)
        if tag.startswith("icon:"):
            pieces.append(MarkupPiece(icon=tag[5:], colour=colours[-1] if colours else None))
        else:
            _apply(tag, faces, colours)
    return tuple(pieces)


def plain_text(text: str) -> str:
    """Return the text without markup; icons vanish."""
    return _SEALED.sub("", text)


def written(text: str) -> str:
    """Return the text with its tags as a catalogue writes them, for tests and logs."""
    return _SEALED.sub(lambda found: f"[{_tag(found[1])}]", text)


def _sealed(tag: str) -> str:
    if tag not in _tags:
        _tags.append(tag)
    return _SEAL + chr(_PRIVATE + _tags.index(tag))


def _tag(number: str) -> str:
    return _tags[ord(number) - _PRIVATE]


def _apply(tag: str, faces: list[Face], colours: list[Colour | None]) -> None:
    """Begin or end a look; an unknown colour leaves the one around it, and its end tag still ends only itself."""
    if tag in ("b", "i"):
        faces.append("strong" if tag == "b" else "italic")
    elif tag in ("/b", "/i"):
        del faces[-1:]
    elif tag == "/c":
        del colours[-1:]
    else:
        colours.append(NAMED_COLOURS.get(tag[2:], colours[-1] if colours else None))
