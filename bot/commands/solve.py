"""`rummy solve`: the best legal lay. Not built yet."""

from collections.abc import Sequence

from bot.commands.asked import sheet_asked
from bot.commands.console import Console, UnusableError
from bot.commands.parsing import Parser


def arguments(parser: Parser) -> None:
    """Take a sheet, a table, a rack, what shall be best, and house rules."""
    parser.add_argument("sheet", metavar="SHEET")
    parser.add_argument("--table", default="")
    parser.add_argument("--rack", required=True)
    parser.add_argument("--closed", action="store_true")
    parser.add_argument("--aim", choices=("tiles", "points"), default="tiles")
    parser.rules()
    parser.json()


def run(_console: Console, *, sheet: str, rules: Sequence[str], **_later: object) -> int:
    """Say that there is no solver yet."""
    sheet_asked(sheet, rules)
    raise UnusableError("cli-solve-later")
