"""Builds the deck for `main.py shot`: a finished match with a few moments, of which some are due and some found."""

from game.coach.deck import Card, Find, Mark
from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.deck.scene import Deck
from scenes.screens.deck.shelf import Shelved
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.try_again.deck_keeping import deck_of
from scenes.screens.try_again.shot import costly
from scenes.shot import play

ENDED = 1_763_640_000.0
"""When the sample match ended."""
_CARDS, _LATER, _AWAY = 9, 2, 1
_FIRST, _SECOND = Find(time=ENDED, day="2025-11-20"), Find(time=ENDED, day="2025-11-21")


def for_shot(app: App, match: Match) -> Scene:
    """Return the deck of one match, as it stands after one more."""
    play(match, match.spec.max_actions)
    put_on_shelf(app, match)
    return deck_with(app, match)


def deck_with(app: App, match: Match) -> Deck:
    """Return the deck of a match that is over; of its moments the last ones were found before."""
    told, game = costly(match, _CARDS, every=1), match.spec.id
    cards = [Card(f"sample/{judged.entry}/0", "sample", game, ENDED, judged) for judged in told]
    marks = deck_of(app).marks
    for number, card in enumerate(reversed(cards)):
        if number < _AWAY:
            marks.put(card.key, Mark(found=(_FIRST, _SECOND)))
        elif number < _AWAY + _LATER:
            marks.put(card.key, Mark(found=(_FIRST,)))
    page = Deck(app)
    page.shelf = [Shelved(card, match) for card in cards]
    page.resume()
    return page
