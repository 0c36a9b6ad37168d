"""Opens the rule book."""

from scenes.core.app import App
from scenes.rules.scene import RuleBook


def open_rules(app: App, paragraph: str = "") -> None:
    app.stack.push(RuleBook(app, paragraph))
