"""`python -m assets.studio.title` copies the painted icon to app_icon.png, for window managers and installers."""

from PIL import Image

from assets.studio.manifest import ASSETS


def main() -> None:
    icon = ASSETS / "common" / "art" / "app_icon.webp"
    with Image.open(icon) as picture:
        picture.save(icon.with_suffix(".png"), optimize=True)


if __name__ == "__main__":
    main()
