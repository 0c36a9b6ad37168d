"""The page on which a match is prepared and started."""

from collections.abc import Mapping
from datetime import date
from functools import partial

from scenes import navigation
from scenes.common.game_catalogue import all_cities, city_of
from scenes.common.lesson_catalogue import has_lessons
from scenes.engine.app import App
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.theme import (
    BODY,
    BUTTON,
    HEADING_ON_PICTURE,
    INK_SOFT,
    NOTE_ON_WOOD,
    ON_WOOD,
    SMALL,
    SUBHEADING,
)
from scenes.engine.widgets import Button, Label, Panel, Paragraph, TextField, Widget
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.kit.piece_id import PieceId
from scenes.kit.players import house_names, name_in
from scenes.screens.new_game import last_choices, people
from scenes.screens.new_game.city_card import CityCard
from scenes.screens.new_game.match_draft import MatchDraft, new_seed
from scenes.screens.new_game.options_page import OptionsPage
from scenes.screens.new_game.place_card import LEVELS_HEIGHT, ROW, About, PlaceCard

CITIES = Rect(16, 72, 420, 992)
PLACES = Rect(452, 130, 832, 862)
CURTAIN_LINE = Rect(452, 1004, 832, 60)
OPTIONS = Rect(1296, 130, 608, 492)
SEED = Rect(1296, 634, 608, 206)
START = Rect(1296, 852, 608, 140)
FOOT = Rect(1296, 1004, 608, 60)
WIDEST_SEED_NAME = 120.0
HEADING_TOP = 78.0
PLACE_GAP = 10.0
LEAST_ABOUT, BETWEEN = 170.0, 12.0
QUIET = BUTTON.but(size=24, face="body", smallest=0.55)


class NewGame(Scene):
    """Show all choices on one page; one key starts the match from anywhere."""

    name = "new_game"
    backdrop = "common/art/backdrop_evening"

    def __init__(self, app: App, game: str, options: Mapping[str, str] | None = None) -> None:
        super().__init__(app)
        self._drafts: dict[str, MatchDraft] = {}
        self.draft = self._draft_of(game)
        self.draft.options |= options or {}
        self._in_hand = self._first_opponent()
        """Number of the seat whose level is chosen below all seats."""

    def _draft_of(self, game: str) -> MatchDraft:
        """Return the draft of a game: the present one, the last choices, or a fresh one."""
        if game not in self._drafts:
            city = city_of(game)
            spec = city.spec
            assert spec is not None
            names = house_names(self.app.catalog, self.app.catalog.language)
            self._drafts[game] = last_choices.recall(spec) or MatchDraft.fresh(spec, names, city.first_match)
            self._drafts[game].rename(partial(name_in, self.app.catalog))
            people.seat_people(self._drafts[game], self.app.settings.people)
        return self._drafts[game]

    # Building

    def build(self) -> None:
        tools = [
            *self._learning(),
            Tool("to-rules", self.t("rules"), "rules", lambda: navigation.open_rules(self.app)),
            Tool("to-opponents", self.t("opponents-tool"), "opponent", self._open_opponents),
            Tool("to-title", self.t("title"), "home", self.back),
        ]
        add_top_bar(self, self.t("title-name"), [self.t("title-new-game")], tools)
        self._add_cities()
        self._add_places()
        self._add_options()
        self._add_seed()
        self._add_start()

    def _learning(self) -> list[Tool]:
        game = self.draft.spec.id
        if not has_lessons(game):
            return []
        return [Tool("learn", self.t("lesson-learn"), "learn", lambda: navigation.open_lesson(self.app, game))]

    def _add_cities(self) -> None:
        self.add(Panel("cities", CITIES, "panel_wood"))
        head, rest = CITIES.inset(22, 20).split_top(44, 12)
        heading = HEADING_ON_PICTURE.centered
        self.add(Label("cities-heading", head, self.t("new-game-cities"), heading))
        cities = all_cities()
        for city, place in zip(cities, rest.rows(len(cities), 14), strict=True):
            words, choose = city.words(self.app.catalog), partial(self._choose, city.id)
            chosen = city.id == self.draft.spec.id
            self.add(CityCard(f"city-{city.id}", place, city, words, chosen, on_press=choose))

    def _add_places(self) -> None:
        heading = Rect(PLACES.x + 8, HEADING_TOP, PLACES.w - 16, 44)
        words = self.t("new-game-places")
        left, right = heading.split_left(min(430, self.measure(words, HEADING_ON_PICTURE)[0]), 12)
        self.add(Label("places-heading", left, words, HEADING_ON_PICTURE))
        self.add(Label("places-note", right, self._seats_note(), NOTE_ON_WOOD.to_right))
        card, places = PlaceCard(self, self.draft, self.invalidate), self.draft.places
        for number, place in enumerate(PLACES.stack([ROW] * len(places), PLACE_GAP)):
            if number == self._in_hand and places[number].kind == "opponent":
                self.add(Panel("place-in-hand", place, "glow"))
            card.add(number, place)
        rest = PLACES.trimmed(top=len(places) * (ROW + PLACE_GAP))
        if self.draft.places[self._in_hand].kind == "opponent":
            levels, rest = rest.split_top(LEVELS_HEIGHT, PLACE_GAP)
            card.add_levels(self._in_hand, levels)
        if rest.h >= LEAST_ABOUT:
            self._add_about(rest)
        self._add_curtain_line()

    def _add_about(self, place: Rect) -> None:
        city = city_of(self.draft.spec.id)
        about = self.t(f"{self.draft.spec.prefix}-about")
        self.add(About("about", place, f"{city.id}/art/emblem", city.epithet(self.app.catalog), about))

    def _seats_note(self) -> str:
        low, high = min(self.draft.spec.seats), max(self.draft.spec.seats)
        name = city_of(self.draft.spec.id).name(self.app.catalog)
        if low == high:
            return self.t("new-game-seats", city=name, count=low)
        return self.t("new-game-seats-range", city=name, low=low, high=high, taken=len(self.draft.taken))

    def _add_curtain_line(self) -> None:
        self.add(Panel("curtain-line", CURTAIN_LINE, "panel_wood"))
        people = self.draft.people
        hidden = self.draft.spec.has_hidden_hands
        kind = "none" if not people else "one" if people == 1 else "several" if hidden else "open"
        words = f"{markup.icon('eye')}  {self.t(f'new-game-curtain-{kind}')}"
        self.add(Label("curtain-words", CURTAIN_LINE.inset(28, 8), words, ON_WOOD))

    def _add_options(self) -> None:
        heading = Rect(OPTIONS.x + 8, HEADING_TOP, OPTIONS.w - 16, 44)
        city = city_of(self.draft.spec.id).name(self.app.catalog)
        words = self.t("new-game-options", city=city)
        self.add(Label("options-heading", heading, words, HEADING_ON_PICTURE))
        place = self._options_place()
        self.add(Panel("options-page", place))
        OptionsPage(self, self.draft, self.invalidate).add(_inside(place))
        about = OPTIONS.trimmed(top=place.h + BETWEEN)
        if about.h >= LEAST_ABOUT and not any(isinstance(widget, About) for widget in self.widgets):
            self._add_about(about)

    def _options_place(self) -> Rect:
        """Return the place of the options, no higher than needed if the rest has room for the text about the game."""
        inside = _inside(OPTIONS)
        needed = OptionsPage(self, self.draft, self.invalidate).height(inside) + OPTIONS.h - inside.h
        return OPTIONS.split_top(needed)[0] if OPTIONS.h - needed >= LEAST_ABOUT + BETWEEN else OPTIONS

    def _add_seed(self) -> None:
        self.add(Panel("seed-page", SEED))
        row, note, length = SEED.inset(28, 18).stack([52, 50, 52], 8)
        wanted = self.measure(self.t("new-game-seed"), SUBHEADING)[0] + 6
        name, rest = row.split_left(min(wanted, WIDEST_SEED_NAME), 10)
        field, buttons = rest.split_left(200, 10)
        self.add(Label("seed-name", name, self.t("new-game-seed"), SUBHEADING))
        self.add(TextField("seed", field, self.draft.seed, self._set_seed, longest=20))
        new, today = buttons.columns(2, 8)
        again = self.t("new-game-seed-new")
        self.add(Button("seed-new", new, again, lambda: self._reseed(new_seed()), icon="dice", style=QUIET))
        daily = self.t("new-game-seed-today")
        hint = self.t("new-game-seed-today-hint")
        self.add(
            Button(
                "seed-today", today, daily, lambda: self._reseed(date.today().isoformat()), icon="clock", style=QUIET,
                tooltip=hint,
            )
        )  # fmt: skip
        self.add(Paragraph("seed-note", note, self.t("new-game-seed-note"), SMALL.inked(INK_SOFT)))
        left, right = length.split_left(230, 10)
        self.add(Label("length-name", left, self.t("new-game-length"), SUBHEADING))
        self.add(Label("length", right, self._length(), BODY.to_right))

    def _length(self) -> str:
        low, high = self.draft.spec.minutes
        if low == high:
            return self.t("new-game-length-minutes", count=low)
        return self.t("new-game-length-range", low=low, high=high)

    def _add_start(self) -> None:
        reason = self.draft.why_not_start()
        words = self.t(reason.key, **dict(reason.values)) if reason else ""
        names = self.t("list-separator").join(place.name for place in self.draft.taken)
        subtitle = words or self.t("new-game-start-note", names=names, key=self.key_label("new_game/start"))
        self.add(
            Button(
                "start", START, self.t("new-game-start"), self.start, subtitle=subtitle,
                icon="play", dress="gold", style=BUTTON.but(size=46), enabled=reason is None, reason=words,
                command="new_game/start", sound="bell",
            )
        )  # fmt: skip
        left, right = FOOT.columns(2, 12)
        last = last_choices.file_of(self.draft.spec).is_file()
        self.add(
            Button(
                "as-last-time", left, self.t("new-game-last-time"), self._as_last_time, icon="replay", style=QUIET,
                enabled=last, reason="" if last else self.t("new-game-last-time-none"),
            )
        )  # fmt: skip
        self.add(Button("shuffle", right, self.t("new-game-shuffle"), self._shuffle, icon="dice", style=QUIET))

    # Choosing

    def first_focus(self) -> str:
        return "start"

    def focus_changed(self, widget: Widget | None) -> None:
        """Show the levels of the seat that has the focus."""
        piece = PieceId.read(widget.id) if widget is not None else None
        if piece and piece.kind == "place" and self._in_hand != int(piece.parts[0]):
            self._in_hand = int(piece.parts[0])
            self.invalidate()

    def _first_opponent(self) -> int:
        """Return the number of the first opponent's seat; 0 if there is none."""
        kinds = [place.kind for place in self.draft.places]
        return kinds.index("opponent") if "opponent" in kinds else 0

    def _open_opponents(self) -> None:
        navigation.open_opponents(self.app, self.draft.spec.id)

    def _choose(self, game: str) -> None:
        """Who is named already sits down there too."""
        typed = people.typed_names(self.app, self.draft)
        self.draft = self._draft_of(game)
        people.seat_people(self.draft, typed)
        self._in_hand = self._first_opponent()
        self.invalidate()

    def _set_seed(self, seed: str) -> None:
        self.draft.seed = seed

    def _reseed(self, seed: str) -> None:
        self.draft.seed = seed
        self.invalidate()

    def _as_last_time(self) -> None:
        recalled = last_choices.recall(self.draft.spec)
        if recalled is None:
            self.app.notice(self.t("new-game-last-time-none"))
            return
        recalled.rename(partial(name_in, self.app.catalog))
        self.draft = self._drafts[self.draft.spec.id] = recalled
        self.invalidate()

    def _shuffle(self) -> None:
        self.play("shuffle")
        self.draft.shuffle()
        self.invalidate()

    def start(self) -> None:
        """Save the choices and open the table, with the introduction if the game is new to the player."""
        if self.app.persistent:
            last_choices.keep(self.draft)
        people.remember(self.app, self.draft)
        match = self.draft.match()
        navigation.open_table(self.app, match)
        navigation.introduce(self.app, match.spec.id, len(match.seats))


def _inside(options: Rect) -> Rect:
    return options.inset(32, 20).trimmed(right=-12)
