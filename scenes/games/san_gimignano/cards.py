"""Cards on the screen: name, text, picture and rule, all found by the name that the rules use."""

from functools import cache
from typing import Any

from game.san_gimignano.cards import NAMES, NOBLES, TOWERS, UNKNOWN_NOBLE, UNKNOWN_TOWER
from scenes.engine.platform.resources import asset, read_table
from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog

_BACKS = {UNKNOWN_TOWER: "back_day", UNKNOWN_NOBLE: "back_dusk"}
_HIDDEN = "10"
"""Number of the rule about cards that cannot be seen."""


def card_name(catalog: Catalog, kind: int) -> str:
    """Return the printed name: of a number its donation, else the noble."""
    return catalog(_key(kind))


def card_text(catalog: Catalog, kind: int) -> str:
    """Return the name of a card and what it does."""
    return f"{markup.strong(card_name(catalog, kind))}\n{catalog(f'{_key(kind)}-text')}"


def card_picture(kind: int) -> str:
    if kind in TOWERS:
        return f"card_{kind}"
    return f"noble_{NAMES[kind]}" if kind in NOBLES else _BACKS[kind]


def card_paragraph(kind: int) -> str:
    return _paragraphs().get(NAMES[kind], _HIDDEN)


def _key(kind: int) -> str:
    return f"sg-card-{NAMES[kind].replace('_', '-')}"


@cache
def _paragraphs() -> dict[str, str]:
    """Return the number of the rule that shows each card, by the card's name."""
    return read_table(asset("san_gimignano", "rules.toml"), _shown_in)


def _shown_in(book: dict[str, Any]) -> dict[str, str]:
    shown = ((card, entry["number"]) for entry in book["paragraph"] for card in entry.get("pictures", ()))
    return {card: number.replace(".", "-") for card, number in shown}
