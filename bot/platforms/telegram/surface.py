"""Shows screens as messages of Telegram, one for each slot and place."""

from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from telegram import ForceReply
from telegram.error import TelegramError

from bot.machine.processes import Painter
from bot.platforms.base.kept import KeptScreen, Phrases, lasting_of
from bot.platforms.base.slots import SlotSurface, Spot
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.keyboard import lasting, too_long
from bot.platforms.telegram.look import BELOW, Look, Text, look_of, pictured
from bot.platforms.telegram.looking import FIRST, Looking, opened, stamp_of
from bot.platforms.telegram.places import PLATFORM, Place, place_of
from bot.render.writing import units
from bot.screens.screen import Attachment, Delivery, Screen, ScreenKind, Shown, removal
from bot.screens.slots import POST, REACH
from core.engine.caches import memory
from core.engine.people import PersonId, To, ToChat, ToPerson
from core.engine.ports import Clock, GoneError, Register, RejectedError

LEAFED = "rules"
"""The slot of rules: each chapter replaces the last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(KeptScreen):
    """A screen as it stands in a chat of Telegram."""

    calls: tuple[int, ...] = ()
    """The people who have to act."""
    head: str = ""
    """The text that replaces a message too old to be deleted."""
    later: str = ""
    """The text that stays once a newer message has come; empty if it does not change."""


PICTURED = 10_000
"""The number of messages, and of pictures, about which something is remembered."""
N = TypeVar("N")


class Posting:
    """Sends and edits looks; changes the picture of a message at most every `apart` seconds."""

    def __init__(self, calls: Calls, painter: Painter, clock: Clock, apart: float) -> None:
        self._calls = calls
        self._painter = painter
        self._clock = clock
        self._apart = apart
        self._painted: MutableMapping[tuple[int, int], float] = memory(PICTURED)
        """The time at which a message's picture was last changed."""
        self._uploaded: MutableMapping[str, str] = memory(PICTURED)
        """Telegram's id of each picture that it has, by the digest of the picture."""

    async def send(self, place: Place, look: Look, file: Attachment | None) -> tuple[int, ...]:
        """Send new messages, and return their numbers."""
        if file is not None:
            return (await self._calls.send_file(place, file, look.texts[0]),)
        if look.picture is not None:
            if look.picture.moves:
                film = await self._painter.file(look.picture)
                return (await self._calls.send_film(place, film, look.texts[0]),)
            return (await self._pictured(look, partial(self._send_picture, place, look)),)
        return tuple(
            [
                await self._calls.send(
                    place,
                    text,
                    ForceReply(selective=True) if look.asks else look.under(part),
                    answers=None if part else look.answers,
                    hushed=look.hushed,
                )
                for part, text in enumerate(look.texts)
            ]
        )

    async def _send_picture(self, place: Place, look: Look, file: bytes | str) -> tuple[int, str]:
        return await self._calls.send_picture(
            place,
            file,
            look.texts[0],
            look.buttons,
            answers=look.answers,
            hushed=look.hushed,
        )

    async def _pictured(
        self, look: Look, send: Callable[[bytes | str], Awaitable[tuple[N, str]]]
    ) -> N:
        """Send a picture: one that Telegram has already by its id, any other as a file."""
        assert look.picture is not None
        known = self._uploaded.get(look.painted)
        if known is not None:
            try:
                sent, _ = await send(known)
            except RejectedError:
                del self._uploaded[look.painted]
            else:
                return sent
        sent, number = await send(await self._painter.file(look.picture))
        if number:
            self._uploaded[look.painted] = number
        return sent

    async def edit(self, place: Place, kept: Kept, look: Look) -> bool:
        """Edit messages to show another look; return False if they cannot be edited."""
        if kept.looks == look.digest:
            return True
        if bool(kept.picture) != bool(look.painted) or len(kept.messages) != len(look.texts):
            return False
        if look.picture is not None:
            return await self._edit_picture(place, kept, look)
        for part, (number, text) in enumerate(zip(kept.messages, look.texts, strict=True)):
            if not await self._calls.edit(place, number, text, look.under(part)):
                return False
        return True

    async def reword(self, place: Place, kept: Kept, look: Look) -> bool:
        """Edit the caption and keep the picture; return False if that is impossible."""
        (text, *more), (number, *_) = look.texts, kept.messages
        if more or units(text.plain) > BELOW:
            return False
        return await self._calls.edit_caption(place, number, text, look.buttons)

    async def turn(self, place: Place, number: int, look: Look, before: str | None) -> None:
        """Replace a message's buttons, and its text if that has changed."""
        text = look.texts[-1]
        if text.plain == before:
            await self._calls.edit_keys(place, number, look.buttons)
        elif look.picture is not None:
            await self._calls.edit_caption(place, number, text, look.buttons)
        else:
            await self._calls.edit(place, number, text, look.buttons)

    async def _edit_picture(self, place: Place, kept: Kept, look: Look) -> bool:
        """Edit a message; paint its picture only if that has changed."""
        (number,), (text,) = kept.messages, look.texts
        if look.picture is None or kept.picture == look.painted:
            return await self._calls.edit_caption(place, number, text, look.buttons)
        wait = self._too_early(place, number)
        if wait > 0:  # the caption at once, the picture when its time comes
            await self._calls.edit_caption(place, number, text, look.buttons)
            await self._clock.sleep(wait)

        async def send(file: bytes | str) -> tuple[bool, str]:
            self._note(place, number)
            edited = await self._calls.edit_picture(place, number, file, text, look.buttons)
            return edited is not None, edited or ""

        return await self._pictured(look, send)

    def _too_early(self, place: Place, number: int) -> float:
        """Return for how many seconds the picture of a message has to stay."""
        last = self._painted.get((place.chat, number))
        return 0 if last is None else min(self._apart, last + self._apart - self._clock.now())

    def _note(self, place: Place, number: int) -> None:
        self._painted[place.chat, number] = self._clock.now()


class TelegramSurface(SlotSurface[Place, Look, Kept]):
    """Keeps one message for each slot of a place: edits it, or sends a new one at the end."""

    def __init__(
        self, calls: Calls, posting: Posting, register: Register, shown: Shown, clock: Clock
    ) -> None:
        super().__init__(
            PLATFORM,
            Kept,
            register=register,
            shown=shown,
            clock=clock,
            refusals=(TelegramError,),
        )
        self._calls = calls
        self._posting = posting
        self._phrases = Phrases(shown)
        self._turned: MutableMapping[tuple[To, str], str] = memory()
        """The texts of messages that taps have changed."""

    async def show(
        self, to: To, screen: Screen, *, again: bool = False, looks_at: int | None = None
    ) -> bool:
        """Show a screen, and return whether a message was sent or edited for it.

        `again` says that a person asks for it, even if it looks unchanged; `looks_at`: the
        message in private whose button they pressed.

        Raises:
            TryLaterError, GoneError, RejectedError: Telegram does not show it.
        """
        post = (screen.slot or "").removeprefix(POST)
        if post != (screen.slot or ""):
            look = look_of(screen, {}, private=False)
            return await self._calls.edit_post(post, look.texts[0], look.buttons)
        invites = screen.kind is ScreenKind.INVITATION and screen.delivery != "renew"
        if invites and screen.calls and isinstance(to, ToChat):
            return await self._invite(to, screen, again=again)
        if screen.kind is ScreenKind.RULES and not screen.passing:
            screen = replace(screen, slot=screen.slot or LEAFED)
        try:
            return await self.show_in_slot(to, screen, asked=again, looks_at=looks_at)
        except GoneError:
            if isinstance(to, ToPerson):
                await self._drop_questions_in_chats(to.person, screen)
            raise

    async def _invite(self, to: ToChat, screen: Screen, *, again: bool) -> bool:
        """Ask a person for the private chat: in the one message that does so in this group.

        A table that tells it by itself has nothing to add to such a message, unless it calls the
        person to a turn. Each answer to a word stands at the end.
        """
        async with self._lock(to, REACH):
            calls, standing = screen.delivery == "new", await self._invitation(to, screen.calls)
            if standing is not None and not (again or calls):
                return True
            if calls and standing is not None:
                await self.show_in_slot(to, removal(standing), asked=False)
            way: Delivery = "last" if again else screen.delivery
            slot = screen.slot if calls else standing or screen.slot
            return await self.show_in_slot(
                to, replace(screen, slot=slot, delivery=way), asked=again
            )

    async def _invitation(self, to: ToChat, people: tuple[PersonId, ...]) -> str | None:
        """Return the slot of the message that asks these people for the private chat."""
        for slot in await self._shown.starting(to, REACH):
            kept = await self.last(to, slot)
            if kept is not None and kept.calls == people:
                return slot
        return None

    async def _drop_questions_in_chats(self, person: PersonId, screen: Screen) -> None:
        """Remove what a player on turn who is out of reach was asked about an earlier draft."""
        for chat in screen.homes if screen.calls else ():
            await self.drop_asked(ToChat(chat), person, screen)

    async def turn_to(
        self,
        to: To,
        slot: str,
        number: int,
        draw: Callable[[], Awaitable[Screen | None]],
        looking: Looking,
    ) -> bool:
        """Show the page and the selection after a tap; the picture stays.

        A tap on an old message is answered with a new one. Return False if Telegram refuses: the
        message looks as before.
        """
        async with self._lock(to, slot):
            screen, kept = await draw(), await self.last(to, slot)
            if screen is None:
                return False
            spot = await self._spot(to, screen)
            with suppress(*self._refusals):
                fresh = kept is None or number not in kept.messages
                if kept is None or fresh or stamp_of(screen) != looking.stamp:
                    return await self._show(spot, screen, asked=True, looks_at=number)
                look = _look(spot, screen, looking, as_text=not kept.picture)
                await self._phrases.keep(to, too_long(screen))
                before = self._turned.get((to, slot))
                await self._forget_looks(to, slot, kept)
                await self._posting.turn(spot.place, number, look, before)
                self._turned[to, slot] = look.texts[-1].plain
                return True
            return False

    async def _forget_looks(self, to: To, slot: str, kept: Kept) -> None:
        """Store that a message is about to look otherwise than any screen.

        The next screen is shown then, even after a refusal or a restart.
        """
        if kept.looks:
            await self._shown.keep(to, slot, replace(kept, looks="").packed())

    async def _spot(self, to: To, screen: Screen) -> Spot[Place]:
        """Return the place; a table that takes the place of a call mentions the person again.

        The call has rung: the mention, silent now, leads to the message that stands for it.
        """
        spot, kept = await super()._spot(to, screen), await self.last(to, screen.slot)
        if kept is None or not kept.called or kept.turn != screen.turn or spot.called:
            return spot
        return replace(spot, called=await self._names(screen.calls))

    async def _place(self, to: To) -> Place:
        return await place_of(to, self._register)

    def _stays(self, spot: Spot[Place], kept: Kept, screen: Screen) -> bool:
        """Say whether a screen replaces the last message: each turn has its own, which rings."""
        if screen.delivery == "new" or spot.begins(kept, screen):
            return False
        calls = screen.delivery == "renew" or kept.calls == screen.calls
        if screen.kind is ScreenKind.TABLE and not (calls and kept.turn == screen.turn):
            return False
        return kept.can_become(screen)

    def _is_old(self, spot: Spot[Place], kept: Kept, screen: Screen) -> bool:
        """Say whether a picture is to replace a text: Telegram cannot edit one into the other."""
        pictureless = self.pictureless.holds(spot.place, anew=False)
        return screen.picture is not None and not kept.picture and not pictureless

    async def _look(self, spot: Spot[Place], screen: Screen, *, as_text: bool) -> Look:
        if screen.kind is ScreenKind.INVITATION and screen.calls:
            look = look_of(screen, spot.called, FIRST, spot.language, private=spot.private)
            look = look if screen.buttons else look.and_then(self._calls.door(screen.code))
            calls = spot.private or screen.delivery == "new"  # else nobody has anything to do yet
            return replace(look, hushed=not calls)
        return _look(spot, screen, opened(screen), as_text=as_text)

    async def _prepare(self, spot: Spot[Place], screen: Screen) -> None:
        """Keep the buttons' phrases."""
        self._turned.pop((spot.to, screen.slot or ""), None)
        await self._phrases.keep(spot.to, too_long(screen))

    async def _edited(
        self, spot: Spot[Place], screen: Screen, look: Look, kept: Kept
    ) -> Kept | None:
        """Edit messages; a picture stays a picture with another caption."""
        reworded = screen.delivery == "renew" and kept.picture and look.picture is None
        edit = self._posting.reword if reworded else self._posting.edit
        if not await edit(spot.place, kept, look):
            return None
        now = _kept(screen, look, kept.messages, look.painted or kept.picture)
        return replace(now, called=bool(spot.called))

    async def _posted(
        self, spot: Spot[Place], screen: Screen, look: Look, _before: Kept | None
    ) -> Kept:
        numbers = await self._posting.send(spot.place, look, screen.attachment)
        return replace(_kept(screen, look, numbers, look.painted), called=bool(spot.called))

    async def _strip(self, spot: Spot[Place], kept: Kept) -> bool:
        keys, number = lasting(kept.lasting), kept.messages[-1]
        if kept.later:
            edit = self._calls.edit_caption if kept.picture else self._calls.edit
            await edit(spot.place, number, Text(kept.later), keys)
        else:
            await self._calls.edit_keys(spot.place, number, keys)
        return True

    async def _delete(self, spot: Spot[Place], kept: Kept, number: int) -> None:
        if not await self._calls.take_away(spot.place, number):
            await self._calls.shorten(spot.place, number, kept.head, pictured=bool(kept.picture))


def _look(spot: Spot[Place], screen: Screen, looking: Looking, *, as_text: bool) -> Look:
    called, language, private = spot.called, spot.language, spot.private
    hushed = screen.hushed or not (private or called)
    picture = None if as_text else pictured(screen, called, looking, language, private=private)
    look = picture or look_of(screen, called, looking, language, private=private)
    return replace(look, hushed=hushed, answers=screen.answers, asks=bool(screen.lacks))


def _kept(screen: Screen, look: Look, numbers: tuple[int, ...], picture: str) -> Kept:
    return Kept(
        messages=numbers,
        kind=screen.kind,
        looks=look.digest,
        picture=picture,
        calls=screen.calls,
        turn=screen.turn,
        stamp=screen.stamp,
        head=look.texts[0].plain.partition("\n")[0],
        lasting=lasting_of(screen),
        later=look.later,
    )
