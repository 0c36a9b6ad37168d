"""How one sight differs from an earlier one: widgets that came, changed or moved, texts, and pictures."""

from collections.abc import Iterator, Sequence

import pygame

from scenes.engine.layout import Rect
from tests.transcripts.seen import Page, Sight, quoted, ranges

NEAR = 12.0
"""Design units by which a widget may lie elsewhere without having moved."""
GRAIN = 20
HALO = 14.0
"""Design units around a widget in which its glow and shadow lie."""
LEAST_PIXELS = 3


def turned(before: Page | None, page: Page) -> Iterator[str]:
    """Yield how the widgets and texts of a scene have become others."""
    looks, places = (before.looks, before.places) if before is not None else ({}, {})
    if gone := [widget for widget in looks if widget not in page.looks]:
        yield f"gone: {ranges(gone)}"
    for look, ids in _by_value([(each, look) for each, look in page.looks.items() if each not in looks]):
        yield f"came: {ranges(ids)} [{look}]" if look != "there" else f"came: {ranges(ids)}"
    turned = [(each, f"{looks[each]} -> {look}") for each, look in page.looks.items()
              if each in looks and looks[each] != look]  # fmt: skip
    yield from (f"now: {ranges(ids)} [{change}]" for change, ids in _by_value(turned))
    ways = [(each, _way(places[each], place)) for each, place in page.places.items() if each in places]
    yield from (f"moved: {ranges(ids)} by {way}" for way, ids in _by_value(ways) if way)
    yield from _said(before.texts if before is not None else {}, page)


def _by_value(pairs: Sequence[tuple[str, str]]) -> Iterator[tuple[str, list[str]]]:
    found = dict[str, list[str]]()
    for name, value in pairs:
        found.setdefault(value, []).append(name)
    yield from found.items()


def _way(before: Rect, after: Rect) -> str:
    across, down = after.x - before.x, after.y - before.y
    return f"{_rounded(across)},{_rounded(down)}" if max(abs(across), abs(down)) >= NEAR else ""


def _rounded(distance: float) -> int:
    return round(distance / GRAIN) * GRAIN


def _said(before: dict[str, tuple[str, ...]], page: Page) -> Iterator[str]:
    """Yield the texts that are others; those of a widget that is gone are gone with it."""
    owners = [*page.texts, *(owner for owner in before if owner not in page.texts and owner in page.looks)]
    for owner in owners:
        was, now = before.get(owner, ()), page.texts.get(owner, ())
        if was == now:
            continue
        if len(was) == len(now) == 1:
            yield f"text {owner}: {quoted(was[0])} -> {quoted(now[0])}"
            continue
        less, more = _without(was, now), _without(now, was)
        words = [*(f"-{quoted(each)}" for each in less), *(f"+{quoted(each)}" for each in more)]
        yield f"text {owner}: {' '.join(words) or 'in another order'}"


def _without(some: Sequence[str], others: Sequence[str]) -> list[str]:
    left, found = list(others), list[str]()
    for each in some:
        if each in left:
            left.remove(each)
        else:
            found.append(each)
    return found


def changed_pictures(base: Sight, sight: Sight) -> Iterator[str]:
    """Yield the widgets that look otherwise without having moved; `elsewhere` for what no widget explains."""
    assert base.picture is not None and sight.picture is not None
    if base.picture.get_size() != sight.picture.get_size():
        return
    mask, halo = _differing(base.picture, sight.picture), round(HALO * sight.picture.get_width() / 1920) + 1
    for name in [*base.areas, *sight.areas]:
        areas = base.areas.get(name), sight.areas.get(name)
        if None in areas or _has_moved(base, sight, name):
            for area in areas:
                if area is not None:
                    _erase(mask, area.inflate(2 * halo, 2 * halo))
    found = list[str]()
    while (most := _most_changed(mask, sight.areas, found)) is not None:
        found.append(most)
        _erase(mask, sight.areas[most].inflate(2 * halo, 2 * halo))
    yield from sorted(found, key=list(sight.areas).index)
    if mask.count() >= LEAST_PIXELS:
        yield "elsewhere"


def _has_moved(base: Sight, sight: Sight, name: str) -> bool:
    before, after = base.pages[base.scenes[-1]], sight.pages[sight.scenes[-1]]
    return bool(_way(before.places[name], after.places[name]))


def _most_changed(mask: pygame.mask.Mask, areas: dict[str, pygame.Rect], found: Sequence[str]) -> str | None:
    """Return the widget of whose area the largest share looks otherwise."""
    shares = dict[str, float]()
    for name, area in areas.items():
        if name not in found and area.width and area.height:
            count = mask.overlap_area(pygame.mask.Mask(area.size, fill=True), area.topleft)
            if count >= LEAST_PIXELS:
                shares[name] = count / (area.width * area.height)
    return max(shares, key=shares.__getitem__) if shares else None


def _erase(mask: pygame.mask.Mask, area: pygame.Rect) -> None:
    mask.erase(pygame.mask.Mask(area.size, fill=True), area.topleft)


def _differing(before: pygame.Surface, after: pygame.Surface) -> pygame.mask.Mask:
    """Return a mask of the pixels that are not the same in both."""
    alike = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    alike.invert()
    return alike
