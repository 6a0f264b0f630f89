"""Whom a name means at a table."""

from bot.reading.marks import SHOWN
from bot.render.names import bare, quoted
from bot.screens.voice import Voice
from core.engine.people import Human, Nobody, PersonId
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.sight import Sight
from core.rules.pieces import Seat


def called_seat(voice: Voice, sight: Sight, name: str) -> Seat:
    """Return whose name this is, or begins like this; raises TableRefusedError."""
    wanted = _plain(name)
    names = {
        seat: _plain(bare(voice.occupant(who, seat)))
        for seat, who in enumerate(sight.seats)
        if who != Nobody()
    }
    same = [seat for seat, known in names.items() if known == wanted]
    alike = same or [seat for seat, known in names.items() if known.startswith(wanted)]
    if len(alike) != 1 or not wanted:
        raise TableRefusedError(TableCode.NOBODY_CALLED, name=quoted(name.strip(), SHOWN))
    return alike[0]


def _plain(name: str) -> str:
    """Return a name as it is compared: whoever mentions somebody writes `@` before the name."""
    return name.strip().lstrip("@").casefold()


def called_person(voice: Voice, sight: Sight, name: str) -> PersonId:
    """Return the person with this name; raises TableRefusedError."""
    who = sight.seats[called_seat(voice, sight, name)]
    if not isinstance(who, Human):
        raise TableRefusedError(TableCode.NOBODY_CALLED, name=quoted(name.strip(), SHOWN))
    return who.person
