"""Shows screens as messages of Telegram, one for each slot and place."""

import asyncio
from contextlib import suppress
from weakref import WeakValueDictionary

from telegram.error import TelegramError

from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.look import Look, look_of, pictured
from bot.platforms.telegram.places import Place, place_at
from bot.platforms.telegram.posting import Posting
from bot.platforms.telegram.remembering import Kept, unpacked
from bot.platforms.telegram.troubles import PicturelessError
from bot.render.names import safe_name
from bot.screens.screen import Screen, ScreenKind
from bot.screens.shown import Shown
from core.engine.inbox import cause
from core.engine.people import PersonId, To, ToPerson
from core.engine.ports import GoneError, Register, RejectedError, TryLaterError

STAYING = frozenset({ScreenKind.RESULT})
"""What is not taken away when something newer comes: it only loses its buttons."""


class TelegramSurface:
    """Keeps one message for each slot of a place: edits it, or sends it anew at the end."""

    def __init__(self, calls: Calls, posting: Posting, register: Register, shown: Shown) -> None:
        self._calls = calls
        self._posting = posting
        self._register = register
        self._shown = shown
        self._pictureless: set[Place] = set()
        """Where the bot was found not to have the right to send pictures."""
        self._locks: WeakValueDictionary[tuple[To, str], asyncio.Lock] = WeakValueDictionary()

    async def show(self, to: To, screen: Screen) -> None:
        """Show a screen; raises TryLaterError, GoneError or RejectedError."""
        lock = self._locks.setdefault((to, screen.slot or ""), asyncio.Lock())
        async with lock:
            await self._show(to, await self._place(to), screen)

    async def _show(self, to: To, place: Place, screen: Screen) -> None:
        look = await self._look(place, screen)
        kept = await self._last(to, screen.slot)
        if kept is not None and kept.looks == look.digest and cause() is None:
            return  # told before, by a program that ended before it could note so
        try:
            await self._change(to, place, screen, look, kept)
        except PicturelessError:
            self._pictureless.add(place)
            await self._show(to, place, screen)

    async def _change(
        self, to: To, place: Place, screen: Screen, look: Look, kept: Kept | None
    ) -> None:
        """Edit what stands there, or send something new and take that away."""
        stays = kept is not None and _stays(kept, screen)
        if kept is not None and stays and await self._posting.edit(place, kept, look):
            numbers = kept.messages
        else:
            numbers = await self._posting.send(place, look, screen.attachment)
        now = Kept(
            messages=numbers,
            kind=screen.kind,
            looks=look.digest,
            picture=look.painted,
            calls=screen.calls,
        )
        if screen.slot is not None and now != kept:
            await self._shown.keep(to, screen.slot, now.packed())
        if kept is not None and numbers != kept.messages:
            await self._retire(place, kept)

    async def _place(self, to: To) -> Place:
        if isinstance(to, ToPerson):
            return place_at((await self._register.who(to.person)).address)
        return place_at((await self._register.where(to.chat)).address)

    async def _look(self, place: Place, screen: Screen) -> Look:
        private = place.is_private
        called = {} if private else await self._names(screen.calls)
        if screen.kind is ScreenKind.INVITATION:
            return look_of(screen, called, private=private).and_then(self._calls.door())
        picture = None
        if place not in self._pictureless:
            picture = pictured(screen, called, private=private)
        return picture or look_of(screen, called, private=private)

    async def _names(self, people: tuple[PersonId, ...]) -> dict[int, str]:
        known = [await self._register.who(person) for person in people]
        return {place_at(one.address).chat: safe_name(one.name) for one in known}

    async def _last(self, to: To, slot: str | None) -> Kept | None:
        text = None if slot is None else await self._shown.last(to, slot)
        return None if text is None else unpacked(text)

    async def _retire(self, place: Place, kept: Kept) -> None:
        """Take what is out of date away, as far as Telegram lets us: the newer one is there."""
        with suppress(TelegramError, TryLaterError, GoneError, RejectedError):
            if kept.kind in STAYING:
                await self._calls.strip(place, kept.messages[-1])
                return
            for number in kept.messages:
                await self._calls.take_away(place, number)


def _stays(kept: Kept, screen: Screen) -> bool:
    """Say whether a screen is shown in place of the last: not where somebody else is called."""
    return screen.delivery == "edit" and kept.calls == screen.calls and kept.kind == screen.kind
