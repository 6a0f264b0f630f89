"""Checks that the real Discord behaves as the tests assume: `poe discord-smoke`.

It needs a bot's token in RUMMY_DISCORD_TOKEN that no other program is using, and a person in a
server of the bot who gives one command, presses two buttons, chooses from a list and fills in a
modal. It deletes what it has posted, and prints what it checked.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Mapping
from io import BytesIO
from typing import Any
from uuid import uuid4

import discord
from discord import ui

from bot.platforms.discord.commands import offer
from bot.platforms.discord.connection import ANSWERED, GONE_MESSAGE, Client, listening, logged_in
from bot.platforms.discord.incoming import done_by
from bot.platforms.discord.keys import Key, Menu, Option
from bot.platforms.discord.look import Look, chosen_in, shows, view
from bot.platforms.discord.posting import nonce_of, only
from bot.texts.translator import Translator
from tasks.telegram_smoke import picture

IMAGE = "table.png"
LONG = "9.9.9.press" + "7" * 89
MENU = Menu(
    id="+9.9.9:0",
    prompt="Choose r7",
    most=2,
    options=(Option(says="0", shown="r7"), Option(says="1", shown="b7", chosen=True)),
)
Interaction = discord.Interaction[Any]


class Smoke:
    """Makes requests, and reports whether the answers are as expected."""

    def __init__(self, client: Client, commands: Mapping[str, str]) -> None:
        self._client = client
        self._commands = commands
        self._heard: asyncio.Queue[Interaction] = asyncio.Queue()
        self.wrong = 0

    async def on_interaction(self, interaction: Interaction) -> None:
        """Receive what a person did."""
        await self._heard.put(interaction)

    def check(self, what: str, *, well: bool) -> None:
        """Report a result."""
        self.wrong += not well
        print("ok " if well else "!! ", what)

    async def refused(self, what: str, call: Awaitable[object], code: int) -> None:
        """Check that a request is refused with the code that the adapter knows."""
        try:
            await call
        except discord.HTTPException as error:
            self.check(f"{what}: {error.code}", well=error.code == code)
        else:
            self.check(f"{what}: was not refused", well=False)

    async def run(self) -> None:
        """Make all checks."""
        again = await offer(self._client, Translator())
        self.check("the commands stay as they are", well=again == self._commands)
        print("Say /rummy tables in a channel of a server that has the bot.")
        asked = await self._heard.get()
        done = done_by(asked)
        self.check("a command brings its words", well=done is not None and done.said == "tables")
        await self._promised(asked)
        if done is not None:
            await self._channel(done.channel, done.account)
        await self._press()

    async def _promised(self, asked: Interaction) -> None:
        await asked.response.defer(ephemeral=True, thinking=True)
        file = discord.File(BytesIO(picture("red")), IMAGE, description="Red")
        look = Look(texts=("Press the button.",), rows=((Key(id=LONG, label="Press me"),),))
        shown = view(look, IMAGE, "Red")
        sent = await asked.edit_original_response(view=shown, attachments=[file])
        self.check("what was promised comes with a picture", well=len(sent.attachments) == 1)

    async def _channel(self, number: int, account: int) -> None:
        """Post, edit and delete in the channel, as tables do."""
        place = self._client.get_partial_messageable(number)
        file = discord.File(BytesIO(picture("red")), IMAGE, description="Red")
        table = view(Look(texts=(f"<@{account}>, a table",)), IMAGE, "Red")
        sent = await place.send(view=table, file=file, allowed_mentions=only([account]))
        called = [one.id for one in sent.mentions] == [account]
        self.check("who is meant is called, and nobody else", well=called)
        edited = await sent.edit(view=view(Look(texts=("the same picture",)), IMAGE, "Red"))
        self.check("a text is changed and the picture stays", well=len(edited.attachments) == 1)
        await sent.delete()
        await self.refused(
            "edited when gone", sent.edit(view=view(Look(texts=("gone",)))), GONE_MESSAGE
        )

        await self._once(place)

    async def _once(self, place: discord.PartialMessageable) -> None:
        """Send the same message twice under one nonce, as after a crash."""
        shown, nonce = view(Look(texts=("sent once",))), nonce_of(f"{uuid4()}", 0, 0)
        first = await place.send(view=shown, nonce=nonce)
        again = await place.send(view=shown, nonce=nonce)
        self.check("what has a nonce is there once", well=first.id == again.id)
        self.check("it comes back as it was sent", well=shows(again, shown))
        await first.delete()
        await self.refused(
            "sent again when gone", place.send(view=shown, nonce=nonce), GONE_MESSAGE
        )

    async def _press(self) -> None:
        print("Press the button that only you see.")
        pressed = await self._heard.get()
        done = done_by(pressed)
        self.check("100 characters come back", well=done is not None and done.said == LONG)
        self.check("from a message that only its reader sees", well=done is not None and done.alone)
        rows = (MENU, (Key(id="9.9.9.arrange", label="Write"),))
        look = Look(texts=("Choose r7 and b7, then press Write.",), rows=rows)
        await pressed.response.edit_message(view=view(look), attachments=[])
        twice = self._client.http.request(
            discord.http.Route(
                "POST",
                "/interactions/{id}/{secret}/callback",
                id=pressed.id,
                secret=pressed.token,
            ),
            json={"type": 6},
        )
        await self.refused("answered twice", twice, ANSWERED)
        await self._menu()

    async def _menu(self) -> None:
        chosen = await self._heard.get()
        done = done_by(chosen)
        self.check("what is chosen comes", well=done is not None and set(done.values) == {"0", "1"})
        known = chosen.message is not None and chosen_in(chosen.message) == {1}
        self.check("what was chosen before stands in the message", well=known)
        await chosen.response.defer()
        pressed = await self._heard.get()
        form = ui.Modal(title="The whole table", custom_id="9.9.9.arrange", timeout=None)
        field: ui.TextInput[ui.Modal] = ui.TextInput(
            style=discord.TextStyle.paragraph, custom_id="table", default="r7 r8 r9"
        )
        form.add_item(ui.Label(text="Melds", component=field))
        form.stop()
        await pressed.response.send_modal(form)
        print("Send the form as it is.")
        filled = await self._heard.get()
        sent = done_by(filled)
        self.check("a form brings its text", well=sent is not None and sent.values == ("r7 r8 r9",))
        await filled.response.edit_message(view=view(Look(texts=("Thank you.",))), attachments=[])


async def smoke(token: str, api: str | None, gateway: str | None) -> int:
    """Make the checks, and return an exit status."""
    async with logged_in(token, api, gateway) as client:
        told = Smoke(client, await offer(client, Translator()))
        client.event(told.on_interaction)
        async with listening(client):
            await told.run()
    print("All as expected." if not told.wrong else f"{told.wrong} not as expected.")
    return int(bool(told.wrong))


if __name__ == "__main__":
    if not os.environ.get("RUMMY_DISCORD_TOKEN"):
        sys.exit("Set RUMMY_DISCORD_TOKEN to the token of a bot that nobody serves now.")
    where = [os.environ.get(f"RUMMY_DISCORD_{name}") or None for name in ("API", "GATEWAY")]
    sys.exit(asyncio.run(smoke(os.environ["RUMMY_DISCORD_TOKEN"], *where)))
