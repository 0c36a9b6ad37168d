"""Matches played by a seeded hand that passes only when it must; it needs no learned opponent."""

import random
from collections.abc import Collection

from game.core.match import Match

PASS = "pass"


def play(match: Match, actions: int, avoids: Collection[str] = ()) -> None:
    """So many actions, or fewer when the match ends before; those that begin with an avoided word only when it must."""
    source, unwanted = random.Random(match.seed), {PASS, *avoids}
    for _ in range(actions):
        if match.is_over:
            return
        legal = match.legal()
        match.submit(source.choice([action for action in legal if action.text.split()[0] not in unwanted] or legal))
