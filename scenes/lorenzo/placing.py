"""What a member is worth on a space, what the placement needs, and in words what it costs and brings."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.lorenzo.actions import Place, numbered
from game.lorenzo.board import TOWER_SPACES
from game.lorenzo.cards import EMPTY
from game.lorenzo.goods import SERVANTS
from game.lorenzo.limits import member_value, needed_value, servants_for, value_on
from game.lorenzo.powers import powers_of
from game.lorenzo.prices import fee, prices_for
from game.lorenzo.state import State
from scenes.kit.seen import Seen
from scenes.lorenzo.wording import LorenzoWording


@dataclass(frozen=True, slots=True)
class Placement:
    """One member on one space."""

    value: int
    """With the servants that are sent."""
    needed: int
    servants: int

    @property
    def plan(self) -> tuple[object, ...]:
        """What follows the placement with the same press."""
        return (numbered("servants", self.servants),)


def placement(view: State, seat: int, action: Place, more: int) -> Placement:
    player = view.players[seat]
    powers = powers_of(player)
    value = member_value(view, player, powers, action.member) + value_on(powers, action.space)
    needed = needed_value(action.space)
    servants = min(player.goods[SERVANTS], servants_for(needed - value, powers.rate) + more * powers.rate)
    return Placement(value + servants // powers.rate, needed, servants)


def account(seen: Seen, action: Place, more: int) -> str:
    """The account beside the target: value, servants, fee, floor bonus, cost, and what the card does."""
    t, view, wording = seen.wording.catalog, seen.view, seen.wording
    assert isinstance(wording, LorenzoWording)
    here = placement(view, seen.viewer, action, more)
    lines = [f"[b]{wording.space(action.space)}[/b]", _line(t("lo-account-value"), f"{here.value} ≥ {here.needed}")]
    if here.servants:
        lines.append(t("lo-account-servants", n=here.servants))
    if action.space in TOWER_SPACES and view.floors[action.space] != EMPTY:
        lines += _card_lines(seen, action, wording)
    return "\n".join(lines)


def _card_lines(seen: Seen, action: Place, wording: LorenzoWording) -> Sequence[str]:
    t, view = wording.catalog, seen.view
    powers, card = powers_of(view.players[seen.viewer]), view.floors[action.space]
    due, bonus = fee(view, powers, action.space, with_member=True), powers.floor_bonuses[action.space]
    lines = [_line(t("lo-account-fee"), wording.amounts([due]))] if due else []
    if any(bonus):
        lines.append(_line(t("lo-account-bonus"), wording.amounts(bonus)))
    prices = [wording.amounts(price.amounts) for price in prices_for(powers, card) if any(price.amounts)]
    lines += [_line(t("lo-account-cost"), price) for price in prices]
    return [*lines, *wording.card_text(card).splitlines()[3:]]


def _line(name: str, text: str) -> str:
    return f"{name}: {text}"
