"""Threads of their own for tables: each begins with the message that showed the table."""

from collections.abc import Callable

from bot.platforms.discord.places import address_of, number_of
from bot.platforms.discord.posting import Posting
from bot.platforms.discord.remembering import unpacked
from bot.screens.shown import Shown
from core.engine.people import Address, ChatId, TableId, ToChat
from core.engine.ports import Register, RejectedError


class ThreadsOfTables:
    """Opens them. `is_thread` says of a channel whether it is one: those have none of their own."""

    def __init__(
        self, posting: Posting, register: Register, shown: Shown, is_thread: Callable[[int], bool]
    ) -> None:
        self._posting = posting
        self._register = register
        self._shown = shown
        self._is_thread = is_thread

    def possible(self, chat: Address) -> bool:
        """Say whether there can be a thread in a channel."""
        return not self._is_thread(number_of(chat))

    async def open(self, chat: ChatId, table: TableId, title: str) -> ChatId:
        """Open a thread at the message that shows a table; see `Threads`."""
        kept = await self._shown.last(ToChat(chat), f"table:{table}")
        if kept is None:
            raise RejectedError
        known = await self._register.where(chat)
        message = unpacked(kept).messages[-1]
        opened = await self._posting.thread(number_of(known.address), message, title)
        return await self._register.chat(address_of(opened), language=known.language)
