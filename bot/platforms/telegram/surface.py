"""Shows screens as messages of Telegram, one for each slot and place."""

from contextlib import suppress
from dataclasses import dataclass

from telegram import InlineKeyboardMarkup
from telegram.error import TelegramError

from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.places import Place, place_at
from bot.platforms.telegram.remembering import Kept, looks, unpacked
from bot.platforms.telegram.writing import Text, written
from bot.render.names import safe_name
from bot.screens.screen import Screen, ScreenKind
from bot.screens.shown import Shown
from core.engine.inbox import cause
from core.engine.people import PersonId, To, ToPerson
from core.engine.ports import GoneError, Register, RejectedError, TryLaterError

STAYING = frozenset({ScreenKind.RESULT})
"""What is not taken away when something newer comes: it only loses its buttons."""


@dataclass(frozen=True, slots=True)
class _Look:
    """A screen as it will stand there: the buttons below the last of its texts."""

    texts: tuple[Text, ...]
    buttons: InlineKeyboardMarkup | None

    @property
    def digest(self) -> str:
        return looks(*((text.plain, text.marks) for text in self.texts), self.buttons)

    def under(self, part: int) -> InlineKeyboardMarkup | None:
        """Return the buttons under one of the texts."""
        return self.buttons if part == len(self.texts) - 1 else None


class TelegramSurface:
    """Keeps one message for each slot of a place: edits it, or sends it anew at the end."""

    def __init__(self, calls: Calls, register: Register, shown: Shown) -> None:
        self._calls = calls
        self._register = register
        self._shown = shown

    async def show(self, to: To, screen: Screen) -> None:
        """Show a screen; raises TryLaterError, GoneError or RejectedError."""
        place = await self._place(to)
        look = await self._look(place, screen)
        kept = await self._last(to, screen.slot)
        if kept is not None and kept.looks == look.digest and cause() is None:
            return  # told before, by a program that ended before it could note so
        if kept is not None and _stays(kept, screen) and await self._edited(place, kept, look):
            numbers = kept.messages
        else:
            numbers = await self._sent(place, screen, look)
        now = Kept(messages=numbers, kind=screen.kind, looks=look.digest, calls=screen.calls)
        if screen.slot is not None and now != kept:
            await self._shown.keep(to, screen.slot, now.packed())
        if kept is not None and numbers != kept.messages:
            await self._retire(place, kept)

    async def _place(self, to: To) -> Place:
        if isinstance(to, ToPerson):
            return place_at((await self._register.who(to.person)).address)
        return place_at((await self._register.where(to.chat)).address)

    async def _look(self, place: Place, screen: Screen) -> _Look:
        called = {} if place.is_private else await self._names(screen.calls)
        texts = written(screen.text, called, private=place.is_private)
        if screen.kind is ScreenKind.INVITATION:
            texts = (*texts[:-1], texts[-1].and_then(self._calls.door()))
        return _Look(texts, keyboard(screen))

    async def _names(self, people: tuple[PersonId, ...]) -> dict[int, str]:
        known = [await self._register.who(person) for person in people]
        return {place_at(one.address).chat: safe_name(one.name) for one in known}

    async def _last(self, to: To, slot: str | None) -> Kept | None:
        text = None if slot is None else await self._shown.last(to, slot)
        return None if text is None else unpacked(text)

    async def _edited(self, place: Place, kept: Kept, look: _Look) -> bool:
        """Let messages show something else; False where they cannot."""
        if kept.looks == look.digest:
            return True
        if len(kept.messages) != len(look.texts):
            return False
        for part, (number, text) in enumerate(zip(kept.messages, look.texts, strict=True)):
            if not await self._calls.edit(place, number, text, look.under(part)):
                return False
        return True

    async def _sent(self, place: Place, screen: Screen, look: _Look) -> tuple[int, ...]:
        if screen.attachment is not None:
            return (await self._calls.send_file(place, screen.attachment, look.texts[0]),)
        return tuple(
            [
                await self._calls.send(place, text, look.under(part))
                for part, text in enumerate(look.texts)
            ]
        )

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
