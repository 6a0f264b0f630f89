"""Help for a person who reads only the screen: the words, and a timely example."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.platforms.terminal.printing import harmless
from bot.reading.phrases import in_own_words
from bot.reading.vocabulary import own_words
from bot.render.names import without_idle_marks
from bot.screens.formatter import PieceFormatter
from bot.screens.teaching.help import SHOWN, words_now, words_of_use
from bot.texts.translator import Argument, Translator
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.sheet import Sheet
from core.rules.view import RoundView

LOOKING = ("table", "rack", "sort", "group")
"""Words that show the table, whoever's turn it is."""
WHOLE = frozenset({"table", "rack"})
"""The words that print the whole screen again, not only the changes."""
ALWAYS = (*LOOKING, "tables", "score", "replay", "review", "record", "verify", "rules", "ask",
          "next", "cut", "rematch", "new", "leave", "stop", "settings", "learn", "puzzle",
          "daily", "stats", "history", "privacy", "language", "help", "quit")  # fmt: skip
"""Words that are useful to a single person, besides those of the turn."""
TIMED = ("pause", "resume")
"""Words that make sense for one person if turns have a time limit."""


def words_here(table_view: TableView | None) -> tuple[str, ...]:
    """Return the words that work at any time, for one person at this table."""
    if table_view is None:
        return ALWAYS
    auto = ("auto",) if table_view.sheet.family.turns.waits else ()
    return (*auto, *(TIMED if table_view.timed else ()), *ALWAYS)


@dataclass(slots=True, kw_only=True)
class Guide:
    """Explains what a newcomer may not know, and stops once they have shown that they do."""

    translator: Translator
    formatter: PieceFormatter
    language: str
    kept: bool = True
    """Whether the match outlives the program."""
    hints: int = 2
    """How often to repeat the hint how to lay tiles that `play` cannot place."""

    def text(self, key: str, **arguments: Argument) -> str:
        """Return a text in the form that a terminal can show."""
        return harmless(self.phrased(self.translator.text(key, self.language, **arguments)))

    def phrased(self, text: str) -> str:
        """Write the words to type in the person's own language, and what was typed as it was typed.

        `harmless` comes after: it removes the mark that tells what was typed.
        """
        return in_own_words(without_idle_marks(text), self.language)

    def help_now(self, table_view: TableView | None) -> str:
        """Name the eight words that matter now, `quit` the last of them, and where the rest is."""
        turn = () if table_view is None else words_of_use(table_view.sheet)
        sensible = {*turn, *words_here(table_view)} - {"quit"}
        words = (*words_now(table_view, sensible)[: SHOWN - 1], "quit")
        family = "" if table_view is None else table_view.sheet.family.name
        now = "\n".join((self.text("help-now"), *(self._word(word, family) for word in words)))
        return f"{now}\n\n{self.text('help-more')}"

    def help_all(self, table_view: TableView | None) -> str:
        """List the words for a single person, those of the turn first."""
        turn = () if table_view is None else words_of_use(table_view.sheet)
        family = "" if table_view is None else table_view.sheet.family.name
        kept = "yes" if self.kept else "no"
        always = (self._word(word, family) for word in words_here(table_view))
        in_turn = (self._word(word, family) for word in turn)
        return "\n\n".join(
            (
                *(("\n".join((self.text("terminal-help-turn"), *in_turn)),) if turn else ()),
                "\n".join((self.text("terminal-help-always"), *always)),
                self.text("terminal-help", family=family, kept=kept),
            )
        )

    def _word(self, word: str, family: str) -> str:
        keys = (f"terminal-word-{word}", f"word-{word}-{family}", f"word-{word}")
        key = next(filter(self.translator.has, keys), keys[-1])
        key = "terminal-quit-loses" if word == "quit" and not self.kept else key
        about = self.text(key) if self.translator.has(key) else ""
        named = own_words(self.language)[word]
        return self.text("terminal-help-word", word=named, about=about)

    def deeds(self, table_view: TableView, known: int) -> str:
        """Say what the person has just done, before what the others do; `known` deeds are old."""
        own = [deed for deed in table_view.deeds if deed.seat == table_view.me]
        if len(own) <= known:
            return ""
        pieces, key = own[-1].laid or table_view.gained, f"terminal-did-{own[-1].verb}"
        if not pieces or not self.translator.has(key):
            return ""
        return self.text(key, tiles=self.formatter.pieces(pieces))

    def waiting(self, table_view: TableView | None) -> str:
        """Say whose turn it is, unless it is the person's own."""
        if (
            table_view is None
            or table_view.phase is not Phase.PLAYING
            or table_view.my_turn
            or not table_view.round
        ):
            return ""
        name = self.text("name-computer", seat=str(table_view.round.to_move + 1))
        return self.text("turn-of", name=name)

    def hint(self, table_view: TableView | None) -> str:
        """Say how to lay what `play` cannot place, if the sheet allows it at all."""
        if not self.hints or table_view is None or not _rearranged(table_view.sheet):
            return ""
        self.hints -= 1
        return self.text("terminal-play-hint")

    def example(self, table_view: TableView | None) -> str:
        """Show how to name pieces, with made-up ones, until the person has laid some.

        The example stands below a turn; a view from before the others acted is good enough for it.
        """
        if table_view is None or table_view.round is None or _has_laid(table_view):
            return ""
        return "\n".join(self._examples(table_view, table_view.round))

    def _examples(self, table_view: TableView, view: RoundView) -> Iterator[str]:
        drafted = table_view.draft.groups is not None or bool(table_view.draft.steps)
        stage = (view.turn if view.my_turn else "").partition(" ")[0] or "begin"
        key = f"terminal-example-{stage}-{table_view.sheet.family.name}"
        if view.rack and not drafted and self.translator.has(key):
            yield self.text(key)


def _rearranged(sheet: Sheet) -> bool:
    """Say whether the sheet allows melds on the table to be rearranged."""
    return sheet.as_data().get("rebuild", "none") != "none"


def _has_laid(table_view: TableView) -> bool:
    return any(deed.seat == table_view.me and deed.laid for deed in table_view.deeds)
