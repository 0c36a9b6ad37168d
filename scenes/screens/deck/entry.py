"""Opens the deck of one's own costly moments."""

from scenes.engine.app import App
from scenes.screens.deck.scene import Deck


def open_deck(app: App) -> None:
    """Show the moments of the last judged matches."""
    app.stack.push(Deck(app))
