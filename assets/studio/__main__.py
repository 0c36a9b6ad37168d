"""`python -m assets.studio [--all | --list | name ...]`: paint the stale pictures, all, or those named."""

import argparse

from assets.studio.manifest import read_manifest
from assets.studio.paint import Picture, all_pictures, is_stale, matching, paint_and_save, stale_pictures


def chosen(arguments: argparse.Namespace) -> list[Picture]:
    if arguments.names:
        return matching(all_pictures(), arguments.names)
    return all_pictures() if arguments.all else stale_pictures()


def show_list() -> None:
    manifest = read_manifest()
    for picture in all_pictures():
        print("stale " if is_stale(picture, manifest) else "fresh ", picture.name, *picture.size)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m assets.studio")
    parser.add_argument("names", nargs="*", help="whole names with wildcards, or parts of names")
    parser.add_argument("--all", action="store_true", help="repaint every picture")
    parser.add_argument("--list", action="store_true", help="list the pictures and whether they are stale")
    arguments = parser.parse_args()
    if arguments.list:
        show_list()
        return
    for picture in chosen(arguments):
        print("painting", picture.name, flush=True)
        paint_and_save(picture)


if __name__ == "__main__":
    main()
