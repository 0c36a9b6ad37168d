"""Opens the rule book."""

from scenes.engine.app import App
from scenes.screens.rules.scene import RuleBook


def open_rules(app: App, paragraph: str = "") -> None:
    app.stack.push(RuleBook(app, paragraph))
