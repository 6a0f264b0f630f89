"""The wheel holds the whole game, and nothing else."""

import os
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.main import COMMANDS
from tests.support.checkout import PACKAGES, ROOT, committed
from tests.support.commands.answer import Answer
from tests.wheel.building import built

Installed = Callable[..., Answer]
RECORD = """
format = "rummy-record/1"
sheet = "rummikub"
seats = ["Ann", "Ben"]

[[round]]
moves = "Ann lay r10 r11 r12"
position = { stock = "b1", to_move = "Ann", racks = { Ann = "r10 r11 r12", Ben = "k1" } }
"""


def test_the_wheel_holds_the_committed_program_and_nothing_else(wheel: Path) -> None:
    paths = [path.relative_to(ROOT).as_posix() for path in committed()]
    program = {path for path in paths if path.split("/")[0] in PACKAGES}
    with ZipFile(wheel) as file:
        names = set(file.namelist())
    info = f"{wheel.name.rsplit('-', 3)[0]}.dist-info"
    about = {"METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE"}
    assert names == program | {f"{info}/{name}" for name in about}


def test_two_builds_are_the_same_to_the_byte(source: Path, wheel: Path, tmp_path: Path) -> None:
    """Times, modes and the source's path leave no trace."""
    for number, file in enumerate(sorted(source.rglob("*.py"))):
        os.utime(file, (1_000_000_000 + number,) * 2)
        file.chmod(0o600 if number % 2 else 0o644)
    moved = source.rename(tmp_path / "moved")
    try:
        assert built(moved, tmp_path / "dist").read_bytes() == wheel.read_bytes()
    finally:
        moved.rename(source)


def test_the_version_is_the_newest_of_the_changelog(wheel: Path) -> None:
    released = re.findall(
        r"^## \[(\d+\.\d+\.\d+)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE
    )
    assert wheel.name.split("-")[1] == released[0]


def test_both_names_of_the_command_answer(installed: Installed) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {"rummy", project["name"]} <= project["scripts"].keys()
    said = {name: installed(name, "--version") for name in project["scripts"]}
    assert {answer.status for answer in said.values()} == {0}
    assert len({answer.out for answer in said.values()}) == 1


def test_the_installed_program_plays_at_once(installed: Installed, unpacked: Path) -> None:
    answer = installed("rummy-table", stdin="table\nquit\n")
    assert (answer.status, answer.err) == (0, "")
    assert "Your rack (14)" in answer.out
    assert not list(unpacked.rglob("*.sqlite3"))


CALLS: list[tuple[list[str], str, int, str]] = [
    (["play", "--sheet", "basic"], "quit\n", 0, "rummy play --resume"),
    (["sheets", "kids"], "", 0, "jokers"),
    (["check", "rummikub", "r4 r5 r6"], "", 0, "A run"),
    (["solve", "rummikub", "--rack", "r10 r11 r12"], "", 0, "r10 r11 r12"),
    (["puzzle", "--seed", "1"], "", 0, "Your rack"),
    (["replay", "-", "--gif", "film.gif"], RECORD, 0, "Match over"),
    (["simulate", "kids", "--games", "2", "--seed", "1"], "", 0, "Won: 2"),
    (["lines", "--pause", "0"], '{"person":"p1","name":"Ann","text":"new kids"}\n', 0, "done"),
    (["web", "--resume", "--no-browser"], "", 1, "rummy play"),
    (["ratings"], "", 2, "does not exist"),
    (["init"], "", 1, "rummy play"),
    (["serve"], "", 2, "no platform has a token"),
    (["emoji"], "", 2, "RUMMY_DISCORD_TOKEN"),
    (["backup"], "", 2, "not there"),
    (["move", "sqlite:///x"], "", 2, "postgresql://"),
    (["drain"], "", 2, "The bot hasn’t been run"),
    (["doctor"], "", 0, "Pictures can be drawn"),
    (["verify", "-"], RECORD, 2, "cannot be verified"),
    (["ratings"], "", 2, "does not exist. Create it first"),
    (["web", "--port", "x"], "", 2, "x"),
]


@pytest.mark.parametrize(
    ("arguments", "stdin", "status", "said"),
    CALLS,
    ids=[arguments[0] for arguments, *_ in CALLS],
)
def test_every_command_works(
    installed: Installed,
    arguments: list[str],
    stdin: str,
    status: int,
    said: str,
) -> None:
    answer = installed("rummy", *arguments, stdin=stdin)
    assert (answer.status, "Traceback" in answer.err) == (status, False), answer
    assert said in answer.out + answer.err


def test_no_command_is_left_out() -> None:
    assert {arguments[0] for arguments, *_ in CALLS} == set(COMMANDS)


@pytest.mark.parametrize("platform", ["TELEGRAM", "DISCORD"])
def test_the_library_of_each_platform_is_found(installed: Installed, platform: str) -> None:
    settings = {f"RUMMY_{platform}_TOKEN": "1:a", f"RUMMY_{platform}_API": "http://127.0.0.1:9"}
    answer = installed("rummy", "doctor", "--live", settings=settings)
    assert answer.status == 1
    assert f"{platform.title()} does not answer" in answer.out
