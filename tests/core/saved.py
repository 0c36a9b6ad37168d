"""Stores and played matches for the tests of saving; any game of the registry will do."""

import random
from pathlib import Path

from game.core.autosave import Autosave
from game.core.match import Match
from game.core.record import lines_of
from game.core.registry import all_specs
from game.core.seats import Seat
from game.core.storage import SaveStore


def new_match(seed: str = "3") -> Match:
    spec = all_specs()[0]
    others = [Seat("merchant", f"Rival {number}", "FQTS"[number - 1]) for number in range(1, min(spec.seats))]
    return Match(spec, {}, [Seat("human", "Agnès 安奈", "L"), *others], seed)


def play(match: Match, actions: int, seed: int = 1) -> None:
    """Random legal actions, fewer when the match ends."""
    source = random.Random(seed)
    for _ in range(actions):
        if match.is_over:
            return
        match.submit(source.choice(match.legal()))


def text_of(match: Match) -> str:
    return "".join(f"{line}\n" for line in lines_of(match))


def saved_match(folder: Path, actions: int = 12, seed: str = "3") -> tuple[SaveStore, Autosave, Match]:
    store, match = SaveStore(folder), new_match(seed)
    autosave = store.autosave(match)
    play(match, actions)
    store.wait()
    return store, autosave, match
