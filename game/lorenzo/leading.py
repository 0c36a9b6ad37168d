"""Leaders: discarded, played, used, and the small choices they bring (LM 3.4, R6, R7, R33 to R35)."""

from game.core.chance import Chance
from game.core.events import Emit
from game.lorenzo.actions import Named
from game.lorenzo.board import MEMBERS
from game.lorenzo.effects import Privileges
from game.lorenzo.events import LeaderCopied, LeaderDiscarded, LeaderPlayed, LeaderUsed, MemberRaised
from game.lorenzo.immediate import perform
from game.lorenzo.leaders import COPYIST, LEADER_NAMES
from game.lorenzo.limits import raised_value
from game.lorenzo.powers import ability
from game.lorenzo.state import BEGUN, START, Copying, Raising, State


def step(state: State, action: Named, chance: Chance, emit: Emit | None) -> None:
    """LM 3.4: any number of leader steps, before the placement or after it."""
    if state.step == START:
        state.step = BEGUN
    _STEPS[action.verb](state, state.active, action.index, emit)


def _discard(state: State, seat: int, leader: int, emit: Emit | None) -> None:
    player = state.players[seat]
    player.hand = tuple(each for each in player.hand if each != leader)
    player.discarded += (leader,)
    if emit:
        emit(LeaderDiscarded(seat, LEADER_NAMES[leader]))
    perform(state, seat, Privileges(1), LEADER_NAMES[leader], emit)


def _play(state: State, seat: int, leader: int, emit: Emit | None) -> None:
    player = state.players[seat]
    player.hand = tuple(each for each in player.hand if each != leader)
    player.leaders += (leader,)
    if emit:
        emit(LeaderPlayed(seat, LEADER_NAMES[leader]))
    if leader == COPYIST:
        state.stack.append(Copying(seat))


def _use(state: State, seat: int, leader: int, emit: Emit | None) -> None:
    player = state.players[seat]
    player.used |= 1 << leader
    if emit:
        emit(LeaderUsed(seat, LEADER_NAMES[leader]))
    perform(state, seat, ability(leader, player.copied), LEADER_NAMES[leader], emit)


_STEPS = {"discard": _discard, "play": _play, "use": _use}


def copy(state: State, action: Named, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Copying)
    state.players[frame.seat].copied = action.index
    if emit:
        emit(LeaderCopied(frame.seat, LEADER_NAMES[action.index]))


def raise_member(state: State, action: Named, chance: Chance, emit: Emit | None) -> None:
    """LM R7: for the rest of this round."""
    frame = state.stack.pop()
    assert isinstance(frame, Raising)
    player = state.players[frame.seat]
    player.raised = action.index
    if emit:
        emit(MemberRaised(frame.seat, MEMBERS[action.index], raised_value(player)))
