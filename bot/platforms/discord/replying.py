"""Answers each interaction once and in time, in as few messages as possible.

Discord waits three seconds. An answer that takes longer is deferred, and sent when it is ready.
In direct messages an answer makes no sound: its reader has just pressed or typed.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

import discord

from bot.platforms.base.adapter import Act
from bot.platforms.discord.connection import ANSWERED
from bot.platforms.discord.look import Look
from bot.platforms.discord.posting import Drawn, Kept, Posting
from bot.screens.screen import Screen, Shown
from bot.screens.slots import PASSING
from core.engine.people import To
from core.engine.ports import Clock
from core.engine.task_group import together

T = TypeVar("T")
PROMISES = 1.5
"""Seconds after which an unfinished answer is deferred."""


@dataclass(slots=True, kw_only=True)
class Reply:
    """The answer to one interaction, given when its whole result is known."""

    interaction: discord.Interaction
    posting: Posting
    clock: Clock
    notes: list[str] = field(default_factory=list)
    """Short texts to tell."""
    looks: list[Look] = field(default_factory=list)
    """Looks to show."""
    refused: dict[str | None, Screen] = field(default_factory=dict)
    """The screens that Discord refused as messages of their own, by slot: looks show them."""
    lasting: bool = False
    """Whether a short text is of use after the next turn, too."""
    beside: bool = False
    """Whether the pressed message keeps its content, even if only the presser sees it."""
    spent: bool = False
    """Whether the pressed component works only once: its message is deleted when it is done."""
    removed: set[str] = field(default_factory=set)
    """The slots whose messages go once the answer is given, unless it stands in their place."""
    sent: list[tuple[Look, int]] = field(default_factory=list)
    """The shown looks, and the numbers of their messages."""
    _promised: bool = False
    _given: bool = False
    _public: bool = False
    """Whether the answer is about to be published: then a deferral is public, too."""
    _promised_to_all: bool = False
    _painted: dict[str, bytes] = field(default_factory=dict)
    """The pictures that are ready to be sent, by the names of their files."""
    _busy: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def own(self) -> bool:
        """Whether the pressed message is the presser's alone, so that it can show the answer."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or not self.hidden)

    @property
    def in_place(self) -> bool:
        """Whether the answer replaces the content of the pressed message."""
        return self.own and bool(self.looks) and not self.beside

    @property
    def hidden(self) -> bool:
        """Whether the answer must be hidden from others: never in a direct message."""
        return self.interaction.guild_id is not None

    @property
    def commanded(self) -> bool:
        """Whether it was a command: no message belongs to it."""
        return self.interaction.type is discord.InteractionType.application_command

    @property
    def told(self) -> bool:
        """Whether there is anything to tell, or the answer was given already."""
        return self._given or bool(self.notes or self.looks)

    @property
    def is_note(self) -> bool:
        """Whether there are only short texts to tell."""
        return bool(self.notes) and not self.looks and not self._given

    @property
    def messages(self) -> frozenset[int]:
        """The messages that show the given answer."""
        return frozenset(message for _, message in self.sent)

    def shows(self, slot: str) -> bool:
        """Say whether the given answer shows a slot."""
        return any(look.slot == slot for look, _ in self.sent)

    @asynccontextmanager
    async def promised(self) -> AsyncIterator[None]:
        """Defer the answer if the body takes long."""
        async with together() as tasks:
            promising = tasks.create_task(self._promise())
            yield
            promising.cancel()

    async def _promise(self) -> None:
        await self.clock.sleep(PROMISES)
        await self._defer()

    async def _defer(self) -> None:
        async with self._busy:
            if self._given or self._promised:
                return
            self._promised = True
            with unheard():
                if self.own:
                    await self.interaction.response.defer()
                else:
                    self._promised_to_all = self._public
                    hidden = self.hidden and not self._public
                    await self.interaction.response.defer(ephemeral=hidden, thinking=True)

    async def _paint(self, looks: Sequence[Look]) -> None:
        """Paint the pictures of an answer before it is begun, so that it can still be deferred.

        One that moves takes long: the answer is deferred at once.
        """
        for look in looks:
            picture, ready = look.picture, {*self._painted, *self._attached}
            if picture is None or (look.image in ready and not picture.moves):
                continue
            if picture.moves:
                await self._defer()
            self._painted[look.image] = await self.posting.painted(picture)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Open a form; do nothing if the interaction has expired."""
        async with self._busy:
            self._given = True
            with unheard():
                await self.interaction.response.send_modal(form)

    async def publish(self, look: Look) -> int | None:
        """Publish the answer for everybody, and return its message; None if that is impossible."""
        if self._given or (self._promised and self.commanded) or len(look.texts) > 1:
            return None
        self._public = True
        await self._paint([look])
        async with self._busy:
            try:
                number = await self._publish(look)
            except discord.HTTPException:
                await self._retract()
                return None
            self._given = True
            return number

    async def _publish(self, look: Look) -> int | None:
        """Send a public answer; one that was deferred in private is sent beside the deferral."""
        if self._promised and self._promised_to_all:
            return await self._redeem(look)
        drawn, quiet = await self._drawn(look), not self.hidden
        if self._promised:
            await self.interaction.delete_original_response()
            send = self.interaction.followup.send
            return (await send(view=drawn.view, files=drawn.files, silent=quiet, wait=True)).id
        send_first = self.interaction.response.send_message
        return (await send_first(view=drawn.view, files=drawn.files, silent=quiet)).message_id

    async def _retract(self) -> None:
        """Delete a public deferral that could not be redeemed: what follows may be private."""
        self._public = False
        if self._promised_to_all:
            self._given = True
            with unheard():
                await self.interaction.delete_original_response()

    async def turn_over(self, look: Look) -> bool:
        """Edit the pressed message for everybody; return False if that is impossible."""
        if len(look.texts) == 1:
            await self._paint([look])
        async with self._busy:
            if self._promised or self._given or len(look.texts) > 1:
                return False
            try:
                await self._change(self.interaction.response.edit_message, look)
            except discord.HTTPException:
                return False
            self._given = True
            return True

    async def give(self) -> None:
        """Give the answer; an expired interaction does not undo what was done."""
        shown = self._combined()
        await self._paint(shown)
        async with self._busy:
            first, self._given = not self._given, True
            with unheard():
                if first and not shown:
                    await self._nod()
                for place, look in enumerate(shown):
                    send = self._first if first and not place else self._besides
                    self.sent.append((look, await send(look)))

    def _combined(self) -> list[Look]:
        """Return the looks with the short texts above the first."""
        looks = [part for look in self.looks for part in look.parts()]
        if not self.notes:
            return looks
        said = "\n\n".join(self.notes)
        alone = Look(texts=(said,), slot=None if self.lasting else PASSING)
        return [looks[0].above(said), *looks[1:]] if looks else [alone]

    async def _first(self, look: Look) -> int:
        """Give the first part of the answer: on the pressed message if it is the presser's own.

        After the interaction has expired, a message in a direct channel can still be edited.
        """
        pressed = self.interaction.message
        try:
            return await (self._redeem(look) if self._promised else self._answer(look))
        except discord.NotFound:
            if pressed is None or self.hidden or not self.in_place:
                raise
        except discord.HTTPException as error:
            if error.code != ANSWERED or self._promised:
                raise
            return await self._redeem(look)
        await self._change(pressed.edit, look)
        return pressed.id

    async def _change(self, edit: Callable[..., Awaitable[T]], look: Look) -> T:
        """Edit the pressed message; its picture stays if it is unchanged."""
        shown = look.image if look.image in self._attached else ""
        return await self.posting.change(edit, look, shown, self._painted.get(look.image))

    async def _drawn(self, look: Look) -> Drawn:
        return await self.posting.drawn(look, self._painted.get(look.image))

    @property
    def _attached(self) -> frozenset[str]:
        """The names of the files on the pressed message."""
        pressed = self.interaction.message
        files = [] if pressed is None else pressed.attachments
        return frozenset(file.filename for file in files)

    async def _answer(self, look: Look) -> int:
        response, pressed = self.interaction.response, self.interaction.message
        if self.in_place and pressed is not None:
            await self._change(response.edit_message, look)
            return pressed.id
        drawn = await self._drawn(look)
        sent = await response.send_message(
            view=drawn.view, files=drawn.files, ephemeral=self.hidden, silent=not self.hidden
        )
        return sent.message_id or 0

    async def _redeem(self, look: Look) -> int:
        """Give a deferred answer: in its place, or beside the presser's message, which stays."""
        if self.own and not self.in_place:
            return await self._besides(look)
        if self.own:
            return (await self._change(self.interaction.edit_original_response, look)).id
        drawn = await self._drawn(look)
        edited = await self.interaction.edit_original_response(
            view=drawn.view, attachments=drawn.files
        )
        return edited.id

    async def _besides(self, look: Look) -> int:
        drawn = await self._drawn(look)
        sent = await self.interaction.followup.send(
            view=drawn.view,
            files=drawn.files,
            ephemeral=self.hidden,
            silent=not self.hidden,
            wait=True,
        )
        return sent.id

    async def _nod(self) -> None:
        """Acknowledge an interaction that has nothing to tell.

        Discord requires an answer to a command: it is deferred and then deleted, which leaves no
        trace. A spent offer is deleted, too.
        """
        if not self._promised and self.commanded:
            await self.interaction.response.defer(ephemeral=self.hidden, thinking=True)
        elif not self._promised:
            await self.interaction.response.defer()
        if self.commanded or self.spent or (self._promised and not self.own):
            await self.interaction.delete_original_response()


class PromisedError(Exception):
    """The reply to another act is about to show the slot."""


@dataclass(frozen=True, slots=True)
class _Promise:
    """What a slot shows until the reply is given, and then."""

    before: Kept | None
    now: Kept | None


@dataclass(slots=True)
class _Replying:
    """An act in direct messages whose reply is not given yet."""

    act: Act
    made: dict[str, _Promise] = field(default_factory=dict)
    given: asyncio.Event = field(default_factory=asyncio.Event)


class Promises:
    """The boards that replies to presses in direct messages are about to show.

    A board is stored when its reply was given: if the program dies before, the next one shows the
    board. Whatever else shows it waits for the reply.
    """

    def __init__(self, shown: Shown) -> None:
        self._shown = shown
        self._replies: dict[To, _Replying] = {}

    @asynccontextmanager
    async def replying(self, act: Act) -> AsyncIterator[None]:
        """Handle one act; what was not kept by the end is not shown."""
        reply = self._replies[act.alone] = _Replying(act)
        try:
            yield
        finally:
            del self._replies[act.alone]
            reply.given.set()

    def make(self, to: To, slot: str, before: Kept | None, now: Kept | None) -> None:
        """Note what the reply to the act of a person will show in a slot."""
        made = self._replies[to].made
        made[slot] = _Promise(made[slot].before if slot in made else before, now)

    def told(self, act: Act | None, to: To, slot: str | None, kept: Kept | None) -> Kept | None:
        """Return what an act has promised in place of what is stored."""
        reply = self._replies.get(to)
        if reply is None or reply.act is not act or slot not in reply.made:
            return kept
        return reply.made[slot].now

    async def keep(self, act: Act, reply: Reply) -> None:
        """Store what the reply to an act has shown."""
        own = self._replies.get(act.alone)
        made = {} if own is None or own.act is not act else own.made
        for slot, promise in tuple(made.items()) if any(map(reply.shows, made)) else ():
            if await Kept.last(self._shown, act.alone, slot) != promise.before:
                continue  # a notice that was under way when the promise was made
            if promise.now is None:
                await self._shown.drop(act.alone, slot)
            else:
                await self._shown.keep(act.alone, slot, promise.now.packed())

    def check(self, act: Act | None, to: To, slot: str | None) -> None:
        """Raise PromisedError if the reply to another act is about to show a slot."""
        reply = self._replies.get(to)
        if reply is not None and reply.act is not act and slot in reply.made:
            raise PromisedError

    async def given(self, to: To) -> None:
        """Wait until the reply to the act of a person was given."""
        if to in self._replies:
            await self._replies[to].given.wait()


@contextmanager
def unheard() -> Iterator[None]:
    """Ignore an answer that comes too late or does not arrive: the person can act again."""
    try:
        yield
    except (
        discord.HTTPException,
        discord.RateLimited,
        discord.InteractionResponded,
        OSError,
    ):
        return
