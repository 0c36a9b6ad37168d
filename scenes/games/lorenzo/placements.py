"""The value of a member on a space, what the placement needs, and the actions that follow with the same press."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.preview import preview
from game.lorenzo.actions import LorenzoAction, Place, Take, numbered
from game.lorenzo.board import COUNCIL, MARKET, SPACE_NAMES, TOWER_SPACES, WORK_OF, tower_of
from game.lorenzo.effects import TARGET_NAMES, TYPE_NAMES
from game.lorenzo.events import CardTaken, MemberPlaced
from game.lorenzo.goods import SERVANTS
from game.lorenzo.limits import member_value, needed_value, servants_for, spare_for_card, value_on
from game.lorenzo.powers import Powers, powers_of
from game.lorenzo.prices import fee
from game.lorenzo.state import CHURCH, Player, State, Taking
from scenes.engine.layout import Rect
from scenes.games.lorenzo.choices.work_draft import draft_of, leaves_a_choice, work_of
from scenes.games.lorenzo.layout import space_rect
from scenes.games.lorenzo.position import LorenzoPosition


@dataclass(frozen=True, slots=True)
class Placement:
    """Describe one member on one space."""

    base: int
    """Value of the member on any space."""
    change: int
    """Change of the value by this space and the cards for it."""
    raised: int
    """Value added by the servants that are sent."""
    needed: int
    servants: int

    @property
    def value(self) -> int:
        return self.base + self.change + self.raised


def placement(view: State, seat: int, action: Place, wanted: int) -> Placement:
    """Return the placement with the wanted servants, or more if the space needs them, as far as they can be spared."""
    player = view.players[seat]
    powers = powers_of(player)
    base, change = member_value(view, player, powers, action.member), value_on(powers, action.space)
    needed = needed_value(action.space)
    least = servants_for(needed - base - change, powers.rate)
    servants = max(least, min(wanted, _spared(view, player, powers, action.space)))
    return Placement(base, change, servants // powers.rate, needed, servants)


def taking(view: State, seat: int, action: Take) -> Placement:
    """Return what the action that a card or leader gives is worth there, with the servants it needs (LM R12)."""
    frame = view.stack[-1]
    assert isinstance(frame, Taking)
    powers = powers_of(view.players[seat])
    change, needed = powers.value[tower_of(action.space)], needed_value(action.space)
    servants = servants_for(needed - frame.value - change, powers.rate)
    return Placement(frame.value, change, servants // powers.rate, needed, servants)


def taking_plan(position: LorenzoPosition, action: Take) -> Sequence[LorenzoAction]:
    """Return the card with the servants it needs; where only one number is possible, it is not asked for."""
    return (action, numbered("servants", taking(position.view, position.viewer, action).servants))


def closes_round(position: LorenzoPosition, action: LorenzoAction, steps: Sequence[LorenzoAction]) -> bool:
    """Return whether the action would roll new dice at once, so that it could not be taken back (LM 3.1)."""
    if position.view.stage != CHURCH and _are_members_left(position.view, position.viewer):
        return False
    rules, shown = position.spec.rules, preview(position.spec.rules, position.view, action)
    for step in steps:
        if shown.is_complete and rules.why_not(shown.after, step) is None:
            shown = preview(rules, shown.after, step)
    return not shown.is_complete


def _are_members_left(view: State, seat: int) -> bool:
    """Return whether members are left besides the one being placed; the others may still pass later."""
    others = (player for number, player in enumerate(view.players) if number != seat)
    return view.players[seat].home.bit_count() > 1 or any(player.home and not player.has_passed for player in others)


def _spared(view: State, player: Player, powers: Powers, space: int) -> int:
    """Return the servants that can be spared, without those that the card of a floor costs."""
    if space not in TOWER_SPACES:
        return player.goods[SERVANTS]
    return spare_for_card(view, player, powers, space, fee(view, powers, space, with_member=True))


def steps_after(position: LorenzoPosition, action: Place, wanted: int) -> Sequence[LorenzoAction]:
    """Return the servants that the space needs, or a harvest or production that leaves nothing to choose."""
    if action.space not in WORK_OF:
        return (numbered("servants", placement(position.view, position.viewer, action, wanted).servants),)
    view = preview(position.spec.rules, position.view, action).after
    draft = draft_of(view, wanted)
    work = work_of(view, draft.servants)
    return () if leaves_a_choice(view, work) else draft.plan(work)


def placing_plan(position: LorenzoPosition, action: Place, wanted: int) -> Sequence[LorenzoAction]:
    """Return the placement with everything that would be suggested for it."""
    if action.space not in WORK_OF:
        return (action, *steps_after(position, action, wanted))
    view = preview(position.spec.rules, position.view, action).after
    draft = draft_of(view, wanted)
    return (action, *draft.plan(work_of(view, draft.servants)))


def sign_of_space(space: int) -> str:
    """Return the sign of a space: the card type of its tower, or the place itself."""
    if space in TOWER_SPACES:
        return TYPE_NAMES[tower_of(space)]
    if space in WORK_OF:
        return TARGET_NAMES[WORK_OF[space]]
    return "market" if space in MARKET else "council"


def spot_of(position: LorenzoPosition) -> Rect:
    """Return the space in which the running action takes place: where a member or a card was last."""
    for event in position.past.latest(position.viewer):
        if isinstance(event, MemberPlaced | CardTaken):
            return space_rect(SPACE_NAMES.index(event.space))
    return space_rect(COUNCIL)
