"""A second, slow reading of LC 3, 4.1 and 5 that works on plain positions and shares no rule with the program."""

from typing import Any

from game.lucca.cards import COLOUR_OF, SHIELDS_OF, WINDOWS_OF

Plain = dict[str, Any]
AREAS = ("site", "completed", "opened")


def cards(palace: list[str]) -> list[int]:
    return [int(name) for name in palace]


def colour(palace: list[str]) -> int:
    return COLOUR_OF[int(palace[0])]


def shields(seat: Plain) -> int:
    return sum(SHIELDS_OF[card] for palace in seat["site"] for card in cards(palace))


def addresses(seat: Plain) -> list[int]:
    return [int(palace[-1]) for area in AREAS for palace in seat[area]]


def order(seats: list[Plain]) -> list[int]:
    """LC 3."""
    keys = [(shields(seat), max(addresses(seat), default=0)) for seat in seats]
    return sorted(range(len(seats)), key=lambda seat: keys[seat], reverse=True)


def party(seats: list[Plain], host: int, wanted: int) -> int:
    """LC 4.1."""
    points = 0
    for seat, quarter in enumerate(seats):
        if seat != host:
            points += sum(len(palace) for palace in quarter["site"] if colour(palace) == wanted)
            points += sum(2 for palace in quarter["completed"] if colour(palace) == wanted)
    return points


def windows(seat: Plain) -> int:
    """LC 4.2 b."""
    return sum(WINDOWS_OF[card] for area in AREAS[1:] for palace in seat[area] for card in cards(palace))


def totals(plain: Plain) -> list[int]:
    """LC 5: opens everything palace by palace, then counts."""
    seats = [{**seat, **{area: list(seat[area]) for area in AREAS}} for seat in plain["seats"]]
    points = [windows(seat) + seat["opening_points"] for seat in seats]
    for host in order(seats):
        while seats[host]["completed"]:
            palace = seats[host]["completed"].pop()
            points[host] += party(seats, host, colour(palace))
            seats[host]["opened"].append(palace)
    for number, seat in enumerate(seats):
        if shields(seat) >= 2 * len(seat["walls"]):
            points[number] += (len(seat["walls"]) + seat["towers"]) * len(seat["opened"])
    shown = sorted((address, number) for number, seat in enumerate(seats) for address in addresses(seat))
    if shown:
        points[shown[0][1]] -= 3
        points[shown[-1][1]] += 3
    return points
