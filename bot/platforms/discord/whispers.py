"""Keeps what only one person sees in a channel up to date, as long as Discord allows it.

Discord takes edits of such a message for fifteen minutes, with the token of the interaction that
showed or changed it last. Later, a press on it shows the current state in its place.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import TypeAlias

import discord

from bot.platforms.base.slots import Spot
from bot.platforms.discord.connection import AWAY, TOO_MANY
from bot.platforms.discord.incoming import DiscordAct
from bot.platforms.discord.look import Look
from bot.platforms.discord.posting import Kept, Posting
from bot.platforms.discord.replying import Reply
from bot.screens.screen import Screen, ScreenKind, Shown
from bot.screens.slots import (
    PASSING,
    QUESTION,
    outdates,
    question_slot,
    questions_beside,
    table_in,
    table_slot,
    turn_slot,
    useless_slot,
)
from core.engine.people import PersonId, TableId, To, ToPerson
from core.engine.ports import (
    Clock,
    UnknownTableError,
)

VALID = 14 * 60.0
"""Seconds in which a message can be edited: a minute less than Discord allows."""
HERE = "here"
"""The prefix of the slots that store what a person sees in a channel."""
LEADING = "leading:"
"""The prefix of the slots of what leads to a rack in direct messages."""
NOTED = f"{HERE}:noted:"
"""The prefix of the slots of a channel that store the passing notes to single people there."""
FOLLOWED = ("turn:", "table:", "settings:", QUESTION, LEADING)
"""The slots whose messages follow the table."""
REPLACED = {"turn": "table", "table": "turn"}
"""A person sees one of these of a table: their own turn, or the table."""
GONE = ""
"""The stored value for a message that is gone."""

TakeAway: TypeAlias = Callable[..., Awaitable[None]]
"""Deletes direct messages: given their place, and their numbers."""
Drawing: TypeAlias = Callable[[Screen], Awaitable[Look]]
"""How a screen looks to its reader."""
OwnTurn: TypeAlias = Callable[[PersonId, TableId], Awaitable[Screen | None]]
"""A person's own turn at a table as it is now; None if there is no turn."""


def _direct(to: To, reply: Reply) -> Spot[int]:
    return Spot(to=to, place=reply.interaction.channel_id or 0, called={})


def leading(link: str, screen: Screen) -> Look:
    """Return what leads from a channel to a person's turn: it goes with that turn."""
    return Look(texts=(link,), slot=f"{LEADING}{table_in(screen)}", stamp=screen.turn)


@dataclass(frozen=True, slots=True, kw_only=True)
class Whisper:
    """A message that one person sees in a channel."""

    message: int
    application: int
    token: str = field(repr=False)
    until: float
    """The time until which it can be edited."""
    looks: str
    """A digest of the look."""
    stamp: str
    image: str = ""
    """The name of the picture's file."""


@dataclass(slots=True)
class _Answering:
    """The acts of a person that are being answered in channels."""

    acts: int = 0
    missed: dict[str | None, tuple[Screen, Drawing]] = field(default_factory=dict)
    """The last screen of each slot that came meanwhile."""
    over: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once all of that is shown."""


class Whispers:
    """The own rack, the watched table and the question that each person saw last in a channel."""

    def __init__(
        self, client: discord.Client, posting: Posting, shown: Shown, clock: Clock
    ) -> None:
        self._client, self._posting, self._shown, self._clock = client, posting, shown, clock
        self._answering: dict[PersonId, _Answering] = {}

    @asynccontextmanager
    async def answering(self, person: PersonId, own_turn: OwnTurn) -> AsyncIterator[None]:
        """Leave a person's messages alone while the body answers an act of theirs.

        After their last act, show what came meanwhile.
        """
        answering = self._answering.get(person)
        if answering is None or not answering.acts:
            answering = self._answering[person] = _Answering()
        answering.acts += 1
        try:
            yield
        finally:
            answering.acts -= 1
            if not answering.acts:
                try:
                    await self._catch_up(person, answering, own_turn)
                finally:
                    self._end(person, answering)

    def _end(self, person: PersonId, answering: "_Answering") -> None:
        if self._answering.get(person) is answering:
            del self._answering[person]
        answering.over.set()

    async def caught_up(self, to: To) -> None:
        """Wait until a person sees what came while an act of theirs was being answered.

        Until then its notice counts as unsent: if the program dies, the next one sends it again.
        """
        answering = self._answering.get(to.person) if isinstance(to, ToPerson) else None
        if answering is not None:
            await answering.over.wait()

    async def _catch_up(self, person: PersonId, answering: "_Answering", own_turn: OwnTurn) -> None:
        """Show what came meanwhile; the answer may be newer, so a turn is shown as it is now."""
        for slot, (missed, draw) in answering.missed.items():
            now = None
            with suppress(UnknownTableError):
                now = await own_turn(person, TableId(int(table_in(missed))))
            screen = missed if now is None or now.slot != slot else now
            await self.renew(ToPerson(person), screen, draw)

    async def keep(
        self, act: DiscordAct, reply: Reply, table: TableId | None, take_away: TakeAway
    ) -> None:
        """Remember what a reply has shown; an older message of the same slot is deleted.

        `take_away` deletes direct messages. A board in whose place the reply shows something else
        is gone: its reader may open it again.
        """
        to = act.alone
        tables = {table, *(request.table for request in act.requests)}
        for one in tables if act.chat is not None else ():
            for slot in () if one is None else (turn_slot(one), table_slot(one)):
                await self._forget_replaced(to, reply, slot)
        for look, message in reply.sent:
            if look.slot == PASSING and act.chat is not None:
                await self._keep(act.here, f"{NOTED}{message}", self._new(reply, look, message))
            if look.slot is None or not look.slot.startswith(FOLLOWED):
                continue
            if act.chat is None:
                await self._keep_question(to, reply, look, message, take_away)
                continue
            await self._drop_older(to, look.slot, message)
            await self._keep(to, f"{HERE}:{look.slot}", self._new(reply, look, message))
        for slot in reply.removed:
            await self._remove(act, reply, slot, take_away)

    def _new(self, reply: Reply, look: Look, message: int) -> Whisper:
        return Whisper(
            message=message,
            application=reply.interaction.application_id,
            token=reply.interaction.token,
            until=self._clock.now() + VALID,
            looks=look.digest,
            stamp=look.stamp,
            image=look.image,
        )

    async def sweep(self, to: To) -> None:
        """Delete the passing notes that single people see in a channel."""
        for slot in await self._shown.starting(to, NOTED):
            note = await self._last(to, slot)
            if note is None or await self._deleted(note):
                await self._shown.drop(to, slot)

    async def _drop_older(self, to: To, slot: str, message: int) -> None:
        """Delete what a new message replaces."""
        about, _, table = slot.partition(":")
        for one in (slot, f"{REPLACED[about]}:{table}") if about in REPLACED else (slot,):
            before = await self._last(to, f"{HERE}:{one}")
            if before is not None and before.message != message:
                await self._drop(to, f"{HERE}:{one}", before)

    async def _forget_replaced(self, to: To, reply: Reply, slot: str) -> None:
        kept = await self._last(to, f"{HERE}:{slot}")
        shown = {message: look.slot for look, message in reply.sent}
        if kept is not None and shown.get(kept.message, slot) != slot:
            await self._keep(to, f"{HERE}:{slot}", None)

    async def _keep_question(
        self, to: To, reply: Reply, look: Look, message: int, take_away: TakeAway
    ) -> None:
        """Remember a question that was shown as an answer in a direct message; delete the last."""
        if look.slot is None or not look.slot.startswith(QUESTION):
            return
        before = await Kept.last(self._shown, to, look.slot)
        asked = Kept(
            messages=(message,),
            kind=ScreenKind.NOTE,
            looks=look.digest,
            stamp=look.stamp,
        )
        await self._shown.keep(to, look.slot, asked.packed())
        older = {message} if before is None else {*before.messages, message}
        await take_away(_direct(to, reply), *(older - {message}))

    async def shows(self, person: PersonId, slot: str) -> bool:
        """Say whether a person sees a slot in a channel, in a message that can be edited."""
        return await self._last(ToPerson(person), f"{HERE}:{slot}") is not None

    async def asks(self, act: DiscordAct, table: TableId | None) -> bool:
        """Say whether the message of an act asks its person something about a table."""
        slot = None if table is None else f"{HERE}:{question_slot(table, act.person)}"
        asked = None if slot is None else await self._last(act.alone, slot)
        return asked is not None and asked.message == act.message

    async def _remove(self, act: DiscordAct, reply: Reply, slot: str, take_away: TakeAway) -> None:
        """Forget what shows a slot to a person, and delete it unless the answer has replaced it."""
        here, direct = f"{HERE}:{slot}", await Kept.last(self._shown, act.alone, slot)
        kept = await self._last(act.alone, here)
        if kept is not None and kept.message in reply.messages:
            await self._keep(act.alone, here, None)
        elif kept is not None:
            await self._drop(act.alone, here, kept)
        if act.chat is None and direct is not None:
            await take_away(_direct(act.alone, reply), *({*direct.messages} - reply.messages))
            await self._shown.drop(act.alone, slot)

    async def renew(self, to: To, screen: Screen, draw: Drawing) -> None:
        """Show a screen where its reader sees its slot, or what it makes useless.

        A question that it outdates is removed. While an act of theirs is being answered, all that
        is left until after the answer.
        """
        if not isinstance(to, ToPerson):
            return
        answering = self._answering.get(to.person)
        if answering is not None and answering.acts:
            answering.missed[screen.slot] = screen, draw
            return
        slot = f"{HERE}:{screen.slot}"
        kept = await self._last(to, slot)
        if kept is not None and screen.delivery == "remove":
            await self._drop(to, slot, kept)
            return
        await self._drop_question(to, screen, kept)
        await self._drop_link(to, screen)
        useless = f"{HERE}:{useless_slot(screen)}"
        above = None if screen.delivery == "remove" else await self._last(to, useless)
        shows = kept if kept is not None or above is None else replace(above, looks="")
        look = None if shows is None else await draw(screen)
        if shows is None or look is None:
            return
        fits = len(look.texts) == 1
        if fits and shows.looks != look.digest:
            await self._keep(to, slot, await self._edited(shows, look))
        if above is not None:
            if kept is not None or not fits:
                await self._drop(to, useless, above)
            else:  # the message shows the screen now
                await self._keep(to, useless, None)

    async def _drop_question(self, to: ToPerson, screen: Screen, rack: Whisper | None) -> None:
        slot = f"{HERE}:{questions_beside(screen)}{to.person}"
        asked = await self._last(to, slot)
        if asked is None or not outdates(screen, asked.stamp):
            return
        if rack is None or rack.message != asked.message:
            await self._drop(to, slot, asked)
        else:  # the answer has replaced it
            await self._keep(to, slot, None)

    async def _drop_link(self, to: ToPerson, screen: Screen) -> None:
        """Delete what leads to an earlier turn, whose message is gone."""
        slot = f"{HERE}:{LEADING}{table_in(screen)}"
        link = await self._last(to, slot)
        if link is not None and link.stamp != screen.turn:
            await self._drop(to, slot, link)

    async def _last(self, to: To, slot: str) -> Whisper | None:
        stored = await self._shown.last(to, slot)
        kept = None if not stored else Whisper(**json.loads(stored))
        return kept if kept is not None and self._clock.now() < kept.until else None

    async def _keep(self, to: To, slot: str, whisper: Whisper | None) -> None:
        stored = GONE if whisper is None else json.dumps(asdict(whisper))
        await self._shown.keep(to, slot, stored)

    def _webhook(self, whisper: Whisper) -> discord.Webhook:
        return discord.Webhook.partial(whisper.application, whisper.token, client=self._client)

    async def _edited(self, whisper: Whisper, look: Look) -> Whisper | None:
        """Edit a message; None if it is gone: its reader may have dismissed it.

        After a failure that passes it is returned as it was, so that the next screen tries again.
        """
        shown = partial(self._webhook(whisper).edit_message, whisper.message)
        try:
            await self._posting.change(shown, look, whisper.image)
        except AWAY as error:
            return whisper if _passes(error) else None
        return replace(whisper, looks=look.digest, stamp=look.stamp, image=look.image)

    async def _drop(self, to: To, slot: str, whisper: Whisper) -> None:
        """Delete a message; its slot is kept if the next screen has to try again."""
        if await self._deleted(whisper):
            await self._keep(to, slot, None)

    async def _deleted(self, whisper: Whisper) -> bool:
        try:
            await self._webhook(whisper).delete_message(whisper.message)
        except AWAY as error:
            return not _passes(error)
        return True


def _passes(error: Exception) -> bool:
    """Say whether a request that failed so may succeed later."""
    if not isinstance(error, discord.HTTPException):
        return True
    return isinstance(error, discord.DiscordServerError) or error.status == TOO_MANY
