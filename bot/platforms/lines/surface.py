"""Shows screens as JSON objects, and remembers which message shows what."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import TypeAlias

from bot.machine.processes import Painter
from bot.platforms.base.kept import LOBBIES
from bot.platforms.lines.lines import write_line
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.slots import (
    PASSING,
    noted_slots,
    outdates,
    passing_slot,
    questions_beside,
    table_in,
    useless_slot,
)
from bot.texts.translator import without_marks
from core.engine.caches import memory
from core.engine.people import Address, PersonId, To, ToChat, ToPerson
from core.engine.ports import Register

Write: TypeAlias = Callable[[bytes], Awaitable[None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Shown:
    """A message that was sent."""

    number: int
    screen: Screen
    picture: dict[str, object] | None
    """The description of its picture."""


class LinesSurface:
    """Writes what everybody would see. One message shows one slot of a place."""

    def __init__(self, register: Register, painter: Painter, write: Write) -> None:
        self._register = register
        self._painter = painter
        self._write = write
        self._numbers = count(1)
        self._shown: MutableMapping[tuple[To, str], _Shown] = memory()
        self._passing: MutableMapping[tuple[To, str], list[int]] = memory()
        """The notes of each person that go with the next turn, by their slot."""

    async def show(self, to: To, screen: Screen) -> None:
        """Send a screen, or edit the message that shows its slot."""
        last = self._shown.get((to, screen.slot)) if screen.slot else None
        if last is None and screen.delivery in {"renew", "remove"}:
            return
        if last is not None and screen.delivery == "remove":
            del self._shown[to, screen.slot or ""]
            await self._write(
                write_line(to=await self._place(to), message=last.number, delete=True)
            )
            return
        if last is not None and screen.delivery != "new":
            if _same(last.screen, screen):
                return
            await self._send(to, last.number, screen, edit=True)
            if screen.kind is ScreenKind.TURN and not screen.turn:  # no turn of its reader follows
                await self._sweep(to, screen, passing=bool(screen.buttons))
            return
        if last is not None:
            await self._retire(to, last)
        number = next(self._numbers)
        await self._send(to, number, screen)
        if isinstance(to, ToPerson) and screen.passing and screen.slot is None:
            self._passing.setdefault((to, passing_slot(screen.about)), []).append(number)
        if isinstance(to, ToPerson):
            await self._drop_useless(to, screen)
        if last is None or last.screen.turn != screen.turn:
            await self._sweep_for_turn(to, screen)

    async def _sweep_for_turn(self, to: To, screen: Screen) -> None:
        """Remove the notes, and a chat's questions, that a new turn has outdated."""
        if screen.kind is ScreenKind.TURN:
            await self._sweep(to, screen)
        elif isinstance(to, ToChat) and screen.kind in {ScreenKind.TABLE, ScreenKind.RESULT}:
            about = questions_beside(screen)
            for (at, slot), asked in list(self._shown.items()) if about else ():
                stands = at == to and slot.startswith(about or "")
                if stands and outdates(screen, asked.screen.stamp):
                    await self._drop(to, (slot,))

    async def _sweep(self, to: To, turn: Screen, *, passing: bool = True) -> None:
        """Remove the notes about a table, and the passing ones."""
        table = table_in(turn)
        slots = (PASSING, passing_slot(table)) if passing else ()
        passed = [number for slot in slots for number in self._passing.pop((to, slot), ())]
        await self._drop(to, noted_slots(table), passed)

    async def _drop(self, to: To, slots: Sequence[str], also: Iterable[int] = ()) -> None:
        """Remove what these slots show, and other messages."""
        shown = (self._shown.pop((to, slot), None) for slot in slots)
        numbers = [one.number for one in shown if one is not None]
        for number in (*numbers, *also):
            await self._write(write_line(to=await self._place(to), message=number, delete=True))

    async def answer(self, person: PersonId, text: str) -> None:
        """Tell only the person who pressed."""
        key = (await self._register.who(person)).address.key
        await self._write(write_line(answer=key, text=without_marks(text)))

    async def _retire(self, to: To, last: _Shown) -> None:
        """Delete the old message in private; in a chat, leave only its lasting buttons."""
        if isinstance(to, ToPerson):
            place = await self._place(to)
            await self._write(write_line(to=place, message=last.number, delete=True))
        else:
            await self._strip(to, last)

    async def _strip(self, to: To, last: _Shown) -> None:
        """Leave an old message only its lasting words and buttons."""
        if last.screen.buttons or last.screen.pick:
            later = last.screen.later or replace(last.screen, buttons=(), pick=None)
            bare = replace(later, slot=last.screen.slot)
            await self._send(to, last.number, bare, edit=True)

    async def _drop_useless(self, to: To, screen: Screen) -> None:
        """Take the keys of a lobby, turn or result that a new private screen has outdated."""
        slot = useless_slot(screen)
        above = None if slot is None else self._shown.get((to, slot))
        if (
            slot is None
            or above is None
            or not (screen.delivery == "new" or above.screen.kind in LOBBIES)
        ):
            return
        over = above.screen.kind is ScreenKind.RESULT
        await (self._strip(to, above) if over else self._retire(to, above))
        self._shown.pop((to, slot), None)

    async def _send(self, to: To, number: int, screen: Screen, *, edit: bool = False) -> None:
        pressable = (*screen.buttons, *(screen.pick.options if screen.pick else ()))
        picture = await self._painted(to, screen)
        data: dict[str, object] = {
            "to": await self._place(to),
            "message": number,
            "text": _text(screen),
            "buttons": [_button(button) for button in pressable],
            "picture": picture,
        }
        if edit:
            data["edit"] = True
        if screen.slot:
            self._shown[to, screen.slot] = _Shown(number=number, screen=screen, picture=picture)
        await self._write(write_line(**data))

    async def _painted(self, to: To, screen: Screen) -> dict[str, object] | None:
        """Paint a picture that is not painted yet, and return its text and size."""
        if screen.picture is None:
            return None
        last = self._shown.get((to, screen.slot or ""))
        if last is not None and last.screen.picture == screen.picture:
            return last.picture
        file = await self._painter.file(screen.picture)
        return {"alt": without_marks(screen.picture.alt()), "bytes": len(file)}

    async def _place(self, to: To) -> str:
        if isinstance(to, ToPerson):
            return f"person:{_key((await self._register.who(to.person)).address)}"
        return f"chat:{_key((await self._register.where(to.chat)).address)}"


def _key(address: Address) -> str:
    return address.key


def _same(one: Screen, other: Screen) -> bool:
    """Say whether two screens are written alike: sounds and turn names are not written."""
    return _written(one) == _written(other)


def _written(screen: Screen) -> tuple[object, ...]:
    return _text(screen), screen.buttons, screen.pick, screen.picture


def _text(screen: Screen) -> str:
    """Return the text; a file is written out, because a program reads it."""
    if screen.attachment is not None:
        return screen.attachment.data.decode()
    return without_marks(screen.text)


def _button(button: Button) -> dict[str, str]:
    return {"id": button.id, "label": without_marks(button.label)}
