"""Reasons why a leader cannot be discarded, played or used, with the missing numbers."""

from game.core.reasons import Reason, because
from game.lorenzo.actions import Named
from game.lorenzo.effects import TYPE_NAMES, ExtraAction
from game.lorenzo.goods import RESOURCES, SERVANTS
from game.lorenzo.leaders import LEADERS, Need
from game.lorenzo.limits import extra_value
from game.lorenzo.powers import ability, is_once_per_round, powers_of
from game.lorenzo.state import Player, State


def why_no_leader_step(state: State, action: Named) -> Reason | None:
    player, leader = state.players[state.active], action.index
    if action.verb == "use":
        return _why_not_used(player, leader)
    if action.verb not in ("discard", "play"):
        return None
    if leader not in player.hand:
        return because("lo-why-leader-not-in-hand")
    if action.verb == "discard":
        return None
    return _why_not_met(player, LEADERS[leader].need) or because("lo-why-nobody-to-copy")


def _why_not_met(player: Player, need: Need) -> Reason | None:
    """LM R32."""
    for resource, number in enumerate(need.amounts):
        have = player.goods[resource]
        if have < number:
            name = RESOURCES[resource]
            return because("lo-why-leader-goods", resource=name, have=have, need=number, missing=number - have)
    for card_type, number in need.cards:
        have = len(player.cards[card_type])
        if have < number:
            name = TYPE_NAMES[card_type]
            return because("lo-why-leader-cards", type=name, have=have, need=number, missing=number - have)
    most = max(map(len, player.cards))
    if most < need.alike:
        return because("lo-why-leader-alike", have=most, need=need.alike, missing=need.alike - most)
    return None


def _why_not_used(player: Player, leader: int) -> Reason | None:
    """LM 3.4."""
    if leader not in player.leaders:
        return because("lo-why-leader-not-played")
    if not is_once_per_round(leader, player.copied):
        return because("lo-why-leader-always")
    if player.used >> leader & 1:
        return because("lo-why-leader-face-down")
    effect = ability(leader, player.copied)
    if isinstance(effect, ExtraAction):
        powers = powers_of(player)
        value = extra_value(powers, effect.work, effect.value, effect.only_servants)
        missing = 1 - value - player.goods[SERVANTS] // powers.rate
        return because("lo-why-extra-value", value=value, servants=player.goods[SERVANTS], missing=missing)
    return because("lo-why-no-member-to-raise")
