"""Opens the page of licences."""

from scenes.core.app import App
from scenes.licenses.scene import Licenses


def open_licenses(app: App) -> None:
    app.stack.push(Licenses(app))
