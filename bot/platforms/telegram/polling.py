"""Asks Telegram for updates, and lets it forget only what is safe in the inbox."""

import json
from collections.abc import Awaitable, Callable, Sequence

import structlog
from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError

from bot.platforms.telegram.places import PLATFORM
from bot.platforms.telegram.troubles import UNREADABLE, seconds_in
from bot.platforms.telegram.updates import KINDS
from core.engine.broken import what_broke
from core.engine.ports import Cause, Clock, UnavailableError
from core.engine.ports import Update as Brought

PATIENCE = 50
"""Seconds for which Telegram holds the line when there is nothing to tell."""
SLOWEST = 30.0
"""Seconds between two attempts, where Telegram is not reached."""

Take = Callable[[Brought], Awaitable[object]]
_log = structlog.get_logger(__name__)


class Contact:
    """Whether Telegram has answered when it was asked last."""

    def __init__(self) -> None:
        self.made = True


async def poll(
    bot: Bot, take: Take, clock: Clock, patience: int = PATIENCE, contact: Contact | None = None
) -> None:
    """Take updates for ever; only one program can, for each token.

    Raises:
        InvalidToken: the token was revoked.
    """
    contact = contact or Contact()
    offset, failures = None, 0
    while True:
        try:
            updates = await bot.get_updates(offset, timeout=patience, allowed_updates=KINDS)
        except InvalidToken:
            raise
        except (TelegramError, *UNREADABLE) as error:
            contact.made, failures = False, failures + 1
            _log.warning("no updates", why=_reason(error), **what_broke(error))
            await clock.sleep(_pause(error, failures))
            continue
        contact.made = True
        failures += 1
        if not await _take_all(updates, take, clock, failures):
            continue
        failures = 0
        if updates:
            offset = updates[-1].update_id + 1


async def read_backlog(bot: Bot, take: Take, clock: Clock) -> None:
    """Take everything that has come in while nobody asked; wait until Telegram says what.

    Raises:
        InvalidToken: the token was revoked.
    """
    offset, failures = None, 0
    while True:
        try:
            updates = await bot.get_updates(offset, timeout=0, allowed_updates=KINDS)
        except InvalidToken:
            raise
        except (TelegramError, *UNREADABLE) as error:
            failures += 1
            _log.warning("no updates", why=_reason(error), **what_broke(error))
            await clock.sleep(_pause(error, failures))
            continue
        if not updates:
            return
        failures += 1
        if not await _take_all(updates, take, clock, failures):
            continue
        failures = 0
        offset = updates[-1].update_id + 1


async def _take_all(updates: Sequence[Update], take: Take, clock: Clock, tries: int) -> bool:
    """Take updates; False, a while later, where the store does not: Telegram brings them again."""
    try:
        for update in updates:
            await take(brought(update))
    except UnavailableError as error:
        _log.warning("the store does not answer", trouble=str(error.trouble))
        await clock.sleep(min(SLOWEST, 1.5**tries))
        return False
    return True


def brought(update: Update) -> Brought:
    """Return an update as the inbox keeps it."""
    chat, user = update.effective_chat, update.effective_user
    return Brought(
        cause=Cause(platform=PLATFORM, key=str(update.update_id)),
        place="" if chat is None else str(chat.id),
        sender="" if user is None else str(user.id),
        raw=json.dumps(update.to_dict()),
    )


def _reason(error: Exception) -> str:
    """Say what an owner can do something about: another program with the same token."""
    return "another program uses the token" if isinstance(error, Conflict) else "not reached"


def _pause(error: Exception, failures: int) -> float:
    if isinstance(error, RetryAfter):
        return seconds_in(error)
    return min(SLOWEST, 1.5**failures)
