"""The terminal prints screens of one moment together, and skips outdated ones."""

import asyncio
from pathlib import Path

from bot.platforms.terminal.surface import TOGETHER, TerminalSurface
from bot.screens.screen import Attachment, Button, Screen, ScreenKind
from core.engine.people import PersonId, ToPerson

ME = ToPerson(PersonId(1))


def a_screen(kind: ScreenKind, text: str, *, mine: bool = True) -> Screen:
    return Screen(kind=kind, text=text, calls=(PersonId(1),) if mine else ())


def a_surface(folder: Path) -> tuple[TerminalSurface, list[str]]:
    written: list[str] = []
    surface = TerminalSurface(written.append, folder)
    surface.listening = True
    return surface, written


async def test_a_table_that_was_overtaken_is_not_written(tmp_path: Path) -> None:
    surface, written = a_surface(tmp_path)
    for kind in (ScreenKind.LOBBY, ScreenKind.TABLE, ScreenKind.TURN):
        await surface.show(ME, a_screen(kind, kind))
    surface.flush()
    assert written == ["\nturn"]


async def test_a_result_and_a_note_are_always_written(tmp_path: Path) -> None:
    surface, written = a_surface(tmp_path)
    for kind in (ScreenKind.TURN, ScreenKind.RESULT, ScreenKind.NOTE, ScreenKind.TURN):
        await surface.show(ME, a_screen(kind, kind))
    surface.flush()
    assert written == ["\nresult", "\nnote", "\nturn"]


async def test_a_result_that_closes_is_not_read_out_again(tmp_path: Path) -> None:
    surface, written = a_surface(tmp_path)
    again = Button(word="rematch", label="Rematch", version=3)
    for buttons, brief in (((again,), "Ann wins."), ((), "Ann wins. The table is closed.")):
        ended = Screen(kind=ScreenKind.RESULT, text="all racks", brief=brief, buttons=buttons)
        await surface.show(ME, ended)
    surface.flush()
    assert written == ["\nall racks", "\nAnn wins. The table is closed."]


async def test_a_turn_of_others_is_written_only_when_asked_for(tmp_path: Path) -> None:
    surface, written = a_surface(tmp_path)
    await surface.show(ME, a_screen(ScreenKind.TURN, "theirs", mine=False))
    surface.flush()
    assert written == []
    surface.asked = True
    await surface.show(ME, a_screen(ScreenKind.TURN, "theirs", mine=False))
    surface.flush()
    assert written == ["\ntheirs"]


async def test_a_lay_to_object_to_is_written_in_time(tmp_path: Path) -> None:
    surface, written = a_surface(tmp_path)
    objecting = Button(word="object", label="Object", version=3)
    await surface.show(ME, Screen(kind=ScreenKind.TURN, text="laid", buttons=(objecting,)))
    surface.flush()
    assert written == ["\nlaid"]


async def test_an_answer_comes_at_once_and_after_what_waited(tmp_path: Path) -> None:
    surface, written = a_surface(tmp_path)
    await surface.show(ME, a_screen(ScreenKind.NOTE, "first"))
    await surface.answer(PersonId(1), "second\x07")
    assert written == ["\nfirst", "second"]


async def test_a_file_with_a_path_in_its_name_is_put_into_its_folder(tmp_path: Path) -> None:
    surface, written = a_surface(tmp_path / "records")
    file = Attachment(name="../../etc/match.toml", data=b"x")
    await surface.show(ME, Screen(kind=ScreenKind.RECORD, text="file", attachment=file))
    surface.flush()
    assert written == ["\nfile", str(tmp_path / "records" / "match.toml")]
    assert (tmp_path / "records" / "match.toml").read_bytes() == b"x"


async def test_while_a_word_is_followed_nothing_is_written_by_itself(tmp_path: Path) -> None:
    surface, written = a_surface(tmp_path)
    surface.following, later = True, asyncio.Event()
    await surface.show(ME, a_screen(ScreenKind.NOTE, "later"))
    asyncio.get_running_loop().call_later(2 * TOGETHER, later.set)
    await later.wait()
    assert written == []
    surface.flush()
    assert written == ["\nlater"]


async def test_messages_of_an_earlier_evening_are_not_written(tmp_path: Path) -> None:
    surface, written = a_surface(tmp_path)
    surface.listening = False
    await surface.show(ME, a_screen(ScreenKind.NOTE, "of yesterday"))
    surface.flush()
    assert written == []
