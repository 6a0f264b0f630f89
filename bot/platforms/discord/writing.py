"""Text as Discord takes it: read as it was written, nobody called who is not meant."""

import re
from collections.abc import Mapping

from discord.utils import escape_markdown

from bot.render.names import without_idle_marks

LONGEST = 3800
"""UTF-16 code units of what one message says; Discord takes 4000."""
JOINER = "\u2060"
"""Takes no room, and keeps what stands before and after it from being read as one."""

_CALL = re.compile(r"@(?=\w)|<(?=[@#:/ati])|(?<=[a-z]):(?=//)", re.IGNORECASE)
_EMOJI = re.compile(r"(<:[a-z]\w{0,31}:\d{1,20}>)")
"""In a name one does no harm."""
_NUMBERED = re.compile(r"^(\s*\d+)\.(?=\s)", re.MULTILINE)
_QUOTED = re.compile(r"[“„«]\s?([a-z]+)( [^“”„«»]*?)?\s?[”“»]")


def harmless(text: str) -> str:
    """Return a text in which a name calls nobody, leads nowhere and changes no letters.

    Numbers of melds stay what they are: Discord would count lines that begin with numbers anew.
    """
    plain = _EMOJI.split(without_idle_marks(text))
    kept = "".join(
        part if place % 2 else escape_markdown(_CALL.sub(_kept_apart, part))
        for place, part in enumerate(plain)
    )
    return _NUMBERED.sub(r"\1\\.", kept)


def _kept_apart(found: re.Match[str]) -> str:
    return found[0] + JOINER


def with_commands(text: str, commands: Mapping[str, str]) -> str:
    """Write the words that can be said as commands; `commands` are words as Discord calls them.

    One that stands with what follows it cannot be tapped, and is written out.
    """

    def command(found: re.Match[str]) -> str:
        called = commands.get(found[1])
        if called is None:
            return found[0]
        typed = called.strip("</>").partition(":")[0]
        return f"`/{typed}{found[2]}`" if found[2] else called

    return _QUOTED.sub(command, text)


def calling(text: str, called: Mapping[int, str]) -> str:
    """Call people where they are named last; who is not named, at the front."""
    for account, name in called.items():
        mention, places = f"<@{account}>", _places(harmless(name), text)
        if not places:
            text = f"{mention} {text}"
            continue
        begin, end = places[-1]
        text = text[:begin] + mention + text[end:]
    return text


def _places(name: str, text: str) -> list[tuple[int, int]]:
    return [found.span() for found in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text)]
