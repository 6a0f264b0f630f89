"""Text as Telegram takes it: none too long, nobody called who is not meant."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from telegram import MessageEntity, User

from bot.platforms.telegram.commands import TYPED
from bot.render.names import JOINER, without_idle_marks
from bot.render.parting import in_parts, units

LONGEST = 4096
"""UTF-16 code units of one message."""

_QUOTED = re.compile(r"[“„«]\s?([a-z]+)( [^“”„«»]*?)?\s?[”“»]")
_CALL = re.compile(r"@(?=\w)|(?<=\w)[.](?=\w)|(?<![\w/])/(?=\w)")


@dataclass(frozen=True, slots=True)
class Text:
    """What one message says, and who is called by it."""

    plain: str
    marks: tuple[MessageEntity, ...] = ()

    def and_then(self, line: str) -> "Text":
        """Return the same with another line."""
        return replace(self, plain=f"{self.plain}\n{line}")


def written(text: str, called: Mapping[int, str], *, private: bool) -> tuple[Text, ...]:
    """Write a screen's text as messages. `called` are accounts with their names."""
    parts = in_parts(with_commands(harmless(text), but=_not_said(private=private)), LONGEST)
    names = {account: harmless(name) for account, name in called.items()}
    return tuple(Text(part, mentions(part, names)) for part in parts)


def as_alert(text: str, *, private: bool) -> str:
    """Write a text for a window over a chat, where nobody is called and nothing leads anywhere."""
    return with_commands(without_idle_marks(text), but=_not_said(private=private))


def _not_said(*, private: bool) -> frozenset[str]:
    """Return the words that are no commands of ours: in private, `/start` is how one arrives."""
    return frozenset({"start"}) if private else frozenset()


def harmless(text: str) -> str:
    """Return a text in which a name calls nobody and leads nowhere: `@ann`, `a.example`, `/x`."""
    kept = without_idle_marks(text)
    return _CALL.sub(lambda found: found[0] + JOINER, kept)


def with_commands(text: str, *, but: frozenset[str] = frozenset()) -> str:
    """Write the words that can be said as commands: a tap says them."""

    def command(found: re.Match[str]) -> str:
        said = found[1] in TYPED and found[1] not in but
        return f"/{found[1]}{found[2] or ''}" if said else found[0]

    return _QUOTED.sub(command, text)


def mentions(text: str, called: Mapping[int, str]) -> tuple[MessageEntity, ...]:
    """Return the marks by which people are called: each at the last place that names them."""
    found = ((user, name, _last(name, text)) for user, name in called.items())
    return tuple(
        MessageEntity(
            MessageEntity.TEXT_MENTION,
            offset=units(text[:place]),
            length=units(name),
            user=User(user, name, is_bot=False),
        )
        for user, name, place in found
        if place is not None
    )


def _last(name: str, text: str) -> int | None:
    places = [found.start() for found in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text)]
    return places[-1] if places else None
