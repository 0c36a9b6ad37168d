"""Tables as no hand would lay them: positions at random, and the play that leads from them."""

import random
from collections import Counter

from hypothesis import strategies as st

from game.core.chance import Live
from game.core.events import Event
from game.san_gimignano import rules
from game.san_gimignano.actions import SanGimignanoAction
from game.san_gimignano.cards import all_nobles, all_towers
from game.san_gimignano.notation import position
from game.san_gimignano.state import State

FORMS = [(nobles, series) for nobles in ("off", "on") for series in ("single", "two", "to120")]


def whole_set(state: State) -> Counter[int]:
    return Counter(all_towers() + (all_nobles() if state.nobles else []))


@st.composite
def matches(draw: st.DrawFn, most: int = 160) -> tuple[State, list[list[Event]]]:
    """A match from its deal, played on at random for a while; with the events of each action."""
    nobles, series = draw(st.sampled_from(FORMS))
    seed = str(draw(st.integers(0, 10_000)))
    state = rules.new({"nobles": nobles, "series": series}, 2, Live(seed, 0))
    return state, play_on(state, random.Random(seed), draw(st.integers(0, most)))


@st.composite
def tables(draw: st.DrawFn, most: int = 12) -> State:
    """A position laid at random, so that rare cards and towers meet, and a few actions on it."""
    source = random.Random(draw(st.integers(0, 1_000_000)))
    state = position(_laid_at_random(source))
    play_on(state, source, draw(st.integers(0, most)))
    return state


def play_on(state: State, source: random.Random, actions: int) -> list[list[Event]]:
    story: list[list[Event]] = []
    for step in range(actions):
        legal = rules.legal(state)
        if not legal:
            break
        story.append([])
        rules.apply(state, source.choice(_lively(legal, source)), Live(str(source.random()), step), story[-1].append)
    return story


def _lively(legal: list[SanGimignanoAction], source: random.Random) -> list[SanGimignanoAction]:
    """Mostly building and answering: passing and exchanging would fill the time."""
    calm = ("pass", "exchange", "forgo", "allow", "suffer")
    lively = [action for action in legal if not action.text.startswith(calm)]
    return lively if lively and source.random() < 0.8 else legal


def _laid_at_random(source: random.Random) -> str:
    stones = [str(kind) for kind in all_towers()]
    source.shuffle(stones)
    nobles = ["fine_stone"] * 3 + ["joust"] * 2 + ["pilgrimage"] * 2 + ["rognosa", "santa_fina", "city_wall"]
    source.shuffle(nobles)
    lines = [f"active: {source.randrange(2)}", f"end phase: {source.choice(['no', 'no', 'yes'])}"]
    with_nobles = source.random() < 0.7
    for seat in (0, 1):
        towers = [_tower(stones, source) for _ in range(source.randrange(4))]
        lines.append(f"towers {seat}: {', '.join(tower for tower in towers if tower)}")
    for seat in (0, 1):
        hand = [stones.pop() for _ in range(min(len(stones), source.randrange(6)))]
        if with_nobles:
            hand += [nobles.pop() for _ in range(source.randrange(4))]
        lines.append(f"hand {seat}: {' '.join(hand)}")
    if with_nobles:
        lines += _noble_lines(nobles, source)
    lines.append(f"market: {' '.join(stones.pop() for _ in range(min(len(stones), source.randrange(1, 5))))}")
    lines.append(f"deck: {' '.join(stones[: source.randrange(1, 20)])}")
    return "\n".join(lines)


def _noble_lines(nobles: list[str], source: random.Random) -> list[str]:
    used = source.randrange(3)
    lines = [f"used: {used} {min(2, used + source.randrange(2))}"]
    for name in ("rognosa", "city_wall"):
        if name in nobles and source.random() < 0.4:
            nobles.remove(name)
            lines.append(f"played {source.randrange(2)}: {name}")
    return [*{line.split(":")[0]: line for line in lines}.values(), f"nobles: {' '.join(nobles[:3])}"]


def _tower(stones: list[str], source: random.Random) -> str:
    """A tower of stones that are still there, or nothing."""
    number, levels = source.randrange(5, 11), source.randrange(3, 6)
    wanted = [number] * levels if source.random() < 0.6 else list(range(number, number - levels, -1))
    names = [str(stone) for stone in wanted]
    if Counter(names) - Counter(stones):
        return ""
    for name in names:
        stones.remove(name)
    return "-".join(names) + source.choice(["", "!"])
