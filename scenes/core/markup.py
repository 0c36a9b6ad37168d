"""The small markup of texts: `[b]strong[/b]`, `[i]italic[/i]`, `[c:burgundy]colour[/c]`, `[icon:coin]`.

An icon with a path is a picture: `[icon:<game>/art/sign]`. Anything else in brackets is shown as it stands.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from scenes.core.theme import NAMED_COLOURS, Colour, Face

_TAG = re.compile(r"\[(/?[bi]|/c|c:[a-z]+|icon:[a-z0-9_/-]+)\]")


@dataclass(frozen=True, slots=True)
class Piece:
    """Text in one look, or one icon."""

    text: str = ""
    face: Face | None = None
    colour: Colour | None = None
    icon: str = ""


@lru_cache(maxsize=2048)
def parse(text: str) -> tuple[Piece, ...]:
    faces: list[Face] = []
    colours: list[Colour] = []
    pieces: list[Piece] = []
    for index, part in enumerate(_TAG.split(text)):
        if index % 2 == 0:
            if part:
                pieces.append(Piece(part, faces[-1] if faces else None, colours[-1] if colours else None))
        elif part.startswith("icon:"):
            pieces.append(Piece(icon=part[5:], colour=colours[-1] if colours else None))
        else:
            _apply(part, faces, colours)
    return tuple(pieces)


def _apply(tag: str, faces: list[Face], colours: list[Colour]) -> None:
    if tag in ("b", "i"):
        faces.append("strong" if tag == "b" else "italic")
    elif tag in ("/b", "/i"):
        del faces[-1:]
    elif tag == "/c":
        del colours[-1:]
    elif tag[2:] in NAMED_COLOURS:
        colours.append(NAMED_COLOURS[tag[2:]])


def plain_text(text: str) -> str:
    """The text without its markup, icons as nothing."""
    return "".join(piece.text for piece in parse(text))
