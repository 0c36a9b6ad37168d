"""Opens the replay of a match."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.screens.replay.scene import Replay


def open_replay(app: App, match: Match, length: int | None = None, seat: int | None = None) -> None:
    """Show the replay after that many entries (at the end without a number), as that seat sees it."""
    _push(app, Replay(app, match, length, seat))


def show_passage(app: App, match: Match, seat: int, entry: int, event: int, until: int) -> None:
    """Show the replay at an entry and play from that event to the end of entry `until`."""
    replay = Replay(app, match, entry, place=seat)
    _push(app, replay)
    replay.playing.play_passage(event, until)


def _push(app: App, replay: Replay) -> None:
    """Read the turns with a spinner, then show the replay."""
    app.spinner.run(lambda: replay.turns)
    app.stack.push(replay)
