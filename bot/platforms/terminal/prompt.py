"""The prompt at a terminal: editing, history, completion."""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory
from prompt_toolkit.patch_stdout import patch_stdout

from bot.platforms.terminal.game import PROMPT
from core.engine.private_files import make_folder, make_private


class PromptKeyboard:
    """Asks for a line; output that arrives meanwhile appears above the prompt."""

    def __init__(self, suggest: Callable[[str], Iterable[str]], history: Path) -> None:
        make_folder(history.parent)
        make_private(history)
        self._session: PromptSession[str] = PromptSession(
            history=FileHistory(str(history)),
            completer=_Suggestions(suggest),
            complete_while_typing=False,
        )

    async def line(self) -> str | None:
        """Return the next line, None when the person ends.

        An interrupt drops a begun line, and ends the game on an empty one.
        """
        try:
            return await self._session.prompt_async(PROMPT)
        except KeyboardInterrupt:
            return "" if self._session.default_buffer.text else None
        except EOFError:
            return None


@asynccontextmanager
async def printing_above_the_prompt() -> AsyncIterator[None]:
    """Print output above the line that is being typed, with its colours unchanged."""
    with patch_stdout(raw=True):
        yield


class _Suggestions(Completer):
    """Offers completions at the cursor."""

    def __init__(self, suggest: Callable[[str], Iterable[str]]) -> None:
        self._suggest = suggest

    def get_completions(self, document: Document, _event: CompleteEvent) -> Iterable[Completion]:
        """Return completions of the word before the cursor."""
        begun = document.get_word_before_cursor(WORD=True)
        for word in self._suggest(document.text_before_cursor):
            yield Completion(word, start_position=-len(begun))
