"""One word for one thing: what a language once said in two ways is said in one, and sentences end with their mark."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from scenes.engine.platform import resources
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import CODES

LORENZO = "lorenzo"
ELSEWHERE = "elsewhere"
"""In every city but Lorenzo, and on all common screens."""

GLOSSARY: dict[str, list[tuple[str, str, str]]] = {
    "en": [
        ("", r"[Cc]hronicle", "log at the table, records on the title"),
        ("", r"Servi cards?|\d Servi\b|Servi [12]\b|\} Servi\b", "slave card, slaves"),
        ("", r"\w'\w|\w'(?= )", "’"),
        ("aquileia", r"\b[Pp]laces [1-5] and|\b[Pp]lace [1-5]:|from places?", "space (of the forum)"),
    ],
    "it": [
        ("", r"nella cronaca", "nell’archivio"),
        (ELSEWHERE, r"\b[Cc]onsigli\w*", "suggerimento (consiglio is the council of Lorenzo)"),
        (LORENZO, r"un consiglio\b", "un suggerimento"),
        ("", r"\b[Ee]stend\w*", "ampliare"),
        ("", r"[Tt]orre segnalino", "segnalino torre"),
        ("", r"minuti a gioco", "minuti a partita"),
        ("", r"(?<![$-])\brival[ei]\b", "avversario"),
        ("", r"\b[Aa] \{ \$(?:owner|seat|name|rival|space) \}", "{ AD($name) }"),
        ("", r"fra altri", "of two players there is one other"),
        ("aquileia", r"carta Servi|carte Servi|\} Servi\b", "carta schiavi, schiavi"),
        ("aquileia", r"\bterren[oi]\b", "lotto"),
        ("aquileia", r"\b[Tt]urno \{ \$round", "round"),
        ("", r"carta di mura|carte di mura", "carta mura"),
        (LORENZO, r"\b[Bb]eni\b", "risorse"),
        (LORENZO, r"\bchiesa\b", "Chiesa"),
        ("", r"\bpareggi\b", "parità"),
    ],
    "ja": [
        ("", r"サイコロ", "ダイス"),
        ("", r"手番順|ターン順", "プレイ順"),
        ("", r"駒", "コマ"),
        ("", r"対戦", "対局"),
        ("", r"マニフィコ", "名匠"),
        ("", r"リーダー", "指導者"),
        ("", r"信仰トラック", "信仰点トラック"),
        ("", r"費用", "コスト"),
        ("", r"シリーズ", "連戦"),
        ("", r"レース|馬車", "競走"),
        ("", r"競りでは", "オークション"),
        ("", r"建て増し|建築中", "重ねる, 建設"),
        ("", r"第[123]期", "第Ⅰ期"),
        ("", r"基×|何本でも", "つ"),
        ("", r"(?:使用人|部下)[はがを]?(?:あと)?(?:\[b\])?(?:\d+|何|\{ \$\w+ \})(?:\[/b\])?個", "人"),
        ("aquileia", r"Serviカード|Servi\d|Serviを|Serviの", "奴隷"),
        ("aquileia", r"別荘の数(?!字)|スペースの数(?!字)|カードの数だけ", "the number on it, not how many: 数字"),
    ],
}
"""By language: the files whose names begin so, what is not written there, and what is written instead."""

OF_SENTENCES = re.compile(r"-(?:event|events|why|foretold|prompt)-")
ENDS = ".。?？!！…"


def messages(language: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """File, key and value of every message."""
    for path in sorted((resources.catalogues() / language).glob("*.ftl")):
        yield from _of(path)


def _of(path: Path) -> Iterator[tuple[str, str, ast.Pattern]]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value:
            yield path.name, entry.id.name, entry.value


def written(value: ast.Pattern) -> str:
    message = ast.Message(id=ast.Identifier("m"), value=value)
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def is_meant(where: str, file: str) -> bool:
    return not file.startswith(LORENZO) if where == ELSEWHERE else file.startswith(where)


@pytest.mark.parametrize("language", GLOSSARY)
def test_one_thing_has_one_name(language: str) -> None:
    found = [
        (file, key, match.group(), wanted)
        for file, key, value in messages(language)
        for where, banned, wanted in GLOSSARY[language]
        if is_meant(where, file) and (match := re.search(banned, written(value)))
    ]
    assert found == []


def last_letters(value: ast.Pattern) -> set[str]:
    """The last letter of each variant; nothing stands for what ends with an argument or with no text."""
    last = value.elements[-1]
    if isinstance(last, ast.TextElement):
        return {last.value.rstrip()[-1:]}
    if isinstance(last.expression, ast.SelectExpression):
        return set().union(*(last_letters(variant.value) for variant in last.expression.variants))
    return {""}


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 point so far: church", "2 points so far: church"),
        ("it", "1 punto finora: church", "2 punti finora: church"),
    ],
)
def test_one_point_is_not_many(language: str, one: str, many: str) -> None:
    told = [Catalog(language)("lo-points-so-far", points=points, sources="church") for points in (1, 2)]
    assert told == [one, many]


@pytest.mark.parametrize("language", CODES)
def test_what_happened_and_what_may_not_be_are_whole_sentences(language: str) -> None:
    unended = [
        (file, key, letters)
        for file, key, value in messages(language)
        if OF_SENTENCES.search(key) and (letters := last_letters(value) - {"", *ENDS})
    ]
    assert unended == []
