"""A turn in a line or two for the log beside the table: what was taken, used or given away, and the sum of goods."""

from collections.abc import Sequence

from game.core.events import Event
from game.lorenzo import events as e
from game.lorenzo.board import MARKET_COINS, SPACE_NAMES
from game.lorenzo.cards import CARD_OF, CARDS
from game.lorenzo.effects import HARVEST, PRODUCTION, TARGET_NAMES, TYPE_NAMES
from game.lorenzo.goods import FAITH, POINTS, RESOURCE_OF, RESOURCES, SERVANTS, single
from game.lorenzo.tiles import BONUS_TILES as TILES
from scenes.engine.text import markup
from scenes.engine.text.catalog import signed
from scenes.games.lorenzo.drawing.painting import ART
from scenes.kit.wording import Wording

_DICE = ("white", "black", "orange")
_WORKS = {TARGET_NAMES[work]: work for work in (HARVEST, PRODUCTION)}
_TOLD_BY_WHAT_FOLLOWS = SPACE_NAMES[:MARKET_COINS]
"""Spaces of towers, harvest and production, which later events of the turn name."""
_LEADERS = {
    e.LeaderKept: "kept",
    e.LeaderPlayed: "played",
    e.LeaderDiscarded: "discarded",
    e.LeaderUsed: "used",
    e.LeaderCopied: "copied",
}


def brief(wording: Wording, events: Sequence[Event]) -> str:
    """Return the short text of a turn; events without one get their usual sentences."""
    deeds = [_deed(wording, event) for event in events]
    lines = [*deeds, "" if any(deeds) else _begun(wording, events), _came_to(events)]
    return "\n".join(filter(None, lines)) or wording.told(events)


def _deed(wording: Wording, event: Event) -> str:
    t = wording.catalog
    match event:
        case e.BonusTileChosen(tile=tile):
            return "\n".join(_yield(name, TILES[tile].gain(work)) for name, work in _WORKS.items())
        case e.RoundBegun(round=number, dice=dice):
            shown = " ".join(_sign(f"die_{colour}_{die}") for colour, die in zip(_DICE, dice, strict=False))
            return t("lo-brief-round", round=number, dice=shown)
        case e.MemberPlaced(space=space):
            return _placed(wording, space)
        case e.CardTaken(card=card):
            return f"{_sign('sign_' + TYPE_NAMES[CARDS[CARD_OF[card]].card_type])} {wording.value('card', card)}"
        case e.WorkDone(work=work, value=value):
            return t("lo-brief-work", sign=_sign(f"sign_{work}"), work=wording.value("work", work), value=value)
        case e.LeaderKept() if event.is_masked():
            return ""
        case e.LeaderKept() | e.LeaderPlayed() | e.LeaderDiscarded() | e.LeaderUsed() | e.LeaderCopied():
            return t(f"lo-brief-leader-{_LEADERS[type(event)]}", leader=wording.value("leader", event.leader))
        case e.ChurchSupported():
            return f"{_good(FAITH)} {t('lo-brief-church-supported')}"
        case e.Passed() | e.TurnSkipped():
            return t(f"lo-brief-{event.name().replace('_', '-')}")
        case e.Excommunicated(tile=tile):
            return t("lo-brief-excommunicated", tile=wording.value("tile", tile))
        case e.GameEnded():
            return wording.once(event)
    return ""


def _yield(work: str, amounts: Sequence[int]) -> str:
    """Return one side of a bonus tile."""
    given = " ".join(f"{number}{_good(each)}" for each, number in enumerate(amounts) if number)
    return f"{_sign(f'sign_{work}')} {given}"


def _placed(wording: Wording, space: str) -> str:
    """Return the space of a placement; empty if a card or a harvest or production says it."""
    if space in _TOLD_BY_WHAT_FOLLOWS:
        return ""
    return f"{_sign_of(space)} {wording.value('source', space)}"


def _begun(wording: Wording, events: Sequence[Event]) -> str:
    """Return the place of a member if nothing has come of it yet."""
    placed = [event.space for event in events if isinstance(event, e.MemberPlaced)]
    if not placed:
        return ""
    kind = placed[-1].split()[0]
    return f"{_sign_of(kind)} {wording.catalog(f'lo-tower-{kind}' if kind in TYPE_NAMES else f'lo-work-{kind}')}"


def _came_to(events: Sequence[Event]) -> str:
    """Return costs and gains in signs; a good that was both paid and gained has both numbers."""
    changes = zip(*map(_change, events), strict=True)
    parts = [(sum(n for n in column if n < 0), sum(n for n in column if n > 0)) for column in changes]
    told = (" ".join(signed(number) for number in part if number) for part in parts)
    return " ".join(f"{numbers}{_good(each)}" for each, numbers in enumerate(told) if numbers)


def _change(event: Event) -> Sequence[int]:
    match event:
        case e.GoodsGained(amounts=amounts):
            return amounts
        case e.GoodsPaid(amounts=amounts):
            return [-number for number in amounts]
        case e.ServantsPaid(servants=servants):
            return single(SERVANTS, -servants)
        case e.GoodsLost(resource=resource):
            return single(RESOURCE_OF[resource], -1)
        case e.ChurchSupported(faith=faith, points=points):
            return [a + b for a, b in zip(single(FAITH, -faith), single(POINTS, points), strict=True)]
    return [0] * len(RESOURCES)


def _sign_of(space: str) -> str:
    return _sign(f"sign_{space.split()[0]}")


def _good(resource: int) -> str:
    return _sign(f"sign_{RESOURCES[resource]}")


def _sign(name: str) -> str:
    return markup.icon(f"{ART}{name}")
