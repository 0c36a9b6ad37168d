"""Words of a hint: what to look for in the market, and what an action brings at once."""

from collections.abc import Iterable, Sequence

from game.ai.hints import CLOSE, ONLY
from game.core.preview import preview
from game.core.reasons import Reason
from game.san_gimignano import actions as act
from game.san_gimignano.actions import Build, CardAction, Complete, Exchange, Extend, SanGimignanoAction
from game.san_gimignano.cards import FINE_STONE, TOWERS
from game.san_gimignano.combinations import builds_of, extensions_of
from game.san_gimignano.state import State
from scenes.engine.text.catalog import Argument
from scenes.games.san_gimignano.consequences import what_follows
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.games.san_gimignano.suggested_picks import bought_next, open_cards
from scenes.games.san_gimignano.turn_summary import with_and

_USES = ("build", "extend", "pair")
"""Uses of a card, the best first."""
_PROTECTION = 5


def advice(position: SanGimignanoPosition, action: SanGimignanoAction) -> str:
    """Return what the action is for, with the cards to take; empty if the hint's reason says it."""
    return _sentences(position, [*_takes(position, action), *_purpose(position, action)])


def prospect(position: SanGimignanoPosition, action: SanGimignanoAction) -> str:
    """Return what is worth looking at, without naming the action."""
    return _sentences(position, _purpose(position, action))


def _purpose(position: SanGimignanoPosition, action: SanGimignanoAction) -> list[str]:
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


def _takes(position: SanGimignanoPosition, action: SanGimignanoAction) -> list[str]:
    if action != act.BUY and not isinstance(action, Exchange):
        return []
    cards, rest = open_cards(position, action)
    t = position.wording.catalog
    told = with_and(t, [str(position.wording.value("card", card)) for card in cards])
    return [t("sg-advice-take", cards=told, count=len(cards), rest=rest)]


def is_true_of(position: SanGimignanoPosition, action: SanGimignanoAction, reason: Reason) -> bool:
    """Return whether a hint may give this reason.

    A search means all that may follow; if the action itself can be explained, that is the better reason.
    """
    return reason.key.endswith((f"-{ONLY}", f"-{CLOSE}")) or not advice(position, action)


def _at_once(position: SanGimignanoPosition, action: SanGimignanoAction) -> list[str]:
    """Return the points of the action, and what follows."""
    t, rules = position.wording.catalog, position.spec.rules
    after = preview(rules, position.view, action).after
    gains = position.wording.gains(position.score, rules.score(after), position.viewer)
    told = [t("sg-advice-at-once", gains=gains)] if gains else []
    return [*told, *what_follows(position, action)]


def _of_exchange(
    position: SanGimignanoPosition, hand: list[int], action: SanGimignanoAction, laid: Sequence[int]
) -> list[str]:
    for card in laid:
        hand[card] -= 1
    is_idle = not any(_best_use(position, hand, [card]) for card in laid)
    told = [position.wording.catalog("sg-advice-idle")] if is_idle else []
    return [*told, _of_market(position, hand, action)]


def _sentences(position: SanGimignanoPosition, told: Iterable[str]) -> str:
    return position.wording.catalog("sentence-separator").join(sentence for sentence in told if sentence)


def _of_market(position: SanGimignanoPosition, hand: Sequence[int], action: SanGimignanoAction) -> str:
    """Return what the cards to take are good for, else the best of those in the market, or that none is useful."""
    cards, _ = open_cards(position, action)
    return _told(position, hand, cards or _offered(position, action)) or position.wording.catalog("sg-advice-deck")


def _offered(position: SanGimignanoPosition, action: SanGimignanoAction) -> list[int]:
    """Return the cards of the market that can be taken; none of the kinds just exchanged can (SG 3.2)."""
    laid = action.cards if isinstance(action, Exchange) else ()
    return [card for card in position.view.market if card not in laid]


def cards_of_purchase(position: SanGimignanoPosition) -> list[int]:
    """Return the cards of the market for which buying is advised, or that were bought if the match went on so."""
    bought = bought_next(position)
    if bought is not None:
        return bought
    cards, _ = open_cards(position, act.BUY)
    found = _best_use(position, position.view.hands[position.viewer], position.view.market)
    return cards or ([found[1]] if found else [])


def _told(position: SanGimignanoPosition, hand: Sequence[int], cards: Sequence[int]) -> str:
    """Return what the best of the cards is good for."""
    t = position.wording.catalog
    if found := _best_use(position, hand, cards):
        use, card = found
        stones, beside = _stones(position, hand, card) if use == "build" else "", str(_beside(hand, card))
        return t(f"sg-advice-{use}", card=str(card), stones=stones, beside=beside)
    return t("sg-advice-guard", card=str(_PROTECTION)) if _PROTECTION in cards else ""


def _best_use(position: SanGimignanoPosition, hand: Sequence[int], cards: Iterable[int]) -> tuple[str, int] | None:
    """Return the best use of these cards with the hand, and its card; of equal ones the highest number."""
    view, seat = position.view, position.viewer
    found = [(use, card) for card in cards if card in TOWERS for use in _USES if _serves(view, seat, hand, card, use)]
    return min(found, key=lambda each: (_USES.index(each[0]), -each[1]), default=None)


def _stones(position: SanGimignanoPosition, hand: Sequence[int], card: int) -> Argument:
    """Return the highest tower that the card makes possible."""
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
    """Return a card of the hand that could be in one tower with it, or None."""
    return next((near for near in (card, card + 1, card - 1) if near in TOWERS and hand[near]), None)


def _numbers(counts: Sequence[int]) -> tuple[int, ...]:
    return tuple(counts[number] for number in TOWERS)
