"""What tests of presses leave out."""

import pytest


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Build every picture and draw none: drawing takes most of the time, and presses do not depend on it."""
    monkeypatch.setattr("scenes.engine.app.App._draw_scenes", lambda app: None)
