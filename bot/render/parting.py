"""How long a text is for a platform, and what becomes of one that is too long for a message."""

from collections.abc import Iterator

from bot.render.names import without_idle_marks


def units(text: str) -> int:
    """Return how long a platform finds a text: in UTF-16 code units."""
    return len(text) + sum(char > "\uffff" for char in text)


def in_parts(text: str, longest: int) -> tuple[str, ...]:
    """Share a text out among messages, between lines; a line that is too long, between words."""
    parts, taken = [], ""
    for line in _lines(text, longest):
        if taken and units(taken) + units(line) > longest:
            parts.append(taken.strip("\n"))
            taken = ""
        taken += line
    return tuple(part for part in (*parts, taken.strip("\n")) if part.strip())


def shortened(text: str, longest: int) -> str:
    """Return as many words of a text as there is room for."""
    text = without_idle_marks(text)
    if units(text) <= longest:
        return text
    cut = text
    while units(cut) >= longest:
        cut = cut.rpartition(" ")[0] or cut[: longest // 2]
    return f"{cut}…"


def _lines(text: str, longest: int) -> Iterator[str]:
    for line in text.splitlines(keepends=True):
        rest = line
        while units(rest) > longest:
            fits = rest[: longest // 2]
            cut = fits.rfind(" ") + 1 or len(fits)
            yield rest[:cut]
            rest = rest[cut:]
        yield rest
