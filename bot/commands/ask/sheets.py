"""`rummy sheets`: list the rule sheets, or show one with all its fields."""

from bot.commands.console import YES, Console
from bot.commands.parsing import Parser
from bot.commands.sheet_options import sheet_asked
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS


def arguments(parser: Parser) -> None:
    """Declare an optional sheet; without one, all are listed."""
    parser.add_argument("sheet", metavar="SHEET", nargs="?")
    parser.json()


def run(console: Console, *, sheet: str | None, as_json: bool) -> int:
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
    """Explain the sheet, then list its fields; a star marks those that a host may set."""
    from bot.texts.rulebook import Played, Rulebook

    console.write(f"{console.text(f'sheet-{sheet.id}')}\n")
    for rule in Rulebook(Played(sheet=sheet), console.translator, console.language).rules:
        console.write(rule.text)
    console.write()
    console.say("cli-sheet-fields")
    fields = sheet.as_data()
    options = sheet.options()
    width = max(map(len, fields))
    for name, value in fields.items():
        mark = "*" if name in options else " "
        source = sheet.sources.get(name, "")
        console.write(f"{mark} {name:{width}}  {_written(value):14}  {source}".rstrip())


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
