"""`rummy solve`: the best legal lay."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from bot.commands.console import YES, Console, UnusableError, short
from bot.commands.parsing import Parser, positive_number
from bot.commands.sheet_options import in_notation, sentences, sheet_asked
from core.rules.family import Aim, BestLay, Family
from core.rules.pieces import (
    LONGEST,
    Pieces,
    Table,
    TooLongError,
    UnreadableError,
    print_pieces,
    print_table,
)
from core.rules.records.positions import PositionError
from core.rules.refusals import Code, Fault, Refusal
from core.rules.round import Round
from core.rules.sheet import Sheet
from core.rules.view import RoundView

SOLVER = "Ann"
"""The player with the rack: a position needs a name."""

JOKER = "J"


def solve_arguments(parser: Parser) -> None:
    """Declare a sheet, a table, a rack, the aim, and house rules."""
    parser.add_argument("sheet", metavar="SHEET")
    parser.add_argument("--table", default="")
    parser.add_argument("--rack", required=True)
    parser.add_argument("--closed", action="store_true")
    parser.add_argument("--aim", choices=("tiles", "points"), default="tiles")
    parser.add_argument("--effort", type=positive_number, default=1, metavar="N")
    parser.rules()
    parser.json()


def run_solve(
    console: Console,
    *,
    sheet: str,
    table: str,
    rack: str,
    closed: bool,
    aim: Aim,
    effort: int,
    rules: Sequence[str],
    as_json: bool,
) -> int:
    """Find the best lay; “nothing to lay” is a valid answer, too."""
    asked = sheet_asked(sheet, rules)
    family: Family[Round, RoundView] = asked.family
    opened = [] if closed else [SOLVER]
    position = _position(console, asked, table, rack, opened)
    best = family.players.best_lay(family.rules.view(position, 0), aim, effort)
    if as_json:
        console.write_json(_data(best))
    else:
        _tell(console, asked, position, best)
    return YES


def _position(console: Console, sheet: Sheet, table: str, rack: str, opened: list[str]) -> Round:
    """Return the position; raises UnusableError if it is impossible."""
    family: Family[Round, RoundView] = sheet.family
    try:
        table, rack = (in_notation(console, sheet, written) for written in (table, rack))
        _check_melds(console, sheet, table)
        _check_rack(console, sheet, family.notation.read_pieces(rack))
        given = {"table": table, "racks": {SOLVER: rack}, "opened": opened, "to_move": SOLVER}
        position = family.notation.read_position(sheet, (SOLVER,), given)
    except TooLongError as error:
        raise UnusableError("cli-too-long", most=LONGEST) from error
    except UnreadableError as error:
        raise UnusableError(
            "cli-solve-unreadable", word=short(error.word), family=family.name
        ) from error
    except PositionError as error:
        raise UnusableError("cli-solve-impossible", why=short(error.what, 200)) from error
    _check_pack(sheet, position)
    return position


def _check_melds(console: Console, sheet: Sheet, table: str) -> None:
    """Refuse a table with an invalid meld, if the rules enforce valid melds."""
    family: Family[Round, RoundView] = sheet.family
    for group in family.notation.read_groups(table):
        judged = family.pieces.judge(sheet, group)
        if isinstance(judged, Refusal) and family.pieces.watches_melds(sheet):
            why = " ".join(sentences(console, sheet, judged))
            raise UnusableError("cli-solve-no-meld", why=why)


def _check_rack(console: Console, sheet: Sheet, rack: Pieces) -> None:
    """Refuse pieces that are not part of the game."""
    pack = set(map(str, sheet.family.pieces.pack(sheet)))
    strange = tuple(p for p in rack if str(p).partition("=")[0] not in pack)
    if strange:
        fault = Fault(code=Code.NOT_IN_GAME, tiles=strange)
        why = " ".join(sentences(console, sheet, Refusal((fault,))))
        raise UnusableError("cli-solve-impossible", why=why)


def _check_pack(sheet: Sheet, position: Round) -> None:
    """Refuse more copies of a piece than the game has.

    Jokers are not counted: many printed positions do not tell how many the game has.
    """
    lying = [piece for meld in position.table for piece in meld.pieces]
    given = Counter(map(str, (*lying, *position.racks[0])))
    pack = Counter(map(str, sheet.family.pieces.pack(sheet)))
    many = [piece for piece in pack if given[piece] > pack[piece] and piece != JOKER]
    if many:
        raise UnusableError("cli-solve-too-many", tile=many[0], count=pack[many[0]])


def _data(best: BestLay) -> dict[str, object]:
    return {
        "table": print_table(best.table),
        "played": list(map(str, best.played)),
        "tiles": len(best.played),
        "points": best.points,
    }


def _tell(console: Console, sheet: Sheet, position: Round, best: BestLay) -> None:
    """Show the lay, the rest of the rack, and the table with a plus before each new piece."""
    say = partial(console.say, family=sheet.family.name)
    if not best.played:
        say("cli-solve-nothing")
    else:
        played = print_pieces(best.played)
        say("cli-solve-lay", tiles=played, count=len(best.played), points=best.points)
        kept = print_pieces(_kept(position.racks[0], best.played))
        say("cli-solve-kept" if kept else "cli-solve-emptied", tiles=kept)
        console.write()
        for line in with_plus(position.table, best.table, best.played):
            console.write(f"  {line}")
    if not best.proven:
        console.write()
        console.say("cli-solve-unproven")


def _kept(rack: Pieces, played: Pieces) -> Pieces:
    left = Counter(rack) - Counter(played)
    return tuple(piece for piece in dict.fromkeys(rack) for _ in range(left[piece]))


def with_plus(before: Table, after: Table, laid: Pieces) -> list[str]:
    """Return the table, a line for each meld, with a plus before each newly laid piece."""
    unchanged, fresh = Counter(map(str, before)), Counter(map(str, laid))
    lines = []
    for meld in after:
        if unchanged[str(meld)]:
            unchanged[str(meld)] -= 1
            lines.append(str(meld))
            continue
        words = []
        for word in map(str, meld.pieces):
            new = fresh[word.partition("=")[0]] > 0
            fresh[word.partition("=")[0]] -= new
            words.append(f"+{word}" if new else word)
        lines.append(" ".join(words))
    return lines
