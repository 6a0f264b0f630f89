"""A lobby offers each reader only the actions they can take, and repeats no button in words."""

from dataclasses import replace

from bot.render.names import without_idle_marks
from bot.screens.lobby import lobby
from bot.screens.screen import Screen
from bot.screens.settings import settings_page
from core.engine.people import Human, PersonId
from core.engine.table.state import TableState
from tests.support.screens.seated import as_seen, state, voice

WAITING = replace(state("rummikub", "r1 r2 r3"), match=None)
HOST, GUEST = 0, 1


def words(screen: Screen) -> list[str]:
    return [button.word for button in screen.buttons]


async def shown(at: TableState, seat: int | None) -> Screen:
    table_view = as_seen(at, seat)
    return lobby(await voice(table_view), table_view)


async def test_in_a_chat_the_lobby_shows_every_button() -> None:
    assert words(await shown(WAITING, None)) == ["join", "start", "settings", "rules", "leave"]


async def test_in_private_a_guest_cannot_start_or_change_settings() -> None:
    assert words(await shown(WAITING, HOST)) == ["start", "settings", "rules", "leave"]
    assert words(await shown(WAITING, GUEST)) == ["rules", "leave"]


async def test_in_the_settings_whoever_has_a_seat_gets_no_key_to_join() -> None:
    for seat, joins in ((None, True), (HOST, False)):
        table_view = as_seen(WAITING, seat)
        page = settings_page(await voice(table_view), table_view)
        assert ("join" in words(page)) is joins


async def test_in_private_a_stranger_can_join_while_a_seat_is_free() -> None:
    full = replace(WAITING, seats=tuple(Human(PersonId(number)) for number in (1, 2, 4, 5)))
    standing = as_seen(WAITING, 2)
    assert standing.me is None
    assert words(await shown(WAITING, 2)) == ["join", "rules"]
    assert words(await shown(full, 2)) == ["rules"]


async def test_beside_buttons_only_what_none_of_them_does_is_told_to_be_typed() -> None:
    screen = await shown(WAITING, None)
    assert "“join” takes a seat" in screen.text
    assert "“settings”" in screen.text
    beside = without_idle_marks(screen.beside).splitlines()[-1]
    assert beside == "To join from another chat, type “join BCDF”."


async def test_a_lobby_asks_nobody_to_join_where_the_reader_is_alone() -> None:
    table_view = as_seen(WAITING, HOST)
    said = await voice(table_view)
    assert "in another chat" in lobby(said, table_view).text
    alone = without_idle_marks(lobby(replace(said, alone=True), table_view).text)
    assert "in another chat" not in alone
    assert alone.endswith("Type “settings” to change the rules, then “start” to deal.")
