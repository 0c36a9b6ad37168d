"""What the eye follows in Aquileia: pieces, cards and coins fly, dice tumble, points rise where they are made.

Every animation is made from an event and the position after it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.aquileia import events as e
from game.aquileia.board import EQUI, LATRO, LEFT_SIDE, PORTUS, SITES, SPACE_NAMES, THEATRUM
from game.aquileia.cards import UNKNOWN_GEAR, UNKNOWN_SERVI
from game.aquileia.laurels import KINDS, THEATRE, kind_of
from game.aquileia.limits import owned
from game.aquileia.state import NOBODY, PLACING, Contest
from scenes.aquileia.contest_dialog import SHEET, fighter_rects
from scenes.aquileia.geometry import (
    HAND_CARD,
    LAUREL_CARD,
    legend_rect,
    place,
    rival_rect,
    site_rect,
    space_rect,
    track_rect,
)
from scenes.aquileia.painting import draw_card, draw_laurel, draw_piece
from scenes.aquileia.spaces import standing_rect
from scenes.aquileia.stage import CityStage
from scenes.core.layout import Rect
from scenes.core.tweens import Animation, Call, InTurn, Together, Wait
from scenes.kit.seen import Seen
from scenes.kit.stage import EventAnimation, Paint, bound

_LOOK, _GLANCE = 0.7, 0.3
"""A rival's deeds are left a moment to be read."""
_CARD, _HOUSE, _LIGHT = 0.4, 0.4, 0.12
Maker = Callable[[CityStage, Any, Seen], Animation | None]


def animations(stage: CityStage) -> Mapping[type, EventAnimation]:
    return bound(
        stage,
        {
            e.HenchmanPlaced: _looked_at(_henchman_placed),
            e.TiebreakerPlaced: _looked_at(_tiebreaker_placed),
            e.PortCoinLaid: _port_coin_laid,
            e.Passed: _read,
            e.ActionDeclined: _action_declined,
            e.DiceRolled: _dice_rolled,
            e.CoinsTaken: _coins_taken,
            e.CoinsExchanged: _coins_exchanged,
            e.CoinsStolen: _coins_stolen,
            e.PointsScored: _points_scored,
            e.CardBought: _card_bought,
            e.ServiBought: _servi_bought,
            e.CardDrawn: _card_drawn,
            e.DeckReshuffled: _glance,
            e.RowRefilled: _row_refilled,
            e.PotentiaTaken: _potentia_taken,
            e.ContestBegun: _contest_begun,
            e.StrengthRolled: _strength_rolled,
            e.CardPlayed: _card_played,
            e.FighterStood: _fighter_stood,
            e.ContestDecided: _read,
            e.LaurelSeen: _glance,
            e.LaurelTaken: _laurel_taken,
            e.LaurelDiscarded: _glance,
            e.LaurelRevealed: _read,
            e.LaurelTurnedUp: _laurel_turned_up,
            e.BidMade: _bid_made,
            e.BidPassed: _glance,
            e.AuctionWon: _auction_won,
            e.BuildingBuilt: _building_built,
            e.PortPaid: _port_paid,
            e.BuildingsActivated: _buildings_activated,
            e.RoundBegun: _read,
            e.MatchEnded: _read,
        },
    )


def _looked_at(make: Maker) -> Maker:
    """A rival's deed stands for a moment before the next."""

    def made(stage: CityStage, event: Any, seen: Seen) -> Animation | None:
        animation = make(stage, event, seen)
        return InTurn([animation, Wait(_GLANCE)]) if animation and event.seat != seen.viewer else animation

    return made


def _read(stage: CityStage, event: object, seen: Seen) -> Animation:
    return Wait(_LOOK)


def _glance(stage: CityStage, event: object, seen: Seen) -> Animation:
    return Wait(_GLANCE)


# Places


def _panel(seen: Seen, seat: int) -> Rect:
    """Where pieces and coins of a seat come from and go to."""
    return place("badge") if seat == seen.viewer else rival_rect(seen.viewer, len(seen.people), seat)


def _purse(seen: Seen, seat: int) -> Rect:
    return place("coins") if seat == seen.viewer else _panel(seen, seat)


def _hand(seen: Seen, seat: int) -> Rect:
    if seat == seen.viewer:
        return Rect(place("hand").x + 120, place("hand").y + 44, *HAND_CARD)
    return _panel(seen, seat).centered(46, 64)


def _laurels(seen: Seen, seat: int) -> Rect:
    if seat == seen.viewer:
        return Rect(place("laurels").x + 84, place("laurels").y + 40, *LAUREL_CARD)
    return _panel(seen, seat).centered(46, 64)


def _acting(seen: Seen) -> Rect:
    """The space that acts, or the board's middle."""
    step = seen.view.step
    return space_rect(step) if step < PLACING else place("board").centered(60, 60)


def _start_of(panel: Rect, piece: Rect) -> Rect:
    return panel.centered(piece.w, piece.h)


# Pieces


def _henchman_placed(stage: CityStage, event: e.HenchmanPlaced, seen: Seen) -> Animation:
    end = standing_rect(space_rect(event.space))
    start = place("to_place") if event.seat == seen.viewer else _panel(seen, event.seat)
    paint = _piece("henchman", seen, event.seat)
    return stage.flight(paint, _start_of(start, end), end, hides=f"space-{SPACE_NAMES[event.space]}")


def _piece(piece: str, seen: Seen, seat: int) -> Paint:
    colour = seen.people[seat].colour
    return lambda canvas, rect: draw_piece(canvas, piece, colour, rect)


def _tiebreaker_placed(stage: CityStage, event: e.TiebreakerPlaced, seen: Seen) -> Animation:
    step = event.place - 1
    end = standing_rect(track_rect(step))
    start = place("to_place") if event.seat == seen.viewer else _panel(seen, event.seat)
    return stage.flight(
        _piece("tiebreaker", seen, event.seat), _start_of(start, end), end, hides=f"space-track_{step}"
    )


def _port_coin_laid(stage: CityStage, event: e.PortCoinLaid, seen: Seen) -> Animation:
    return stage.coins(_one(event.metal), _purse(seen, event.seat), space_rect(PORTUS[event.metal]))


def _one(metal: int) -> list[int]:
    return [int(metal == each) for each in range(3)]


def _action_declined(stage: CityStage, event: e.ActionDeclined, seen: Seen) -> Animation:
    start = standing_rect(space_rect(event.space))
    end = _start_of(_panel(seen, event.seat), start)
    name = f"space-{SPACE_NAMES[event.space]}"
    return stage.flight(_piece("henchman", seen, event.seat), start, end, hides=name, seconds=_GLANCE)


# Coins and points


def _dice_rolled(stage: CityStage, event: e.DiceRolled, seen: Seen) -> Animation:
    beside = _acting(seen).moved(dx=110)
    return InTurn([stage.tumbling(event.faces, "red", beside), Wait(_GLANCE)])


def _coins_taken(stage: CityStage, event: e.CoinsTaken, seen: Seen) -> Animation:
    return stage.coins(event.coins, _acting(seen), _purse(seen, event.seat))


def _coins_exchanged(stage: CityStage, event: e.CoinsExchanged, seen: Seen) -> Animation:
    space, purse = _acting(seen), _purse(seen, event.seat)
    return InTurn([stage.coins(event.given, purse, space), stage.coins(event.taken, space, purse)])


def _coins_stolen(stage: CityStage, event: e.CoinsStolen, seen: Seen) -> Animation:
    purse = _purse(seen, event.seat)
    flights = [
        stage.coins(_one(metal), space_rect(PORTUS[metal]), purse) for metal, count in enumerate(event.coins) if count
    ]
    return Together(flights) if flights else Wait(_LOOK)


def _points_scored(stage: CityStage, event: e.PointsScored, seen: Seen) -> Animation:
    where = _acting(seen) if seen.view.contest is None else _panel(seen, event.seat)
    return stage.rising(event.points, where)


# Cards


def _card(kind: int) -> Paint:
    return lambda canvas, rect: draw_card(canvas, kind, rect)


def _laurel(kind: int) -> Paint:
    return lambda canvas, rect: draw_laurel(canvas, kind, rect)


def _card_bought(stage: CityStage, event: e.CardBought, seen: Seen) -> Animation:
    paid = stage.coins(_one(0), _purse(seen, event.seat), space_rect(EQUI[event.place]))
    start = legend_rect(f"row_{event.place + 1}")
    return Together([paid, stage.flight(_card(event.card), start, _hand(seen, event.seat), seconds=_CARD)])


def _servi_bought(stage: CityStage, event: e.ServiBought, seen: Seen) -> Animation:
    paid = [event.count * share for share in _one(event.metal)]
    return stage.coins(paid, _purse(seen, event.seat), _acting(seen))


def _card_drawn(stage: CityStage, event: e.CardDrawn, seen: Seen) -> Animation:
    """Face down to a rival, unless it is not secret."""
    back = UNKNOWN_SERVI if event.is_servi else UNKNOWN_GEAR
    kind = back if event.masked(seen.viewer).is_masked() or seen.hands_covered else event.card
    start = legend_rect("servi_deck" if event.is_servi else "gear_deck")
    return stage.flight(_card(kind), start, _hand(seen, event.seat), seconds=_CARD)


def _row_refilled(stage: CityStage, event: e.RowRefilled, seen: Seen) -> Animation:
    flights = [
        stage.flight(_card(card), legend_rect("gear_deck"), legend_rect(f"row_{index + 1}"), f"row-{index}", _GLANCE)
        for index, card in enumerate(event.row)
        if card >= 0
    ]
    return InTurn(flights)


def _potentia_taken(stage: CityStage, event: e.PotentiaTaken, seen: Seen) -> Animation:
    return InTurn([stage.tumbling((0, 1, 2, 0), "blue", _acting(seen).moved(dx=60)), Wait(_GLANCE)])


# Contests


def _contest_begun(stage: CityStage, event: e.ContestBegun, seen: Seen) -> Animation:
    stage.log.begin()
    return Wait(_LOOK)


def _strength_rolled(stage: CityStage, event: e.StrengthRolled, seen: Seen) -> Animation:
    """The dice tumble over the fighter's line, which has them once they lie."""
    stage.log.rolled(event.seat, event.faces, event.is_blue)
    colour = "blue" if event.is_blue else "red"

    def settle(seat: int) -> None:
        stage.log.rolling = seat

    return InTurn([
        Call(partial(settle, event.seat)),
        stage.tumbling(event.faces, colour, _line(seen, event.seat)),
        Call(partial(settle, NOBODY)),
        Wait(_GLANCE),
    ])  # fmt: skip


def _line(seen: Seen, seat: int) -> Rect:
    contest: Contest | None = seen.view.contest
    if contest is None or seat not in contest.fighters:
        return SHEET
    row = fighter_rects(len(contest.fighters))[contest.fighters.index(seat)]
    return row.trimmed(left=row.w * 0.26, right=row.w * 0.54)


def _card_played(stage: CityStage, event: e.CardPlayed, seen: Seen) -> Animation:
    stage.log.played(event.seat, event.card)
    start = SHEET.centered(84, 118).moved(dy=300) if event.seat == seen.viewer else _hand(seen, event.seat)
    end = _line(seen, event.seat).centered(56, 78)
    return InTurn([stage.flight(_card(event.card), start, end, seconds=_GLANCE), Wait(_GLANCE)])


def _fighter_stood(stage: CityStage, event: e.FighterStood, seen: Seen) -> Animation:
    stage.log.stood(event.seat)
    return Wait(_GLANCE)


def _laurel_taken(stage: CityStage, event: e.LaurelTaken, seen: Seen) -> Animation:
    """Face down to those who do not see it."""
    is_hidden = event.masked(seen.viewer).is_masked() or seen.hands_covered
    start = legend_rect("stadium_deck" if is_hidden else "stadium_shown")
    kind = _back_of(event.laurel) if is_hidden else event.laurel
    return InTurn([stage.flight(_laurel(kind), start, _laurels(seen, event.seat), seconds=_CARD), Wait(_GLANCE)])


def _back_of(kind: int) -> int:
    return KINDS + (kind in THEATRE or kind == KINDS + 1)


def _laurel_turned_up(stage: CityStage, event: e.LaurelTurnedUp, seen: Seen) -> Animation:
    return stage.flight(
        _laurel(event.laurel), legend_rect("stadium_deck"), legend_rect("stadium_shown"), "shown", _CARD
    )


# Auction, forum, port


def _bid_made(stage: CityStage, event: e.BidMade, seen: Seen) -> Animation:
    coins = stage.coins(_one(event.metal), _purse(seen, event.seat), place("board").centered(60, 60))
    return InTurn([coins, Wait(_GLANCE)])


def _auction_won(stage: CityStage, event: e.AuctionWon, seen: Seen) -> Animation:
    host = space_rect(THEATRUM) if event.owner == NOBODY else _purse(seen, event.owner)
    kind = kind_of(seen.view.laurels[event.seat][-1])
    deck = legend_rect("theatre_deck")
    return InTurn([
        stage.coins(event.bid, _purse(seen, event.seat), host),
        stage.flight(_laurel(kind), deck, _laurels(seen, event.seat), seconds=_CARD),
        Wait(_GLANCE),
    ])  # fmt: skip


def _building_built(stage: CityStage, event: e.BuildingBuilt, seen: Seen) -> Animation:
    """The coins go, then the house drops onto its site."""
    end = site_rect(event.site)
    house = end.centered(54, 46)
    name = f"site-{SITES[event.site].name}"
    return InTurn([
        stage.coins(SITES[event.site].cost, _purse(seen, event.seat), end),
        stage.flight(_piece("house", seen, event.seat), house.moved(dy=-150), house, name, _HOUSE),
        Wait(_GLANCE),
    ])  # fmt: skip


def _port_paid(stage: CityStage, event: e.PortPaid, seen: Seen) -> Animation:
    start = space_rect(PORTUS[event.metal]) if event.is_laid else _purse(seen, event.seat)
    bank = space_rect(LATRO).moved(dy=-20)
    return stage.coins(_one(event.metal), start, bank)


def _buildings_activated(stage: CityStage, event: e.BuildingsActivated, seen: Seen) -> Animation:
    """Own sites yield one after the other; points and coins rise together."""
    flights: list[Animation] = []
    for index, site in enumerate(owned(seen.view, event.seat, LEFT_SIDE)):
        facts, rect = SITES[site], site_rect(site)
        flight = stage.rising(facts.yields, rect) if facts.yields else stage.coins(
            facts.coins, rect, _purse(seen, event.seat)
        )  # fmt: skip
        flights.append(InTurn([Wait(_LIGHT * index), flight]))
    return Together(flights) if flights else Wait(_GLANCE)


