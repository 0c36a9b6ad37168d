"""What the eye follows in Aquileia. Every animation is made from an event and the position after it."""

from collections.abc import Mapping

from game.aquileia import events as e
from scenes.aquileia.stage import CityStage
from scenes.core.tweens import Animation, Wait
from scenes.kit.seen import Seen
from scenes.kit.stage import EventAnimation, bound

_LOOK = 0.3
"""A rival's deeds are left a moment to be read."""


def animations(stage: CityStage) -> Mapping[type, EventAnimation]:
    return bound(
        stage,
        {
            e.ContestBegun: _contest_begun,
            e.StrengthRolled: _strength_rolled,
            e.CardPlayed: _card_played,
            e.FighterStood: _fighter_stood,
        },
    )


def _contest_begun(stage: CityStage, event: e.ContestBegun, seen: Seen) -> Animation:
    stage.log.begin()
    return Wait(_LOOK)


def _strength_rolled(stage: CityStage, event: e.StrengthRolled, seen: Seen) -> Animation:
    stage.log.rolled(event.seat, event.faces, event.is_blue)
    return Wait(_LOOK)


def _card_played(stage: CityStage, event: e.CardPlayed, seen: Seen) -> Animation:
    stage.log.played(event.seat, event.card)
    return Wait(_LOOK)


def _fighter_stood(stage: CityStage, event: e.FighterStood, seen: Seen) -> Animation:
    stage.log.stood(event.seat)
    return Wait(_LOOK)
