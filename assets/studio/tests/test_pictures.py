"""Committed pictures agree with the scripts that paint them. Nothing is painted here."""

from pathlib import Path

from PIL import Image

from assets.studio.manifest import ASSETS, STUDIO, Entry, note_entry, read_manifest, source_hash
from assets.studio.paint import all_pictures, matching, stale_pictures


def test_no_picture_is_stale_or_missing() -> None:
    assert [picture.name for picture in stale_pictures()] == []


def test_names_are_unique() -> None:
    names = [picture.name for picture in all_pictures()]
    assert len(names) == len(set(names))


def test_the_manifest_lists_only_pictures_somebody_paints() -> None:
    assert set(read_manifest()) <= {picture.name for picture in all_pictures()}


def test_an_unrelated_kit_module_does_not_change_a_hash() -> None:
    kit = STUDIO / "kit"
    assert source_hash([kit / "light.py"]) == source_hash([kit / "light.py", kit / "geometry.py"])
    assert source_hash([kit / "light.py"]) != source_hash([kit / "light.py", kit / "masonry.py"])


def test_the_manifests_are_read_as_they_were_noted(tmp_path: Path) -> None:
    entries = {f"{folder}/art/tower": Entry("0123", (440, 660), ("kit/light.py",)) for folder in ("here", "there")}
    for name, entry in entries.items():
        note_entry(name, entry, tmp_path)
    assert read_manifest(tmp_path) == entries


def test_patterns_choose_by_wildcard_or_by_part() -> None:
    pictures = all_pictures()
    assert matching(pictures, ["*"]) == pictures
    assert matching(pictures, ["no such picture"]) == []


def test_files_have_the_size_their_painters_promise() -> None:
    wrong = [p.name for p in all_pictures() if p.path.is_file() and Image.open(p.path).size != p.size]
    assert wrong == []


def test_storeys_of_any_number_stack_without_a_step() -> None:
    outlines = set()
    for number in range(4, 12):
        alpha = Image.open(ASSETS / f"san_gimignano/art/storey_{number}.webp").convert("RGBA").getchannel("A")
        outlines.add(alpha.point(lambda value: 255 * (value > 127)).tobytes())
    assert len(outlines) == 1
