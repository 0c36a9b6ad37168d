"""Catalogues: English stands behind, a missing key shows itself, a damaged file is told in one sentence."""

from pathlib import Path

import pytest

from scenes.engine.text.catalog import Catalog, numeral, signed
from scenes.engine.text.languages import CODES
from scenes.engine.text.markup import marked_up, strong


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (
        ("en", "hello = Hello, { $name }\nonly = Only English\n"),
        ("it", "hello = Ciao, { $name }\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "common.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "lucca.ftl").write_text("palace = Palace\n", encoding="utf-8")
    return tmp_path


def test_files_of_a_language_are_one_catalogue(folder: Path) -> None:
    t = Catalog("en", folder)
    assert (t("hello", name="Anna"), t("palace")) == ("Hello, Anna", "Palace")


def test_switching_and_falling_back(folder: Path) -> None:
    t = Catalog("en", folder)
    t.switch("it")
    assert (t("hello", name="Anna"), t("only")) == ("Ciao, Anna", "Only English")
    assert not t.has("only")
    assert t.missing == set()


def test_a_missing_key_shows_itself_and_is_reported_once(folder: Path) -> None:
    t = Catalog("en", folder)
    assert t("nowhere") == t("nowhere") == "nowhere"
    assert t.missing == {"nowhere"}


def test_a_missing_argument_is_reported(folder: Path) -> None:
    t = Catalog("en", folder)
    assert "name" in t("hello")
    assert t.missing == {"hello"}


def test_a_damaged_file_is_one_sentence_and_english_stands_in(folder: Path) -> None:
    (folder / "it" / "common.ftl").write_text("hello Ciao\nonly = Solo\n", encoding="utf-8")
    t = Catalog("it", folder)
    assert t("hello", name="Anna") == "Hello, Anna"
    assert t("only") == "Solo"
    assert t.problems == ["common.ftl (it) has a line Fluent cannot read: hello Ciao"]


def test_a_file_is_read_when_it_is_first_needed(folder: Path) -> None:
    (folder / "en" / "lucca.ftl").write_text("palace = Palace\ngate Gate\n", encoding="utf-8")
    t = Catalog("en", folder)
    told: list[str] = []
    t.on_problem = told.append
    assert t("only") == "Only English" and told == []
    assert t("palace") == "Palace"
    assert told == t.problems == ["lucca.ftl (en) has a line Fluent cannot read: gate Gate"]


@pytest.mark.parametrize("key", ["colour-L", "Crest", "turn_2"])
def test_a_message_may_have_any_name_fluent_allows(folder: Path, key: str) -> None:
    (folder / "en" / "more.ftl").write_text(f"{key} = Found\n", encoding="utf-8")
    t = Catalog("en", folder)
    assert t(key) == "Found"
    assert t.missing == set()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Agnese", "ad Agnese"), ("Bianca", "a Bianca"), ("Àlida", "ad Àlida"), ("adso", "ad adso"),
        ("Elena", "a Elena"), (strong("Adso"), f"ad {strong('Adso')}"), ("", "a "), ("ひろ", "a ひろ"),
    ],
)  # fmt: skip
def test_italian_a_takes_a_d_before_its_own_vowel(folder: Path, name: str, told: str) -> None:
    (folder / "it" / "more.ftl").write_text("goes = va { AD($name) }\n", encoding="utf-8")
    t = Catalog("it", folder)
    assert t("goes", name=name) == f"va {told}"


def test_the_pseudo_language_is_longer_and_keeps_its_markup(folder: Path) -> None:
    (folder / "en" / "more.ftl").write_text("rich = Pay [icon:coin] now\n", encoding="utf-8")
    t = Catalog("xx", folder)
    assert len(t("palace")) >= round(len("Palace") * 1.4)
    assert marked_up("[icon:coin]") in t("rich")


def test_the_shared_words_exist_in_every_language() -> None:
    t = Catalog()
    keys = ["ok", "cancel", "done", "on", "off", "undo", "menu", "notice-read-only", "notice-settings-damaged"]
    assert [(key, language) for key in keys for language in CODES if not t.has(key, language)] == []


def test_numbers_have_a_true_minus() -> None:
    assert (numeral(-3), numeral(4), signed(-3), signed(4), signed(0)) == ("−3", "4", "−3", "+4", "0")


def test_hints_count_one_point_as_one() -> None:
    t = Catalog("en")
    assert t("lc-hint-windows", points=1).startswith("It brings you about 1 more point ")
    assert t("sg-hint-rival-completed", points=2).startswith("It costs your rival about 2 points ")
