"""Ids of pieces that are one of several: words with hyphens between them, as in `tower-0-1` or `space-portus_1`."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PieceId:
    """Hold the words of an id: the kind of the piece, then what tells it from the others of its kind."""

    words: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> "PieceId":
        """Return the id that is written so."""
        return cls(tuple(text.split("-")))

    @property
    def text(self) -> str:
        """Return the id as widgets, key files, lessons and tests write it."""
        return "-".join(self.words)

    @property
    def kind(self) -> str:
        """Return the first word."""
        return self.words[0]

    @property
    def parts(self) -> tuple[str, ...]:
        """Return the words after the kind; none for a piece that is the only one of its kind."""
        return self.words[1:]

    @property
    def row(self) -> str:
        """Return the id without its last word, which the pieces of one row share; empty for a single word."""
        return "-".join(self.words[:-1])


def piece_id(kind: str, *parts: int | str) -> str:
    """Return the text of the id of a piece of that kind."""
    return "-".join((kind, *map(str, parts)))
