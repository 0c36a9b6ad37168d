"""What systems are told of the program, from pyproject.toml: the version resource of Windows, the plist of macOS."""

ENGLISH, UNICODE = 0x0409, 0x04B0


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

    numbers = tuple(int(part) for part in project["version"].split("."))
    four = (*numbers, 0, 0, 0, 0)[:4]
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
    return {
        "CFBundleName": title,
        "CFBundleDisplayName": title,
        "CFBundleShortVersionString": project["version"],
        "CFBundleVersion": project["version"],
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "it", "ja"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSDownloadsFolderUsageDescription": "Records of matches among your downloads can be imported.",
    }
