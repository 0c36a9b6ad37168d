"""`python -m assets.studio.title` writes the icon as a PNG, and a larger one for macOS."""

from PIL import Image

from assets.studio.manifest import ASSETS
from assets.studio.title.arms import app_icon

PAINTED = ASSETS / "common" / "art" / "app_icon.webp"
LARGE = ASSETS.parent / "build" / "macos" / "app_icon.webp"
LARGE_SIDE = 1024


def main() -> None:
    with Image.open(PAINTED) as picture:
        picture.save(PAINTED.with_suffix(".png"), optimize=True)
    app_icon(LARGE_SIDE).save(LARGE, lossless=True, method=6)


if __name__ == "__main__":
    main()
