"""Builds the rule book for `main.py shot`, at a paragraph with pictures and a ruling."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.rules.books import book_of_game
from scenes.screens.rules.scene import RuleBook


def for_shot(app: App, match: Match) -> Scene:
    paragraphs = book_of_game(match.spec.id).paragraphs
    shown = max(paragraphs, key=lambda paragraph: (bool(paragraph.pictures) and paragraph.ours, paragraph.number))
    return RuleBook(app, shown.id)
