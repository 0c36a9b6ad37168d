"""Lines break where they may, letters come from a face that has them, and what does not fit is reported."""

import pytest

from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.text.drawn_text import overflowing, overlapping
from scenes.engine.text.fonts import FontBook
from scenes.engine.text.line_breaking import NO_LINE_END, NO_LINE_START, Cut, can_break, chunks, compounds, phrases
from scenes.engine.text.markup import MarkupPiece, marked_up, parse, plain_text
from scenes.engine.text.typesetting import TextBlock, Typesetter, render
from scenes.engine.theme import BODY, BURGUNDY, Align
from scenes.engine.widgets import Label, Paragraph, Widget
from tests.ui.engine.rooms import Room

JAPANESE = "「三つの札」を、順に置きます。ルッカの街に“宮殿”を建てましょう（６ターン）。ッと、ーと、…も。"


def lines(block: TextBlock) -> list[str]:
    return ["".join(part.run.text for part in line.fragments if part.run) for line in block.lines]


@pytest.mark.parametrize("width", range(60, 400, 12))
def test_kinsoku_holds_at_every_width(program: Headless, width: int) -> None:
    program.app.lettering.use("ja", False)
    block = program.app.lettering.typesetter.lay_out(JAPANESE, "body", 20, 1.2, width)
    broken = lines(block)
    assert "".join(broken) == JAPANESE
    assert all(line[0] not in NO_LINE_START for line in broken)
    assert all(line[-1] not in NO_LINE_END for line in broken)


def test_a_latin_word_inside_japanese_stays_whole() -> None:
    assert can_break("に", "L")
    assert not can_break("L", "u")
    assert not can_break("…", "…")


def test_katakana_words_and_counted_numbers_stay_whole_where_they_fit(program: Headless) -> None:
    program.app.lettering.use("ja", False)
    setter = program.app.lettering.typesetter
    assert lines(setter.lay_out("イル・マニーフィコ", "body", 20, 1.2, 150)) == ["イル・", "マニーフィコ"]
    assert lines(setter.lay_out("ここまで90分", "body", 20, 1.2, 110)) == ["ここまで", "90分"]
    assert lines(setter.lay_out("完成ボーナス", "body", 20, 1.2, 100)) == ["完成", "ボーナス"]
    assert len(setter.lay_out("マニーフィコ", "body", 20, 1.2, 70).lines) > 1


PARTICLES = "はがをにでともへのや"
PROSE = "対局は1手ごとに自動で保存されます。紋章とプレイ順は画面に表示されるので、「紋章カード」は使いません。"


@pytest.mark.parametrize("width", range(160, 420, 20))
@pytest.mark.parametrize("align", ["left", "center"])
def test_no_line_begins_with_a_particle_where_there_is_room(program: Headless, width: int, align: Align) -> None:
    program.app.lettering.use("ja", False)
    block, fits = program.app.lettering.typesetter.fit(PROSE, BODY.but(align=align), 20, (width, 400), wrap=True)
    broken = lines(block)
    assert fits and "".join(broken) == PROSE
    assert [line for line in broken if line[0] in PARTICLES] == []
    assert not any(line.endswith("自") for line in broken)


def test_phrases_keep_compounds_endings_and_signs_together() -> None:
    assert phrases("準備は自動で行われます。") == ["準備は", "自動で", "行われます。"]
    assert phrases("第3ターンに全6枚を引き、＋3点（50％）。") == [
        "第3ターンに", "全6枚を", "引き、", "＋3点", "（50％）。",
    ]  # fmt: skip
    assert phrases("「三つの札」を置く") == ["「三つの", "札」を", "置く"]
    assert phrases("残った灰89、紫77です。") == ["残った", "灰89、", "紫77です。"]
    assert phrases("塔を受け取りました。") == ["塔を", "受け取りました。"]


@pytest.mark.parametrize("cut", [phrases, compounds, chunks])
def test_no_line_ends_inside_once_more(cut: Cut) -> None:
    for text, whole in (
        ("もう一度押す", "もう一度"),
        ("もう一度、建物を活性化する", "もう一度、"),
        ("ゲームをもう一度展開するか", "もう一度"),
        ("もう1枚をほかの人に渡します", "もう1枚"),
    ):
        pieces = cut(text)
        assert "".join(pieces) == text
        assert any(piece.startswith(whole) for piece in pieces), pieces
    assert phrases("「パス」を押し、もう一度押す") == ["「パス」を", "押し、", "もう一度", "押す"]


def test_a_phrase_without_room_breaks_behind_its_word_and_particle() -> None:
    assert compounds("山札がなくなり、") == ["山札が", "なくなり、"]
    assert compounds("完成させました。") == ["完成", "させました。"]
    assert compounds("ゲーム終了です。") == ["ゲーム", "終了です。"]
    assert compounds("入ります。") == ["入ります。"]
    assert compounds("もう1枚を取ります。") == ["もう1枚を", "取ります。"]


@pytest.mark.parametrize("align", ["left", "center"])
@pytest.mark.parametrize("width", range(60, 200, 5))
def test_a_word_in_kanji_is_not_broken_where_its_phrase_has_no_room(
    program: Headless, width: int, align: Align
) -> None:
    program.app.lettering.use("ja", False)
    text = "最後の1枚が山札からなら、手番はそこで終わります。"
    block, fits = program.app.lettering.typesetter.fit(text, BODY.but(align=align), 20, (width, 400), wrap=True)
    broken = lines(block)
    assert "".join(broken) == text
    assert fits and not any(line.endswith(("山", "手")) for line in broken), broken


def test_a_wide_phrase_that_begins_with_a_figure_breaks_no_other(program: Headless) -> None:
    program.app.lettering.use("ja", False)
    setter, style = program.app.lettering.typesetter, BODY.but(align="center")
    block, fits = setter.fit("増資：カードを3枚取りますか？", style, 22, (149, 169), wrap=True)
    assert fits and not any(line.startswith("を") for line in lines(block))


@pytest.mark.parametrize("width", range(160, 420, 20))
def test_phrases_never_make_letters_smaller(program: Headless, width: int) -> None:
    program.app.lettering.use("ja", False)
    setter = program.app.lettering.typesetter
    fewest = setter.lay_out(PROSE, "body", 20, BODY.leading, width)
    block, fits = setter.fit(PROSE, BODY, 20, (width, fewest.height), wrap=True)
    assert fits and block.pixels == 20


@pytest.mark.parametrize("sign", "／％")
def test_signs_that_end_a_number_begin_no_line(sign: str) -> None:
    assert not can_break("五", sign)


@pytest.mark.parametrize("sign", "＋－−")
def test_signs_that_lead_a_number_end_no_line(sign: str) -> None:
    assert not can_break(sign, "五")


def test_words_wrap_at_spaces(program: Headless) -> None:
    block = program.app.lettering.typesetter.lay_out("one two three four five six", "body", 20, 1.2, 100)
    assert len(block.lines) > 1
    assert " ".join(lines(block)) == "one two three four five six"
    assert block.width <= 100


@pytest.mark.parametrize("width", range(420, 460))
def test_no_line_is_wider_than_its_room_although_words_set_as_one_run_grow(program: Headless, width: int) -> None:
    text = "Non si è potuto scoprire come finestre, scudi e numeri civici siano distribuiti sulle carte stampate. " * 3
    for pixels in (17, 18, 26):
        assert program.app.lettering.typesetter.lay_out(text.strip(), "body", pixels, 1.34, width).width <= width


def test_a_forced_line_break_and_an_icon(program: Headless) -> None:
    block = program.app.lettering.typesetter.lay_out(marked_up("a [icon:coin] 3\nb"), "body", 20, 1.2, None)
    assert len(block.lines) == 2
    assert [part.icon for part in block.lines[0].fragments if part.icon] == ["coin"]


@pytest.mark.parametrize("width", range(60, 200, 20))
def test_a_number_and_its_sign_stay_together_on_a_line_that_holds_them(program: Headless, width: int) -> None:
    text = marked_up("−2[icon:coin] +12[icon:cross] −1[icon:coin] +3[icon:cross]")
    block = program.app.lettering.typesetter.lay_out(text, "body", 20, 1.2, width)
    assert block.width <= width
    assert all(line.fragments[0].run and line.fragments[-1].icon for line in block.lines)


def test_an_icon_with_a_path_is_a_picture_in_its_own_colours(program: Headless) -> None:
    picture = program.app.assets.image("lorenzo/art/sign_coins", (24, 24))
    assert picture is not None
    assert program.app.lettering.icon("lorenzo/art/sign_coins", 24, BURGUNDY) is picture


def test_a_japanese_name_in_a_latin_text_gets_its_own_face(program: Headless) -> None:
    runs = program.app.lettering.fonts.runs("Round of さくら, turn 3", "title", 30)
    assert [run.text for run in runs] == ["Round of ", "さくら", ", turn 3"]


def test_a_japanese_sentence_is_one_face() -> None:
    fonts = FontBook("ja")
    text = "Annaの番"
    assert len(fonts.runs(text, "body", 30, fonts.is_all_japanese(text))) == 1
    assert not fonts.is_all_japanese("46")


def test_a_character_no_font_has_is_reported_once() -> None:
    fonts = FontBook()
    fonts.runs("\U0001f3f0 \U0001f3f0", "body", 20)
    assert fonts.missing == {"\U0001f3f0"}


@pytest.mark.parametrize("face", ["title", "body", "italic", "strong", "plain-body", "ja-serif", "ja-sans"])
def test_every_face_has_the_letters_of_italian(program: Headless, face: str) -> None:
    assert all(program.app.lettering.fonts.covers(face, char) for char in "àèéìòùÀÈÉÌÒÙ’“”«»–—…×→" if char != "→")


@pytest.mark.parametrize("face", ["ja-serif", "ja-sans"])
def test_the_japanese_faces_have_japanese(program: Headless, face: str) -> None:
    assert all(program.app.lettering.fonts.covers(face, char) for char in "宮殿塔、。「」ーァ％＋")


def test_markup_is_read_and_other_brackets_stay() -> None:
    assert parse(marked_up("a [b]c[/b] [x]")) == (MarkupPiece("a "), MarkupPiece("c", "strong"), MarkupPiece(" [x]"))
    assert parse(marked_up("[c:burgundy]red[/c]")) == (MarkupPiece("red", None, BURGUNDY),)
    assert plain_text(marked_up("[i]so[/i] [icon:coin]")) == "so "


def test_text_shrinks_before_it_overflows(program: Headless) -> None:
    setter = Typesetter(FontBook())
    natural = setter.lay_out("Exchange", "title", 40, 1.2, None).width
    block, fits = setter.fit("Exchange", BODY.but(face="title"), 40, (round(natural * 0.85), 60), False)
    assert fits
    assert block.pixels < 40
    _, fits = setter.fit("Exchange", BODY.but(face="title"), 40, (round(natural * 0.4), 60), False)
    assert not fits


@pytest.mark.parametrize("pixels", range(13, 22))
@pytest.mark.parametrize(("text", "language"), [("現時点の合計", "ja"), ("Qgy j", "en")])
def test_a_tight_line_cuts_no_letter(program: Headless, text: str, language: str, pixels: int) -> None:
    lettering = program.app.lettering
    lettering.use(language, False)

    def ink(leading: float) -> int:
        block = lettering.typesetter.lay_out(text, "italic", pixels, leading, None)
        return render(block, BODY, lettering.icon, block.width).get_bounding_rect().height

    assert ink(1.0) == ink(2.0)


def test_centred_lines_are_balanced(program: Headless) -> None:
    style = BODY.but(align="center")
    block = program.app.lettering.typesetter.balanced("San Gimignano delle belle torri", style, 30, 330)
    first, last = (line.width for line in (block.lines[0], block.lines[-1]))
    assert len(block.lines) == 2
    assert abs(first - last) < 130


def test_balancing_breaks_no_word_that_stays_whole_without_it(program: Headless) -> None:
    program.app.lettering.use("ja", False)
    setter = program.app.lettering.typesetter
    block = setter.balanced("アドソが考えています。", BODY.but(align="center"), 30, 230, phrases)
    assert lines(block) == ["アドソが", "考えています。"]


def test_overflow_and_overlap_are_found(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        return [
            Label("fits", Rect(100, 100, 400, 40), "Fits"),
            Paragraph("long", Rect(100, 200, 120, 40), "Far too much text for so small a place"),
            Label("over", Rect(100, 105, 400, 40), "Over"),
        ]

    program.show(Room(program.app, furnish))
    boxes = program.app.canvas.boxes
    assert [box.text for box in overflowing(boxes)] == ["Far too much text for so small a place"]
    assert [(first.text, second.text) for first, second in overlapping(boxes)] == [("Fits", "Over")]


def test_text_scale_is_capped_by_the_scene(program: Headless) -> None:
    class Table(Room):
        text_limit = 130

    def furnish(room: Room) -> list[Widget]:
        return [Label("a", Rect(100, 100, 1200, 200), "Tower")]

    sizes = []
    for kind in (Room, Table):
        program.app.change(text_scale=200)
        program.show(kind(program.app, furnish))
        sizes.append(program.app.canvas.boxes[0].pixels)
    assert sizes == [24, 16]


@pytest.mark.parametrize("width", [110, 130, 170])
def test_what_is_to_be_unbroken_ends_no_line_inside_a_phrase(program: Headless, width: int) -> None:
    program.app.lettering.use("ja", False)
    told = "行動が済みました。手番を終えるか、取り消してください。"
    style = BODY.but(align="center", unbroken=True, smallest=0.5)
    block, fits = program.app.lettering.typesetter.fit(told, style, 20, (width, 160), wrap=True)
    ends = {"".join(phrases(told)[:count]) for count in range(1, len(phrases(told)) + 1)}
    broken = lines(block)
    assert fits and all("".join(broken[:count]) in ends for count in range(1, len(broken) + 1))
