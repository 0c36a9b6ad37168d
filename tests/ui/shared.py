"""What every program of the tests would read or set anew is read and set once for all of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from scenes.engine.drawing.images import ImageCache, SurfaceCache
from scenes.engine.text import catalog, fonts
from scenes.engine.text.text_cache import TextCache

SHARED_BYTES = 220 * 1024 * 1024


@contextmanager
def shared_reading() -> Iterator[None]:
    """Catalogues by their text, fonts by their file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "read_messages", cache(catalog.read_messages))
        patch.setattr(fonts, "open_font", cache(fonts.open_font))
        yield


@contextmanager
def shared_pictures() -> Iterator[None]:
    """Pictures and set texts outlive the program that asked for them first."""
    masters, scaled = SurfaceCache(lambda: SHARED_BYTES), SurfaceCache(lambda: SHARED_BYTES)
    known: dict[tuple[str, bool], TextCache] = {}

    class SharedAssets(ImageCache):
        def __init__(self) -> None:
            super().__init__()
            self.masters, self.scaled = masters, scaled

        def forget_scaled(self) -> None:
            """They may be wanted again."""

        forget_all = forget_scaled

    class SharedLettering(TextCache):
        def use(self, language: str, plain: bool) -> None:
            if (language, plain) not in known:
                known[language, plain] = TextCache(self._assets)
                known[language, plain].use(language, plain)
            vars(self).update(vars(known[language, plain]))

        def clear(self) -> None:
            """They may be wanted again."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.engine.app.ImageCache", SharedAssets)
        patch.setattr("scenes.engine.app.TextCache", SharedLettering)
        yield
