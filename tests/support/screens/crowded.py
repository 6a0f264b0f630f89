"""A table as full as possible: long names, full racks, large figures."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bot.screens.formatter import PlainFormatter
from bot.screens.lobby import lobby, rule_groups
from bot.screens.play import private_turn, public_table
from bot.screens.result import result
from bot.screens.screen import Button, Screen
from bot.screens.settings import PAGES, settings, settings_all, settings_page
from bot.screens.voice import Voice, names_apart
from core.engine.people import Human, PersonId, TableId
from core.engine.table.deeds import Deed
from core.engine.table.events import SeatTaken, TableOpened
from core.engine.table.evolve import replay
from core.engine.table.seat_state import Live
from core.engine.table.state import Assist, Evening, Phase, SeatState, Settings, TableState
from core.engine.table.view import TableView, Views
from core.engine.time.timers import TimeLeft
from core.rules.drafts import Draft, Placed
from core.rules.events import Outcome
from core.rules.match import new_match
from core.rules.pieces import Pieces, Seat
from core.rules.sheet import Goal, Sheet
from core.rules.sheets import SHEETS
from tests.support.translator import TRANSLATOR

RACK = 40
NAME = "🀄字𝕎" * 11
"""Wider than a letter, longer than shown names, and two units of UTF-16 each."""
LARGE = 98_765
TABLES = {
    "tiles": "{0}1 {0}2 {0}3 {0}4 {0}5 {0}6 {0}7 {0}8 {0}9 {0}10 {0}11 {0}12 {0}13"
    " | {1}9 {1}10 {1}11 | {2}5 {2}6 {2}7 {2}8",
    "cards": "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS | 4H 5H 6H | KC KD KH",
}
AGREED = Settings(
    goal=Goal("rounds", 10), clock="3d", assist=Assist(mode="hints", hints=10), look="picture"
)


def voice(language: str, formatter: PlainFormatter | None = None) -> Voice:
    """The voice for somebody who has never played and wants pictures."""
    people = {PersonId(number): f"{number}{NAME}" for number in range(1, 7)}
    return Voice(
        translator=TRANSLATOR,
        language=language,
        brush=formatter or PlainFormatter(),
        names=names_apart(people, "?"),
        sheets=SHEETS,
        look="picture",
        lessons=3,
    )


def otherwise(sheet: Sheet) -> Sheet:
    """Return a sheet with every house rule changed that can be changed together."""
    for name, field in sheet.HOUSE_RULES.items():
        if name == "numbers":
            continue  # all of them lie on the table
        for value in field.offers:
            if name in sheet.options() and value != sheet.options()[name]:
                sheet = sheet.with_house_rules({name: value})
                break
    return sheet


@cache
def playing(name: str) -> TableState:
    """Return a round after a busy turn of every seat; the first person is on turn."""
    sheet, seats = otherwise(SHEETS[name]), SHEETS[name].max_players
    opened = TableOpened(code="WWWW", host=PersonId(1), chat=None, sheet=sheet, settings=AGREED)
    others = (SeatTaken(who=Human(PersonId(number))) for number in range(2, seats + 1))
    state = replay((opened, *others))
    names = tuple(f"P{number}" for number in range(1, seats + 1))
    pack = sheet.family.pieces.pack(sheet)
    lying = TABLES[sheet.family.name].format(*str(sheet.as_data().get("colours", "")))
    position = {
        "table": lying,
        "racks": dict(zip(names, _racks(sheet, seats), strict=True)),
        "to_move": names[0],
        "stock": "b1" if sheet.family.name == "tiles" else "2D",
        "opened": [],
        "turn": "drawn AC stock" if sheet.family.name == "cards" else "",
    }
    round_ = sheet.family.notation.read_position(sheet, names, position)
    match = replace(
        new_match(sheet, seats), round=round_, totals=(-LARGE,) * seats, rounds_played=98
    )
    return replace(
        state,
        match=match,
        tables=(round_.table, round_.table),
        gains=((),) * seats,
        deeds=tuple(_deed(seat, pack) for seat in range(1, seats)),
        evening=Evening(seats=state.seats, matches=98, won=(98,) * seats),
        ready=tuple(PersonId(number) for number in range(1, seats)),
    )


def _racks(sheet: Sheet, seats: int) -> list[str]:
    """Return as many tiles as a rack can hold, or all cards that are left."""
    pack = list(map(str, sheet.family.pieces.pack(sheet)))
    if sheet.family.name == "tiles":
        return [" ".join((pack * RACK)[:RACK])] * seats
    lying = {"2D", *TABLES["cards"].split()}
    left = [card for card in pack if card not in lying and card != "AC"]
    return [" ".join(["AC", *left[0::seats]]), *(" ".join(left[n::seats]) for n in range(1, seats))]


def _deed(seat: Seat, pack: Pieces) -> Deed:
    return Deed(seat=seat, verb="lay", laid=pack[:13])


def as_seen(state: TableState, seat: Seat | None) -> TableView:
    """Return the table as a seat sees it, with a draft of half the rack."""
    seat_states = {} if seat is None else {seat: SeatState(draft=_draft(state, seat))}
    reader = None if seat is None else PersonId(seat + 1)
    table_view = Views().see(
        Live(number=TableId(9_999_999), state=state, seat_states=seat_states), reader, None
    )
    return replace(table_view, time=TimeLeft(allowed=259_200, left=259_000, runs=True))


def _draft(state: TableState, seat: Seat) -> Draft:
    assert state.match is not None
    assert state.match.round is not None
    round_ = state.match.round
    if state.sheet.family.name == "cards":
        return Draft()
    own = round_.racks[seat]
    lying = tuple(meld.pieces for meld in round_.table)
    placed = Placed(pieces=own[:20], number=98, of=99)
    return Draft(
        groups=(*lying, own[:3], own[3:6], *((piece,) for piece in own[6:20])), placed=placed
    )


def screens(name: str, language: str) -> Iterator[tuple[str, Screen]]:
    """Yield every screen of such a table, in the order of an evening."""
    state, said = playing(name), voice(language)
    waiting = replace(state, match=None)
    table_view = as_seen(waiting, None)
    yield "lobby", lobby(said, table_view)
    yield "settings", settings(said, table_view)
    yield "settings all", settings_all(said, table_view)
    rules = (*rule_groups(state.sheet), *state.sheet.options())
    for page in ("menu", *PAGES, *(f"rule {rule}" for rule in rules)):
        yield f"settings {page}", settings_page(said, table_view, page)
    public, mine = as_seen(state, None), as_seen(state, 0)
    assert public.round is not None
    assert mine.round is not None
    yield "table", public_table(said, public, public.round, deeds=state.deeds, delivery="new")
    yield "turn", private_turn(said, mine, mine.round, delivery="new")
    yield "result", _result(said, public)


def _result(said: Voice, table_view: TableView) -> Screen:
    match, round_ = table_view.match, table_view.round
    assert match is not None
    assert round_ is not None
    seats = tuple(range(match.seats))
    outcome = Outcome(result="blocked", winners=seats, scores=(-LARGE,) * match.seats, doubled=True)
    ended = replace(round_, outcome=outcome, racks=(round_.rack,) * match.seats)
    over = replace(match, round=ended, winners=seats)
    shown = replace(table_view, phase=Phase.OVER, match=over, hints_used=(98,) * match.seats)
    return result(said, shown, over, ended)


def buttons(screen: Screen) -> Iterator[Button]:
    """Yield everything on a screen that can be pressed, except entries of lists."""
    yield from screen.buttons
    if screen.choice is not None:
        yield from screen.choice.words


def listed(screen: Screen) -> Iterator[str]:
    """Yield the entries of a screen's lists, and the buttons where there are no lists."""
    if screen.pick is not None:
        yield from (option.label for option in screen.pick.options)
    if screen.choice is not None:
        yield from (button.label for button in screen.choice.onto)
        yield from (part.shown for part in screen.choice.parts)
        yield from (piece.shown for piece in screen.choice.pieces)
    if screen.pages is not None:
        yield from (screen.pages.more, screen.pages.back, screen.pages.onto, screen.pages.table)
