"""Nothing on the table is cut: every language, the pseudo language, both sizes, large text, all kinds of decisions."""

import pytest

from game.lucca.notation import position as lucca
from game.san_gimignano.notation import position as san_gimignano
from scenes.core.text_boxes import overflowing
from tests.ui.table.players import Sitting

SAN_GIMIGNANO = {
    "turn": "active: 0\nhand 0: 5 6 7 8 9 10 joust\nhand 1: 5 5 fine_stone\nmarket: 5 6 10 8 9 7\n"
    "deck: 8 9 10\nnobles: joust city_wall\ntowers 0: 7-7-7, 10-9-8-7!, 8-8-8-8-8-8\n"
    "towers 1: 9-9-9!, 6-6-6, 10-9-8-7-6-5\nplayed 0: santa_fina\nplayed 1: rognosa\nused: 1 1\npiece: 1",
    "give": "active: 0\nhand 0: 9 9 9\nhand 1: 5 6 7 8\nmarket: 5\ndeck: 8 9 10 10",
    "topple": "active: 0\nhand 0: 10 10 10\nhand 1: 6 7\ntowers 1: 8-8-8, 7-7-7\nmarket: 5\ndeck: 8 9 10 9",
}
_CROWDED = """
players: {seats}
turn: 4
site 0: 12-18, 13-24, 95
completed 0: {house0}
opened 0: {house1}
walls 0: 6 7 9 35
towers 0: 2
points 0: 19 12
site 1: 91, 96
completed 1: {house2}
walls 1: 46
site 2: 34, 37
opened 2: {house3}
walls 2: 60 61 62
towers 2: 1
deck: 65 66 67 68 69 70 71 72
"""
_FREE = _CROWDED + "triplets: 1 29 tower, 31 32 33, 41 42 43, 44 45 48\n"
_TAKEN = _CROWDED + "triplets: -, 31 32 33, 41 42 43, 44 45 48\ntakers: 0 - - -\nplacing: 1 29 tower\n"
_LAST = _CROWDED + "order: {others} 0\nactive: 0\ntriplets: -, -, -, 44 45 48\ntakers: 0 1 2 -\nplacing: 29\n"
_HOUSES = {
    3: {"house0": "15-22-26-4-54", "house1": "5-8-16-21-27", "house2": "10-14-23-25-36", "house3": "17-20-28-39-50"},
    5: {"house0": "15-22-26", "house1": "5-8-16", "house2": "10-14-23", "house3": "17-20-28"},
}
_CHOOSING = """
players: 4
stage: keep
hand 0: 1 12 58 96
hand 1: 2 3 4 5
hand 2: 6 7 8 9
hand 3: 10 11 13 14
triplets: 31 32 33, 41 42 43, 44 45 48, 51 52 53, 61 62 63
"""
LUCCA = {
    f"{name}-{seats}": text.format(seats=seats, others=" ".join(map(str, range(1, seats))), **houses)
    for seats, houses in _HOUSES.items()
    for name, text in (("free", _FREE), ("taken", _TAKEN), ("last", _LAST))
} | {"keep": _CHOOSING}
POSITIONS = {"san_gimignano": (san_gimignano, SAN_GIMIGNANO), "lucca": (lucca, LUCCA)}
STATES = [(game, state) for game, (_, states) in POSITIONS.items() for state in states]
PLAYED = {
    "give": ["build 9 9 9", "donate"], "topple": ["build 10 10 10"], "last-3": ["discard 29"], "last-5": ["discard 29"],
}  # fmt: skip
LOOKS: list[tuple[str, int, tuple[int, int]]] = [
    ("en", 100, (1280, 720)), ("ja", 100, (1280, 720)), ("it", 100, (1280, 720)), ("xx", 100, (1280, 720)),
    ("en", 130, (1280, 720)), ("ja", 130, (1280, 720)), ("it", 130, (1280, 720)), ("ja", 100, (1920, 1080)),
    ("it", 100, (1920, 1080)),
]  # fmt: skip


@pytest.mark.parametrize(("game", "state"), STATES)
@pytest.mark.parametrize(("language", "scale", "size"), LOOKS)
def test_every_text_of_the_table_fits(
    game: str, state: str, language: str, scale: int, size: tuple[int, int]
) -> None:
    sitting = seated(game, state, language, scale, size)
    for action in PLAYED.get(state, []):
        sitting.table.submit(sitting.match.spec.rules.parse_action(action))
        sitting.rest()
    sitting.stage.app.draw()
    cut = [box.text for box in overflowing(sitting.stage.app.canvas.boxes)]
    missing = sitting.stage.app.catalog.missing
    sitting.close()
    assert cut == []
    assert missing == set()


def seated(game: str, state: str, language: str, scale: int, size: tuple[int, int]) -> Sitting:
    read, states = POSITIONS[game]
    start = read(states[state])
    options = {"nobles": "on" if "nobles" in states[state] else "off", "series": "two"}
    players = ("human", *["greedy"] * (len(getattr(start, "quarters", "ab")) - 1))
    return Sitting(
        game, options if game == "san_gimignano" else {}, "1", players, start=start, size=size, language=language,
        text_scale=scale,
    )  # fmt: skip
