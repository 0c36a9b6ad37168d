"""Every key of every screen can be changed, and none is given twice on one screen."""

import itertools

import pytest

from scenes.engine.headless import Headless
from scenes.engine.input.keys import AT_TABLES, DEFAULT_KEYS, Command, KeyMap
from scenes.engine.input.screen_commands import ScreenCommand, screen_commands
from scenes.engine.settings import Settings
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import CODES
from scenes.screens.settings.key_groups import command_name, key_groups
from scenes.screens.settings.keys_page import KeysPage
from tests.ui.playable import stage

BUY = "san_gimignano/buy"
VERBS = [
    ScreenCommand("inn", "drink", ("d",), is_of_table=True),
    ScreenCommand("inn", "sing", ("s",), is_of_table=True),
    ScreenCommand("mill", "grind", ("d",), is_of_table=True),
    ScreenCommand("shop", "open", ("ctrl+return",), is_of_table=False),
]


def shown(headless: Headless) -> KeysPage:
    page = KeysPage(headless.app)
    headless.show(page)
    return page


def give(headless: Headless, page: KeysPage, command: str, key: str) -> None:
    button = page.find(f"change-{command.replace('_', '-')}")
    assert button is not None
    button.press()
    headless.step()
    headless.key(key)


def test_a_tables_key_is_given_to_its_verb() -> None:
    with stage() as headless:
        page = shown(headless)
        give(headless, page, BUY, "k")
        assert headless.app.key_map.keys_of(BUY) == ["k"]
        assert headless.app.settings.keys == {BUY: ["k"]}


@pytest.mark.parametrize(
    ("command", "key", "owner"),
    [
        (BUY, "u", "Undo"),
        (BUY, "x", "Exchange (San Gimignano)"),
        (BUY, "tab", "moving and choosing"),
        ("hint", "b", "Buy (San Gimignano)"),
        ("fullscreen", "ctrl+f", "Search (Rule book)"),
        ("rules/search", "f11", "Full screen"),
    ],
)
def test_a_key_of_another_command_on_the_same_screen_is_refused_by_its_name(command: str, key: str, owner: str) -> None:
    with stage() as headless:
        page = shown(headless)
        before = headless.app.key_map.keys_of(command)
        give(headless, page, command, key)
        assert headless.app.key_map.keys_of(command) == before
        assert owner in page.message


def test_screens_that_never_meet_may_share_a_key() -> None:
    keys = KeyMap(of_screens=VERBS)
    assert keys.owner("d", "inn/drink") is None
    assert keys.owner("s", "mill/grind") is None
    assert keys.owner("d", "inn/sing") == "inn/drink"
    assert keys.owner("ctrl+return", Command.END_TURN) is None
    assert keys.owner("u", "shop/open") is None
    assert keys.owner("f11", "shop/open") == Command.FULLSCREEN


def test_no_key_is_given_twice_from_the_start() -> None:
    keys = KeyMap(of_screens=screen_commands())
    given = [(command, key) for command, names in keys.keys.items() for key in names]
    assert [(command, key) for command, key in given if keys.owner(key, command)] == []


@pytest.mark.parametrize("language", CODES)
def test_every_command_that_can_be_changed_has_a_name_of_its_own(language: str) -> None:
    catalog = Catalog(language)
    groups = key_groups(catalog)
    listed = list(itertools.chain.from_iterable(group.commands for group in groups))
    assert {*AT_TABLES, *(command.name for command in screen_commands())} <= set(listed)
    assert len(set(listed)) == len(listed)
    navigation = catalog("key-navigation")
    assert navigation not in [command_name(command, catalog) for command in listed]
    assert catalog.missing == set()


def test_all_other_commands_move_or_choose() -> None:
    catalog = Catalog("en")
    listed = set(itertools.chain.from_iterable(group.commands for group in key_groups(catalog)))
    rest = set(DEFAULT_KEYS) - listed
    assert {command_name(command, catalog) for command in rest} == {"moving and choosing"}


def test_keys_of_tables_are_read_from_old_and_new_files() -> None:
    keys = {BUY: ["k"], "undo": ["q"], "fly": ["f"]}
    assert Settings.model_validate({"keys": keys}).keys == {BUY: ["k"], "undo": ["q"]}
