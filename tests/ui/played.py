"""Matches played by a seeded hand that passes only when it must; it needs no learned opponent."""

import random

from game.core.match import Match

PASS = "pass"


def play(match: Match, actions: int) -> None:
    """So many actions, or fewer when the match ends before."""
    source = random.Random(match.seed)
    for _ in range(actions):
        if match.is_over:
            return
        legal = match.legal()
        match.submit(source.choice([action for action in legal if action.text != PASS] or legal))
