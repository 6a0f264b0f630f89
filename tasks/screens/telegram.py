"""What the bot asks Telegram to show, as its readers see it."""

from collections.abc import Iterable, Iterator

from bot.texts.translator import without_marks
from tasks.screens.shown import Shown
from tests.strangers.platforms.at_telegram import AtTelegram
from tests.strangers.platforms.chats import ALL
from tests.support.evenings.sketching import Sketcher
from tests.support.telegram.loopback.server import Call
from tests.support.telegram.loopback.world import Json


class TelegramEyes:
    """Sees what was shown since it last looked."""

    def __init__(self, chats: AtTelegram) -> None:
        self._chats = chats
        self._looked = 0

    def look(self, sketcher: Sketcher) -> Iterator[Shown]:
        """Yield what people have been shown since the last look."""
        calls = self._chats.server.calls
        since, self._looked = self._looked, len(calls)
        for call in calls[since:]:
            if call.answered and (shown := _seen(call, sketcher, self._reader(call.given))):
                yield shown

    def _reader(self, given: Json) -> str:
        """Return who sees what a request shows."""
        server, pressed = self._chats.server, "callback_query_id" in given
        who = given.get("chat_id", 0)
        if pressed:
            who = server.pressers[given["callback_query_id"]]
        elif "inline_query_id" in given:
            who = server.askers[given["inline_query_id"]]
        handle = self._chats.accounts.get(str(who), ALL)
        if not handle:
            return "Everybody in the group"
        name = self._chats.people[handle][0]
        return name if pressed else f"{name}, in private,"


def _seen(call: Call, sketcher: Sketcher, reader: str) -> Shown | None:
    given, method = call.given, call.method
    if method == "answerCallbackQuery":
        kind = "a pop-up with OK" if given.get("show_alert") else "a short pop-up"
        return Shown(reader, kind, [given["text"]]) if given.get("text") else None
    if method == "answerInlineQuery":
        return _offered(given, reader)
    if not method.startswith(("send", "edit")) or method == "sendChatAction":
        return None
    kind = "a new message" if method.startswith("send") else "the message, changed"
    shown = Shown(reader, kind, [_text(given), _text(given.get("media", {}))])
    shown.pictures = [told_picture(sketcher, file) for file in call.files.values() if _drawn(file)]
    markup = given.get("reply_markup") or {}
    shown.keys = list(_rows(markup))
    if field := markup.get("input_field_placeholder"):
        shown.said.append(f"(In the field to type in: {field})")
    return shown


def _text(given: Json) -> str:
    return without_marks(str(given.get("text", given.get("caption", ""))))


def _drawn(file: bytes) -> bool:
    """Whether a file is a picture, not a record or personal data."""
    return file.startswith((b"\x89PNG", b"GIF"))


def _rows(markup: Json) -> Iterator[tuple[str, ...]]:
    for row in (*markup.get("inline_keyboard", ()), *markup.get("keyboard", ())):
        yield tuple(without_marks(one if isinstance(one, str) else one["text"]) for one in row)


def _offered(given: Json, reader: str) -> Shown:
    """Return the list of moves, each with what it posts."""
    shown = Shown(reader, "a list above the field to type in")
    shown.lists = [("", tuple(map(_line, given["results"])))]
    if top := given.get("button", {}).get("text", ""):
        shown.keys = [(top,)]
    return shown


def _line(one: Json) -> str:
    posted = _text({"text": one.get("input_message_content", {}).get("message_text", "")})
    keys = (f"[{label}]" for row in _rows(one.get("reply_markup", {})) for label in row)
    posts = " ".join(("posts:", posted, *keys))
    told = (without_marks(one["title"]), without_marks(one.get("description", "")), posts)
    return "\n    ".join(filter(None, told))


def told_picture(sketcher: Sketcher, file: bytes) -> str:
    """Return the alternative text of a picture, and the drawn words that it lacks."""
    alt, *drawn = map(without_marks, sketcher.words_in(file))
    more = ", ".join(dict.fromkeys(_missing(drawn, alt.casefold())))
    return f"For screen readers: {alt}" + (f"\nDrawn in it: {more}" if more else "")


def _missing(drawn: Iterable[str], alt: str) -> Iterator[str]:
    return (one for one in drawn if any(map(str.isalpha, one)) and one.casefold() not in alt)
