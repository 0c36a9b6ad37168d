"""Animations by event: pieces, cards and coins fly, dice tumble, points rise where they are scored.

Each is made from an event and the position after it.
"""

from collections.abc import Mapping

from game.aquileia import events as e
from game.aquileia.board import EQUI, FORUM, LATRO, LEFT_SIDE, METALS, PORTUS, SITES
from game.aquileia.cards import NOTHING, SERVI_1, SERVI_2, UNKNOWN_GEAR, UNKNOWN_SERVI
from game.aquileia.limits import owned
from scenes.engine.motion.tween import Animation, Call, InTurn, Together, Wait
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.contest import motion as contest
from scenes.games.aquileia.contest import prize_motion as prizes
from scenes.games.aquileia.drawing.signs import Sign
from scenes.games.aquileia.layout import legend_rect, site_rect, space_rect, track_rect
from scenes.games.aquileia.motion import laurels
from scenes.games.aquileia.motion.anchors import acting, card, hand, leaving, medal, piece, purse, sign
from scenes.games.aquileia.motion.dealing import dealt, row_laid
from scenes.games.aquileia.motion.durations import BREATH, GLANCE, LOOK, glance, read, stood
from scenes.games.aquileia.motion.return_home import first_changes_place, with_homecoming
from scenes.games.aquileia.motion.stage import CityStage, dice_around
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.widgets.spaces import coin_rect, standing_rect
from scenes.kit.motion.movements import Maker, looked_at
from scenes.kit.motion.stage import Dealt, EventAnimation, bound

_CARD, _HOUSE, _LIGHT = 0.4, 0.4, 0.12
_SLAVE = (46.0, 64.0)
_BESIDE, _ABOVE = 70.0, -50.0
"""Offsets of points: over the house beside a forum space, whose number stays free, and above a piece."""
_GATHERED = ((-70.0, -40.0), (80.0, -50.0), (-60.0, 50.0))
"""Offsets from the deck at which discarded cards start."""
_BLUE_FACES = (0, 1, 2, 0)
"""Faces of the blue dice when they are taken, which is no roll."""


def animations(stage: CityStage) -> Mapping[type, EventAnimation[AquileiaPosition]]:
    makers = {event: with_homecoming(make) for event, make in _MAKERS.items()}
    return bound(stage, {Dealt: dealt, **makers})


# Pieces


def _henchman_placed(stage: CityStage, event: e.HenchmanPlaced, position: AquileiaPosition) -> Animation:
    place = space_rect(event.space)
    end = standing_rect(place)
    start = leaving(stage, position, event.seat, end)
    paint = piece("henchman", position, event.seat)
    return stage.landing(stage.flight(paint, start, end, hides=piece_ids.space(event.space)), place)


def _tiebreaker_placed(stage: CityStage, event: e.TiebreakerPlaced, position: AquileiaPosition) -> Animation:
    step = event.place - 1
    place = track_rect(step)
    end = standing_rect(place)
    start = leaving(stage, position, event.seat, end)
    flight = stage.flight(piece("tiebreaker", position, event.seat), start, end, hides=f"space-track_{step}")
    return stage.landing(flight, place)


def _port_coin_laid(stage: CityStage, event: e.PortCoinLaid, position: AquileiaPosition) -> Animation:
    space = PORTUS[event.metal]
    laid = stage.coins(_one(event.metal), purse(position, event.seat), coin_rect(space_rect(space)), payer=event.seat)
    return stage.held_back(piece_ids.coin(piece_ids.space(space)), laid)


def _one(metal: int) -> list[int]:
    return [int(metal == each) for each in range(3)]


# Coins and points


def _dice_rolled(stage: CityStage, event: e.DiceRolled, position: AquileiaPosition) -> Animation:
    """Roll the dice, then show them lying while the status line names the result."""
    places = dice_around(acting(position).moved(dx=110), len(event.faces))
    return InTurn([
        stage.tumbling(event.faces, "red", places), Call(stage.words), stage.lying(event.faces, "red", places, LOOK),
    ])  # fmt: skip


def _coins_taken(stage: CityStage, event: e.CoinsTaken, position: AquileiaPosition) -> Animation:
    if prizes.is_prize(event, position):
        return prizes.coins(stage, event, position)
    return stage.coins(event.coins, acting(position), purse(position, event.seat), taker=event.seat)


def _coins_exchanged(stage: CityStage, event: e.CoinsExchanged, position: AquileiaPosition) -> Animation:
    space, own, seat = acting(position), purse(position, event.seat), event.seat
    given = stage.coins(event.given, own, space, payer=seat)
    return InTurn([given, stage.coins(event.taken, space, own, taker=seat)])


def _coins_stolen(stage: CityStage, event: e.CoinsStolen, position: AquileiaPosition) -> Animation:
    own = purse(position, event.seat)
    flights = [
        stage.coins([count * share for share in _one(metal)], space_rect(PORTUS[metal]), own, taker=event.seat)
        for metal, count in enumerate(event.coins)
        if count
    ]
    return Together(flights) if flights else read(stage, event, position)


def _points_scored(stage: CityStage, event: e.PointsScored, position: AquileiaPosition) -> Animation:
    if prizes.is_prize(event, position):
        return prizes.points(stage, event, position)
    space = acting(position)
    in_forum = space in map(space_rect, FORUM)
    place = space.moved(dx=_BESIDE if in_forum else 0, dy=_ABOVE)
    return stage.travelling(event.points, place, medal(position, event.seat), event.seat)


# Cards


def _card_bought(stage: CityStage, event: e.CardBought, position: AquileiaPosition) -> Animation:
    paid = stage.coins(_one(0), purse(position, event.seat), space_rect(EQUI[event.place]), payer=event.seat)
    start = legend_rect(f"row_{event.place + 1}")
    flight = stage.flight(card(event.card), start, hand(position, event.seat, event.card), seconds=_CARD)
    return Together([paid, stage.arriving(flight, event.seat, event.card)])


def _servi_bought(stage: CityStage, event: e.ServiBought, position: AquileiaPosition) -> Animation:
    paid = [event.count * share for share in _one(event.metal)]
    return stage.coins(paid, purse(position, event.seat), acting(position), payer=event.seat)


def _card_drawn(stage: CityStage, event: e.CardDrawn, position: AquileiaPosition) -> Animation:
    """Fly a drawn card to its owner, face down unless the viewer may know it."""
    back = UNKNOWN_SERVI if event.is_servi else UNKNOWN_GEAR
    kind = back if event.masked(position.viewer).is_masked() or position.hands_covered else event.card
    if prizes.is_prize(event, position):
        return prizes.servi(stage, event, position, kind)
    start = legend_rect("servi_deck" if event.is_servi else "gear_deck")
    flight = stage.flight(card(kind), start, hand(position, event.seat, kind), seconds=_CARD)
    return stage.arriving(flight, event.seat, kind)


def _row_refilled(stage: CityStage, event: e.RowRefilled, position: AquileiaPosition) -> Animation:
    """Deal cards to the empty places of the row; unsold cards keep theirs (AQ 4.1.3)."""
    earlier = position.past.view_before_event(position.viewer)
    new = [card if before == NOTHING else NOTHING for before, card in zip(earlier.row, event.row, strict=True)]
    return row_laid(stage, new)


def _potentia_taken(stage: CityStage, event: e.PotentiaTaken, position: AquileiaPosition) -> Animation:
    """Roll the blue dice out of the stall and fly them to their holder."""
    places, home = dice_around(acting(position).moved(dx=60), len(_BLUE_FACES)), hand(position, event.seat)
    flights = [
        stage.flight(sign(Sign(f"die_blue_{METALS[face]}")), place, home.centered(place.w, place.h), seconds=_CARD)
        for face, place in zip(_BLUE_FACES, places, strict=True)
    ]
    going = Together([stage.arriving(flight, event.seat, "blue_die") for flight in flights])
    return InTurn([stage.tumbling(_BLUE_FACES, "blue", places), going, Wait(BREATH)])


def _deck_reshuffled(stage: CityStage, event: e.DeckReshuffled, position: AquileiaPosition) -> Animation:
    """Fly discarded cards onto the deck."""
    deck = legend_rect("servi_deck" if event.is_servi else "gear_deck")
    back = card(UNKNOWN_SERVI if event.is_servi else UNKNOWN_GEAR)
    return Together([
        stage.flight(back, deck.moved(dx, dy), deck, seconds=GLANCE, after=_LIGHT * index)
        for index, (dx, dy) in enumerate(_GATHERED)
    ])  # fmt: skip


# Forum and port


def _building_built(stage: CityStage, event: e.BuildingBuilt, position: AquileiaPosition) -> Animation:
    """Fly coins and slaves to the site, then drop the house there; the owner's panel shows it afterwards."""
    end, site = site_rect(event.site), SITES[event.site]
    house = end.centered(54, 46)
    paid = stage.coins(site.cost, purse(position, event.seat), end, payer=event.seat)
    built = InTurn([
        Together([paid, *_slaves(stage, event, position)]),
        stage.flight(
            piece("house", position, event.seat), house.moved(dy=-150), house, piece_ids.site(event.site), _HOUSE
        ),
    ])  # fmt: skip
    return stage.resting(stage.held_back(piece_ids.own_site(event.site), built), GLANCE)


def _slaves(stage: CityStage, event: e.BuildingBuilt, position: AquileiaPosition) -> list[Animation]:
    start, end = hand(position, event.seat), site_rect(event.site).centered(*_SLAVE)
    kinds = [SERVI_1] * event.ones + [SERVI_2] * event.twos
    return [
        InTurn([Wait(_LIGHT * index), stage.flight(card(kind), start, end, seconds=_CARD)])
        for index, kind in enumerate(kinds)
    ]


def _port_paid(stage: CityStage, event: e.PortPaid, position: AquileiaPosition) -> Animation:
    bank, coins = space_rect(LATRO).moved(dy=-20), _one(event.metal)
    if event.is_laid:
        return stage.coins(coins, space_rect(PORTUS[event.metal]), bank)
    return stage.coins(coins, purse(position, event.seat), bank, payer=event.seat)


def _buildings_activated(stage: CityStage, event: e.BuildingsActivated, position: AquileiaPosition) -> Animation:
    """Let the seat's sites yield one after the other, with time to read the viewer's gains."""
    flights: list[Animation] = []
    for index, site in enumerate(owned(position.view, event.seat, LEFT_SIDE)):
        facts, rect = SITES[site], site_rect(site)
        flight = stage.travelling(
            facts.yields, rect, medal(position, event.seat), event.seat
        ) if facts.yields else stage.coins(
            facts.coins, rect, purse(position, event.seat), taker=event.seat
        )  # fmt: skip
        flights.append(InTurn([Wait(_LIGHT * index), flight]))
    if not flights:
        return Wait(GLANCE)
    return stage.resting(Together(flights), LOOK if event.seat == position.viewer else 0.0)


_MAKERS: Mapping[type, Maker[CityStage, AquileiaPosition]] = {
    e.HenchmanPlaced: looked_at(_henchman_placed, BREATH),
    e.TiebreakerPlaced: looked_at(_tiebreaker_placed, BREATH),
    e.PortCoinLaid: _port_coin_laid,
    e.Passed: read,
    e.ActionDeclined: glance,
    e.DiceRolled: _dice_rolled,
    e.CoinsTaken: _coins_taken,
    e.CoinsExchanged: looked_at(_coins_exchanged, GLANCE),
    e.CoinsStolen: _coins_stolen,
    e.PointsScored: _points_scored,
    e.CardBought: looked_at(_card_bought, GLANCE),
    e.ServiBought: looked_at(_servi_bought, GLANCE),
    e.CardDrawn: _card_drawn,
    e.DeckReshuffled: _deck_reshuffled,
    e.RowRefilled: _row_refilled,
    e.PotentiaTaken: _potentia_taken,
    e.ContestBegun: contest.begun,
    e.StrengthRolled: contest.rolled,
    e.CardPlayed: contest.played,
    e.FighterStood: stood,
    e.ContestDecided: contest.decided,
    e.LaurelSeen: laurels.seen_alone,
    e.LaurelTaken: laurels.taken,
    e.LaurelDiscarded: laurels.discarded,
    e.LaurelRevealed: laurels.revealed,
    e.LaurelTurnedUp: laurels.turned_up,
    e.BidMade: laurels.bid,
    e.BidPassed: glance,
    e.AuctionWon: laurels.won,
    e.BuildingBuilt: _building_built,
    e.PortPaid: _port_paid,
    e.BuildingsActivated: _buildings_activated,
    e.RoundBegun: first_changes_place,
    e.MatchEnded: laurels.all_turned_up,
}
