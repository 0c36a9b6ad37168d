"""Changes that disks, editors and strangers make to files: of bytes, of lines, and of what stands in a line."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

STRANGE: tuple[Any, ...] = (
    True, False, None, 0, -1, 1, 1.0, 2**63, 10**300, 1e308, float("nan"), "", "x", "\x00", "\ud800", "葛\U000e0100",
    "\u200b", "a" * 5000, [], {}, [[]], [[0]], [True], {"a": 1}, [[[[]]]], "san_gimignano", "human", "quattro-citta 1",
)  # fmt: skip


_LITERALS = re.compile(rb'"[^"\n]*"|\d+')


def changed(data: bytes, source: random.Random) -> bytes:
    """The data after one to three changes."""
    for _ in range(source.choice((1, 1, 1, 2, 3))):
        data = source.choice(_KINDS)(data, source)
    return data


def _flip(data: bytes, source: random.Random) -> bytes:
    if not data:
        return data
    at = source.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << source.randrange(8)]) + data[at + 1 :]


def _cut(data: bytes, source: random.Random) -> bytes:
    return data[: source.randrange(len(data) + 1)]


def _insert(data: bytes, source: random.Random) -> bytes:
    at = source.randrange(len(data) + 1)
    return data[:at] + source.choice((b"\x00", b"\xff\xfe", b"\n", b"{}", b"\xef\xbb\xbf", b"9" * 5000)) + data[at:]


def _lines(data: bytes, source: random.Random) -> bytes:
    """One line left out, doubled, or moved."""
    lines = data.splitlines(keepends=True)
    if len(lines) < 2:
        return data
    line = lines.pop(source.randrange(len(lines)))
    for _ in range(source.randrange(3)):
        lines.insert(source.randrange(len(lines) + 1), line)
    return b"".join(lines)


def _literal(data: bytes, source: random.Random) -> bytes:
    """A word in quotes or a number becomes another one of the same file."""
    found = list(_LITERALS.finditer(data))
    if not found:
        return data
    at, other = source.choice(found), source.choice(found)
    return data[: at.start()] + other[0] + data[at.end() :]


def _meaning(data: bytes, source: random.Random) -> bytes:
    """One value of one line, or of the one object that the file is, becomes a strange one, or goes."""
    lines = [data] if data[:2] == b"{\n" else data.splitlines()
    if not lines:
        return data
    at = source.randrange(len(lines)) if source.random() < 0.7 else 0
    try:
        plain = json.loads(lines[at])
    except ValueError:
        return data
    _replace_somewhere(plain, source)
    lines[at] = json.dumps(plain, ensure_ascii=source.random() < 0.5).encode("utf-8", "surrogatepass")
    return b"\n".join(lines) + b"\n"


def _replace_somewhere(plain: Any, source: random.Random) -> None:
    keys: list[Any] = list(plain) if isinstance(plain, dict) else list(range(len(plain)))
    if not keys:
        return
    key = source.choice(keys)
    if isinstance(plain[key], (dict, list)) and plain[key] and source.random() < 0.7:
        _replace_somewhere(plain[key], source)
    elif source.random() < 0.15:
        del plain[key]
    elif isinstance(plain[key], int) and source.random() < 0.4:
        plain[key] += source.choice((-1, 1, 2, 100))
    else:
        plain[key] = source.choice(STRANGE)


_KINDS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _flip,
    _cut,
    _insert,
    _lines,
    _literal,
    _meaning,
    _meaning,
    _meaning,
)
