"""The studio that paints the pictures is a project of its own; its pictures are checked here without painting."""

from assets.studio.manifest import ASSETS, read_manifest
from tests.architecture.project import imports, python_files

OF_THE_STUDIO = ("assets/studio/", "tests/architecture/new_cards/san_gimignano/assets/studio/")
SHARED = "assets.studio.manifest."
"""The one module that needs nothing but the standard library."""


def test_no_picture_is_missing_or_older_than_its_script() -> None:
    """`dev.py art` paints what is named here."""
    manifest = read_manifest()
    assert manifest
    missing = [name for name in manifest if not (ASSETS / f"{name}.webp").is_file()]
    assert missing + [name for name, entry in manifest.items() if not entry.is_fresh] == []


def test_every_painted_picture_is_in_the_manifest() -> None:
    painted = {path.relative_to(ASSETS).with_suffix("").as_posix() for path in ASSETS.glob("*/art/*.webp")}
    assert painted == set(read_manifest())


def test_the_product_works_without_the_studio() -> None:
    product = [file for file in python_files() if not file.startswith(OF_THE_STUDIO)]
    used = {(file, name) for file in product for name in imports(file) if name.startswith("assets.")}
    assert [use for use in sorted(used) if not use[1].startswith(SHARED)] == []
