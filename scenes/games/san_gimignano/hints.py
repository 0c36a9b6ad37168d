"""What a hint adds of its own: what a person would look for in the market, and what a deed brings at once."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.ai.hints import CLOSE, ONLY
from game.core.preview import preview
from game.core.reasons import Reason
from game.san_gimignano import actions as act
from game.san_gimignano.actions import Build, CardAction, Complete, Exchange, Extend
from game.san_gimignano.cards import FINE_STONE, TOWERS
from game.san_gimignano.combinations import builds_of, extensions_of
from game.san_gimignano.state import State
from scenes.engine.text.catalog import Argument
from scenes.games.san_gimignano.consequences import what_follows
from scenes.games.san_gimignano.suggested_picks import bought_next, open_cards
from scenes.games.san_gimignano.turn_summary import with_and
from scenes.kit.position_view import PositionView

_USES = ("build", "extend", "pair")
"""What a card is good for, the best first."""
_PROTECTION = 5


def advice(position: PositionView, action: Any) -> str:
    """What the deed is for, with the cards to take; empty where the hint's reason says it."""
    return _sentences(position, [*_takes(position, action), *_purpose(position, action)])


def prospect(position: PositionView, action: Any) -> str:
    """What lies where one should look; the deed is not named yet."""
    return _sentences(position, _purpose(position, action))


def _purpose(position: PositionView, action: Any) -> list[str]:
    view, t = position.view, position.wording.catalog
    hand = list(view.hands[position.viewer])
    match action:
        case act.BUY:
            return [*([] if sum(hand) else [t("sg-advice-empty")]), _of_market(position, hand, action)]
        case Exchange(cards):
            return _of_exchange(position, hand, action, cards)
        case act.DRAW_DECK if view.market:
            return [t("sg-advice-deck")]
        case CardAction("draw", card):
            return [_told(position, hand, [card])]
        case act.PASS:
            return [t("sg-advice-pass")]
        case Build() | Extend() | Complete():
            return _at_once(position, action)
    return []


def _takes(position: PositionView, action: Any) -> list[str]:
    if action != act.BUY and not isinstance(action, Exchange):
        return []
    cards, rest = open_cards(position, action)
    t = position.wording.catalog
    told = with_and(t, [str(position.wording.value("card", card)) for card in cards])
    return [t("sg-advice-take", cards=told, count=len(cards), rest=rest)]


def is_true_of(position: PositionView, action: Any, reason: Reason) -> bool:
    """A search means all that may follow: where the deed itself can be told, that is the better reason."""
    return reason.key.endswith((f"-{ONLY}", f"-{CLOSE}")) or not advice(position, action)


def _at_once(position: PositionView, action: Any) -> list[str]:
    """The points of the deed, and what follows."""
    t, rules = position.wording.catalog, position.spec.rules
    after: State = preview(rules, position.view, action).after
    gains = position.wording.gains(position.score, rules.score(after), position.viewer)
    told = [t("sg-advice-at-once", gains=gains)] if gains else []
    return [*told, *what_follows(position, action)]


def _of_exchange(position: PositionView, hand: list[int], action: Any, laid: Sequence[int]) -> list[str]:
    for card in laid:
        hand[card] -= 1
    is_idle = not any(_best_use(position, hand, [card]) for card in laid)
    told = [position.wording.catalog("sg-advice-idle")] if is_idle else []
    return [*told, _of_market(position, hand, action)]


def _sentences(position: PositionView, told: Iterable[str]) -> str:
    return position.wording.catalog("sentence-separator").join(sentence for sentence in told if sentence)


def _of_market(position: PositionView, hand: Sequence[int], action: Any) -> str:
    """What the cards serve that should be taken, else the best of those that lie there; or that none does."""
    cards, _ = open_cards(position, action)
    return _told(position, hand, cards or _offered(position, action)) or position.wording.catalog("sg-advice-deck")


def _offered(position: PositionView, action: Any) -> list[int]:
    """SG 3.2: of the kinds just laid none may be taken."""
    laid = action.cards if isinstance(action, Exchange) else ()
    return [card for card in position.view.market if card not in laid]


def cards_of_purchase(position: PositionView) -> list[int]:
    """Those of the market that advice to buy speaks of, or that were bought in a match that has gone on."""
    bought = bought_next(position)
    if bought is not None:
        return bought
    cards, _ = open_cards(position, act.BUY)
    found = _best_use(position, position.view.hands[position.viewer], position.view.market)
    return cards or ([found[1]] if found else [])


def _told(position: PositionView, hand: Sequence[int], cards: Sequence[int]) -> str:
    """What the best of them is good for."""
    t = position.wording.catalog
    if found := _best_use(position, hand, cards):
        use, card = found
        stones, beside = _stones(position, hand, card) if use == "build" else "", str(_beside(hand, card))
        return t(f"sg-advice-{use}", card=str(card), stones=stones, beside=beside)
    return t("sg-advice-guard", card=str(_PROTECTION)) if _PROTECTION in cards else ""


def _best_use(position: PositionView, hand: Sequence[int], cards: Iterable[int]) -> tuple[str, int] | None:
    """What the best of these cards is good for beside the hand; of equals the highest number."""
    view, seat = position.view, position.viewer
    found = [(use, card) for card in cards if card in TOWERS for use in _USES if _serves(view, seat, hand, card, use)]
    return min(found, key=lambda each: (_USES.index(each[0]), -each[1]), default=None)


def _stones(position: PositionView, hand: Sequence[int], card: int) -> Argument:
    """The highest tower that the card makes possible."""
    return position.wording.value("numbers", max(_new_builds(hand, card), key=lambda build: len(build.numbers)).numbers)


def _new_builds(hand: Sequence[int], card: int) -> list[Build]:
    more = list(hand)
    more[card] += 1
    before = builds_of(_numbers(hand), hand[FINE_STONE])
    return [build for build in builds_of(_numbers(more), hand[FINE_STONE]) if build not in before]


def _serves(view: State, seat: int, hand: Sequence[int], card: int, use: str) -> bool:
    match use:
        case "build":
            return bool(_new_builds(hand, card))
        case "extend":
            only = _numbers([int(kind == card) for kind in range(len(hand))])
            towers = (tower for tower in view.towers[seat] if not tower.is_complete)
            return any(extensions_of(0, tower.is_plain, tower.top, only, 0) for tower in towers)
    return _beside(hand, card) is not None


def _beside(hand: Sequence[int], card: int) -> int | None:
    """A card of the hand with which it could stand in one tower."""
    return next((near for near in (card, card + 1, card - 1) if near in TOWERS and hand[near]), None)


def _numbers(counts: Sequence[int]) -> tuple[int, ...]:
    return tuple(counts[number] for number in TOWERS)
