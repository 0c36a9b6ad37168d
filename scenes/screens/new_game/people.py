"""People who have played here: a name typed for one city is known in all of them."""

from collections.abc import Sequence

from scenes.engine.app import App
from scenes.engine.settings import MOST_PEOPLE
from scenes.kit.players import house_names, is_house_name
from scenes.screens.new_game.match_draft import MatchDraft, SeatDraft


def remember(app: App, draft: MatchDraft) -> None:
    """Keep the names of those who play now before those who played earlier."""
    names = [*typed_names(app, draft), *app.settings.people]
    app.settings.people = list(dict.fromkeys(names))[:MOST_PEOPLE]
    app.save_settings()


def typed_names(app: App, draft: MatchDraft) -> list[str]:
    """Return the names of the people in a draft, without those that the house gave them."""
    names = [place.name.strip() for place in draft.places if place.kind == "person"]
    return [name for name in names if name and not is_house_name(app.catalog, name)]


def seat_people(draft: MatchDraft, people: Sequence[str]) -> None:
    """Give the people's names, in their order, to the people's places whose own are not among them."""
    places = [place for place in draft.places if place.kind == "person"]
    sitting = {place.name for place in places}
    free = [place for place in places if place.name not in people]
    for place, name in zip(free, (name for name in people if name not in sitting), strict=False):
        _give(draft, place, name)


def name_by_kind(app: App, draft: MatchDraft, place: SeatDraft) -> None:
    """Name a place whose kind was changed: a person as one known, an opponent as nobody who plays here."""
    taken = {each.name for each in draft.places if each is not place}
    if place.kind == "person" and is_house_name(app.catalog, place.name):
        known = next((name for name in app.settings.people if name not in taken), place.name)
        _give(draft, place, known)
    elif place.kind != "person" and place.name in app.settings.people:
        given = house_names(app.catalog, app.catalog.language)
        _give(draft, place, next((name for name in given if name not in taken), place.name))


def _give(draft: MatchDraft, place: SeatDraft, name: str) -> None:
    """Whoever else had that name gets the one given up: no two places are called alike."""
    for other in draft.places:
        if other.name == name:
            other.name = place.name
    place.name = name
