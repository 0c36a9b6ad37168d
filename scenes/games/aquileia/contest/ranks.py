"""The prizes of ranks in words: as the strengths are now, and with a card."""

from game.aquileia.actions import Play
from game.aquileia.board import ARENA
from game.aquileia.cards import FIGURES
from game.aquileia.state import Contest
from scenes.games.aquileia.contest.log import standing
from scenes.games.aquileia.tooltips import AquileiaTooltips

COINS = (3, 2, 1)
"""Coins of the first three ranks (AQ 4.2.6, AQ 4.3.5)."""
_POINTS_PER_STRENGTH = 2


def as_it_stands(tips: AquileiaTooltips) -> str:
    """Return what the present strength brings: `3 without a card: second, with 2 copper and what the first leaves`."""
    contest = _contest(tips)
    strength = contest.strengths[contest.turn]
    return _told(tips, tips.t("aq-may-come-stand", before=strength), strength)


def with_card(tips: AquileiaTooltips, action: Play) -> str:
    """Return what a card would bring: `3 → 5 with a weapon of 2: first, with 3 copper and your choice`."""
    contest = _contest(tips)
    before = contest.strengths[contest.turn]
    after = before + FIGURES[action.card]
    card = tips.wording.card(action.card)
    return _told(tips, tips.t("aq-may-come-card", before=before, after=after, card=card), after)


def _told(tips: AquileiaTooltips, deed: str, strength: int) -> str:
    contest = _contest(tips)
    place = contest.turn
    strengths = (*contest.strengths[:place], strength, *contest.strengths[place + 1 :])
    rank = standing(tips.view, strengths).index(place)
    return tips.t("aq-may-come-told", told=deed, prize=_brings(tips, rank, strength, contest.metals[place]))


def _brings(tips: AquileiaTooltips, rank: int, strength: int, metal: int) -> str:
    count = COINS[rank] if rank < len(COINS) else 0
    coins = tips.wording.coins([count * int(each == metal) for each in range(3)])
    area = "arena" if tips.view.step in ARENA else "stadium"
    return tips.t(f"aq-rank-brings-{area}", rank=rank + 1, coins=coins, points=_POINTS_PER_STRENGTH * strength)


def _contest(tips: AquileiaTooltips) -> Contest:
    assert tips.view.contest is not None
    return tips.view.contest
