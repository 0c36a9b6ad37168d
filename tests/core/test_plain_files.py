"""Only plain files are opened, and a file is put in place whatever lies where it is written beside."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.plain_files import TooLargeError, open_file, read_file
from game.core.save_files import write_whole

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things among its files")


def pipe(path: Path) -> None:
    if sys.platform != "win32":
        os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize("mode", ["rb", "ab", "wb"])
@pytest.mark.parametrize("make", [pipe, device, Path.mkdir], ids=lambda make: make.__name__)
def test_nothing_else_is_opened(tmp_path: Path, make: Callable[[Path], None], mode: str) -> None:
    make(tmp_path / "x")
    with pytest.raises(OSError, match="x"):
        open_file(tmp_path / "x", mode)


def test_a_pipe_with_somebody_at_its_other_end_is_none_either(tmp_path: Path) -> None:
    pipe(tmp_path / "x")
    end = os.open(tmp_path / "x", os.O_RDWR | getattr(os, "O_NONBLOCK", 0))
    for mode in ("rb", "wb"):
        with pytest.raises(OSError, match="plain"):
            open_file(tmp_path / "x", mode)
    os.close(end)


def test_a_name_that_is_none_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="null"):
        open_file(tmp_path / "a\0b", "rb")


def test_no_more_is_read_than_there_may_be(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"12345")
    assert read_file(tmp_path / "x", 5) == b"12345"
    with pytest.raises(TooLargeError):
        read_file(tmp_path / "x", 4)


@pytest.mark.parametrize("make", [pipe, device], ids=lambda make: make.__name__)
def test_what_lies_where_a_file_is_written_beside_goes(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "x.new")
    write_whole(tmp_path / "x", b"whole")
    assert (tmp_path / "x").read_bytes() == b"whole" and not (tmp_path / "x.new").exists()
