"""Puts looks into messages of channels, remembers them, and removes what is out of date."""

import json
from collections.abc import Collection, Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from bot.machine.processes import Painter
from bot.platforms.discord.connection import (
    GONE_MESSAGE,
    MISSING,
    NOT_ALLOWED,
    THREAD_IS_THERE,
    in_our_words,
)
from bot.platforms.discord.look import Look, shows, view, without_keys
from bot.render.names import without_idle_marks
from bot.screens.play import turn_slot
from bot.screens.screen import ScreenKind
from bot.screens.surface import Shown
from core.engine.caches import memory
from core.engine.people import TableId, To
from core.engine.ports import TryLaterError


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A screen that stands in a channel, in one message or several."""

    messages: tuple[int, ...]
    kind: ScreenKind
    looks: str
    """A digest of what it shows."""
    picture: str = ""
    """A digest of its picture alone; nothing for one without."""
    text: str = ""
    """What the last of its messages says: it goes on saying so without its buttons."""
    alt: str = ""
    """What its picture says in words."""
    turn: str = ""
    """The turn that was announced last."""
    announcement: int | None = None
    """The message that says so."""

    def packed(self) -> str:
        """Write it down."""
        return json.dumps(asdict(self))


def unpacked(text: str) -> Kept:
    """Read it back."""
    data = json.loads(text)
    messages, kind = tuple(data.pop("messages")), ScreenKind(data.pop("kind"))
    return Kept(messages=messages, kind=kind, **data)


class Standing:
    """Which messages show what: asked before somebody's press is followed."""

    def __init__(self, shown: Shown) -> None:
        self._shown = shown

    async def last(self, to: To, slot: str | None) -> Kept | None:
        """Return what a slot shows in a place; None where it never showed anything."""
        text = None if slot is None else await self._shown.last(to, slot)
        return None if text is None else unpacked(text)

    async def shows(self, to: To, table: TableId, message: int) -> bool:
        """Say whether a message shows a table as it is now, or calls for it."""
        slots = (f"table:{table}", turn_slot(table), f"settings:{table}", f"full:{table}")
        for slot in slots:
            kept = await self.last(to, slot)
            if kept is not None and message in {*kept.messages, kept.announcement}:
                return True
        return False

    async def ended(self, to: To, table: TableId, message: int) -> bool:
        """Say whether a message shows how the last round of a table has ended."""
        kept = await self.last(to, turn_slot(table))
        return kept is not None and message in kept.messages and kept.kind is ScreenKind.RESULT

    async def stands(self, to: To, slot: str) -> bool:
        """Say whether a slot was ever shown in a place."""
        return await self.last(to, slot) is not None


AT_ONCE = 0.1
"""Seconds until something is sent in another form."""
TITLE = 100
"""Characters of what a thread is called."""
NONCE = 25
"""Characters that a nonce may have."""
WEEK: Final = 10_080
"""Minutes after which a thread in which nothing is said is put away until something is."""
IMAGE, FILM = "table.png", "round.gif"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """One message, ready to be sent."""

    view: ui.LayoutView
    files: Sequence[discord.File] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Sending:
    """Where and how messages are sent."""

    channel: int
    calls: Collection[int]
    hushed: bool


class Posting:
    """Sends and edits. What Discord refuses is raised in the words of our ports."""

    def __init__(self, client: discord.Client, painter: Painter) -> None:
        self._client = client
        self._painter = painter
        self._bare: MutableMapping[int, bool] = memory()
        """Channels in which nothing may be attached."""
        self._private: MutableMapping[int, int] = memory()
        """In which channel accounts are written to."""

    def paints(self, channel: int) -> bool:
        """Say whether pictures are taken in a channel."""
        return channel not in self._bare

    def learn(self, channel: int, *, attaches: bool) -> None:
        """Note what Discord has said: whether something may be attached in a channel."""
        self._bare.pop(channel, None)
        if not attaches:
            self._bare[channel] = True

    @contextmanager
    def _taken(self, channel: int, drawn: Drawn) -> Iterator[None]:
        """Ask to be asked again, without the picture, where only that is not allowed."""
        with in_our_words():
            try:
                yield
            except discord.Forbidden as error:
                if error.code != NOT_ALLOWED or not drawn.files:
                    raise
                self._bare[channel] = True
                raise TryLaterError(AT_ONCE) from error

    async def drawn(self, look: Look) -> Drawn:
        """Make a message of a look that stands in one."""
        if look.picture is not None:
            name = FILM if look.picture.moves else IMAGE
            data, alt = await self._painter.file(look.picture), look.alt
            image = discord.File(BytesIO(data), name, description=alt)
            return Drawn(view=view(look, name, alt), files=[image])
        if look.file is not None:
            kept = discord.File(BytesIO(look.file.data), look.file.name)
            return Drawn(view=view(look), files=[kept])
        return Drawn(view=view(look))

    async def send(
        self,
        channel: int,
        look: Look,
        calls: Collection[int] = (),
        *,
        hushed: bool = False,
        name: str = "",
    ) -> tuple[int, ...]:
        """Send new messages, and return their numbers; only these accounts are called.

        What is hushed comes without a sound. What was sent by the same name some minutes before is
        there already: it is not sent again, and shows the look from then on.
        """
        sending = _Sending(channel=channel, calls=calls, hushed=hushed)
        numbers = []
        for place, part in enumerate(look.parts()):
            sent = await self._sent(sending, part, nonce_of(name, channel, place) if name else "")
            if name and not shows(sent, view(part)):
                await self._edit(channel, sent.id, part, same_picture=False)
            numbers.append(sent.id)
        return tuple(numbers)

    async def _sent(self, sending: "_Sending", look: Look, nonce: str) -> discord.Message:
        """Send one message; under no name, where what had the name was deleted meanwhile."""
        place, drawn = self._client.get_partial_messageable(sending.channel), await self.drawn(look)
        named: dict[str, Any] = {"nonce": nonce} if nonce else {}
        with self._taken(sending.channel, drawn):
            try:
                sent: discord.Message = await place.send(
                    view=drawn.view,
                    files=drawn.files,
                    allowed_mentions=only(sending.calls),
                    silent=sending.hushed,
                    **named,
                )
            except discord.NotFound as error:
                if error.code != GONE_MESSAGE:
                    raise
            else:
                return sent
        return await self._sent(sending, look, "")

    async def edit(self, channel: int, kept: Kept, look: Look) -> bool:
        """Let messages show something else; False where they cannot."""
        if kept.looks == look.digest:
            return True
        if len(kept.messages) != len(look.texts):
            return False
        for number, part in zip(kept.messages, look.parts(), strict=True):
            same = bool(part.painted) and kept.picture == part.painted
            if not await self._edit(channel, number, part, same_picture=same):
                return False
        return True

    async def _edit(self, channel: int, number: int, look: Look, *, same_picture: bool) -> bool:
        """Edit one message; a picture that looks as before stays where it is.

        False where it is gone, or cannot be edited for long.
        """
        place = self._client.get_partial_messageable(channel).get_partial_message(number)
        stays = same_picture and look.picture is not None
        drawn = Drawn(view=view(look, IMAGE, look.alt)) if stays else await self.drawn(look)
        with self._taken(channel, drawn):
            try:
                if stays:
                    await place.edit(view=drawn.view)
                else:
                    await place.edit(view=drawn.view, attachments=drawn.files)
            except discord.RateLimited:
                return False  # old messages are limited by themselves: a new one may be sent
            except discord.HTTPException as error:
                if error.code in MISSING:
                    return False
                raise
        return True

    async def strip(self, channel: int, kept: Kept) -> bool:
        """Take the buttons from a message; False where it is gone, or cannot be edited for long."""
        bare = view(Look(texts=(kept.text,)), IMAGE if kept.alt else "", kept.alt)
        place = self._client.get_partial_messageable(channel)
        with in_our_words():
            try:
                await place.get_partial_message(kept.messages[-1]).edit(view=bare)
            except discord.RateLimited:
                return False
            except discord.HTTPException as error:
                if error.code in MISSING:
                    return False
                raise
        return True

    async def take_keys(self, message: discord.Message) -> None:
        """Take the keys from a message that was pressed, if it is still there."""
        with in_our_words():
            try:
                await message.edit(view=without_keys(message))
            except discord.HTTPException as error:
                if error.code not in MISSING:
                    raise

    async def take_away(self, channel: int, number: int) -> None:
        """Delete a message, if it is still there."""
        place = self._client.get_partial_messageable(channel).get_partial_message(number)
        with in_our_words():
            try:
                await place.delete()
            except discord.NotFound:
                return

    async def thread(self, channel: int, message: int, title: str) -> int:
        """Return the thread that begins with a message, opened if there is none."""
        with in_our_words():
            try:
                await self._client.http.start_thread_with_message(
                    channel,
                    message,
                    name=without_idle_marks(title)[:TITLE],
                    auto_archive_duration=WEEK,
                )
            except discord.HTTPException as error:
                if error.code != THREAD_IS_THERE:
                    raise
        return message

    async def server(self, channel: int) -> int | None:
        """Return in which server a channel is; None where it is in none, or out of reach."""
        try:
            found = await self._client.fetch_channel(channel)
        except discord.DiscordException:
            return None
        guild = getattr(found, "guild", None)
        return None if guild is None else int(guild.id)

    async def private(self, account: int) -> int:
        """Return the channel in which somebody is written to in private."""
        if account not in self._private:
            with in_our_words():
                opened = await self._client.http.start_private_message(Called(account).id)
            self._private[account] = int(opened["id"])
        return self._private[account]


def nonce_of(name: str, channel: int, place: int) -> str:
    """Return what Discord knows a message by for some minutes: the same for the same name."""
    return sha256(f"{name}.{channel}.{place}".encode()).hexdigest()[:NONCE]


class Called:
    """Somebody who is meant, by a number in the form in which Discord itself writes numbers."""

    def __init__(self, account: int) -> None:
        self.id: Any = str(account)


def only(called: Collection[int]) -> discord.AllowedMentions:
    """Call nobody but these."""
    people = [Called(account) for account in called]
    return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)
