"""A turn in a line or two for the side of the table: signs for where and what, then what came in and went out."""

from collections.abc import Sequence

from game.aquileia import events as e
from game.aquileia.board import METALS, SITES
from game.aquileia.cards import NAMES, NOTHING
from game.core.events import Event
from scenes.aquileia.signs import ART
from scenes.aquileia.spaces import picture_of
from scenes.core.text import signed
from scenes.kit.wording import Wording

_BEST_FIRST = range(len(METALS) - 1, -1, -1)
_BY_WHAT_IT_BRINGS = e.CoinsTaken | e.PortCoinLaid | e.PointsScored | e.CoinsStolen | e.PortPaid | e.BuildingsActivated


def brief(wording: Wording, events: Sequence[Event]) -> str:
    """What has no short form is told as everywhere."""
    deeds = [_deed(wording, event) for event in events]
    separator = wording.catalog("sentence-separator" if None in deeds else "deed-separator")
    told = [wording.once(event) if deed is None else deed for event, deed in zip(events, deeds, strict=True)]
    words = separator.join(filter(None, told)), _came_to(wording, events)
    return " ".join(filter(None, words)) or wording.told(events)


def _deed(wording: Wording, event: Event) -> str | None:
    """Nothing where no sentence can be spared."""
    t = wording.catalog
    match event:
        case e.HenchmanPlaced(space=space):
            return f"{_sign(f'space_{picture_of(space)}')} {wording.value('space', space)}"
        case e.TiebreakerPlaced(place=place):
            return t("aq-brief-tiebreaker", sign=_sign("space_track"), place=place)
        case e.DiceRolled(faces=faces):
            return _dice("red", faces)
        case e.StrengthRolled(faces=faces, strength=strength):
            return f"{_dice('blue' if event.is_blue else 'red', faces)} = {strength}"
        case e.CoinsExchanged(given=given, taken=taken):
            return f"{_coins(given)} → {_coins(taken)}"
        case e.CardBought(card=card):
            return _card(wording, card)
        case e.CardDrawn(card=card) if not event.is_masked():
            return _card(wording, card)
        case e.CardPlayed(card=card, strength=strength):
            return f"{_card(wording, card)} = {strength}"
        case e.CardDrawn():
            return f"{_sign('card_unknown_servi_small' if event.is_servi else 'card_unknown_gear_small')} ?"
        case e.ServiBought(count=count):
            return f"{count}{_sign('sign_servi')}"
        case e.RowRefilled(row=row):
            return " ".join(
                [_sign("space_equi"), *(_sign(f"card_{NAMES[card]}_small") for card in row if card != NOTHING)]
            )
        case e.BidMade(bid=bid):
            return t("aq-deed-bid-made", bid=_coins(bid))
        case e.BuildingBuilt(site=site):
            return f"{_sign('sign_house')} {wording.value('site', site)}"
        case e.AuctionWon() | e.LaurelRevealed() | e.LaurelSeen() | e.LaurelTaken():
            return _laurel(wording, event)
        case e.ActionDeclined(space=space):
            return t("aq-deed-action-declined", space=wording.value("space", space))
        case e.FighterStood(strength=strength):
            return t("aq-deed-fighter-stood", strength=strength)
        case e.Passed() | e.BidPassed():
            return t(f"aq-deed-{event.name().replace('_', '-')}")
        case e.PotentiaTaken():
            return f"{_sign('space_potentia')} {t('aq-deed-potentia-taken')}"
        case _:
            return "" if isinstance(event, _BY_WHAT_IT_BRINGS) else None


def _laurel(wording: Wording, event: e.AuctionWon | e.LaurelRevealed | e.LaurelSeen | e.LaurelTaken) -> str:
    match event:
        case e.AuctionWon():
            return f"{_sign('sign_laurel')} {wording.catalog('aq-brief-auction-won')}"
        case e.LaurelSeen():
            return f"[icon:eye] {_sign('card_unknown_stadium_small')}"
        case e.LaurelTaken() if event.is_masked():
            return f"{_sign('sign_laurel')} {wording.catalog('aq-deed-laurel-taken-hidden')}"
    place = "space_theatrum" if isinstance(event, e.LaurelRevealed) else "sign_laurel"
    return f"{_sign(place)} {wording.value('laurel', event.laurel)}"


def _came_to(wording: Wording, events: Sequence[Event]) -> str:
    """Coins gained less those paid, in signs, and points."""
    changes = [_change(event) for event in events]
    coins = [sum(column) for column in zip(*changes, strict=True)]
    signs = [f"{signed(coins[metal])}{_sign(f'coin_{METALS[metal]}')}" for metal in _BEST_FIRST if coins[metal]]
    points = sum(event.points for event in events if isinstance(event, e.PointsScored | e.BuildingsActivated))
    return " ".join([*signs, *([wording.catalog("aq-deed-points-scored", points=points)] if points else [])])


def _change(event: Event) -> Sequence[int]:
    match event:
        case e.CoinsTaken(coins=coins) | e.CoinsStolen(coins=coins) | e.BuildingsActivated(coins=coins):
            return coins
        case e.PortCoinLaid(metal=metal) | e.PortPaid(metal=metal, is_laid=False):
            return _paid(metal)
        case e.CardBought():
            return _paid(0)
        case e.ServiBought(metal=metal, count=count):
            return _paid(metal, count)
        case e.AuctionWon(bid=bid):
            return [-count for count in bid]
        case e.BuildingBuilt(site=site):
            return [-count for count in SITES[site].cost]
    return [0] * len(METALS)


def _paid(metal: int, count: int = 1) -> list[int]:
    return [-count * (metal == each) for each in range(len(METALS))]


def _coins(counts: Sequence[int]) -> str:
    return " ".join(f"{counts[metal]}{_sign(f'coin_{METALS[metal]}')}" for metal in _BEST_FIRST if counts[metal])


def _dice(colour: str, faces: Sequence[int]) -> str:
    return "".join(_sign(f"die_{colour}_{METALS[face]}") for face in faces)


def _card(wording: Wording, kind: int) -> str:
    return f"{_sign(f'card_{NAMES[kind]}_small')} {wording.value('card', kind)}"


def _sign(name: str) -> str:
    return f"[icon:{ART}{name}]"
