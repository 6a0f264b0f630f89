"""The review of a round: what was laid in each turn, beside what could have been laid."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from bot.render.board import Around, Board, Mine, ShownMeld, private_board
from bot.render.names import without_idle_marks
from bot.render.numbering import numbered
from bot.screens.boards import closed_seats
from bot.screens.parts import head_of, lines, paragraphs, pictured, words
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.evening.review import PlayedRound, ReviewedTurn, deciding, first_laying
from core.engine.people import Human
from core.engine.table.view import TableView
from core.rules.pieces import groups_of

LONGEST = 1_500
"""The maximum length of the list of turns, in characters; it leaves room for the rest."""
ALL = "all"


def own(
    voice: Voice, table_view: TableView, played: PlayedRound, turns: Sequence[ReviewedTurn]
) -> Screen:
    """Show a person's own turns, and the button that shows the review to all."""
    shows = bool(table_view.chats) and not played.is_open
    everybody = Button(
        word=f"review {ALL}", label=voice.say("button-review-all"), table=table_view.table
    )
    text = paragraphs(
        head_of(voice, table_view, played.number),
        voice.say("review-by-sight") if turns else voice.say("review-none"),
        _summed(voice, turns) if turns else "",
        _listed(voice, turns),
        _unexamined(voice, turns),
    )
    buttons = (*_open(voice, table_view, turns, ""), *((everybody,) if shows else ()))
    return Screen(kind=ScreenKind.SCORE, text=text, buttons=buttons)


def everybody(
    voice: Voice, table_view: TableView, played: PlayedRound, turns: Sequence[ReviewedTurn]
) -> Screen:
    """Show everybody's turns in short, and those in which most was left undone."""
    people = [list(of) for _, of in groupby(_by_seat(turns), lambda one: one.turn.seat)]
    text = paragraphs(
        head_of(voice, table_view, played.number),
        voice.say("review-by-sight"),
        lines(*(_summed(voice, of) for of in people)),
        lines(*(_line(voice, one, named=True) for one in deciding(turns))),
        _unexamined(voice, turns),
    )
    buttons = _open(voice, table_view, turns, f"{ALL} ")
    return Screen(kind=ScreenKind.SCORE, text=text, buttons=buttons)


def step(
    voice: Voice,
    table_view: TableView,
    played: PlayedRound,
    turns: Sequence[ReviewedTurn],
    place: int,
    *,
    named: bool,
) -> Screen:
    """Show one of the deciding turns, as the player could have laid, with buttons to the others."""
    chosen = deciding(turns)
    place = max(1, min(place, len(chosen)))
    one = chosen[place - 1]
    board = _board(voice, table_view, played, one)
    if named:
        board = _nobodys(board)
    told = paragraphs(
        head_of(voice, table_view, played.number),
        _line(voice, one, named=named),
        voice.say("review-place", place=str(place), of=str(len(chosen))),
    )
    around = [number for number in (place - 1, place + 1) if 1 <= number <= len(chosen)]
    return Screen(
        kind=ScreenKind.SCORE,
        text=paragraphs(told, lines(board.heading, voice.formatter.melds(board.melds))),
        caption=told,
        picture=pictured(voice, board),
        buttons=tuple(_to(voice, table_view, number, place, named=named) for number in around),
        slot=f"review:{table_view.table}",
        delivery="edit",
    )


def awaited(voice: Voice, table_view: TableView, played: PlayedRound) -> Screen:
    """Say who would show the review to all, and who has to agree yet."""
    names = voice.listed([voice.person(person) for person in played.agreed])
    others = voice.listed([voice.person(person) for person in played.awaited])
    label = voice.say("button-review-all")
    return Screen(
        kind=ScreenKind.SCORE,
        text=voice.say("review-awaited", names=names, others=others),
        buttons=(Button(word=f"review {ALL}", label=label, table=table_view.table),),
        slot=f"review-asked:{table_view.table}",
        delivery="edit",
    )


def _by_seat(turns: Sequence[ReviewedTurn]) -> list[ReviewedTurn]:
    own_turns = (one for one in turns if isinstance(one.turn.by, Human))
    return sorted(own_turns, key=lambda one: (one.turn.seat, one.turn.number))


def _open(
    voice: Voice, table_view: TableView, turns: Sequence[ReviewedTurn], of: str
) -> tuple[Button, ...]:
    """Return the button that opens the deciding turns; none if there is nothing to show."""
    if not deciding(turns):
        return ()
    label = voice.say("button-review-open")
    return (Button(word=f"review {of}1", label=label, table=table_view.table, primary=True),)


def _to(voice: Voice, table_view: TableView, number: int, now: int, *, named: bool) -> Button:
    of = f"{ALL} " if named else ""
    label = voice.say("button-review-earlier" if number < now else "button-review-later")
    return Button(word=f"review {of}{number}", label=label, table=table_view.table)


def _listed(voice: Voice, turns: Sequence[ReviewedTurn]) -> str:
    """List the turns; in a long round, only those that tell something."""
    every = [*_blocks(voice, turns)]
    if sum(map(len, every)) > LONGEST:
        every = [_line(voice, one) for one in turns if one.tells]
    shown = list[str]()
    while every and sum(map(len, shown)) + len(every[0]) < LONGEST:
        shown.append(every.pop(0))
    return lines(*shown, voice.say("review-further", count=len(every)) if every else "")


def _blocks(voice: Voice, turns: Sequence[ReviewedTurn]) -> Iterator[str]:
    """Yield a line for each turn, and one for a row of turns in which nothing could be laid."""
    for quiet, row in groupby(turns, _is_quiet):
        some = list(row)
        if quiet:
            first, last = some[0].turn.number, some[-1].turn.number
            many = "yes" if last > first else "no"
            yield voice.say("review-quiet", many=many, first=str(first), last=str(last))
        else:
            yield from (_line(voice, one) for one in some if one.turn.laid or one.tells)


def _is_quiet(one: ReviewedTurn) -> bool:
    return one.possible.examined and not one.turn.laid and not one.tells


def _line(voice: Voice, one: ReviewedTurn, *, named: bool = False) -> str:
    """Tell what was laid in a turn, and what could have been laid."""
    number, laid = str(one.turn.number), voice.pieces(one.turn.laid)
    name = voice.occupant(one.turn.by, one.turn.seat) if named else ""
    did = voice.say(
        "review-laid" if one.turn.laid else "review-drew",
        number=number,
        tiles=laid,
        name=name,
        named="yes" if named else "no",
    )
    if one.tells or not one.possible.examined:
        return words(did, *_facts(voice, one))
    return words(did, voice.say("review-most"))


def _facts(voice: Voice, one: ReviewedTurn) -> Iterator[str]:
    tiles = voice.pieces(one.possible.pieces)
    if one.missed_out:
        yield voice.say("review-out", tiles=tiles)
    elif one.more:
        beyond = one.beyond
        if beyond:
            yield voice.say("review-more", tiles=voice.pieces(beyond), count=one.more)
        else:
            yield voice.say("review-possible", tiles=tiles)
    if one.spared:
        yield voice.say("review-spared", count=one.spared)


def _summed(voice: Voice, turns: Sequence[ReviewedTurn]) -> str:
    """Tell in a line how a player's turns were, the first laying included."""
    name = voice.occupant(turns[0].turn.by, turns[0].turn.seat)
    telling = sum(one.tells for one in turns)
    said = voice.say("review-summed", name=name, turns=len(turns), telling=telling)
    return words(said, _first(voice, turns))


def _first(voice: Voice, turns: Sequence[ReviewedTurn]) -> str:
    """Tell that the first laying was possible earlier; empty if it was not."""
    found = first_laying(turns)
    if found is None:
        return ""
    if not found.made:
        return voice.say("review-first-never", possible=str(found.possible))
    return voice.say(
        "review-first", possible=str(found.possible), count=found.made - found.possible
    )


def _unexamined(voice: Voice, turns: Sequence[ReviewedTurn]) -> str:
    count = sum(not (one.possible.examined or one.tells) for one in turns)
    return voice.say("review-unexamined", count=count) if count else ""


def _board(voice: Voice, table_view: TableView, played: PlayedRound, one: ReviewedTurn) -> Board:
    """Show the table as it could have been laid, and what would have stayed on the rack."""
    possible, view = one.possible, one.turn.view
    table = possible.table if one.missed_out or one.more else possible.thrifty
    around = Around(
        title=without_idle_marks(voice.sheet(table_view.sheet)),
        subtitle=without_idle_marks(voice.say("film-round", round=str(played.number))),
        names=tuple(
            without_idle_marks(voice.occupant(who, seat)) for seat, who in enumerate(played.seats)
        ),
        plain=closed_seats(played.seats),
        scores=played.totals,
        draft=without_idle_marks(voice.say("review-board", number=str(one.turn.number))),
    )
    mine = Mine(draft=groups_of(table))
    board = private_board(view, around, numbered((view.table,)), view.table, mine)
    return replace(board, melds=_numbered_on(board.melds))


def _nobodys(board: Board) -> Board:
    """Return a board that calls no seat the reader's own, for a chat."""
    return replace(board, seats=tuple(replace(seat, me=False) for seat in board.seats))


def _numbered_on(melds: Sequence[ShownMeld]) -> tuple[ShownMeld, ...]:
    """Number melds without a gap: nobody names those of a table that was never laid."""
    return tuple(replace(meld, number=number) for number, meld in enumerate(melds, 1))
