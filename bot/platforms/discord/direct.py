"""Each person's direct messages with the bot: their channel, and whether they are closed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.platforms.discord.connection import ClosedError
from bot.platforms.discord.incoming import Done
from bot.platforms.discord.posting import Posting
from bot.platforms.discord.racks import DIRECT
from bot.screens.screen import Shown
from core.engine.people import To, ToPerson
from core.engine.ports import Clock, GoneError

CHANNEL, CLOSED = "private", "closed"
"""The slots that store, of each person, the channel, and when Discord last refused a message."""
AGAIN = 3_600.0
"""Seconds after a refusal in which another direct message is not tried."""


class DirectMessages:
    """Remembers, across restarts, where to write to each person alone, and who takes nothing."""

    def __init__(self, posting: Posting, shown: Shown, clock: Clock) -> None:
        self._posting, self._shown, self._clock = posting, shown, clock

    async def learn(self, to: To, done: Done, phrase: str) -> None:
        """Note that direct messages may be open again, if an act, with its `phrase`, says so."""
        if may_be_open(done, phrase) and await self._shown.last(to, CLOSED) is not None:
            await self._shown.drop(to, CLOSED)

    async def channel(self, to: ToPerson, account: int) -> int:
        """Return a person's direct-message channel, which is opened only once."""
        if (known := await self._shown.last(to, CHANNEL)) is not None:
            return int(known)
        async with self.writing(to):
            opened = await self._posting.private(account)
        await self._shown.keep(to, CHANNEL, str(opened))
        return opened

    @asynccontextmanager
    async def writing(self, to: To) -> AsyncIterator[None]:
        """Remember if a new message is refused because its reader takes none.

        Raises:
            GoneError: one was refused a short time ago.
        """
        if not isinstance(to, ToPerson):
            yield
            return
        refused = await self._shown.last(to, CLOSED)
        if refused and 0 <= self._clock.now() - float(refused) < AGAIN:
            raise GoneError
        try:
            yield
        except ClosedError:
            await self._shown.keep(to, CLOSED, str(self._clock.now()))
            raise
        if refused is not None:
            await self._shown.drop(to, CLOSED)


def may_be_open(done: Done, phrase: str) -> bool:
    """Say whether an act is a reason to try a direct message again soon after a refusal.

    A press in an old message is none: it works where direct messages are closed, too.
    """
    word, *asked = phrase.split() or [""]
    private = done.private and done.kind in {"command", "written"}
    return private or (word == "notify" and not DIRECT.isdisjoint(asked))
