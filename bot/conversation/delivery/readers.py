"""Find the voice for each reader: a person or a chat."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.conversation.delivery.platforms import Threads, Through
from bot.conversation.request import Acts
from bot.render.pictures.themes import LIGHT, THEMES, Theme
from bot.screens.formatter import PieceFormatter, PlainFormatter
from bot.screens.teaching.hint import lessons_left
from bot.screens.voice import Voice, names_apart
from bot.texts.translator import Translator
from core.engine.people import Known, Look, Notify, PersonId, To, ToChat, ToPerson, Wishes
from core.engine.ports import Register, UnavailableError
from core.engine.table.state import Racks, Settings
from core.engine.table.view import TableView
from core.engine.time.quiet import QuietHours
from core.rules.sheet import Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Readers:
    """Makes the voice for each reader: language, look, names, the way to write pieces."""

    register: Register
    translator: Translator
    sheets: Mapping[str, Sheet]
    brushes: Mapping[str, PieceFormatter] = field(default_factory=dict)
    """The piece formatter of each platform, by its name; other platforms write pieces plainly."""
    ways: Mapping[str, Notify] = field(default_factory=dict)
    """The place to call people of each platform, until they choose another; default: in private."""
    racks: Mapping[str, Racks] = field(default_factory=dict)
    """Where racks are shown by default, on platforms on which a chat can open them, too."""
    moments: Mapping[str, Callable[[int], str]] = field(default_factory=dict)
    """The writers of times, by platform, where times stay current."""
    naming: frozenset[str] = frozenset()
    """The platforms that show each command by its name in the reader's language."""
    listing: frozenset[str] = frozenset()
    """Platforms on which people can open the list of their moves in a chat."""
    signs: frozenset[str] = frozenset()
    """Platforms on which sentences show cards with the signs of their suits."""
    alone: frozenset[str] = frozenset()
    """Platforms that one person has to themselves."""
    threads: Mapping[str, Threads] = field(default_factory=dict)
    """The thread openers of the platforms that have threads."""
    language: str = "en"
    """The default language."""
    look: Look = "text"
    """The default look of tables."""
    theme: Theme = LIGHT
    page: str = ""
    """The address of the browser page; empty: no page is served."""
    apps: Mapping[str, str] = field(default_factory=dict)
    """The start of the link that opens the page from a chat, on platforms that have such links."""
    through: Acts[Through] = field(default_factory=Acts)
    """The platform through which a person speaks now, if it is not their own."""
    speaking: Acts[PersonId] = field(default_factory=Acts)
    """The person who is answered now."""

    async def language_of(self, to: To, *table_views: TableView) -> str:
        """Return a reader's language; the default one while the store is unavailable.

        A person without a known language gets the language of the table's chat, and a chat that of
        the table's host; without a table, that of the person who is answered there.
        """
        known = await self._known(to)
        own = None if known is None else known.language
        return self.translator.best(own, await self._beside(to, own, table_views), self.language)

    async def own_language(self, person: PersonId) -> str | None:
        """Return the language of a person; None if it is unknown."""
        known = await self._known(ToPerson(person))
        return (
            None
            if known is None or known.language is None
            else self.translator.best(known.language)
        )

    async def _beside(
        self, to: To, own: str | None, table_views: Iterable[TableView]
    ) -> str | None:
        """Return the language of the table's chat, or of its host; None if the reader has one."""
        if own is not None:
            return None
        views = tuple(table_views)
        chats = [ToChat(chat) for view in views for chat in view.chats]
        hosts = [ToPerson(view.host) for view in views]
        if not views and isinstance(to, ToChat) and self.speaking.now is not None:
            return await self.own_language(self.speaking.now)
        try:
            known = [await self._known(one) for one in (hosts if to in chats else chats)[:1]]
        except LookupError:  # the chat is no longer known
            return None
        return known[0].language if known and known[0] is not None else None

    async def _known(self, to: To) -> Known | None:
        """Return the stored data of a reader; None while the store is unavailable."""
        try:
            if isinstance(to, ToPerson):
                return await self.register.who(to.person)
            return await self.register.where(to.chat)
        except UnavailableError:
            return None

    async def voice(self, to: To, *table_views: TableView, also: Iterable[PersonId] = ()) -> Voice:
        """Return the voice for a reader of texts about these tables and people."""
        known = await self._known(to)
        platform = None if known is None else known.address.platform
        language = await self.language_of(to, *table_views)
        look, theme = self._shown(to, known, table_views)
        nameless = self.translator.text("name-unknown", language)
        return Voice(
            translator=self.translator,
            language=language,
            brush=self._brush(to, known),
            names=names_apart(await self._names((*_named(table_views), *also)), nameless),
            sheets=self.sheets,
            look=look,
            theme=THEMES.get(theme or "", self.theme),
            page=self.page,
            app=self._app(to, known),
            lists_moves=platform in self.listing,
            types=self._types(to),
            words_named=platform in self.naming,
            signs=platform in self.signs,
            alone=platform in self.alone,
            racks=self.racks.get(platform or ""),
            threads=isinstance(to, ToChat) and known is not None and self._threads(known),
            zone=await self._zone(to, known, table_views),
            moment=self._moment(to, known),
            lessons=0 if known is None or isinstance(to, ToChat) else lessons_left(known.wishes),
        )

    async def voice_in_chat(self, person: PersonId, table_view: TableView) -> Voice:
        """Return the voice of what a person posts in a chat: the language is that of the chat."""
        voice = await self.voice(ToPerson(person), table_view)
        if not table_view.chats:
            return voice
        return replace(
            voice, language=await self.language_of(ToChat(table_view.chats[0]), table_view)
        )

    async def way(self, person: PersonId, table_view: TableView | None = None) -> Notify:
        """Return where to call a person at their turn: their own choice, else where racks are.

        Whoever wants to be called in the chat is called in private at a table that no chat shows.
        """
        known = await self.register.who(person)
        platform = known.address.platform
        agreed = None if table_view is None else table_view.settings.racks
        if known.wishes.notify is None and agreed is not None and platform in self.racks:
            return "dm" if agreed == "dm" else "group"
        way = known.wishes.notify or self.ways.get(platform, "dm")
        alone = table_view is not None and not table_view.chats
        return "dm" if alone and way == "group" else way

    async def opens_rack_in_chat(self, person: PersonId, table_view: TableView) -> bool:
        """Return whether a person opens the rack in the table's chat, and reads it only there."""
        known = await self.register.who(person)
        opens = bool(table_view.chats) and known.address.platform in self.racks
        return opens and await self.way(person, table_view) not in {"dm", "both"}

    def _app(self, to: To, known: Known | None) -> str:
        """Return the start of the link that opens the page from this chat; empty without one."""
        if not self.page or known is None or not isinstance(to, ToChat):
            return ""
        return self.apps.get(known.address.platform, "")

    def _threads(self, chat: Known) -> bool:
        opens = self.threads.get(chat.address.platform)
        return opens is not None and opens.possible(chat.address)

    def _brush(self, to: To, known: Known | None) -> PieceFormatter:
        through = self.through.now
        if through is not None and to == ToPerson(through.person):
            return through.platform.formatter
        platform = "" if known is None else known.address.platform
        return self.brushes.get(platform) or PlainFormatter()

    def _types(self, to: To) -> bool:
        through = self.through.now
        return through is None or to != ToPerson(through.person) or through.platform.types

    def _moment(self, to: To, known: Known | None) -> Callable[[int], str] | None:
        through = self.through.now
        if through is not None and to == ToPerson(through.person):
            return through.platform.moment
        return None if known is None else self.moments.get(known.address.platform)

    async def _zone(self, to: To, known: Known | None, table_views: Iterable[TableView]) -> str:
        """Return a reader's time zone: that of the chat, or of a person's quiet hours."""
        if isinstance(to, ToChat):
            return "" if known is None else known.zone or ""
        if known is not None and known.wishes.quiet is not None:
            return QuietHours.read(known.wishes.quiet).zone
        chats = [chat for table_view in table_views for chat in table_view.chats]
        try:
            home = await self._known(ToChat(chats[0])) if chats else None
        except LookupError:  # the chat is no longer known
            return ""
        return "" if home is None else home.zone or ""

    def _shown(
        self, to: To, known: Known | None, table_views: Iterable[TableView]
    ) -> tuple[Look, str | None]:
        """Return a reader's look and theme: a person's own choice, a chat's agreed settings."""
        wished: Wishes | Settings | None = next(
            (table_view.settings for table_view in table_views), None
        )
        if isinstance(to, ToPerson):
            wished = None if known is None else known.wishes
        return (self.look, None) if wished is None else (wished.look or self.look, wished.theme)

    async def _names(self, people: Iterable[PersonId]) -> dict[PersonId, str]:
        return {person: (await self.register.who(person)).name for person in dict.fromkeys(people)}


def _named(table_views: Iterable[TableView]) -> tuple[PersonId, ...]:
    """Return everybody whom a text may name, in the order of the seats."""
    return tuple(
        person
        for table_view in table_views
        for person in (*table_view.people, table_view.paused_by)
        if person is not None
    )
