"""Text as Discord takes it: read as it was written, nobody called who is not meant."""

import re
from collections.abc import Mapping

from bot.render.names import JOINER, without_idle_marks

LONGEST = 3800
"""UTF-16 code units of what one message says; Discord takes 4000."""

_SPECIAL = re.compile(
    r"(?P<emoji><:[a-z0-9_]{2,32}:[0-9]{1,20}>)"
    r"|(?P<call>@(?=\w)|<(?=[@#:/ati])|(?<=[a-z]):(?=//))"
    r"|(?P<mark>[\\_~|*`]|\[(?=[^\n]+\]\())",
    re.IGNORECASE,
)
"""What Discord shows otherwise than it is written. An emoji may stay: in a name it does no harm."""
_LINE_MARK = re.compile(r"^([^\S\n]*)([#>-])", re.MULTILINE)
"""Headings, small print, quotations and lists: they are marked where a line begins."""
_MARKUP = r"<[^<>\n]*>|`[^`\n]*`|\]\([^)\n]*\)"
"""Emoji, commands and addresses: a word in them names nobody."""
_NUMBERED = re.compile(r"^([^\S\n]*\d+)([.)])(?=\s)", re.MULTILINE)
_QUOTED = re.compile(r"[“„«]\s?([a-z]+)( [^“”„«»]*?)?\s?[”“»]")


def harmless(text: str) -> str:
    """Return a text in which a name calls nobody, leads nowhere and changes no letters.

    Numbers of melds stay what they are: Discord would count lines that begin with numbers anew.
    """
    plain = _SPECIAL.sub(_made_plain, without_idle_marks(text))
    return _NUMBERED.sub(r"\1\\\2", _LINE_MARK.sub(r"\1\\\2", plain))


def _made_plain(found: re.Match[str]) -> str:
    if found["emoji"]:
        return found[0]
    return found[0] + JOINER if found["call"] else f"\\{found[0]}"


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
    found = re.finditer(rf"{_MARKUP}|(?<!\w)(?P<name>{re.escape(name)})(?!\w)", text)
    return [one.span() for one in found if one["name"] is not None]
