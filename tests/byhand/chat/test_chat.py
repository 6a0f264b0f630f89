"""One person can play the bot on a loopback platform with the phones of everybody."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.byhand.chat.cards import Card, Choice, Key, Screens
from tests.byhand.chat.console import Console
from tests.byhand.chat.discord import DiscordPhones
from tests.byhand.chat.phones import Phones
from tests.byhand.chat.telegram import TelegramPhones

PEOPLE = {"ann": "Ann", "ben": "Ben"}
OPENED = {
    "telegram": ("ann starts", "ben starts", "ann: /new kids"),
    "discord": ("ann: /rummy new sheet:kids",),
}
PLAYED = (
    "ann sees Seats taken: 1",
    "ben press Join",
    "ann sees Seats taken: 2",
    "ann press Start",
    "ann press Nothing",
    "ann press 99",
    "ben pick Nothing",
    "cho: hello",
)
DRAWN = ("ann dm draw", "ben dm draw", "ann sees Ben drew.", "see ann", "quit")


def phones_on(platform: str, folder: Path) -> Phones:
    made = TelegramPhones if platform == "telegram" else DiscordPhones
    return made(folder, PEOPLE, {})


async def transcript(phones: Phones, lines: Sequence[str]) -> str:
    """Return what the console prints for these lines."""
    printed: list[str] = []
    console = Console(phones, printed.append, quiet=0.1)
    async with phones.running():
        try:
            await phones.makes_group("evening")
            for line in ("start", *lines):
                await console.obey(line)
        finally:
            await phones.end()
    assert console.is_over
    return "\n".join(printed)


@pytest.mark.parametrize("platform", ["telegram", "discord"])
async def test_a_session_prints_what_changes_on_the_screens(platform: str, tmp_path: Path) -> None:
    shown = await transcript(phones_on(platform, tmp_path), (*OPENED[platform], *PLAYED, *DRAWN))
    private = "private chat" if platform == "telegram" else "direct messages"
    assert " new in #evening, seen by ann, ben, " in shown
    assert "-- ben presses [1 Join] of #" in shown
    assert f"in ann’s {private}, seen by ann, " in shown
    assert "!! ann sees no key 'Nothing'. Newest keys: #" in shown
    assert "!! unknown: cho: hello\nann: TEXT " in shown
    assert f"<picture> {tmp_path}/pictures/" in shown
    assert "   Ben drew." in shown.partition("== #evening")[2]
    assert "fault" not in shown
    assert "has ended" not in shown


def card(text: str = "Hello", rows: tuple[tuple[Key, ...], ...] = (), **more: object) -> Card:
    return Card(7, "#evening", "", ("ann", "ben"), False, text, rows, **more)  # type: ignore[arg-type]  # noqa: FBT003


def test_a_message_is_drawn_with_its_keys_and_lists() -> None:
    rows = ((Key("Join"), Key("Rules", after="→ https://example.org")), (Key("Leave", "👋"),))
    choices = (Choice("Tiles", (Key("r7", "🟥"), Key("b9", after="✓")), 2),)
    screens = Screens()
    screens.note({7: card("Two\nlines", rows, choices=choices, rings=("ann",))})
    assert screens.changed() == [
        (
            "-- #7 new in #evening, seen by ann, ben, rings for ann\n"
            "   Two\n   lines\n"
            "   [1 Join] [2 Rules → https://example.org]\n   [3 👋 Leave]\n"
            "   <select 1> Tiles (up to 2): 1 🟥 r7  2 b9 ✓"
        )
    ]


def test_edits_and_deletions_are_told_once() -> None:
    screens = Screens()
    screens.note({7: card("one")})
    assert screens.changed() == [
        "-- #7 new in #evening, seen by ann, ben, does not ring\n   one",
    ]
    screens.note({7: card("two")})
    screens.note({7: card("three")})
    assert screens.changed() == [
        "-- #7 edited 2 times in #evening, seen by ann, ben\n   three",
    ]
    screens.note({})
    assert screens.changed() == ["-- #7 deleted in #evening, seen by ann, ben\n   three"]
    assert screens.changed() == []


def test_a_message_that_came_and_went_is_told() -> None:
    screens = Screens()
    screens.note({7: card("It’s your turn", rings=("ben",))})
    screens.note({})
    assert screens.changed() == [
        (
            "-- #7 came and was deleted again in #evening, seen by ann, ben, rings for ben\n"
            "   It’s your turn"
        )
    ]
