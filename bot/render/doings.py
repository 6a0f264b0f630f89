"""What was done, in a sentence: for who sees it at a table, and for who sees a round once more."""

from collections.abc import Callable

from bot.render.writing import Say
from core.engine.deeds import Deed
from core.rules.family import Bell
from core.rules.pieces import Pieces, print_pieces

BELL = ("laid", "back", "taken", "drawn", "returned", "discarded")
"""What the bell can do with pieces, in the order in which it is told."""


def told_deed(
    deed: Deed, say: Say, *, name: str, family: str, write: Callable[[Pieces], str] = print_pieces
) -> str:
    """Tell what somebody did; a word that has no text of its own is named."""
    if deed.bell is not None:
        return _rung(deed.bell, say, name, family)
    try:
        return say(
            f"deed-{deed.verb}",
            name=name,
            tiles=write(deed.laid or deed.picked),
            laid=len(deed.laid),
            picked=len(deed.picked),
            gained=deed.gained,
            family=family,
        )
    except LookupError:
        return say("deed-other", name=name, verb=deed.verb)


def _rung(bell: Bell, say: Say, name: str, family: str) -> str:
    """Tell a bell with its figures: `3 tiles laid, 2 taken back, 3 drawn`."""
    figures = [
        say(f"bell-{what}", count=getattr(bell, what), family=family)
        for what in BELL
        if getattr(bell, what)
    ]
    return say("deed-bell", name=name, figures=", ".join(figures), told=len(figures))
