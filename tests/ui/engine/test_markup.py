"""Only what the program itself writes is markup; brackets that come from a file or a person are letters."""

import ast
from pathlib import Path

import pytest

from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import CODES
from scenes.engine.text.markup import MarkupPiece, marked_up, parse, plain_text, written
from scenes.engine.theme import NAMED_COLOURS
from tests.architecture.project import ROOT, imports, python_files, syntax

OUTSIDE = (
    "[b]bold", "[/b]", "[i]x[/i]", "[c:burgundy]x[/c]", "[icon:check]", "[icon:/etc/passwd]", "[icon://server/share/x]",
    "[icon:../../x]", "{ $n }", '{ "x" }', "-term = x", "\U000f0000\U000f0001",
    "".join(map(chr, range(0xF0000, 0xF0100))),
)  # fmt: skip


@pytest.mark.parametrize("text", OUTSIDE)
def test_brackets_from_outside_are_letters(text: str) -> None:
    assert parse(text) == (MarkupPiece(text),) and plain_text(text) == text


@pytest.mark.parametrize("text", OUTSIDE)
def test_they_stay_letters_in_a_message_and_beside_our_own_tags(text: str, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("won = [b]{ $name }[/b] wins [icon:coin]\n", encoding="utf-8")
    told = Catalog("en", tmp_path)("won", name=text)
    assert parse(told) == (MarkupPiece(text, "strong"), MarkupPiece(" wins "), MarkupPiece(icon="coin"))
    assert written(told) == f"[b]{text}[/b] wins [icon:coin]"


def test_a_message_within_a_message_keeps_its_tags(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("in = [b]so[/b]\nout = Is { $it }\n", encoding="utf-8")
    t = Catalog("en", tmp_path)
    assert parse(t("out", it=t("in"))) == (MarkupPiece("Is "), MarkupPiece("so", "strong"))


def test_the_end_of_an_unknown_colour_ends_no_other() -> None:
    told = markup.coloured("burgundy", f"a{markup.coloured('nocolour', 'b')}c") + "d"
    burgundy = NAMED_COLOURS["burgundy"]
    assert [(piece.text, piece.colour) for piece in parse(told)] == [
        ("a", burgundy), ("b", burgundy), ("c", burgundy), ("d", None),
    ]  # fmt: skip


def test_a_search_never_finds_the_letters_of_a_tag() -> None:
    assert not any(char.isalnum() or char.isspace() or char in "[]/:" for char in marked_up("[icon:coin][b][/b]"))


def test_only_the_catalogue_seals_what_it_reads() -> None:
    """Anybody else puts tags around words with `strong`, `italic`, `coloured` and `icon`."""
    files = [file for file in python_files("scenes") if "scenes.engine.text.markup.marked_up" in imports(file)]
    uses = [file for file in python_files("scenes") if any(map(_is_sealing, ast.walk(syntax(file))))]
    assert files == uses == ["scenes/engine/text/catalog.py"]


def _is_sealing(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "marked_up"


@pytest.mark.parametrize("language", CODES)
def test_no_tag_is_built_of_pieces_or_stands_where_fluent_wants_a_variant(language: str) -> None:
    for path in (ROOT / "i18n" / language).glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert "[icon:{" not in line and "[c:{" not in line, line
            assert not markup._TAG.match(line.lstrip().lstrip("*")), line
