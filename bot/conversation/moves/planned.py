"""The lines of what a waiting player has typed: what it would plan, or why it plans nothing."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace

from bot.conversation.errors import EXPECTED
from bot.conversation.moves.lines import Lines, acting
from bot.conversation.moves.typed import words_of_pieces
from bot.conversation.reading import are_pieces
from bot.conversation.words.planning import considered
from bot.reading.pieces import read_pieces
from bot.reading.words import read_line
from bot.screens.moving import MOVING, turn_words
from bot.screens.parts import label, whose_turn
from bot.screens.screen import Button, Entry
from bot.screens.turn.buttons import PLAN


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
            mover = at.voice.mover(at.table_view)
            yield at.quiet(at.voice.refusal(turn.refusal, at.table_view.sheet, mover))
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
