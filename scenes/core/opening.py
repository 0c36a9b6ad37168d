"""Starting the program for a player: settings, the lock on the home, and what must be said about them."""

from scenes.core import settings
from scenes.core.app import App
from scenes.core.home import HomeLock


def open_app() -> App:
    """The window with the player's settings; `app.read_only` tells that another instance owns the home."""
    loaded = settings.load()
    lock = HomeLock()
    owned = lock.acquire()
    try:
        app = App(loaded.settings, persistent=owned)
    except Exception:
        lock.release()
        raise
    app.at_close(lock.release)
    if not owned:
        app.notice(app.catalog("notice-read-only"))
    if loaded.kept_aside is not None:
        app.notice(app.catalog("notice-settings-damaged", file=loaded.kept_aside.name))
    app.catalog("ok")
    if app.catalog.problems:
        app.notice(app.catalog("notice-texts-damaged", problem=app.catalog.problems[0]))
    return app
