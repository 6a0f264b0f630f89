"""The list of moves that a person opens in a chat.

Only the person sees the list. The chat is not known, so each of the person's tables has its part.
"""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from bot.conversation.access import TurnedAwayError
from bot.conversation.errors import sentence
from bot.conversation.moves.lines import Lines, lines_of
from bot.conversation.moves.typed import Planned, Typed
from bot.conversation.reading import LONGEST, printable
from bot.conversation.request import Request, Said
from bot.conversation.services import Services
from bot.conversation.words.table import WORDS
from bot.conversation.words.turn import RACK_WORDS
from bot.reading.words import read_line
from bot.screens import boards
from bot.screens.lobby import waits_for
from bot.screens.moving import turn_words
from bot.screens.parts import BUTTONS, head, label, lines, list_key, paused, whose_turn
from bot.screens.play import rack_text
from bot.screens.screen import Button, Entry
from bot.screens.teaching.hint import hint
from bot.screens.turn.buttons import PLAN
from bot.screens.turn.plan import own_board
from core.engine.people import PersonId
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.pieces import print_pieces

LONGEST_LIST = 50
"""The most lines of a list."""


async def listed(services: Services, person: PersonId, text: str) -> tuple[Entry, ...]:
    """Return what a person can do now, at all tables; with a text, what the text would do there.

    Empty for people who are not listened to.
    """
    said = Said(person=person, chat=None, text=printable(text[:LONGEST]).strip())
    request = Request(person=person, chat=None, word="")
    try:
        await services.access.let_in(said)
        return await _everywhere(services, request, said.text)
    except TurnedAwayError as error:
        return () if error.told else (await failed(services, person, error),)


async def _everywhere(services: Services, request: Request, text: str) -> tuple[Entry, ...]:
    numbers = await services.engine.tables_of(request.person)
    tables = [await services.engine.see(number, request.person) for number in numbers]
    sits = [one for one in tables if one.me is not None and not one.daily]
    playing = [one for one in sits if one.phase is Phase.PLAYING]
    named = [one for one in playing if text.partition(" ")[0].upper() == one.code]
    if named:
        playing, text = named, text.partition(" ")[2].strip()
    if not playing:
        for one in [one for one in sits if one.round is not None][-1:]:
            asked = Moves(await lines_of(services, request.at(one.table), one, apart=False)).asked(
                text
            )
            if asked is not None:
                return (asked,)
        waits = [one for one in tables if one.awaits_seat]
        if waits and not sits:
            return (await _awaited(services, request, waits[-1]),)
        return (await _nothing_to_do(services, request, sits),)
    room = LONGEST_LIST // len(playing)
    parts = [
        Moves(await lines_of(services, request.at(one.table), one, apart=len(playing) > 1))
        for one in playing[:LONGEST_LIST]
    ]
    lists = [[entry async for entry in part.entries(text)][: max(1, room)] for part in parts]
    return tuple(entry for entries in lists for entry in entries)


async def _awaited(services: Services, request: Request, table_view: TableView) -> Entry:
    """Return the only line for a person who waits for a seat: when they get one, and where."""
    voice = await services.voice(request.alone, table_view)
    title, about = waits_for(voice, table_view), head(voice, table_view)
    return Entry(title=title, about=about, post=voice.say("post-nobody"), below=list_key(voice))


async def _nothing_to_do(services: Services, request: Request, sits: list[TableView]) -> Entry:
    """Return the only line for a person who is in no round: how to get into one."""
    voice = await services.voice(request.alone, *sits)
    which, code = ("round", sits[-1].code) if sits else ("table", "")
    about = voice.say(f"list-no-{which}-about", code=code)
    said, post = voice.say(f"list-no-{which}"), voice.say("post-nobody")
    return Entry(title=said, about=about, post=post, below=list_key(voice))


async def failed(services: Services, person: PersonId, error: Exception) -> Entry:
    """Return the only line of a list that could not be made: why not."""
    request = Request(person=person, chat=None, word="")
    said = await sentence(services, request, error)
    voice = await services.voice(request.alone)
    return Entry(title=said, post=voice.say("post-nobody"), below=list_key(voice))


CLOCK = frozenset({"pause", "resume"})
"""Words that stop the clock, and let it run on."""
OPEN = CLOCK | {
    "draw", "pass", "done", "take stock", "take discard", "object", "accept", "plan done",
}  # fmt: skip
"""Phrases that act at once, so that everybody may know that they were chosen."""
OWN = frozenset({"hint", "undo"})
"""Phrases whose effect only the person sees."""
SEEN = frozenset({"next", "rematch", "back"})
"""Words whose effect everybody sees at the table."""


@dataclass(frozen=True, slots=True)
class Moves:
    """What a person can do at one table."""

    at: Lines

    async def entries(self, text: str) -> AsyncIterator[Entry]:
        """Yield what the text would do, the rack, and the possible moves, in their order."""
        at = self.at
        asked = self.asked(text)
        if asked is not None:
            yield asked
            yield self._rack()
            return
        if text and not at.table_view.paused:
            async for entry in self._of_text(text):
                yield entry
            yield self._rack()
            return
        yield self._rack()
        for button in self._buttons():
            yield self._of_button(button)
        if at.table_view.my_turn and not at.table_view.paused:
            async for entry in self._hinted():
                yield entry
            async for entry in self._with_each_piece():
                yield entry

    def asked(self, text: str) -> Entry | None:
        """Return the line of a word that belongs to no turn: most are answered in private."""
        at = self.at
        turn = turn_words(at.table_view.sheet)
        word, rest = read_line(text, at.language, (*turn, *WORDS, *RACK_WORDS))
        if word in {*turn, *OWN, PLAN} or word not in {*WORDS, *RACK_WORDS}:
            return None
        button = Button(word=f"{word} {rest}".strip(), label="", table=at.table_view.table)
        title = label(at.voice, button.word, at.table_view.sheet)
        title = title if rest or title != button.word else text
        if word in CLOCK:
            return self._of_clock(word, title, button)
        if word in SEEN and not rest:
            return at.told(title, "", button, self._named(word))
        return at.quiet(title, at.voice.say("list-private"), button)

    def _of_clock(self, word: str, title: str, button: Button) -> Entry:
        """Return the line of a word that pauses or resumes the game; if it is so already, that."""
        at, stands = self.at, self.at.table_view.paused
        if stands and word == "pause":
            return at.quiet(paused(at.voice, at.table_view))
        if not stands and word == "resume":
            return at.quiet(at.voice.say("note-clock-runs-already"))
        return at.told(title, "", button, self._named(word))

    def _named(self, word: str) -> str:
        """Return a word as the chat reads it."""
        return label(self.at.public, BUTTONS.get(word, word), self.at.table_view.sheet)

    async def _of_text(self, text: str) -> AsyncIterator[Entry]:
        """Yield what the text would do; if it would do nothing, the reasons."""
        at = self.at
        word, rest = read_line(text, at.language, OWN)
        if at.table_view.my_turn and word in OWN and not rest:
            known = [button for button in self._buttons() if button.phrase == word]
            for button in known:
                yield self._of_button(button)
            return
        ends = self._ends_with_a_piece()
        if at.table_view.my_turn and ends and read_line(text, at.language, (ends,)) == (ends, ""):
            async for entry in self._with_each_piece():
                yield entry
            return
        read = Typed(at) if at.table_view.my_turn else Planned(at)
        async for entry in read.entries(text):
            yield entry

    def _rack(self) -> Entry:
        """Show the rack and whose turn it is; a choice only tells the latter."""
        at, table_view, voice = self.at, self.at.table_view, self.at.voice
        board = boards.private(voice, table_view, at.view)
        rack = rack_text(voice, board).partition("\n")[2] or rack_text(voice, board)
        turn = whose_turn(voice, table_view, at.view)
        if table_view.paused:
            turn = paused(voice, table_view)
        elif table_view.my_turn:
            turn = voice.say("turn-own")
        planned = table_view.sheet.family.plans.pieces(table_view.plan)
        laid = at.laid(table_view.draft)
        return at.quiet(
            turn,
            lines(
                rack,
                voice.say("list-drafted", tiles=at.written(laid)) if laid else "",
                voice.say("plan-kept", tiles=voice.pieces(planned)) if planned else "",
                hint(voice, table_view, table_view.hint).text if table_view.hint else "",
            ),
        )

    def _buttons(self) -> Iterator[Button]:
        """Yield the buttons of the person's own board that can be chosen here."""
        at = self.at
        board = own_board(at.voice, at.table_view, at.view, delivery="edit")
        if at.table_view.paused:
            yield from (button for button in board.buttons if button.phrase == "resume")
            return
        for button in board.buttons:
            if button.phrase in OPEN | OWN and (button.before or button.word in at.table_view.can):
                yield button

    def _of_button(self, button: Button) -> Entry:
        at, phrase = self.at, button.phrase
        if phrase in OWN:
            return at.quiet(button.label, button=button)
        pieces = self._laid_by(phrase)
        if phrase == "take discard":
            pieces = print_pieces(at.view.discard[-1:])
        named = at.written(pieces, at.public)
        says = named if phrase in {"done", "plan done"} else ""
        public = label(at.public, button.word, at.table_view.sheet)
        says = says or " ".join(filter(None, (public, named)))
        return at.told(button.label, at.written(pieces), button, says)

    def _laid_by(self, phrase: str) -> str:
        """Return the pieces that a phrase would lay now."""
        table_view = self.at.table_view
        if phrase == "plan done" and table_view.offer is not None:
            return print_pieces(table_view.offer.pieces)
        if phrase == "done":
            return self.at.laid(table_view.draft)
        return ""

    async def _with_each_piece(self) -> AsyncIterator[Entry]:
        """Yield a line for each piece that can end the turn as it is now."""
        at, word = self.at, self._ends_with_a_piece()
        if not word:
            return
        board = boards.private(at.voice, at.table_view, at.view)
        rack = (shown.piece for group in board.rack or () for shown in group.pieces)
        async for entry in Typed(at).of_each(word, tuple(dict.fromkeys(rack))):
            yield entry

    async def _hinted(self) -> AsyncIterator[Entry]:
        """Yield the lay that a hint has named."""
        told, draft = self.at.table_view.hint, self.at.table_view.draft
        if told is None or not told.pieces or draft.groups is not None:
            return
        async for entry in self._of_text(print_pieces(told.pieces)):
            if entry.button is not None:
                yield entry

    def _ends_with_a_piece(self) -> str:
        """Return the word that ends the turn as it is now with any piece; empty without one."""
        stage = self.at.view.turn.partition(" ")[0]
        word = {"drawn": "discard", "return": "return"}.get(stage, "")
        return word if word in self.at.table_view.sheet.family.turns.words else ""
