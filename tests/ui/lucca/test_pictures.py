"""Every palace of Lucca has its picture, large and small."""

from game.lucca.cards import COLOUR_OF, COLOURS, WINDOWS_OF, all_palaces
from scenes.engine.platform.resources import asset


def test_every_palace_is_painted() -> None:
    names = [f"palace_{card}" for card in all_palaces()]
    names += [f"palace_small_{COLOURS[COLOUR_OF[card]]}_{WINDOWS_OF[card]}" for card in all_palaces()]
    assert [name for name in names if not asset("lucca", f"art/{name}.webp").is_file()] == []
