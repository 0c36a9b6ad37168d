"""The curtain: only its button, Space or Enter lift it, and nothing below shows."""

import pygame
import pytest

from scenes.engine.headless import Headless
from scenes.engine.scene import Scene
from scenes.screens.curtain import Curtain
from scenes.screens.title.scene import Title
from tests.ui.playable import every_look, stage, texts_that_do_not_fit


def raised(headless: Headless, lifted: list[str]) -> Scene:
    """It comes up, but nobody has seen it yet."""
    curtain = Curtain(headless.app, "Bianca", "F", "Choose a card in secret.", lambda: lifted.append("Bianca"))
    headless.app.stack.push(curtain)
    return curtain


def shown(headless: Headless, lifted: list[str]) -> Scene:
    headless.show(Title(headless.app))
    curtain = raised(headless, lifted)
    headless.step()
    return curtain


@pytest.mark.parametrize("key", ["space", "return"])
def test_a_key_lifts_it(key: str) -> None:
    lifted: list[str] = []
    with stage() as headless:
        shown(headless, lifted)
        headless.key(key)
    assert lifted == ["Bianca"]


def test_the_button_lifts_it() -> None:
    lifted: list[str] = []
    with stage() as headless:
        shown(headless, lifted)
        headless.click("lift")
    assert lifted == ["Bianca"]


def test_it_wants_a_press_made_after_it_stands() -> None:
    lifted: list[str] = []
    with stage() as headless:
        headless.show(Title(headless.app))
        raised(headless, lifted)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
        headless.step()
        assert lifted == []
        headless.key("return")
    assert lifted == ["Bianca"]


def test_a_key_held_since_before_does_not_lift_it() -> None:
    lifted: list[str] = []
    with stage() as headless:
        headless.show(Title(headless.app))
        headless.hold("space")
        raised(headless, lifted)
        headless.hold("space", times=10)
        assert lifted == []
        headless.release("space")
        headless.key("space")
    assert lifted == ["Bianca"]


def test_nothing_else_does() -> None:
    lifted: list[str] = []
    with stage() as headless:
        curtain = shown(headless, lifted)
        for key in ("escape", "tab", "u", "m", "h", "r", "l", "z", "up"):
            headless.key(key)
        headless.click((200, 600))
        assert headless.app.stack.top is curtain
        assert headless.app.stack.visible() == [curtain]
    assert lifted == []


@every_look
def test_every_text_fits(language: str, scale: int) -> None:
    with stage(language=language, text_scale=scale) as headless:
        shown(headless, [])
        assert texts_that_do_not_fit(headless) == []
