"""The lines of one table in the list of a person's moves: what each shows, posts and does."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace

from bot.conversation.choosing import with_place
from bot.conversation.errors import EXPECTED, sentence
from bot.conversation.reading import are_pieces
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.conversation.words.planning import considered
from bot.conversation.words.turn import as_meant, strict
from bot.reading.pieces import read_pieces
from bot.reading.words import read_line
from bot.screens import boards
from bot.screens.choosing import AND_DONE, BY_HAND, SHORTEST
from bot.screens.moving import MOVING, turn_words
from bot.screens.parts import label, lines, list_key, whose_turn
from bot.screens.plan import own_board
from bot.screens.play import rack_text
from bot.screens.screen import Button, Entry
from bot.screens.teaching.hint import built, hint
from bot.screens.turn.buttons import PLAN
from bot.screens.voice import Voice
from core.engine.table.view import TableView
from core.rules.drafts import NO_DRAFT, Draft
from core.rules.family import Turn
from core.rules.pieces import print_pieces
from core.rules.refusals import Refusal
from core.rules.view import RoundView

OPEN = frozenset(
    {"draw", "pass", "done", "take stock", "take discard", "object", "accept", "plan done"}
)
"""Phrases that act at once, so that everybody may know that they were chosen."""
OWN = frozenset({"hint", "undo", "resume"})
"""Phrases whose effect only the person sees."""


async def moves_at(
    services: Services, request: Request, table_view: TableView, *, apart: bool
) -> "Moves":
    """Return the moves of a person at a table; `apart`: lines name it, as there are others."""
    view = table_view.round
    assert view is not None
    return Moves(
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
class Moves:
    """The lines of one table."""

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

    async def entries(self, text: str) -> AsyncIterator[Entry]:
        """Yield what the text would do, the rack, and the possible moves, in their order."""
        if text and not self.table_view.paused:
            async for entry in self._of_text(text):
                yield entry
            yield self._rack()
            return
        yield self._rack()
        for button in self._buttons():
            yield self._of_button(button)
        if self.table_view.my_turn and not self.table_view.paused:
            async for entry in self._hinted():
                yield entry
            async for entry in self._with_each_piece():
                yield entry

    # the rack

    def _rack(self) -> Entry:
        """Show the rack and whose turn it is; a choice only shows that the person looked."""
        table_view, voice = self.table_view, self.voice
        board = boards.private(voice, table_view, self.view)
        rack = rack_text(voice, board).partition("\n")[2] or rack_text(voice, board)
        turn = whose_turn(voice, table_view, self.view)
        if table_view.paused:
            turn = voice.say("note-clock-stands")
        elif table_view.my_turn:
            turn = voice.say("list-your-turn")
        planned = table_view.sheet.family.plans.pieces(table_view.plan)
        laid = self._laid(table_view.draft)
        return self._entry(
            turn,
            lines(
                rack,
                voice.say("list-drafted", tiles=laid) if laid else "",
                voice.say("plan-kept", tiles=voice.pieces(planned)) if planned else "",
                hint(voice, table_view, table_view.hint).text if table_view.hint else "",
            ),
        )

    # moves that need no text

    def _buttons(self) -> Iterator[Button]:
        """Yield the buttons of the person's own board that can be chosen here."""
        board = own_board(self.voice, self.table_view, self.view, delivery="edit")
        if self.table_view.paused:
            yield from (button for button in board.buttons if button.phrase == "resume")
            return
        for button in board.buttons:
            if button.phrase in OPEN | OWN and (
                button.before or button.word in self.table_view.can
            ):
                yield button

    def _of_button(self, button: Button) -> Entry:
        phrase = button.phrase
        if phrase in OWN:
            return self._entry(button.label, button=button)
        pieces = self._laid_by(phrase)
        if phrase == "take discard":
            pieces = print_pieces(self.view.discard[-1:])
        says = pieces if phrase in {"done", "plan done"} else ""
        says = says or " ".join(filter(None, (self._public_label(button.word), pieces)))
        return self._public(button.label, pieces, button, says)

    def _laid_by(self, phrase: str) -> str:
        """Return the pieces that a phrase would lay now."""
        if phrase == "plan done" and self.table_view.offer is not None:
            return print_pieces(self.table_view.offer.pieces)
        if phrase == "done":
            return self._laid(self.table_view.draft)
        return ""

    def _laid(self, draft: Draft) -> str:
        """Return the pieces that a draft takes from the rack."""
        board = boards.private(self.voice, replace(self.table_view, draft=draft), self.view)
        if board.laid or not draft.steps:
            return " ".join(shown.piece for shown in board.laid)
        left = Counter(shown.piece for group in board.rack or () for shown in group.pieces)
        return " ".join((Counter(map(str, self.view.rack)) - left).elements())

    async def _with_each_piece(self) -> AsyncIterator[Entry]:
        """Yield a line for each piece that can end the turn as it is now."""
        stage = self.view.turn.partition(" ")[0]
        word = {"drawn": "discard", "return": "return"}.get(stage)
        if word is None or word not in self.table_view.sheet.family.turns.words:
            return
        board = boards.private(self.voice, self.table_view, self.view)
        rack = (shown.piece for group in board.rack or () for shown in group.pieces)
        for piece in dict.fromkeys(rack):
            entry = await self._of_word(word, piece)
            if entry is not None and entry.button is not None:
                yield entry

    async def _hinted(self) -> AsyncIterator[Entry]:
        """Yield the lay that a hint has named."""
        told = self.table_view.hint
        if told is None or not told.pieces or self.table_view.draft.groups is not None:
            return
        async for entry in self._of_text(print_pieces(told.pieces)):
            if entry.button is not None:
                yield entry

    # what was typed

    async def _of_text(self, text: str) -> AsyncIterator[Entry]:
        """Yield what the text would do; if it would do nothing, the reasons."""
        if not self.table_view.my_turn:
            async for entry in self._planned(text):
                yield entry
            return
        every = [await self._of_word(word, rest) for word, rest in self._readings(text)]
        found = [entry for entry in every if entry is not None]
        for entry in [one for one in found if one.button is not None] or found[:1]:
            yield entry

    def _readings(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield the words and texts that a text may mean: a word of the turn, or pieces alone."""
        family, known = self.table_view.sheet.family, turn_words(self.table_view.sheet)
        word, rest = read_line(text, self.language, known)
        if word in known or not are_pieces(text, self.language, family.name):
            yield word, rest
            return
        pieces = read_pieces(text, self.language, family.name)
        for alone in self._words_of_pieces(len(pieces.split())):
            yield (alone, f"... | {pieces}" if alone == "arrange" else pieces)

    def _words_of_pieces(self, count: int) -> Iterator[str]:
        """Yield the words that pieces alone may mean here, the likeliest first."""
        words = self.table_view.sheet.family.turns.words
        if self.table_view.my_turn and self.view.turn.startswith("return"):
            yield "return"
        elif "play" in words:
            yield "arrange" if self.table_view.settings.assist.mode == BY_HAND else "play"
        else:
            yield from ("meld",) if count >= SHORTEST else ()
            yield "layoff"
            yield from ("discard",) if count == 1 else ()

    async def _of_word(self, word: str, text: str) -> Entry | None:
        """Return the line of a word of the turn with its text: what it would do, or why nothing."""
        request = replace(self.request, word=word, text=text)
        if word in OWN:
            wanted = (one for one in self._buttons() if one.phrase == word)
            return next(map(self._of_button, wanted), None)
        try:
            with self.services.access.solving(request):
                return await self._judged(request)
        except EXPECTED as error:
            return self._entry(await sentence(self.services, request, error))

    async def _judged(self, request: Request) -> Entry:
        table_view, services = self.table_view, self.services
        meant, _ = await as_meant(services, request, table_view)
        read = await strict(services, meant, table_view)
        then = "done" if meant.word in {"play", "arrange"} else ""
        turn = await services.engine.consider(
            table_view.table, self.request.person, meant.word, read, then=then
        )
        phrase = f"{meant.word} {self._named(meant, read)}".strip()
        if then:
            return self._lay(turn, phrase)
        if turn.refusal is not None:
            return self._refused(turn.refusal)
        return self._with_pieces(turn, meant.word, phrase)

    def _named(self, meant: Request, read: str) -> str:
        """Return the text of a phrase in notation; a meld keeps its number on the board."""
        if meant.word != "layoff":
            return read
        table = boards.as_seen(self.table_view)
        return with_place(meant.text, self.language, self.table_view.sheet, table)

    def _lay(self, turn: Turn, phrase: str) -> Entry:
        """Return the line of placed tiles: lay them, or only draft what cannot be laid yet."""
        if turn.draft in {self.table_view.draft, NO_DRAFT}:
            return self._refused(turn.refusal)
        laid, melds = self._laid(turn.draft), self._new_melds(turn.draft)
        progress = built(replace(self.table_view, draft=turn.draft), self.view)
        if turn.refusal is not None:
            title = self.voice.say("list-draft", tiles=laid or melds)
            why = self._why(turn.refusal)
            if progress is not None and progress.points < progress.needed:
                figures = {"points": progress.points, "needed": progress.needed}
                why = self.voice.say("need-drafted", **figures)
            return self._entry(title, why, self._button(phrase))
        told = (len(laid.split()), "no")
        if progress is not None and progress.needed:
            told = (progress.points, "yes")
        title = self.voice.say("button-play-done", count=told[0], counted=told[1])
        return self._public(title, melds, self._button(f"{phrase} {AND_DONE}"), laid)

    def _new_melds(self, draft: Draft) -> str:
        """Return the melds of a draft that do not lie on the table yet."""
        groups = draft.groups or ()
        lying = Counter(meld.pieces for meld in self.view.table)
        new = Counter(groups) - lying
        return " | ".join(self.voice.pieces(group) for group in groups if new[group])

    def _with_pieces(self, turn: Turn, word: str, phrase: str) -> Entry:
        """Return the line of a word that names pieces, or takes none."""
        known, title = self._button(phrase), self._labelled(self.voice, word, phrase)
        if not turn.actions:
            return self._entry(title, button=known)
        return self._public(title, "", known, self._labelled(self.public, word, phrase))

    def _labelled(self, voice: Voice, word: str, phrase: str) -> str:
        """Return the label of a phrase: its own, or that of its word and the pieces."""
        own = label(voice, phrase, self.table_view.sheet)
        if own != phrase:
            return own
        return phrase.replace(word, label(voice, word, self.table_view.sheet), 1)

    async def _planned(self, text: str) -> AsyncIterator[Entry]:
        """Yield the lines that plan what was typed, and have it laid when the turn begins."""
        if not self.table_view.sheet.family.plans.words:
            return
        if self._is_for_a_turn(text):
            yield self._entry(whose_turn(self.voice, self.table_view, self.view))
            return
        found = [entry for one in self._plan_readings(text) async for entry in self._plan(one)]
        for entry in [one for one in found if one.button is not None] or found[:1]:
            yield entry

    def _is_for_a_turn(self, text: str) -> bool:
        """Return whether a text is a word that only the player on turn can say."""
        sheet = self.table_view.sheet
        known = turn_words(sheet)
        word, _ = read_line(text, self.language, known)
        return word in known and word not in {*sheet.family.plans.words, *MOVING}

    def _plan_readings(self, text: str) -> Iterator[str]:
        """Yield what a text may mean for a plan: itself, or each word that takes its pieces."""
        family = self.table_view.sheet.family
        word, rest = read_line(text, self.language, (PLAN,))
        text = rest if word == PLAN and rest else text
        if not are_pieces(text, self.language, family.name):
            yield text
            return
        pieces = read_pieces(text, self.language, family.name)
        for alone in self._words_of_pieces(len(pieces.split())):
            yield f"{alone} ... | {pieces}" if alone == "arrange" else f"{alone} {pieces}"

    async def _plan(self, text: str) -> AsyncIterator[Entry]:
        family = self.table_view.sheet.family
        request = replace(self.request, word=PLAN, text=text)
        try:
            with self.services.access.solving(replace(request, word="play")):
                turn = await considered(self.services, request, self.table_view)
        except EXPECTED as error:
            yield self._entry(await sentence(self.services, request, error))
            return
        if turn.refusal is not None:
            mover = self.voice.mover(self.table_view)
            said = self.voice.refusal(turn.refusal, self.table_view.sheet, mover)
            yield self._entry(said)
            return
        planned = replace(self.table_view.plan, draft=turn.draft)
        tiles, melds = self.voice.pieces(family.plans.pieces(planned)), self._new_melds(turn.draft)
        yield self._entry(self.voice.say("list-plan", tiles=tiles), melds, self._plan_button(text))
        if not family.plans.after_draw:
            title = self.voice.say("list-plan-lay", tiles=tiles)
            yield self._entry(title, melds, self._plan_button(f"{text} lay"))

    # lines

    def _entry(self, title: str, about: str = "", button: Button | None = None) -> Entry:
        """Make a line of which nobody else learns more than that the person looked."""
        name = self.public.person(self.request.person)
        post = self.public.say("post-looks", name=name, code=self.table_view.code)
        title = title or self.voice.say("list-nothing")
        return Entry(
            title=self._titled(title),
            about=about,
            post=post,
            button=button,
            seat=self.table_view.me,
            below=list_key(self.public),
        )

    def _public(self, title: str, about: str, button: Button, says: str) -> Entry:
        """Make a line that tells everybody what was chosen, and then what came of it."""
        post = f"{self.public.person(self.request.person)}: {says}"
        return Entry(
            title=self._titled(title),
            about=about,
            post=self._titled(post),
            button=button,
            seat=self.table_view.me,
            public=True,
            below=(
                replace(button, label=self.public.say("button-confirm")),
                *list_key(self.public),
            ),
        )

    def _refused(self, refusal: Refusal | None) -> Entry:
        return self._entry("" if refusal is None else self._why(refusal))

    def _why(self, refusal: Refusal) -> str:
        seen = boards.as_numbered(refusal, self.table_view)
        mover = self.voice.mover(self.table_view)
        return self.voice.refusal(seen, self.table_view.sheet, mover)

    def _titled(self, title: str) -> str:
        """Name the table where there are several: the chat may show another one, or none."""
        return f"{self.table_view.code} · {title}" if self.apart else title

    def _public_label(self, word: str) -> str:
        return label(self.public, word, self.table_view.sheet)

    def _button(self, phrase: str) -> Button:
        return Button(
            word=phrase,
            label="",
            table=self.table_view.table,
            version=self.table_view.version,
            draft=self.table_view.draft_version,
        )

    def _plan_button(self, text: str) -> Button:
        draft = self.table_view.plan.version
        return replace(self._button(text), before=PLAN, draft=draft)
