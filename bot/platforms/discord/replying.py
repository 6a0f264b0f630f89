"""Answers what somebody did, once, in time: all that came of it in as few messages as there can be.

Discord waits three seconds. What is not ready by then is promised, and told when it is.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

import discord

from bot.platforms.discord.connection import ANSWERED
from bot.platforms.discord.look import Look
from bot.platforms.discord.posting import Drawn, Posting
from core.engine.ports import Clock
from core.engine.task_group import together

PROMISES = 1.5
"""Seconds after which an answer that is not ready is promised."""


@dataclass(slots=True, kw_only=True)
class Reply:
    """The answer to one interaction, given when all that came of it is known."""

    interaction: discord.Interaction
    posting: Posting
    clock: Clock
    notes: list[str] = field(default_factory=list)
    """What is to be said in a few words."""
    looks: list[Look] = field(default_factory=list)
    """What is to be shown."""
    beside: bool = False
    """Whether the pressed message goes on showing what it does, even to who alone sees it."""
    spent: bool = False
    """Whether what was pressed can be done once: the message with it goes when it is done."""
    _promised: bool = False
    _given: bool = False
    _busy: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def own(self) -> bool:
        """Whether the message that was pressed is the presser's alone: it can show the answer."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or not self.hidden)

    @property
    def in_place(self) -> bool:
        """Whether what is to be shown takes the place of what the pressed message has shown."""
        return self.own and bool(self.looks) and not self.beside

    @property
    def hidden(self) -> bool:
        """Whether the answer has to be hidden from others: in private there are none."""
        return self.interaction.guild_id is not None

    @property
    def commanded(self) -> bool:
        """Whether it was a command that was said: it stands alone, without a message."""
        return self.interaction.type is discord.InteractionType.application_command

    @property
    def told(self) -> bool:
        """Whether anything has come of it that can be told."""
        return self._given or bool(self.notes or self.looks)

    @asynccontextmanager
    async def promised(self) -> AsyncIterator[None]:
        """Promise an answer where it takes long, as long as this is open."""
        async with together() as tasks:
            promising = tasks.create_task(self._promise())
            yield
            promising.cancel()

    async def _promise(self) -> None:
        await self.clock.sleep(PROMISES)
        async with self._busy:
            if self._given:
                return
            self._promised = True
            with unheard():
                if self.own:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=self.hidden, thinking=True)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Open a form; too late for one, nothing is opened."""
        async with self._busy:
            self._given = True
            with unheard():
                await self.interaction.response.send_modal(form)

    async def publish(self, look: Look) -> int | None:
        """Answer for everybody to see, and return the message; None where it cannot be so."""
        async with self._busy:
            if self._promised or self._given or not self.commanded or len(look.texts) > 1:
                return None
            drawn = await self.posting.drawn(look)
            try:
                sent = await self.interaction.response.send_message(
                    view=drawn.view, files=drawn.files
                )
            except discord.HTTPException:
                return None
            self._given = True
            return sent.message_id

    async def turn_over(self, look: Look) -> bool:
        """Let the pressed message show something else for everybody; False: it cannot be so."""
        async with self._busy:
            if self._promised or self._given or len(look.texts) > 1:
                return False
            drawn = await self.posting.drawn(look)
            try:
                await self.interaction.response.edit_message(
                    view=drawn.view, attachments=drawn.files
                )
            except discord.HTTPException:
                return False
            self._given = True
            return True

    async def give(self) -> None:
        """Tell what has come of it; where it is too late, what was done is done all the same."""
        async with self._busy:
            first, self._given = not self._given, True
            shown = self._combined()
            with unheard():
                if first and shown:
                    await self._first(await self.posting.drawn(shown.pop(0)))
                elif first:
                    await self._nod()
                for look in shown:
                    await self._besides(await self.posting.drawn(look))

    def _combined(self) -> list[Look]:
        """Put what is said in words above what is shown."""
        looks = [part for look in self.looks for part in look.parts()]
        if not self.notes:
            return looks
        said = "\n\n".join(self.notes)
        return [looks[0].above(said), *looks[1:]] if looks else [Look(texts=(said,))]

    async def _first(self, drawn: Drawn) -> None:
        """Answer: on the pressed message itself, where it is the presser's own."""
        if self._promised:
            await self._redeem(drawn)
            return
        try:
            await self._answer(drawn)
        except discord.HTTPException as error:
            if error.code != ANSWERED:
                raise
            await self._redeem(drawn)

    async def _answer(self, drawn: Drawn) -> None:
        response = self.interaction.response
        if self.in_place:
            await response.edit_message(view=drawn.view, attachments=drawn.files)
        else:
            await response.send_message(view=drawn.view, files=drawn.files, ephemeral=self.hidden)

    async def _redeem(self, drawn: Drawn) -> None:
        """Give what was promised: in its place, or beside the own message, which stays."""
        if self.own and not self.in_place:
            await self._besides(drawn)
        else:
            await self.interaction.edit_original_response(view=drawn.view, attachments=drawn.files)

    async def _besides(self, drawn: Drawn) -> None:
        await self.interaction.followup.send(
            view=drawn.view, files=drawn.files, ephemeral=self.hidden
        )

    async def _nod(self) -> None:
        """Let Discord know that it was heard, where nothing is to be said.

        A command has to be promised an answer; the promise is taken back, and no trace stays. An
        offer that was taken goes too.
        """
        if not self._promised and self.commanded:
            await self.interaction.response.defer(ephemeral=self.hidden, thinking=True)
        elif not self._promised:
            await self.interaction.response.defer()
        if self.commanded or self.spent or (self._promised and not self.own):
            await self.interaction.delete_original_response()


@contextmanager
def unheard() -> Iterator[None]:
    """Go on where an answer comes too late, or does not arrive: who waits in vain acts again."""
    try:
        yield
    except (discord.HTTPException, discord.InteractionResponded, OSError):
        return
