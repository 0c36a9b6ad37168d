"""The scripts of build/ that make packages: versions, checksums, tools that are elsewhere or busy."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

import dev

BUILD = Path(__file__).resolve().parents[2] / "build"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, BUILD / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The packer, with a program of one file and without pauses."""
    module = script("package")
    for name in ("quattro-citta", "Quattro Città.app"):
        (tmp_path / "dist" / name).mkdir(parents=True)
        (tmp_path / "dist" / name / "quattro-citta").write_text("#!/bin/sh\n")
    monkeypatch.setattr(module, "DIST", tmp_path / "dist")
    monkeypatch.setattr(module, "PACKAGES", tmp_path / "dist" / "packages")
    monkeypatch.setattr(module, "PAUSE_SECONDS", 0)
    return module


@pytest.mark.parametrize(
    ("version", "numbers"), [("1.0.0", (1, 0, 0)), ("1.0.0rc1", (1, 0, 0)), ("1.2.0-beta.2", (1, 2, 0)), ("2", (2,))]
)
def test_systems_get_the_numbers_of_a_version(version: str, numbers: tuple[int, ...]) -> None:
    bundle = script("bundle")
    assert bundle.numbers_of(version) == numbers
    plist = bundle.info_plist("x", {"version": version})
    assert plist["CFBundleVersion"] == ".".join(map(str, numbers))


def test_a_library_of_pygame_is_carried_once_beside_pygame() -> None:
    here, there = ("SDL2.dll", "site/pygame/SDL2.dll", "BINARY"), ("pygame/SDL2.dll", "site/pygame/SDL2.dll", "BINARY")
    loaded, other = ("libxmp.dll", "site/pygame/libxmp.dll", "BINARY"), ("python311.dll", "py/python311.dll", "BINARY")
    placed = script("bundle").beside_their_package([here, loaded, other, there], "pygame")
    assert sorted(entry[0] for entry in placed) == ["pygame/SDL2.dll", "pygame/libxmp.dll", "python311.dll"]


def test_linux_keeps_its_own_cpp_library() -> None:
    """With an older one inside the program, the drivers of a newer Linux do not load, and Wayland ends it."""
    library, own = ("libstdc++.so.6", "a", "BINARY"), ("libSDL2.so", "b", "BINARY")
    assert script("bundle").without_system_libraries([library, own]) == [own]


def test_a_checksum_ends_its_line_as_macos_wants(package: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def written_on_windows(path: Path, data: str, encoding: str, newline: str | None = None) -> int:
        return path.write_bytes(data.replace("\n", newline or "\r\n").encode(encoding))

    def packed() -> list[Path]:
        made: Path = package.PACKAGES / "x.zip"
        made.write_bytes(b"x")
        return [made]

    monkeypatch.setattr(Path, "write_text", written_on_windows)
    for system in ("linux", "windows", "macos"):
        monkeypatch.setattr(package, system, packed)
    assert package.pack() == 0
    assert (package.PACKAGES / "x.zip.sha256").read_bytes().endswith(b"  x.zip\n")


def test_the_compiler_of_installers_is_found_whatever_its_version(
    package: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package.shutil, "which", lambda name: None)
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path / "x86"))
    assert package.compiler() == "iscc"
    for version in (6, 7):
        place = tmp_path / "x86" / f"Inno Setup {version}" / "ISCC.exe"
        place.parent.mkdir(parents=True)
        place.touch()
    assert package.compiler() == str(place)


def test_a_busy_disk_image_is_made_again(
    package: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs: list[str] = []

    def busy(command: list[str], check: bool) -> subprocess.CompletedProcess[str]:
        runs.append(command[0])
        if len(runs) < 5:
            return subprocess.CompletedProcess(command, 1)
        Path(command[-1]).write_bytes(b"x")
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(package.platform, "machine", lambda: "arm64")
    monkeypatch.setattr(package.subprocess, "run", busy)
    assert package.pack() == 0
    assert runs == ["hdiutil"] * 5
    assert "macos-arm64.dmg" in capsys.readouterr().out


def test_shops_are_told_the_version_and_day_that_the_changelog_has() -> None:
    described = ElementTree.parse(BUILD / "linux" / "it.quattrocitta.game.metainfo.xml").getroot()
    newest = described.find("releases/release")
    assert newest is not None and newest.get("version") == script("package").version()
    heading = f"## {newest.get('version')} - {newest.get('date')}"
    assert heading in (BUILD.parent / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.skipif(sys.platform != "linux", reason="AppImages are of Linux")
def test_an_appimage_is_made_where_its_tool_is(
    package: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tool of the test keeps the list of what it was given."""
    assert package.appimage() == []
    tool = tmp_path / "bin" / "appimagetool"
    tool.parent.mkdir()
    tool.write_text('#!/bin/sh\ncd "$2" && find . ! -type d | sort > "$3"\n')
    tool.chmod(0o755)
    package.PACKAGES.mkdir()
    monkeypatch.setenv("PATH", f"{tool.parent}{os.pathsep}{os.environ['PATH']}")
    (made,) = package.appimage()
    assert made.read_text().split() == [
        "./.DirIcon", "./AppRun", "./quattro-citta.desktop", "./quattro-citta.png", "./usr/bin/quattro-citta",
        "./usr/share/metainfo/it.quattrocitta.game.metainfo.xml",
    ]  # fmt: skip


@pytest.mark.parametrize("step", ["try", "pack"])
def test_one_command_builds_tries_and_packs(step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[Any] = []

    def python(*arguments: Any) -> int:
        run.append(arguments)
        return 0

    monkeypatch.setattr(dev, "python", python)
    assert dev.dist([step]) == 0
    assert run == [("build/package.py", step)]
