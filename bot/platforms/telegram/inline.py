"""Inline mode: lists a person's moves in any chat, and makes the move that the person chooses."""

import json
import re
from collections.abc import AsyncIterator, Callable, Iterator, MutableMapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

import structlog
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
    Update,
)
from telegram.error import TelegramError

from bot.conversation.moves.listing import CLOCK, OWN
from bot.conversation.request import Pressed, Request, UnreadableButtonError, read_button
from bot.platforms.base.adapter import App
from bot.platforms.base.kept import LONG, Phrases, carried
from bot.platforms.telegram.calls import PLAIN, Calls
from bot.platforms.telegram.hospitality import Speaker
from bot.platforms.telegram.look import harmless, with_commands
from bot.platforms.telegram.looking import CARRIES
from bot.platforms.telegram.places import PLATFORM, TelegramAct
from bot.platforms.telegram.surface import TelegramSurface
from bot.platforms.telegram.updates import Chosen, asked_by
from bot.reading.phrases import in_own_words
from bot.render.names import without_idle_marks
from bot.render.writing import sentences_within, shortened
from bot.screens.moving import turn_words
from bot.screens.parts import post_of
from bot.screens.screen import Button, Entry, Shown
from bot.texts.translator import FALLBACK
from core.engine.caches import memory
from core.engine.delivery.inbox import Post, having_posted, untold
from core.engine.logs import error_report
from core.engine.people import Address, ToPerson
from core.engine.ports import GoneError, RejectedError, TryLaterError, UnknownTableError
from core.engine.ports import Update as Brought
from core.engine.table.view import TableView
from core.engine.task_group import together

_log = structlog.get_logger(__name__)

PHRASES, LAST = "moves", "chosen"
"""Slots: the long phrases of a person's lists, and the last result that the person chose."""
CARDS = "cards"
"""The family of games whose players hold a hand and no rack."""
TITLE, ABOUT = 120, 400
"""The most UTF-16 code units of a result's two lines: more than any phone shows."""
ASKED = 4
"""The last characters of a query's id that tell its list from earlier lists."""
_RESULT = re.compile(r"(?P<seat>\d{1,2})(?P<open>[!:])(?P<asked>\w*)-(?P<said>.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Result:
    """What a result's id says: whose move it is, which, and whether everybody may know it."""

    seat: int
    public: bool
    asked: str
    """The query that it answers; a line of a newer list may stand for the same move."""
    said: str
    """The button's id, or the digest of a long one."""

    @property
    def id(self) -> str:
        """The id: at most 64 bytes, as it is also the data of a button."""
        sign = f"{self.seat}{'!' if self.public else ':'}{self.asked}-"
        return f"{sign}{carried(self.said, CARRIES - len(sign))}"

    @staticmethod
    def read(text: str) -> "Result | None":
        """Return the result of an id; None if a choice of it does nothing."""
        found = _RESULT.fullmatch(text)
        if found is None:
            return None
        return Result(int(found["seat"]), found["open"] == "!", found["asked"], found["said"])


def result_of(entry: Entry, query: str) -> Result | None:
    """Return the result of a line that answers a query; None for a line that does nothing."""
    if entry.button is None or entry.seat is None:
        return None
    return Result(entry.seat, entry.public, query[-ASKED:], entry.button.id)


def article(
    entry: Entry, number: int, query: str, told: Callable[[str], str]
) -> InlineQueryResultArticle:
    """Return a line in the form that Telegram shows; `number` is its place in the list.

    `told` writes the words of a text as the reader types them.
    """
    result = result_of(entry, query)
    name = f"-{number}" if result is None else result.id
    title, over = sentences_within(" ".join(told(entry.title).split()), TITLE)
    about = sentences_within(f"{over} {told(entry.about)}".strip(), ABOUT)[0]
    return InlineQueryResultArticle(
        name,
        title or shortened(over, TITLE),
        InputTextMessageContent(with_commands(harmless(entry.post)), link_preview_options=PLAIN),
        InlineKeyboardMarkup([[_key(button, name) for button in entry.below]]),
        description=about or None,
    )


def as_typed(text: str, language: str, listed: frozenset[str]) -> str:
    """Return a text of the list, with the words that the reader types to ask for the next list.

    Words that are not `listed` are commands of the chat.
    """
    return in_own_words(with_commands(without_idle_marks(text), language, but=listed), language)


def _key(button: Button, name: str) -> InlineKeyboardButton:
    label = without_idle_marks(button.label)
    if button.lists:
        return InlineKeyboardButton(label, switch_inline_query_current_chat="")
    return InlineKeyboardButton(label, callback_data=name)


def _is_outdated(request: Request | None, table_view: TableView | None) -> bool:
    """Say whether a choice can never be made any more: the table has changed since."""
    if request is None or request.stamp is None or table_view is None:
        return True
    return request.stamp.version != table_view.version


def is_query(brought: Brought) -> bool:
    """Say whether an update asks for a list: that is answered at once, and never stored."""
    return "inline_query" in json.loads(brought.raw)


class Queries:
    """Answers inline queries; a newer query of a person replaces one that waits.

    They are not stored: an answer after a restart would come too late.
    """

    def __init__(self, bot: Bot, app: App, calls: Calls, speaker: Speaker, shown: Shown) -> None:
        self._bot = bot
        self._app = app
        self._calls = calls
        self._speaker = speaker
        self._phrases = Phrases(shown, PHRASES)
        sheets = app.readers.sheets.values()
        self._listed = OWN.union(CLOCK, *map(turn_words, sheets))
        self._waiting: dict[str, Brought] = {}
        self._busy: set[str] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Queries"]:
        """Answer queries while this is open."""
        async with together() as self._tasks:
            yield self

    def put(self, brought: Brought) -> None:
        """Have a query answered."""
        self._waiting[brought.sender] = brought
        if brought.sender not in self._busy:
            self._busy.add(brought.sender)
            self._tasks.create_task(self._work(brought.sender))

    async def _work(self, sender: str) -> None:
        while (brought := self._waiting.pop(sender, None)) is not None:
            try:
                await self._answer(brought)
            except Exception as error:  # noqa: BLE001 - the person types on, and asks again
                _log.warning("no list of moves", **error_report(error))
        self._busy.discard(sender)

    async def _answer(self, brought: Brought) -> None:
        query = Update.de_json(json.loads(brought.raw), self._bot).inline_query
        who = None if query is None else asked_by(query)
        if query is None or who is None:
            return
        address = Address(PLATFORM, str(who.account))
        person = await self._app.person(address, name=who.name, language=who.language)
        entries = await self._app.conversation.moves(person, query.query)
        await self._phrases.keep(ToPerson(person), [*_too_long(entries, query.id)])
        own = await self._speaker.own(person)
        told = partial(as_typed, language=own or FALLBACK, listed=self._listed)
        articles = [article(entry, number, query.id, told) for number, entry in enumerate(entries)]
        cards = {entry.family for entry in entries} == {CARDS}
        above = self._speaker.say(own, "list-open", family=CARDS if cards else "tiles")
        await self._calls.offer(query.id, articles, above)


def _too_long(entries: Sequence[Entry], query: str) -> Iterator[str]:
    for result in (result_of(entry, query) for entry in entries):
        if result is not None and not result.id.endswith(result.said):
            yield result.said


class ChosenMoves:
    """Makes the moves that people have chosen: each acts once, like a press on its button."""

    def __init__(
        self, app: App, calls: Calls, speaker: Speaker, surface: TelegramSurface, shown: Shown
    ) -> None:
        self._app = app
        self._calls = calls
        self._speaker = speaker
        self._surface = surface
        self._shown = shown
        self._phrases = Phrases(shown, PHRASES)
        self._made: MutableMapping[str, None] = memory()
        """Messages whose move was made: their second sign, a press or a choice, changes nothing."""
        self._fed = False
        """Whether Telegram has told of a choice: it does so only if the bot's owner wants it."""

    async def make(self, chosen: Chosen, act: TelegramAct) -> None:
        """Make a chosen move; tell in its message if nothing came of it."""
        result = Result.read(chosen.result)
        self._fed = self._fed or chosen.query is None
        if result is None or chosen.message in self._made:
            return
        button = await self._phrases.said(act.alone, result.said)
        request = self._read(act, button)
        table_view = await self._seen(act, request)
        theirs = table_view is not None and table_view.me == result.seat
        if chosen.query is not None and not theirs:
            await self._say_whose(act)
            return
        if not theirs or await self._is_repeated(act, chosen):
            button = LONG  # as outdated as any button can be
        chat = None if table_view is None else next(iter(table_view.chats), None)
        if not result.public:
            await self._app.conversation.hear(Pressed(person=act.person, chat=None, button=button))
            return
        pressed = Pressed(person=act.person, chat=chat, button=button)
        with having_posted(Post(act.person, chosen.message)):
            await self._app.conversation.hear(pressed)
            undone = untold() is not None
        if not undone:
            self._made[chosen.message] = None
            self._warn(chosen)
        elif chosen.query is None or _is_outdated(request, table_view):
            await self._void(act, chosen, table_view)

    def _read(self, act: TelegramAct, button: str) -> Request | None:
        with suppress(UnreadableButtonError):
            return read_button(act.person, None, button)
        return None

    async def _seen(self, act: TelegramAct, request: Request | None) -> TableView | None:
        """Return the table of a choice, as the person sees it; None if it is gone."""
        if request is not None and request.table is not None:
            with suppress(UnknownTableError):
                return await self._app.engine.see(request.table, act.person)
        return None

    async def _is_repeated(self, act: TelegramAct, chosen: Chosen) -> bool:
        """Say whether the person has chosen this very result before, with another message."""
        last = json.loads(await self._shown.last(act.alone, LAST) or "[null, null]")
        if last[0] == chosen.result:
            return bool(last[1] != chosen.message)
        await self._shown.keep(act.alone, LAST, json.dumps([chosen.result, chosen.message]))
        return False

    async def _say_whose(self, act: TelegramAct) -> None:
        """Tell whoever pressed another player's button that only that player can."""
        query, act.query = act.query, None
        if query is not None:
            language = await self._speaker.own(act.person)
            await self._calls.answer(query, self._speaker.say(language, "list-not-yours"))

    async def _void(self, act: TelegramAct, chosen: Chosen, table_view: TableView | None) -> None:
        """Say in the message that nothing came of the choice."""
        readers = self._app.readers
        if table_view is None:
            voice = await readers.voice(act.alone)
        else:
            voice = await readers.voice_in_chat(act.person, table_view)
        with suppress(TelegramError, TryLaterError, GoneError, RejectedError):
            await self._surface.show(act.alone, post_of(voice, chosen.message, act.person, ""))

    def _warn(self, chosen: Chosen) -> None:
        """Tell the owner, once, if only presses bring moves: choices are not reported."""
        if chosen.query is not None and not self._fed:
            self._fed = True
            _log.warning("no inline feedback", remedy="/setinlinefeedback at @BotFather")
