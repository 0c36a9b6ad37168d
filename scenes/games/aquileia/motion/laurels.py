"""Animations of laurels: they turn over, fly to their winners, are auctioned, and are revealed at the end."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.aquileia import events as e
from game.aquileia.board import METALS, THEATRUM
from game.aquileia.cards import NOTHING
from game.aquileia.laurels import THEATRE, UNKNOWN_STADIUM, UNKNOWN_THEATRE, kind_of
from game.aquileia.state import State, turn_order
from scenes.engine.motion.tween import Animation, Call, InTurn, Together, Wait, linear
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.choices.auction_dialog import AUCTIONED, LAUREL, line_rects
from scenes.games.aquileia.contest import prize_motion as prizes
from scenes.games.aquileia.contest.log import efforts
from scenes.games.aquileia.layout import legend_rect
from scenes.games.aquileia.motion import dealing
from scenes.games.aquileia.motion.anchors import before, laurel, laurels, medal, panel, purse
from scenes.games.aquileia.motion.durations import BREATH, GLANCE, LOOK
from scenes.games.aquileia.motion.laurel_reveal import SECONDS, unveiling
from scenes.games.aquileia.motion.stage import CityStage
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.motion.movements import fading

_SOLD, _MARKED = 0.5, 0.8
_LIFTED = (64.0, 90.0)
_FALL = 70.0


def _back_of(kind: int) -> int:
    return UNKNOWN_THEATRE if kind in THEATRE or kind == UNKNOWN_THEATRE else UNKNOWN_STADIUM


def _is_hidden(event: e.LaurelSeen | e.LaurelTaken | e.LaurelDiscarded, position: AquileiaPosition) -> bool:
    """Return whether the event is hidden from anyone who looks at this screen."""
    lookers = range(len(position.people)) if position.hands_covered else (position.viewer,)
    return any(event.masked(seat).is_masked() for seat in lookers)


def seen_alone(stage: CityStage, event: e.LaurelSeen, position: AquileiaPosition) -> Animation:
    """Lift and turn the deck's laurel for the winner; others see its back."""
    line, back = prizes.prize_rect(position, event.seat).centered(*_LIFTED), UNKNOWN_STADIUM
    face = back if _is_hidden(event, position) else event.laurel
    return stage.resting(stage.turning(back, face, line, line.moved(dy=-_FALL)), GLANCE)


def taken(stage: CityStage, event: e.LaurelTaken, position: AquileiaPosition) -> Animation:
    """Fly a won laurel to its owner, face down for those who may not see it.

    The viewer's own would land below the dialog; it lies in the line until that closes.
    """
    if position.viewer == event.seat and not position.hands_covered:
        return stage.resting(prizes.lying(stage, laurel(event.laurel), position, event.seat), LOOK)
    kind = _back_of(event.laurel) if _is_hidden(event, position) else event.laurel
    end, name = laurels(position, event.seat), _last_name(position, event.seat)
    return stage.resting(
        prizes.out_of_line(stage, laurel(kind), position, event.seat, end, name, prizes.AWARDED), GLANCE
    )


def own_homeward(stage: CityStage, position: AquileiaPosition, earlier: State) -> list[Animation]:
    """Return the flight of the viewer's laurel out of the line of the finished contest; empty if none was won."""
    won = efforts(position)[position.viewer].laurel
    if won == NOTHING:
        return []
    start = prizes.lying_rect(replace(position, view=earlier), position.viewer)
    home, name = laurels(position, position.viewer), _last_name(position, position.viewer)
    return [prizes.homeward(stage, laurel(won), start, home, name)]


def _last_name(position: AquileiaPosition, seat: int) -> str:
    """Return the id of the laurel that the seat got last."""
    return piece_ids.laurel(position.viewer, seat, len(position.view.laurels[seat]) - 1)


def discarded(stage: CityStage, event: e.LaurelDiscarded, position: AquileiaPosition) -> Animation:
    """Fade out the discarded laurel, face down if it was hidden before."""
    is_hidden, back = _is_hidden(event, position), _back_of(event.laurel)
    deck = "theatre_deck" if back == UNKNOWN_THEATRE else "stadium_deck"
    start = legend_rect(deck if is_hidden else "stadium_shown")
    return fading(stage, laurel(back if is_hidden else event.laurel), start, _FALL)


def turned_up(stage: CityStage, event: e.LaurelTurnedUp, position: AquileiaPosition) -> Animation:
    return dealing.turned_up(stage, event.laurel)


# The auction


def revealed(stage: CityStage, event: e.LaurelRevealed, position: AquileiaPosition) -> Animation:
    """Turn the laurel over while it flies into the dialog, which opens (AQ 4.4.1)."""
    deck = legend_rect("theatre_deck")
    turning = stage.turning(UNKNOWN_THEATRE, event.laurel, deck, LAUREL, AUCTIONED)
    return stage.resting(Together([stage.opening(deck), turning]), LOOK)


def closing(stage: CityStage) -> Animation:
    """Close the dialog after the laurel has left it."""
    return InTurn([stage.closing(legend_rect("theatre_deck")), Call(partial(stage.show, AUCTIONED))])


def bid(stage: CityStage, event: e.BidMade, position: AquileiaPosition) -> Animation:
    """Fly a coin to the bidder's line; it is not paid yet, so the purse keeps it until the laurel is sold."""
    seats = len(position.people)
    line = line_rects(seats)[(event.seat - position.view.spaces[THEATRUM]) % seats]
    coin = [int(event.metal == metal) for metal in range(len(METALS))]
    return stage.resting(stage.coins(coin, purse(position, event.seat), line), GLANCE)


def won(stage: CityStage, event: e.AuctionWon, position: AquileiaPosition) -> Animation:
    """Show the winner's line, then fly the coins to owner or bank and the laurel to the winner (AQ 4.4.2)."""
    seat, owner = event.seat, event.owner
    kind, name = kind_of(position.view.laurels[seat][-1]), _last_name(position, seat)
    coins = stage.coins(event.bid, purse(position, seat), purse(position, owner), payer=seat, taker=owner)
    sold = stage.flight(laurel(kind), LAUREL, laurels(position, seat), name, _SOLD)
    leaving = InTurn([Call(partial(stage.hide, AUCTIONED)), Together([coins, sold])])
    return InTurn([Wait(_MARKED), stage.resting(leaving, BREATH)])


# The end


def all_turned_up(stage: CityStage, event: e.MatchEnded, position: AquileiaPosition) -> Animation:
    """Reveal the laurels seat by seat; points of numbers and villas are shown unless the finale counts them (AQ 5)."""
    earlier = before(position)
    order = turn_order(earlier)
    stage.unturned = {seat: earlier.laurels[seat] for seat in order}
    return InTurn([*(_seat_turned_up(stage, position, seat, earlier.laurels[seat]) for seat in order), Wait(LOOK)])


def _seat_turned_up(stage: CityStage, position: AquileiaPosition, seat: int, held: Sequence[int]) -> Animation:
    sides = list(zip(map(kind_of, held), map(kind_of, position.view.laurels[seat]), strict=True))
    at_end = () if position.awaits_count else (position.score.of(seat, name) for name in ("laurels", "villas"))
    parts: list[Animation] = [Call(partial(_turn, stage, seat))]
    if sides:
        shown = unveiling(position, seat, laurels(position, seat), sides)
        parts.insert(0, stage.playing(shown, SECONDS, ease=linear))
    parts += [
        stage.travelling(points, panel(position, seat), medal(position, seat), seat) for points in at_end if points
    ]
    return InTurn(parts)


def _turn(stage: CityStage, seat: int) -> None:
    stage.unturned = {other: held for other, held in stage.unturned.items() if other != seat}
