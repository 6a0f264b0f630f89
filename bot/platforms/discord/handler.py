"""Passes what people do and type on Discord to the conversation, and delivers the answers."""

from collections.abc import Iterable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.conversation.choosing import is_fresh
from bot.conversation.errors import EXPECTED
from bot.conversation.moves.naming import Nameable, as_typed, completed, nameable
from bot.conversation.request import Acts, Chose, Incoming, Pressed, Request, Said
from bot.conversation.words.settings import settings_after
from bot.platforms.base.adapter import App
from bot.platforms.discord.commands import NUMBER
from bot.platforms.discord.connection import address_of
from bot.platforms.discord.direct import DIRECT
from bot.platforms.discord.incoming import DiscordAct, Done, read_back
from bot.platforms.discord.keys import DROP, PIECES, WITH_CHOSEN
from bot.platforms.discord.look import acts_at_once, buttons_on, page_of
from bot.platforms.discord.replying import Reply, unheard
from bot.platforms.discord.surface import DiscordSurface
from bot.platforms.discord.writing import WRITTEN, DiscordSayings
from bot.screens import boards
from bot.screens.result import private_end
from bot.screens.screen import Screen
from bot.screens.slots import turn_slot
from core.engine.people import ChatId, PersonId, TableId, ToPerson
from core.engine.ports import GoneError, RejectedError, TryLaterError, UnknownTableError, Update
from core.engine.table.view import TableView

SHEETS = frozenset({"new", "rules", "learn"})
"""Words that take the name of a sheet."""
MOST, LONGEST = 25, 100
"""The most completions that Discord shows, and the most characters of each."""
FORM = 4000
"""The most characters that fit into a form."""


async def complete(interaction: discord.Interaction, app: App) -> None:
    """Return completions for the option that is being typed."""
    word, fields = _under_way(interaction)
    given = {field["name"]: str(field.get("value", "")) for field in fields}
    option = next((field for field in fields if field.get("focused")), {})
    part: str = option.get("name", "")
    found = await _found(interaction, app, word, part, given)
    offered = list(completed(found, given.get(part, ""), LONGEST))[:MOST]
    reads: type[int | str] = int if option.get("type") == NUMBER else str
    choices: list[Any] = [
        discord.app_commands.Choice(name=one.shown, value=reads(one.typed)) for one in offered
    ]
    with unheard():
        await interaction.response.autocomplete(choices)


def _under_way(interaction: discord.Interaction) -> tuple[str, list[dict[str, Any]]]:
    """Return the word, and its options as far as they are filled in."""
    data: dict[str, Any] = dict(interaction.data or {})
    (word, *_) = data.get("options") or [{"name": "", "options": []}]
    return word["name"], word.get("options") or []


async def _found(
    interaction: discord.Interaction, app: App, word: str, option: str, given: Mapping[str, str]
) -> Iterable[Nameable]:
    if word in SHEETS:
        return map(as_typed, app.readers.sheets)
    if word == "language":
        return map(as_typed, app.readers.translator.languages)
    user = interaction.user
    person = await app.person(
        address_of(user.id), name=user.display_name, language=interaction.locale.value
    )
    if word == "settings":
        language = await app.readers.language_of(ToPerson(person))
        return map(as_typed, settings_after(given.get(option, ""), language))
    table_view = await _table_view(interaction, app, word, person)
    if table_view is None or table_view.round is None:
        return ()
    voice = await app.readers.voice(ToPerson(person), table_view)
    return nameable(voice, table_view, word, option, given)


async def _table_view(
    interaction: discord.Interaction, app: App, word: str, person: PersonId
) -> TableView | None:
    """Return the person's view of the table; None if several tables may be meant."""
    chat = None
    if interaction.guild_id is not None and interaction.channel_id is not None:
        chat = await app.register.chat(address_of(interaction.channel_id))
    try:
        table = await app.finder.find(Request(person=person, chat=chat, word=word), of_turn=True)
    except EXPECTED:
        return None
    return await app.engine.see(table, person)


class UpdateHandler:
    """Handles a person's act: identifies person and chat, and passes the request on."""

    def __init__(
        self, app: App, surface: DiscordSurface, acts: Acts[DiscordAct], sayings: DiscordSayings
    ) -> None:
        self._surface = surface
        self._app = app
        self._acts = acts
        self._sayings = sayings
        self.replies: dict[str, Reply] = {}
        """The reply to each act that is being handled, by the act's key."""

    async def act(self, brought: Update) -> None:
        """Handle one act of a person."""
        done, reply = read_back(brought.raw), self.replies.get(brought.cause.key)
        act = DiscordAct(
            key=brought.cause.key,
            person=await self._person(done),
            chat=await self._chat(done),
            reply=reply,
            message=done.message,
        )
        place = act.alone if done.alone else act.here
        done = replace(done, said=await self._surface.phrases.said(place, done.said))
        phrase = _phrase(done, act)
        act.word = phrase.partition(" ")[0]
        await self._surface.direct.learn(act.alone, done, phrase)
        if done.language is not None:
            await self._sayings.learn(act.alone, done.language)
        async with self._answering(act):
            await self._answer(done, act)
        if act.chat is not None:
            await self._renew_direct(done, act)

    async def _answer(self, done: Done, act: DiscordAct) -> None:
        reply = act.reply
        with self._acts.acting(act):
            left, stays = await self._left_behind(done, act), await self._is_result(done, act)
            if reply is not None:
                reply.spent = left and act.chat is None and _is_stamped(done, act)
            if reply is None or not await self._handled(done, act, reply):
                await self._hear(done, act)
            if reply is not None:
                await self._finish(done, act, reply, stays=stays)
                if left and act.chat is None and not (act.shown or reply.told or reply.spent):
                    await self._note(act, reply, "note-done")
                await reply.give()
                await self._surface.keep(act, reply, _table_of(done, act))
                if left:
                    await self._take_keys(done, act, reply)
            elif act.chat is None and act.of_turn and not act.shown:
                await self._show_own(_table_of(done, act), act)

    def _answering(self, act: DiscordAct) -> AbstractAsyncContextManager[None]:
        """Leave what the acting person sees in the place to the answer."""
        if act.reply is None:
            return nullcontext()
        if act.chat is None:
            return self._surface.promises.replying(act)
        return self._surface.whispers.answering(act.person, self._app.announcer.own_turn)

    async def _left_behind(self, done: Done, act: DiscordAct) -> bool:
        """Say whether the pressed message shows no table any more, or never did.

        A message that only one person sees in a channel does not count: the answer replaces it
        anyway.
        """
        table = _table_of(done, act)
        if done.kind != "press" or done.alone or act.message is None or table is None:
            return False
        return not await self._surface.standing.shows(act.here, table, act.message)

    async def _take_keys(self, done: Done, act: DiscordAct, reply: Reply) -> None:
        """Remove the buttons from an orphaned message: a copy left by a crash, or an old call.

        An offer in private keeps its only button while its table stands still: the button works
        once the trouble is over. A forged press names a table that the buttons do not name.
        """
        message, table = reply.interaction.message, _table_of(done, act)
        requests = [one for one in act.requests if one.table == table]
        of_table = any(one.stamp is not None or one.word == "rack" for one in requests)
        if message is None or table is None or not of_table:
            return
        offers = act.chat is None and len(buttons_on(message)) == 1
        if not offers or await self._has_moved_on(table, requests[0], act):
            await self._surface.take_keys(message)

    async def _has_moved_on(self, table: TableId, request: Request, act: DiscordAct) -> bool:
        """Say whether the table or the draft of a button has another version now."""
        with suppress(UnknownTableError):
            view = await self._app.engine.see(table, act.person)
            return request.stamp is not None and not is_fresh(request, view)
        return True

    async def _hear(self, done: Done, act: DiscordAct) -> None:
        incoming = _incoming(done, act)
        if incoming is not None:
            await self._app.conversation.hear(incoming)
        elif act.reply is not None:
            await self._note(act, act.reply, "discord-choose")

    async def _note(self, act: DiscordAct, reply: Reply, key: str) -> None:
        known = await self._app.register.who(act.person)
        reply.notes.append(self._sayings.say(known.language, key))

    async def _is_result(self, done: Done, act: DiscordAct) -> bool:
        """Say whether a result was pressed: it stays, and the next round is shown below it."""
        table = _table_of(done, act)
        if done.kind != "press" or act.message is None or table is None:
            return False
        return await self._surface.standing.ended(act.here, table, act.message)

    async def _finish(self, done: Done, act: DiscordAct, reply: Reply, *, stays: bool) -> None:
        """Complete the answer; a command of the turn shows the rack, others leave that to a change.

        A note after a press on the own turn stands above it, so that the keys stay in sight. It
        leaves a pressed offer alone. `stays` says whether the pressed message keeps its content.
        """
        silent = not act.shown and not reply.told
        noted = reply.is_note and act.of_turn and done.kind == "press" and reply.own
        table = _table_of(done, act)
        noted = noted and not await self._surface.whispers.asks(act, table)
        if noted or (silent and (act.of_turn if reply.commanded else reply.own and not stays)):
            await self._show_own(table, act)

    async def _show_own(self, table: TableId | None, act: DiscordAct) -> None:
        """Show the acting person's own turn as it is now, or how the round has ended."""
        table = table or await self._meant(act)
        if table is None:
            return
        with suppress(UnknownTableError):  # the message with the button has outlived its table
            screen = await self._app.announcer.own_turn(act.person, table)
            screen = screen or await self._end(table, act)
            if screen is not None:
                await self._surface.show_to(act, replace(screen, delivery="edit"))

    async def _end(self, table: TableId, act: DiscordAct) -> Screen | None:
        """Return how a round has ended, in place of a rack that nobody can use any more."""
        to = act.alone
        table_view = await self._app.engine.see(table, act.person)
        if (
            table_view.me is None
            or table_view.round_over is None
            or await self._is_told(act, table_view)
        ):
            return None
        return private_end(await self._app.readers.voice(to, table_view), table_view)

    async def _renew_direct(self, done: Done, act: DiscordAct) -> None:
        """After an act in a channel, update the person's turn in direct messages.

        Where the answer has shown the turn in the channel, it stays there as it is.
        """
        if not (act.of_turn or done.alone):
            return
        table, to = _table_of(done, act) or await self._meant(act), act.alone
        if table is None or not await self._surface.stands(act.person, turn_slot(table)):
            return
        told = act.reply is not None and act.reply.shows(turn_slot(table))
        aside = self._acts.acting(replace(act, reply=None)) if told else nullcontext()
        with suppress(TryLaterError, GoneError, RejectedError, UnknownTableError), aside:
            screen = await self._app.announcer.own_turn(act.person, table)
            if screen is not None:
                await self._surface.show(to, screen)

    async def _meant(self, act: DiscordAct) -> TableId | None:
        """Return the table that is meant if no button names it."""
        try:
            request = Request(person=act.person, chat=act.chat, word="rack")
            return await self._app.finder.find(request)
        except EXPECTED:
            return None

    async def _is_told(self, act: DiscordAct, table_view: TableView) -> bool:
        """Say whether the round's result is announced in the same place anyway."""
        wishes = (await self._app.register.who(act.person)).wishes
        return not table_view.chats or (act.chat is None and wishes.notify in DIRECT)

    async def _handled(self, done: Done, act: DiscordAct, reply: Reply) -> bool:
        """Select pieces or open a form, without the conversation; False for any other act."""
        if done.kind != "press":
            return False
        if done.said.startswith(PIECES) and not acts_at_once(done.said, done.values):
            await self._choose(done, act)
            return True
        request = act.read(done.meant)
        if request is None or request.word != WRITTEN or request.text:
            return False
        try:
            form = await self._form(request, done)
        except EXPECTED:
            return False
        await reply.ask(form)
        return True

    async def _choose(self, done: Done, act: DiscordAct) -> None:
        """Show the person's turn with the selected pieces, and the actions for them."""
        request = act.read(done.stamp)
        if request is None or request.table is None or request.stamp is None:
            return
        page = page_of(done.said, done.values)
        chose = Chose(
            person=act.person,
            table=request.table,
            stamp=request.stamp,
            chosen=frozenset() if page == DROP else frozenset(done.chosen) | done.places,
            open="" if page == DROP else page,
        )
        screen = await self._app.conversation.choose(chose)
        if screen is not None:
            await self._surface.show(act.alone, screen)

    async def _form(self, request: Request, done: Done) -> ui.Modal:
        """Return a form that contains the whole table, as in the draft."""
        known = await self._app.register.who(request.person)
        table = await self._app.finder.find(request)
        lying = boards.draft_as_text(await self._app.engine.see(table, request.person))
        title = self._sayings.say(known.language, "discord-arrange")
        form = ui.Modal(title=title, custom_id=done.meant, timeout=None)
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
        return await self._app.person(
            address_of(done.account), name=done.name, language=done.language
        )

    async def _chat(self, done: Done) -> ChatId | None:
        if done.private:
            return None
        address, language = address_of(done.channel), done.spoken_there
        return await self._app.register.chat(address, language=language)


def _incoming(done: Done, act: DiscordAct) -> Incoming | None:
    """Return the request; None if pieces have to be selected first."""

    async def in_charge() -> bool:
        return done.in_charge

    if done.kind in {"command", "written"}:
        return Said(
            person=act.person,
            chat=act.chat,
            text=done.said,
            aside=act.aside,
            in_charge=in_charge,
        )
    said, chosen = done.meant, frozenset(done.chosen)
    if done.kind == "form":  # it names its own pieces
        said, chosen = f"{said} {' '.join(done.values)}", frozenset()
    if said.startswith(WITH_CHOSEN) and not chosen:
        return None
    return Pressed(
        person=act.person,
        chat=act.chat,
        button=said.removeprefix(WITH_CHOSEN),
        chosen=chosen,
        aside=act.aside,
        reached=False,  # an old message can be pressed where new ones are refused
        in_charge=in_charge,
    )


def _table_of(done: Done, act: DiscordAct) -> TableId | None:
    """Return the table of the pressed component."""
    pieces = done.said.startswith(PIECES)
    request = act.read(done.stamp) if pieces else _pressed(done, act)
    return None if request is None else request.table


def _is_stamped(done: Done, act: DiscordAct) -> bool:
    """Say whether the pressed component is valid for only one version of the table."""
    request = act.read(done.meant)
    return request is not None and request.stamp is not None


def _phrase(done: Done, act: DiscordAct) -> str:
    """Return what was typed or pressed."""
    if done.kind in {"command", "written"}:
        return done.said
    request = _pressed(done, act)
    return "" if request is None else f"{request.word} {request.text}".strip()


def _pressed(done: Done, act: DiscordAct) -> Request | None:
    """Return the request of a button, whether or not it applies to selected pieces."""
    return act.read(done.meant.removeprefix(WITH_CHOSEN))
