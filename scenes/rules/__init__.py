"""The rule book: every game that has rule texts, searchable, opened at any paragraph from anywhere."""

from scenes.core.app import App


def open_rules(app: App, paragraph: str = "") -> None:
    """Opens the book where it says, such as `sg-3-4`, or at its beginning."""
    from scenes.rules.scene import RuleBook

    app.stack.push(RuleBook(app, paragraph))
