"""Posts looks as messages in channels, records which message shows what, removes outdated ones."""

from collections.abc import (
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Iterator,
    MutableMapping,
    Sequence,
)
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from http import HTTPStatus
from io import BytesIO
from typing import Any, Final, TypeVar

import discord
from discord import ui

from bot.machine.processes import Painter
from bot.platforms.base.errors import PicturelessError
from bot.platforms.base.kept import KeptScreen, lasting_of
from bot.platforms.discord.connection import (
    GONE_MESSAGE,
    MISSING,
    NOT_ALLOWED,
    THREAD_IS_THERE,
    in_our_words,
)
from bot.platforms.discord.keys import Key
from bot.platforms.discord.look import Look, shows, view, without_keys
from bot.render.picture import Picture
from bot.render.writing import shortened
from bot.screens.screen import Screen, ScreenKind, Shown
from bot.screens.slots import full_slot, settings_slot, table_in, table_slot, turn_slot
from core.engine.caches import memory
from core.engine.people import TableId, To, ToChat
from core.engine.ports import Clock


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(KeptScreen):
    """A screen as it stands in a channel of Discord."""

    text: str = ""
    """The text that stays once a newer message has come; empty for a message that does not."""
    alt: str = ""
    """The picture's alternative text, if the message stays."""
    image: str = "table.png"
    """The name of the picture's file; earlier versions gave all the same name."""
    announcement: int | None = None
    """The message that announced the turn."""
    asked: bool = False
    """Whether its reader asked for it here, although the channel opens the rack."""
    rack: str = ""
    """The label of the button of a table that opens the presser's rack."""


def called_turn(screen: Screen) -> str:
    """Return the turn of the person to act; an empty name if nobody has to act."""
    return screen.turn if screen.calls else ""


def kept_now(
    screen: Screen,
    look: Look,
    messages: tuple[int, ...],
    calling: int | None = None,
    *,
    asked: bool = False,
) -> Kept:
    """Return what is stored of messages that show a screen now; texts may name people."""
    stays = screen.later is not None
    return Kept(
        messages=messages,
        kind=screen.kind,
        looks=look.digest,
        picture=look.painted,
        text=(look.later or look.texts[-1]) if stays else "",
        alt=look.alt if stays else "",
        image=look.image,
        turn=called_turn(screen),
        stamp=screen.stamp,
        lasting=lasting_of(screen),
        announcement=calling,
        asked=asked,
        rack=next((key.label for key in screen.buttons if key.word == "rack"), ""),
    )


class Standing:
    """Which messages show what; looked up before a press is handled."""

    def __init__(self, shown: Shown) -> None:
        self._shown = shown

    async def last(self, to: To, slot: str | None) -> Kept | None:
        """Return the screen that a slot of a place shows; None if it never showed one."""
        return await Kept.last(self._shown, to, slot)

    async def shows(self, to: To, table: TableId, message: int) -> bool:
        """Say whether a message shows a table as it is now, or announces a turn at it."""
        slots = (table_slot(table), turn_slot(table), settings_slot(table), full_slot(table))
        for slot in slots:
            kept = await self.last(to, slot)
            if kept is not None and message in {*kept.messages, kept.announcement}:
                return True
        return False

    async def ended(self, to: To, table: TableId, message: int) -> bool:
        """Say whether a message shows the result of a table's last round."""
        kept = await self.last(to, turn_slot(table))
        return kept is not None and message in kept.messages and kept.kind is ScreenKind.RESULT

    async def stands(self, to: To, slot: str) -> bool:
        """Say whether a slot was ever shown in a place."""
        return await self.last(to, slot) is not None

    async def rack_key(self, screen: Screen) -> str:
        """Return the label of the key that opens a rack, as the table's channel shows it."""
        slot = f"table:{table_in(screen)}"
        tables = [await self.last(ToChat(chat), slot) for chat in screen.homes]
        own = "" if screen.pages is None else screen.pages.rack
        return next((kept.rack for kept in tables if kept is not None and kept.rack), own)


SCROLLED = 12
"""The number of known messages below a message that scroll it out of sight."""
REMEMBERED = 4_096
"""How many of our own messages are remembered."""


class Scroll:
    """How far messages have scrolled away; `below` returns what a channel got below a message."""

    def __init__(self, clock: Clock, below: Callable[[int, int], Iterable[int]]) -> None:
        self._clock, self._below = clock, below
        self._ours: MutableMapping[int, None] = memory(REMEMBERED)
        """The last messages that we sent: they do not count."""

    def sent(self, *messages: int) -> None:
        """Remember messages of ours."""
        self._ours.update(dict.fromkeys(messages))

    def age(self, message: int) -> float:
        """Return how many seconds ago a message was sent."""
        return self._clock.now() - discord.utils.snowflake_time(message).timestamp()

    def hides(self, channel: int, message: int) -> bool:
        """Say whether a message has scrolled out of sight."""
        return len(set(self._below(channel, message)) - self._ours.keys()) > SCROLLED


TITLE = 100
"""The most characters of a thread's name."""
NONCE = 25
"""The most characters of a nonce."""
WEEK: Final = 10_080
"""Minutes of silence after which Discord archives a thread until somebody writes there again."""


T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """One message, ready to be sent."""

    view: ui.LayoutView
    files: Sequence[discord.File] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Sending:
    """The settings with which messages are sent."""

    channel: int
    calls: Collection[int]
    hushed: bool


class Posting:
    """Sends and edits messages. Raises the errors of our ports for Discord's refusals."""

    def __init__(self, client: discord.Client, painter: Painter) -> None:
        self._client = client
        self._painter = painter
        self._private: MutableMapping[int, int] = memory()
        """The direct-message channel of each account."""

    async def painted(self, picture: Picture) -> bytes:
        """Return a picture as a file; that of a long round takes seconds."""
        return await self._painter.file(picture)

    async def drawn(self, look: Look, painted: bytes | None = None) -> Drawn:
        """Make a message of a look that fits into one; `painted` is its picture, if ready."""
        if look.picture is not None:
            data, alt = painted or await self.painted(look.picture), look.alt
            image = discord.File(BytesIO(data), look.image, description=alt)
            return Drawn(view=view(look, look.image, alt), files=[image])
        if look.file is not None:
            kept = discord.File(BytesIO(look.file.data), look.file.name)
            return Drawn(view=view(look), files=[kept])
        return Drawn(view=view(look))

    async def change(
        self,
        edit: Callable[..., Awaitable[T]],
        look: Look,
        shown: str,
        painted: bytes | None = None,
    ) -> T:
        """Edit a message that shows a picture of this name: an equal one is not sent again."""
        if look.image and look.image == shown:
            try:
                return await edit(view=view(look, look.image, look.alt))
            except discord.HTTPException as error:
                if error.status != HTTPStatus.BAD_REQUEST:
                    raise  # else the message has got another picture meanwhile
        drawn = await self.drawn(look, painted)
        return await edit(view=drawn.view, attachments=drawn.files)

    async def send(
        self,
        channel: int,
        look: Look,
        calls: Collection[int] = (),
        *,
        hushed: bool = False,
        name: str = "",
    ) -> tuple[int, ...]:
        """Send new messages, and return their numbers; only the accounts in `called` are mentioned.

        A hushed message makes no sound. A message that was sent under the same name a few minutes
        ago is not sent again: it is edited to show this look.
        """
        sending = _Sending(channel=channel, calls=calls, hushed=hushed)
        numbers = []
        for place, part in enumerate(look.parts()):
            sent = await self._sent(sending, part, nonce_of(name, channel, place) if name else "")
            if name and not shows(sent, view(part)):
                await self._edit(channel, sent.id, part)
            numbers.append(sent.id)
        return tuple(numbers)

    async def _sent(self, sending: "_Sending", look: Look, nonce: str) -> discord.Message:
        """Send one message; without the name if the message that had it was deleted meanwhile."""
        place, drawn = self._client.get_partial_messageable(sending.channel), await self.drawn(look)
        named: dict[str, Any] = {"nonce": nonce} if nonce else {}
        with _pictured(look):
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
        """Edit messages to show another look; return False if they cannot be edited."""
        if kept.looks == look.digest:
            return True
        if len(kept.messages) != len(look.texts):
            return False
        for number, part in zip(kept.messages, look.parts(), strict=True):
            if not await self._edit(channel, number, part, kept.image):
                return False
        return True

    async def _edit(self, channel: int, number: int, look: Look, shown: str = "") -> bool:
        """Edit one message that shows a picture of this name, which stays if it is unchanged.

        Return False if the message is gone, or cannot be edited for a long time.
        """
        place = self._client.get_partial_messageable(channel).get_partial_message(number)
        with _pictured(look):
            try:
                await self.change(place.edit, look, shown)
            except discord.RateLimited:
                return False  # old messages have their own rate limit: a new one may pass
            except discord.HTTPException as error:
                if error.code in MISSING:
                    return False
                raise
        return True

    async def strip(self, channel: int, kept: Kept) -> bool:
        """Remove a message's buttons, except the lasting ones.

        Return False if it is gone, or cannot be edited for a long time.
        """
        keys = tuple(Key(id=said, label=label) for said, label in kept.lasting)
        look = Look(texts=(kept.text,), rows=(keys,) if keys else ())
        bare = view(look, kept.image if kept.alt else "", kept.alt)
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
        """Remove the buttons from a pressed message, if it still exists."""
        with in_our_words():
            try:
                await message.edit(view=without_keys(message))
            except discord.HTTPException as error:
                if error.code not in MISSING:
                    raise

    async def take_away(self, channel: int, number: int) -> None:
        """Delete a message, if it still exists."""
        place = self._client.get_partial_messageable(channel).get_partial_message(number)
        with in_our_words():
            try:
                await place.delete()
            except discord.NotFound:
                return

    async def thread(self, channel: int, message: int, title: str) -> int:
        """Return the thread that starts at a message; open it if there is none."""
        with in_our_words():
            try:
                await self._client.http.start_thread_with_message(
                    channel,
                    message,
                    name=shortened(title, TITLE),
                    auto_archive_duration=WEEK,
                )
            except discord.HTTPException as error:
                if error.code != THREAD_IS_THERE:
                    raise
        return message

    async def server(self, channel: int) -> int | None:
        """Return a channel's server; None if it has none, or is out of reach."""
        try:
            found = await self._client.fetch_channel(channel)
        except discord.DiscordException:
            return None
        guild = getattr(found, "guild", None)
        return None if guild is None else int(guild.id)

    async def private(self, account: int) -> int:
        """Return the direct-message channel of an account."""
        if account not in self._private:
            with in_our_words():
                opened = await self._client.http.start_private_message(Called(account).id)
            self._private[account] = int(opened["id"])
        return self._private[account]


@contextmanager
def _pictured(look: Look) -> Iterator[None]:
    """Raise PicturelessError if only the picture is forbidden."""
    with in_our_words():
        try:
            yield
        except discord.Forbidden as error:
            if error.code != NOT_ALLOWED or look.picture is None:
                raise
            raise PicturelessError from error


def nonce_of(name: str, channel: int, place: int) -> str:
    """Return the nonce for a name; Discord recognises a repeated nonce for some minutes."""
    return sha256(f"{name}.{channel}.{place}".encode()).hexdigest()[:NONCE]


class Called:
    """An account to mention, by its number as Discord itself writes it."""

    def __init__(self, account: int) -> None:
        self.id: Any = str(account)


def only(called: Collection[int]) -> discord.AllowedMentions:
    """Return the setting that mentions only these accounts."""
    people = [Called(account) for account in called]
    return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)
