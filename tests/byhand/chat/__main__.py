"""Lets one person play the bot on a loopback platform, with the phones of everybody.

    poe try telegram                                          # at a terminal
    poe try discord --languages ann=de --names 'ben=/stop'    # other people
    poe try telegram --in FIFO --out FILE                     # from another shell

`rummy serve` runs as a process of its own, with the real clock and a database in a folder. A file
`.env` in that folder holds further settings. The line `== N ==` ends the answer to the Nth line.
"""

import argparse
import asyncio
import os
import re
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

from tests.byhand.chat.console import HELP, Console
from tests.byhand.chat.discord import DiscordPhones
from tests.byhand.chat.phones import Phones
from tests.byhand.chat.telegram import TelegramPhones

PEOPLE = ("ann", "ben", "cho", "dora")
FIRST = "evening"


def main() -> None:
    asked = _arguments()
    source = open(os.open(asked.source, os.O_RDWR)) if asked.source else sys.stdin  # noqa: SIM115, PTH123 - a FIFO without an end, read until the program ends
    out = Path(asked.out).open("a") if asked.out else sys.stdout  # noqa: SIM115 - likewise
    if asked.folder:
        Path(asked.folder).mkdir(parents=True, exist_ok=True)
        asyncio.run(_played(asked, Path(asked.folder).resolve(), source, out))
        return
    with TemporaryDirectory(prefix="rummy-") as folder:
        asyncio.run(_played(asked, Path(folder), source, out))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("try", epilog=HELP, formatter_class=_Raw)
    parser.add_argument("platform", choices=("telegram", "discord"))
    parser.add_argument("--people", type=_listed, default=PEOPLE, help="ann,ben,…")
    parser.add_argument("--languages", type=_named, default={}, help="ann=de,ben=en")
    parser.add_argument("--names", type=_named, default={}, help="what others see: ben=/stop")
    parser.add_argument("--racks", choices=("dm", "here"), default="dm", help="on Discord")
    parser.add_argument("--folder", help="for the database, log and pictures; else one for a time")
    parser.add_argument("--quiet", type=float, default=1.5, help="seconds that count as quiet")
    parser.add_argument("--in", dest="source", help="a FIFO to read from")
    parser.add_argument("--out", help="a file to append to")
    return parser.parse_args()


class _Raw(argparse.RawDescriptionHelpFormatter):
    pass


def _listed(text: str) -> tuple[str, ...]:
    return tuple(text.lower().split(","))


def _named(text: str) -> dict[str, str]:
    pairs = (one.partition("=") for one in re.split(r",(?=\w+=)", text))
    return {name.lower(): value for name, _, value in pairs}


def _phones(asked: argparse.Namespace, folder: Path) -> Phones:
    shown: Mapping[str, str] = {one: asked.names.get(one, one.title()) for one in asked.people}
    if asked.platform == "telegram":
        return TelegramPhones(folder, shown, asked.languages)
    return DiscordPhones(folder, shown, asked.languages, asked.racks)


async def _played(asked: argparse.Namespace, folder: Path, source: TextIO, out: TextIO) -> None:
    phones = _phones(asked, folder)
    lines = _lines(source)

    def say(text: str) -> None:
        print(text, file=out, flush=True)

    console = Console(phones, say, asked.quiet)
    async with phones.running():
        await phones.makes_group(FIRST)
        say(f"everything is in {folder}; an unknown word lists all")
        await console.obey("start")
        for number in range(1, sys.maxsize):
            say(f"== {number - 1} ==")
            line = await lines.get()
            if line is None:
                break
            await console.obey(line)
            if console.is_over:
                break
        await phones.end()
    say("== over ==")


def _lines(source: TextIO) -> "asyncio.Queue[str | None]":
    """Read lines in a thread, which may wait for ever; None is the end."""
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def read() -> None:
        for line in source:
            loop.call_soon_threadsafe(lines.put_nowait, line)
        loop.call_soon_threadsafe(lines.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    return lines


main()
