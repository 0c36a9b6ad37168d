"""The commands `transcript` and `replay`: the same seed gives the same bytes, and what does not fit is refused."""

import json
from pathlib import Path

import pytest

import main
from game.core.registry import all_specs

GAME = next(spec.id for spec in all_specs() if 2 in spec.seats)


def transcript(file: Path, *more: str, seats: str = "random,random") -> list[str]:
    assert main.main(["transcript", GAME, "--seats", seats, "--seed", "7", "--out", str(file), *more]) == 0
    return file.read_text("utf-8").splitlines()


def replayed(file: Path, capsys: pytest.CaptureFixture[str], *more: str) -> list[str]:
    capsys.readouterr()
    assert main.main(["replay", str(file), *more]) == 0
    return capsys.readouterr().out.splitlines()


def refusal(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main.main(["replay", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    return said.err


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    for seats in ("random,greedy", "merchant,apprentice"):
        more = ("--budget", "playouts=2")
        assert transcript(tmp_path / "a", *more, seats=seats) == transcript(tmp_path / "b", *more, seats=seats)
        assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_a_record_begins_with_the_match_and_ends_with_its_result(tmp_path: Path) -> None:
    first, *actions, last = map(json.loads, transcript(tmp_path / "record"))
    assert {"format", "game", "rules_version", "options", "seats", "seed"} <= first.keys()
    assert all({"seat", "action", "outcome", "events", "legal"} == action.keys() for action in actions)
    assert last["result"]["winners"]


def test_a_replay_prints_the_record_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = transcript(tmp_path / "record")
    assert replayed(tmp_path / "record", capsys) == lines


def test_a_replay_with_positions_can_be_replayed_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = transcript(tmp_path / "record")
    with_states = replayed(tmp_path / "record", capsys, "--states")
    assert all("state" in json.loads(line) for line in with_states[1:-1])
    (tmp_path / "again").write_text("\n".join(with_states), "utf-8")
    assert replayed(tmp_path / "again", capsys) == lines


def test_an_unfinished_record_is_replayed_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    half = transcript(tmp_path / "record")[:12]
    (tmp_path / "half").write_text("\n".join(half), "utf-8")
    assert replayed(tmp_path / "half", capsys) == half


def test_a_false_position_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    transcript(tmp_path / "record")
    rows = replayed(tmp_path / "record", capsys, "--states")
    rows[5] = json.dumps(json.loads(rows[5]) | {"state": {}})
    (tmp_path / "false").write_text("\n".join(rows), "utf-8")
    assert "Line 6" in refusal(tmp_path / "false", capsys)


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        (0, "format", "somebody else's"),
        (0, "rules_version", 0),
        (0, "game", "ludo"),
        (0, "seats", [{"player": "random"}, {"player": "grandmaster"}]),
        (0, "seats", [{"player": "random"}]),
        (0, "seats", "random"),
        (0, "options", {"nonsense": "on"}),
        (0, "outcome", [[99]]),
        (3, "seat", 5),
        (3, "action", "nonsense"),
        (3, "events", []),
        (3, "legal", 0),
        (-1, "result", {"games": [], "totals": [1, 1], "winners": [0]}),
    ],
)
def test_a_damaged_record_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: int, key: str, value: object
) -> None:
    rows = transcript(tmp_path / "record")
    rows[line] = json.dumps(json.loads(rows[line]) | {key: value})
    (tmp_path / "damaged").write_text("\n".join(rows), "utf-8")
    assert refusal(tmp_path / "damaged", capsys)


@pytest.mark.parametrize(
    "line",
    [{"change": -1, "to": {"player": "greedy"}}, {"change": 0, "to": {"player": "cat"}}, {"resigned": 9}],
)
def test_changes_of_unknown_seats_and_players_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: dict[str, object]
) -> None:
    rows = transcript(tmp_path / "record")[:4]
    (tmp_path / "changed").write_text("\n".join([*rows, json.dumps(line)]), "utf-8")
    assert "Line 5" in refusal(tmp_path / "changed", capsys)


def test_lines_after_the_end_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = transcript(tmp_path / "record")
    (tmp_path / "long").write_text("\n".join([*rows, rows[-1]]), "utf-8")
    assert refusal(tmp_path / "long", capsys)


def test_files_that_are_no_records_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    (tmp_path / "empty").write_bytes(b"")
    lines = transcript(tmp_path / "record")
    (tmp_path / "cut").write_text("\n".join(lines)[: len("\n".join(lines)) // 2], "utf-8")
    for name in ("picture", "empty", "cut", "missing", "."):
        assert refusal(tmp_path / name, capsys)


def test_a_transcript_that_cannot_be_written_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "nowhere" / "record")
    assert main.main(["transcript", GAME, "--seats", "random,random", "--out", out]) == 2
    assert capsys.readouterr().err.count("\n") == 1
