"""Which widgets make an action at the table of Lucca."""

from collections.abc import Iterator
from typing import Any

from game.lucca.actions import Keep, Open, Place, Take
from scenes.table.scene import TableScene


def presses(table: TableScene, action: Any) -> Iterator[str]:
    match action:
        case Keep(cards):
            yield from (f"keep-{card}" for card in cards)
            yield f"do-{action.text}"
        case Open(colour):
            yield f"open-{colour}"
        case Take(triplet):
            yield f"triplet-{triplet}"
        case Place(verb, card):
            yield f"use-{card}-{verb}"
        case _:
            yield "do-deal"
