"""Checks that each reader on Telegram was told things in their own language."""

from collections.abc import Iterator, Mapping

from tests.support.evenings.heard import foreign
from tests.support.telegram.hands import content
from tests.support.telegram.loopback.server import Call
from tests.support.telegram.watching import Watch, keys_of


def misread(watch: Watch, since: int, languages: Mapping[int, str]) -> list[str]:
    """Return what was said after so many calls in a language that is not the reader's."""
    return [
        f"{call.method} to {reader} ({languages[reader]}): {sorted(found)} in {text!r}"
        for call in watch.telegram.calls[since:]
        if call.answered and (reader := reader_of(watch, call)) in languages
        for text in said_by(watch, call)
        if (found := foreign(text, languages[reader], names(watch)))
    ]


def reader_of(watch: Watch, call: Call) -> int:
    if call.method == "answerCallbackQuery":
        return watch.telegram.pressers[call.given["callback_query_id"]]
    return int(call.given.get("chat_id", 0))


def said_by(watch: Watch, call: Call) -> Iterator[str]:
    """Yield every text of a call: its words, its buttons, and those of its picture."""
    yield content({**call.given, **call.given.get("media", {})})
    yield from (key["text"] for row in keys_of(call) for key in row)
    for file in call.files.values():
        yield from watch.sketcher.words_in(file)


def names(watch: Watch) -> tuple[str, ...]:
    return ("Ann", "Ben", watch.now.state.code)
