"""Opens the rule book."""

from scenes.engine.app import App
from scenes.screens.rules.scene import RuleBook


def open_rules(app: App, paragraph: str = "") -> None:
    """Show the book over the present scene, at a page; a game's prefix opens its first page."""
    app.stack.push(RuleBook(app, paragraph))
