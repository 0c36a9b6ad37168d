"""What systems are told of the program, from pyproject.toml: the version resource of Windows, the plist of macOS."""

import re
from collections.abc import Iterable
from pathlib import PurePath

ENGLISH, UNICODE = 0x0409, 0x04B0

OF_THE_SYSTEM = {"libstdc++.so.6", "libgcc_s.so.1"}
"""Left to the player's Linux: older ones than there would keep its graphics drivers from loading."""

Entry = tuple[str, str, str]


def numbers_of(version: str) -> tuple[int, ...]:
    """Return the numbers of a version such as 1.0.0rc1, without its last letters: systems take no others."""
    released = re.match(r"\d+(\.\d+)*", version)
    return tuple(int(part) for part in released[0].split(".")) if released else ()


def without_system_libraries(binaries: Iterable[Entry]) -> list[Entry]:
    """Return the files without the libraries that the program must share with the system's drivers."""
    return [entry for entry in binaries if PurePath(entry[0]).name not in OF_THE_SYSTEM]


def beside_their_package(binaries: Iterable[Entry], package: str) -> list[Entry]:
    """Return the files with those of a package in its folder, once, as its wheel has them."""
    placed: dict[str, Entry] = {}
    for place, source, kind in binaries:
        target = f"{package}/{PurePath(place).name}" if PurePath(source).parent.name == package else place
        placed[PurePath(target).as_posix()] = (target, source, kind)
    return list(placed.values())


def version_resource(title: str, project: dict[str, str]) -> object:
    # Only there on Windows, as it needs a library that nobody else has.
    from PyInstaller.utils.win32.versioninfo import (
        FixedFileInfo,
        StringFileInfo,
        StringStruct,
        StringTable,
        VarFileInfo,
        VarStruct,
        VSVersionInfo,
    )

    four = (*numbers_of(project["version"]), 0, 0, 0, 0)[:4]
    words = {
        "ProductName": title,
        "FileDescription": title,
        "ProductVersion": project["version"],
        "FileVersion": project["version"],
        "InternalName": project["name"],
        "OriginalFilename": f"{project['name']}.exe",
        "Comments": project["description"],
    }
    table = StringTable(f"{ENGLISH:04X}{UNICODE:04X}", [StringStruct(*pair) for pair in words.items()])
    languages = VarFileInfo([VarStruct("Translation", [ENGLISH, UNICODE])])
    return VSVersionInfo(FixedFileInfo(filevers=four, prodvers=four), [StringFileInfo([table]), languages])


def info_plist(title: str, project: dict[str, str]) -> dict[str, object]:
    version = ".".join(map(str, numbers_of(project["version"])))
    return {
        "CFBundleName": title,
        "CFBundleDisplayName": title,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "it", "ja"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSDownloadsFolderUsageDescription": "Records of matches among your downloads can be imported.",
    }
