"""Light over a place leaves readable what stands there."""

import pygame

from scenes.engine.layout import Rect
from scenes.kit.motion.highlight import draw_highlight
from tests.ui.playable import stage

PLACE = Rect(400, 300, 600, 300)


def test_dark_letters_stay_dark_on_a_light_plate_under_the_gleam() -> None:
    with stage() as headless:
        canvas = headless.app.canvas
        canvas.begin()
        canvas.fill(PLACE, (240, 226, 190))
        letter = PLACE.centered(40, 40)
        canvas.fill(letter, (30, 20, 10))
        draw_highlight(canvas, PLACE)
        dark, light, beyond = (
            sum(pygame.transform.average_color(canvas.surface, canvas.pixels(rect))[:3])
            for rect in (letter, letter.moved(100, 0), PLACE.split_left(8)[0].moved(-12, 0))
        )
        assert light - dark > 400 and beyond > 60
