"""The fight in the arena and the race in the stadium, up to the ranks (AQ 4.2, AQ 4.3)."""

from game.aquileia.actions import AquileiaAction, Play, RollBlue
from game.aquileia.board import ARENA, COPPER, GOLD, GOLD_SIDE, SILVER, STADIUM, STRENGTHS
from game.aquileia.cards import FIGURES
from game.aquileia.events import CardPlayed, ContestBegun, ContestDecided, FighterStood, StrengthRolled
from game.aquileia.limits import is_on, track_place
from game.aquileia.moves import discard, roll
from game.aquileia.prizes import award, settle
from game.aquileia.state import BLUE, PLAYING, PRIZE, ROLLING, Contest, State, turn_order
from game.core.chance import Chance
from game.core.events import Emit

_RED_DICE = 3


def begin(state: State, area: range, emit: Emit | None) -> None:
    """AQ 4.2.1: everybody with a henchman there takes part, with the sum of the values of the spaces."""
    fighters = tuple(seat for seat in turn_order(state) if is_on(state, seat, area))
    strengths = tuple(sum(STRENGTHS[space] for space in area if state.spaces[space] == seat) for seat in fighters)
    state.contest = Contest(fighters, strengths, tuple(_metal(state, seat, area) for seat in fighters))
    if emit:
        emit(ContestBegun(area == ARENA, fighters, strengths))


def _metal(state: State, seat: int, area: range) -> int:
    """AQ 4.3.1: copper counts in the arena, the metal of one's own side in the stadium."""
    if area == ARENA:
        return COPPER
    return GOLD if is_on(state, seat, GOLD_SIDE) else SILVER


def contest(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """Do an action of a contest; return True when the prizes are given."""
    now = state.contest
    assert now is not None
    if now.stage == ROLLING:
        _roll(state, now, _RED_DICE, chance, emit)
    elif now.stage == PLAYING:
        _play(state, now, action, emit)
    elif isinstance(action, RollBlue):
        _roll_blue(state, now, action.count, chance, emit)
    else:
        award(state, now, action, chance, emit)
        return True
    _go_on(state, emit)
    return False


def _roll(state: State, now: Contest, dice: int, chance: Chance, emit: Emit | None) -> None:
    """AQ 4.2.2, AQ 4.3.2: faces of the fighter's metal add 1."""
    faces = roll(chance, dice)
    strength = now.strengths[now.turn] + faces.count(now.metals[now.turn])
    state.contest = _strengthened(now, strength)._replace(turn=now.turn + 1)
    if emit:
        emit(StrengthRolled(now.fighters[now.turn], faces, now.stage == BLUE, strength))


def _play(state: State, now: Contest, action: AquileiaAction, emit: Emit | None) -> None:
    """AQ 4.2.3, AQ 4.3.3: cards one by one, until the fighter stands."""
    seat = now.fighters[now.turn]
    if not isinstance(action, Play):
        state.contest = now._replace(turn=now.turn + 1, laid=0)
        if emit:
            emit(FighterStood(seat, now.strengths[now.turn]))
        return
    discard(state, seat, action.card)
    strength = now.strengths[now.turn] + FIGURES[action.card]
    state.contest = _strengthened(now, strength)._replace(laid=now.laid + 1)
    if emit:
        emit(CardPlayed(seat, action.card, strength))


def _roll_blue(state: State, now: Contest, dice: int, chance: Chance, emit: Emit | None) -> None:
    """AQ 4.2.4, AQ 4.3.4: named once, rolled together; each die serves once in a round."""
    state.blue_left -= dice
    if dice:
        _roll(state, now, dice, chance, emit)
    else:
        state.contest = now._replace(turn=now.turn + 1)


def _strengthened(now: Contest, strength: int) -> Contest:
    strengths = now.strengths
    return now._replace(strengths=(*strengths[: now.turn], strength, *strengths[now.turn + 1 :]))


def _go_on(state: State, emit: Emit | None) -> None:
    """Go on to the next fighter, the next stage, or the ranks."""
    now = state.contest
    assert now is not None
    if now.stage != BLUE and now.turn < len(now.fighters):
        return
    if now.stage == ROLLING:
        state.contest = now._replace(stage=PLAYING, turn=0)
    elif now.stage == PLAYING and state.blue_left and state.blue_holder in now.fighters:
        state.contest = now._replace(stage=BLUE, turn=now.fighters.index(state.blue_holder))
    else:
        _rank(state, now, emit)


def _rank(state: State, now: Contest, emit: Emit | None) -> None:
    """AQ 4.2.5: a tie goes to the better place of the track, gold against silver too."""

    def standing(place: int) -> tuple[int, int]:
        return -now.strengths[place], track_place(state, now.fighters[place])

    order = sorted(range(len(now.fighters)), key=standing)
    ranked = Contest(
        tuple(now.fighters[place] for place in order),
        tuple(now.strengths[place] for place in order),
        tuple(now.metals[place] for place in order),
        stage=PRIZE,
    )
    state.contest = ranked
    if emit:
        emit(ContestDecided(state.step != STADIUM.start, ranked.fighters, ranked.strengths))
    settle(state, ranked, emit)
