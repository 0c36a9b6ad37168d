"""`MOTION`: one row for each event whose motion is more than pieces that glide to their new places."""

from collections.abc import Sequence
from functools import partial

from game.aquileia import events as e
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Call, InTurn, Wait
from scenes.games.aquileia.contest import motion as contest
from scenes.games.aquileia.drawing.first_player import first_mark
from scenes.games.aquileia.drawing.newcomers import LANDING, draw_landing
from scenes.games.aquileia.layout import space_rect, track_rect
from scenes.games.aquileia.motion import dealing, dialogs, gains, laurels
from scenes.games.aquileia.motion.places import BREATH, FLY, GLANCE, LOOK
from scenes.kit.motion.motion import Motion, Movement, Step, Trip, fade_in, fly
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import Dealt

_ALL_HOME = 0.5


def _land_henchman(plan: Plan) -> None:
    assert isinstance(plan.event, e.HenchmanPlaced)
    _ring(plan, space_rect(plan.event.space))


def _land_tiebreaker(plan: Plan) -> None:
    assert isinstance(plan.event, e.TiebreakerPlaced)
    _ring(plan, track_rect(plan.event.place - 1))


def _ring(plan: Plan, place: Rect) -> None:
    """Let a ring spread from where a piece has landed, for which nothing waits."""
    stage = plan.stage
    spread = partial(draw_landing, place)
    plan.beside.append(InTurn([Wait(plan.end), Call(lambda: stage.scene.animate(stage.playing(spread, LANDING)))]))


def _begin_round(plan: Plan) -> None:
    """Let the sound come from the starting player's mark (AQ 4.7.1)."""
    assert isinstance(plan.event, e.RoundBegun)
    plan.stage.goal = first_mark(plan.after.viewer, len(plan.after.people), plan.event.seat)


def _follows(trip: Trip) -> Sequence[Movement]:
    """Return the movement of a building that comes to its owner's panel once its house stands."""
    return (fade_in(),) if trip.kind == "building" and trip.before is None else ()


MOTION = Motion(
    plan=dialogs.attend,
    flies=FLY,
    follows=_follows,
    events={
        Dealt: dealing.DEALT,
        e.HenchmanPlaced: Step(plan=_land_henchman, rival_rest=BREATH),
        e.TiebreakerPlaced: Step(plan=_land_tiebreaker, rival_rest=BREATH),
        e.Passed: Step(pause=LOOK),
        e.ActionDeclined: Step(flies=fly(GLANCE), pause=GLANCE),
        e.DiceRolled: Step(plan=gains.dice_rolled),
        e.CoinsTaken: Step(plan=gains.coins_taken),
        e.CoinsExchanged: Step(plan=gains.coins_exchanged, rival_rest=GLANCE),
        e.CoinsStolen: Step(plan=gains.coins_stolen, pause=LOOK),
        e.PointsScored: Step(plan=gains.points_scored),
        e.CardBought: Step(plan=gains.card_bought, rival_rest=GLANCE),
        e.ServiBought: Step(plan=gains.servi_bought, rival_rest=GLANCE),
        e.CardDrawn: Step(plan=gains.card_drawn),
        e.DeckReshuffled: Step(plan=gains.deck_reshuffled),
        e.RowRefilled: dealing.REFILLED,
        e.PotentiaTaken: Step(plan=gains.potentia_taken, rest=BREATH),
        e.ContestBegun: Step(rest=BREATH),
        e.StrengthRolled: contest.ROLLED,
        e.CardPlayed: contest.PLAYED,
        e.FighterStood: contest.STOOD,
        e.ContestDecided: contest.DECIDED,
        e.LaurelSeen: laurels.SEEN,
        e.LaurelTaken: laurels.TAKEN,
        e.LaurelDiscarded: laurels.DISCARDED,
        e.LaurelRevealed: laurels.REVEALED,
        e.LaurelTurnedUp: dealing.TURNED_UP,
        e.BidMade: laurels.BID,
        e.BidPassed: Step(pause=GLANCE),
        e.AuctionWon: laurels.SOLD,
        e.BuildingBuilt: Step(plan=gains.building_built, rest=GLANCE),
        e.PortPaid: Step(plan=gains.port_paid),
        e.BuildingsActivated: Step(plan=gains.buildings_activated, pause=GLANCE),
        e.RoundBegun: Step(plan=_begin_round, flies=fly(_ALL_HOME), rest=GLANCE),
        e.MatchEnded: laurels.ALL_TURNED_UP,
    },
)
