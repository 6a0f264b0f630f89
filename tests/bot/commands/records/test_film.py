"""`rummy replay FILE --gif OUT` writes a round as an animated image."""

from collections.abc import Callable
from pathlib import Path
from stat import S_IMODE

import pytest
from PIL import Image

from tests.support.commands.answer import Rummy
from tests.support.commands.records import HEAD, a_round


@pytest.fixture
def game(record: Callable[[str], str]) -> str:
    return record(a_round("Ann lay r4 r5 r6 r7", "Ben draw"))


def test_it_writes_the_round_and_says_what_it_always_says(
    rummy: Rummy, game: str, tmp_path: Path
) -> None:
    out = tmp_path / "round.gif"
    plain = rummy("replay", game)
    filmed = rummy("replay", game, "--gif", str(out))
    assert (filmed.status, filmed.out, filmed.err) == (plain.status, plain.out, plain.err)
    with Image.open(out) as picture:
        assert (picture.format, picture.width) == ("GIF", 1280)
    assert S_IMODE(out.stat().st_mode) == 0o600


def test_without_being_named_the_last_round_is_shown(
    rummy: Rummy, record: Callable[[str], str], tmp_path: Path
) -> None:
    lay, draw = a_round("Ann lay r4 r5 r6 r7"), a_round("Ann draw", head="")
    two = record(f"{lay}\n{draw}")
    for name, number in (("last", ()), ("first", ("--round", "1")), ("second", ("--round", "2"))):
        assert rummy("replay", two, "--gif", str(tmp_path / name), *number).status == 0
    files = {name: (tmp_path / name).read_bytes() for name in ("first", "second", "last")}
    assert files["last"] == files["second"] != files["first"]


def test_a_round_that_the_record_does_not_have_is_refused(
    rummy: Rummy, game: str, tmp_path: Path
) -> None:
    answer = rummy("replay", game, "--gif", str(tmp_path / "out.gif"), "--round", "7")
    assert answer.status == 2
    assert "7" in answer.err
    assert not (tmp_path / "out.gif").exists()


def test_a_record_without_a_round_is_refused(
    rummy: Rummy, record: Callable[[str], str], tmp_path: Path
) -> None:
    assert rummy("replay", record(HEAD), "--gif", str(tmp_path / "out.gif")).status == 2


def test_a_film_that_cannot_be_written_is_refused(rummy: Rummy, game: str) -> None:
    answer = rummy("replay", game, "--gif", "/nowhere/round.gif")
    assert answer.status == 2
    assert "/nowhere/round.gif" in answer.err
