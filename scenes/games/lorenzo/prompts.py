"""The prompt over the board, with the card, leader or space that asks."""

from game.core.events import Event
from game.lorenzo import events as e
from game.lorenzo.actions import FINISH
from game.lorenzo.board import MEMBERS
from game.lorenzo.effects import TARGET_NAMES, TYPE_NAMES, SetMemberValue
from game.lorenzo.legal import leader_steps, placements
from game.lorenzo.limits import member_value
from game.lorenzo.powers import ability, powers_of
from game.lorenzo.state import Granting, Manning, Ordering, Paying, Raising, Supporting, Taking, Working
from scenes.games.lorenzo.choices.leader_actions import GAINS
from scenes.games.lorenzo.choices.selection import NOBODY, LorenzoSelection
from scenes.games.lorenzo.choices.work_draft import is_work, work_of
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.wording import LorenzoWording

_ANY = "any"


def prompt_of(position: LorenzoPosition, choice: LorenzoSelection) -> str:
    """Return what to do now, by the selection and the running action."""
    assert position.decision
    if choice.last:
        return _last(position, position.wording, choice)
    if position.decision.kind == "turn":
        return _turn(position, position.wording, choice)
    return _inside(position, position.wording, choice) or _plain(position)


def _last(position: LorenzoPosition, wording: LorenzoWording, choice: LorenzoSelection) -> str:
    if choice.last_place != NOBODY:
        return wording.catalog("lo-prompt-turn-last", space=wording.space(choice.last_place))
    deed = wording.action(FINISH if is_work(position.view) else choice.last[0])
    return wording.catalog("lo-prompt-last", deed=deed)


def _turn(position: LorenzoPosition, wording: LorenzoWording, choice: LorenzoSelection) -> str:
    t, view = wording.catalog, position.view
    player = view.players[position.viewer]
    if choice.is_passing:
        return t("lo-verb-pass-sure", members=player.home.bit_count())
    if choice.leader != NOBODY:
        asks = "" if choice.leader in player.hand else "-use"
        return t(f"lo-prompt-turn-leader{asks}", leader=wording.leader(choice.leader))
    if choice.member != NOBODY:
        powers = powers_of(player)
        value = member_value(view, player, powers, choice.member) + choice.servants // powers.rate
        return t("lo-prompt-turn-member", colour=MEMBERS[choice.member], value=value)
    if choice.space != NOBODY:
        return t("lo-prompt-turn-space", space=wording.space(choice.space))
    if not placements(view, view.active):
        return t("lo-prompt-turn-pass")
    return t("lo-prompt-turn" if view.is_advanced else "lo-prompt-turn-basic")


def _inside(position: LorenzoPosition, wording: LorenzoWording, choice: LorenzoSelection) -> str:
    """Return the prompt of a choice inside an action, with the name of what asks."""
    view = position.view
    t, frame = wording.catalog, view.stack[-1] if view.stack else None
    match frame:
        case Paying(space=space):
            return t("lo-prompt-pay-for", card=wording.card(view.floors[space]))
        case Supporting():
            return t("lo-prompt-church-of", numeral=t(f"lo-numeral-{view.period}"))
        case Manning() | Working() if is_work(view):
            value = work_of(view, choice.work.servants if choice.work else 0).value
            return t("lo-prompt-work-of", work=t(f"lo-work-{TARGET_NAMES[frame.work]}"), value=value)
        case Manning(space=space, member=member) if member == NOBODY <= space:
            return t("lo-prompt-servants-extra", card=wording.card(view.floors[space]))
        case Ordering(card=card):
            return t("lo-prompt-part-of", card=wording.card(card))
        case Taking(types=types, value=value) if source := _source(position, wording):
            kind = TYPE_NAMES[types[0]] if len(types) == 1 else _ANY
            return t("lo-prompt-take-of", card=source, type=kind, value=value)
        case Granting(left=left, is_distinct=is_distinct) if source := _source(position, wording):
            return t("lo-prompt-privilege-of", source=source, n=left if is_distinct else 1)
        case Raising():
            return _raising(position, wording)
    return ""


def _raising(position: LorenzoPosition, wording: LorenzoWording) -> str:
    """Return the prompt of a leader that raises a member (LM R7)."""
    player = position.view.players[position.viewer]
    for leader in player.leaders:
        effect = ability(leader, player.copied)
        if isinstance(effect, SetMemberValue) and effect.is_chosen:
            return wording.catalog("lo-prompt-raise-to", leader=wording.leader(leader), value=effect.value)
    return ""


def _plain(position: LorenzoPosition) -> str:
    assert position.decision
    kind, seat = position.decision.kind, position.decision.seat
    if kind == "draft" and len(position.view.players[seat].pack) == 1:
        return position.wording.catalog("lo-prompt-draft-last")
    if kind == "leaders" and not any(step.verb in GAINS for step in leader_steps(position.view, seat)):
        return position.wording.catalog("lo-prompt-leaders-discard")
    return position.wording.catalog(f"lo-prompt-{kind}")


def _source(position: LorenzoPosition, wording: LorenzoWording) -> str:
    """Return the card, leader, action or space whose effect is being received."""
    named = (_named(event, wording) for event in position.past.latest(position.viewer))
    return next(filter(None, named), "")


def _named(event: Event, wording: LorenzoWording) -> str:
    match event:
        case e.CardTaken(card=card):
            return wording.card_named(card)
        case e.LeaderDiscarded(leader=leader) | e.LeaderUsed(leader=leader):
            return wording.catalog(f"lo-leader-{leader}")
        case e.WorkDone(work=work):
            return wording.catalog(f"lo-work-{work}")
        case e.MemberPlaced(space=space):
            return wording.source(space)
    return ""
