"""Swings of the chance to win in words: the luck or the actions that explain them."""

from collections.abc import Mapping

from game.coach.model import Notes
from game.coach.summary import Swing, swings
from game.core.match import Match
from scenes.engine.text.catalog import Catalog
from scenes.kit.wording import Wording
from scenes.screens.coach.wording import chance_told, percent

_MOST_ACTIONS = 3


def swings_told(catalog: Catalog, match: Match, notes: Notes, seat: int, wording: Wording) -> Mapping[int, str]:
    """Return the sentence of each swing of the seat's chance, by the number of entries after which it is seen."""
    return {each.length: _told(catalog, match, wording, each) for each in swings(match, notes, seat)}


def _told(catalog: Catalog, match: Match, wording: Wording, swing: Swing) -> str:
    after = (percent if swing.length == len(match.entries) else chance_told)(catalog, swing.after)
    deeds = [_deed(catalog, match, wording, entry) for entry in swing.entries[-_MOST_ACTIONS:]]
    key = "coach-swing-luck" if swing.is_luck else "coach-swing"
    return "\n".join([catalog(key, before=chance_told(catalog, swing.before), after=after), *deeds])


def _deed(catalog: Catalog, match: Match, wording: Wording, entry: int) -> str:
    played = match.entries[entry]
    return catalog("coach-deed-of", name=wording.people[played.seat].name, deed=wording.deed(played.action))
