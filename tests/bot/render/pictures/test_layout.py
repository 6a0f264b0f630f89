"""Nothing overlaps, is cut off or is too small, whatever is on the table."""

from dataclasses import replace
from itertools import combinations

import pytest

from bot.render.board import Board, Ending, Mine
from bot.render.names import LONGEST_NAME, safe_name
from bot.render.pictures.lettering import NEUTRAL, writable
from bot.render.pictures.measures import WIDTH
from bot.render.pictures.pages import board_page, ending_page
from bot.render.pictures.shapes import Layout
from bot.render.pictures.studio import Studio
from bot.render.pictures.themes import THEMES, Theme
from core.rules.sheets import SHEETS
from tests.support.pictures.stages import STAGES, Set, crowd, shown
from tests.support.pictures.trace import Drawn, trace

PHONE = 360
STUDIO = Studio()
RUMMIKUB = SHEETS["rummikub"]
STRANGE_NAMES = (
    "🎉🎉 Zoë 🎉",
    "محمد عبد الرحمن",
    "שרה 🌸",
    "W" * 400,
    "Wilhelmina-Alexandrina von und zu Hohenstein",
    "田中さくら",
    "👨‍👩‍👧‍👦",
    "Z̷̧̛͍̀a̵l̶g̷o̸",
    "<b>@everyone</b>",
    "",
    "Жанна Агузарова",
    "i" * 24,
)
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=str)


def page(shown_: Board | Ending, theme: Theme) -> Layout:
    if isinstance(shown_, Board):
        return board_page(shown_, theme)
    return ending_page(shown_, theme)


def clashes(layout: Layout) -> list[tuple[Drawn, Drawn]]:
    """Return pairs of things that overlap, without plates, on which things lie."""
    things = [thing for thing in trace(layout) if thing.kind != "plate"]
    return [(one, other) for one, other in combinations(things, 2) if _overlap(one, other)]


def _overlap(one: Drawn, other: Drawn) -> bool:
    a, b = one.box, other.box
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def outside(layout: Layout) -> list[Drawn]:
    return [
        thing
        for thing in trace(layout)
        if not (0 <= thing.box[0] < thing.box[2] <= layout.width)
        or not (0 <= thing.box[1] < thing.box[3] <= layout.height)
    ]


def off_their_plates(layout: Layout) -> list[Drawn]:
    """Return the things that are not wholly on a plate of their ground."""
    things = trace(layout)
    plates = [thing for thing in things if thing.kind == "plate"]
    return [
        thing
        for thing in things
        if thing.kind != "plate" and thing.on != "ground"
        if not any(plate.what == thing.on and _within(thing, plate) for plate in plates)
    ]


def _within(thing: Drawn, plate: Drawn) -> bool:
    a, b = thing.box, plate.box
    slack = 3 if thing.kind == "text" else 0
    return (
        b[0] <= a[0] + slack
        and b[1] <= a[1] + slack
        and a[2] <= b[2] + slack
        and a[3] <= b[3] + slack
    )


def assert_in_order(shown_: Board | Ending, theme: Theme) -> None:
    layout = page(shown_, theme)
    assert layout.width == WIDTH
    assert clashes(layout) == []
    assert outside(layout) == []
    assert off_their_plates(layout) == []


def seated(*names: str, sheet: str = "rummikub", table: str = "") -> Set:
    return Set(SHEETS[sheet], table, ("",) * len(names))


@every_theme
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_stage_of_every_sheet(sheet: str, stage: str, theme: Theme) -> None:
    assert_in_order(shown(sheet, stage), theme)


@every_theme
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("turn", range(0, len(STRANGE_NAMES), 3))
def test_strange_names(turn: int, seats: int, theme: Theme) -> None:
    names = tuple(safe_name(name) for name in (STRANGE_NAMES * 2)[turn : turn + seats])
    board = Set(RUMMIKUB, "r4 r5 r6", ("",) * seats).public(names=names, until="Wed 23:59")
    rich = [replace(seat, score=-12345, count=106) for seat in board.seats]
    assert_in_order(replace(board, seats=tuple(rich)), theme)


@every_theme
def test_strange_names_at_the_end(theme: Theme) -> None:
    ending = shown("rummikub", "end")
    assert isinstance(ending, Ending)
    for name in STRANGE_NAMES:
        seats = tuple(replace(seat, name=safe_name(name), total=-12345) for seat in ending.seats)
        heading = f"{safe_name(name)} and {safe_name(name)} share the round: 123 points each."
        assert_in_order(replace(ending, seats=seats, heading=heading), theme)


@every_theme
@pytest.mark.parametrize("count", [0, 1, 14, 40, 64])
def test_racks_of_any_size(count: int, theme: Theme) -> None:
    pack = RUMMIKUB.family.pieces.pack(RUMMIKUB)
    rack = " ".join(map(str, pack[::2][:count] if count < 53 else pack[:count]))
    assert_in_order(Set(RUMMIKUB, "r4 r5 r6", (rack, "")).private(), theme)


@every_theme
@pytest.mark.parametrize("count", [1, 13, 14, 40])
def test_a_block_of_any_size(count: int, theme: Theme) -> None:
    pieces = RUMMIKUB.family.pieces.pack(RUMMIKUB)[:count]
    at = Set(RUMMIKUB, "r4 r5 r6", (" ".join(map(str, pieces)), ""))
    assert_in_order(at.private(Mine(blocks=(pieces,))), theme)


@every_theme
@pytest.mark.parametrize("count", [2, 4, 5, 8, 9, 13, 14, 26, 40])
def test_groups_of_any_size_in_a_draft(count: int, theme: Theme) -> None:
    pieces = RUMMIKUB.family.pieces.pack(RUMMIKUB)[:count]
    at = Set(RUMMIKUB, "y1 y2 y3 | k1 k2 k3", (" ".join(map(str, pieces)), ""))
    groups = (*at.family.notation.read_groups(at.table), pieces, at.pieces("y4 y5"))
    loose = tuple((piece,) for piece in at.pieces("y6 y7 y8 y9 y10 y11 y12 y13 k9 k10 k11 k12 k13"))
    assert_in_order(at.private(Mine(draft=groups)), theme)
    assert_in_order(at.private(Mine(draft=(*groups[1:], *loose))), theme)


@every_theme
def test_eight_jokers(theme: Theme) -> None:
    budacsek = SHEETS["budacsek"]
    table = "r1 J=r2 J=r3 | b9 J J | J=k11 J=k12 k13"
    assert_in_order(Set(budacsek, table, ("J J", "")).private(), theme)


@every_theme
@pytest.mark.parametrize("tiles", range(0, 113, 8))
def test_tables_of_any_size(tiles: int, theme: Theme) -> None:
    at = Set(SHEETS["schmidt"], crowd(SHEETS["schmidt"]))
    board = at.public()
    melds = board.melds[: round(tiles / 3.4)]
    assert_in_order(replace(board, melds=melds), theme)


@every_theme
def test_no_piece_and_no_letter_is_too_small_to_be_read_on_a_phone(theme: Theme) -> None:
    for stage in STAGES:
        for thing in trace(page(shown("rummikub", stage), theme)):
            across, down = thing.box[2] - thing.box[0], thing.box[3] - thing.box[1]
            if thing.kind == "piece":
                assert across * PHONE / WIDTH > 22
            if thing.kind == "text":
                assert down * PHONE / WIDTH > 8


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("sheet", SHEETS)
def test_no_file_is_needlessly_large(sheet: str, stage: str) -> None:
    for theme in THEMES.values():
        most = 100_000 if theme.columns == 3 else 170_000
        assert len(STUDIO.png(page(shown(sheet, stage), theme), theme)) < most


class TestNames:
    @pytest.mark.parametrize("name", STRANGE_NAMES)
    def test_only_signs_of_the_font_are_written(self, name: str) -> None:
        written = writable(safe_name(name))
        assert NEUTRAL * 2 not in written
        assert len(written) <= LONGEST_NAME

    def test_signs_that_the_font_lacks_become_one_neutral_mark(self) -> None:
        assert writable("🎉🎉 Zoë 👨‍👩‍👧‍👦!") == "• Zoë •!"

    def test_the_font_has_greek_and_cyrillic(self) -> None:
        assert writable("Ωμέγα Жанна Łukasz ß") == "Ωμέγα Жанна Łukasz ß"

    def test_a_name_of_which_nothing_can_be_written_is_the_number_of_the_seat(self) -> None:
        board = Set(RUMMIKUB, "", ("", "")).public(names=("Ann", safe_name("田中")))
        texts = [thing.what for thing in trace(page(board, THEMES["light"]))]
        assert "• 2" in texts

    def test_a_long_name_is_written_whole(self) -> None:
        name = safe_name("W" * LONGEST_NAME)
        board = Set(RUMMIKUB, "", ("",) * 6).public(names=(name,) * 6)
        texts = [
            thing.what for thing in trace(page(board, THEMES["light"])) if thing.kind == "text"
        ]
        assert sum(text.count("W") for text in texts) == 6 * LONGEST_NAME


class TestTheTestsThemselves:
    def test_a_clash_would_be_found(self) -> None:
        layout = page(shown("rummikub", "opening"), THEMES["light"])
        moved = [shape._replace(left=shape.left + 40) for shape in layout.shapes[-3:]]
        assert clashes(replace(layout, shapes=(*layout.shapes, *moved))) != []

    def test_a_cut_layout_would_be_found(self) -> None:
        layout = page(shown("rummikub", "opening"), THEMES["light"])
        assert outside(replace(layout, height=layout.height - 60)) != []
        last = layout.shapes[-1]._replace(top=20)
        assert off_their_plates(replace(layout, shapes=(*layout.shapes, last))) != []
