"""The rule book for `main.py shot`."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.rules.books import book_of_game
from scenes.rules.scene import RuleBook


def for_shot(app: App, match: Match) -> Scene:
    paragraphs = book_of_game(match.spec.id).paragraphs
    shown = max(paragraphs, key=lambda paragraph: (bool(paragraph.pictures) and paragraph.ours, paragraph.number))
    return RuleBook(app, shown.id)
