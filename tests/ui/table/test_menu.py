"""Each entry of the menus bears an icon of its own, one that says what it does."""

import pytest

from scenes.engine.headless import Headless
from scenes.engine.widgets.dialog import Dialog
from scenes.shot import find_shooter
from scenes.table.menu import open_menu
from scenes.table.scene import TableScene
from tests.core.saved import new_match


@pytest.mark.parametrize("name", ["table", "lesson"])
def test_no_two_entries_share_an_icon(name: str) -> None:
    stage = Headless((640, 360))
    try:
        stage.show(find_shooter(name).for_shot(stage.app, new_match()))
        table = stage.app.stack.top
        assert isinstance(table, TableScene)
        open_menu(table.parts)
        menu = stage.app.stack.top
        assert isinstance(menu, Dialog)
        icons = {answer.label: answer.icon for answer in menu.answers}
        assert all(icons.values()) and len(set(icons.values())) == len(icons), icons
        assert not {"save", "person"} & set(icons.values())
    finally:
        stage.close()
