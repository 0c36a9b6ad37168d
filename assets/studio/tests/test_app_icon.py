"""The icon in the forms that installers need is the one that is painted."""

from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from assets.studio.title.__main__ import LARGE, LARGE_SIDE, PAINTED
from assets.studio.title.arms import app_icon


def difference(file: Path, icon: Image.Image) -> float:
    """Return the largest mean difference of red, green, blue and opacity, each from 0 to 255."""
    with Image.open(file) as kept:
        assert kept.size == icon.size
        return max(ImageStat.Stat(ImageChops.difference(kept.convert("RGBA"), icon.convert("RGBA"))).mean)


def test_the_png_is_the_painted_icon() -> None:
    with Image.open(PAINTED) as painted:
        assert difference(PAINTED.with_suffix(".png"), painted) == 0


def test_the_large_icon_is_up_to_date() -> None:
    """The pixels may differ by rounding on another processor."""
    assert difference(LARGE, app_icon(LARGE_SIDE)) < 1
