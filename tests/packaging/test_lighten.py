"""Pictures of a build are pressed again only when they changed."""

import importlib.util
import os
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]


def test_a_later_build_presses_only_the_pictures_that_changed(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("lighten", ROOT / "build" / "lighten.py")
    assert spec is not None and spec.loader is not None
    lighten = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(lighten)
    files = [(str(tmp_path / f"{name}.webp"), "art") for name in ("kept", "changed")]
    for path, _ in files:
        Image.effect_noise((64, 64), 50).convert("RGB").save(path, lossless=True)
        os.utime(path, (1, 1))
    made = tmp_path / "made"
    first = lighten.lightened(files, tmp_path, made)
    assert first == [(str(made / "kept.webp"), "art"), (str(made / "changed.webp"), "art")]
    for path, _ in first:
        Path(path).write_bytes(b"as it was")
    Image.new("RGB", (64, 64)).save(files[1][0], lossless=True)
    later = (made / "kept.webp").stat().st_mtime + 1
    os.utime(files[1][0], (later, later))
    lighten.lightened(files, tmp_path, made)
    assert (made / "kept.webp").read_bytes() == b"as it was"
    assert (made / "changed.webp").read_bytes() != b"as it was"
    assert sorted(path.name for path in made.iterdir()) == ["changed.webp", "kept.webp"]
