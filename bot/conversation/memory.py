"""What conversations remember between messages: pages, puzzles, lessons, open questions."""

from collections.abc import MutableMapping
from dataclasses import dataclass, field, replace

from cachetools import LRUCache

from bot.conversation.lessons import Lesson, Question, day, made
from bot.conversation.request import Request
from bot.machine.processes import Working
from bot.reading.words import read_order
from bot.screens.screen import Asking, Button, Shown
from core.engine.caches import memory
from core.engine.evening.review import PlayedRound, ReviewedTurn, look_back
from core.engine.people import ChatId, PersonId, TableId, To, ToPerson
from core.engine.ports import Clock, Thinking
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.sheet import Sheet
from core.rules.teaching import Grade
from core.rules.view import Puzzle

ENDING = frozenset({"leave", "stop", "remove", "rematch"})
"""Words that end a match for somebody, or clear away its result.

No other word is ever completed to one of these, and none of them is suggested for a typing error.
"""

UNFINISHED = frozenset({Phase.PLAYING, Phase.BETWEEN})
"""The phases in which a match has been dealt and nobody has won yet."""

DOUBLE = 3.0
"""Seconds in which a repeated word counts as sent twice: a client or a thumb did so."""

YES = "yes"
"""Confirms a word in advance when it follows the word; the question's button sends it."""


def without_yes(text: str, language: str) -> tuple[str, bool]:
    """Return the text after a word without a final `yes`, and whether there was one."""
    rest, _, last = text.strip().rpartition(" ")
    return (rest, True) if read_order(last, language) == YES else (text.strip(), False)


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A word that a person has been asked to confirm."""

    table: TableId
    phrase: str
    version: int | None = None
    """The draft that would be lost; None if the question is about a match."""
    key: Button | None = field(default=None, compare=False)
    """The key that confirms it, as its reader sees it."""
    asking: Asking = field(default_factory=Asking, compare=False)
    places: frozenset[To] = field(default=frozenset(), compare=False)
    """Where it was asked: each place has a copy."""
    at: float = field(default=0.0, compare=False)
    """When its person said the word last."""


@dataclass(slots=True)
class Confirmations:
    """The last question asked to each person.

    Any other word drops a question about a match; one about a draft stays until the draft changes.
    """

    clock: Clock
    _asked: MutableMapping[PersonId, OpenQuestion] = field(default_factory=memory)

    def repeats(self, person: PersonId, question: OpenQuestion) -> bool:
        """Return whether a repeated word confirms the open question: it was this one, and seen.

        A word that comes at once was sent twice, and confirms nothing.
        """
        last = self._asked.get(person)
        if last is None or last != question or not last.asking.seen:
            return False
        return not 0 <= self.clock.now() - last.at < DOUBLE

    def ask(self, person: PersonId, question: OpenQuestion) -> Asking:
        """Return how far a question to a person has come; it takes the place of any other."""
        last = self._asked.get(person)
        if last is None or last != question:
            self.forget(person)
            last = question
        places = question.places | last.places
        self._asked[person] = replace(
            question, asking=last.asking, places=places, at=self.clock.now()
        )
        return last.asking

    def open(self, person: PersonId) -> OpenQuestion | None:
        """Return the question that a person was asked last, if it is still open."""
        return self._asked.get(person)

    def hear(self, person: PersonId, word: str) -> None:
        """Drop a question about a match if its person goes on with another word."""
        question = self._asked.get(person)
        if question is None or question.version is not None:
            return
        if question.phrase.partition(" ")[0] != word:
            self.forget(person)

    def forget(self, person: PersonId) -> None:
        """Drop a person's question, even if it has not been sent yet."""
        question = self._asked.pop(person, None)
        if question is not None:
            question.asking.settled = True


@dataclass(slots=True)
class LastUsed:
    """What each person used last in each chat, for typed words: a table, or their lesson.

    Tables outlive the program, as lessons do not.
    """

    shown: Shown
    _lessons: MutableMapping[PersonId, bool] = field(default_factory=memory)
    """The people who in private used their lesson last."""
    _chosen: MutableMapping[PersonId, dict[ChatId | None, TableId]] = field(default_factory=memory)
    """The tables that people chose by a key or a code, until the next turn there or another use."""
    _asked: MutableMapping[PersonId, tuple[int, str]] = field(default_factory=memory)
    """The number of the open question which table each person means, and the phrase it is about."""

    async def keep(
        self, person: PersonId, chat: ChatId | None, table: TableId, *, chosen: bool = False
    ) -> None:
        """Remember a table, and whether the person chose it on purpose."""
        if chat is None:
            self._lessons.pop(person, None)
        if chosen:
            self._chosen.setdefault(person, {})[chat] = table
        elif self.chosen(person, chat) != table:
            self._chosen.get(person, {}).pop(chat, None)
        if await self.table(person, chat) != table:
            await self.shown.keep(ToPerson(person), _last(chat), str(table))

    def keep_lesson(self, person: PersonId) -> None:
        """Remember that a person went on with their lesson."""
        self._lessons[person] = True

    async def call(self, person: PersonId, table: TableId) -> None:
        """Forget what a person used in private, as another table calls: it no longer is clear.

        What they chose on purpose stays, until a new turn begins at the chosen table itself.
        """
        choices = self._chosen.get(person, {})
        for chat in [chat for chat, chosen in choices.items() if chosen == table]:
            del choices[chat]
        lesson = self._lessons.pop(person, False)
        last = await self.table(person, None)
        if last is not None and (lesson or last != table):
            await self.shown.drop(ToPerson(person), _last(None))

    async def table(self, person: PersonId, chat: ChatId | None) -> TableId | None:
        """Return the table that a person used last in a chat; None if unknown, or the lesson."""
        if chat is None and self.is_lesson(person):
            return None
        kept = await self.shown.last(ToPerson(person), _last(chat))
        return None if kept is None else TableId(int(kept))

    def chosen(self, person: PersonId, chat: ChatId | None) -> TableId | None:
        """Return the table that a person chose on purpose in a chat; None after a restart."""
        return self._chosen.get(person, {}).get(chat)

    async def question(self, person: PersonId) -> int:
        """Return the number of the open question which table a person means, or of the next."""
        return int(await self.shown.last(ToPerson(person), WHICH) or 0)

    async def ask(self, person: PersonId, phrase: str) -> int:
        """Return the number of a question, which replaces the open one.

        One that is asked again keeps its number: the keys of all its copies answer it.
        """
        number = await self.question(person)
        if self._asked.get(person) == (number, phrase):
            return number
        number += 1
        self._asked[person] = number, phrase
        await self.shown.keep(ToPerson(person), WHICH, str(number))
        return number

    async def answer(self, person: PersonId, question: int | None) -> bool:
        """Note that a question has been answered; return whether it was open."""
        if question is None or await self.question(person) != question:
            return False
        await self.shown.keep(ToPerson(person), WHICH, str(question + 1))
        return True

    def is_lesson(self, person: PersonId) -> bool:
        """Whether a person in private went on with their lesson last."""
        return person in self._lessons


WHICH = "which"
"""The slot that stores the number of the question which table a person means."""


def _last(chat: ChatId | None) -> str:
    """Return the slot that stores a person's last table in a chat."""
    return "last" if chat is None else f"last:{chat}"


@dataclass(slots=True)
class Presses:
    """The last press of each person that was carried out, and the table's version after it.

    Whoever taps a key twice is told what the first tap did, not that the table has changed.
    """

    _done: MutableMapping[PersonId, tuple[str, frozenset[int], int]] = field(default_factory=memory)

    def note(self, request: Request, after: TableView) -> None:
        """Note that a press was carried out."""
        self._done[request.person] = request.button, request.chosen, after.version

    def forget(self, person: PersonId) -> None:
        """Note that a word was typed: it ends what there was to repeat."""
        self._done.pop(person, None)

    def repeats(self, request: Request, table_view: TableView) -> bool:
        """Return whether a press repeats the last one, and nothing has happened since."""
        press = request.button, request.chosen, table_view.version
        return bool(request.button) and self._done.get(request.person) == press


def is_unfinished(table_view: TableView) -> bool:
    """Return whether a match has been dealt at a table and is not over."""
    return table_view.phase in UNFINISHED


@dataclass(slots=True)
class LobbyPages:
    """The page that each lobby shows in each place; after a restart, all show their seats."""

    _pages: MutableMapping[tuple[TableId, To], str] = field(default_factory=memory)

    def turn(self, table: TableId, to: To, page: str) -> None:
        """Show a page from now on."""
        self._pages[table, to] = page

    def back(self, table: TableId, to: To) -> None:
        """Show the seats again."""
        self._pages.pop((table, to), None)

    def page(self, table: TableId, to: To) -> str | None:
        """Return the shown page; None: the seats."""
        return self._pages.get((table, to))


KEPT = 64
"""The number of puzzles in the cache."""


class Puzzles:
    """Makes each puzzle once, and remembers the last puzzle shown to each person."""

    def __init__(self, clock: Clock, thinking: Thinking) -> None:
        self._clock = clock
        self._thinking = thinking
        self._made: LRUCache[tuple[str, Grade, int], Puzzle] = LRUCache(maxsize=KEPT)
        self._shown: MutableMapping[PersonId, Question] = memory()

    def of_today(self, sheet: Sheet, grade: Grade) -> Question:
        """Return today's puzzle of a sheet and a grade."""
        return Question(sheet=sheet, grade=grade, seed=day(self._clock.now()))

    def remember(self, person: PersonId, question: Question) -> None:
        """Remember the last puzzle shown to a person; lost on restart."""
        self._shown[person] = question

    def shown_to(self, person: PersonId) -> Question | None:
        """Return the last puzzle shown to a person."""
        return self._shown.get(person)

    async def make(self, question: Question) -> Puzzle:
        """Return the puzzle of a question: computed in the background, then cached."""
        known = self._made.get(question.key)
        if known is None:
            known = await self._thinking.work_out(made, question)
            self._made[question.key] = known
        return known


REVIEWS_KEPT = 100
"""The number of reviews in the cache."""
REVIEWED_FOR = 4.0
"""Seconds of one core for all turns of a review; a question that has begun may take longer."""


class Reviews:
    """Works out each review once: that of a person, or of everybody."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._made: LRUCache[tuple[TableId, int, PersonId | None], tuple[ReviewedTurn, ...]]
        self._made = LRUCache(maxsize=REVIEWS_KEPT)

    async def make(
        self, table: TableId, played: PlayedRound, person: PersonId | None
    ) -> tuple[ReviewedTurn, ...]:
        """Return the reviewed turns of a person; None: of all people."""
        key = table, played.deal, person
        known = self._made.get(key)
        if known is None:
            turns = played.by_people() if person is None else played.of(person)
            known = await self._thinking.work_out(look_back, turns, Working(REVIEWED_FOR))
            self._made[key] = known
        return known


class Lessons:
    """Each learner's progress; lost on restart."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self._of: MutableMapping[PersonId, Lesson] = memory()

    def of(self, person: PersonId) -> Lesson | None:
        """Return a person's lesson; None without one."""
        return self._of.get(person)

    def keep(self, person: PersonId, lesson: Lesson) -> None:
        """Remember a person's progress."""
        self._of[person] = lesson

    def end(self, person: PersonId) -> None:
        """End a person's lesson, if there is one."""
        self._of.pop(person, None)
