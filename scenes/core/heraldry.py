"""The five player colours as the screen shows them: ink for their names, pictures of their arms."""

from scenes.core.theme import BURGUNDY, LAPIS, VIOLET, Colour

INKS: dict[str, Colour] = {"L": BURGUNDY, "F": LAPIS, "Q": (34, 84, 46), "T": VIOLET, "S": (150, 72, 14)}


def crest(colour: str) -> str:
    return f"common/art/crest_{colour}"


def badge(colour: str) -> str:
    """The small disc with the letter."""
    return f"common/art/badge_{colour}"
