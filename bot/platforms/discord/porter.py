"""Brings what people do on Discord to the conversation, and back what came of it."""

from contextlib import suppress
from dataclasses import replace

import discord
from discord import ui

from bot.composition import House
from bot.conversation.acts import Acts
from bot.conversation.announcer import scene
from bot.conversation.asked import Asked, UnreadableButtonError, read_button
from bot.conversation.incoming import Chose, Incoming, Pressed, Said
from bot.conversation.mishaps import Known
from bot.platforms.discord.acts import Act
from bot.platforms.discord.building import buttons_on
from bot.platforms.discord.commands import COMMANDS
from bot.platforms.discord.incoming import Done, read_back
from bot.platforms.discord.keys import PICK, PIECES, WITH_CHOSEN
from bot.platforms.discord.places import address_of
from bot.platforms.discord.replying import Reply
from bot.platforms.discord.saying import WRITTEN, Sayings
from bot.platforms.discord.surface import DIRECT, DiscordSurface
from bot.screens import boards
from bot.screens.play import turn_slot
from bot.screens.screen import Screen
from core.engine.people import ChatId, PersonId, TableId, ToPerson
from core.engine.ports import GoneError, RejectedError, TryLaterError, Update
from core.engine.sight import Sight

FORM = 4000
"""Characters that can be written into a form."""


class Porter:
    """Acts on what was done: finds out who it was and what is meant, and has it heard."""

    def __init__(
        self, house: House, surface: DiscordSurface, acts: Acts[Act], sayings: Sayings
    ) -> None:
        self._surface = surface
        self._house = house
        self._acts = acts
        self._sayings = sayings
        self.replies: dict[str, Reply] = {}
        """By which each is answered that is being acted on, by its number."""

    async def act(self, brought: Update) -> None:
        """Act on one thing that was done."""
        done, reply = read_back(brought.raw), self.replies.get(brought.cause.key)
        act = Act(
            key=brought.cause.key,
            person=await self._person(done),
            chat=await self._chat(done),
            reply=reply,
            message=done.message,
        )
        act.of_turn = _word(done, act) in COMMANDS["turn"]
        with self._acts.acting(act):
            left = await self._left_behind(done, act)
            if reply is not None:
                reply.spent = left and act.chat is None and _is_stamped(done, act)
            if reply is None or not await self._handled(done, act, reply):
                await self._hear(done, act)
            if reply is not None:
                await self._finish(done, act, reply)
                if left:
                    await self._take_keys(act, reply)
        if act.chat is not None:
            await self._renew_direct(done, act)

    async def _left_behind(self, done: Done, act: Act) -> bool:
        """Say whether a message was pressed that no table knows of any more, or never has.

        Where only one sees it in a channel, what comes of the press takes its place anyway.
        """
        table = _table_of(done, act)
        if done.kind != "press" or done.alone or act.message is None or table is None:
            return False
        return not await self._surface.shows(act.here, table, act.message)

    async def _take_keys(self, act: Act, reply: Reply) -> None:
        """Take the keys from what was left behind: a copy that a crash has left, a call.

        An offer in private stays: it has one key, and can be taken once the trouble is over.
        """
        message = reply.interaction.message
        keys = () if message is None else buttons_on(message)
        asked = [one for key in keys if (one := _read(act.person, act.chat, key)) is not None]
        of_table = any(one.stamp is not None or one.word == "rack" for one in asked)
        if message is not None and of_table and (act.chat is not None or len(keys) > 1):
            await self._surface.take_keys(message)

    async def _hear(self, done: Done, act: Act) -> None:
        incoming = _incoming(done, act)
        if incoming is not None:
            await self._house.conversation.hear(incoming)
        elif act.reply is not None:
            known = await self._house.register.who(act.person)
            act.reply.notes.append(self._sayings.say(known.language, "discord-choose"))

    async def _finish(self, done: Done, act: Act, reply: Reply) -> None:
        """Answer; a command of the turn shows the rack, another says that it is done."""
        silent = not act.shown and not reply.told
        if silent and (act.of_turn if reply.commanded else reply.own):
            await self._show_own(_table_of(done, act), act)
        if silent and reply.commanded and not reply.told:
            known = await self._house.register.who(act.person)
            reply.notes.append(self._sayings.say(known.language, "discord-done"))
        await reply.give()

    async def _show_own(self, table: TableId | None, act: Act) -> None:
        """Show who has acted the own turn as it is now, or how the round has ended."""
        table = table or await self._meant(act)
        if table is None:
            return
        screen = await self._house.announcer.own_turn(act.person, table)
        screen = screen or await self._end(table, act)
        if screen is not None:
            await self._surface.show_to(act, replace(screen, delivery="edit"))

    async def _end(self, table: TableId, act: Act) -> Screen | None:
        """Return how a round has ended, in place of a rack with which nothing is done any more."""
        to = ToPerson(act.person)
        sight = await self._house.engine.see(table, act.person)
        if sight.me is None or sight.round_over is None or await self._is_told(act, sight):
            return None
        screen = scene(await self._house.readers.voice(to, sight), sight, to)
        return None if screen is None else replace(screen, slot=turn_slot(table))

    async def _renew_direct(self, done: Done, act: Act) -> None:
        """Renew what shows the own turn in a direct message, once it was acted on in a channel."""
        if not (act.of_turn or done.alone):
            return
        table, to = _table_of(done, act) or await self._meant(act), ToPerson(act.person)
        if table is None or not await self._surface.stands(to, turn_slot(table)):
            return
        screen = await self._house.announcer.own_turn(act.person, table)
        if screen is not None:
            with suppress(TryLaterError, GoneError, RejectedError):
                await self._surface.show(to, screen)

    async def _meant(self, act: Act) -> TableId | None:
        """Return the table that is meant where no button says so."""
        try:
            asked = Asked(person=act.person, chat=act.chat, word="rack")
            return await self._house.finder.find(asked)
        except Known:
            return None

    async def _is_told(self, act: Act, sight: Sight) -> bool:
        """Say whether how a round ends is told where somebody has acted, without being asked."""
        wishes = (await self._house.register.who(act.person)).wishes
        return not sight.chats or (act.chat is None and wishes.notify in DIRECT)

    async def _handled(self, done: Done, act: Act, reply: Reply) -> bool:
        """Mark pieces, or open a form: what the conversation has no part in."""
        if done.kind != "press":
            return False
        if done.said.startswith(PIECES):
            await self._choose(done, act)
            return True
        asked = _read(act.person, act.chat, _meant(done))
        if asked is None or asked.word != WRITTEN or asked.text:
            return False
        try:
            form = await self._form(asked, done)
        except Known:
            return False
        await reply.ask(form)
        return True

    async def _choose(self, done: Done, act: Act) -> None:
        """Show the own turn with what is chosen now, and the words that fit."""
        asked = _read(act.person, act.chat, _stamp(done))
        if asked is None or asked.table is None or asked.stamp is None:
            return
        chosen = frozenset(done.chosen) | set(map(int, done.values))
        screen = await self._house.conversation.choose(
            Chose(person=act.person, table=asked.table, stamp=asked.stamp, chosen=chosen)
        )
        if screen is not None:
            await self._surface.show(ToPerson(act.person), screen)

    async def _form(self, asked: Asked, done: Done) -> ui.Modal:
        """Return a form with the whole table, as the draft has it."""
        known = await self._house.register.who(asked.person)
        table = await self._house.finder.find(asked)
        lying = boards.written_out(await self._house.engine.see(table, asked.person))
        title = self._sayings.say(known.language, "discord-arrange")
        form = ui.Modal(title=title, custom_id=_meant(done), timeout=None)
        text: ui.TextInput[ui.Modal] = ui.TextInput(
            style=discord.TextStyle.paragraph,
            custom_id="table",
            default=lying[:FORM],
            max_length=FORM,
        )
        label = self._sayings.say(known.language, "discord-arrange-how")
        form.add_item(ui.Label(text=label, component=text))
        form.stop()
        return form

    async def _person(self, done: Done) -> PersonId:
        register = self._house.register
        return await register.person(
            address_of(done.account), name=done.name, language=done.language
        )

    async def _chat(self, done: Done) -> ChatId | None:
        if done.private:
            return None
        address, language = address_of(done.channel), done.spoken_there
        return await self._house.register.chat(address, language=language)


def _incoming(done: Done, act: Act) -> Incoming | None:
    """Return what is meant; None where something has to be chosen first."""

    async def in_charge() -> bool:
        return done.in_charge

    if done.kind in {"command", "written"}:
        return Said(
            person=act.person,
            chat=act.chat,
            text=done.said,
            aside=_aside(act),
            in_charge=in_charge,
        )
    said = _meant(done)
    if done.kind == "form":
        said = f"{said} {' '.join(done.values)}"
    chosen = frozenset(done.chosen)
    if said.startswith(WITH_CHOSEN) and not chosen:
        return None
    return Pressed(
        person=act.person,
        chat=act.chat,
        button=said.removeprefix(WITH_CHOSEN),
        chosen=chosen,
        aside=_aside(act),
        in_charge=in_charge,
    )


def _aside(act: Act) -> bool:
    """Say whether an answer is shown to nobody else: in a channel, all that answers a person."""
    return act.chat is not None and act.reply is not None


def _meant(done: Done) -> str:
    """Return the button that was meant: pressed, or chosen from a menu."""
    return done.values[0] if done.said.startswith(PICK) else done.said


def _stamp(done: Done) -> str:
    """Return which table a list of pieces is about, and of what version, as buttons tell it."""
    return f"{done.said.removeprefix(PIECES).partition(':')[0]}."


def _table_of(done: Done, act: Act) -> TableId | None:
    """Return the table of what was pressed."""
    pieces = done.said.startswith(PIECES)
    asked = _read(act.person, act.chat, _stamp(done)) if pieces else _pressed(done, act)
    return None if asked is None else asked.table


def _is_stamped(done: Done, act: Act) -> bool:
    """Say whether what was pressed is good for one version of the table alone."""
    asked = _read(act.person, act.chat, _meant(done))
    return asked is not None and asked.stamp is not None


def _word(done: Done, act: Act) -> str:
    """Return the word that was said or pressed, as far as it is one."""
    if done.kind in {"command", "written"}:
        return done.said.partition(" ")[0]
    asked = _pressed(done, act)
    return "" if asked is None else asked.word


def _pressed(done: Done, act: Act) -> Asked | None:
    """Return what a button asks for, of what is chosen or not."""
    return _read(act.person, act.chat, _meant(done).removeprefix(WITH_CHOSEN))


def _read(person: PersonId, chat: ChatId | None, button: str) -> Asked | None:
    try:
        return read_button(person, chat, button)
    except UnreadableButtonError:
        return None
