"""The lines of one table in the list of a person's moves: their titles, posts and buttons."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.conversation.errors import sentence
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.screens import boards
from bot.screens.parts import label, list_key
from bot.screens.screen import Button, Entry
from bot.screens.voice import Voice
from core.engine.table.view import TableView
from core.rules.drafts import Draft
from core.rules.pieces import UnreadableError
from core.rules.refusals import Refusal
from core.rules.view import RoundView


async def lines_of(
    services: Services, request: Request, table_view: TableView, *, apart: bool
) -> "Lines":
    """Return the maker of a table's lines; `apart`: the lines name it, as there are others."""
    view = table_view.round
    assert view is not None
    return Lines(
        services=services,
        request=request,
        table_view=table_view,
        view=view,
        voice=await services.voice(request.alone, table_view),
        public=await services.readers.voice_in_chat(request.person, table_view),
        language=await services.spoken(request),
        apart=apart,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Lines:
    """Makes the lines of one table."""

    services: Services
    request: Request
    table_view: TableView
    view: RoundView
    voice: Voice
    """For what only the person reads."""
    public: Voice
    """For what the chat reads."""
    language: str
    apart: bool
    """Whether there are other tables, so that titles name this one."""

    def quiet(self, title: str, about: str = "", button: Button | None = None) -> Entry:
        """Make a line of which nobody else learns anything: it posts the table's name."""
        title = title or self.voice.say("list-nothing")
        return Entry(
            title=self._titled(title),
            about=about,
            post=self._place(),
            button=button,
            seat=self.table_view.me,
            family=self.table_view.sheet.family.name,
            below=list_key(self.public),
        )

    def _place(self) -> str:
        """Return which table it is: nothing edits it later, so it says nothing that changes."""
        table_view = self.table_view
        sheet = self.public.sheet(table_view.sheet)
        return self.public.say("screen-head", sheet=sheet, code=table_view.code)

    def told(self, title: str, about: str, button: Button, says: str) -> Entry:
        """Make a line that tells everybody what was chosen, and then what came of it."""
        return Entry(
            title=self._titled(title),
            about=about,
            post=self.chose(says),
            button=button,
            seat=self.table_view.me,
            family=self.table_view.sheet.family.name,
            public=True,
            below=(
                replace(button, label=self.public.say("button-confirm")),
                *list_key(self.public),
            ),
        )

    def chose(self, says: str) -> str:
        """Return that the person has chosen something, which claims nothing of what comes of it."""
        name = self.public.person(self.request.person)
        return self._titled(self.public.say("post-chose", name=name, what=says))

    def refused(self, refusal: Refusal | None) -> Entry:
        """Make the line of a move that the rules refuse; None: it would change nothing."""
        if refusal is None:
            return self.quiet("")
        first, *others = (self.why(Refusal((fault,))) for fault in refusal.faults)
        return self.quiet(first, "\n".join(others))

    async def failed(self, request: Request, error: Exception) -> Entry:
        """Make the line of a text that cannot be followed."""
        return self.quiet(await sentence(self.services, request, error))

    def why(self, refusal: Refusal) -> str:
        """Return why the rules refuse a move."""
        seen = boards.as_numbered(refusal, self.table_view)
        return self.voice.refused_at(self.table_view, seen)

    def button(self, phrase: str) -> Button:
        """Make the button of a phrase of the turn."""
        return Button(
            word=phrase,
            label="",
            table=self.table_view.table,
            version=self.table_view.version,
            draft=self.table_view.draft_version,
        )

    def labelled(self, voice: Voice, word: str, phrase: str) -> str:
        """Return the label of a phrase: its own, or that of its word and the pieces."""
        own = label(voice, phrase, self.table_view.sheet)
        if own != phrase:
            return own
        named = self.written(phrase.removeprefix(word), voice)
        return f"{label(voice, word, self.table_view.sheet)} {named}".strip()

    def written(self, text: str, voice: Voice | None = None) -> str:
        """Write the pieces of a text as its reader sees them: the person, unless another is given.

        What is no piece stays: the number of a meld.
        """
        return " ".join(self._written(word, voice or self.voice) for word in text.split())

    def _written(self, word: str, voice: Voice) -> str:
        try:
            return voice.pieces(self.table_view.sheet.family.notation.read_pieces(word))
        except UnreadableError:
            return word

    def laid(self, draft: Draft) -> str:
        """Return the pieces that a draft takes from the rack."""
        board = boards.private(self.voice, replace(self.table_view, draft=draft), self.view)
        if board.laid or not draft.steps:
            return " ".join(shown.piece for shown in board.laid)
        left = Counter(shown.piece for group in board.rack or () for shown in group.pieces)
        return " ".join((Counter(map(str, self.view.rack)) - left).elements())

    def new_melds(self, draft: Draft) -> str:
        """Return the melds of a draft that do not lie on the table yet."""
        groups = draft.groups or ()
        lying = Counter(meld.pieces for meld in self.view.table)
        new = Counter(groups) - lying
        return " | ".join(self.voice.pieces(group) for group in groups if new[group])

    def _titled(self, title: str) -> str:
        """Name the table where there are several: the chat may show another one, or none."""
        return f"{self.table_view.code} · {title}" if self.apart else title


def acting(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Yield the lines that do something; if none does, the first, which says why."""
    found: Sequence[Entry] = list(entries)
    yield from [entry for entry in found if entry.button is not None] or found[:1]
