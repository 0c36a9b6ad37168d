"""Everything printed of Lorenzo has its picture, its name, its words in every language, and can be looked at large."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from game.core.seats import Seat
from game.core.spec import COLOURS
from game.lorenzo.board import TOWERS
from game.lorenzo.card import Card
from game.lorenzo.cards import CARD_OF, CARDS
from game.lorenzo.effects import BUILDING, HARVEST, TERRITORY, TYPE_NAMES
from game.lorenzo.leaders import LEADERS
from game.lorenzo.tiles import BONUS_TILES, TILES
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.platform.resources import asset
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.drawn_text import overflowing
from scenes.engine.text.languages import CODES
from scenes.engine.widgets import Widget
from scenes.games.lorenzo.drawing import painting, signs
from scenes.games.lorenzo.drawing.leaders import draw_leader_card
from scenes.games.lorenzo.drawing.painting import draw_floor_card, draw_mini
from scenes.games.lorenzo.drawing.whole_card import draw_whole_card
from scenes.games.lorenzo.drawing.whole_tiles import BONUS_RATIO, TILE_RATIO, draw_whole_bonus, draw_whole_tile
from scenes.games.lorenzo.layout import CARD_RATIO
from scenes.games.lorenzo.rule_links import paragraph_of
from scenes.games.lorenzo.widgets.pieces import Berth, FloorPiece, LeaderPiece, RoundelPiece, SlotPiece
from scenes.games.lorenzo.widgets.player_head import BonusTilePiece
from scenes.games.lorenzo.widgets.tracks import excommunication_tile
from scenes.games.lorenzo.wording import LorenzoWording
from scenes.games.lorenzo.zoom import portrait_of
from scenes.kit.event_history import EventHistory
from scenes.kit.players import people_of
from scenes.kit.position_view import PositionView
from scenes.screens.rules.books import book_of_game
from tests.ui.lorenzo.tables import match_at

PLACES = {"floor": Rect(100, 100, 176, 138), "mini": Rect(300, 100, 118, 98), "whole": Rect(500, 100, 300, 463)}
LARGE = Rect(900, 100, 600 * CARD_RATIO, 600)
TILE, BONUS = Rect(100, 600, 300, 300 / TILE_RATIO), Rect(700, 600, 160, 160 / BONUS_RATIO)


LOOKS = [*((code, (1280, 720), 100) for code in CODES), ("ja", (1280, 720), 130), ("it", (1920, 1080), 100)]


@pytest.fixture(params=LOOKS, ids=str)
def stage(request: pytest.FixtureRequest) -> Iterator[Headless]:
    language, size, text_scale = request.param
    headless = Headless(size, language, text_scale)
    yield headless
    assert headless.app.catalog.missing == set()
    headless.close()


def test_every_component_has_its_pictures() -> None:
    names = [f"card_{card.number}" for card in CARDS] + [f"medal_{number + 1}" for number in range(len(LEADERS))]
    names += [f"tile_{tile.id}" for tile in TILES] + [f"bonus_{number}" for number in range(len(BONUS_TILES))]
    names += [f"roundel_{number}" for number in range(49, 97)] + [f"bust_{number}" for number in range(49, 73)]
    assert [name for name in names if not asset("lorenzo", f"art/{name}.webp").exists()] == []


def test_every_card_is_legible_on_its_tower_on_a_board_and_whole(stage: Headless) -> None:
    canvas, catalog = stage.app.canvas, stage.app.catalog
    words = LorenzoWording(catalog, "lo", [], -1)
    for index, card in enumerate(CARDS):
        canvas.begin()
        draw_floor_card(canvas, catalog, card, PLACES["floor"], card.costs)
        if card.activation:
            draw_mini(canvas, card, PLACES["mini"])
        draw_whole_card(canvas, catalog, card, PLACES["whole"], words)
        assert [box.text for box in overflowing(canvas.boxes)] == [], card.id
        name, kind, cost, at_once, later = words.card_text(index).splitlines()
        assert words.card(index) in name
        assert all((kind, cost, at_once, later))


def heights_of_pictures(monkeypatch: pytest.MonkeyPatch, text_scale: int) -> dict[str, float]:
    heights = dict[str, float]()

    def note(canvas: Any, card: Card, rect: Rect) -> None:
        heights[card.id] = rect.h

    monkeypatch.setattr(painting, "draw_cut", note)
    headless = Headless((1280, 720), "en", text_scale)
    headless.app.canvas.text_scale = text_scale / 100
    for card in CARDS:
        draw_floor_card(headless.app.canvas, headless.app.catalog, card, PLACES["floor"], card.costs)
    headless.close()
    return heights


def test_a_picture_has_the_room_that_a_cards_lines_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line leaves more than two, and letters that have not grown more than those that have."""
    usual, grown = (heights_of_pictures(monkeypatch, text_scale) for text_scale in (100, 130))
    lines = {card.id: len([row for row in (signs.at_once(card), *signs.later(card)) if row]) for card in CARDS}
    assert {name for name, height in usual.items() if height > 75} == {name for name in lines if lines[name] == 1}
    assert all(usual[name] > grown[name] for name in lines if lines[name] == 2)


def test_few_words_stand_large_on_the_whole_card(stage: Headless) -> None:
    canvas, words = stage.app.canvas, LorenzoWording(stage.app.catalog, "lo", [], -1)
    pixels = []
    for name in ("t01", "v80"):
        canvas.begin()
        draw_whole_card(canvas, stage.app.catalog, CARDS[CARD_OF[name]], PLACES["whole"], words)
        pixels.append(canvas.boxes[-1].pixels)
    assert pixels[0] > pixels[1]


def test_no_row_of_signs_runs_out_of_its_card_or_chip(stage: Headless) -> None:
    canvas, floor, chip, board = stage.app.canvas, Rect(0, 0, 160, 26), Rect(0, 0, 68, 20), Rect(0, 0, 108, 18)
    rows = [(row, floor) for card in CARDS for row in (signs.at_once(card), *signs.later(card)) if row]
    for leader in LEADERS:
        rows += [(line, chip) for row in (signs.need_row(leader), signs.effect_row(leader.effect))
                 for line in ([row] if signs.width(canvas, row, 20) <= chip.w else signs.broken(row))]  # fmt: skip
    rows += [(line, board) for card in CARDS for option in (card.activation.options if card.activation else ())
             if not option.is_free for line in signs.at_arrow(signs.option_row(option))]  # fmt: skip
    too_long = [row for row, place in rows if signs.taken_width(canvas, row, place, place.h) > place.w + 1]
    assert too_long == []


def test_every_leader_is_legible_whole(stage: Headless) -> None:
    words = LorenzoWording(stage.app.catalog, "lo", [], -1)
    for index, leader in enumerate(LEADERS):
        stage.app.canvas.begin()
        draw_leader_card(stage.app.canvas, leader, words.leader_text(index), LARGE)
        assert [box.text for box in overflowing(stage.app.canvas.boxes)] == [], leader.id


def test_every_excommunication_and_bonus_tile_is_legible_whole(stage: Headless) -> None:
    canvas, catalog = stage.app.canvas, stage.app.catalog
    words = LorenzoWording(catalog, "lo", [], -1)
    for index, tile in enumerate(TILES):
        canvas.begin()
        draw_whole_tile(canvas, catalog, index, words.tile_text(index), TILE)
        assert [box.text for box in overflowing(canvas.boxes)] == [], tile.id
    for index in range(len(BONUS_TILES)):
        canvas.begin()
        draw_whole_bonus(canvas, index, BONUS)
        assert [box.text for box in overflowing(canvas.boxes)] == [], index


def test_every_component_enlarges_says_its_text_and_leads_to_its_rule(stage: Headless) -> None:
    """Name, full text, portrait and paragraph of each of the 96 cards, 20 leaders, 21 tiles and 5 bonus tiles."""
    catalog = stage.app.catalog
    words = LorenzoWording(catalog, "lo", [], -1)
    book = book_of_game("lorenzo")
    names = set[str]()
    for name, widget in components(words, catalog):
        assert name in widget.tooltip_text(), name
        assert len(widget.tooltip_text().splitlines()) > 1, name
        portrait = portrait_of(widget, words)
        assert portrait is not None and name not in portrait.told_beside(widget), name
        assert book.find(f"lo-{paragraph_of(widget)}"), name
        names.add(name)
    assert len(names) == len(CARDS) + len(LEADERS) + len(BONUS_TILES)


def components(words: LorenzoWording, catalog: Catalog) -> Iterator[tuple[str, Widget]]:
    """Every card as it stands in its tower and lies on a board, every leader, and every bonus tile."""
    nothing: dict[str, Any] = {"missing": frozenset(), "beside": str, "costs": (), "taker": ""}
    for index, card in enumerate(CARDS):
        name, text = words.card(index), partial(words.card_text, index)
        space = TOWERS[card.card_type].start
        yield name, FloorPiece(f"space-{space}", LARGE, space, Berth([]), card, catalog, tooltip=text, **nothing)
        kind = TYPE_NAMES[card.card_type]
        if card.card_type in (TERRITORY, BUILDING):
            yield name, SlotPiece(f"{kind}-0", PLACES["mini"], tooltip=text, card=card, needs=[])
        else:
            yield (
                name,
                RoundelPiece(f"{kind}-0", PLACES["mini"], tooltip=text, card=card, effect=[], sign=kind, points=[]),
            )
    for index, leader in enumerate(LEADERS):
        text = partial(words.leader_text, index)
        states: dict[str, Any] = {"is_played": False, "is_used": False, "is_open": False}
        yield (
            words.leader(index),
            LeaderPiece("leader-0", LARGE, on_press=None, tooltip=text, leader=leader, text=text, beside=str, **states),
        )
    for index in range(len(BONUS_TILES)):
        tip = words.bonus_text(index)
        yield tip.splitlines()[0], BonusTilePiece("bonus-0", PLACES["mini"], tooltip=tip, work=HARVEST, tile=index)


def test_every_excommunication_can_be_looked_at(stage: Headless) -> None:
    catalog = stage.app.catalog
    words = LorenzoWording(catalog, "lo", [], -1)
    people = people_of([Seat("human", "Adso", "L"), Seat("greedy", "Bianca", "F")], COLOURS, catalog)
    for first in range(7):
        tiles = " ".join(TILES[first + 7 * period].id for period in range(3))
        match = match_at(f"tiles: {tiles}")
        position = PositionView(match.spec, match.state, 0, people, words, EventHistory(match, 0))
        for period in (1, 2, 3):
            index = position.view.tiles[period - 1]
            widget = excommunication_tile(position, period)
            assert words.tile_text(index) in widget.tooltip_text()
            portrait = portrait_of(widget, words)
            assert portrait is not None and words.tile_text(index) not in portrait.told_beside(widget) != ""
            assert book_of_game("lorenzo").find(f"lo-{paragraph_of(widget)}")


def test_every_excommunication_has_its_sentence(stage: Headless) -> None:
    words = LorenzoWording(stage.app.catalog, "lo", [], -1)
    texts = [words.tile_text(index) for index in range(len(TILES))]
    assert len(set(texts)) == len(TILES) == 21
