"""The people of an evening: their languages and their sometimes hostile names."""

from bot.machine.system import Chance

HANDLES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
LANGUAGES = ("en", "en", "de", "fr", "it", "nl", "es", "pt")
HOSTILE = (
    "/stop",
    "“stop”",
    "@rummy_bot",
    "<b>Ann</b>",
    "-# small",
    "**`x`**",
    "\u202eevets",
    "r7",
    "Ann",
    "Computer 1",
    "🟥🟥🟥",
    "a" * 60,
    "",
    "x\nYour turn",
)


def people(chance: Chance) -> dict[str, tuple[str, str]]:
    """Return names and languages by the handles that scripts use."""
    return {handle: (_name(handle, chance), chance.choose(LANGUAGES)) for handle in HANDLES}


def _name(handle: str, chance: Chance) -> str:
    return chance.choose(HOSTILE) or handle if chance.choose(range(6)) == 0 else handle
