"""Which widgets make an action at the table of San Gimignano."""

from collections.abc import Iterator
from typing import Any

from game.san_gimignano.intents import hand_cards, verb_of
from scenes.san_gimignano.geometry import hand_cards as hand_shown
from scenes.san_gimignano.geometry import market_piles
from scenes.table.scene import TableScene


def presses(table: TableScene, action: Any) -> Iterator[str]:
    verb = verb_of(action)
    if verb in ("exchange", "build", "extend") or (verb == "play" and table.seen.decision):
        yield from _places(table, hand_cards(action))
    yield from _last_presses(table, verb, action)
    if table.find(f"do-{action.text}") is not None and verb in ("build", "extend"):
        yield f"do-{action.text}"


def _last_presses(table: TableScene, verb: str, action: Any) -> Iterator[str]:
    seat = table.session.viewer
    if verb == "extend":
        yield f"tower-{seat}-{action.tower}"
    elif verb == "complete":
        yield from (f"tower-{seat}-{tower}" for tower in action.towers)
        yield "verb-complete"
    elif verb == "draw":
        yield _source(table, action)
    elif verb in ("give", "return"):
        yield _places(table, (action.card,))[0]
    elif table.find(f"verb-{verb}") is not None:
        yield f"verb-{verb}"
    else:
        yield f"do-{action.text}"


def _source(table: TableScene, action: Any) -> str:
    piles = {"draw deck": "deck", "draw nobles": "noble_deck"}
    if action.text in piles:
        return piles[action.text]
    kinds = [kind for kind, _ in market_piles(table.match.state.market)]
    return f"market-{kinds.index(action.card)}"


def _places(table: TableScene, cards: tuple[int, ...]) -> list[str]:
    """Widgets of the hand that show these cards, each used once."""
    left = list(enumerate(hand_shown(table.seen.view, table.session.viewer)))
    places = []
    for card in cards:
        place = next(place for place, kind in left if kind == card)
        left = [(other, kind) for other, kind in left if other != place]
        places.append(f"hand-{place}")
    return places
