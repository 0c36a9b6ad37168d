"""Opens the replay of a match."""

from game.core.match import Match
from scenes.core.app import App
from scenes.replay.scene import Replay


def open_replay(app: App, match: Match, length: int | None = None, seat: int | None = None) -> None:
    replay = Replay(app, match, length, seat)
    app.patiently(lambda: replay.turns)
    app.stack.push(replay)
