"""A round as an animated picture shows every move, nothing hidden, and the final racks."""

import io
import re
from collections import Counter
from collections.abc import Sequence

import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.render.board import Board, Ending, Scene
from bot.render.picture import named_seats, scenes
from bot.render.pictures.film import gif
from bot.render.pictures.pages import board_page, ending_page
from bot.render.pictures.studio import Studio
from bot.render.pictures.themes import DARK, LIGHT, Theme
from core.rules.records.reading import read_record
from core.rules.records.record import Record
from core.rules.records.replay import Played, replay, replay_from_deals
from core.rules.sheets import SHEETS
from tests.support.pictures.trace import trace
from tests.support.rules.recorded import record
from tests.support.sampling import sampled
from tests.support.translator import english

some_sheets = pytest.mark.parametrize("sheet", sampled(SHEETS, ("kids", "basic")))
STUDIO = Studio()


def film(of: Record, number: int = 1) -> tuple[Scene, ...]:
    return tuple(scenes(named_seats(of), replay_from_deals(of), english, number))


def moves(of: Record) -> list[Played]:
    return [played for played in replay(of) if played.decision.ok]


def painted(scene: Scene, theme: Theme) -> Image.Image:
    shown = scene.shown
    page = board_page(shown, theme) if isinstance(shown, Board) else ending_page(shown, theme)
    return STUDIO.paint(page, theme).convert("RGB")


def frames(file: bytes) -> list[tuple[Image.Image, int]]:
    with Image.open(io.BytesIO(file)) as picture:
        return [
            (frame.convert("RGB"), frame.info["duration"])
            for frame in ImageSequence.Iterator(picture)
        ]


@some_sheets
def test_each_move_is_a_scene_and_the_end_is_one(sheet: str) -> None:
    shown = film(record(sheet))
    assert len(shown) == len(moves(record(sheet))) + 2
    assert [type(scene.shown) for scene in shown[-2:]] == [Board, Ending]


@some_sheets
def test_no_scene_shows_a_hidden_piece(sheet: str) -> None:
    played = [None, *moves(record(sheet))]
    for scene, move in zip(film(record(sheet))[:-1], played, strict=True):
        assert isinstance(scene.shown, Board)
        drawn = Counter(
            thing.what.partition("=")[0]
            for thing in trace(board_page(scene.shown, LIGHT))
            if thing.kind == "piece" and thing.what != "?"
        )
        if move is not None and move.match.round is not None:
            lying = [piece for meld in move.match.round.table for piece in meld.pieces]
            pile = move.match.sheet.family.rules.view(move.match.round, None).discard[-1:]
            assert drawn == Counter(str(piece).partition("=")[0] for piece in (*lying, *pile))


def test_the_last_scene_shows_all_racks() -> None:
    last = film(record("kids"))[-1].shown
    assert isinstance(last, Ending)
    round_ = moves(record("kids"))[-1].match.round
    assert round_ is not None
    held = [[str(piece) for piece in rack] for rack in round_.racks]
    assert [[piece.piece for piece in seat.rack] for seat in last.seats] == held


def test_cards_are_told_as_people_say_them_and_tiles_as_they_are_drawn() -> None:
    cards = [scene.shown.heading for scene in film(record("basic"))]
    assert any(
        re.search(r" discarded .* of (spades|hearts|diamonds|clubs)\.$", told) for told in cards
    )
    assert not [told for told in cards if re.search(r"\b(10|[2-9AJQK])[SHDC]\b", told)]
    tiles = [scene.shown.heading for scene in film(record("kids"))]
    assert any(re.search(r" laid [rbkgyJ]", told) for told in tiles)


def test_a_lay_is_looked_at_longer_than_a_draw() -> None:
    shown = film(record("kids"))
    told = {scene.shown.heading: scene.milliseconds for scene in shown[1:]}
    lays = {time for heading, time in told.items() if " laid " in heading}
    draws = {time for heading, time in told.items() if heading.endswith(" drew.")}
    assert max(draws) < min(lays)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=str)
@pytest.mark.parametrize("sheet", sampled(("rummikub", "basic"), ("basic",)))
def test_the_file_shows_the_painted_scenes(sheet: str, theme: Theme) -> None:
    shown = film(record(sheet))[:12] + film(record(sheet))[-2:]
    found = frames(gif(shown, STUDIO, theme))
    assert sum(time for _, time in found) == sum(scene.milliseconds for scene in shown)
    for (frame, _), picture in zip(found, _different(shown, theme), strict=True):
        same = frame.crop((0, 0, *picture.size))
        assert ImageChops.difference(same, picture).getbbox() is None


def _different(shown: Sequence[Scene], theme: Theme) -> list[Image.Image]:
    """Return the pictures without those equal to their predecessor."""
    pictures = [painted(scene, theme) for scene in shown]
    return [
        picture
        for place, picture in enumerate(pictures)
        if not place or picture.tobytes() != pictures[place - 1].tobytes()
    ]


def test_all_frames_are_of_one_size_and_it_begins_anew() -> None:
    with Image.open(io.BytesIO(gif(film(record("kids"))[-6:], STUDIO))) as picture:
        assert picture.info["loop"] == 0
        sizes = {frame.size for frame in ImageSequence.Iterator(picture)}
    assert len(sizes) == 1


@pytest.mark.whole
def test_a_whole_round_is_a_file_that_every_chat_takes() -> None:
    assert len(gif(film(record("rummikub")), STUDIO)) < 8_000_000


def test_a_round_of_several_is_shown_with_the_standing_before_it() -> None:
    of = record("basic", 2)
    first_ending = film(of, 1)[-1].shown
    second = film(of, 2)[0].shown
    assert isinstance(first_ending, Ending)
    assert isinstance(second, Board)
    assert [seat.score for seat in second.seats] == [seat.total for seat in first_ending.seats]


def test_tiles_of_a_position_are_not_new() -> None:
    of = read_record("""
format = "rummy-record/1"
sheet = "rummikub"
seats = ["Ann", "Ben"]
[[round]]
moves = "Ann lay r4 r5 r6 r7"
[round.position]
table = "r4 r5 r6"
stock = "r1"
to_move = "Ann"
opened = ["Ann"]
racks = { Ann = "r7 b9", Ben = "k1" }
""")
    first, second = (scene.shown for scene in film(of))
    assert isinstance(first, Board)
    assert isinstance(second, Board)
    assert [piece.new for piece in first.melds[0].pieces] == [False] * 3
    assert [piece.new for piece in second.melds[0].pieces] == [False, False, False, True]


def test_a_refused_move_is_left_out() -> None:
    of = record("kids")
    refused = f"{moves(of)[0].seat} draw"
    twice = (of.rounds[0].moves[0], refused, *of.rounds[0].moves[1:])
    again = Record(
        sheet=of.sheet,
        seats=of.seats,
        goal=of.goal,
        rounds=(
            type(of.rounds[0])(starter=of.rounds[0].starter, stock=of.rounds[0].stock, moves=twice),
        ),
    )
    shown = tuple(scenes(named_seats(again), replay_from_deals(again, keep_going=True), english, 1))
    assert [scene.shown for scene in shown] == [scene.shown for scene in film(of)]


def test_a_film_without_scenes_is_an_error() -> None:
    with pytest.raises(ValueError, match="no scenes"):
        gif((), STUDIO)
