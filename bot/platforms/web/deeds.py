"""Handles requests from pages, by the same conversation as messages in chats."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from bot.conversation.delivery.platforms import Platform, Through
from bot.conversation.request import Acts, Pressed
from bot.platforms.base.adapter import App
from bot.platforms.web.doors import PLATFORM, Doors
from bot.platforms.web.messages import Act, Propose
from bot.platforms.web.pages import Page, Pages
from bot.platforms.web.views import opened
from bot.screens.turn.buttons import PLAN
from bot.screens.turn.plan import in_front
from core.engine.access import Pass
from core.engine.delivery.inbox import Inbox
from core.engine.people import PersonId, TableId
from core.engine.ports import Cause, Update

WORDS = frozenset(
    {
        "draw", "pass", "done", "undo", "reset", "hint", "arrange", "plan", "play", "take", "meld",
        "layoff", "discard", "return", "repair", "object", "accept", "sort", "auto", "back",
        "start", "join", "leave", "next", "rematch", "pause", "resume", "nudge", "settings",
        "rules", "score", "replay", "review", "record", "host", "remove", "standin", "stop",
        "history", "learn", "cut", "verify",
    }
)  # fmt: skip
"""Words that a page may send: those about its own table, none about the person.

Stored personal data, links to other platforms and the owner's words stay in chats.
"""


class Deeds:
    """Handles requests from pages. An act is stored first, and handled once."""

    def __init__(
        self, app: App, platform: Platform, doors: Doors, pages: Pages, acts: Acts[Page]
    ) -> None:
        self._app = app
        self._platform = platform
        self._doors = doors
        self._pages = pages
        self._acts = acts

    async def act(self, inbox: Inbox, session: Pass, act: Act) -> None:
        """Handle an act once, however often it arrives; return when it is done."""
        if session.person is None or not may_be_said(act.word):
            return
        button = pressed(session.table, act.version, act.draft, act.word)
        raw = {"session": session.digest, "person": session.person, "button": button}
        update = Update(
            cause=Cause(platform=PLATFORM, key=f"{session.digest[:32]}.{act.id}"),
            place=str(session.person),
            sender=str(session.person),
            raw=json.dumps(raw),
        )
        await (await inbox.take(update))

    async def follow(self, update: Update) -> None:
        """Handle a stored act: the answer goes to the page, if it is still open."""
        kept = json.loads(update.raw)
        person = PersonId(kept["person"])
        page = next((one for one in self._pages.of(person) if _same(one, kept)), None)
        with self.speaking(person, page):
            await self._app.conversation.hear(
                Pressed(person=person, chat=None, button=kept["button"])
            )

    async def propose(self, page: Page, proposed: Propose) -> None:
        """Store a table as the draft of the person to act, or as the plan of one who waits.

        An outdated one changes nothing.
        """
        if page.person is None:
            return
        table_view = await self._app.engine.see(page.table, page.person)
        shown = in_front(opened(table_view))
        outdated = (proposed.version, proposed.draft) != (shown.version, shown.draft_version)
        if outdated or not shown.my_turn:
            page.renew()
            return
        word = f"arrange {proposed.table}" if proposed.table else "reset"
        word = word if table_view.my_turn else f"{PLAN} {word}"
        button = pressed(page.table, proposed.version, proposed.draft, word)
        with self.speaking(page.person, page):
            await self._app.conversation.hear(Pressed(person=page.person, chat=None, button=button))

    @contextmanager
    def speaking(self, person: PersonId, page: Page | None) -> Iterator[None]:
        """Send answers to a page, whatever the person's platform is; None: the page is gone."""
        with self._app.through.acting(Through(person, self._platform)):
            if page is None:
                yield
                return
            with self._acts.acting(page):
                yield


def may_be_said(word: str) -> bool:
    """Say whether a page may send a word; it cannot join another table by its code."""
    name, _, text = word.partition(" ")
    return name in WORDS and not (name == "join" and text)


def pressed(table: TableId, version: int | None, draft: int | None, word: str) -> str:
    """Return the id of a button of the page's own table, whatever table the page named."""
    numbers = (table, version, draft if version is not None else None)
    return ".".join(["" if n is None else str(n) for n in numbers] + [word])


def _same(page: Page, kept: dict[str, object]) -> bool:
    return page.session == kept["session"]
