"""The pages that are open in this program, and the screens that are pushed to them."""

from collections import defaultdict
from dataclasses import replace
from typing import Any, Protocol

from bot.conversation.request import Acts
from bot.platforms.web.messages import Answer, File, Sheet
from bot.platforms.web.texts import WebFormatter
from bot.platforms.web.views import keys
from bot.render.names import without_idle_marks
from bot.screens.screen import Attachment, Screen, ScreenKind
from core.engine.people import PersonId, TableId, To, ToPerson

SEEN_ANYWAY = frozenset(
    {ScreenKind.LOBBY, ScreenKind.TABLE, ScreenKind.TURN, ScreenKind.RESULT, ScreenKind.INVITATION}
)
"""Kinds of screens that a page shows through its view of the table."""
SENTENCES = frozenset({ScreenKind.NOTE, ScreenKind.REFUSAL})


class Page(Protocol):
    """An open page: one person at one table."""

    @property
    def person(self) -> PersonId | None:
        """The person who plays there; None: the page only watches."""

    @property
    def table(self) -> TableId:
        """The one table that the page shows."""

    @property
    def session(self) -> str:
        """The digest of the session's secret."""

    async def tell(self, message: Any) -> None:  # noqa: ANN401 - any of the messages
        """Send a message; do nothing if the page is gone."""

    def by_button(self, text: str) -> str:
        """Return a text for this page: it names buttons in place of words to type."""

    def renew(self) -> None:
        """Ask for the page to be shown the table as it is now."""

    async def drop(self) -> None:
        """Drop the connection: the page reconnects."""

    async def give_way(self) -> None:
        """Close the page: its player continues on another one."""


class Pages:
    """All pages that are open in this program."""

    def __init__(self) -> None:
        self._at: defaultdict[TableId, set[Page]] = defaultdict(set)

    def add(self, page: Page) -> None:
        """Add a page."""
        self._at[page.table].add(page)

    def remove(self, page: Page) -> None:
        """Remove a page."""
        self._at[page.table].discard(page)
        if not self._at[page.table]:
            del self._at[page.table]

    def of(self, person: PersonId) -> tuple[Page, ...]:
        """Return the pages of a person."""
        return tuple(page for pages in self._at.values() for page in pages if page.person == person)

    def watching(self, table: TableId) -> int:
        """Return how many pages watch a table."""
        return sum(page.person is None for page in self._at.get(table, ()))

    def changed(self, table: TableId | None) -> None:
        """Update the pages of a table; None: all pages."""
        tables = tuple(self._at) if table is None else (table,)
        for each in tables:
            for page in tuple(self._at.get(each, ())):
                page.renew()

    def __len__(self) -> int:
        """Return how many pages are open."""
        return sum(map(len, self._at.values()))


class WebSurface:
    """Shows screens on pages, beside the table; the table itself is shown by the page's view.

    An answer goes to the page that asked. Nothing is queued: a person without an open page finds
    everything on the next one.
    """

    def __init__(self, pages: Pages, acts: Acts[Page]) -> None:
        self._pages = pages
        self._acts = acts

    async def show(self, to: To, screen: Screen) -> None:
        """Show a screen on the pages of a person."""
        if not isinstance(to, ToPerson) or screen.delivery == "remove":  # no page keeps a note
            return
        for page in self._reached(to.person):
            if screen.kind in SEEN_ANYWAY:
                page.renew()
                if screen.kind is ScreenKind.LOBBY:
                    await _close(page, screen)
            elif _beside(screen):
                text = page.by_button(screen.text)
                await page.tell(Answer(text=text, keys=tuple(keys(screen.buttons))))
            elif screen.delivery != "renew":
                shown = sheet(screen)
                await page.tell(replace(shown, text=page.by_button(shown.text)))

    async def answer(self, person: PersonId, text: str) -> None:
        """Tell the person who has just acted."""
        for page in self._reached(person):
            await page.tell(Answer(text=page.by_button(text)))

    def _reached(self, person: PersonId) -> tuple[Page, ...]:
        asking = self._acts.now
        if asking is not None and asking.person == person:
            return (asking,)
        return self._pages.of(person)


def _beside(screen: Screen) -> bool:
    """Return whether a page can show a screen without hiding the table."""
    return screen.kind in SENTENCES and screen.pick is None and screen.picture is None


async def _close(page: Page, screen: Screen) -> None:
    """Close what was shown in the table's place: the settings of a lobby."""
    if screen.slot:
        await page.tell(
            Sheet(kind="", slot=screen.slot, text="", keys=(), options=()),
        )


def sheet(screen: Screen) -> Sheet:
    """Return a screen in the form that the page shows beside the table."""
    pick = screen.pick.options if screen.pick is not None else ()
    frames = () if screen.scenes is None else screen.scenes(WebFormatter())
    text = screen.caption.partition("\n\n")[0] if frames else screen.beside or screen.text
    return Sheet(
        kind=screen.kind.value,
        slot=screen.slot or screen.kind.value,
        text=without_idle_marks(text),
        keys=tuple(keys(screen.buttons)),
        frames=tuple(map(without_idle_marks, frames)),
        options=tuple(keys(pick)),
        file=None if screen.attachment is None else _file(screen.attachment),
    )


def _file(attachment: Attachment) -> File:
    return File(name=attachment.name, text=attachment.data.decode("utf-8", "replace"))
