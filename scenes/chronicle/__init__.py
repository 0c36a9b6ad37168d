"""All matches ever played here: to look at again, to go on with, to take elsewhere."""

from scenes.core.app import App


def open_chronicle(app: App) -> None:
    from scenes.chronicle.scene import Chronicle

    app.stack.push(Chronicle(app))
