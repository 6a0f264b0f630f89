"""`rummy serve` as its own process on the Telegram of the tests."""

from asyncio.subprocess import Process
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from tests.support.loopback.programs import serving, surroundings
from tests.support.telegram.loopback.server import TOKEN, Loopback


def settings(telegram: Loopback, folder: Path) -> dict[str, str]:
    return surroundings(folder, _there(telegram), None)


def program(
    telegram: Loopback, folder: Path, database: str | None = None
) -> AbstractAsyncContextManager[Process]:
    """The program, until it is killed."""
    return serving(folder, _there(telegram), database)


def _there(telegram: Loopback) -> dict[str, str]:
    return {"RUMMY_TELEGRAM_TOKEN": TOKEN, "RUMMY_TELEGRAM_API": telegram.url}
