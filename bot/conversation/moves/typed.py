"""The lines of what a player has typed: what it would do or plan, or why it does nothing."""

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.conversation.choosing import with_place
from bot.conversation.errors import EXPECTED
from bot.conversation.moves.lines import Lines, acting
from bot.conversation.reading import are_pieces, before_done
from bot.conversation.request import Request
from bot.conversation.words.planning import considered
from bot.conversation.words.turn import as_meant, strict
from bot.reading.pieces import read_pieces
from bot.reading.words import read_line
from bot.screens import boards
from bot.screens.choosing import AND_DONE
from bot.screens.moving import BY_HAND, MOVING, SHORTEST, turn_words
from bot.screens.parts import label, whose_turn
from bot.screens.screen import Button, Entry
from bot.screens.turn.buttons import PLAN, built
from core.engine.table.view import TableView
from core.rules.drafts import NO_DRAFT
from core.rules.family import Turn


@dataclass(frozen=True, slots=True)
class Typed:
    """Reads the words of a turn at one table."""

    at: Lines

    async def entries(self, text: str) -> AsyncIterator[Entry]:
        """Yield what a text would do."""
        readings = list(self._readings(text))
        for entry in acting([await self._of_word(word, rest) for word, rest in readings]):
            yield entry

    async def of_each(self, word: str, pieces: Sequence[str]) -> AsyncIterator[Entry]:
        """Yield a line for each piece with which a word would do something."""
        at = self.at
        turns = await at.services.engine.consider(
            at.table_view.table, at.request.person, word, *pieces
        )
        for piece, turn in zip(pieces, turns, strict=True):
            if turn.refusal is None:
                yield self._with_pieces(turn, word, f"{word} {piece}")

    def _readings(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield the words and texts that a text may mean: a word of the turn, or pieces alone."""
        sheet = self.at.table_view.sheet
        family, known = sheet.family, turn_words(sheet)
        word, rest = read_line(text, self.at.language, known)
        if word not in known:
            text = before_done(text, self.at.language) or text
        if word in known or not are_pieces(text, self.at.language, family.name):
            yield word, rest
            return
        pieces = read_pieces(text, self.at.language, family.name)
        for alone in words_of_pieces(self.at.table_view, len(pieces.split())):
            yield (alone, f"... | {pieces}" if alone == "arrange" else pieces)

    async def _of_word(self, word: str, text: str) -> Entry:
        """Return the line of a word of the turn with its text: what it would do, or why not."""
        request = replace(self.at.request, word=word, text=text)
        try:
            with self.at.services.access.solving(request):
                return await self._judged(request)
        except EXPECTED as error:
            return await self.at.failed(request, error)

    async def _judged(self, request: Request) -> Entry:
        table_view, services = self.at.table_view, self.at.services
        meant, _ = await as_meant(services, request, table_view)
        read = await strict(services, meant, table_view)
        then = "done" if meant.word in {"play", "arrange"} else ""
        (turn,) = await services.engine.consider(
            table_view.table, request.person, meant.word, read, then=then
        )
        phrase = f"{meant.word} {self._named(meant, read)}".strip()
        if then:
            return self._lay(turn, phrase)
        if turn.refusal is not None:
            return self.at.refused(turn.refusal)
        return self._with_pieces(turn, meant.word, phrase)

    def _named(self, meant: Request, read: str) -> str:
        """Return the text of a phrase in notation; a meld keeps its number on the board."""
        if meant.word != "layoff":
            return read
        table = boards.as_seen(self.at.table_view)
        return with_place(meant.text, self.at.language, self.at.view, table)

    def _lay(self, turn: Turn, phrase: str) -> Entry:
        """Return the line of placed tiles: lay them, or only draft what cannot be laid yet."""
        at = self.at
        if turn.draft in {at.table_view.draft, NO_DRAFT}:
            return at.refused(turn.refusal)
        laid, melds = at.laid(turn.draft), at.new_melds(turn.draft)
        progress = built(replace(at.table_view, draft=turn.draft), at.view)
        if turn.refusal is not None:
            title = at.voice.say("list-draft", tiles=at.written(laid) or melds)
            why = at.why(turn.refusal)
            if progress is not None and progress.points < progress.needed:
                figures = {"points": progress.points, "needed": progress.needed}
                why = at.voice.say("need-drafted", **figures)
            return at.quiet(title, why, at.button(phrase))
        told = (len(laid.split()), "no")
        if progress is not None and progress.needed:
            told = (progress.points, "yes")
        title = at.voice.say("button-play-done", count=told[0], counted=told[1])
        said = at.written(laid, at.public)
        return at.told(title, melds, at.button(f"{phrase} {AND_DONE}"), said)

    def _with_pieces(self, turn: Turn, word: str, phrase: str) -> Entry:
        """Return the line of a word that names pieces, or takes none."""
        known, title = self.at.button(phrase), self.at.labelled(self.at.voice, word, phrase)
        if not turn.actions:
            return self.at.quiet(title, button=known)
        return self.at.told(title, "", known, self.at.labelled(self.at.public, word, phrase))


def words_of_pieces(table_view: TableView, count: int) -> Iterator[str]:
    """Yield the words that pieces alone may mean here, the likeliest first."""
    words, view = table_view.sheet.family.turns.words, table_view.round
    if table_view.my_turn and view is not None and view.turn.startswith("return"):
        yield "return"
    elif "play" in words:
        yield "arrange" if table_view.settings.assist.mode == BY_HAND else "play"
    else:
        yield from ("meld",) if count >= SHORTEST else ()
        yield "layoff"
        yield from ("discard",) if count == 1 else ()


@dataclass(frozen=True, slots=True)
class Planned:
    """Reads the words of a plan at one table."""

    at: Lines

    async def entries(self, text: str) -> AsyncIterator[Entry]:
        """Yield the lines that plan what was typed, and have it laid when the turn begins."""
        at = self.at
        if not at.table_view.sheet.family.plans.words:
            return
        if self._is_for_a_turn(text):
            yield at.quiet(whose_turn(at.voice, at.table_view, at.view))
            return
        found = [entry for one in self._readings(text) async for entry in self._of(one)]
        for entry in acting(found):
            yield entry

    def _is_for_a_turn(self, text: str) -> bool:
        """Return whether a text is a word that only the player on turn can say."""
        sheet = self.at.table_view.sheet
        known = turn_words(sheet)
        word, _ = read_line(text, self.at.language, known)
        return word in known and word not in {*sheet.family.plans.words, *MOVING}

    def _readings(self, text: str) -> Iterator[str]:
        """Yield what a text may mean for a plan: itself, or each word that takes its pieces."""
        family, language = self.at.table_view.sheet.family, self.at.language
        word, rest = read_line(text, language, (PLAN,))
        text = rest if word == PLAN and rest else text
        if not are_pieces(text, language, family.name):
            yield text
            return
        pieces = read_pieces(text, language, family.name)
        for alone in words_of_pieces(self.at.table_view, len(pieces.split())):
            yield f"{alone} ... | {pieces}" if alone == "arrange" else f"{alone} {pieces}"

    async def _of(self, text: str) -> AsyncIterator[Entry]:
        at = self.at
        family = at.table_view.sheet.family
        request = replace(at.request, word=PLAN, text=text)
        try:
            with at.services.access.solving(replace(request, word="play")):
                turn = await considered(at.services, request, at.table_view)
        except EXPECTED as error:
            yield await at.failed(request, error)
            return
        if turn.refusal is not None:
            yield at.quiet(at.voice.refused_at(at.table_view, turn.refusal))
            return
        planned = replace(at.table_view.plan, draft=turn.draft)
        if not family.plans.pieces(planned):
            yield self._emptied(text)
            return
        tiles, melds = at.voice.pieces(family.plans.pieces(planned)), at.new_melds(turn.draft)
        yield at.quiet(at.voice.say("list-plan", tiles=tiles), melds, self._button(text))
        if not family.plans.after_draw:
            title = at.voice.say("list-plan-lay", tiles=tiles)
            yield at.quiet(title, melds, self._button(f"{text} lay"))

    def _emptied(self, text: str) -> Entry:
        """Return the line of a word that leaves nothing planned, if there is a plan."""
        at, family = self.at, self.at.table_view.sheet.family
        if not family.plans.pieces(at.table_view.plan):
            return at.quiet(at.voice.say("note-nothing-to-undo", family=family.name))
        word, _ = read_line(text, at.language, family.plans.words)
        return at.quiet(label(at.voice, word, at.table_view.sheet), button=self._button(word))

    def _button(self, text: str) -> Button:
        draft = self.at.table_view.plan.version
        return replace(self.at.button(text), before=PLAN, draft=draft)
