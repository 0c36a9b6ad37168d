"""Makes packages of what `dev.py dist` has built, for the system it runs on; standard library only.

`python build/package.py try` starts the built program from a folder with spaces and Japanese letters in its name;
`python build/package.py` writes the packages and their checksums into `dist/packages`.
"""

import hashlib
import lzma
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
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
BESIDE = ("quattro-citta.desktop", "it.quattrocitta.game.metainfo.xml", "install.sh")


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
    return [made]


def windows() -> list[Path]:
    portable = shutil.make_archive(str(PACKAGES / f"{stem()}-portable"), "zip", DIST, NAME)
    defines = [f"/DVersion={version()}", f"/DArchitecture={ARCHITECTURES[platform.machine().lower()]}"]
    script = ROOT / "build" / "windows" / "installer.iss"
    subprocess.run(["iscc", "/Q", *defines, f"/O{PACKAGES}", f"/F{stem()}-setup", script], check=True)
    return [Path(portable), PACKAGES / f"{stem()}-setup.exe"]


def macos() -> list[Path]:
    made = PACKAGES / f"{stem()}.dmg"
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(built(), Path(folder) / BUNDLE, symlinks=True)
        (Path(folder) / "Applications").symlink_to("/Applications")
        subprocess.run(
            ["hdiutil", "create", "-volname", "Quattro Città", "-srcfolder", folder, "-format", "ULFO", made],
            check=True,
        )
    return [made]


def pack() -> int:
    shutil.rmtree(PACKAGES, ignore_errors=True)
    PACKAGES.mkdir(parents=True)
    for made in {"linux": linux, "win32": windows, "darwin": macos}[sys.platform]():
        digest = hashlib.sha256(made.read_bytes()).hexdigest()
        made.with_name(f"{made.name}.sha256").write_text(f"{digest}  {made.name}\n", encoding="utf-8")
        print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(try_elsewhere() if sys.argv[1:] == ["try"] else pack())
