"""San Gimignano with many towers and full hands."""

from tests.ui.tables.crowded import Crowded

_SERIES = {"nobles": "off", "series": "two"}
_NOBLES = {"nobles": "on", "series": "two"}
CROWDED = {
    "turn": Crowded(
        "active: 0\nhand 0: 5 6 7 8 9 10 joust\nhand 1: 5 5 fine_stone\nmarket: 5 6 10 8 9 7\n"
        "deck: 8 9 10\nnobles: joust city_wall\ntowers 0: 7-7-7, 10-9-8-7!, 8-8-8-8-8-8\n"
        "towers 1: 9-9-9!, 6-6-6, 10-9-8-7-6-5\nplayed 0: santa_fina\nplayed 1: rognosa\nused: 1 1\npiece: 1",
        options=_NOBLES,
    ),
    "give": Crowded(
        "active: 0\nhand 0: 9 9 9\nhand 1: 5 6 7 8\nmarket: 5\ndeck: 8 9 10 10", ("build 9 9 9", "donate"), _SERIES
    ),
    "topple": Crowded(
        "active: 0\nhand 0: 10 10 10\nhand 1: 6 7\ntowers 1: 8-8-8, 7-7-7\nmarket: 5\ndeck: 8 9 10 9",
        ("build 10 10 10",), _SERIES,
    ),
}  # fmt: skip
