"""Passes what people do on Telegram to the conversation."""

import json
from contextlib import suppress
from dataclasses import replace
from functools import partial

from telegram import Bot, Update

from bot.conversation.request import (
    Acts,
    Incoming,
    Pressed,
    Said,
)
from bot.platforms.base.adapter import App
from bot.platforms.telegram.answering import Answering
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.choosing import Choosing
from bot.platforms.telegram.hospitality import Asking, Hospitality, Invitations
from bot.platforms.telegram.inline import ChosenMoves
from bot.platforms.telegram.looking import table_under
from bot.platforms.telegram.places import PLATFORM, Place, TelegramAct
from bot.platforms.telegram.updates import (
    Arrived,
    Chosen,
    Faceless,
    Moved,
    Returned,
    Tapped,
    Typed,
    Welcomed,
    Who,
    meant_by,
)
from bot.screens.teaching.rules import LINKED, OF_TABLE
from core.engine.people import Address, ChatId, PersonId, TableId
from core.engine.ports import UnknownTableError
from core.engine.ports import Update as Brought
from core.engine.table.state import Phase
from core.engine.table.tables import CODE_LETTERS
from core.engine.table.view import TableView

SITTING = frozenset({"join", "new"})
"""Words with which a person joins a table, and then needs a private chat."""
START = "start"
"""The word with which people greet a bot, and the host starts a match."""
DAILY = "daily"
"""The word for the hand of the day, and what stands for its table in a link."""


class UpdateHandler:
    """Handles updates: identifies the person and the meaning, and passes the request on."""

    def __init__(
        self,
        bot: Bot,
        app: App,
        calls: Calls,
        acts: Acts[TelegramAct],
        *,
        answering: Answering,
        hospitality: Hospitality,
        choosing: Choosing,
        asking: Asking,
        invitations: Invitations,
        moves: ChosenMoves,
    ) -> None:
        self._bot = bot
        self._app = app
        self._calls = calls
        self._acts = acts
        self._answering = answering
        self._hospitality = hospitality
        self._choosing = choosing
        self._asking = asking
        self._invitations = invitations
        self._moves = moves

    async def act(self, brought: Brought) -> None:
        """Handle one update."""
        meant = meant_by(Update.de_json(json.loads(brought.raw), self._bot), self._bot.bot)
        match meant:
            case Moved(old=old, new=new):
                await self.follow(old, new)
            case Welcomed(by=by, place=place):
                await self._hospitality.welcome(place, by.language)
            case Returned(who=who):
                person = await self._person(who)
                await self._answering.arrived(person)
                await self._app.conversation.reaches(person)
            case Faceless(place=place, message=message):
                chat = await self._app.register.chat(place.address)
                if await self._app.conversation.may_answer(chat, None):
                    await self._hospitality.refuse_faceless(place, message)
            case Typed(who=who, place=place, message=message):
                await self._hear(meant, await self._done(who, place, message=message))
                await self._asking.answered(meant)
            case Arrived(who=who, place=place):
                await self._welcome(meant, await self._done(who, place))
            case Tapped(who=who, place=place, query=query, message=message):
                act = await self._done(who, place, query)
                act.pressed = message
                await self._hear(meant, act)
            case Chosen(who=who, place=place, query=query):
                await self._choose(meant, await self._done(who, place, query))

    async def follow(self, old: int, new: int) -> None:
        """Move the tables of a group whose number has changed."""
        await self._app.register.move(Place(old).address, Place(new).address)

    async def _done(
        self, who: Who, place: Place, query: str | None = None, *, message: int | None = None
    ) -> TelegramAct:
        person = await self._person(who)
        act = TelegramAct(person=person, chat=None, place=place, query=query, message=message)
        if not place.is_private:
            act.chat = await self._app.register.chat(place.address)
            act.may_post = partial(self._app.conversation.may_answer, act.chat, person)
        return act

    async def _person(self, who: Who) -> PersonId:
        address = Address(PLATFORM, str(who.account))
        return await self._app.person(address, name=who.name, language=who.language)

    async def _welcome(self, arrived: Arrived, act: TelegramAct) -> None:
        """Bring a new arrival to the table of the link, or to the table of their invitation."""
        if not _said_by_link(arrived.code) and await self._table(arrived.code) is None:
            invited = await self._invitations.of(act.person)
            arrived = replace(arrived, code=invited or arrived.code)
        missed = await self._missed(act.person, arrived.code)
        await self._hear(arrived, act)
        for table in missed:
            await self._app.engine.call(table, act.person)
        await self._invitations.forget(act.person)

    async def _missed(self, person: PersonId, code: str) -> list[TableId]:
        """Return the tables that could not reach a new arrival, and that the answer does not show.

        The answer shows the table with the code; without one, the only table, or a list of them.
        """
        engine, shown = self._app.engine, await self._table(code)
        tables = await engine.tables_of(person)
        others = [table for table in tables if table != shown] if shown or tables[1:] else []
        return [table for table in others if person in (await engine.see(table)).unreached]

    async def _hear(self, meant: Typed | Tapped | Arrived, act: TelegramAct) -> None:
        if act.chat is None:
            await self._answering.arrived(act.person)
        with self._acts.acting(act):
            if not await self._looked_after(meant, act):
                await self._app.conversation.hear(await self._incoming(meant, act))
            if act.query is not None:
                await self._calls.answer(act.query)

    async def _choose(self, chosen: Chosen, act: TelegramAct) -> None:
        with self._acts.acting(act):
            await self._moves.make(chosen, act)
            if act.query is not None:
                await self._calls.answer(act.query)

    async def _looked_after(self, meant: Typed | Tapped | Arrived, act: TelegramAct) -> bool:
        """Do what only Telegram needs before the conversation; False if nothing was needed."""
        match meant:
            case Arrived(code=code):
                return await self._greeted(act, code)
            case Typed():
                asked = await self._asking.ask(meant, act) or await self._introduced(meant, act)
                return asked or await self._invited(meant, act)
            case Tapped():
                return await self._chosen(meant, act) or await self._invited(meant, act)

    async def _greeted(self, act: TelegramAct, code: str) -> bool:
        """Tell an arrival without a table how to get to one; return False if they have one."""
        if _said_by_link(code) or await self._table(code) is not None:
            return False
        if await self._app.engine.tables_of(act.person):
            return False
        code = code.upper()
        await self._hospitality.greet(act, code if set(code) <= set(CODE_LETTERS) else "")
        return True

    async def _introduced(self, meant: Typed, act: TelegramAct) -> bool:
        """Say what the bot is for after /start in a group without a table."""
        begins = meant.command and meant.text.strip().lower() == START
        if not begins or act.chat is None or await self._app.engine.tables_in(act.chat):
            return False
        await self._hospitality.welcome(meant.place, meant.who.language)
        return True

    async def _incoming(self, meant: Typed | Tapped | Arrived, act: TelegramAct) -> Incoming:
        person, chat = act.person, act.chat
        charge = partial(self._calls.in_charge, meant.place, meant.who.account)
        match meant:
            case Tapped():
                button = await self._choosing.button(act.here, meant)
                chosen = self._choosing.chosen(meant)
                return Pressed(
                    person=person, chat=chat, button=button, chosen=chosen, in_charge=charge
                )
            case Typed(text=text, overheard=overheard, about=keys):
                return Said(
                    person=person,
                    chat=chat,
                    text=text,
                    overheard=overheard,
                    in_front=table_under(keys),
                    in_charge=charge,
                )
            case Arrived(code=code):
                return Said(person=person, chat=None, text=await self._arrival(person, code))

    async def _chosen(self, meant: Tapped, act: TelegramAct) -> bool:
        """Select a tapped piece, or ask for a selection that an action needs."""
        if await self._choosing.follow(meant, act):
            return True
        if not self._choosing.lacks(meant):
            return False
        await self._hospitality.ask_to_choose(act)
        return True

    async def _arrival(self, person: PersonId, code: str) -> str:
        """Return what a new arrival asks for: the table of the link, else their own tables."""
        if said := _said_by_link(code):
            return said
        table = await self._table(code)
        if table is None:
            several = len(await self._app.engine.tables_of(person)) > 1
            return "tables" if several else "table"
        seated = (await self._app.engine.see(table, person)).me is not None
        return f"table {code}" if seated else f"join {code}"

    async def _table(self, code: str) -> TableId | None:
        return await self._app.engine.table_called(code.upper()) if code else None

    async def _invited(self, meant: Typed | Tapped, act: TelegramAct) -> bool:
        """Invite a person who would join but cannot be written to; they join on arrival."""
        if act.chat is None:
            return False
        word, code, table = _said(meant, act)
        deals = word == DAILY and not code
        if not (word in SITTING or deals) or await self._calls.reaches(meant.who.account):
            return False
        if word == "new" or deals:
            incoming = await self._incoming(meant, act)
            await self._app.conversation.hear(replace(incoming, invited=True))
        code = DAILY if deals else code or await self._code(act.chat, table)
        await self._invitations.keep(act.person, code)
        await self._answering.invite(act, code)
        return True

    async def _code(self, chat: ChatId | None, table: TableId | None) -> str:
        """Return the code of the table that is meant in a chat; empty if several may be meant."""
        engine = self._app.engine
        tables = [table] if table is not None else await engine.tables_in(chat) if chat else []
        table_views: list[TableView] = []
        with suppress(UnknownTableError):  # the message with the button has outlived its table
            table_views = [await engine.see(number) for number in tables]
        lobbies = [
            table_view for table_view in table_views if table_view.phase is Phase.LOBBY
        ] or table_views
        return lobbies[-1].code if lobbies else ""


def _said_by_link(code: str) -> str:
    """Return what somebody says who comes by a link that leads to no table; else empty."""
    if code == DAILY:
        return DAILY
    rules = code.removeprefix(LINKED).replace(OF_TABLE, " ")
    return f"rules {rules}".strip() if code.startswith(LINKED) else ""


def _said(meant: Typed | Tapped, act: TelegramAct) -> tuple[str, str, TableId | None]:
    """Return the typed or pressed word, the text after it, and the button's table."""
    if isinstance(meant, Tapped):
        asked = act.read(meant.button)
        return ("", "", None) if asked is None else (asked.word, asked.text, asked.table)
    word, _, rest = meant.text.partition(" ")
    return word.lower(), rest.strip(), None
