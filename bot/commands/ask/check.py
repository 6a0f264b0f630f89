"""`rummy check`: judge whether pieces are a meld, and give its value."""

from collections.abc import Sequence

from bot.commands.ask.notation import in_notation, sentences
from bot.commands.console import NO, YES, Console, UnusableError, short
from bot.commands.parsing import Parser
from bot.commands.sheet_options import sheet_asked
from core.rules.family import Family
from core.rules.pieces import LONGEST, Meld, Pieces, TooLongError, UnreadableError
from core.rules.refusals import Refusal
from core.rules.round import Round
from core.rules.sheet import Sheet
from core.rules.view import RoundView


def arguments(parser: Parser) -> None:
    """Declare a sheet, the pieces of one meld, and house rules."""
    parser.add_argument("sheet", metavar="SHEET")
    parser.add_argument("tiles", metavar="TILES", nargs="+")
    parser.rules()
    parser.json()


def run(
    console: Console, *, sheet: str, tiles: Sequence[str], rules: Sequence[str], as_json: bool
) -> int:
    """Judge a single meld."""
    asked = sheet_asked(sheet, rules)
    judged = asked.family.judge(asked, _pieces(console, asked, " ".join(tiles)))
    if as_json:
        console.write_json(_data(asked, judged))
    else:
        _tell(console, asked, judged)
    return NO if isinstance(judged, Refusal) else YES


def _pieces(console: Console, sheet: Sheet, text: str) -> Pieces:
    family: Family[Round, RoundView] = sheet.family
    try:
        return family.read_pieces(in_notation(console, sheet, text))
    except TooLongError as error:
        raise UnusableError("cli-too-long", most=LONGEST) from error
    except UnreadableError as error:
        raise UnusableError("cli-unreadable", word=short(error.word), family=family.name) from error


def _data(sheet: Sheet, judged: Meld | Refusal) -> dict[str, object]:
    if isinstance(judged, Refusal):
        return {"ok": False, "code": judged.code, "codes": judged.codes}
    value = sheet.family.laid_value(sheet, judged)
    counted = {} if value is None else {"value": value}
    return {"ok": True, "type": judged.kind, **counted}


def _tell(console: Console, sheet: Sheet, judged: Meld | Refusal) -> None:
    if isinstance(judged, Meld):
        value = sheet.family.laid_value(sheet, judged)
        counts = "no" if value is None else "yes"
        console.say("cli-meld", kind=judged.kind, meld=str(judged), counts=counts, value=value or 0)
        return
    for sentence in sentences(console, sheet, judged):
        console.write(sentence)
