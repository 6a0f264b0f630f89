"""Data that tests store: an open table, an update, finished rounds."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from core.engine.delivery.notices import LobbyChanged
from core.engine.evening.standings import RoundResult, SeatResult
from core.engine.people import ChatId, PersonId, TableId, ToChat
from core.engine.ports import Cause, Change, Listing, Store, Update
from core.engine.table.events import TableOpened
from core.engine.table.state import Settings
from core.rules.sheets import SHEETS

ANN, BEN = PersonId(1), PersonId(2)
GROUP = ChatId(1)
OPENED = TableOpened(code="BCDF", host=ANN, chat=GROUP, sheet=SHEETS["kids"], settings=Settings())
LISTED = Listing(code="BCDF", chats=(GROUP,), people=(ANN,), is_open=True)
NOVEMBER = 1_795_000_000.0


async def opened(store: Store, code: str = OPENED.code) -> TableId:
    """Store a table with a lobby, and the notice that shows it."""
    table = await store.new_table()
    notice = LobbyChanged(to=ToChat(GROUP), table=table)
    await store.append(
        Change(
            table=table,
            expected=0,
            family="tiles",
            listing=replace(LISTED, code=code),
            events=(replace(OPENED, code=code),),
            notices=(notice,),
        )
    )
    return table


def brought(key: str) -> Update:
    """Return an update as a platform brings it."""
    cause = Cause(platform="test", key=key)
    return Update(cause=cause, place="g1", sender="ann", raw='{"text": "draw"}')


def at(file: Path) -> str:
    """Return the address of a SQLite file."""
    return f"sqlite:///{file}"


def seat(person: int | None, score: int = 0, **figures: object) -> SeatResult:
    own = {"turns": 4, "own": 4 if person is not None else 0}
    return SeatResult(person=person, score=score, won=score > 0, **{**own, **figures})  # type: ignore[arg-type]


def result(*seats: SeatResult, deal: int = 1, **figures: object) -> RoundResult:
    given = {"at": NOVEMBER, "sheet": "rummikub", "options": "rummikub", "chats": (GROUP,)}
    return RoundResult(
        table=1,
        deal=deal,
        seats=seats,
        **{"result": "win", "assist": "arrange", **given, **figures},  # type: ignore[arg-type]
    )


async def play(store: Store, results: Sequence[RoundResult]) -> None:
    """Store rounds through the changes that end them."""
    table = await store.new_table()
    listing = Listing(code=f"T{table}", chats=(GROUP,), people=(ANN,), is_open=True)
    change = Change(table=table, expected=0, family="tiles", listing=listing, events=(OPENED,))
    await store.append(change)
    for one in results:
        await store.append(replace(change, expected=1, events=(), result=one))
