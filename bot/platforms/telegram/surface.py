"""Shows screens as messages of Telegram, one for each slot and place."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from telegram.error import TelegramError

from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.keyboard import Phrases, too_long
from bot.platforms.telegram.look import Look, look_of, pictured
from bot.platforms.telegram.looking import FIRST, Looking, stamp_of
from bot.platforms.telegram.places import PLATFORM, PicturelessError, Place, place_at, place_of
from bot.platforms.telegram.posting import Kept, Pictureless, Posting
from bot.render.names import safe_name
from bot.screens.screen import Screen, ScreenKind
from bot.screens.surface import Shown
from core.engine.caches import memory
from core.engine.people import PersonId, To
from core.engine.ports import GoneError, Register, RejectedError, TryLaterError

STAYING = frozenset({ScreenKind.RESULT, ScreenKind.RULES})
"""Screens that stay when a newer one comes, without their buttons."""
LEAFED = "rules"
"""The slot of rules: each chapter replaces the last."""
FACES = frozenset({ScreenKind.LOBBY, ScreenKind.SETTINGS})
"""Screens that replace one another in a message."""


class TelegramSurface:
    """Keeps one message for each slot of a place: edits it, or sends a new one at the end."""

    def __init__(
        self,
        calls: Calls,
        posting: Posting,
        register: Register,
        shown: Shown,
        pictureless: Pictureless,
    ) -> None:
        self._calls = calls
        self._posting = posting
        self._register = register
        self._shown = shown
        self._phrases = Phrases(shown)
        self._pictureless = pictureless
        self._turned: MutableMapping[tuple[To, str], str] = memory()
        """Messages that differ from the stored screen because of taps, with their texts."""
        self._locks: WeakValueDictionary[tuple[To, str], asyncio.Lock] = WeakValueDictionary()

    async def show(self, to: To, screen: Screen, *, again: bool = False) -> None:
        """Show a screen; raises TryLaterError, GoneError or RejectedError.

        `again` says that a person asks for it, even if it looks unchanged. Otherwise an unchanged
        screen was shown already, by a program that ended before it could note so.
        """
        if screen.kind is ScreenKind.RULES:
            screen = replace(screen, slot=screen.slot or LEAFED)
        async with self._lock(to, screen.slot):
            place = await place_of(to, self._register)
            if again or not await self._told(to, place, screen):
                await self._show(to, place, screen)

    async def _told(self, to: To, place: Place, screen: Screen) -> bool:
        """Say whether a place already shows exactly this."""
        kept = await self._last(to, screen.slot)
        if kept is None or (to, screen.slot or "") in self._turned:
            return False
        as_text = self._pictureless.holds(place, anew=not _stays(kept, screen))
        return kept.looks == (await self._look(place, screen, as_text=as_text)).digest

    async def turn_to(
        self,
        to: To,
        slot: str,
        number: int,
        draw: Callable[[], Awaitable[Screen | None]],
        looking: Looking,
    ) -> None:
        """Show the page and the selection after a tap; the picture stays.

        If Telegram fails, the next tap shows them. A tap on an old message is answered with a new
        one.
        """
        async with self._lock(to, slot):
            screen, kept = await draw(), await self._last(to, slot)
            if screen is None:
                return
            place = await place_of(to, self._register)
            with suppress(TelegramError, TryLaterError, GoneError, RejectedError):
                fresh = kept is None or number not in kept.messages
                if kept is None or fresh or stamp_of(screen) != looking.stamp:
                    await self._show(to, place, screen)
                    return
                as_text = not kept.picture
                look = await self._look(place, screen, looking, as_text=as_text)
                before = self._turned.get((to, slot))
                self._turned[to, slot] = look.texts[-1].plain
                await self._phrases.keep(to, too_long(screen))
                await self._posting.turn(place, number, look, before)

    def _lock(self, to: To, slot: str | None) -> asyncio.Lock:
        return self._locks.setdefault((to, slot or ""), asyncio.Lock())

    async def _show(self, to: To, place: Place, screen: Screen) -> None:
        kept = await self._last(to, screen.slot)
        stays = kept is not None and _stays(kept, screen)
        if screen.delivery == "renew" and not stays:
            return
        as_text = self._pictureless.holds(place, anew=not stays)
        look = await self._look(place, screen, as_text=as_text)
        if kept is not None and self._turned.pop((to, screen.slot or ""), None) is not None:
            kept = replace(kept, looks="")
        try:
            await self._change(to, place, screen, look, kept)
        except PicturelessError:
            self._pictureless.note(place)
            await self._show(to, place, screen)

    async def _change(
        self, to: To, place: Place, screen: Screen, look: Look, kept: Kept | None
    ) -> None:
        """Edit the message, or send a new one and remove the old."""
        await self._phrases.keep(to, too_long(screen))
        if kept is not None:
            await self._strip(place, _left_behind(kept, screen))
        stays = kept is not None and _stays(kept, screen)
        picture = look.painted
        if kept is not None and stays and await self._edited(place, screen, look, kept):
            numbers, picture = kept.messages, picture or kept.picture
        elif screen.delivery == "renew":
            return
        else:
            numbers = await self._posting.send(place, look, screen.attachment)
        now = Kept(
            messages=numbers,
            kind=screen.kind,
            looks=look.digest,
            picture=picture,
            calls=screen.calls,
            turn=screen.turn,
            head=look.texts[0].plain.partition("\n")[0],
            earlier=_earlier(kept, screen),
        )
        if look.picture is not None:
            self._pictureless.over(place)
        if screen.slot is not None and now != kept:
            await self._shown.keep(to, screen.slot, now.packed())
        if kept is None and screen.kind is ScreenKind.TURN:
            await self._close_lobby(to, place, screen)
        if kept is not None and numbers != kept.messages:
            await self._retire(place, kept, stripped=screen.kind is not ScreenKind.TABLE)

    async def _edited(self, place: Place, screen: Screen, look: Look, kept: Kept) -> bool:
        """Edit messages; a picture stays a picture with another caption."""
        if screen.delivery == "renew" and kept.picture and look.picture is None:
            return await self._posting.reword(place, kept, look)
        return await self._posting.edit(place, kept, look)

    async def _look(
        self, place: Place, screen: Screen, looking: Looking = FIRST, *, as_text: bool = False
    ) -> Look:
        private = place.is_private
        called = {} if private or screen.hushed else await self._names(screen.calls)
        hushed = screen.hushed or not (private or called)
        if screen.kind is ScreenKind.INVITATION and screen.calls:
            door = self._calls.door(screen.code)
            return look_of(screen, called, looking, private=private).and_then(door)
        picture = None
        if not as_text:
            picture = pictured(screen, called, looking, private=private)
        look = picture or look_of(screen, called, looking, private=private)
        return replace(look, hushed=hushed)

    async def _names(self, people: tuple[PersonId, ...]) -> dict[int, str]:
        known = [await self._register.who(person) for person in people]
        here = (one for one in known if one.address.platform == PLATFORM)
        return {place_at(one.address).chat: safe_name(one.name) for one in here}

    async def _last(self, to: To, slot: str | None) -> Kept | None:
        return await Kept.last(self._shown, to, slot)

    async def _retire(self, place: Place, kept: Kept, *, stripped: bool) -> None:
        """Remove an outdated message, if Telegram allows it: the newer one is already there."""
        with suppress(TelegramError, TryLaterError, GoneError, RejectedError):
            if kept.kind in STAYING:
                if stripped:
                    await self._calls.strip(place, kept.messages[-1])
                return
            for number in kept.messages:
                if not await self._calls.take_away(place, number):
                    await self._calls.shorten(place, number, kept.head, pictured=bool(kept.picture))

    async def _close_lobby(self, to: To, place: Place, screen: Screen) -> None:
        """Remove a lobby that was shown in private: nobody can join once the game has begun."""
        slot = _table_slot(screen)
        lobby = None if slot is None else await self._last(to, slot)
        if lobby is not None and lobby.kind in FACES:
            await self._retire(place, lobby, stripped=True)

    async def _strip(self, place: Place, results: tuple[int, ...]) -> None:
        """Remove the buttons from results: they lead to nothing any more."""
        with suppress(TelegramError, TryLaterError, GoneError, RejectedError):
            for number in results:
                await self._calls.strip(place, number)


def _table_slot(screen: Screen) -> str | None:
    """Return the slot in which everybody sees the table of a turn."""
    return None if screen.slot is None else screen.slot.replace("turn:", "table:", 1)


def _earlier(kept: Kept | None, screen: Screen) -> tuple[int, ...]:
    """Return the results that keep their buttons although the next round has begun.

    During a round, a group is not sent more than the turn itself needs.
    """
    if kept is None or screen.kind is not ScreenKind.TABLE or screen.begins:
        return ()
    return _results(kept)


def _left_behind(kept: Kept, screen: Screen) -> tuple[int, ...]:
    """Return the results that lose their buttons now: a round has just begun or ended."""
    if screen.kind is not ScreenKind.TABLE:
        return kept.earlier
    return _results(kept) if screen.begins else ()


def _results(kept: Kept) -> tuple[int, ...]:
    return (*kept.earlier, *kept.messages[-1:]) if kept.kind in STAYING else kept.earlier


def _stays(kept: Kept, screen: Screen) -> bool:
    """Say whether a screen replaces the content of the last message: each turn has its own."""
    if screen.delivery == "new":
        return False
    calls = screen.delivery == "renew" or kept.calls == screen.calls
    if screen.kind is ScreenKind.TABLE and not (calls and kept.turn == screen.turn):
        return False
    return kept.kind == screen.kind or {kept.kind, screen.kind} <= FACES
