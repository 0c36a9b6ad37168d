"""Ogg pages made repeatable: the encoder draws a random serial number, so the same sound gave other bytes each time."""

import struct
from collections.abc import Iterator

CAPTURE = b"OggS"
SERIAL_AT = 14
CHECKSUM_AT = 22
SEGMENTS_AT = 26
HEADER = 27
SERIAL = 1584
POLYNOMIAL = 0x04C11DB7


def repeatable(stream: bytes) -> bytes:
    """The same stream with a fixed serial number and the checksums that belong to it."""
    table = _checksum_table()
    return b"".join(_renumbered(page, table) for page in _pages(stream))


def _pages(stream: bytes) -> Iterator[bytearray]:
    start = 0
    while start < len(stream):
        if stream[start : start + len(CAPTURE)] != CAPTURE:
            raise ValueError(f"no Ogg page at byte {start}")
        segments = stream[start + SEGMENTS_AT]
        body = sum(stream[start + HEADER : start + HEADER + segments])
        end = start + HEADER + segments + body
        yield bytearray(stream[start:end])
        start = end


def _renumbered(page: bytearray, table: list[int]) -> bytes:
    struct.pack_into("<I", page, SERIAL_AT, SERIAL)
    struct.pack_into("<I", page, CHECKSUM_AT, 0)
    checksum = 0
    for byte in page:
        checksum = (checksum << 8 & 0xFFFFFFFF) ^ table[checksum >> 24 ^ byte]
    struct.pack_into("<I", page, CHECKSUM_AT, checksum)
    return bytes(page)


def _checksum_table() -> list[int]:
    table: list[int] = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1 & 0xFFFFFFFF) ^ (POLYNOMIAL if value & 0x80000000 else 0)
        table.append(value)
    return table
