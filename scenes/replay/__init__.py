"""A match looked at step by step, and played on from any of its moments."""

from game.core.match import Match
from scenes.core.app import App


def open_replay(app: App, match: Match, length: int | None = None) -> None:
    """Shows the board after `length` entries, or at the end."""
    from scenes.replay.scene import Replay

    app.stack.push(Replay(app, match, length))
