"""`MOTION`: one row for each event whose motion is more than pieces that glide to their new places."""

from game.san_gimignano import events as e
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.motion.tween import linear
from scenes.games.san_gimignano import piece_ids
from scenes.games.san_gimignano.layout import place
from scenes.games.san_gimignano.motion import cards, construction
from scenes.games.san_gimignano.motion.shielding_five import SHIELDED
from scenes.games.san_gimignano.widgets.score_panel import draw_sign
from scenes.kit.motion.motion import Motion, Step
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import Dealt

_PASS, _PASS_COMES = 0.8, 0.15
"""Seconds for which the sign of a pass is shown, and the share of them in which it fades in or out."""


def _show_pass(plan: Plan) -> None:
    """Show a sign at the family's panel, because a pass moves nothing (SG 4.1).

    The banner of the end comes after it.
    """
    panel, words = place("own_score" if plan.is_own else "rival_score"), plan.after.wording.catalog("sg-passes")

    def draw(canvas: Canvas, share: float) -> None:
        with canvas.faded(min(1.0, min(share, 1 - share) / _PASS_COMES)):
            draw_sign(canvas, panel, words)

    plan.beside.append(plan.stage.playing(draw, _PASS, ease=linear))


MOTION = Motion(
    row_of=piece_ids.row_of,
    events={
        Dealt: cards.DEALT,
        e.GameDealt: cards.DEALT,
        e.CardDrawn: cards.DRAWN,
        e.CardsExchanged: cards.EXCHANGED,
        e.MarketRefilled: cards.REFILLED,
        e.CardTraded: cards.TRADED,
        e.CardGivenBack: cards.GIVEN_BACK,
        e.NoblePlayed: cards.PLAYED,
        e.CardReturned: cards.RETURNED,
        e.TowerBuilt: construction.LAID,
        e.TowerExtended: construction.LAID,
        e.TowerCompleted: construction.COMPLETED,
        e.TowerTornDown: construction.TORN_DOWN,
        e.PieceMoved: construction.PIECE_MOVED,
        e.DonationCancelled: SHIELDED,
        e.Passed: Step(plan=_show_pass),
        e.DonationUsed: Step(plan=Plan.clear),
        e.EndPhaseBegun: Step(plan=Plan.clear),
    },
)
