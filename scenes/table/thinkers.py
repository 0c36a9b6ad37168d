"""The workers that think for opponents: started with the first match, shared by all, ended with the program."""

from weakref import WeakKeyDictionary

from game.ai.workers import Thinker
from scenes.core.app import App

_THINKERS: WeakKeyDictionary[App, Thinker] = WeakKeyDictionary()


def thinker(app: App) -> Thinker:
    if app not in _THINKERS:
        _THINKERS[app] = Thinker()
    return _THINKERS[app]
