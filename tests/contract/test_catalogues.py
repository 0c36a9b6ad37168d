"""The catalogues side by side: whatever English says the other languages say too, and ask for nothing else."""

from pathlib import Path

import pygame.freetype
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from scenes.engine.platform import resources
from scenes.engine.text.fonts import SERIF_FROM_PIXELS, FontBook
from scenes.engine.text.languages import CODES, FALLBACK, writes_japanese

FILES = sorted(path.name for path in (resources.catalogues() / FALLBACK).glob("*.ftl"))
every_file = pytest.mark.parametrize("file", FILES)
every_translation = pytest.mark.parametrize("language", [language for language in CODES if language != FALLBACK])


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The arguments of every message, with those of the messages that it quotes."""
    found: dict[str, _Arguments] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), (path.name, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, (path.name, entry.id.name)
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments
    return {key: asked.names.union(*(found[name].names for name in asked.quoted)) for key, asked in found.items()}


def of(language: str, file: str) -> dict[str, set[str]]:
    return messages(resources.catalogues() / language / file)


@every_file
@every_translation
def test_a_file_holds_the_same_messages_in_every_language(language: str, file: str) -> None:
    assert of(language, file).keys() ^ of(FALLBACK, file).keys() == set()


@every_file
@every_translation
def test_no_translation_asks_for_more_than_english_is_given(language: str, file: str) -> None:
    english = of(FALLBACK, file)
    more = {key: names - english[key] for key, names in of(language, file).items() if names - english[key]}
    assert more == {}


def test_no_message_stands_in_two_files() -> None:
    homes: dict[str, list[str]] = {}
    for file in FILES:
        for key in of(FALLBACK, file):
            homes.setdefault(key, []).append(file)
    assert {key: files for key, files in homes.items() if len(files) > 1} == {}


@pytest.mark.parametrize("is_plain", [False, True])
@pytest.mark.parametrize("language", CODES)
def test_every_character_has_a_font(language: str, is_plain: bool) -> None:
    pygame.font.init()
    pygame.freetype.init()
    fonts = FontBook(language, is_plain)
    folder = resources.catalogues() / language
    characters = {char for path in folder.glob("*.ftl") for char in path.read_text(encoding="utf-8")} - {"\n"}
    for pixels in (SERIF_FROM_PIXELS - 1, SERIF_FROM_PIXELS):
        fonts.runs("".join(sorted(characters)), "body", pixels, all_japanese=writes_japanese(language))
    assert fonts.missing == set()


def test_every_folder_of_catalogues_stands_in_the_table_of_languages() -> None:
    folders = {folder.name for folder in resources.catalogues().iterdir() if folder.is_dir()}
    assert folders == set(CODES)
