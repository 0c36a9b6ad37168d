"""Makes packages of what `dev.py dist` has built, for the system it runs on; standard library only.

`dev.py dist try` starts the built program from a folder with spaces and Japanese letters in its name;
`dev.py dist pack` writes the packages and their checksums into `dist/packages`.
"""

import hashlib
import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PACKAGES = DIST / "packages"
NAME = "quattro-citta"
BUNDLE = "Quattro Città.app"
AWKWARD = "Quattro Città 四つの街"
ARCHITECTURES = {"amd64": "x64", "x86_64": "x64", "arm64": "arm64", "aarch64": "arm64"}
SYSTEMS = {"win32": "windows", "darwin": "macos", "linux": "linux"}
PRESSED = [{"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
DESKTOP, METAINFO = "quattro-citta.desktop", "it.quattrocitta.game.metainfo.xml"
BESIDE = (DESKTOP, METAINFO, "install.sh")
WINDOWS_ICON = ROOT / ".work" / "pyinstaller" / "pyinstaller" / f"{NAME}.ico"
"""The icon that the build leaves beside the program."""
TRIES, PAUSE_SECONDS = 5, 10


def version() -> str:
    number: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return number


def stem() -> str:
    return f"{NAME}-{version()}-{SYSTEMS[sys.platform]}-{ARCHITECTURES[platform.machine().lower()]}"


def program_in(folder: Path) -> Path:
    """The program that prints, below a copy of what was built."""
    if sys.platform == "darwin":
        return folder / BUNDLE / "Contents" / "MacOS" / NAME
    return folder / NAME / (f"{NAME}-console.exe" if sys.platform == "win32" else NAME)


def built() -> Path:
    return DIST / (BUNDLE if sys.platform == "darwin" else NAME)


def try_elsewhere() -> int:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / AWKWARD
        shutil.copytree(built(), place / built().name, symlinks=True)
        return subprocess.run([program_in(place), "selftest"], cwd=folder, check=False).returncode


def linux() -> list[Path]:
    """The folder with its desktop entry and the script that puts both where the desktop looks."""
    made = PACKAGES / f"{stem()}.tar.xz"
    with lzma.open(made, "wb", filters=PRESSED) as packed, tarfile.open(fileobj=packed, mode="w|") as archive:
        archive.add(built(), stem())
        for name in BESIDE:
            archive.add(ROOT / "build" / "linux" / name, f"{stem()}/{name}")
        archive.add(ROOT / "assets" / "common" / "art" / "app_icon.png", f"{stem()}/{NAME}.png")
    return [made, *appimage()]


def appimage() -> list[Path]:
    """The program as one file, where the builder has appimagetool."""
    if shutil.which("appimagetool") is None:
        return []
    made = PACKAGES / f"{stem()}.AppImage"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["appimagetool", "--no-appstream", app_dir(Path(folder) / "AppDir"), made], check=True)
    return [made]


def app_dir(folder: Path) -> Path:
    """The folder that an AppImage opens: the program, its desktop entry and its icon."""
    shutil.copytree(built(), folder / "usr" / "bin", symlinks=True)
    (folder / "usr" / "share" / "metainfo").mkdir(parents=True)
    shutil.copy(ROOT / "build" / "linux" / METAINFO, folder / "usr" / "share" / "metainfo")
    shutil.copy(ROOT / "build" / "linux" / DESKTOP, folder)
    shutil.copy(ROOT / "assets" / "common" / "art" / "app_icon.png", folder / f"{NAME}.png")
    (folder / ".DirIcon").symlink_to(f"{NAME}.png")
    (folder / "AppRun").symlink_to(f"usr/bin/{NAME}")
    return folder


def windows() -> list[Path]:
    portable = shutil.make_archive(str(PACKAGES / f"{stem()}-portable"), "zip", DIST, NAME)
    defines = [f"/DVersion={version()}", f"/DArchitecture={ARCHITECTURES[platform.machine().lower()]}"]
    script = ROOT / "build" / "windows" / "installer.iss"
    defines.append(f"/DIcon={WINDOWS_ICON}")
    subprocess.run([compiler(), "/Q", *defines, f"/O{PACKAGES}", f"/F{stem()}-setup", script], check=True)
    return [Path(portable), PACKAGES / f"{stem()}-setup.exe"]


def compiler() -> str:
    """Inno Setup's compiler, on the PATH or where any version of it installs itself."""
    folders = [Path(folder) for name, folder in os.environ.items() if name.upper().startswith("PROGRAMFILES")]
    installed = {str(found) for folder in folders for found in folder.glob("Inno Setup */ISCC.exe")}
    return shutil.which("iscc") or max(installed, default="iscc")


def macos() -> list[Path]:
    made = PACKAGES / f"{stem()}.dmg"
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(built(), Path(folder) / BUNDLE, symlinks=True)
        (Path(folder) / "Applications").symlink_to("/Applications")
        again_if_busy(
            ["hdiutil", "create", "-ov", "-volname", "Quattro Città", "-srcfolder", folder, "-format", "ULFO", str(made)]
        )
    return [made]


def again_if_busy(command: list[str]) -> None:
    """Runs a command up to five times: `hdiutil` says "Resource busy" now and then."""
    for _ in range(TRIES - 1):
        if subprocess.run(command, check=False).returncode == 0:
            return
        time.sleep(PAUSE_SECONDS)
    subprocess.run(command, check=True)


def pack() -> int:
    shutil.rmtree(PACKAGES, ignore_errors=True)
    PACKAGES.mkdir(parents=True)
    for made in {"linux": linux, "win32": windows, "darwin": macos}[sys.platform]():
        digest = hashlib.sha256(made.read_bytes()).hexdigest()
        # `shasum --check` of macOS wants the line to end as on Unix.
        made.with_name(f"{made.name}.sha256").write_text(f"{digest}  {made.name}\n", encoding="utf-8", newline="\n")
        print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit({"try": try_elsewhere, "pack": pack}[sys.argv[1]]())
