"""`rummy sheets` and `rummy check`: show rule sheets, and judge whether pieces are a meld."""

import re
from collections.abc import Sequence

from bot.commands.console import NO, YES, Console, UnusableError, short
from bot.commands.parsing import Parser
from bot.commands.sheet_options import in_notation, sentences, sheet_asked
from bot.reading.vocabulary import own_words
from core.rules.family import Family
from core.rules.pieces import LONGEST, Meld, Pieces, TooLongError, UnreadableError
from core.rules.refusals import Refusal
from core.rules.round import Round
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from core.rules.view import RoundView

_FILE = re.compile(r"[\w-]+\.txt")


def sheets_arguments(parser: Parser) -> None:
    """Declare an optional sheet; without one, all are listed."""
    parser.add_argument("sheet", metavar="SHEET", nargs="?")
    parser.json()


def run_sheets(console: Console, *, sheet: str | None, as_json: bool) -> int:
    """List the sheets, or show one."""
    if sheet is None:
        _list(console, as_json=as_json)
    else:
        _show(console, sheet_asked(sheet), as_json=as_json)
    return YES


def _list(console: Console, *, as_json: bool) -> None:
    if as_json:
        sheets = SHEETS.values()
        console.write_json([{"id": sheet.id, "options": sheet.options()} for sheet in sheets])
        return
    width = max(map(len, SHEETS))
    for name in SHEETS:
        console.write(f"{name:{width}}  {console.text(f'sheet-{name}-about')}")


def _show(console: Console, sheet: Sheet, *, as_json: bool) -> None:
    if as_json:
        console.write_json(
            {
                "id": sheet.id,
                "options": sheet.options(),
                "fields": sheet.as_data(),
                "sources": {name: sheet.sources.get(name, "") for name in sheet.as_data()},
            }
        )
        return
    _tell(console, sheet)


def _tell(console: Console, sheet: Sheet) -> None:
    """Explain the sheet, each rule with its source, then list what a host may set."""
    from bot.texts.rulebook import Played, Rulebook, noted, printed_at

    console.write(f"{console.text(f'sheet-{sheet.id}')}\n")
    for rule in Rulebook(Played(sheet=sheet), console.translator, console.language).rules:
        place = str(printed_at(sheet, [rule.topic]))
        console.write(f"{rule.text} ({place})" if place else rule.text)
    console.write()
    console.say("cli-sheet-options", file=_file(sheet))
    own = own_words(console.language, "house_rules")
    fields = sheet.as_data()
    rows = [
        (own[name], _written(console, name, fields[name]), str(noted(sheet, name)))
        for name in sheet.options()
    ]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    for name, value, source in rows:
        told = source or console.text("cli-sheet-unprinted")
        console.write(f"  {name:{widths[0]}}  {value:{widths[1]}}  {told}")


def _file(sheet: Sheet) -> str:
    """Return the name of the file in which the sheet is printed."""
    found = (_FILE.search(source) for source in sheet.sources.values())
    return next(match[0] for match in found if match)


def _written(console: Console, name: str, value: object) -> str:
    """Return the value of a field in the reader's words; as it is, where there are none."""
    if isinstance(value, bool):
        return console.text("choice-yes" if value else "choice-no")
    keys = [f"choice-{name}-{value}".replace("_", "-"), f"choice-{value}"]
    known = [key for key in keys if console.translator.has(key)]
    return console.text(known[0]) if known else str(value)


def check_arguments(parser: Parser) -> None:
    """Declare a sheet, the pieces of one meld, and house rules."""
    parser.add_argument("sheet", metavar="SHEET")
    parser.add_argument("tiles", metavar="TILES", nargs="+")
    parser.rules()
    parser.json()


def run_check(
    console: Console, *, sheet: str, tiles: Sequence[str], rules: Sequence[str], as_json: bool
) -> int:
    """Judge a single meld."""
    asked = sheet_asked(sheet, rules)
    judged = asked.family.pieces.judge(asked, _pieces(console, asked, " ".join(tiles)))
    if as_json:
        console.write_json(_data(asked, judged))
    else:
        _tell_judgement(console, asked, judged)
    return NO if isinstance(judged, Refusal) else YES


def _pieces(console: Console, sheet: Sheet, text: str) -> Pieces:
    family: Family[Round, RoundView] = sheet.family
    try:
        return family.notation.read_pieces(in_notation(console, sheet, text))
    except TooLongError as error:
        raise UnusableError("cli-too-long", most=LONGEST) from error
    except UnreadableError as error:
        raise UnusableError("cli-unreadable", word=short(error.word), family=family.name) from error


def _data(sheet: Sheet, judged: Meld | Refusal) -> dict[str, object]:
    if isinstance(judged, Refusal):
        return {"ok": False, "code": judged.code, "codes": judged.codes}
    value = sheet.family.pieces.laid_value(sheet, judged)
    counted = {} if value is None else {"value": value}
    return {"ok": True, "type": judged.kind, **counted}


def _tell_judgement(console: Console, sheet: Sheet, judged: Meld | Refusal) -> None:
    if isinstance(judged, Meld):
        value = sheet.family.pieces.laid_value(sheet, judged)
        counts = "no" if value is None else "yes"
        console.say("cli-meld", kind=judged.kind, meld=str(judged), counts=counts, value=value or 0)
        return
    for sentence in sentences(console, sheet, judged):
        console.write(sentence)
