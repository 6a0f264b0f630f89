"""A table in the middle of a round, set up by hand, as one seat sees it."""

from dataclasses import replace

from bot.app import Dependencies
from bot.conversation.delivery.readers import Readers
from bot.screens.voice import Voice
from core.engine.people import Address, Human, PersonId, TableId, ToPerson
from core.engine.table.events import SeatTaken, TableOpened
from core.engine.table.evolve import replay
from core.engine.table.seat_state import Live
from core.engine.table.state import SeatState, Settings, TableState
from core.engine.table.view import TableView, Views
from core.rules.drafts import Draft
from core.rules.family import Family
from core.rules.match import new_match
from core.rules.pieces import Meld, Seat, Table
from core.rules.round import Round
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from core.rules.view import RoundView

NAMES = ("Ann", "Ben")


def melds(sheet: Sheet, table: str) -> Table:
    """Read melds in notation."""
    family: Family[Round, RoundView] = sheet.family
    judged = (family.pieces.judge(sheet, group) for group in family.notation.read_groups(table))
    return tuple(meld for meld in judged if isinstance(meld, Meld))


def state(
    sheet: str,
    *tables: str,
    racks: tuple[str, str] = ("r1", "b1"),
    turn: str = "",
    stock: str | None = None,
    opened: tuple[str, ...] = NAMES,
) -> TableState:
    """Return a round that has had these tables, the last one now; Ann is on turn."""
    played = SHEETS[sheet]
    made = TableOpened(code="BCDF", host=PersonId(1), chat=None, sheet=played, settings=Settings())
    lobby = replay((made, SeatTaken(who=Human(PersonId(2)))))
    position = {
        "table": tables[-1],
        "racks": dict(zip(NAMES, racks, strict=True)),
        "to_move": "Ann",
        "stock": ("b9" if sheet != "basic" else "9C") if stock is None else stock,
        "opened": list(opened),
        "turn": turn,
    }
    round_ = played.family.notation.read_position(played, NAMES, position)
    match = replace(new_match(played, 2), round=round_)
    seen = tuple(melds(played, table) for table in tables)
    return replace(lobby, match=match, tables=seen, gains=((), ()))


def as_seen(at: TableState, seat: Seat | None = 0, draft: str | Draft = "") -> TableView:
    """Return the table as a seat sees it, with its draft."""
    if isinstance(draft, str):
        draft = Draft(groups=at.sheet.family.notation.read_groups(draft) if draft else None)
    seat_states = {} if seat is None else {seat: SeatState(draft=draft)}
    reader = None if seat is None else PersonId(seat + 1)
    return Views().see(Live(number=TableId(1), state=at, seat_states=seat_states), reader, None)


async def voice(table_view: TableView, **wishes: object) -> Voice:
    """Return the voice for Ann."""
    parts = Dependencies()
    for name in NAMES:
        await parts.register.person(Address("test", name), name=name, language="en")
    readers = Readers(
        register=parts.register,
        translator=parts.translator,
        sheets=parts.sheets,
    )
    found = await readers.voice(ToPerson(PersonId(1)), table_view)
    return replace(found, **wishes)  # type: ignore[arg-type]
